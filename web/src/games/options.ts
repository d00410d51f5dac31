import { t } from "../text/texts.svelte";
import type { Options as BorderOptions } from "../wire/border";
import type { GameAbout, House } from "../wire/server";
import type { Options as TravelOptions } from "../wire/travel";
import { levels } from "../table/bots";

/** What the host wants different. */
interface Change {
  readonly house?: House;
  readonly options?: unknown;
}

/** One thing that the host decides before the game, and everybody sees. */
export interface OptionRow {
  readonly key: string;
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly text: string }[];
  readonly value: string;
  /** Rarely wanted: behind a fold. */
  readonly more: boolean;
  readonly change: (value: string) => Change;
}

/** Milliseconds for which bots of The BORDER show that they think. */
export const PAUSES = { normal: 1000, quick: 400, none: 0 } as const;
const PACES = { slow: 2000, normal: 1200, quick: 700 } as const;
/** T29: the harder variant is for two or three. */
const HARDER_MOST = 3;

/** A table as far as its options are concerned. */
export interface Agreed {
  readonly game: GameAbout;
  readonly house: House;
  readonly options: unknown;
  readonly taken: number;
  readonly maps: readonly string[];
}

export function optionRows(agreed: Agreed): readonly OptionRow[] {
  const rows = [
    chairs(agreed),
    ...(agreed.game.name === "border" ? borderRows(agreed) : travelRows(agreed)),
    ...houseRows(agreed),
  ];
  return rows.map(complete);
}

/** A value that somebody chose by other means than this page is shown all the same. */
function complete(row: OptionRow): OptionRow {
  const known = row.choices.some(({ value }) => value === row.value);
  return known ? row : { ...row, choices: [...row.choices, { value: row.value, text: row.value }] };
}

const numbered = (values: readonly number[], text: (value: number) => string) =>
  values.map((value) => ({ value: String(value), text: text(value) }));
const yesNo = () => [
  { value: "true", text: t("sure-yes") },
  { value: "false", text: t("sure-no") },
];
const seconds = (value: number) => t("option-seconds", { seconds: value });

function chairs({ game, house, options, taken }: Agreed): OptionRow {
  const least = Math.max(game.least, taken);
  const counts = Array.from({ length: game.most - least + 1 }, (_, step) => least + step);
  return {
    key: "chairs",
    label: t("option-chairs"),
    choices: numbered(counts, String),
    value: String(house.chairs),
    more: false,
    change: (value) => fitted(game, { ...house, chairs: Number(value) }, options),
  };
}

/** What is agreed seat by seat must fit the number of seats. */
export function fitted(game: GameAbout, house: House, options: unknown): Change {
  if (game.name === "border") {
    const border = options as BorderOptions;
    if (!border.choice.length) return { house };
    return { house, options: { ...border, choice: boardsFor(border, house.chairs) } };
  }
  const travel = options as TravelOptions;
  return {
    house,
    options: {
      ...travel,
      harder: travel.harder && house.chairs <= HARDER_MOST,
      open_map: travel.open_map.filter((seat) => seat < house.chairs),
    },
  };
}

/** A board for each chair: those chosen already, then any that are left. */
export function boardsFor({ boards, choice }: BorderOptions, count: number): readonly string[] {
  const kept = choice.slice(0, count);
  const left = boards.map(({ name }) => name).filter((name) => !kept.includes(name));
  return [...kept, ...left].slice(0, count);
}

/** The choice of boards after a seat has taken one; whoever had it takes the other in exchange. */
export function boardTaken(choice: readonly string[], seat: number, board: string): readonly string[] {
  const before = choice[seat] ?? "";
  return choice.map((other, place) => (place === seat ? board : other === board ? before : other));
}

function borderRows({ house, options }: Agreed): OptionRow[] {
  const border = options as BorderOptions;
  return [
    {
      key: "pause",
      label: t("option-pause"),
      choices: Object.entries(PAUSES).map(([pace, value]) => ({
        value: String(value),
        text: t("option-pause-value", { pace }),
      })),
      value: String(house.pause),
      more: false,
      change: (value) => ({ house: { ...house, pause: Number(value) } }),
    },
    {
      key: "boards",
      label: t("option-boards"),
      choices: [
        { value: "drawn", text: t("option-boards-drawn") },
        { value: "chosen", text: t("option-boards-chosen") },
      ],
      value: border.choice.length ? "chosen" : "drawn",
      more: false,
      change: (value) => ({
        options: { ...border, choice: value === "chosen" ? boardsFor(border, house.chairs) : [] },
      }),
    },
    {
      key: "chain",
      label: t("option-chain"),
      choices: yesNo(),
      value: String(border.chain),
      more: true,
      change: (value) => ({ options: { ...border, chain: value === "true" } }),
    },
  ];
}

function travelRows({ house, options, taken, maps }: Agreed): OptionRow[] {
  const travel = options as TravelOptions;
  const map = typeof travel.map === "string" ? travel.map : travel.map.name;
  const set = (change: Partial<TravelOptions>): Change => ({ options: { ...travel, ...change } });
  const rows: OptionRow[] = [
    {
      key: "map",
      label: t("referee-map"),
      choices: maps.map((value) => ({ value, text: t(`map-${value}`) })),
      value: map,
      more: false,
      change: (value) => set({ map: value }),
    },
    {
      key: "pace",
      label: t("option-pace"),
      choices: Object.entries(PACES).map(([pace, value]) => ({
        value: String(value),
        text: t("option-pace-value", { pace }),
      })),
      value: String(travel.pace),
      more: false,
      change: (value) => set({ pace: Number(value) }),
    },
    {
      key: "limit",
      label: t("option-limit"),
      choices: numbered([0, 10, 20, 40], (value) => (value ? seconds(value) : t("option-none"))),
      value: String(travel.limit),
      more: false,
      change: (value) => set({ limit: Number(value) }),
    },
    {
      key: "show",
      label: t("option-show"),
      choices: numbered([10_000, 20_000, 60_000], (value) => seconds(value / 1000)),
      value: String(travel.show),
      more: true,
      change: (value) => set({ show: Number(value) }),
    },
    {
      key: "credit",
      label: t("option-credit"),
      choices: yesNo(),
      value: String(house.credit),
      more: true,
      change: (value) => ({ house: { ...house, credit: value === "true" } }),
    },
  ];
  if (taken <= HARDER_MOST)
    rows.splice(2, 0, {
      key: "harder",
      label: t("option-harder"),
      choices: yesNo(),
      value: String(travel.harder),
      more: false,
      change: (value) => ({
        ...set({ harder: value === "true", open_map: travel.open_map.filter((seat) => seat < HARDER_MOST) }),
        house: value === "true" ? { ...house, chairs: Math.min(house.chairs, HARDER_MOST) } : house,
      }),
    });
  return rows;
}

function houseRows({ game, house }: Agreed): OptionRow[] {
  return [
    {
      key: "public",
      label: t("option-public"),
      choices: [
        { value: "false", text: t("option-public-no") },
        { value: "true", text: t("option-public-yes") },
      ],
      value: String(house.public),
      more: false,
      change: (value) => ({ house: { ...house, public: value === "true" } }),
    },
    {
      key: "clock",
      label: t("option-clock"),
      choices: numbered([0, 20, 40, 90], (value) => (value ? seconds(value) : t("option-none"))),
      value: String(house.clock),
      more: true,
      change: (value) => ({ house: { ...house, clock: Number(value) } }),
    },
    {
      key: "last-call",
      label: t("option-last-call"),
      choices: numbered([0, 10, 20, 40], (value) => (value ? seconds(value) : t("option-none"))),
      value: String(house.last_call),
      more: true,
      change: (value) => ({ house: { ...house, last_call: Number(value) } }),
    },
    {
      key: "grace",
      label: t("option-grace"),
      choices: numbered([15, 30, 120, 0], (value) => (value ? seconds(value) : t("option-never"))),
      value: String(house.grace),
      more: true,
      change: (value) => ({ house: { ...house, grace: Number(value) } }),
    },
    {
      key: "stand-in",
      label: t("option-stand-in"),
      choices: levels(game, house.stand_in).map((bot) => ({ value: bot, text: t("bot-level", { bot }) })),
      value: house.stand_in,
      more: true,
      change: (value) => ({ house: { ...house, stand_in: value } }),
    },
  ];
}
