import { gameNamed } from "../games";
import { t } from "../text/texts.svelte";
import type { Option } from "../wire/server";
import {
  seconds,
  yesNo,
  type Agreed,
  type Change,
  type OptionRow,
  type Options,
  type Person,
} from "./option-row";

type Choices = OptionRow["choices"];

/** The rows of what a game leaves open, from its own description. */
export function gameRows(agreed: Agreed): OptionRow[] {
  return agreed.game.options
    .filter(
      (option) => offered(option, agreed) && (!option.each || (isDealt(option) && isMade(option, agreed))),
    )
    .map((option) => (option.each ? eachRow(option, agreed) : row(option, agreed)));
}

/** What the game leaves open for each seat, as far as it is open at this table. */
export function seatOptions(options: readonly Option[], agreed: Options): readonly Option[] {
  return options.filter(
    (option) =>
      option.each &&
      (!option.needs || agreed[option.needs] === true) &&
      (!isDealt(option) || chosen(option, agreed).length),
  );
}

/** The same as rows, for these people. */
export function seatRows({ game, options }: Agreed, people: readonly Person[]): OptionRow[] {
  return seatOptions(game.options, options).flatMap((option) =>
    people.map(({ seat, name }) => {
      const flag = option.kind === "flag";
      const label = t(`option-${option.name}`);
      return {
        key: `${option.name} ${seat}`,
        label: people.length > 1 ? `${name}: ${label}` : label,
        choices: seatChoices(option, options, seat),
        value: String(
          flag ? seatsWith(option, options).includes(seat) : (chosen(option, options)[seat] ?? ""),
        ),
        more: option.rare,
        change: (value) => ({
          options: flag
            ? flagged(option, options, seat, value === "true")
            : taken(option, options, seat, value),
        }),
      };
    }),
  );
}

/** Every seat gets one of its own, by chance or by the host: not a flag, nor what a seat may leave open. */
const isDealt = ({ kind, taken_in }: Option) => kind === "choice" && !taken_in.length;

/** The table with another number of chairs: what is agreed seat by seat, or for few, must fit it. */
export function fitted({ game, house, options }: Agreed, chairs: number): Change {
  const changes = game.options.flatMap((option): [string, unknown][] => {
    const elsewhere = option.players.length > 0 && !option.players.includes(chairs);
    if (!option.each) return elsewhere ? [[option.field, option.default]] : [];
    if (option.kind === "flag")
      return [[option.field, seatsWith(option, options).filter((seat) => seat < chairs)]];
    if (!chosen(option, options).length) return [];
    const fits = isDealt(option)
      ? dealt(option, options, chairs)
      : chosen(option, options).slice(0, elsewhere ? 0 : chairs);
    return [[option.field, fits]];
  });
  const change = { house: { ...house, chairs } };
  return changes.length ? { ...change, options: { ...options, ...Object.fromEntries(changes) } } : change;
}

/** The seats that have a flag set. */
export function seatsWith({ field }: Option, options: Options): readonly number[] {
  return options[field] as readonly number[];
}

/** What each seat has; nothing where chance decides, or nobody has chosen. */
export function chosen({ field }: Option, options: Options): readonly (string | number)[] {
  return (options[field] ?? []) as readonly (string | number)[];
}

/** The options after a seat has set or lifted a flag. */
function flagged(option: Option, options: Options, seat: number, set: boolean): Options {
  const others = seatsWith(option, options).filter((other) => other !== seat);
  return { ...options, [option.field]: set ? [...others, seat].sort((a, b) => a - b) : others };
}

/** The options after a seat has taken something; what everybody has one of is exchanged. */
function taken(option: Option, options: Options, seat: number, text: string): Options {
  const [now, value] = [chosen(option, options), valueOf(option, text)];
  const length = Math.max(now.length, option.taken_in.length ? seat + 1 : 0);
  const after = Array.from({ length }, (_, place) => {
    if (place === seat) return value;
    const other = now[place] ?? "";
    return other === value && !option.taken_in.length ? (now[seat] ?? "") : other;
  });
  return { ...options, [option.field]: after };
}

/** What a seat may have: where it takes what is free, that and nothing, with what it has. */
export function seatChoices(option: Option, options: Options, seat: number): Choices {
  const choices = choicesOf(option, options);
  if (!option.taken_in.length) return choices;
  const mine = chosen(option, options)[seat];
  const taken = option.taken_in.flatMap((field) => (options[field] ?? []) as readonly (string | number)[]);
  const free = choices.filter(({ value }) => value === mine || !taken.includes(value));
  return [{ value: "", text: t("option-any") }, ...free];
}

/** What can be chosen, in words. */
export function choicesOf(option: Option, options: Options): Choices {
  if (option.kind === "flag" && !option.choices.length) return yesNo();
  const named = `option-${option.name}-value`;
  return offeredBy(option, options).map(({ value, name }) => ({
    value: String(value),
    text: name ? t(named, { value: name }) : measured(option, value),
  }));
}

function offeredBy({ choices_from, choices }: Option, options: Options): Option["choices"] {
  const own = choices_from ? options[choices_from] : undefined;
  if (!Array.isArray(own)) return choices;
  return (own as readonly { readonly name: string }[]).map(({ name }) => ({ value: name, name: "" }));
}

function measured({ unit }: Option, value: string | number): string {
  return unit ? seconds(Number(value) / (unit === "ms" ? 1000 : 1)) : String(value);
}

/** The value that a form gave as text. */
export function valueOf({ kind, choices }: Option, text: string): boolean | string | number {
  if (kind === "flag") return text === "true";
  if (kind === "number") return Number(text);
  return choices.find(({ value }) => String(value) === text)?.value ?? text;
}

/** An option for few is offered while no more have sat down; what has to be made, where the page can make it. */
const offered = ({ players, by_name }: Option, { game, taken }: Agreed) =>
  (!players.length || players.some((count) => count >= taken)) &&
  (!by_name || gameNamed(game.name)?.made !== undefined);

/** Whether it is known what a seat may choose among: not before that is made. */
function isMade({ choices_from }: Option, { game, options }: Agreed): boolean {
  const source = game.options.find(({ field, by_name }) => by_name && field === choices_from);
  return !source || typeof options[choices_from] !== "string" || options[choices_from] === source.default;
}

function row(option: Option, agreed: Agreed): OptionRow {
  const { options } = agreed;
  const now = textOf(options[option.field]);
  const choices = choicesOf(option, options);
  // What is none of these was chosen by other means than this form: a time, or a map of one's own.
  const other = choices.some(({ value }) => value === now) ? undefined : otherText(option, agreed, now);
  return {
    key: option.name,
    label: t(`option-${option.name}`),
    choices: other === undefined ? choices : [...choices, { value: now, text: other }],
    value: now,
    more: option.rare,
    change(text) {
      const value = valueOf(option, text);
      // What was chosen among other things is chosen no more.
      const dependent = agreed.game.options.filter((other) => other.choices_from === option.field);
      const changed = {
        ...options,
        [option.field]: value,
        ...Object.fromEntries(dependent.map(({ field }) => [field, []])),
      };
      if (!option.players.length || value === option.default) return { options: changed };
      const fits = option.players.filter((count) => count >= agreed.taken);
      const few = fits.filter((count) => count <= agreed.house.chairs).at(-1) ?? fits[0];
      return { options: changed, ...fitted({ ...agreed, options: changed }, few ?? agreed.house.chairs) };
    },
  };
}

/** What is none of the choices, in words; undefined: the value itself has to do. */
function otherText(option: Option, { game, options }: Agreed, now: string): string | undefined {
  if (option.unit) return measured(option, now);
  return gameNamed(game.name)?.titled?.(option.name, options[option.field]);
}

/** Whether the table is played on something of somebody's own: no form offers it. */
export function isOwn({ game, options }: Agreed): boolean {
  return game.options.some(
    ({ kind, each, by_name, field, choices }) =>
      kind === "choice" &&
      !each &&
      !by_name &&
      typeof options[field] === "object" &&
      !choices.some(({ value }) => value === textOf(options[field])),
  );
}

/** A thing of one's own, such as a map, is known by its name, several things by theirs. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(" ");
  return String(typeof value === "object" && value && "name" in value ? value.name : value);
}

/** Whether chance decides what each seat has, or the host. */
function eachRow(option: Option, { house, options }: Agreed): OptionRow {
  return {
    key: option.name,
    label: t(`option-${option.name}-each`),
    choices: [
      { value: "drawn", text: t("option-drawn") },
      { value: "chosen", text: t("option-chosen") },
    ],
    value: chosen(option, options).length ? "chosen" : "drawn",
    more: option.rare,
    change: (value) => ({
      options: { ...options, [option.field]: value === "chosen" ? dealt(option, options, house.chairs) : [] },
    }),
  };
}

/** One thing for each chair: those chosen already, then any that are left. */
function dealt(option: Option, options: Options, chairs: number): readonly (string | number)[] {
  const kept = chosen(option, options).slice(0, chairs);
  const left = offeredBy(option, options)
    .map(({ value }) => value)
    .filter((value) => !kept.includes(value));
  return [...kept, ...left].slice(0, chairs);
}
