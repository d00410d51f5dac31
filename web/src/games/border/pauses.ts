/** Milliseconds for which bots of The BORDER show that they think. */
export const PAUSES = { normal: 1000, quick: 400, none: 0 } as const;
