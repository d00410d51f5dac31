/**
 * What this device keeps of what somebody has learnt: for each map, by its name or the digest of one's own, a line for
 * each border. Nothing of it leaves the device. Where nothing can be stored it lasts as long as the tab.
 */
import { recalled, stored } from "../../../keeping/browser-storage";
import { keyOf } from "./borders";
import { DAY } from "./day-in-milliseconds";
import type { Memories, Memory } from "./spaced-repetition";

const PLACE = "hranice.train.";
const VERSION = 1;

type Line = readonly [asked: number, due: number, stability: number, difficulty: number];

/** As it is stored. */
interface KeptMap {
  readonly version: number;
  readonly borders: Readonly<Record<string, Line>>;
}

const remembered = new Map<string, Memories>();

/** What somebody knows of a map. What cannot be read is as if it were not there. */
export function learnt(map: string): Memories {
  return remembered.get(map) ?? read(map);
}

/** Whether what is learnt outlasts this tab. */
export function lasts(): boolean {
  return remembered.size === 0;
}

/** Changes what is known of some borders. Another tab may have learnt something in the meantime: it stays. */
export function keep(map: string, changed: Memories): void {
  const all = new Map([...learnt(map), ...changed]);
  if (write(map, all)) remembered.delete(map);
  else remembered.set(map, all);
}

/** Notes borders that somebody missed elsewhere, in a game say, so that they are asked for soon. */
export function missed(map: string, pairs: readonly (readonly [string, string])[]): void {
  const [known, now] = [learnt(map), Date.now()];
  const keys = [...new Set(pairs.map(([one, other]) => keyOf(one, other)))];
  if (keys.length) keep(map, new Map(keys.map((key) => [key, wanted(known.get(key), now)])));
}

/** A border that is to be asked for soon, unless it was within a day: the same game may be looked at twice. */
function wanted(memory: Memory | undefined, now: number): Memory {
  if (!memory) return { asked: 0, due: now, stability: 0, difficulty: 0 };
  return now - memory.asked < DAY ? memory : { ...memory, due: Math.min(memory.due, now) };
}

/** Forgets what was learnt about a map. */
export function deleted(map: string): void {
  remembered.delete(map);
  stored(PLACE + map, null);
}

function read(map: string): Memories {
  const kept = recalled(PLACE + map) as Partial<KeptMap> | null;
  return kept?.version === VERSION ? memoriesIn(kept.borders) : new Map();
}

/** Whether it could be stored. What a newer version has stored is left alone. */
function write(map: string, memories: Memories): boolean {
  const kept = { version: VERSION, borders: lines(memories) };
  return !isNewer(recalled(PLACE + map)) && stored(PLACE + map, kept);
}

function isNewer(kept: unknown): boolean {
  return typeof kept === "object" && kept !== null && "version" in kept && Number(kept.version) > VERSION;
}

function lines(memories: Memories): KeptMap["borders"] {
  const line = ({ asked, due, stability, difficulty }: Memory): Line => [asked, due, stability, difficulty];
  return Object.fromEntries([...memories].map(([key, memory]) => [key, line(memory)]));
}

function memoriesIn(borders: unknown): Memories {
  if (typeof borders !== "object" || borders === null) return new Map();
  return new Map(
    Object.entries(borders).flatMap(([key, line]) => (isLine(line) ? [[key, memoryIn(line)]] : [])),
  );
}

const memoryIn = ([asked, due, stability, difficulty]: Line): Memory => ({
  asked,
  due,
  stability,
  difficulty,
});

/** Whether FSRS can go on from it: never asked, or with a strength and a difficulty. */
function isLine(line: unknown): line is Line {
  if (!Array.isArray(line) || line.length !== 4 || !line.every(Number.isFinite)) return false;
  const [asked, , stability, difficulty] = line as unknown as Line;
  return asked === 0
    ? stability === 0 && difficulty === 0
    : stability >= 0.001 && difficulty >= 1 && difficulty <= 10;
}
