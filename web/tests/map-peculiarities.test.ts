import { readFileSync } from "node:fs";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { TRAVEL } from "../src/games/travel/gallery/fixture";
import BillView from "../src/games/travel/table/BillView.svelte";
import { frameOf } from "../src/games/travel/table/focus-frame";
import { Atlas } from "../src/games/travel/table/atlas";
import Peculiarities from "../src/games/travel/table/Peculiarities.svelte";
import MapIntroduction from "../src/games/travel/table/MapIntroduction.svelte";
import { PRICES } from "../src/games/travel/wire/constants";
import type { Pack } from "../src/games/travel/wire/maps";
import type { Language } from "../src/text/catalogue";
import { texts } from "../src/text/texts.svelte";
import { LANGUAGES } from "../src/wire/constants";
import { eventually } from "./eventually";

const atlasOf = (name: string) =>
  new Atlas(JSON.parse(readFileSync(`../src/hranice/games/travel/maps/${name}.json`, "utf8")) as Pack);
const europe = atlasOf("europe");

afterEach(async () => {
  cleanup();
  await texts.speak("en");
});

it("says whether the map is put away after a while, or when all are ready", async () => {
  const view = TRAVEL.moments["study"]?.view;
  if (!view) throw new Error("no moment to study");
  const { rerender } = render(MapIntroduction, { atlas: europe, ratio: 1, view, withCard: true, waited: "" });
  await rerender({ view: { ...view, until: 5000 } });
  screen.getByText(/^The map will be put away in a moment\./);
  await rerender({ view: { ...view, until: null } });
  screen.getByText(/^The map is put away once everybody is ready\./);
});

describe("what is peculiar about a map", () => {
  it.each(Object.keys(LANGUAGES) as Language[])("is listed in %s", async (language) => {
    await texts.speak(language);
    const { container } = render(Peculiarities, { atlas: europe });
    const told = [...container.querySelectorAll("dd")].map((line) => line.textContent.trim());
    expect(new Set(told)).toEqual(new Set(europe.pack.peculiarities.map(({ text }) => text[language])));
    expect(container.querySelector("button")).toBeNull();
  });

  it.each(["europe", "usa"])("lies in the sheet of %s wherever one looks for it", (name) => {
    const atlas = atlasOf(name);
    for (const { places } of atlas.pack.peculiarities) {
      const frame = frameOf(atlas, places);
      expect(frame?.left, places.join()).toBeGreaterThanOrEqual(0);
      expect(frame?.top).toBeGreaterThanOrEqual(0);
      expect(frame?.right).toBeLessThanOrEqual(atlas.pack.width);
      expect(frame?.bottom).toBeLessThanOrEqual(atlas.pack.height);
    }
    expect(frameOf(atlas, [])).toBeNull();
  });

  it("is shown one by one on the map that is studied", async () => {
    const view = TRAVEL.moments["study"]?.view;
    if (!view) throw new Error("no moment to study");
    const { container } = render(MapIntroduction, {
      atlas: europe,
      ratio: 1,
      view,
      withCard: true,
      waited: "",
    });
    const sheet = () => container.querySelector(".map svg")?.getAttribute("viewBox");
    const marked = () =>
      [...container.querySelectorAll(".state.marked")].map((state) => state.getAttribute("data-spot")).sort();
    await eventually(() => expect(sheet()).toBeTruthy());
    const whole = sheet();
    const all = europe.pack.peculiarities;
    const at = (number: number) => [...(all.at(number)?.places ?? [])].sort();

    await fireEvent.click(screen.getByRole("button", { name: "Show peculiarities" }));
    expect(marked()).toEqual(at(0));
    await fireEvent.click(screen.getByRole("button", { name: "Previous" }));
    expect(marked()).toEqual(at(-1));
    await fireEvent.click(screen.getByRole("button", { name: "Next" }));
    await fireEvent.click(screen.getByRole("button", { name: "Next" }));
    expect(marked()).toEqual(at(1));
    await fireEvent.click(screen.getByText("Croatia and Montenegro touch", { exact: false }));
    expect(marked()).toEqual(["HR", "ME"]);
    expect(sheet()).not.toBe(whole);
    const [last] = screen.getAllByRole("button", { name: "The whole map" }).slice(-1);
    await fireEvent.click(last as Element);
    expect([marked(), sheet()]).toEqual([[], whole]);
  });

  it("is named to who asks why, as far as the rules say so", () => {
    const bill = TRAVEL.moments["reckon"]?.view.reckoned[0]?.bill;
    if (!bill) throw new Error("no bill");
    const { container } = render(BillView, { atlas: europe, bill, prices: PRICES, peculiar: [0, 7] });
    const told = [...container.querySelectorAll(".peculiar")].map((line) => line.textContent);
    expect(told).toEqual([0, 7].map((number) => europe.pack.peculiarities[number]?.text.en));
  });
});
