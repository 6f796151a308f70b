import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Facts, Figure, Look } from "../../src/protocol/types";
import { ringParts } from "../../src/table/figures/base";
import { armOf, dressOf } from "../../src/table/figures/looks";
import { tokensOf } from "../../src/table/figures/tokens";

const data = join(import.meta.dirname, "../../../data");
const figure = (facts: Facts, look?: Look, profile = "billman"): Figure => ({
  id: "x", name: "X", side: "a", profile, at: [0, 0], facing: 0, elevation: 0, pose: "standing", base: { radius: 0.5 },
    facts, ...(look && { look }),
});

describe("weapons", () => {
  const text = readFileSync(join(data, "merlin/weapons.toml"), "utf8");
  const merlin = [...text.matchAll(/^\[([a-z-]+)\]/gm)].map((m) => m[1]!);
  const gear = readFileSync(join(data, "nottingham/gear.toml"),
    "utf8").split(/^\[/m).filter((s) => /kind = "(melee|ranged)"/.test(s)).map((s) => s.slice(0, s.indexOf("]")));

  it.each([...merlin, ...gear])("of the rules: %s has a shape", (id) => {
    expect(armOf(id)).not.toBeNull();
    expect(armOf(id.replaceAll("-", " "))).toBe(armOf(id));
  });

  it.each([
    ["crossbow", "crossbow"], ["longbow", "bow"], ["composite bow", "bow"], ["two-hand sword", "great-sword"],
      ["two-hand axe", "great-axe"],
    ["broadsword", "great-sword"], ["knightly sword", "sword"], ["hay fork", "fork"], ["cudgel", "club"],
      ["javelins", "javelin"], ["hammer", "mace"],
  ])("called %s are drawn as %s", (name, arm) => expect(armOf(name)).toBe(arm));

  it("are none where nothing is said", () => expect(armOf("purse")).toBeNull());
});

describe("a figure", () => {
  it("carries what the engine says it looks like", () => {
    const dress = dressOf(figure({ weapons: "pike" },
      { weapons: ["halberd", "dagger"], shield: false, armour: "heavy" }));
    expect(dress).toMatchObject({ right: "halberd", left: "dagger", shield: null, armour: "heavy" });
  });

  it("shows what is in hand rather than what is slung", () => {
    const look = { weapons: ["longbow", "sword"], hands: ["sword", "buckler"] } as Look;
    expect(dressOf(figure({}, look))).toMatchObject({ right: "sword", left: null, shield: "buckler" });
  });

  it("holds something even where the name of its weapon is not known, and nothing where it has none", () => {
    expect(dressOf(figure({}, { weapons: ["zaghnal"] })).right).toBe("club");
    expect(dressOf(figure({}, { weapons: ["fists", "shield"], shield: true }))).toMatchObject({ right: null, shield: "shield" });
    expect(dressOf(figure({}, { weapons: ["zaghnal", "sword"], hands: ["purse"] })).right).toBeNull();
  });

  it("else what it has in hand, not all its gear", () => {
    expect(dressOf(figure({ gear: "longbow, sword, light armour", right_hand: "sword",
      left_hand: "shield" }))).toMatchObject({ right: "sword", shield: "shield", armour: "light" });
  });

  it("else its weapons", () => expect(dressOf(figure({ weapons: "longbow, dagger" })).right).toBe("bow"));

  it("rides, leads and bears the banner by its facts", () => {
    expect(dressOf(figure({ mounted: true, standard: true, skills: "Leader, Hero" }))).toMatchObject({ mounted: true,
      banner: true, leader: true });
    expect(dressOf(figure({}))).toMatchObject({ mounted: false, banner: false, leader: false });
  });

  it("covers its head as people like it do", () => {
    const head = (profile: string) => dressOf(figure({}, undefined, profile)).head;
    expect(["mounted knight", "sergeant", "outlaw", "peasant", "monk"].map(head)).toEqual(["great-helm", "kettle",
      "hood", "straw", "tonsure"]);
  });
});

describe("a base", () => {
  it("bears what the engine puts beside the figure, but not what its pose says already", () => {
    const state = [{ id: "prone", text: "lies" }, { id: "bound", text: "2 bound dice", count: 2 },
      { id: "odd", text: "odd" }];
    expect(tokensOf({ ...figure({}), state }).map((t) => t.id)).toEqual(["bound", "odd"]);
  });

  it("bears bound dice where only the facts know of them", () => {
    expect(tokensOf(figure({ bound_dice: 3 }))).toEqual([{ id: "bound", text: "bound dice", count: 3 }]);
    expect(tokensOf(figure({ bound_dice: 0 }))).toEqual([]);
  });

  it("has a ring that is told by its pattern", () => {
    const share = (parts: [number, number][]) => parts.reduce((sum, [a, b]) => sum + b - a, 0);
    expect(ringParts("solid", 3, 0.1)).toEqual([[0, 1]]);
    expect(ringParts("double", 3, 0.1)).toEqual([[0, 1]]);
    expect(share(ringParts("dashed", 3, 0.1))).toBeCloseTo(0.66);
    expect(share(ringParts("dotted", 3, 0.1))).toBeCloseTo(0.5);
    expect(ringParts("dotted", 3, 0.1).length).toBeGreaterThan(ringParts("dashed", 3, 0.1).length);
  });
});
