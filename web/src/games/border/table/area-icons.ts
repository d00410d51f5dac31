import icons from "$hranice/games/border/paper/shapes/icons.json";

interface AreaIcon {
  readonly path: string;
  readonly author: string;
}

const ICONS: Readonly<Record<string, AreaIcon | undefined>> = icons;

/** The drawing of an area, in a box of 512; nothing for an area that somebody else invented. */
export function areaIcon(name: string): string {
  return ICONS[name]?.path ?? "";
}
