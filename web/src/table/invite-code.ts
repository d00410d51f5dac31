/** An invite code as the server writes it, from what somebody typed, pasted or followed; a whole link has one too. */
export function inviteCode(typed: string): string {
  const linked = /\/(?:t|watch|replay|blog)\/([^/?#\s]+)/.exec(typed)?.[1];
  return (linked ?? typed).replace(/[\s-]/g, "").toUpperCase();
}
