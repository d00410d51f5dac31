import { t } from "../text/texts.svelte";
import { levels } from "./bot-levels";
import { fitted, gameRows, isOwn } from "./game-options";
import { numbered, seconds, yesNo, type Agreed, type OptionRow } from "./option-row";
import { PAUSES } from "./pauses";

/** Everything that the host decides: about the table, and what the game leaves open. */
export function optionRows(agreed: Agreed): readonly OptionRow[] {
  const { race } = agreed.game;
  const rows = [
    chairs(agreed),
    ...(race ? [] : [pause(agreed)]),
    ...gameRows(agreed),
    ...(race ? [credit(agreed)] : []),
    ...(agreed.game.duplicate ? [duplicate(agreed)] : []),
    ...houseRows(agreed).filter(({ key }) => key !== "public" || agreed.house.public || !isOwn(agreed)),
  ];
  return rows.map(complete);
}

/** A value that somebody chose by other means than this page is shown all the same. */
function complete(row: OptionRow): OptionRow {
  const known = row.choices.some(({ value }) => value === row.value);
  return known ? row : { ...row, choices: [...row.choices, { value: row.value, text: row.value }] };
}

function chairs(agreed: Agreed): OptionRow {
  const { game, house, taken } = agreed;
  const least = Math.max(game.least, taken);
  const counts = Array.from({ length: game.most - least + 1 }, (_, step) => least + step);
  return {
    key: "chairs",
    label: t("option-chairs"),
    choices: numbered(counts, String),
    value: String(house.chairs),
    more: false,
    change: (value) => fitted(agreed, Number(value)),
  };
}

function pause({ house }: Agreed): OptionRow {
  return {
    key: "pause",
    label: t("option-pause"),
    choices: Object.entries(PAUSES).map(([pace, value]) => ({
      value: String(value),
      text: t("option-pause-value", { value: pace }),
    })),
    value: String(house.pause),
    more: false,
    change: (value) => ({ house: { ...house, pause: Number(value) } }),
  };
}

function duplicate({ house }: Agreed): OptionRow {
  return {
    key: "duplicate",
    label: t("option-duplicate"),
    choices: yesNo(),
    value: String(house.duplicate),
    more: true,
    change: (value) => ({ house: { ...house, duplicate: value === "true" } }),
  };
}

function credit({ house }: Agreed): OptionRow {
  return {
    key: "credit",
    label: t("option-credit"),
    choices: yesNo(),
    value: String(house.credit),
    more: true,
    change: (value) => ({ house: { ...house, credit: value === "true" } }),
  };
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
