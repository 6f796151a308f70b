// One conversation with the server about one game, kept up by itself: when the connection breaks it is made again, a little
// later each time, and whoever listens is told to look at the game afresh.
import { Refused } from "./api";
import type { Push, Refusal } from "./types";

interface Socket {
  onopen: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Listener {
  opened(): void;
  lost(): void;
  pushed(message: Push): void;
}

interface Waiting {
  resolve(value: never): void;
  reject(error: Error): void;
}

const lost: Refusal = { code: "lost", message: "The connection was lost." };
const first = 400; // milliseconds before the first new attempt
const last = 10_000;

export class Link {
  private socket: Socket | null = null;
  private open = false;
  private ended = false;
  private next = 1;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<number, Waiting>();

  constructor(
    private readonly connect: () => Socket,
    private readonly listener: Listener,
  ) {
    this.dial();
  }

  ask<T>(request: string, keys: Record<string, unknown> = {}): Promise<T> {
    if (!this.open || !this.socket) return Promise.reject(new Refused(lost));
    const id = this.next++;
    this.socket.send(JSON.stringify({ id, do: request, ...keys }));
    return new Promise<T>((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  // At once, when the person says so or the browser is online again.
  retry(): void {
    if (this.open || this.ended) return;
    clearTimeout(this.timer);
    this.dial();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private dial(): void {
    const socket = this.connect();
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.open = true;
      this.attempts = 0;
      this.listener.opened();
    };
    socket.onmessage = (event: { data: string }) => this.receive(JSON.parse(event.data));
    socket.onclose = () => {
      if (socket !== this.socket) return;
      this.open = false;
      for (const one of this.waiting.values()) one.reject(new Refused(lost));
      this.waiting.clear();
      if (this.ended) return;
      this.listener.lost();
      this.timer = setTimeout(() => this.dial(), Math.min(last, first * 2 ** this.attempts++));
    };
  }

  private receive(message: Push | { id: number; ok?: never; error?: Refusal }): void {
    if ("push" in message) return this.listener.pushed(message);
    const one = this.waiting.get(message.id);
    if (!one) return;
    this.waiting.delete(message.id);
    if (message.error) one.reject(new Refused(message.error));
    else one.resolve(message.ok as never);
  }
}

export const gameSocket = (token: string): WebSocket => {
  const url = new URL(`ws/${token}`, location.href.split("#")[0]);
  url.protocol = url.protocol.replace("http", "ws");
  return new WebSocket(url);
};
