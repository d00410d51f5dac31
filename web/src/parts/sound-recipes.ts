/** One part of a sound: a tone or a breath of noise that glides from one pitch to another and dies away. */
export interface Voice {
  readonly kind: "sine" | "triangle" | "noise";
  /** Hertz. */
  readonly from: number;
  readonly to: number;
  /** Seconds after the beginning of the sound. */
  readonly after: number;
  readonly lasts: number;
  readonly loud: number;
  /** For noise: how narrow the band is. */
  readonly narrow: number;
}

const tone = (
  kind: "sine" | "triangle",
  [from, to]: readonly [number, number],
  after: number,
  lasts: number,
  loud: number,
): Voice => ({ kind, from, to, after, lasts, loud, narrow: 1 });

const breath = (
  [from, to]: readonly [number, number],
  after: number,
  lasts: number,
  loud: number,
  narrow = 1.2,
): Voice => ({ kind: "noise", from, to, after, lasts, loud, narrow });

/** A die knocks on wood: a short dull tone with a click on it. */
const knock = (after: number, pitch: number, loud: number): Voice[] => [
  tone("triangle", [pitch, pitch * 0.55], after, 0.06, 0.5 * loud),
  breath([2600, 1400], after, 0.035, 0.7 * loud),
];

/** Every sound of the page, made from tones and noise; none is a recording. */
export const SOUND_RECIPES = {
  /** Five dice tumble into a wooden tray. */
  dice: [
    ...knock(0, 310, 0.7),
    ...knock(0.07, 260, 1),
    ...knock(0.12, 340, 0.8),
    ...knock(0.2, 280, 0.6),
    ...knock(0.31, 240, 0.4),
  ],
  /** Two strokes of a pen on paper. */
  pen: [breath([2200, 3400], 0, 0.09, 0.5, 2.5), breath([3200, 2000], 0.11, 0.1, 0.5, 2.5)],
  /** A rubber stamp comes down. */
  stamp: [tone("sine", [150, 62], 0, 0.16, 1), breath([900, 300], 0, 0.07, 0.8)],
  /** A card is laid. */
  card: [breath([1500, 3000], 0, 0.07, 0.4), tone("triangle", [190, 140], 0.05, 0.05, 0.25)],
  /** The card in the middle is turned over: go! */
  reveal: [
    breath([900, 4200], 0, 0.12, 0.5),
    tone("triangle", [587, 587], 0.06, 0.22, 0.42),
    tone("triangle", [880, 880], 0.14, 0.34, 0.42),
  ],
  /** A wooden token on cardboard. */
  token: [tone("triangle", [520, 300], 0, 0.07, 0.6), breath([1800, 900], 0, 0.03, 0.5)],
  /** Too early. */
  early: [tone("sine", [196, 165], 0, 0.16, 0.5)],
  /** A camera at the finishing line. */
  photo: [
    breath([5200, 3600], 0, 0.04, 0.6, 3),
    breath([3000, 2200], 0.07, 0.05, 0.5, 3),
    tone("sine", [1568, 1568], 0.14, 0.3, 0.16),
  ],
  /** It is your turn, or on a screen in the room somebody's: two soft notes upwards. */
  turn: [tone("sine", [523, 523], 0, 0.18, 0.4), tone("sine", [784, 784], 0.13, 0.32, 0.4)],
  /** The game is over: three notes upwards. */
  end: [
    tone("triangle", [523, 523], 0, 0.2, 0.4),
    tone("triangle", [659, 659], 0.12, 0.2, 0.4),
    tone("triangle", [1047, 1047], 0.24, 0.34, 0.4),
  ],
} as const satisfies Record<string, readonly Voice[]>;
