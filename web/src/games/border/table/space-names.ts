import { listed } from "../../../text/list-in-words";
import type { Refused } from "../../../parts/refusal";
import { t, texts } from "../../../text/texts.svelte";
import type { BoardLayout, Space } from "./board-layout";

type SpaceState = "open" | "free" | "draft" | "sealed" | "crossed";

export function areaName(name: string): string {
  return t("area-name", { area: name });
}

export function colourName(colour: number): string {
  return t("colour-name", { colour });
}

function areasAt(layout: BoardLayout, space: Space): string {
  return listed(space.areas.map((area) => areaName(layout.areas[area]?.name ?? "")));
}

/** A space in the words of those who see it: its colour, and the areas it lies at. */
export function spaceSeen(layout: BoardLayout, space: Space): string {
  return t("space-seen", { colour: space.colour, areas: areasAt(layout, space) });
}

/** What is said of a space that is pointed at, by what is said of its number. */
const HERE: Readonly<Record<string, string>> = {
  "border-already-crossed": "border-already-crossed-here",
  "border-no-die": "border-no-die-here",
  "border-not-adjacent": "border-not-adjacent-here",
};

/** A refusal whose space is named as it is seen: numbers are for who types them. */
export function seenOn(layout: BoardLayout | null, refused: Refused): Refused {
  const space = layout?.spaces[Number(refused.params["space"] ?? -1)];
  const reason = HERE[refused.reason];
  if (!layout || !space || !reason) return refused;
  if (space.colour < 0) return { ...refused, reason: "border-white-space" };
  return { ...refused, reason, params: { space: spaceSeen(layout, space) } };
}

/** What a screen reader says of a space: colour, state, how much of its segment is open, what it borders. */
export function spaceName(
  layout: BoardLayout,
  space: Space,
  state: SpaceState,
  crossed: ReadonlySet<number>,
): string {
  const segment = layout.segments[space.segment] ?? [];
  const open = segment.filter((id) => !crossed.has(id)).length;
  return texts.recall(layout, `${space.id} ${state} ${open}`, () => {
    const areas = areasAt(layout, space);
    if (space.colour < 0) return t("board-white", { number: space.id, areas });
    const colour = colourName(space.colour);
    return t("board-space", { number: space.id, colour, state, size: segment.length, open, areas });
  });
}
