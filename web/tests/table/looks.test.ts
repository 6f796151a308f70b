import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { armNames, beastNames, type Look, type Token } from "../../src/protocol/types";
import { ringParts } from "../../src/table/figures/base";
import { drawBeast } from "../../src/table/figures/beasts";
import { dressOf } from "../../src/table/figures/looks";
import { signs } from "../../src/table/figures/signs";
import { tokensOf } from "../../src/table/figures/tokens";
import type { Paint } from "../../src/table/paint";
import { look } from "../figures";

// The closed sets, from the engine's own source.
const source = readFileSync(join(import.meta.dirname, "../../../src/core/play/appearance.cpp"), "utf8");
const names = (list: string): string[] => {
  const [, inside] = new RegExp(`string_view ${list}\\[\\] = \\{([^}]*)\\}`).exec(source)!;
  return [...inside!.matchAll(/"([^"]+)"/g)].map((m) => m[1]!);
};

describe("what can be drawn", () => {
  it("is what the engine can say", () => {
    expect(["none", ...armNames]).toEqual(names("arms"));
    expect(["none", ...beastNames]).toEqual(names("beasts"));
  });

  it.each(["states", "passing", "deeds", "stock"].flatMap(names))("has a sign for %s", (id) =>
    expect(signs).toHaveProperty(id),
  );
});

describe("a figure", () => {
  const dress = (more: Partial<Look>) => dressOf({ id: "x", look: { ...look, ...more } });

  it("carries and wears what the engine says", () => {
    expect(
      dress({ arms: ["halberd", "dagger"], armour: "heavy", headgear: "great-helm", banner: true, leader: true }),
    ).toMatchObject({
      right: "halberd",
      left: "dagger",
      shield: null,
      armour: "heavy",
      head: "great-helm",
      banner: true,
      leader: true,
    });
    expect(dress({ arms: [], board: "round" })).toMatchObject({ right: null, shield: "round" });
  });

  it("rides, or drives a chariot on which nobody sits", () => {
    expect(dress({ mounted: true })).toMatchObject({ mounted: true, chariot: false });
    expect(dress({ kind: "chariot", mounted: true })).toMatchObject({ mounted: false, chariot: true });
  });

  it("has the fur of its kind", () => {
    expect(dress({ beast: "bear" })).toMatchObject({ beast: "bear", skin: "#4d3626" });
    expect(dress({}).beast).toBeNull();
  });
});

describe("a base", () => {
  it("bears what the engine puts beside the figure, but not what its pose says already", () => {
    const state: Token[] = [
      { id: "prone", text: "lies", kind: "pose" },
      { id: "bound", text: "2 bound dice", count: 2, kind: "state" },
      { id: "moved", text: "has moved", kind: "deed" },
    ];
    expect(tokensOf({ state }).map((t) => t.id)).toEqual(["bound", "moved"]);
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

describe("a beast", () => {
  it("has wings when it flies, and a badger none", () => {
    const quills = (beast: "badger" | "sparrow"): boolean => {
      const tints: unknown[] = [];
      const out = { add: (_: unknown, tint: unknown) => (tints.push(tint), out) };
      drawBeast(out as unknown as Paint, beast, 0, "#aa0000");
      return tints.includes("#4a3423");
    };
    expect(quills("sparrow")).toBe(true);
    expect(quills("badger")).toBe(false);
  });
});
