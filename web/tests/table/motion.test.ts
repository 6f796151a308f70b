import { Object3D } from "three";
import { describe, expect, it } from "vitest";
import type { Figure, Frame, GameEvent, Point } from "../../src/protocol/types";
import { along, lengthOf, turnToward, walkTime } from "../../src/table/motion/path";
import { planOf } from "../../src/table/motion/plan";
import { Player } from "../../src/table/motion/player";
import { FrameShow } from "../../src/table/motion/show";
import { inWorld } from "../../src/table/space";

const event = (e: Partial<GameEvent>): GameEvent => ({ event: "told", text: "", ...e });
const bent: Point[] = [
  [0, 0],
  [3, 0],
  [3, 4],
];

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

  it("of no length ends where it begins", () =>
    expect(
      along(
        [
          [2, 2],
          [2, 2],
        ],
        0.5,
      ).at,
    ).toEqual([2, 2]));

  it("turns the shorter way round", () => {
    expect(turnToward(350, 10, 0.5)).toBe(360);
    expect(turnToward(10, 350, 0.5)).toBe(0);
  });
});

describe("a plan", () => {
  it("lets dice fall together that were rolled together", () => {
    const plan = planOf([
      event({ shows: "roll", by: "a", sides: 6, faces: [1, 2] }),
      event({ shows: "roll", by: "b", sides: 20, faces: [17] }),
      event({}),
      event({ shows: "walk", by: "a", from: [0, 0], path: [[1, 0]] }),
      event({ shows: "roll", by: "a", sides: 6, faces: [6] }),
    ]);
    expect(plan.map((s) => s.kind)).toEqual(["roll", "walk", "roll"]);
    expect(plan[0]).toEqual({
      kind: "roll",
      rolls: [
        { by: "a", sides: 6, faces: [1, 2] },
        { by: "b", sides: 20, faces: [17] },
      ],
    });
    expect(plan[1]).toEqual({
      kind: "walk",
      ways: [
        {
          who: ["a"],
          way: [
            [0, 0],
            [1, 0],
          ],
        },
      ],
    });
  });

  it("lets different people walk at once, and one of them one way after the other", () => {
    const walk = (by: string, x: number) => event({ shows: "walk", by, from: [x, 0], path: [[x + 1, 0]] });
    const plan = planOf([walk("a", 0), walk("b", 5), walk("a", 1), walk("c", 9)]);
    expect(plan.map((s) => s.kind === "walk" && s.ways.map((one) => one.who[0]))).toEqual([
      ["a", "b"],
      ["a", "c"],
    ]);
  });

  it("has an arrow for a shot", () => {
    const plan = planOf([event({ shows: "shot", by: "a", at: "b" }), event({ shows: "blow", by: "a", at: "b" })]);
    expect(plan).toEqual([{ kind: "shot", by: "a", at: "b" }]);
  });

  it("leaves turns and arrivals to how things stand afterward", () =>
    expect(
      planOf([
        event({ event: "turned", by: "a", from: [0, 0], path: [[0, 1]] }),
        event({ event: "deployed", by: "a", from: [0, 0], path: [[5, 5]] }),
        event({ event: "proposed", by: "a", from: [0, 0], path: [[5, 5]] }),
      ]),
    ).toEqual([]));
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

describe("a frame that is shown", () => {
  const hugh = (x: number, facing = 0) =>
    ({ id: "hugh", at: [x, 0], facing, elevation: 0, pose: "standing" }) as unknown as Figure;
  const moved = {
    inputs: 6,
    events: [event({ event: "moved", shows: "walk", by: "hugh", from: [10, 0], path: [[20, 0]] })],
  } as Frame;

  function laid() {
    const root = new Object3D();
    const piece = {
      root,
      figure: hugh(10),
      shownAt: root.position,
      fall() {},
      place: (at: Point, height: number) => void root.position.copy(inWorld(at, height)),
      show: (f: Figure) => ((piece.figure = f), piece.place(f.at, f.elevation)),
    };
    piece.show(piece.figure);
    const player = new Player(() => {});
    const show = new FrameShow({ figure: () => piece, lie: () => 0 } as never, {} as never, {} as never, player);
    let wanted = true;
    const play = (frame: Frame, after: Figure) =>
      show.play(frame, [after], [], 1, { speed: 1, reduced: false }, () => wanted);
    return { piece, player, play, leave: () => (wanted = false) };
  }

  it("shows how things stand afterward, also when it is rushed", async () => {
    const { piece, player, play } = laid();
    const playing = play(moved, hugh(20));
    player.rush();
    await playing;
    expect(piece.figure.at).toEqual([20, 0]);
  });

  it.each([
    ["walks", moved, hugh(20)],
    ["turns", { ...moved, events: [] }, hugh(10, 180)],
  ])("touches nobody any more when another picture is laid while he %s", async (_, frame, after) => {
    const { piece, player, play, leave } = laid();
    const playing = play(frame, after);
    player.step(0);
    player.step(50);
    player.rush();
    leave();
    piece.show(hugh(0));
    await playing;
    expect(piece.figure.at).toEqual([0, 0]);
    expect(piece.shownAt.x).toBe(0);
  });
});
