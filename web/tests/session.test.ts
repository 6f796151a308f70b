import { beforeEach, describe, expect, it, vi } from "vitest";
import { Session } from "../src/game/session.svelte";
import type { Frame, View } from "../src/protocol/types";
import type { Table } from "../src/table/table";

// A server at the other end of the wire: it keeps what it is asked until it is told to answer.
interface Asked {
  id: number;
  do: string;
}
let wire: {
  asked: Asked[];
  onopen?: () => void;
  onclose?: () => void;
  onmessage?: (event: { data: string }) => void;
  close(): void;
};

const decision = { side: "boar", prompt: "What now?", verbs: [{ name: "done", uses: [] }] };
const standing = { pending: [decision], over: false, result: null, hash: "", inputs: 4, event_count: 0 };
const view = {
  ...standing,
  figures: [],
  sides: [{ id: "boar", name: "The Boar", facts: {} }],
  turn: 1,
  phase: "",
  active: "boar",
  events: [],
} as unknown as View;
const frame = {
  inputs: 5,
  events: [],
  turn: 1,
  phase: "",
  active: "boar",
  over: false,
  result: null,
  event_count: 0,
} as Frame;

let seats: Promise<void>; // the server tells of them when this is done
beforeEach(() => {
  seats = Promise.resolve();
  vi.stubGlobal(
    "fetch",
    async () => (
      await seats,
      new Response(
        JSON.stringify({
          token: "t",
          sides: [{ id: "boar", name: "The Boar", seat: "person", mine: true, here: true }],
        }),
      )
    ),
  );
  vi.stubGlobal(
    "WebSocket",
    class {
      asked: Asked[] = [];
      constructor() {
        wire = this as never;
      }
      send(text: string) {
        this.asked.push(JSON.parse(text));
      }
      close() {}
    },
  );
});

const settle = () => new Promise((later) => setTimeout(later));
async function answer(request: string, reply: { ok?: unknown; error?: unknown }): Promise<void> {
  await vi.waitFor(() => expect(wire.asked.some((one) => one.do === request)).toBe(true));
  const { id } = wire.asked.splice(
    wire.asked.findIndex((one) => one.do === request),
    1,
  )[0]!;
  wire.onmessage!({ data: JSON.stringify({ id, ...reply }) });
  await settle();
}

function late(): () => Promise<unknown> {
  let tell = () => {};
  seats = new Promise((resolve) => (tell = resolve));
  return () => (tell(), settle());
}

async function seated(): Promise<Session> {
  const session = new Session("t");
  wire.onopen!();
  await answer("view", { ok: view });
  await answer("options", { ok: { options: [], regions: [] } });
  return session;
}

describe("a seat with an order on its way", () => {
  it("is busy until what came of it is fetched, and takes no second order meanwhile", async () => {
    const session = await seated();
    expect(session.busy).toBe(false);
    const first = session.order("answer", { choice: { verb: "done" } });
    expect(session.busy).toBe(true);
    expect(await session.order("answer", { choice: { verb: "done" } })).toBe(false);
    expect(await session.undo()).toBe(false);
    expect(wire.asked.map((one) => one.do)).toEqual(["answer"]);
    await answer("answer", { ok: {} });
    expect(session.busy).toBe(true);
    await answer("frames", { ok: { ...standing, inputs: 5, frames: [frame], more: false } });
    expect(await first).toBe(true);
    expect(session.busy).toBe(false);
  });

  it("is free again when the order is refused, and says why", async () => {
    const session = await seated();
    const order = session.order("answer", { choice: { verb: "fly" } });
    await answer("answer", { error: { code: "no_wings", message: "Nobody flies." } });
    expect(await order).toBe(false);
    expect(session.busy).toBe(false);
    expect(session.refusal).toMatchObject({ code: "no_wings" });
  });
});

const table = (): Table & { shown: number[]; done: () => void } => {
  const one = {
    shown: [] as number[],
    done: () => {},
    show: (v: View) => void one.shown.push(v.inputs),
    skip: () => one.done(),
    play: () => new Promise<void>((resolve) => (one.done = resolve)),
  };
  return one as never;
};
const changed = (inputs: number, undone: number) =>
  wire.onmessage!({ data: JSON.stringify({ push: "changed", inputs, event_count: 0, undone }) });
const frames = (...all: Frame[]) =>
  answer("frames", { ok: { ...standing, inputs: all.at(-1)?.inputs, frames: all, more: false } });
const told = (text: string, inputs = 5): Frame => ({ ...frame, inputs, events: [{ event: "told", text }] });
const story = (session: Session) => session.events.map((event) => event.text);

describe("a seat whose opponent takes back", () => {
  it("forgets the move that is being shown, and shows the one made instead", async () => {
    const session = await seated();
    const scene = table();
    session.show(scene);
    changed(5, 0);
    await frames(told("Hugh moves."));
    expect(session.playing).toBe(true);
    changed(4, 1);
    await answer("view", { ok: view });
    expect(session.playing).toBe(false);
    expect(session.view!.inputs).toBe(4);
    expect(story(session)).toEqual([]);
    changed(5, 1);
    await frames(told("Wat moves."));
    scene.done();
    await settle();
    expect(session.view!.inputs).toBe(5);
    expect(story(session)).toEqual(["Wat moves."]);
  });

  it("asks again for what it asked before the fresh view came", async () => {
    const session = await seated();
    changed(6, 0);
    await frames(told("Hugh moves."), told("Wat moves.", 6));
    const tell = late();
    changed(4, 1);
    changed(7, 1);
    await answer("view", { ok: view });
    await tell();
    await frames(told("Hugh rests.", 7));
    expect(story(session)).toEqual([]);
    await frames(told("Hugh stays."), told("Wat stays.", 6), told("Hugh rests.", 7));
    expect(story(session)).toEqual(["Hugh stays.", "Wat stays.", "Hugh rests."]);
  });
});

describe("a seat that looks at the game afresh", () => {
  it("misses nothing that comes while it waits for the seats", async () => {
    const tell = late();
    const session = new Session("t");
    wire.onopen!();
    await answer("view", { ok: { ...view, pending: [{ side: "wolf", waiting: true }] } });
    changed(5, 0);
    await tell();
    await answer("view", { ok: { ...view, inputs: 5 } });
    expect(session.view!.inputs).toBe(5);
    expect(session.decision).toMatchObject({ side: "boar" });
  });

  it("misses nothing that overtakes the view", async () => {
    const session = new Session("t");
    wire.onopen!();
    changed(5, 0);
    await answer("view", { ok: view });
    await frames(told("Hugh moves."));
    expect(session.view!.inputs).toBe(5);
  });

  it("misses nothing either when the link was lost", async () => {
    const session = await seated();
    wire.onclose!();
    session.retry();
    const tell = late();
    wire.onopen!();
    await answer("view", { ok: { ...view, inputs: 6 } });
    changed(7, 0);
    await tell();
    await answer("view", { ok: { ...view, inputs: 7 } });
    expect(session.view!.inputs).toBe(7);
    expect(session.status).toBe("live");
  });

  it("goes on playing in a game in which something was taken back long ago", async () => {
    const session = await seated();
    const scene = table();
    session.show(scene);
    changed(5, 3);
    await frames(told("Hugh moves."));
    changed(6, 3);
    await frames(told("Wat moves.", 6));
    expect(wire.asked).toEqual([]);
    expect(session.playing).toBe(true);
    changed(4, 4);
    await answer("view", { ok: view });
    expect(session.view!.inputs).toBe(4);
  });
});

describe("a seat whose table is laid anew", () => {
  it("shows on the new one what the old one was still playing", async () => {
    const session = await seated();
    const [plan, scene] = [table(), table()];
    session.show(plan);
    const order = session.order("answer", { choice: { verb: "done" } });
    await answer("answer", { ok: {} });
    await answer("frames", { ok: { ...standing, inputs: 5, frames: [frame], more: false } });
    expect(session.playing).toBe(true);
    session.show(scene);
    plan.done();
    await order;
    await settle();
    expect(plan.shown).toEqual([4]);
    expect(scene.shown).toEqual([4, 5]);
    expect(session.playing).toBe(false);
  });
});
