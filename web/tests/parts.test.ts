import { describe, expect, it } from "vitest";
import { partsOf } from "../src/game/parts";
import { inBrief, tone } from "../src/game/odds";
import { deeds } from "../src/game/story";
import { after, notes } from "../src/game/written";
import type { GameEvent, WrittenOrder } from "../src/protocol/types";
import { free, spots } from "../src/table/labels";

describe("the course of a turn", () => {
  const parts = [
    { name: "set-up", text: "", before: true },
    { name: "movement", text: "" },
    { name: "shooting", text: "" },
    { name: "melee", text: "" },
  ];
  const told = (phase: string) => partsOf({ parts, phase }).map((one) => `${one.name} ${one.where}`);
  it("tells what is now and what comes next", () => {
    expect(told("shooting")).toEqual(["movement past", "shooting now", "melee next"]);
  });
  it("goes on with the first part of the next turn", () => {
    expect(told("melee")).toEqual(["movement next", "shooting past", "melee now"]);
  });
  it("leaves out what comes only before the battle", () => {
    expect(told("set-up")).toEqual(["set-up now"]);
  });
});

describe("written orders", () => {
  const order = (inputs: number, ...figures: string[]): WrittenOrder => ({
    inputs,
    choice: { verb: "go" },
    men: figures.map((figure) => ({ figure, text: `order ${inputs}` })),
  });
  const all = [order(0, "a"), order(1, "b", "c"), order(2, "d")];
  it("are found by who is to carry them out", () => {
    const found = notes(all);
    expect(found.get("c")?.order).toBe(all[1]);
    expect(found.get("c")?.text).toBe("order 1");
  });
  it("that came later are given again", () => {
    expect(after(all, all[1]!)).toEqual([all[2]]);
  });
});

describe("a story in deeds", () => {
  const roll = (face: number): GameEvent =>
    ({ event: "rolled", text: `rolls ${face}`, shows: "roll", faces: [face] }) as GameEvent;
  const deed = (text: string): GameEvent => ({ event: "struck", text }) as GameEvent;
  it("puts dice before what came of them", () => {
    const lines = deeds([roll(3), roll(5), deed("Hob strikes."), deed("Much falls."), roll(1)]);
    expect(lines.map((one) => [one.text, one.faces.join()])).toEqual([
      ["Hob strikes.", "3,5"],
      ["Much falls.", ""],
      ["rolls 1", "1"],
    ]);
    expect(lines[0]!.rolled).toBe("rolls 3 rolls 5");
  });
});

describe("what a chance is worth", () => {
  it("is green only when good", () => {
    expect([tone(0.6), tone(0.3), tone(0.004), tone(0.5, 0.6)]).toEqual(["good", "fair", "poor", "poor"]);
  });
  it("is told in one line without that nothing happens", () => {
    const ends = [
      { text: "stands", chance: { decimal: 0.75 } },
      { text: "wounded", chance: { decimal: 0.13 } },
      { text: "falls", chance: { decimal: 0.12 } },
    ];
    expect(inBrief({ figure: "a", hurt: undefined, ends })).toBe("wounded 13 %, falls 12 %");
  });
});

describe("names on the table", () => {
  it("step aside where another stands", () => {
    const name = { kind: "name" as const };
    const first = free(spots(name, 40, 100, 100), [])!;
    const second = free(spots(name, 40, 100, 100), [first])!;
    expect(second.y).toBeGreaterThan(first.y);
    expect(free([first], [first])).toBeNull();
  });
});
