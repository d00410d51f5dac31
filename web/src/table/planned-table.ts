import { settings } from "../parts/settings.svelte";
import { t } from "../text/texts.svelte";
import type { About, Again, GameAbout } from "../wire/server";
import { companion, levels } from "./bot-levels";
import { fitted, seatRows } from "./game-option-rows";
import { numbered, type Agreed, type OptionRow, type Options, type Person } from "./option-row";
import { optionRows } from "./table-option-rows";

/** How somebody comes to a game; this device remembers what was chosen for each. */
export type Way = "now" | "friends" | "device";

/** A table that is not open yet. Bots take all chairs of nobody; their level is that of the stand-in. */
export interface Plan extends Agreed {
  readonly people: readonly Person[];
}

/** What somebody wants to play this time, from a link that led here. */
export interface Wanted {
  /** Rows of the form with their values. */
  readonly rows: Readonly<Record<string, string>>;
  /** Something of one's own, by its digest, and the options by which a table is played on it. */
  readonly own?: { readonly digest: string; readonly options: Options };
}

export const NOTHING: Wanted = { rows: {} };

/** What is still wanted by a link after something was changed in the form: that is remembered. */
export function stillWanted({ own }: Wanted, { options }: Plan): Wanted {
  const same = own && Object.entries(own.options).every(([field, value]) => options[field] === value);
  return same ? { rows: {}, own } : NOTHING;
}

/** Chairs of a table against bots; with friends there are as many as the game allows. */
const USUAL_CHAIRS = 4;
/** What matters only where people come and go. */
const IN_LOBBY = ["chairs", "public", "credit", "grace", "stand-in"];

/** The plan of somebody who has chosen nothing. */
function usualPlan(game: GameAbout, way: Way, names: readonly string[]): Plan {
  const wanted = { now: USUAL_CHAIRS, friends: game.most, device: names.length }[way];
  return {
    game,
    house: {
      ...game.house,
      chairs: Math.min(game.most, Math.max(game.least, wanted)),
      stand_in: companion(game),
      pause: usualPause(game),
    },
    options: Object.fromEntries(
      game.options.map(({ field, each, default_nearby, default: usual }) => [
        field,
        each ? [] : way === "friends" ? usual : (default_nearby ?? usual),
      ]),
    ),
    taken: names.length,
    people: names.map((name, seat) => ({ name, seat })),
  };
}

/** How long bots show that they think, at the pace that this device is set to. */
function usualPause({ house, house_options: offered }: GameAbout): number {
  const choices = offered.find(({ field }) => field === "pause")?.choices;
  return Number(choices?.find(({ name }) => name === settings.pace)?.value ?? house.pause);
}

/**
 * What will be played, as this device remembers it, but for what is wanted this time. What the server does not offer any
 * more is dropped.
 */
export function planned(game: GameAbout, way: Way, names: readonly string[], wanted = NOTHING): Plan {
  let plan = usualPlan(game, way, names);
  const first = way === "friends" ? settings.choices[placeOf(plan, "now")] : undefined;
  const kept = settings.choices[placeOf(plan, way)] ?? first ?? {};
  for (const [key, value] of [...Object.entries(kept), ...Object.entries(wanted.rows)]) {
    const row = planRows(plan, way).find((other) => other.key === key);
    if (row?.choices.some((choice) => choice.value === value)) plan = { ...plan, ...row.change(value) };
  }
  return placedOn(plan, wanted);
}

/** The plan on something of somebody's own. */
function placedOn(plan: Plan, { own }: Wanted): Plan {
  if (!own) return plan;
  const placed = { ...plan, options: { ...plan.options, ...own.options } };
  return { ...placed, ...fitted(placed, placed.house.chairs) };
}

/** Remembers a plan on this device: what differs from the usual one. */
export function remember(way: Way, plan: Plan): void {
  // That strangers may come is never assumed.
  const kept = unusual(plan, way).filter(({ key }) => key !== "public");
  const values = Object.fromEntries(kept.map(({ key, value }) => [key, value]));
  settings.choices = { ...settings.choices, [placeOf(plan, way)]: values };
}

const placeOf = ({ game }: Agreed, way: Way) => `${game.name}/${way}`;

/** Everything that can be chosen. */
export function planRows(plan: Plan, way: Way): readonly OptionRow[] {
  const rows = optionRows(plan);
  const shared =
    way === "friends" ? rows : [...botRows(plan), ...rows.filter(({ key }) => !IN_LOBBY.includes(key))];
  return [...shared, ...seatRows(plan, plan.people)];
}

/** What will be played, in a line: the bots, the map or the like, and whatever is not as usual. */
export function summary(plan: Plan, way: Way): string {
  const main = mainRows(plan, way);
  const told = new Set(["bots", "level", ...main.map(({ key }) => key)]);
  const names = main.map(textOf);
  const others = unusual(plan, way).filter(({ key }) => !told.has(key));
  const differing = others.map((row) => (row.value === "true" ? row.label : `${row.label}: ${textOf(row)}`));
  const level = t("bot-level", { bot: plan.house.stand_in });
  const bots = t("plan-bots", { count: botsOf(plan), level, people: plan.people.length });
  return [bots, ...names, ...differing].join(" · ");
}

/** What the game is played on, and the like. */
export function mainRows(plan: Plan, way: Way): readonly OptionRow[] {
  const main = plan.game.options.filter(
    ({ kind, each, rare, by_name }) => kind === "choice" && !each && !rare && !by_name,
  );
  return planRows(plan, way).filter(({ key }) => main.some(({ name }) => name === key));
}

function textOf(row: OptionRow): string {
  return row.choices.find(({ value }) => value === row.value)?.text ?? "";
}

function unusual(plan: Plan, way: Way): readonly OptionRow[] {
  const names = plan.people.map(({ name }) => name);
  const usual = new Map(
    planRows(usualPlan(plan.game, way, names), way).map(({ key, value }) => [key, value]),
  );
  // Nothing chosen is as usual, also where there is usually no such row.
  return planRows(plan, way).filter(({ key, value }) => (usual.get(key) ?? "") !== value);
}

const botsOf = ({ house, people }: Plan) => house.chairs - people.length;

function botRows(plan: Plan): OptionRow[] {
  const { game, house, people } = plan;
  const least = Math.max(0, game.least - people.length);
  const counts = Array.from({ length: game.most - people.length - least + 1 }, (_, step) => least + step);
  const count = {
    key: "bots",
    label: t("option-bots"),
    choices: numbered(counts, String),
    value: String(botsOf(plan)),
    more: false,
    change: (value: string) => fitted(plan, people.length + Number(value)),
  };
  if (!botsOf(plan)) return [count];
  const level = {
    key: "level",
    label: t("option-level"),
    choices: levels(game, house.stand_in).map((bot) => ({ value: bot, text: t("bot-level", { bot }) })),
    value: house.stand_in,
    more: false,
    change: (value: string) => ({ house: { ...house, stand_in: value } }),
  };
  return [count, level];
}

/** The next game after a finished one, with the same people and as many bots. */
export function nextPlan(game: GameAbout, { house, seats }: About, options: Options): Plan {
  const people = seats.flatMap(({ name, bot }, seat) => (bot === null ? [{ name, seat }] : []));
  const level = seats.find(({ bot }) => bot !== null)?.bot ?? house.stand_in;
  return {
    game,
    house: { ...house, chairs: seats.length, stand_in: level },
    options,
    taken: people.length,
    people,
  };
}

/** What the server is told to be different in the next game. */
export function changes(before: Plan, after: Plan): Again {
  const fields = Object.entries(after.options).filter(([field, value]) => before.options[field] !== value);
  const same = botsOf(before) === botsOf(after) && before.house.stand_in === after.house.stand_in;
  return {
    house: after.house,
    options: Object.fromEntries(fields),
    bots: same ? null : Array.from({ length: botsOf(after) }, () => after.house.stand_in),
  };
}
