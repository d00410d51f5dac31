import { SvelteSet } from "svelte/reactivity";
import { actionsOf, type Actions } from "../table/actions";
import { areaName, colourName } from "../table/space-names";
import { listed } from "../../../text/list-in-words";
import { EMPTY, type Draft } from "../table/drafts";
import type { Move, Options, View } from "../wire/types";
import type { Taught } from "../../../wire/server";
import { said, type Lesson, type Saying } from "../../lesson";
import type { LiveTable } from "../../live-table";
import { PLAN } from "./plan";
import { beginning, followed, stepOf, toHold, type Beginning } from "./current-step";

/** Accompanies a turn of The BORDER at a table of which a view has come. */
export class BorderLesson implements Lesson {
  readonly code: string;
  readonly session: LiveTable;
  readonly actions: Actions;
  /** What is held or marked so far. */
  draft = $state.raw<Draft>(EMPTY);
  readonly #seat: number;
  readonly #beginning: Beginning;
  #advice = $state.raw<readonly Move[]>([]);
  readonly #heard = new SvelteSet<string>();

  // The table's game is The BORDER: its views, options and moves are.
  readonly view = $derived.by(() => this.session.views[0] as View);
  readonly options = $derived.by(() => this.session.options as Options);
  readonly names = $derived.by(() => this.session.about?.seats.map(({ name }) => name) ?? []);
  readonly step = $derived.by(() =>
    stepOf(this.#beginning, this.view, this.draft, this.#advice[0], this.#heard),
  );
  readonly saying = $derived.by((): Saying => said(PLAN, this.step, this.#params()));

  constructor(session: LiveTable, { code, seat, advice }: Taught) {
    this.code = code;
    this.session = session;
    this.#seat = seat;
    this.#advice = advice as readonly Move[];
    this.#beginning = beginning(this.view, seat);
    const actions = actionsOf(session, seat);
    this.actions = {
      consider: (move) => actions.consider(move),
      play: async (move) => {
        const refused = await actions.play(move);
        if (!refused) this.#advice = followed(this.#advice, move);
        return refused;
      },
    };
  }

  /** The learner has heard what this step tells. */
  next(): void {
    this.#heard.add(this.step);
  }

  #params() {
    const { view, step } = this;
    const player = view.players[this.#seat];
    const hold = toHold(view, this.#advice[0]);
    const closing = player?.closed.at(-1);
    return {
      who: this.names.find((_, other) => other !== this.#seat) ?? "",
      dice: listed(hold.map((die) => `${die + 1} (${colourName(view.dice[die] ?? 0)})`)),
      advised: hold.length ? "yes" : "no",
      area: areaName(this.options.geography.areas[closing?.area ?? 0]?.name ?? ""),
      count: step === "end" ? (player?.score ?? 0) : (closing?.points ?? 0),
    };
  }
}
