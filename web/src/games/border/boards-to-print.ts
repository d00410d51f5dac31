import type { Printed } from "../../parts/print-link";
import { BOARDS } from "./wire/shipped-boards";
import type { Options } from "./wire/types";

/** The name of a fresh board is the code by which it is found again. */
const CODE = /^1[0-9A-HJKMNP-TV-Z]{6}$/;

/** The boards of a table; null if one of them is somebody's own, which only that table knows. */
export function boardsToPrint({ boards }: Options): Printed | null {
  const known = boards.every(
    ({ name, colours }) =>
      CODE.test(name) || BOARDS.some((ours) => ours.name === name && ours.colours === colours),
  );
  return known ? { boards: boards.map(({ name }) => name).join(",") } : null;
}
