import { t } from "../../../text/texts.svelte";
import type { Options } from "../../../wire/border";
import { yesNo, type Agreed, type Change, type OptionRow } from "../../option-row";
import { PAUSES } from "../pauses";

/** Boards are chosen seat by seat: there must be one for each chair. */
export function fitted({ house, options: agreed }: Agreed, chairs: number): Change {
  const options = agreed as Options;
  const change = { house: { ...house, chairs } };
  return options.choice.length
    ? { ...change, options: { ...options, choice: boardsFor(options, chairs) } }
    : change;
}

/** A board for each chair: those chosen already, then any that are left. */
export function boardsFor({ boards, choice }: Options, count: number): readonly string[] {
  const kept = choice.slice(0, count);
  const left = boards.map(({ name }) => name).filter((name) => !kept.includes(name));
  return [...kept, ...left].slice(0, count);
}

/** The choice of boards after a seat has taken one; whoever had it takes the other in exchange. */
export function boardTaken(choice: readonly string[], seat: number, board: string): readonly string[] {
  const before = choice[seat] ?? "";
  return choice.map((other, place) => (place === seat ? board : other === board ? before : other));
}

export function rows({ house, options: agreed }: Agreed): OptionRow[] {
  const options = agreed as Options;
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
      value: options.choice.length ? "chosen" : "drawn",
      more: false,
      change: (value) => ({
        options: { ...options, choice: value === "chosen" ? boardsFor(options, house.chairs) : [] },
      }),
    },
    {
      key: "chain",
      label: t("option-chain"),
      choices: yesNo(),
      value: String(options.chain),
      more: true,
      change: (value) => ({ options: { ...options, chain: value === "true" } }),
    },
  ];
}
