import { fetchAnalysis } from "../../table/analysis/fetch-analysis";
import { forgetPromises } from "../../table/chance-commitments";
import { deleteGame, gamesAtServer, gamesHere, type Found } from "../../parts/finished-game-sources";
import type { Refused } from "../../parts/refusal";
import { gameNamed } from "../../games";
import type { Progress } from "../../wire/insight";
import type { OwnGame } from "../../wire/server";

/** The finished games of this device, as they come. */
export class OwnGames {
  #server = $state.raw<readonly OwnGame[]>([]);
  #here = $state.raw<readonly OwnGame[]>([]);
  /** All have come that will. */
  known = $state(false);
  /** Why those of the server, or of this device, are not all here. */
  serverRefused = $state.raw<Refused | null>(null);
  hereRefused = $state.raw<Refused | null>(null);
  unreadable = $state(0);
  /** The game that is being analysed, and how far that is. */
  analysing = $state.raw<{ readonly code: string; readonly progress: Progress } | null>(null);
  /** What could not be done with a game. */
  trouble = $state.raw<{ readonly code: string; readonly refused: Refused } | null>(null);

  /** The latest first. */
  all = $derived([...this.#server, ...this.#here].sort((one, other) => other.at - one.at));

  /** Asks both places; what one of them has is shown while the other is still asked. */
  async look(): Promise<void> {
    const [server, here] = await Promise.all([
      gamesAtServer((games) => (this.#server = games)),
      gamesHere().then((found) => {
        this.#here = found.games;
        return found;
      }),
    ]);
    this.#take(server, here);
  }

  #take(server: Found, here: Found): void {
    this.#server = server.games;
    this.serverRefused = server.refused;
    this.hereRefused = here.refused;
    this.unreadable = server.unreadable + here.unreadable;
    this.known = true;
  }

  /** Has a game analysed, one at a time, and notes what luck was worth. */
  async analyse({ code }: OwnGame): Promise<void> {
    if (this.analysing) return;
    this.trouble = null;
    this.analysing = { code, progress: { done: 0, of: 1 } };
    const answer = await fetchAnalysis({ code }, (progress) => (this.analysing = { code, progress }));
    this.analysing = null;
    if (answer.refused) this.trouble = { code, refused: answer.refused };
    else {
      const luck = answer.value.seats.map(({ points }) => points.luck);
      this.#change((game) => (game.code === code ? { ...game, luck } : game));
    }
  }

  /** Deletes a game; says whether it is gone. */
  async remove({ code }: OwnGame): Promise<boolean> {
    this.trouble = null;
    const refused = await deleteGame(code);
    if (refused) this.trouble = { code, refused };
    else {
      forgetPromises(code);
      this.#change((game) => (game.code === code ? null : game));
    }
    return !refused;
  }

  #change(change: (game: OwnGame) => OwnGame | null): void {
    const changed = (games: readonly OwnGame[]) =>
      games.map(change).filter((game): game is OwnGame => game !== null);
    [this.#server, this.#here] = [changed(this.#server), changed(this.#here)];
  }
}

/** Whether a game can be analysed and was not. */
export const canAnalyse = ({ game, luck }: OwnGame) => Boolean(gameNamed(game)?.analysis) && !luck.length;
