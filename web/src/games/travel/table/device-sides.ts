/** How the players sit around one device. */
export type Shape = "lying" | "standing" | "small";

/** A player's part of the screen, and by how many degrees it is turned to face its player. */
interface Seat {
  /** Lines of the grid: row start / column start / row end / column end. */
  readonly area: string;
  readonly turn: 0 | 90 | 180 | 270;
}

interface Seating {
  readonly columns: string;
  readonly rows: string;
  readonly seats: readonly Seat[];
  /** Where the offer board lies; small screens have no room for it. */
  readonly middle: string | null;
}

const DEPTH = "var(--depth)";
const BOTTOM = 0;
const LEFT = 90;
const TOP = 180;
const RIGHT = 270;

type Plan = readonly [columns: string, rows: string, middle: string, ...seats: Seat[]];
const seat = (turn: Seat["turn"], area: string): Seat => ({ turn, area });

const PAIR: Plan = ["1fr", `${DEPTH} 1fr ${DEPTH}`, "2/1/3/2", seat(BOTTOM, "3/1/4/2"), seat(TOP, "1/1/2/2")];
/** Four like the wings of a windmill: everybody has a side less one corner. */
const FOUR: Plan = [
  `${DEPTH} 1fr ${DEPTH}`,
  `${DEPTH} 1fr ${DEPTH}`,
  "2/2/3/3",
  seat(BOTTOM, "3/2/4/4"),
  seat(LEFT, "2/1/4/2"),
  seat(TOP, "1/1/2/3"),
  seat(RIGHT, "1/3/3/4"),
];

/** Clockwise from the bottom, as people sit; long sides take the more players. */
const PLANS: Readonly<Record<"lying" | "standing", readonly Plan[]>> = {
  lying: [
    PAIR,
    [
      `1fr ${DEPTH}`,
      `${DEPTH} 1fr ${DEPTH}`,
      "2/1/3/2",
      seat(BOTTOM, "3/1/4/2"),
      seat(TOP, "1/1/2/2"),
      seat(RIGHT, "1/2/4/3"),
    ],
    FOUR,
    [
      `1fr 1fr ${DEPTH}`,
      `${DEPTH} 1fr ${DEPTH}`,
      "2/1/3/3",
      seat(BOTTOM, "3/2/4/3"),
      seat(BOTTOM, "3/1/4/2"),
      seat(TOP, "1/1/2/2"),
      seat(TOP, "1/2/2/3"),
      seat(RIGHT, "1/3/4/4"),
    ],
    [
      `${DEPTH} 1fr 1fr ${DEPTH}`,
      `${DEPTH} 1fr ${DEPTH}`,
      "2/2/3/4",
      seat(BOTTOM, "3/3/4/4"),
      seat(BOTTOM, "3/2/4/3"),
      seat(LEFT, "1/1/4/2"),
      seat(TOP, "1/2/2/3"),
      seat(TOP, "1/3/2/4"),
      seat(RIGHT, "1/4/4/5"),
    ],
  ],
  standing: [
    PAIR,
    [
      `${DEPTH} 1fr ${DEPTH}`,
      `1fr ${DEPTH}`,
      "1/2/2/3",
      seat(BOTTOM, "2/1/3/4"),
      seat(LEFT, "1/1/2/2"),
      seat(RIGHT, "1/3/2/4"),
    ],
    FOUR,
    [
      `${DEPTH} 1fr ${DEPTH}`,
      `1fr 1fr ${DEPTH}`,
      "1/2/3/3",
      seat(BOTTOM, "3/1/4/4"),
      seat(LEFT, "2/1/3/2"),
      seat(LEFT, "1/1/2/2"),
      seat(RIGHT, "1/3/2/4"),
      seat(RIGHT, "2/3/3/4"),
    ],
    [
      `${DEPTH} 1fr ${DEPTH}`,
      `${DEPTH} 1fr 1fr ${DEPTH}`,
      "2/2/4/3",
      seat(BOTTOM, "4/1/5/4"),
      seat(LEFT, "3/1/4/2"),
      seat(LEFT, "2/1/3/2"),
      seat(TOP, "1/1/2/4"),
      seat(RIGHT, "2/3/3/4"),
      seat(RIGHT, "3/3/4/4"),
    ],
  ],
};

/** On a small screen: two rows that face each other; with five or six the ones between sit at the sides. */
function small(players: number): Seating {
  const columns = players > 2 ? 2 : 1;
  const rows = Math.ceil(players / columns);
  const seats = Array.from({ length: players }, (_, number): Seat => {
    const row = rows - Math.floor(number / columns);
    const column = columns - (number % columns);
    const alone = number === players - 1 && players % columns === 1;
    const turn = row === rows ? BOTTOM : row === 1 ? TOP : column === 1 ? LEFT : RIGHT;
    const across = alone ? `1/${row + 1}/${columns + 1}` : `${column}/${row + 1}/${column + 1}`;
    return seat(turn, `${row}/${across}`);
  });
  return { columns: `repeat(${columns}, 1fr)`, rows: `repeat(${rows}, 1fr)`, seats, middle: null };
}

/** Where each of two to six players around one device has their tokens. */
export function seating(players: number, shape: Shape): Seating {
  const plan = shape === "small" ? undefined : PLANS[shape][players - 2];
  if (!plan) return small(players);
  const [columns, rows, middle, ...seats] = plan;
  return { columns, rows, middle, seats };
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
