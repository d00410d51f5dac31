/** The file of a game's record. */
export function recordFile(record: string, game: string, code: string): File {
  return new File([record], `${game}-${code}.jsonl`, { type: "application/x-ndjson" });
}

/** Has the browser save a file that was made here. */
export function saveFile(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
