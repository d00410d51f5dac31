import { t } from "../../../text/texts.svelte";
import type { Options } from "../../../wire/travel";
import { numbered, seconds, yesNo, type Agreed, type Change, type OptionRow } from "../../option-row";

const PACES = { slow: 2000, normal: 1200, quick: 700 } as const;

/** How many can play the harder variant, as the server says. */
const harderMost = ({ game }: Agreed) => game.players_with["harder"]?.most ?? 0;

/** The harder variant is for few, and only who has a chair may keep the map. */
export function fitted(agreed: Agreed, chairs: number): Change {
  const options = agreed.options as Options;
  return {
    house: { ...agreed.house, chairs },
    options: {
      ...options,
      harder: options.harder && chairs <= harderMost(agreed),
      open_map: options.open_map.filter((seat) => seat < chairs),
    },
  };
}

/** `maps` are those to choose from. */
export function rows(agreed: Agreed, maps: readonly string[]): OptionRow[] {
  const { house, taken } = agreed;
  const options = agreed.options as Options;
  const most = harderMost(agreed);
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
  if (taken <= most)
    rows.splice(2, 0, {
      key: "harder",
      label: t("option-harder"),
      choices: yesNo(),
      value: String(options.harder),
      more: false,
      change: (value) =>
        value === "true"
          ? fitted({ ...agreed, options: { ...options, harder: true } }, Math.min(house.chairs, most))
          : set({ harder: false }),
    });
  return rows;
}
