/** Milliseconds after which a network that does not answer counts as none, where there is something else to go on with. */
export const PATIENCE = 5000;

export const pause = (time: number) => new Promise<void>((done) => setTimeout(done, time));

/** Abandons what it is given to, unless that is over when patience is. */
export function whilePatient(): AbortSignal {
  const ends = new AbortController();
  setTimeout(() => ends.abort(), PATIENCE);
  return ends.signal;
}
