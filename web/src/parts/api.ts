import type { Refused } from "./refusal";

/** Either what was asked for, or why not. Nothing is thrown for a refusal: it is an answer. */
export type Answer<T> = { readonly value: T; readonly refused?: never } | { readonly refused: Refused };

export const AWAY: Refused = { rule: "", reason: "server-away", params: {} };

/** A file goes as it is, everything else as JSON. */
function packed(body: unknown): RequestInit {
  if (body === undefined) return {};
  if (body instanceof Blob) return { body };
  return { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

/** Asks the server over HTTP. A server that cannot be reached is told like any other refusal. */
export async function ask<T>(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: unknown,
): Promise<Answer<T>> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      ...packed(body),
    });
  } catch {
    return { refused: AWAY };
  }
  const text = await answer.text();
  try {
    const value: unknown = text ? JSON.parse(text) : null;
    return answer.ok ? { value: value as T } : { refused: { ...AWAY, ...(value as Partial<Refused>) } };
  } catch {
    return { refused: AWAY };
  }
}
