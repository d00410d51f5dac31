import { t } from "../text/texts.svelte";
import type { GameAbout, TableSettings } from "../wire/server";

/** The options of a table's game, by field. What is in them only the game itself knows. */
export type Options = Readonly<Record<string, unknown>>;

/** What the host wants different. */
export interface Change {
  readonly house?: TableSettings;
  readonly options?: Options;
}

/** One thing that the host decides before the game, and everybody sees. */
export interface OptionRow {
  readonly key: string;
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly text: string }[];
  readonly value: string;
  /** Rarely wanted: behind a fold. */
  readonly more: boolean;
  readonly change: (value: string) => Change;
}

/** A table as far as its options are concerned. */
export interface Agreed {
  readonly game: GameAbout;
  readonly house: TableSettings;
  readonly options: Options;
  /** How many seats are taken. */
  readonly taken: number;
}

/** Somebody who has, or will have, a seat. */
export interface Person {
  readonly seat: number;
  readonly name: string;
}

export const numbered = (values: readonly number[], text: (value: number) => string) =>
  values.map((value) => ({ value: String(value), text: text(value) }));

export const yesNo = () => [
  { value: "true", text: t("sure-yes") },
  { value: "false", text: t("sure-no") },
];

export const seconds = (value: number) => t("option-seconds", { seconds: value });
