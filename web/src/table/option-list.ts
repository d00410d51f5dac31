import { t } from "../text/texts.svelte";
import type { TableSettings } from "../wire/server";
import { levels } from "./bot-levels";
import { fitted, gameRows, isOwn } from "./game-options";
import { numbered, seconds, yesNo, type Agreed, type OptionRow } from "./option-row";
import { BOT_PAUSES } from "./bot-pauses";

type Choices = OptionRow["choices"];

/** Everything that the host decides: about the table, and what the game leaves open. */
export function optionRows(agreed: Agreed): readonly OptionRow[] {
  const { game, house } = agreed;
  const row = (label: string, field: keyof TableSettings, choices: Choices, more = true) =>
    houseRow(house, label, field, choices, more);
  const paces = Object.entries(BOT_PAUSES).map(([pace, value]) => ({
    value: String(value),
    text: t("option-pause-value", { value: pace }),
  }));
  const openness = [
    { value: "false", text: t("option-public-no") },
    { value: "true", text: t("option-public-yes") },
  ];
  const bots = levels(game, house.stand_in).map((bot) => ({ value: bot, text: t("bot-level", { bot }) }));
  const rows = [
    chairs(agreed),
    ...(game.race ? [] : [row("option-pause", "pause", paces, false)]),
    ...gameRows(agreed),
    ...(game.race ? [row("option-credit", "credit", yesNo())] : []),
    ...(game.duplicate ? [row("option-duplicate", "duplicate", yesNo())] : []),
    ...(house.public || !isOwn(agreed) ? [row("option-public", "public", openness, false)] : []),
    row("option-clock", "clock", times([0, 20, 40, 90], "option-none")),
    row("option-last-call", "last_call", times([0, 10, 20, 40], "option-none")),
    row("option-grace", "grace", times([15, 30, 120, 0], "option-never")),
    row("option-stand-in", "stand_in", bots),
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

/** A setting of the table. What the form gives as text becomes a value of the kind that the setting has. */
function houseRow(
  house: TableSettings,
  label: string,
  field: keyof TableSettings,
  choices: Choices,
  more: boolean,
): OptionRow {
  const now = house[field];
  const read = { boolean: (text: string) => text === "true", number: Number, string: String }[
    typeof now as "boolean" | "number" | "string"
  ];
  return {
    key: label.replace("option-", ""),
    label: t(label),
    choices,
    value: String(now),
    more,
    change: (value) => ({ house: { ...house, [field]: read(value) } }),
  };
}

const times = (values: readonly number[], none: string) =>
  numbered(values, (value) => (value ? seconds(value) : t(none)));
