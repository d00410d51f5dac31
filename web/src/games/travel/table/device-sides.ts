/** How the players sit around one device. */
export type Shape = "lying" | "standing" | "small";

interface Seating {
  /** The grid, in the words of CSS. */
  readonly areas: string;
  readonly columns: string;
  readonly rows: string;
  /** The name of a player's area, and by how many degrees it is turned to face its player. */
  readonly seats: readonly { readonly area: string; readonly turn: number }[];
  /** Where the offer board lies; small screens have no room for it. */
  readonly middle: string | null;
}

const MIDDLE = "o";
const TURNS: Readonly<Record<string, number>> = { bottom: 0, left: 90, top: 180, right: 270 };

/** The screen as it is seen, row by row, with a letter for each player, and the sides at which they sit. */
type Plan = readonly [picture: string, sides: string];

const PAIR: Plan = ["b o a", "bottom top"];
/** Four like the wings of a windmill: everybody has a side less one corner. */
const FOUR: Plan = ["ccd bod baa", "bottom left top right"];

/** For two to six players, clockwise from the bottom, as people sit; long sides take the more players. */
const PLANS: Readonly<Record<Shape, readonly Plan[]>> = {
  lying: [
    PAIR,
    ["bc oc ac", "bottom top right"],
    FOUR,
    ["cde ooe bae", "bottom bottom top top right"],
    ["cdef coof cbaf", "bottom bottom left top top right"],
  ],
  standing: [
    PAIR,
    ["boc aaa", "bottom left right"],
    FOUR,
    ["cod boe aaa", "bottom left left right right"],
    ["ddd coe bof aaa", "bottom left left top right right"],
  ],
  // Two rows that face each other; with five or six the ones between sit at the sides.
  small: [
    ["b a", "bottom top"],
    ["cc ba", "bottom bottom top"],
    ["dc ba", "bottom bottom top top"],
    ["ee dc ba", "bottom bottom right left top"],
    ["fe dc ba", "bottom bottom right left top top"],
  ],
};

/** Where each of two to six players around one device has their tokens. */
export function seating(players: number, shape: Shape): Seating {
  const [picture, sides] = PLANS[shape][players - 2] ?? PAIR;
  const rows = picture.split(" ");
  const columns = Array.from(rows[0] ?? "", (_, at) => rows.map((row) => row[at]).join(""));
  const middle = picture.includes(MIDDLE) ? MIDDLE : null;
  // The offer board takes what those around it leave.
  const sizes = (lines: readonly string[]) =>
    lines.map((line) => (middle && !line.includes(middle) ? "var(--depth)" : "1fr")).join(" ");
  return {
    areas: rows.map((row) => `"${Array.from(row).join(" ")}"`).join(" "),
    columns: sizes(columns),
    rows: sizes(rows),
    seats: sides.split(" ").map((side, seat) => ({ area: "abcdef".charAt(seat), turn: TURNS[side] ?? 0 })),
    middle,
  };
}

/** A row of keys for each player; codes name places on a keyboard, whatever is printed there. */
export const KEYS: readonly (readonly string[])[] = [
  rowOf("Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8"),
  rowOf("KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma"),
  rowOf("KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI"),
  rowOf("KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK"),
  rowOf("Numpad1 Numpad2 Numpad3 Numpad4 Numpad5 Numpad6 Numpad7 Numpad8"),
  rowOf("Digit9 Digit0 Minus Equal KeyO KeyP BracketLeft BracketRight"),
];

function rowOf(codes: string): readonly string[] {
  return codes.split(" ");
}

const PRINTED: Readonly<Record<string, string>> = {
  Comma: ",",
  Minus: "-",
  Equal: "=",
  BracketLeft: "[",
  BracketRight: "]",
};

/** What stands on a key, as the browser knows the keyboard, else as on an English one. */
export function keyName(code: string, layout: ReadonlyMap<string, string> | null): string {
  const plain = code.replace(/^(Digit|Key|Numpad)/, "");
  // Digits stand on their keys everywhere, even where a letter comes without Shift.
  if (/^\d$/.test(plain)) return code.startsWith("Numpad") ? `Num ${plain}` : plain;
  return (layout?.get(code) ?? PRINTED[code] ?? plain).toLocaleUpperCase();
}
