import { PATIENCE, pause } from "../keeping/network-timeout";
import { goesHere, mayStandIn, reach } from "../offline/server-or-device.svelte";
import { navigation } from "./navigation.svelte";
import type { Refused } from "./refusal";

/** Either what was asked for, or why not. Nothing is thrown for a refusal: it is an answer. */
export type Answer<T> = { readonly value: T; readonly refused?: never } | { readonly refused: Refused };

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** What came back, whoever answered. */
interface Reply {
  readonly ok: boolean;
  readonly text: string;
}

export const AWAY: Refused = { rule: "", reason: "server-away", params: {} };

/** A file goes as it is, everything else as JSON. */
function packed(body: unknown): RequestInit {
  if (body === undefined) return {};
  if (body instanceof Blob) return { body };
  return { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

/** Whether nothing is done twice where the server has heard it after all, and this device is asked as well. */
function changesNothing(method: Method, path: string): boolean {
  // Whoever is introduced and never comes back has nothing at the server.
  return method === "GET" || (method === "POST" && path === "/me");
}

/** What the server answers. A network that does not answer in time is not waited for where this device can stand in. */
async function begun(method: Method, path: string, body?: unknown): Promise<Response> {
  const ends = new AbortController();
  const asked = fetch(`/api${path}`, { method, ...packed(body), signal: ends.signal });
  if (!changesNothing(method, path)) return asked;
  const inTime = await Promise.race([asked, pause(PATIENCE)]);
  if (!inTime && (await mayStandIn(path))) ends.abort();
  return inTime ?? asked;
}

/** Whether an answer is from somebody on the way to our server: a document, or a proxy that finds it away. */
function isFromOthers({ status, headers }: Response): boolean {
  const type = headers.get("content-type") ?? "";
  // Our server may be in trouble, too, but says so in JSON.
  return type.startsWith("text/html") || (status >= 500 && !type.startsWith("application/json"));
}

/** Null: the server cannot be reached. */
async function fromServer(method: Method, path: string, body?: unknown): Promise<Reply | null> {
  try {
    const answer = await begun(method, path, body);
    if (isFromOthers(answer)) return null;
    const text = await answer.text();
    reach.away = false;
    return { ok: answer.ok, text };
  } catch {
    return null;
  }
}

/** Null: not even the script that would ask could be fetched. */
async function fromDevice(method: Method, path: string, body?: unknown): Promise<Reply | null> {
  try {
    const { host } = await import("../offline/worker-host");
    const sent = body instanceof Blob ? await body.text() : JSON.stringify(body);
    const { status, text } = await host.ask(method, path, body === undefined ? undefined : sent);
    return { ok: status < 400, text };
  } catch {
    return null;
  }
}

/** Whether somebody waits for a game: for less nobody fetches all that runs one. */
const wantsGame = () => /^\/(play|learn)\//.test(navigation.path);

/** The answer of the server, or of this device where the table is, or where there is no server. */
async function reply(method: Method, path: string, body?: unknown): Promise<Reply | null> {
  if (goesHere(path)) return fromDevice(method, path, body);
  const answer = await fromServer(method, path, body);
  if (answer || !(await mayStandIn(path, wantsGame()))) return answer;
  reach.away = true;
  return fromDevice(method, path, body);
}

function understood<T>(reply: Reply | null): Answer<T> {
  if (!reply) return { refused: AWAY };
  try {
    const value: unknown = reply.text ? JSON.parse(reply.text) : null;
    return reply.ok ? { value: value as T } : { refused: { ...AWAY, ...(value as Partial<Refused>) } };
  } catch {
    return { refused: AWAY };
  }
}

/** Asks whoever has it. A server that cannot be reached is told like any other refusal. */
export async function ask<T>(method: Method, path: string, body?: unknown): Promise<Answer<T>> {
  return understood<T>(await reply(method, path, body));
}

/** Asks the server and nobody else. */
export async function askServer<T>(method: Method, path: string, body?: unknown): Promise<Answer<T>> {
  return understood<T>(await fromServer(method, path, body));
}

/** Asks this device and nobody else. */
export async function askDevice<T>(method: Method, path: string, body?: unknown): Promise<Answer<T>> {
  return understood<T>(await fromDevice(method, path, body));
}

/** What is no JSON: a record, the sentences of a game. Null if there is none, or nobody answers. */
export async function askText(path: string): Promise<string | null> {
  const answer = await reply("GET", path);
  return answer?.ok ? answer.text : null;
}
