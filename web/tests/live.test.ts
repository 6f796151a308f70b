import { beforeEach, describe, expect, it, vi } from "vitest";
import { LiveBattle } from "../src/game/live.svelte";
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

const decision = { side: "boar", prompt: "What now?", verbs: [{ name: "done", label: "Done", uses: [] }] };
const done = { choice: { verb: "done" }, label: "Done" };
const standing = {
  pending: [decision],
  over: false,
  result: null,
  hash: "",
  inputs: 4,
  event_count: 0,
  options: [done],
  regions: [],
};
const view = {
  ...standing,
  figures: [],
  sides: [{ id: "boar", name: "The Boar", told: [] }],
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

async function seated(): Promise<LiveBattle> {
  const live = new LiveBattle("t");
  wire.onopen!();
  await answer("view", { ok: view });
  return live;
}

describe("a seat with an order on its way", () => {
  it("is busy until what came of it is there, and takes no second order meanwhile", async () => {
    const live = await seated();
    expect(live.busy).toBe(false);
    const first = live.order("answer", { choice: { verb: "done" } });
    expect(live.busy).toBe(true);
    expect(await live.order("answer", { choice: { verb: "done" } })).toBe(false);
    expect(await live.undo()).toBe(false);
    expect(wire.asked).toMatchObject([{ do: "answer", frames: 4, options: true }]);
    await answer("answer", { ok: { ...standing, inputs: 5, frames: [frame], more: false } });
    expect(await first).toBe(true);
    expect(live.busy).toBe(false);
  });

  it("learns all that follows from the one reply", async () => {
    const live = await seated();
    const next = { ...standing, inputs: 5, options: [{ ...done, label: "Stay" }] };
    const order = live.order("answer", { choice: { verb: "done" } });
    await answer("answer", { ok: { ...next, frames: [{ ...frame, turn: 2 }], more: false } });
    await order;
    changed(5, 0); // who made the change is told of it as well
    await settle();
    expect(wire.asked).toEqual([]);
    expect(live.view!.turn).toBe(2);
    expect(live.options!.options[0]!.label).toBe("Stay");
  });

  it("is free again when the order is refused, and says why", async () => {
    const live = await seated();
    const order = live.order("answer", { choice: { verb: "fly" } });
    await answer("answer", { error: { code: "no_wings", message: "Nobody flies." } });
    expect(await order).toBe(false);
    expect(live.busy).toBe(false);
    expect(live.refusal).toMatchObject({ code: "no_wings" });
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
const story = (live: LiveBattle) => live.events.map((event) => event.text);

describe("a seat whose opponent takes back", () => {
  it("forgets the move that is being shown, and shows the one made instead", async () => {
    const live = await seated();
    const scene = table();
    live.show(scene);
    changed(5, 0);
    await frames(told("Hugh moves."));
    expect(live.playing).toBe(true);
    changed(4, 1);
    await answer("view", { ok: view });
    expect(live.playing).toBe(false);
    expect(live.view!.inputs).toBe(4);
    expect(story(live)).toEqual([]);
    changed(5, 1);
    await frames(told("Wat moves."));
    scene.done();
    await settle();
    expect(live.view!.inputs).toBe(5);
    expect(story(live)).toEqual(["Wat moves."]);
  });

  it("asks again for what it asked before the fresh view came", async () => {
    const live = await seated();
    changed(6, 0);
    await frames(told("Hugh moves."), told("Wat moves.", 6));
    const tell = late();
    changed(4, 1);
    changed(7, 1);
    await answer("view", { ok: view });
    await tell();
    await frames(told("Hugh rests.", 7));
    expect(story(live)).toEqual([]);
    await frames(told("Hugh stays."), told("Wat stays.", 6), told("Hugh rests.", 7));
    expect(story(live)).toEqual(["Hugh stays.", "Wat stays.", "Hugh rests."]);
  });
});

describe("a seat that looks at the game afresh", () => {
  it("misses nothing that comes while it waits for the seats", async () => {
    const tell = late();
    const live = new LiveBattle("t");
    wire.onopen!();
    await answer("view", { ok: { ...view, pending: [{ side: "wolf", waiting: true }] } });
    changed(5, 0);
    await tell();
    await answer("view", { ok: { ...view, inputs: 5 } });
    expect(live.view!.inputs).toBe(5);
    expect(live.decision).toMatchObject({ side: "boar" });
  });

  it("keeps who has come while it asked for the seats", async () => {
    const live = await seated();
    const side = { id: "wolf", name: "The Wolf", seat: "open", mine: false };
    const seatsOf = (here: boolean, word: string) =>
      wire.onmessage!({ data: JSON.stringify({ push: "seats", sides: [{ ...side, here, word }] }) });
    const tell = late();
    seatsOf(false, "otter"); // somebody has taken the seat, so that all is asked for afresh
    seatsOf(true, "otter"); // and is there before that is answered
    await tell();
    await answer("view", { ok: view });
    expect(live.info!.sides[0]).toMatchObject({ id: "wolf", here: true });
  });

  it("misses nothing that overtakes the view", async () => {
    const live = new LiveBattle("t");
    wire.onopen!();
    changed(5, 0);
    await answer("view", { ok: view });
    await frames(told("Hugh moves."));
    expect(live.view!.inputs).toBe(5);
  });

  it("misses nothing either when the link was lost", async () => {
    const live = await seated();
    wire.onclose!();
    live.retry();
    const tell = late();
    wire.onopen!();
    await answer("view", { ok: { ...view, inputs: 6 } });
    changed(7, 0);
    await tell();
    await answer("view", { ok: { ...view, inputs: 7 } });
    expect(live.view!.inputs).toBe(7);
    expect(live.status).toBe("live");
  });

  it("goes on playing in a game in which something was taken back long ago", async () => {
    const live = await seated();
    const scene = table();
    live.show(scene);
    changed(5, 3);
    await frames(told("Hugh moves."));
    changed(6, 3);
    await frames(told("Wat moves.", 6));
    expect(wire.asked).toEqual([]);
    expect(live.playing).toBe(true);
    changed(4, 4);
    await answer("view", { ok: view });
    expect(live.view!.inputs).toBe(4);
  });
});

describe("a seat whose table is laid anew", () => {
  it("shows on the new one what the old one was still playing", async () => {
    const live = await seated();
    const [plan, scene] = [table(), table()];
    live.show(plan);
    const order = live.order("answer", { choice: { verb: "done" } });
    await answer("answer", { ok: { ...standing, inputs: 5, frames: [frame], more: false } });
    expect(live.playing).toBe(true);
    live.show(scene);
    plan.done();
    await order;
    await settle();
    expect(plan.shown).toEqual([4]);
    expect(scene.shown).toEqual([4, 5]);
    expect(live.playing).toBe(false);
  });
});
