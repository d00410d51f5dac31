const LARGEST = 17;
const LARGEST_OF_TWO = 12;
const SMALLEST = 7.5;
const CODE = 11.5;
/** How wide a letter is on average, as a share of the size of the type. */
const EM = 0.56;
const LEADING = 1.08;

interface Label {
  readonly size: number;
  readonly lines: readonly { readonly text: string; readonly y: number }[];
}

/** Writes a name as large as its state has room for, in one line or two; else the code. */
export function label(y: number, room: number, name: string, code: string): Label {
  const words = name.split(" ");
  const ways = [
    [name],
    ...words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]),
  ];
  const sizeOf = (lines: readonly string[]) =>
    Math.min(
      lines.length === 1 ? LARGEST : LARGEST_OF_TWO,
      room / (EM * Math.max(...lines.map((line) => line.length))),
    );
  let lines = ways.reduce((best, way) => (sizeOf(way) > sizeOf(best) ? way : best));
  let size = sizeOf(lines);
  if (size < SMALLEST) {
    lines = [code];
    size = Math.max(SMALLEST, Math.min(CODE, sizeOf(lines)));
  }
  const first = y + size * (0.35 - (LEADING * (lines.length - 1)) / 2);
  return { size, lines: lines.map((text, number) => ({ text, y: first + number * LEADING * size })) };
}

/** Letters of the longest word of a name: what type must be small enough for, where no word is to be broken. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[ -]/).map((word) => word.length));
}
