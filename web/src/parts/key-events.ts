/** Whether a key is pressed for the table: no shortcut of the browser, no repetition, nothing said to a dialog. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  return !(event.target instanceof Element && event.target.closest("dialog"));
}

/** The digit of a key, or NaN. Its place counts: keyboards such as the Czech one write digits only with shift. */
export function digitOf({ code, key }: KeyboardEvent): number {
  return Number(/^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? (key.trim() || NaN));
}
