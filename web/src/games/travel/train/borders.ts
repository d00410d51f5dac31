/** The borders of a map as Python tells them: what there is to learn, and the way between any two states. */
import type { Borders as Told } from "../wire/borders";

/** What is learnt: one border, or a pair of states that looks like neighbours and is none. */
export interface Border {
  /** "AT CZ": by it the border is kept. */
  readonly key: string;
  readonly one: string;
  readonly other: string;
  readonly touch: boolean;
  /** The numbers of the map's peculiarities that are about it. */
  readonly peculiar: readonly number[];
}

const FIRST_SIGN = "0".charCodeAt(0);

export const keyOf = (one: string, other: string) => (one < other ? `${one} ${other}` : `${other} ${one}`);

const stateOf = (place: string) => place.split(":")[0] ?? place;

/** The pairs of states between which a way crosses a border. */
export function pairsAlong(way: readonly string[]): readonly (readonly [string, string])[] {
  return way.slice(1).map((place, number) => [stateOf(way[number] ?? ""), stateOf(place)]);
}

export class Borders {
  readonly states: readonly string[];
  readonly all: readonly Border[];
  readonly #byKey: ReadonlyMap<string, Border>;
  readonly #told: Told;

  constructor(told: Told) {
    this.#told = told;
    this.states = told.states;
    const border = (touch: boolean) => (pair: readonly [string, string]) => {
      const [key, [one, other]] = [pair.join(" "), pair];
      return { key, one, other, touch, peculiar: told.peculiar[key] ?? [] };
    };
    this.all = [...told.touching.map(border(true)), ...told.apart.map(border(false))];
    this.#byKey = new Map(this.all.map((each) => [each.key, each]));
  }

  named(key: string): Border | undefined {
    return this.#byKey.get(key);
  }

  between(one: string, other: string): Border | undefined {
    return this.#byKey.get(keyOf(one, other));
  }

  /** All that there is to learn about a state. */
  of(state: string): readonly Border[] {
    return this.all.filter(({ one, other }) => one === state || other === state);
  }

  /** The states that touch a state. */
  neighbours(state: string): readonly string[] {
    return this.of(state).flatMap(({ one, other, touch }) => (touch ? (one === state ? other : one) : []));
  }

  /** One shortest way from state to state, place by place, by the signposts. */
  way(from: string, to: string): readonly string[] {
    const { parts, begins, neighbours, signs, states } = this.#told;
    const goal = states.indexOf(to);
    const shown = (places: readonly string[] | undefined, signposts: string | undefined) =>
      places?.[(signposts?.charCodeAt(goal) ?? 0) - FIRST_SIGN];
    const way = [parts[from] ? (shown(parts[from], begins[from]) ?? from) : from];
    for (let here = way[0]; here !== undefined && stateOf(here) !== to;) {
      here = shown(neighbours[here], signs[here]);
      if (here === undefined) throw new Error(`no way from ${from} to ${to}`);
      way.push(here);
    }
    return way;
  }

  /** How many borders are crossed from state to state. */
  distance(from: string, to: string): number {
    return this.way(from, to).length - 1;
  }

  /** The borders that a way crosses. */
  crossed(way: readonly string[]): readonly Border[] {
    return pairsAlong(way).flatMap(([one, other]) => this.between(one, other) ?? []);
  }
}
