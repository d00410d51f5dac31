import { texts } from "../text/texts.svelte";

/** A number as the language writes it. */
export function figure(value: number, digits = 1, signed = false): string {
  return new Intl.NumberFormat(texts.language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? "exceptZero" : "negative",
  }).format(value);
}

/** A share as a percentage, as the language writes it. */
export function share(value: number, signed = false): string {
  return new Intl.NumberFormat(texts.language, {
    style: "percent",
    signDisplay: signed ? "exceptZero" : "negative",
  }).format(value);
}
