import { describe, expect, it } from "vitest";
import { badges, facts, gauges, people, person } from "../src/game/people";
import { deeds, line, named, ruleText, signed } from "../src/game/story";
import page from "../../docs/rules/nottingham.md?raw";
import type { Figure, GameEvent, Token, Told, View } from "../src/protocol/types";
import { look } from "./figures";

const tallies = [
  { of: "ulf", what: "combat", total: 2, modifiers: [{ rule: "R-1", name: "charging", value: 2 }] },
  { of: "odo", what: "combat", total: 0, modifiers: [] },
];

describe("a line of the story", () => {
  it("leaves the sums to the tallies", () => {
    const event: GameEvent = {
      event: "struck",
      text: "Ulf strikes Odo down, 5 to 1. (Ulf +2 charging (hard))",
      sentence: "Ulf strikes Odo down, 5 to 1.",
      shows: "blow",
      harm: true,
      rule: "R-1",
      by: "ulf",
      at: "odo",
      tallies,
    };
    const told = line(event, 7);
    expect(told.text).toBe("Ulf strikes Odo down, 5 to 1.");
    expect(line({ event: "said", text: "He goes (slowly)" }, 0).text).toBe("He goes (slowly)");
    expect(told).toMatchObject({ n: 7, tone: "blood", rules: ["R-1"], who: ["ulf", "odo"] });
    expect(told.tallies).toHaveLength(1);
  });
  it("gives each deed the dice of those who are in it", () => {
    const roll = (by: string, face: number): GameEvent => ({
      event: "rolled",
      shows: "roll",
      text: `${by} rolls ${face}.`,
      by,
      sides: 6,
      faces: [face],
    });
    const shot = (by: string): GameEvent => ({ event: "missed", text: `${by} misses.`, by, at: "ned" });
    const told = deeds([roll("ulf", 3), roll("odo", 5), roll("hob", 1), shot("ulf"), shot("odo"), shot("tom")]);
    expect(told.map((one) => [one.text, [...one.faces]])).toEqual([
      ["ulf misses.", [3]],
      ["odo misses.", [5]],
      ["hob rolls 1.", [1]],
      ["tom misses.", []],
    ]);
    expect(deeds([roll("ulf", 3), roll("odo", 5), { event: "tied", text: "Again." }])[0]!.faces).toEqual([3, 5]);
  });
  it("tells in one line what somebody does one thing after the other", () => {
    const did = (text: string, by: string, more: Partial<GameEvent> = {}): GameEvent => ({
      event: "did",
      text,
      by,
      rule: `R-${by}`,
      ...more,
    });
    const told = deeds([
      did("Ulf acts with one die.", "ulf"),
      did("Ulf moves 4″ south.", "ulf"),
      did("Ulf moves 4″ east.", "ulf", { rule: "R-2" }),
      did("Odo moves 2″ south.", "odo"),
      did("The band names Odo.", "odo"),
      did("Odo falls.", "odo", { harm: true }),
      did("Odo lies there.", "odo"),
      did("Odo lies there.", "odo"),
    ]);
    expect(told.map((one) => one.text)).toEqual([
      "Ulf acts with one die, moves 4″ south, moves 4″ east.",
      "Odo moves 2″ south.",
      "The band names Odo.",
      "Odo falls.",
      "Odo lies there.",
      "Odo lies there.",
    ]);
    expect(told[0]!.rules).toEqual(["R-ulf", "R-2"]);
  });
  it("shows dice as faces", () => {
    expect(
      line({ event: "rolled", shows: "roll", text: "Ulf rolls 3, 5.", sides: 10, faces: [3, 5] }, 0),
    ).toMatchObject({
      tone: "dice",
      faces: [3, 5],
      sides: 10,
    });
  });
  it("begins a turn with a heading", () => {
    expect(line({ event: "turn_began", shows: "turn", text: "Turn 2." }, 0).tone).toBe("turn");
    expect(line({ event: "moved", shows: "walk", text: "Ulf moves." }, 0).tone).toBe("plain");
    expect(line({ event: "cover_struck", shows: "shot", text: "Cover." }, 0).tone).toBe("plain");
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
    base: { shape: "round" },
    look,
    state: [],
    told: [
      { label: "bound dice", value: "2", counts: true },
      { label: "points", value: "0", counts: true },
      { label: "leader" },
    ],
  };
  it("are told by their state", () => {
    const state: Token[] = [
      { id: "prone", text: "on the ground", kind: "pose" },
      { id: "bound", text: "2 bound dice", count: 2, kind: "state" },
      { id: "unloaded", text: "crossbow not loaded", kind: "passing" },
      { id: "loaded", text: "crossbow loaded", kind: "stock" },
      { id: "moved", text: "has moved", kind: "deed" },
    ];
    expect(person({ ...ulf, state })).toMatchObject({
      state: ["lying", "2 bound dice", "crossbow not loaded"],
      done: ["has moved"],
    });
    expect(person({ ...ulf, pose: "out" })).toMatchObject({ off: true, state: ["fallen"] });
    expect(person({ ...ulf, pose: "away" }, 0)).toMatchObject({ off: false, state: ["to be set up"] });
    expect(person({ ...ulf, pose: "away" }, 2)).toMatchObject({ off: true, state: ["not here"] });
    expect(facts(ulf)).toEqual(["bound dice 2", "leader"]);
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
    const numbers: Told[] = [
      { label: "on the field", value: "0", counts: true, of: 5 },
      { label: "movement left", value: "8.82″", counts: true },
    ];
    const side = { told: [...numbers, { label: "has passed" }] };
    expect(gauges(side)).toEqual(numbers);
    expect(badges(side)).toEqual(["has passed"]);
  });
});
