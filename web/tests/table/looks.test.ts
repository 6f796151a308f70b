import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Facts, Figure, Look } from "../../src/protocol/types";
import { ringParts } from "../../src/table/figures/base";
import { armOf, dressOf } from "../../src/table/figures/looks";
import { shownByPose, signs } from "../../src/table/figures/signs";
import { tokensOf } from "../../src/table/figures/tokens";

const data = join(import.meta.dirname, "../../../data");
const figure = (facts: Facts, look?: Look, profile = "billman"): Figure => ({
  id: "x",
  name: "X",
  side: "a",
  profile,
  at: [0, 0],
  facing: 0,
  elevation: 0,
  pose: "standing",
  base: { radius: 0.5 },
  facts,
  ...(look && { look }),
});

describe("weapons", () => {
  const lists = readdirSync(data)
    .map((rules) => join(data, rules, "weapons.toml"))
    .filter(existsSync);
  const all = lists
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/^\[([a-z-]+)\]/gm)].map((m) => m[1]!))
    .filter((id) => id !== "fists");
  const gear = readFileSync(join(data, "nottingham/gear.toml"), "utf8")
    .split(/^\[/m)
    .filter((s) => /kind = "(melee|ranged)"/.test(s))
    .map((s) => s.slice(0, s.indexOf("]")));

  it.each([...new Set([...all, ...gear])])("of the rules: %s has a shape", (id) => {
    expect(armOf(id)).not.toBeNull();
    expect(armOf(id.replaceAll("-", " "))).toBe(armOf(id));
  });

  it.each([
    ["crossbow", "crossbow"],
    ["longbow", "bow"],
    ["composite bow", "bow"],
    ["two-hand sword", "great-sword"],
    ["two-hand axe", "great-axe"],
    ["broadsword", "great-sword"],
    ["knightly sword", "sword"],
    ["hay fork", "fork"],
    ["cudgel", "club"],
    ["javelins", "javelin"],
    ["hammer", "mace"],
    ["staff-sling", "staff-sling"],
    ["stones", "stone"],
    ["throwing-mace", "mace"],
    ["feeble-bow", "bow"],
    ["chariot-bows", "bow"],
  ])("called %s are drawn as %s", (name, arm) => expect(armOf(name)).toBe(arm));

  it("are none where nothing is said", () => expect(armOf("purse")).toBeNull());
});

describe("a figure", () => {
  it("carries what the engine says it looks like", () => {
    const dress = dressOf(
      figure({ weapons: "pike" }, { weapons: ["halberd", "dagger"], shield: false, armour: "heavy" }),
    );
    expect(dress).toMatchObject({ right: "halberd", left: "dagger", shield: null, armour: "heavy" });
  });

  it("shows what is in hand rather than what is slung", () => {
    const look = { weapons: ["longbow", "sword"], hands: ["sword", "buckler"] } as Look;
    expect(dressOf(figure({}, look))).toMatchObject({ right: "sword", left: null, shield: "buckler" });
  });

  it("holds something even where the name of its weapon is not known, and nothing where it has none", () => {
    expect(dressOf(figure({}, { weapons: ["zaghnal"] })).right).toBe("club");
    expect(dressOf(figure({}, { weapons: ["fists", "shield"], shield: true }))).toMatchObject({
      right: null,
      shield: "shield",
    });
    expect(dressOf(figure({}, { weapons: ["zaghnal", "sword"], hands: ["purse"] })).right).toBeNull();
  });

  it("else what it has in hand, not all its gear", () => {
    expect(
      dressOf(figure({ gear: "longbow, sword, light armour", right_hand: "sword", left_hand: "shield" })),
    ).toMatchObject({ right: "sword", shield: "shield", armour: "light" });
  });

  it("else its weapons", () => expect(dressOf(figure({ weapons: "longbow, dagger" })).right).toBe("bow"));

  it("rides, leads and bears the banner by its facts", () => {
    expect(dressOf(figure({ mounted: true, standard: true, skills: "Leader, Hero" }))).toMatchObject({
      mounted: true,
      banner: true,
      leader: true,
    });
    expect(dressOf(figure({}))).toMatchObject({ mounted: false, banner: false, leader: false });
  });

  it("drives a chariot, on which nobody sits", () => {
    expect(dressOf(figure({}, { kind: "chariot", weapons: ["chariot-bows"], mounted: true } as Look))).toMatchObject({
      chariot: true,
      mounted: false,
      right: "bow",
    });
  });

  it("is the beast its card names, or one as large as its card says", () => {
    const beast = (profile: string) => dressOf(figure({}, undefined, profile)).beast;
    expect(["hedgehog", "hare", "small warrior", "large hunter", "massive mage", "knight"].map(beast)).toEqual([
      "hedgehog",
      "hare",
      "rat",
      "wolf",
      "bear",
      null,
    ]);
    expect(dressOf(figure({}, { weapons: ["sword"] } as Look, "small mage"))).toMatchObject({
      right: "staff",
      robe: true,
    });
  });

  it("bears a round shield where shields have sizes", () => {
    const shield = (facts: Facts) => dressOf(figure(facts, { weapons: ["spear"], shield: true } as Look)).shield;
    expect([shield({ shield: "large" }), shield({ shield: "small" }), shield({ shield: 3 }), shield({})]).toEqual([
      "round",
      "buckler",
      "round",
      "shield",
    ]);
  });

  it("covers its head as people like it do", () => {
    const head = (profile: string) => dressOf(figure({}, undefined, profile)).head;
    expect(["mounted knight", "sergeant", "outlaw", "peasant", "monk"].map(head)).toEqual([
      "great-helm",
      "kettle",
      "hood",
      "straw",
      "tonsure",
    ]);
  });
});

// The states that the engine puts beside figures, from its own sources.
const rulesets = join(import.meta.dirname, "../../../src/rulesets");
const states = readdirSync(rulesets, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".cpp"))
  .flatMap((name) =>
    [...readFileSync(join(rulesets, name), "utf8").matchAll(/(?:tokens\.push_back\(\{|Token\{)"([a-z_]+)"/g)].map(
      (m) => m[1]!,
    ),
  );

describe("a base", () => {
  it("is read from the engine", () => expect(states.length).toBeGreaterThan(20));

  it.each([...new Set(states)])("has a sign for %s", (id) => expect(shownByPose.has(id) || id in signs).toBe(true));

  it("bears what the engine puts beside the figure, but not what its pose says already", () => {
    const state = [
      { id: "prone", text: "lies" },
      { id: "bound", text: "2 bound dice", count: 2 },
      { id: "odd", text: "odd" },
    ];
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
