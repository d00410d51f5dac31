import { TRAVELLERS } from "../wire/constants";

export type TravellerColour = (typeof TRAVELLERS)[number];

interface TravellerLook {
  readonly fill: string;
  /** The colour of the traveller's line on the map, by day and by night. */
  readonly line: string;
  /** The shape lies on the disc in this colour; the initial on the shape in `fill`, or in `letter`. */
  readonly ink: string;
  readonly letter: string;
  /** A path about the origin, ten units to each side, with room for a letter in its middle. */
  readonly shape: string;
  /** How far below the origin the middle of the shape lies. */
  readonly sink: number;
}

const PAPER = "#fffaf0";
const NAVY = "#16243f";

/** Six travellers: colour, shape and initial, so that no two are told apart by colour alone. */
export const TRAVELLER_LOOKS: Readonly<Record<TravellerColour, TravellerLook>> = {
  red: {
    fill: "#b92f22",
    line: "light-dark(#b92f22, #ff8f78)",
    ink: PAPER,
    letter: "#8f2016",
    shape: "M0-11 10.5 8H-10.5Z",
    sink: 2.2,
  },
  yellow: {
    fill: "#f4c430",
    line: "light-dark(#a87700, #ffd75e)",
    ink: NAVY,
    letter: "#ffe9a3",
    shape: "M0-9A9 9 0 010 9 9 9 0 010-9Z",
    sink: 0,
  },
  blue: {
    fill: "#1f58ad",
    line: "light-dark(#1f58ad, #82b4ff)",
    ink: PAPER,
    letter: "#123f85",
    shape: "M0-11.5 10.5 0 0 11.5-10.5 0Z",
    sink: 0,
  },
  purple: {
    fill: "#74429b",
    line: "light-dark(#74429b, #cfa4f2)",
    ink: PAPER,
    letter: "#552a78",
    shape: "M0-11.5 3.5-4.6 11-3.5 5.6 1.8 7 9.5 0 5.8-7 9.5-5.6 1.8-11-3.5-3.5-4.600Z",
    sink: 0.4,
  },
  green: {
    fill: "#2c7a45",
    line: "light-dark(#2c7a45, #86d69b)",
    ink: PAPER,
    letter: "#195a2e",
    shape: "M-4.5-10H4.500V-4.500H10V4.500H4.500V10H-4.500V4.500H-10V-4.500H-4.500Z",
    sink: 0,
  },
  white: {
    fill: "#f8f3e4",
    line: "light-dark(#4b566c, #f8f3e4)",
    ink: NAVY,
    letter: "#f8f3e4",
    shape: "M-8.2-8.200H8.200V8.200H-8.200Z",
    sink: 0,
  },
};

/** A letter or digit that stands alone: nothing combines with it. */
const PLAIN = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d](?![\p{M}\u200c\u200d])/u;

export function initialOf(name: string): string {
  const trimmed = name.trim();
  // A browser takes its time over its first segmenter, and hardly any name needs one.
  const first =
    PLAIN.exec(trimmed)?.[0] ??
    new Intl.Segmenter().segment(trimmed)[Symbol.iterator]().next().value?.segment;
  return first?.toLocaleUpperCase() ?? "?";
}
