// Written by `python -m tools.wire` from the Python of the server. Do not edit.

/** The borders of a map for those who learn them, and a shortest way between any two states. */
export interface Borders {
  readonly states: readonly string[];
  readonly touching: readonly (readonly [string, string])[];
  readonly apart: readonly (readonly [string, string])[];
  readonly peculiar: Readonly<Record<string, readonly number[]>>;
  readonly neighbours: Readonly<Record<string, readonly string[]>>;
  readonly signs: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<string, readonly string[]>>;
  readonly begins: Readonly<Record<string, string>>;
}
