/** How well a border is remembered, and when to ask for it again: FSRS with its usual parameters. */
import { fsrs, Rating } from "ts-fsrs";
import { DAY } from "./day-in-milliseconds";

/** What is known of one border and one person. */
export interface Memory {
  /** When it was last asked for; 0: never. */
  readonly asked: number;
  /** When it should be asked for; of what was never asked, when it was missed elsewhere. */
  readonly due: number;
  /** Days until nine of ten would still know it; 0: never asked. */
  readonly stability: number;
  /** From 1 to 10. */
  readonly difficulty: number;
}

/** By the keys of borders. */
export type Memories = ReadonlyMap<string, Memory>;

/** A border that one will know for so many days counts as known. */
const KNOWN_FOR = 7;

const scheduler = fsrs();

/** What is known after an answer. */
export function answered(memory: Memory | undefined, right: boolean, now: number): Memory {
  const before = memory?.stability ? memory : null;
  // A clock that was put back must not undo anything.
  const days = before ? Math.max(0, Math.floor((now - before.asked) / DAY)) : 0;
  const { stability, difficulty } = scheduler.next_state(before, days, right ? Rating.Good : Rating.Again);
  return { asked: now, due: now + DAY * scheduler.next_interval(stability, days), stability, difficulty };
}

/** The chance that it is remembered now. */
export function recall(memory: Memory | undefined, now: number): number {
  if (!memory?.stability) return 0;
  return scheduler.forgetting_curve(Math.max(0, now - memory.asked) / DAY, memory.stability);
}

/** Due within the coming hours counts as due: who trains in the evening may come at noon the next day. */
export function isDue(memory: Memory | undefined, now: number): boolean {
  return memory !== undefined && memory.due <= now + DAY / 2;
}

/** Whether somebody knows it: for a while, as far as one can tell. */
export function isKnown(memory: Memory | undefined): boolean {
  return memory !== undefined && memory.stability >= KNOWN_FOR;
}
