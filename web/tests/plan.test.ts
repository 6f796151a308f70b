import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { vignettes } from "../src/parts/vignettes";
import { Plan } from "../src/plan/plan.svelte";
import { covering, fitted, roomFor, underPoint } from "../src/plan/sheet";
import type { Figure, View } from "../src/protocol/types";
import { look } from "./figures";

const figure = (id: string, at: [number, number], pose = "standing"): Figure =>
  ({
    id,
    name: id,
    side: "a",
    profile: "spearman",
    at,
    facing: 0,
    elevation: 0,
    pose,
    base: { shape: "round", radius: 0.5 },
    look,
    state: [],
    told: [],
  }) as Figure;
const view = {
  table: { width: 40, depth: 20 },
  unit: "inch",
  ground: [],
  sides: [{ id: "a" }],
  figures: [figure("ulf", [10, 5]), figure("odo", [30, 15], "out"), figure("hob", [30.4, 15])],
} as unknown as View;

const canvas = (width: number, height: number): HTMLElement =>
  ({
    clientWidth: width,
    clientHeight: height,
    getBoundingClientRect: () => ({ left: 100, top: 50, right: 100 + width, bottom: 50 + height, width, height }),
  }) as HTMLElement;

describe("a sheet", () => {
  it("has the whole table in its middle, whatever its shape", () => {
    for (const window of [
      { width: 800, height: 200 },
      { width: 300, height: 900 },
    ]) {
      const { left, top, width, height } = fitted(view.table, window, 1, null);
      expect(left).toBeLessThan(0);
      expect(top).toBeLessThan(0);
      expect(left + width).toBeGreaterThan(40);
      expect(top + height).toBeGreaterThan(20);
      expect(width / height).toBeCloseTo(window.width / window.height);
    }
  });

  it("goes as near as all who are asked about allow", () => {
    const window = { width: 400, height: 200 };
    const { near, middle } = covering(
      view.table,
      window,
      [
        [8, 4],
        [12, 8],
      ],
      6,
    );
    expect(middle).toEqual([10, 6]);
    expect(near).toBeGreaterThan(1.3);
    expect(
      covering(
        view.table,
        window,
        [
          [0, 0],
          [40, 20],
        ],
        6,
      ).near,
    ).toBe(1);
    expect(covering(view.table, window, [[3, 3]], 1.5).near).toBe(1.5);
  });

  it("has room for one word at a place, the heavier one", () => {
    const word = (text: string, x: number, weight: number) => ({ text, at: [x, 0] as [number, number], weight });
    expect(roomFor([word("Ulf", 0, 0), word("Hob", 0.5, 2), word("Odo", 9, 1)], 1).map((one) => one.text)).toEqual([
      "Hob",
      "Odo",
    ]);
    expect(roomFor([word("Ulf", 0, 0), { ...word("Hob", 0.5, 2), at: [0.5, 3] }], 1)).toHaveLength(2);
  });

  it("finds whoever stands before the fallen, and nobody where nobody is", () => {
    expect(underPoint(view, [30, 15], 0.05).figure).toBe("hob");
    expect(underPoint(view, [10.2, 5.3], 0.05)).toEqual({ at: [10.2, 5.3], figure: "ulf" });
    expect(underPoint(view, [20, 10], 0.05).figure).toBeUndefined();
  });
});

describe("the plan", () => {
  it("points back at what it shows, near and far", () => {
    const plan = new Plan(canvas(800, 500));
    plan.show(view);
    for (const act of [() => {}, () => plan.zoom(2), () => plan.look("ulf"), () => plan.pan(0.1, -0.05)]) {
      act();
      const spot = plan.place("ulf")!;
      const hit = plan.pick(spot.x, spot.y)!;
      expect(hit.figure).toBe("ulf");
      expect(hit.at[0]).toBeCloseTo(10);
      expect(hit.at[1]).toBeCloseTo(5);
    }
    plan.camera({ mode: "above" });
    expect(plan.inch()).toBeCloseTo(800 / (40 * 1.06));
    expect(plan.pick(99, 60)).toBeNull();
  });

  it("is where the frame leads, at once where nothing may move", async () => {
    const plan = new Plan(canvas(800, 500));
    plan.show(view);
    const moved = view.figures.map((one) => (one.id === "ulf" ? { ...one, at: [12, 5] as [number, number] } : one));
    await plan.play({} as never, moved, [], { speed: 1, reduced: true });
    expect(plan.view!.figures[0]!.at).toEqual([12, 5]);
    const back = plan.play({} as never, view.figures, [], { speed: 0.01, reduced: false });
    plan.skip(); // it would take half a minute
    await back;
    expect(plan.view!.figures[0]!.at).toEqual([10, 5]);
  });
});

describe("pictures of rulesets", () => {
  const folder = join(import.meta.dirname, "../../src/rulesets");
  const ids = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith("/ruleset.cpp"))
    .flatMap((name) => [...readFileSync(join(folder, name), "utf8").matchAll(/\.id = "([a-z-]+)"/g)].map((m) => m[1]!));

  it("are wanted for all there are", () => expect(ids.length).toBeGreaterThan(4));
  it.each(ids)("of %s is there, and drawn well", (id) => {
    const picture = new DOMParser().parseFromString(
      `<svg xmlns="http://www.w3.org/2000/svg">${vignettes[id]}</svg>`,
      "image/svg+xml",
    );
    expect(picture.querySelectorAll("path").length).toBeGreaterThan(10);
    expect(vignettes[id]).not.toMatch(/NaN|undefined|\.\d{4}/);
  });
});
