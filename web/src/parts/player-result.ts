/** How somebody did. Equal results have equal ranks. */
export interface PlayerResult {
  readonly name: string;
  readonly score: string;
  readonly rank: number;
  readonly you: boolean;
}
