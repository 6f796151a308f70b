import { describe, expect, it } from "vitest";
import { line, marks, stands, trail, wayText } from "../src/battle/picture";
import type { Trial } from "../src/game/trial";
import type { Explanation, Figure } from "../src/protocol/types";
import { look } from "./figures";

const why = (change: Partial<Explanation> = {}): Explanation => ({
  legal: true,
  summary: "",
  tallies: [],
  witnesses: [],
  ...change,
});
const trial = (change: Partial<Trial>): Trial => ({
  choice: { verb: "go", path: [[3, 4]] },
  label: "",
  why: why(),
  ...change,
});
const ulf: Figure = {
  id: "ulf",
  name: "Ulf",
  side: "a",
  profile: "man",
  at: [0, 0],
  facing: 0,
  elevation: 0,
  pose: "standing",
  base: { shape: "round" },
  look,
  state: [],
  told: [],
};

describe("what is lit", () => {
  it("is lit once, by what tells most", () => {
    expect(
      marks({ asked: "ulf", chosen: "ulf", gathered: [], may: ["ulf", "hob"], targets: ["odo"], hover: "hob" }),
    ).toEqual([
      { figure: "ulf", kind: "chosen" },
      { figure: "hob", kind: "may" },
      { figure: "odo", kind: "target" },
    ]);
    expect(marks({ gathered: [], may: [], targets: [], hover: "x" })).toEqual([{ figure: "x", kind: "hover" }]);
  });
});

describe("a way", () => {
  it("begins where he stands and says how far it is", () => {
    expect(trail(trial({ why: why({ length: 5, left: 2.345 }) }), [], ulf, "inch")).toEqual({
      figure: "ulf",
      points: [
        [0, 0],
        [3, 4],
      ],
      legal: true,
      label: "5″, 2.35″ left",
    });
  });
  it("says what is missing, and where he would be struck", () => {
    const zones = [{ figure: "odo", text: "", rule: "R", at: [1, 1] as [number, number] }];
    expect(
      trail(trial({ why: why({ legal: false, length: 5, left: -1, zones }) }), [], ulf, "centimetre"),
    ).toMatchObject({ legal: false, label: "5 cm, 1 cm too far", zones: [[1, 1]] });
    expect(
      wayText(
        trial({
          why: why({ witnesses: [{ what: "way", rule: "R", text: "4″ of 9″", from: [0, 0], to: [1, 1], margin: 5 }] }),
        }),
        "inch",
      ),
    ).toBe("4″ of 9″");
  });
  it("has no beginning for whoever is only now set up", () => {
    const shown = trail(
      trial({ choice: { verb: "place", path: [[3, 4]], facing: 90 } }),
      [],
      { ...ulf, pose: "away" },
      "inch",
    )!;
    expect(shown.points.at(-1)).toEqual([3, 4]);
    expect(shown.points[0]![0]).toBe(3);
    expect(shown.facing).toBe(90);
  });
  it("is drawn as far as it is laid", () => {
    expect(trail(null, [[1, 1]], ulf, "inch")).toEqual({
      points: [
        [0, 0],
        [1, 1],
      ],
      legal: true,
    });
    expect(trail(null, [], ulf, "inch")).toBeNull();
  });
});

it("a line runs where the referee looked", () => {
  const odo = { ...ulf, id: "odo", at: [9, 9] as [number, number] };
  const sight = {
    what: "sight",
    rule: "R",
    text: "",
    from: [0, 1] as [number, number],
    to: [8, 9] as [number, number],
    margin: -1,
  };
  expect(line(trial({ why: why({ witnesses: [sight], chance: { text: "42 %", value: 0.42 } }) }), ulf, odo)).toEqual({
    from: [0, 1],
    to: [8, 9],
    clear: false,
    label: "42 %",
  });
  expect(line(trial({}), ulf, odo)).toEqual({ from: [0, 0], to: [9, 9], clear: true });
  expect(line(trial({}), ulf, undefined)).toBeNull();
});

describe("where somebody stands", () => {
  const one = (id: string, side: string, at: [number, number], pose = "standing") =>
    ({ id, name: id, side, at, pose }) as never;
  const view = {
    unit: "inch",
    table: { width: 30, depth: 30 },
    sides: [{ id: "boar", friends: ["ally"] }, { id: "watch" }, { id: "ally" }],
    figures: [
      one("Hob", "boar", [2, 2]),
      one("Ann", "ally", [3, 2]),
      one("Fulk", "watch", [2, 12]),
      one("Odo", "watch", [2, 3], "out"),
    ],
  } as never;
  it("is told by the part of the table and the nearest enemy on his feet", () =>
    expect(stands(one("Hob", "boar", [2, 2]), view)).toBe("in the south-west; Fulk is nearest, 10″ north"));
  it("is not told of somebody who is not there yet", () =>
    expect(stands(one("Hob", "boar", [0, 0], "away"), view)).toBe(""));
});
