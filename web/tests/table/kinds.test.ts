import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { landNames, type Land, type Piece } from "../../src/protocol/types";
import { chanceOf } from "../../src/table/chance";
import { drawingOf } from "../../src/table/ground/kinds";
import { emptyKit, type Kit } from "../../src/table/ground/kit";

// The closed set, from the engine's own source.
const source = readFileSync(join(import.meta.dirname, "../../../src/core/table/land.cpp"), "utf8");
const inEngine = [.../names\[\] = \{([^}]*)\}/.exec(source)![1]!.matchAll(/"([^"]+)"/g)].map((m) => m[1]);

const piece = (land: Land, more: Partial<Piece> = {}): Piece => ({
  id: land,
  name: `a ${land}`,
  kind: land,
  land,
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
  it("is what the engine can say", () => expect(landNames).toEqual(inEngine));

  it.each(landNames)("has a drawing of %s that draws something", (land) => {
    const kit = emptyKit([], 20, 20, false);
    const rises = land === "slope" || land === "stairs";
    drawingOf({ land })(piece(land, rises ? { low: [4, 4], high: [4, 8], flags: ["ramp"] } : {}), kit, chanceOf(land));
    expect(drawn(kit)).toBeGreaterThan(0);
  });

  it("that nobody knows is shown as what its height and its flags say", () => {
    const of = (more: Partial<Piece>) => {
      const kit = emptyKit([], 20, 20, false);
      drawingOf({ land: "other" })(piece("other", more), kit, chanceOf("moon"));
      return kit;
    };
    expect(of({ flags: ["blocks_sight"] }).stone.empty).toBe(false);
    expect(of({ flags: ["floor"] }).turf.empty).toBe(false);
    expect(of({ low: [4, 4], high: [4, 8], flags: ["ramp"] }).turf.empty).toBe(false);
    expect(of({ top: 0 }).strokes.length).toBeGreaterThan(0);
  });

  it("in a circle is drawn as well as in a polygon", () => {
    for (const land of landNames) {
      const kit = emptyKit([], 20, 20, true);
      drawingOf({ land })(piece(land, { points: [[6, 6]], radius: 1.5 }), kit, chanceOf(land));
      expect(drawn(kit), land).toBeGreaterThan(0);
    }
  });

  it("stays the same from one look to the next", () => {
    const trees = () => {
      const kit = emptyKit([], 40, 40, false);
      drawingOf({ land: "wood" })(
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
