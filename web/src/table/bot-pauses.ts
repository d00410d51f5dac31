/** Milliseconds for which bots show that they think, where time decides nothing. */
export const BOT_PAUSES = { normal: 1000, quick: 400, none: 0 } as const;
