import { recalled, stored } from "../../../keeping/browser-storage";

/**
 * Unfinished marking, kept in the browser so that it survives a reload and a restart of the server. A draft
 * belongs to one table, one seat and one action; with the next action it is worthless and forgotten.
 */
export interface Draft {
  /** Dice to keep when rolling again. */
  readonly held: readonly number[];
  readonly segments: readonly number[];
  readonly spaces: readonly number[];
}

export const EMPTY: Draft = { held: [], segments: [], spaces: [] };

export interface Place {
  readonly table: string;
  readonly seat: number;
  /** Any words that are the same as long as the same action lasts, such as round and phase. */
  readonly action: string;
}

const keyOf = ({ table, seat }: Place) => `hranice.draft.${table}.${seat}`;

function isDraft(value: unknown): value is Draft {
  const numbers = (list: unknown) => Array.isArray(list) && list.every((entry) => Number.isInteger(entry));
  return (
    typeof value === "object" &&
    value !== null &&
    ["held", "segments", "spaces"].every((part) => numbers((value as Record<string, unknown>)[part]))
  );
}

/** The draft that was kept for exactly this action, else an empty one. Never throws. */
export function recall(place: Place): Draft {
  const kept = recalled(keyOf(place)) as { action?: unknown; draft?: unknown } | null;
  return kept?.action === place.action && isDraft(kept.draft) ? kept.draft : EMPTY;
}

/** Keeps a draft; an empty one needs no place. A full or forbidden storage costs the draft on reload, and nothing else. */
export function keep(place: Place, draft: Draft): void {
  const marks = draft.held.length + draft.segments.length + draft.spaces.length;
  stored(keyOf(place), marks ? { action: place.action, draft } : null);
}

/** Adds what is not in a list, and takes out what is. */
export function toggled(list: readonly number[], entry: number): readonly number[] {
  return list.includes(entry) ? list.filter((other) => other !== entry) : [...list, entry];
}
