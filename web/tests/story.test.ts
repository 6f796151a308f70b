import { describe, expect, it } from "vitest";
import { badges, facts, gauges, people, person } from "../src/game/people";
import { bare, line, named, ruleText, signed } from "../src/game/story";
import page from "../../docs/rules/nottingham.md?raw";
import type { Figure, GameEvent, View } from "../src/protocol/types";

const tallies = [
  { of: "ulf", what: "combat", total: 2, modifiers: [{ rule: "R-1", name: "charging", value: 2 }] },
  { of: "odo", what: "combat", total: 0, modifiers: [] },
];

describe("a line of the story", () => {
  it("leaves the sums to the tallies", () => {
    const event: GameEvent = {
      event: "struck",
      text: "Ulf strikes Odo down, 5 to 1. (Ulf +2 charging (hard))",
      rule: "R-1",
      by: "ulf",
      at: "odo",
      tallies,
    };
    expect(bare(event)).toBe("Ulf strikes Odo down, 5 to 1.");
    expect(bare({ event: "said", text: "He goes (slowly)" })).toBe("He goes (slowly)");
    const told = line(event, 7);
    expect(told).toMatchObject({ n: 7, tone: "blood", rule: "R-1", who: ["ulf", "odo"] });
    expect(told.tallies).toHaveLength(1);
  });
  it("shows dice as faces", () => {
    expect(line({ event: "rolled", text: "Ulf rolls 3, 5.", dice: "2d10", faces: [3, 5] }, 0)).toMatchObject({
      tone: "dice",
      faces: [3, 5],
      sides: 10,
    });
  });
  it("begins a turn with a heading", () => {
    expect(line({ event: "turn_began", text: "Turn 2." }, 0).tone).toBe("turn");
    expect(line({ event: "moved", text: "Ulf moves." }, 0).tone).toBe("plain");
    expect(line({ event: "cover_struck", text: "Cover." }, 0).tone).toBe("plain");
  });
  it("has names that can be pressed", () => {
    expect(
      named("Sir Hugh strikes Hugh.", [
        { id: "h", name: "Hugh" },
        { id: "s", name: "Sir Hugh" },
      ]),
    ).toEqual([{ text: "Sir Hugh", id: "s" }, { text: " strikes Hugh." }]);
    expect(
      named("Now Odo’s turn: Ulf.", [
        { id: "o", name: "Odo" },
        { id: "u", name: "Ulf" },
      ]),
    ).toEqual([
      { text: "Now " },
      { text: "Odo", id: "o", mark: "’" },
      { text: "s turn: " },
      { text: "Ulf", id: "u", mark: "." },
    ]);
    expect(named("Nobody.", [])).toEqual([{ text: "Nobody." }]);
    expect(signed(-2)).toBe("−2");
  });
});

describe("the rulebook", () => {
  it("says what a rule says, without its markup", () => {
    const [text] = ruleText(page, "NOT-051")!;
    expect(text).toMatch(/^For a contest each side names a figure/);
    expect(text).not.toMatch(/[*`\n]|NOT-052\b.*NOT-053\b/);
    expect(ruleText(page, "NOT-999")).toBeUndefined();
    expect(ruleText("| **R-1** | Name. | *What* it says. |\n| **R-2** | Other. |\n", "R-1")).toEqual([
      "Name.",
      "What it says.",
    ]);
  });
});

describe("people", () => {
  const ulf: Figure = {
    id: "ulf",
    name: "Ulf",
    side: "a",
    profile: "man",
    at: [0, 0],
    facing: 0,
    elevation: 0,
    pose: "lying",
    base: {},
    facts: { loaded: false, bound_dice: 2, points: 3, leader: false },
  };
  it("are told by their state", () => {
    const state = [
      { id: "prone", text: "on the ground" },
      { id: "bound", text: "2 bound dice", count: 2 },
      { id: "unloaded", text: "crossbow not loaded" },
      { id: "moved", text: "has moved" },
    ];
    expect(person({ ...ulf, state })).toMatchObject({
      state: ["lying", "2 bound dice", "crossbow not loaded"],
      done: ["has moved"],
    });
    expect(person({ ...ulf, pose: "out" })).toMatchObject({ off: true, state: ["fallen"] });
    expect(person({ ...ulf, pose: "away" }, 0)).toMatchObject({ off: false, state: ["to be set up"] });
    expect(person({ ...ulf, pose: "away" }, 2)).toMatchObject({ off: true, state: ["not here"] });
    expect(facts(ulf)).toEqual(["bound dice 2", "points 3"]);
  });
  it("stand in the order of the roll, the fallen last", () => {
    const view = {
      figures: [
        { ...ulf, pose: "out" },
        { ...ulf, id: "hob" },
        { ...ulf, id: "x", side: "b" },
      ],
    } as View;
    expect(people(view, "a").map((one) => one.figure.id)).toEqual(["hob", "ulf"]);
  });
  it("of a side are counted", () => {
    const side = { id: "a", name: "A", facts: { in_play: 3, free_dice: 4, starting_dice: 9, passed: true } };
    expect(gauges(side, 5)).toEqual([
      { key: "in_play", name: "on the field", value: "3", of: 5 },
      { key: "free_dice", name: "free dice", value: "4", of: 9 },
    ]);
    expect(gauges({ ...side, facts: { movement_left: 8.824 } }, 5, "inch")).toEqual([
      { key: "movement_left", name: "movement left", value: "8.82″" },
    ]);
    expect(badges(side)).toEqual(["has passed"]);
  });
});
