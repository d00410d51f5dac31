import { t } from "../../../text/texts.svelte";
import type { TableSettings } from "../../../wire/server";
import type { Options } from "../../../wire/travel";
import { numbered, seconds, yesNo, type Agreed, type Change, type OptionRow } from "../../option-row";

const PACES = { slow: 2000, normal: 1200, quick: 700 } as const;
/** T29: the harder variant is for two or three. */
const HARDER_MOST = 3;

/** The harder variant is for few, and only who has a chair may keep the map. */
export function fitted(house: TableSettings, agreed: unknown): Change {
  const options = agreed as Options;
  return {
    house,
    options: {
      ...options,
      harder: options.harder && house.chairs <= HARDER_MOST,
      open_map: options.open_map.filter((seat) => seat < house.chairs),
    },
  };
}

/** `maps` are those to choose from. */
export function rows({ house, options: agreed, taken }: Agreed, maps: readonly string[]): OptionRow[] {
  const options = agreed as Options;
  const map = typeof options.map === "string" ? options.map : options.map.name;
  const set = (change: Partial<Options>): Change => ({ options: { ...options, ...change } });
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
      value: String(options.pace),
      more: false,
      change: (value) => set({ pace: Number(value) }),
    },
    {
      key: "limit",
      label: t("option-limit"),
      choices: numbered([0, 10, 20, 40], (value) => (value ? seconds(value) : t("option-none"))),
      value: String(options.limit),
      more: false,
      change: (value) => set({ limit: Number(value) }),
    },
    {
      key: "show",
      label: t("option-show"),
      choices: numbered([10_000, 20_000, 60_000], (value) => seconds(value / 1000)),
      value: String(options.show),
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
      value: String(options.harder),
      more: false,
      change: (value) => ({
        ...set({ harder: value === "true", open_map: options.open_map.filter((seat) => seat < HARDER_MOST) }),
        house: value === "true" ? { ...house, chairs: Math.min(house.chairs, HARDER_MOST) } : house,
      }),
    });
  return rows;
}
