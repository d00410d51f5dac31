import { SvelteSet } from "svelte/reactivity";
import { texts } from "../../../text/texts.svelte";
import { actionsOf, type Actions } from "../table/actions";
import type { Atlas } from "../table/atlas";
import type { Taught } from "../../../wire/server";
import type { View } from "../wire/types";
import { said, type Lesson, type Saying } from "../../lesson";
import type { LiveTable } from "../../live-table";
import { PLAN } from "./plan";
import { stepOf } from "./current-step";

/** Accompanies a round of Bez hranic at a table of which a view has come. */
export class TravelLesson implements Lesson {
  readonly code: string;
  readonly session: LiveTable;
  readonly actions: Actions;
  /** Comes in its time: the first words do without. */
  atlas = $state.raw<Atlas>();
  readonly #seat: number;
  readonly #heard = new SvelteSet<string>();

  // The table's game is Bez hranic: its views are.
  readonly view = $derived.by(() => this.session.views[0] as View);
  readonly names = $derived.by(() => this.session.about?.seats.map(({ name }) => name) ?? []);
  readonly step = $derived.by(() => stepOf(this.view, this.#seat, this.#heard));
  readonly saying = $derived.by((): Saying => said(PLAN, this.step, this.#params()));

  constructor(session: LiveTable, { code, seat }: Taught) {
    this.code = code;
    this.session = session;
    this.#seat = seat;
    this.actions = actionsOf(session, seat);
  }

  /** The learner has heard what this step tells. */
  next(): void {
    this.#heard.add(this.step);
  }

  #params() {
    const { prices, start, reckoned, best } = this.view;
    const own = reckoned.find((reckoning) => reckoning.seat === this.#seat);
    return {
      start: (start && this.atlas?.name(start, texts.language)) ?? "",
      crossing: prices.crossing,
      adjacent: prices.adjacent,
      under: prices.under,
      forty: prices.forty,
      money: own?.money ?? 0,
      best: best?.total ?? 0,
      well: own && best && own.bill.total <= best.total ? "yes" : "no",
    };
  }
}
