import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { BORDER } from "../src/games/border/gallery/fixture";
import { TRAVEL } from "../src/games/travel/gallery/fixture";
import { soundsBetween as heardInBorder } from "../src/games/border/table/sounds";
import { soundsBetween as heardInTravel } from "../src/games/travel/table/sounds";
import TapForSound from "../src/parts/TapForSound.svelte";
import { SOUND_RECIPES } from "../src/parts/sound-recipes";
import type { View as BorderView } from "../src/games/border/wire/types";
import type { View as TravelView } from "../src/games/travel/wire/types";

function border(name: string, change: Partial<BorderView> = {}): BorderView {
  return { ...(BORDER.moments[name]?.view as BorderView), ...change };
}

function travel(name: string, change: Partial<TravelView> = {}): TravelView {
  return { ...(TRAVEL.moments[name]?.view as TravelView), ...change };
}

describe("what one hears", () => {
  it("are dice that come to lie, crosses and stamps, and the call to one's turn", () => {
    const roll = border("first-roll");
    expect(heardInBorder({ ...roll, phase: "roll" }, roll)).toContain("dice");
    expect(heardInBorder(roll, roll)).toEqual([]);
    const late = border("late");
    const fewer = late.players.map((player) => ({ ...player, crossed: player.crossed.replace("1", "0") }));
    expect(heardInBorder({ ...late, players: fewer }, late)).toEqual(["pen"]);
    const open = late.players.map((player) => ({ ...player, closed: [] }));
    expect(heardInBorder({ ...late, players: open }, late)).toEqual(["stamp"]);
    const watching = roll.players.map((player) => ({ ...player, thinking: false }));
    expect(heardInBorder({ ...roll, active: 1, players: watching }, roll)).toEqual(["turn"]);
  });

  it("are everybody's turns on a screen in the room, and the end", () => {
    const watched = border("first-roll", { seat: null });
    const before = { ...watched, active: (watched.active + 1) % watched.players.length };
    expect(heardInBorder(before, watched, true)).toEqual(["turn"]);
    expect(heardInBorder(before, watched)).toEqual([]);
    expect(heardInBorder(watched, watched, true)).toEqual([]);
    expect(heardInBorder(watched, { ...watched, phase: "over" }, true)).toEqual(["end"]);
    const reckon = travel("reckon", { seat: null });
    expect(heardInTravel(reckon, { ...reckon, phase: "over" }, [])).toEqual(["end"]);
  });

  it("are cards, the reveal, the others' tokens and a photo finish", () => {
    const dealing = travel("dealing");
    expect(heardInTravel({ ...dealing, laid: 3 }, dealing, [])).toEqual(["card"]);
    const place = travel("place");
    expect(heardInTravel({ ...place, start: null, fields: place.fields }, place, [])).toEqual(["reveal"]);
    const bare = place.fields.map((field) => ({ ...field, stack: [], close: false }));
    const token = { traveller: 1, field: 2, at: 5 };
    const fallen = bare.map((field, number) => (number === 2 ? { ...field, stack: [token] } : field));
    const [before, after] = [
      { ...place, fields: bare },
      { ...place, fields: fallen },
    ];
    expect(heardInTravel(before, after, [])).toEqual(["token"]);
    // One's own was heard when the finger came down.
    expect(heardInTravel(before, after, [1])).toEqual([]);
    const close = fallen.map((field) => ({ ...field, close: field.stack.length > 0 }));
    expect(heardInTravel(after, { ...after, fields: close }, [])).toEqual(["photo"]);
    expect(heardInTravel({ ...after, fields: close }, { ...after, fields: close }, [])).toEqual([]);
  });

  it("is short and never loud", () => {
    for (const voices of Object.values(SOUND_RECIPES)) {
      for (const { after, lasts, loud, from, to } of voices) {
        expect(after + lasts).toBeLessThan(0.6);
        expect(loud).toBeLessThanOrEqual(1);
        expect(Math.min(from, to)).toBeGreaterThan(40);
      }
    }
  });

  it("needs one tap on a screen that nobody has touched", async () => {
    const activation = { hasBeenActive: false };
    vi.stubGlobal("navigator", { userActivation: activation });
    render(TapForSound);
    activation.hasBeenActive = true;
    await fireEvent.click(screen.getByRole("button", { name: "Turn the sound on" }));
    expect(screen.queryByRole("button")).toBeNull();
    vi.unstubAllGlobals();
  });
});
