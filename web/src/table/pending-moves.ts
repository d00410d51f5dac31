import { recalledList, stored } from "../keeping/browser-storage";

/** A move that the server has not acknowledged yet. */
export interface PendingMove {
  readonly ref: string;
  readonly seat: number;
  readonly move: unknown;
  /** The number of the last update before it was made. */
  readonly have?: number;
}

const keyOf = (code: string) => `hranice.moves.${code}`;

/** The moves of this page at a table that wait for their acknowledgement, also after a reload. Never throws. */
export function loadPendingMoves(code: string): readonly PendingMove[] {
  return recalledList(keyOf(code), "tab").filter(isPending);
}

/** Without storage a move in flight does not survive a reload; the table shows whether it was made. */
export function savePendingMoves(code: string, moves: readonly PendingMove[]): void {
  stored(keyOf(code), moves.length ? moves : null, "tab");
}

function isPending(value: unknown): value is PendingMove {
  if (typeof value !== "object" || value === null) return false;
  const { ref, seat } = value as Record<string, unknown>;
  return typeof ref === "string" && Number.isInteger(seat) && "move" in value;
}

/** Random bytes as hexadecimal digits: for references, and as a seat's share in chance. */
export function randomHex(bytes = 16): string {
  // Unlike `randomUUID` this also works over plain HTTP on a home network.
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
