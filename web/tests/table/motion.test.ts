import { describe, expect, it } from "vitest";
import type { GameEvent, Point } from "../../src/protocol/types";
import { along, lengthOf, turnToward, walkTime } from "../../src/table/motion/path";
import { planOf, sidesOf } from "../../src/table/motion/plan";
import { Player } from "../../src/table/motion/player";

const event = (e: Partial<GameEvent>): GameEvent => ({ event: "told", text: "", ...e });
const bent: Point[] = [[0, 0], [3, 0], [3, 4]];

describe("a way", () => {
  it("takes 300 ms for 4 inches, and is bounded", () => {
    expect(walkTime(4)).toBe(300);
    expect(walkTime(0.1)).toBeGreaterThanOrEqual(150);
    expect(walkTime(200)).toBeLessThanOrEqual(1500);
  });

  it("is gone evenly, around its corners", () => {
    expect(lengthOf(bent)).toBe(7);
    expect(along(bent, 0).at).toEqual([0, 0]);
    expect(along(bent, 3 / 7).at[0]).toBeCloseTo(3);
    expect(along(bent, 5 / 7)).toEqual({ at: [3, 2], facing: 0 });
    expect(along(bent, 1).at).toEqual([3, 4]);
    expect(along(bent, 0.1).facing).toBe(90);
  });

  it("of no length ends where it begins", () => expect(along([[2, 2], [2, 2]], 0.5).at).toEqual([2, 2]));

  it("turns the shorter way round", () => {
    expect(turnToward(350, 10, 0.5)).toBe(360);
    expect(turnToward(10, 350, 0.5)).toBe(0);
  });
});

describe("a plan", () => {
  it("lets dice fall together that were rolled together", () => {
    const plan = planOf([event({ by: "a", dice: "2d6", faces: [1, 2] }), event({ by: "b", dice: "1d20", faces: [17] }),
      event({}), event({ by: "a", from: [0, 0], path: [[1, 0]] }), event({ by: "a", dice: "1d6", faces: [6] })]);
    expect(plan.map((s) => s.kind)).toEqual(["roll", "walk", "roll"]);
    expect(plan[0]).toEqual({ kind: "roll",
      rolls: [{ by: "a", sides: 6, faces: [1, 2] }, { by: "b", sides: 20, faces: [17] }] });
    expect(plan[1]).toEqual({ kind: "walk", ways: [{ who: ["a"], way: [[0, 0], [1, 0]] }] });
  });

  it("lets different people walk at once, and one of them one way after the other", () => {
    const walk = (by: string, x: number) => event({ by, from: [x, 0], path: [[x + 1, 0]] });
    const plan = planOf([walk("a", 0), walk("b", 5), walk("a", 1), walk("c", 9)]);
    expect(plan.map((s) => s.kind === "walk" && s.ways.map((one) => one.who[0]))).toEqual([["a", "b"], ["a", "c"]]);
  });

  it("has an arrow for a shot", () => {
    const plan = planOf([event({ by: "a", at: "b", dice: "1d6", faces: [4], purpose: "a shot" })]);
    expect(plan[1]).toEqual({ kind: "shot", by: "a", at: "b" });
  });

  it("leaves turns and arrivals to how things stand afterward", () =>
    expect(planOf([event({ event: "turned", by: "a", from: [0, 0], path: [[0, 1]] }),
      event({ event: "deployed", by: "a", from: [0, 0], path: [[5, 5]] }),
      event({ event: "proposed", by: "a", from: [0, 0], path: [[5, 5]] })])).toEqual([]));

  it("knows dice by their name", () => {
    expect(sidesOf("3d10")).toBe(10);
    expect(sidesOf(undefined)).toBe(6);
  });
});

describe("a player", () => {
  it("draws from beginning to end", async () => {
    const player = new Player(() => {});
    const parts: number[] = [];
    const done = player.over(100, (t) => parts.push(t));
    player.step(1000);
    player.step(1050);
    expect(player.busy).toBe(true);
    player.step(1100);
    await done;
    expect(parts).toEqual([0, 0, 0.5, 1]);
    expect(player.busy).toBe(false);
  });

  it("ends at once when rushed, and so does all that follows", async () => {
    const player = new Player(() => {});
    let [first, second] = [0, 0];
    const done = player.over(1000, (t) => (first = t));
    player.rush();
    await done;
    await player.over(1000, (t) => (second = t));
    expect([first, second]).toEqual([1, 1]);
  });
});
