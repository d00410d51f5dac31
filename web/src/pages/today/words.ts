import { t } from "../../text/texts.svelte";

/** What a puzzle of this kind asks. */
export const question = (game: string, kind: string) => t(`today-${game}-${kind}`);

/** What is to be done about it. */
export const howTo = (game: string, kind: string) => t(`today-${game}-${kind}-how`);
