import { beforeEach, expect, test, vi } from "vitest";
import { TableList } from "../src/pages/table-list.svelte";
import { settings } from "../src/parts/settings.svelte";
import { MOST_OWN, alive, closeTable, keepTable, keepTables, recallTables } from "../src/table/own-tables";

const PLACE = "hranice.tables";
const shown = () => document.documentElement.dataset["ownTables"];

beforeEach(() => keepTables([]));

test("own tables are remembered, and their number stands on the document", () => {
  expect(shown()).toBeUndefined();
  keepTables(["QWERT", "ASDFG"]);
  expect(recallTables()).toEqual(["QWERT", "ASDFG"]);
  expect(shown()).toBe("2");
});

test("a table that is over is forgotten, and with the last one everything", () => {
  keepTable("QWERT", true);
  keepTable("ASDFG", true);
  keepTable("QWERT", true);
  expect(recallTables()).toEqual(["QWERT", "ASDFG"]);
  keepTable("QWERT", false);
  keepTable("YXCVB", false);
  expect(recallTables()).toEqual(["ASDFG"]);
  keepTable("ASDFG", false);
  expect(shown()).toBeUndefined();
  expect(localStorage.getItem(PLACE)).toBeNull();
});

test("no more are remembered than home shows", () => {
  for (let count = 0; count < MOST_OWN + 3; count += 1) keepTable(`TABLE${count}`, true);
  expect(shown()).toBe(String(MOST_OWN));
  expect(recallTables()).toHaveLength(MOST_OWN);
});

test.each(["{", "null", "7", '{"length":3}', "[1,null]"])("what else lies there (%s) is no table", (kept) => {
  localStorage.setItem(PLACE, kept);
  expect(recallTables()).toEqual([]);
});

test("a table is alive until it is finished or closed", () => {
  expect(["open", "running", "finished", "closed"].map(alive)).toEqual([true, true, false, false]);
});

test("home remembers what the server says, and keeps it in mind when the server is away", async () => {
  settings.met = true;
  const listed = ["open", "finished", "running"].map((phase, at) => ({ code: `TABLE${at}`, phase }));
  const fetched = vi.spyOn(globalThis, "fetch");
  fetched.mockImplementation((path) =>
    Promise.resolve(Response.json(path === "/api/me" ? { tables: listed } : [])),
  );
  const tables = new TableList();
  expect(tables.own).toBeNull();
  await tables.look();
  expect(recallTables()).toEqual(["TABLE0", "TABLE2"]);

  fetched.mockRejectedValue(new TypeError("no network"));
  const later = new TableList();
  await Promise.all([tables.look(), later.look()]);
  expect(tables.own?.map(({ code }) => code)).toEqual(["TABLE0", "TABLE2"]);
  // A place for what does not come is not kept for ever.
  expect(later.own).toEqual([]);
  expect(shown()).toBe("2");
  fetched.mockRestore();
  settings.met = false;
});

test("home does not ask for one's own tables while one of them is being closed", async () => {
  settings.met = true;
  let closed = false;
  const fetched = vi.spyOn(globalThis, "fetch");
  fetched.mockImplementation(async (path) => {
    if (path === "/api/tables/LESSON/close") {
      await Promise.resolve();
      closed = true;
    }
    const tables = [{ code: "LESSON", phase: closed ? "closed" : "running" }];
    return Response.json(path === "/api/me" ? { tables } : []);
  });
  closeTable("LESSON");
  const tables = new TableList();
  await tables.look();
  expect(tables.own).toEqual([]);
  fetched.mockRestore();
  settings.met = false;
});

test("a setting of the wrong kind is as if it were not there", async () => {
  localStorage.setItem(
    "hranice.settings",
    JSON.stringify({ name: 5, theme: null, sound: false, met: "yes" }),
  );
  vi.resetModules();
  const { settings: read } = await import("../src/parts/settings.svelte");
  expect([read.name, read.theme, read.sound, read.met]).toEqual(["", "system", false, false]);
  localStorage.clear();
});
