import { File } from "node:buffer";
import { render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import FileDrop from "../src/parts/FileDrop.svelte";
import Lands from "../src/pages/Lands.svelte";
import { ownLandStore } from "../src/offline/own-land-store";
import { texts } from "../src/text/texts.svelte";
import { OwnLands } from "../src/pages/lands/own-lands.svelte";

afterEach(() => vi.restoreAllMocks());

test("a file that is dropped before the games have come is looked at by the one that knows it", async () => {
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(() => {
    const faults = [{ rule: "B3", text: "not two white spaces", spaces: [4] }];
    return Promise.resolve(Response.json({ faults, geography: null, board: null, name: "mine" }));
  });
  const own = new OwnLands();
  expect(own.grounds).toEqual([]);
  // Files of jsdom cannot be read.
  await own.take([new File(['{"spaces": [], "areas": []}'], "mine.json") as unknown as globalThis.File]);
  expect(fetched).toHaveBeenCalledWith("/api/boards/check", expect.anything());
  expect(own.looked?.looked.faults.map(({ text }) => text)).toEqual(["B3: not two white spaces"]);
  expect(own.refused).toBeNull();
  expect(own.busy).toBe(false);
});

test("a file that was chosen before the page lived is taken", () => {
  const files = [new File(["{}"], "mine.json")] as unknown as FileList;
  vi.spyOn(HTMLInputElement.prototype, "files", "get").mockReturnValue(files);
  const onfiles = vi.fn();
  render(FileDrop, { icon: "map", title: "Drop", hint: "", choose: "Choose", accept: ".json", onfiles });
  expect(onfiles).toHaveBeenCalledExactlyOnceWith([...files]);
});

test("what could not be stored is said to go with the tab", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(() => Promise.resolve(Response.json([])));
  await texts.need("lands");
  const { unmount } = render(Lands);
  await screen.findByText("Your own");
  expect(screen.queryByRole("alert")).toBeNull();
  unmount();
  // Nothing can be stored where there is no database.
  const thing = { game: "any", digest: "digest", about: {}, at: 1 };
  await ownLandStore.list(thing, "{}");
  render(Lands);
  expect((await screen.findByRole("alert")).textContent).toContain("Not everything could be saved");
  await ownLandStore.forget(thing);
});
