/** An invite code as the server writes it, from what somebody typed or followed: case and gaps do not matter. */
export function inviteCode(typed: string): string {
  return typed.replace(/[\s-]/g, "").toUpperCase();
}
