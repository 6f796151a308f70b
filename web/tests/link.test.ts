import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused } from "../src/protocol/api";
import { Latest } from "../src/protocol/latest";
import { Link } from "../src/protocol/link";
import { parse } from "../src/route.svelte";

class Wire {
  onopen: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  sent: { id: number; do: string }[] = [];
  closed = false;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
    this.drop();
  }
  open() {
    this.onopen?.({} as never);
  }
  drop() {
    this.onclose?.({} as never);
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) } as never);
  }
}

let wires: Wire[];
const listener = { opened: vi.fn(), lost: vi.fn(), pushed: vi.fn() };
const link = () => new Link(() => (wires.push(new Wire()), wires.at(-1)!), listener);

beforeEach(() => {
  wires = [];
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

describe("the link", () => {
  it("gives each question its own answer", async () => {
    const one = link();
    wires[0]!.open();
    const view = one.ask("view"),
      odd = one.ask("odd");
    const [a, b] = wires[0]!.sent;
    wires[0]!.say({ push: "gone", message: "…" });
    wires[0]!.say({ id: b!.id, error: { code: "unknown_request", message: "No." } });
    wires[0]!.say({ id: a!.id, ok: { turn: 3 } });
    await expect(view).resolves.toEqual({ turn: 3 });
    await expect(odd).rejects.toBeInstanceOf(Refused);
    expect(listener.pushed).toHaveBeenCalledOnce();
  });
  it("does not leave anybody waiting when it breaks, and dials again ever later", async () => {
    const one = link();
    wires[0]!.open();
    const view = one.ask("view");
    const told = expect(view).rejects.toMatchObject({ refusal: { code: "lost" } });
    wires[0]!.drop();
    await told;
    expect(listener.lost).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(400);
    expect(wires).toHaveLength(2);
    wires[1]!.drop();
    vi.advanceTimersByTime(799);
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(wires).toHaveLength(3);
    wires[2]!.open();
    expect(listener.opened).toHaveBeenCalledTimes(2);
    await expect(Promise.race([one.ask("view"), Promise.resolve("waiting")])).resolves.toBe("waiting");
  });
  it("stays closed once it was closed", async () => {
    const one = link();
    wires[0]!.open();
    one.close();
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    await expect(one.ask("view")).rejects.toBeInstanceOf(Refused);
  });
});

it("of questions that follow the pointer only the latest is answered", async () => {
  vi.useRealTimers();
  const asked: number[] = [],
    told: number[] = [];
  let free = () => {};
  const latest = new Latest(
    (n: number) => (asked.push(n), new Promise<number>((resolve) => (free = () => resolve(n)))),
  );
  for (const n of [1, 2, 3]) latest.put(n, (answer) => told.push(answer));
  free();
  await new Promise((r) => setTimeout(r));
  free();
  await new Promise((r) => setTimeout(r));
  expect(asked).toEqual([1, 3]);
  expect(told).toEqual([3]);
});

it("addresses lead to pages", () => {
  expect(parse("#/game/abc")).toEqual({ page: "game", key: "abc" });
  expect(parse("#/new/merlin-simple")).toEqual({ page: "new", key: "merlin-simple" });
  expect(parse("#/new")).toEqual({ page: "new", key: "" });
  expect(parse("#/game")).toEqual({ page: "home", key: "" });
  expect(parse("")).toEqual({ page: "home", key: "" });
});
