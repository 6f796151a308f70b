import { describe, expect, it } from "vitest";
import { hurry, merge, reel } from "../src/game/frames";
import { summary } from "../src/game/summary";
import type { Figure, Frame, GameEvent, Pose, View } from "../src/protocol/types";
import { look } from "./figures";

const figure = (id: string, side: string, pose: Pose = "standing", leader = false): Figure => ({
  id,
  name: id,
  side,
  profile: "man",
  at: [0, 0],
  facing: 0,
  elevation: 0,
  pose,
  base: { shape: "round", radius: 0.5 },
  look: { ...look, leader },
  state: [],
  told: [],
});
const view: View = {
  rules: "r",
  parts: [],
  scenario: { name: "n", help: "h" },
  unit: "inch",
  dice: "seeded",
  table: { width: 10, depth: 10 },
  ground: [],
  sides: [
    { id: "a", name: "A", told: [] },
    { id: "b", name: "B", told: [] },
  ],
  figures: [figure("ulf", "a"), figure("hob", "a"), figure("odo", "b"), figure("milo", "b", "standing", true)],
  turn: 1,
  phase: "p",
  active: "a",
  pending: [],
  over: false,
  result: null,
  hash: "",
  inputs: 0,
  event_count: 0,
};
const frame = (inputs: number, change: Partial<Frame>): Frame => ({
  inputs,
  events: [],
  turn: 1,
  phase: "p",
  active: "a",
  over: false,
  result: null,
  event_count: inputs,
  ...change,
});
const event = (change: Partial<GameEvent>): GameEvent => ({ event: "struck", text: "…", ...change });

describe("frames", () => {
  it("change only what they name", () => {
    const moved = { ...figure("ulf", "a"), at: [5, 5] as [number, number] };
    const next = merge(view, frame(1, { figures: [moved], turn: 2 }));
    expect(next.figures[0]).toBe(moved);
    expect(next.figures[1]).toBe(view.figures[1]);
    expect(next.sides).toBe(view.sides);
    expect([next.turn, next.inputs]).toEqual([2, 1]);
    expect(view.figures[0]!.at).toEqual([0, 0]);
  });
  it("bring new figures and take whole lists of props", () => {
    const next = merge(view, frame(1, { figures: [figure("new", "b")], props: [] }));
    expect(next.figures.map((one) => one.id)).toEqual(["ulf", "hob", "odo", "milo", "new"]);
    expect(next.props).toEqual([]);
  });
  it("make a reel with a picture for each", () => {
    const all = reel(view, [frame(1, {}), frame(2, { figures: [figure("ulf", "a", "out")] })]);
    expect(all.map((one) => one.figures[0]!.pose)).toEqual(["standing", "out"]);
    expect(all[0]!.figures).toBe(view.figures);
  });
  it("are hurried when many wait", () => {
    expect(hurry(1, 0)).toBe(1);
    expect(hurry(1, 4)).toBe(1);
    expect(hurry(1, 12)).toBe(3);
    expect(hurry(1, 61)).toBe(0);
    expect(hurry(0, 0)).toBe(0);
  });
});

describe("what decided it", () => {
  const told = summary(view, [
    frame(1, {
      turn: 1,
      figures: [figure("odo", "b", "out")],
      events: [
        event({ faces: [6], by: "ulf", at: "odo" }),
        event({ by: "ulf", at: "odo", text: "Ulf strikes Odo down." }),
      ],
    }),
    // Some rules tell who fell first and who did it second.
    frame(2, {
      turn: 2,
      figures: [figure("milo", "b", "out", true)],
      events: [event({ event: "out_of_action", by: "milo", at: "ulf" })],
    }),
    frame(3, { turn: 2, figures: [figure("hob", "a", "away")], events: [event({ event: "fled", by: "hob" })] }),
  ]);
  it("is who fell, and to whom", () => {
    expect(told.falls.map(({ figure, by, turn, fled }) => ({ figure, by, turn, fled }))).toEqual([
      { figure: "odo", by: "ulf", turn: 1, fled: false },
      { figure: "milo", by: "ulf", turn: 2, fled: false },
      { figure: "hob", by: undefined, turn: 2, fled: true },
    ]);
    expect(told.first?.figure).toBe("odo");
    expect(told.leader?.figure).toBe("milo");
  });
  it("is counted for each side", () => {
    expect(told.sides).toEqual([
      { id: "a", began: 2, left: 1, felled: 2, best: { figure: "ulf", count: 2 } },
      { id: "b", began: 2, left: 0, felled: 0 },
    ]);
  });
  it("does not blame a friend, nor count whoever was never here", () => {
    const own = summary(view, [
      frame(1, { figures: [figure("hob", "a", "out")], events: [event({ by: "ulf", at: "hob" })] }),
    ]);
    expect(own.falls[0]!.by).toBeUndefined();
    const away = summary({ ...view, figures: [figure("late", "a", "away")] }, [
      frame(1, { figures: [figure("late", "a", "away")] }),
    ]);
    expect(away.falls).toEqual([]);
  });
  it("names the turn in which one side lost most, if it lost more than one", () => {
    expect(told.worst).toBeUndefined();
    const bad = summary(view, [
      frame(1, { turn: 3, figures: [figure("odo", "b", "out"), figure("milo", "b", "out")], events: [] }),
    ]);
    expect(bad.worst).toEqual({ turn: 3, side: "b", count: 2 });
  });
});
