import { showUnlessAnswered } from "../../../parts/animation-frames";
import { TapGuard } from "../../../parts/tap-guard.svelte";
import { play } from "../../../parts/sounds";
import type { Refused } from "../../../parts/refusal";
import { FORTY_FIELD } from "../wire/constants";
import type { FieldView, SeatView, TravellerView, View } from "../wire/types";
import type { Actions } from "./actions";

const TELLS_FOR = 4200;
/** What the server would say: a tap that comes too early need not travel to be refused. */
const EARLY: Refused = { rule: "T12", reason: "travel-before-reveal", params: {} };
/** No rule: a tap that goes on from an early one was not meant for what has been shown since. */
const DRUMMING: Refused = { rule: null, reason: "travel-hand-rests", params: {} };

interface Flying {
  readonly round: number;
  readonly field: number;
  readonly traveller: number;
}

/**
 * One player while choosing from the offer: which fields glow, which tokens are on their way, and the lock after a tap
 * that came too early. It shows a token at once; whether it stays is the server's word.
 */
export class Placing {
  /** Which of two travellers the player has taken up. */
  colour = $state(0);
  locked = $state(false);
  #refused = $state.raw<Refused | null>(null);
  /** Tokens that were laid and are not yet confirmed: they lie at once. */
  #flying = $state.raw<readonly Flying[]>([]);
  #telling: ReturnType<typeof setTimeout> | undefined;
  /** Whoever goes on tapping the field that was tapped too early grabs nothing: a token cannot be taken back. */
  #tappedEarly = -1;
  readonly #hand = new TapGuard();

  readonly #view: () => View;
  readonly #actions: () => Actions | undefined;
  readonly #told: (refused: Refused) => string;

  /** `told` puts into words why a tap was refused. */
  constructor(view: () => View, actions: () => Actions | undefined, told: (refused: Refused) => string) {
    this.#view = view;
    this.#actions = actions;
    this.#told = told;
  }

  /** Why the last tap was not accepted, in the language of now. */
  get refusal(): string {
    return this.#refused ? this.#told(this.#refused) : "";
  }

  /** The fields that the refusal names: they are lit, for nobody thinks in numbers. */
  get meant(): readonly number[] {
    const named = Object.values(this.#refused?.params ?? {});
    return this.#view().fields.flatMap(({ card }, number) =>
      named.includes(card ?? FORTY_FIELD) ? [number] : [],
    );
  }

  get me(): SeatView | undefined {
    const { players, seat } = this.#view();
    return players.find((player) => player.seat === seat);
  }

  /** Whose token is next: the traveller of the player's choice, if it has one left. */
  get traveller(): TravellerView | undefined {
    const mine = this.me?.travellers;
    return mine?.[this.colour]?.missing ? mine[this.colour] : mine?.find(({ missing }) => missing > 0);
  }

  /** How many tokens the player still has to place. */
  get left(): number {
    const missing = this.me?.travellers.reduce((sum, traveller) => sum + traveller.missing, 0) ?? 0;
    return Math.max(0, missing - this.#unseen.length);
  }

  /** The fields that may be tapped now. */
  get open(): readonly number[] {
    const { moves } = this.#view();
    const { traveller, me } = this;
    return moves.flatMap((move) =>
      move.type === "place" &&
      me?.travellers[move.colour] === traveller &&
      !this.#unseen.some(({ field }) => field === move.field)
        ? [move.field]
        : [],
    );
  }

  /** The fields with what flies towards them. */
  get fields(): readonly FieldView[] {
    return this.#view().fields.map((field, number) => ({
      ...field,
      stack: [
        ...field.stack,
        ...this.#unseen.filter((token) => token.field === number).map((token) => ({ ...token, at: 0 })),
      ],
    }));
  }

  /** Fields with a token of one's own. */
  get own(): readonly number[] {
    const mine = this.me?.travellers.map(({ number }) => number) ?? [];
    return this.fields.flatMap(({ stack }, number) =>
      stack.some(({ traveller }) => mine.includes(traveller)) ? [number] : [],
    );
  }

  get #unseen(): readonly Flying[] {
    const { round, fields } = this.#view();
    return this.#flying.filter(
      (token) =>
        token.round === round &&
        !fields[token.field]?.stack.some(({ traveller }) => traveller === token.traveller),
    );
  }

  async pick(field: number): Promise<void> {
    const actions = this.#actions();
    const view = this.#view();
    if (!actions) return;
    const drumming = field === this.#tappedEarly && !this.#hand.calm;
    if (drumming) this.#hand.stir();
    if (this.locked) return;
    if (drumming && view.start !== null) {
      this.#tell(DRUMMING);
      return;
    }
    if (view.start === null) {
      this.#tappedEarly = field;
      this.#hand.stir();
      this.#lock(actions.lock);
      play("early");
      this.#tell(EARLY);
      return;
    }
    // Who has no token left hears so from the server, like everything else that is refused.
    const { left } = this;
    const traveller = left ? this.traveller : this.me?.travellers[this.colour];
    if (!traveller) return;
    const token = { round: view.round, field, traveller: traveller.number };
    const fly = () => (this.#flying = [...this.#flying, token]);
    const lands = left > 0 && this.open.includes(field);
    const near = actions.near === true;
    const callOff = lands ? showUnlessAnswered(near, fly) : null;
    if (lands && !near) play("token");
    const colour = this.me?.travellers.indexOf(traveller) ?? 0;
    const refused = await actions.play({ type: "place", field, colour });
    callOff?.();
    // A table on this device answers soon, and a sound takes a slow one as long as the answer.
    if (lands && near && !refused) play("token");
    if (refused) {
      this.#flying = this.#flying.filter((other) => other !== token);
      if (refused.reason === "table-locked") this.#lock(Number(refused.params["milliseconds"]));
      this.#tell(refused);
    }
  }

  #lock(milliseconds: number): void {
    this.locked = true;
    setTimeout(() => (this.locked = false), milliseconds);
  }

  #tell(refused: Refused): void {
    this.#refused = refused;
    clearTimeout(this.#telling);
    this.#telling = setTimeout(() => (this.#refused = null), TELLS_FOR);
  }
}
