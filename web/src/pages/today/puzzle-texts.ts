import { t } from "../../text/texts.svelte";
import type { Result } from "../../wire/daily";
import { share } from "../../parts/number-format";

/** What a puzzle of this kind asks. */
export const question = (game: string, kind: string) => t(`today-${game}-${kind}`);

/** What is to be done about it. */
export const howTo = (game: string, kind: string) => t(`today-${game}-${kind}-how`);

/** What there is to look at before one says to be ready. */
export const untilReady = (game: string, kind: string) => t(`today-${game}-ready`, { kind: chosenBy(kind) });

/** What came of it. */
export const got = (game: string, kind: string, result: Result) =>
  t(`today-${game}-got`, { ...result, share: share(result.share), kind: chosenBy(kind) });

/** What the figures of the choices are. */
export const worth = (game: string, kind: string) => t(`today-${game}-worth`, { kind: chosenBy(kind) });

/** A kind by which sentences choose their words: to them the text "7" is not the number 7. */
const chosenBy = (kind: string) => Number(kind) || kind;
