import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Piece } from "../../src/protocol/types";
import { chanceOf } from "../../src/table/chance";
import { drawingOf, drawings } from "../../src/table/ground/kinds";
import { emptyKit, type Kit } from "../../src/table/ground/kit";

const data = join(import.meta.dirname, "../../../data");
const rulesets = readdirSync(data).filter((r) => existsSync(join(data, r, "terrain.toml")));
const sections = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/^\[([a-z-]+)\]/gm)].map((m) => m[1]!);
const terrain = rulesets.flatMap((r) => sections(join(data, r, "terrain.toml")).map((kind) => [r, kind] as const));

const piece = (kind: string, more: Partial<Piece> = {}): Piece => ({
  id: kind,
  name: `a ${kind}`,
  kind,
  points: [
    [4, 4],
    [9, 4],
    [9, 8],
    [4, 8],
  ],
  radius: 0,
  bottom: 0,
  top: 2,
  flags: [],
  ...more,
});
const drawn = (kit: Kit): number =>
  [kit.turf, kit.floor, kit.paint, kit.stone, kit.paving, kit.planks, kit.water].filter((p) => !p.empty).length +
  kit.trees.length +
  kit.clumps.length +
  kit.roofs.length +
  kit.strokes.length;

describe("ground", () => {
  it("is read from the data", () => expect(terrain.length).toBeGreaterThan(40));

  it.each(terrain)("of %s: %s has a drawing of its own that draws something", (_, kind) => {
    expect(drawings[kind]).toBeDefined();
    const kit = emptyKit([], 20, 20, false);
    drawings[kind]!(
      piece(kind, kind === "slope" || kind === "stairs" ? { low: [4, 4], high: [4, 8], flags: ["ramp"] } : {}),
      kit,
      chanceOf(kind),
    );
    expect(drawn(kit)).toBeGreaterThan(0);
  });

  it("that nobody knows is shown as what its height and its flags say", () => {
    const of = (more: Partial<Piece>) => {
      const kit = emptyKit([], 20, 20, false);
      drawingOf({ kind: "moon" })(piece("moon", more), kit, chanceOf("moon"));
      return kit;
    };
    expect(of({ flags: ["blocks_sight"] }).stone.empty).toBe(false);
    expect(of({ flags: ["floor"] }).turf.empty).toBe(false);
    expect(of({ low: [4, 4], high: [4, 8], flags: ["ramp"] }).turf.empty).toBe(false);
    expect(of({ top: 0 }).strokes.length).toBeGreaterThan(0);
  });

  it("in a circle is drawn as well as in a polygon", () => {
    for (const [, kind] of terrain) {
      const kit = emptyKit([], 20, 20, true);
      drawings[kind]!(piece(kind, { points: [[6, 6]], radius: 1.5 }), kit, chanceOf(kind));
      expect(drawn(kit), kind).toBeGreaterThan(0);
    }
  });

  it("stays the same from one look to the next", () => {
    const trees = () => {
      const kit = emptyKit([], 40, 40, false);
      drawings.wood!(
        piece("wood", {
          points: [
            [4, 4],
            [20, 4],
            [20, 18],
            [4, 18],
          ],
          top: 8,
        }),
        kit,
        chanceOf("wood"),
      );
      return kit.trees;
    };
    expect(trees()).toEqual(trees());
    expect(trees().length).toBeGreaterThan(8);
  });
});
