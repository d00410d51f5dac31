/** A move that the server has not acknowledged yet. */
export interface KeptMove {
  readonly ref: string;
  readonly seat: number;
  readonly move: unknown;
}

const keyOf = (code: string) => `hranice.moves.${code}`;

/** The moves of this page at a table that wait for their acknowledgement, also after a reload. Never throws. */
export function recallMoves(storage: Storage, code: string): readonly KeptMove[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(code)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

export function keepMoves(storage: Storage, code: string, moves: readonly KeptMove[]): void {
  try {
    if (moves.length) storage.setItem(keyOf(code), JSON.stringify(moves));
    else storage.removeItem(keyOf(code));
  } catch {
    // Without storage a move in flight does not survive a reload; the table shows whether it was made.
  }
}

function isKept(value: unknown): value is KeptMove {
  if (typeof value !== "object" || value === null) return false;
  const { ref, seat } = value as Record<string, unknown>;
  return typeof ref === "string" && Number.isInteger(seat) && "move" in value;
}

/** A word that nobody else has: for references, and as a seat's share in chance. */
export function drawn(bytes = 16): string {
  // Unlike `randomUUID` this also works over plain HTTP on a home network.
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
