import icons from "$hranice/games/border/paper/shapes/icons.json";

const ICONS: Readonly<Record<string, { readonly path: string } | undefined>> = icons;

/** The drawing of an area, in a box of 512; nothing for an area that somebody else invented. */
export function areaIcon(name: string): string {
  return ICONS[name]?.path ?? "";
}
