import { listed } from "../../../text/listed";
import { t } from "../../../text/texts.svelte";
import type { BoardLayout, Space } from "./board-layout";

type SpaceState = "open" | "free" | "draft" | "sealed" | "crossed";

export function areaName(name: string): string {
  return t("area-name", { area: name });
}

export function colourName(colour: number): string {
  return t("colour-name", { colour });
}

/** What a screen reader says of a space: colour, state, how much of its segment is open, what it borders. */
export function spaceName(
  layout: BoardLayout,
  space: Space,
  state: SpaceState,
  crossed: ReadonlySet<number>,
): string {
  const areas = listed(space.areas.map((area) => areaName(layout.areas[area]?.name ?? "")));
  if (space.colour < 0) return t("board-white", { number: space.id, areas });
  const segment = layout.segments[space.segment] ?? [];
  return t("board-space", {
    number: space.id,
    colour: colourName(space.colour),
    state,
    size: segment.length,
    open: segment.filter((id) => !crossed.has(id)).length,
    areas,
  });
}
