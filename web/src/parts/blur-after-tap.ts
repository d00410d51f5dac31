/**
 * Takes the focus from a button that a tap set off, for buttons that go away with what they do: to remove what has the
 * focus browsers lay out the page in the middle of its changes, and then once more. Keys keep it.
 */
export function blurAfterTap({ detail, currentTarget }: MouseEvent): void {
  if (detail && currentTarget instanceof Element) currentTarget.querySelector<HTMLElement>(":focus")?.blur();
}
