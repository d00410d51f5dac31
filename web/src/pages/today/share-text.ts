import { gameNamed } from "../../games";
import type { Day, DayGame, Result } from "../../wire/daily";

/** What came of all puzzles of a game; null while some are open. */
export function resultsOf({ puzzles }: DayGame): readonly Result[] | null {
  const results = puzzles.flatMap(({ result }) => result ?? []);
  return results.length === puzzles.length && results.length ? results : null;
}

/** The first puzzle of a game that is not over, counted from 0; -1: there is none. */
export const firstOpen = ({ puzzles }: DayGame) => puzzles.findIndex(({ result }) => !result);

/** The games of a day that the page can show. */
export const shownGames = ({ games }: Day) => games.filter(({ game }) => gameNamed(game)?.daily);

/**
 * A result as people send it to each other, in one line: how well each finished game went, and nothing of what was asked or
 * played. Null while no game is finished.
 */
export function shareText(day: Day, date: string, practice: string): string | null {
  const lines = shownGames(day).flatMap((game) => {
    const results = resultsOf(game);
    return results ? (gameNamed(game.game)?.daily?.shared(results) ?? []) : [];
  });
  if (!lines.length) return null;
  return [`Hranice ${date}`, ...lines, ...(day.practice ? [practice] : [])].join(" · ");
}
