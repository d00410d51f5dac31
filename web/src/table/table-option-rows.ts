import { t } from "../text/texts.svelte";
import type { Option, TableSettings } from "../wire/server";
import { levels } from "./bot-levels";
import { choicesOf, fitted, gameRows, isOwn, valueOf } from "./game-option-rows";
import { numbered, type Agreed, type OptionRow } from "./option-row";

/** Everything that the host decides: about the table, and what the game leaves open, as the server describes both. */
export function optionRows(agreed: Agreed): readonly OptionRow[] {
  const { game, house } = agreed;
  const offered = game.house_options.filter(
    ({ field }) => field !== "public" || house.public || !isOwn(agreed),
  );
  const rows = [
    chairs(agreed),
    ...gameRows(agreed),
    ...offered.map((option) => houseRow(house, option)),
    standIn(agreed),
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

function standIn({ game, house }: Agreed): OptionRow {
  return {
    key: "stand-in",
    label: t("option-stand-in"),
    choices: levels(game, house.stand_in).map((bot) => ({ value: bot, text: t("bot-level", { bot }) })),
    value: house.stand_in,
    more: true,
    change: (value) => ({ house: { ...house, stand_in: value } }),
  };
}

function houseRow(house: TableSettings, option: Option): OptionRow {
  return {
    key: option.name,
    label: t(`option-${option.name}`),
    choices: choicesOf(option, {}),
    value: String(house[option.field as keyof TableSettings]),
    more: option.rare,
    change: (value) => ({ house: { ...house, [option.field]: valueOf(option, value) } }),
  };
}
