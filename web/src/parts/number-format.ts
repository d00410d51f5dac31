import { texts } from "../text/texts.svelte";

/** A number as the language writes it; a minus is a real one. */
export function figure(value: number, digits = 1, signed = false): string {
  return written(value, { minimumFractionDigits: digits, maximumFractionDigits: digits }, signed);
}

/** A share as a percentage, as the language writes it. */
export function share(value: number, signed = false): string {
  return written(value, { style: "percent" }, signed);
}

function written(value: number, style: Intl.NumberFormatOptions, signed: boolean): string {
  const signDisplay = signed ? "exceptZero" : "negative";
  return new Intl.NumberFormat(texts.language, { ...style, signDisplay }).format(value).replace("-", "−");
}
