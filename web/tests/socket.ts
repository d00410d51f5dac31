import type { Asked, Told, Update } from "../src/wire/server";

/** A socket to a server that the test plays. */
export class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly asked: Asked[] = [];

  constructor() {
    Socket.last = this;
  }

  send(data: string): void {
    this.asked.push(JSON.parse(data) as Asked);
  }

  close(): void {
    this.readyState = 3;
  }

  tell(...messages: Told[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  breakDown(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  of(type: Asked["type"]): Asked[] {
    return this.asked.filter((message) => message.type === type);
  }
}

export const welcome: Told = { type: "welcome", version: "1", known: true };
export const arrived: Told = { type: "done", ref: "watch", table: "T", number: 0 };
export const update = (number: number, more: Partial<Update> = {}): Update => ({
  type: "update",
  table: "T",
  number,
  ...more,
});
