import { Ray, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import type { Piece, Point } from "../../src/protocol/types";
import { Heights } from "../../src/table/heights";
import { dashes } from "../../src/table/overlays/ribbon";
import { pieceAt } from "../../src/game/under";
import { besideUpright } from "../../src/table/picking";
import {
  distanceTo,
  facingOf,
  inset,
  inWorld,
  outline,
  signedArea,
  spine,
  turnBetween,
  turnOf,
} from "../../src/table/space";

const square: Point[] = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
];
const piece = (more: Partial<Piece>): Piece => ({
  id: "p",
  name: "",
  kind: "hill",
  land: "hill",
  points: square,
  radius: 0,
  bottom: 0,
  top: 1,
  flags: [],
  ...more,
});

describe("space", () => {
  it("turns facings into looks along -z", () => {
    const look = new Vector3(0, 0, -1).applyAxisAngle(new Vector3(0, 1, 0), turnOf(90));
    expect(look.distanceTo(new Vector3(1, 0, 0))).toBeLessThan(1e-9);
    expect(facingOf([0, 0], [1, 0])).toBe(90);
    expect(facingOf([0, 0], [0, -1])).toBe(180);
    expect(turnBetween(350, 10)).toBe(20);
    expect(inWorld([3, 5], 2).toArray()).toEqual([3, 2, -5]);
  });

  it("grows shapes by their radius", () => {
    const circle = outline([[2, 2]], 1, 40);
    for (const [x, y] of circle) expect(Math.hypot(x - 2, y - 2)).toBeCloseTo(1);
    const capsule = outline(
      [
        [0, 0],
        [2, 0],
      ],
      0.5,
      40,
    );
    expect(signedArea(capsule)).toBeCloseTo(2 + Math.PI / 4, 1);
    expect(signedArea(outline([...square].reverse(), 0))).toBe(16);
  });

  it("insets an outline by the distance of its edges", () => {
    expect(signedArea(inset(square, 0.5))).toBeCloseTo(9);
    expect(signedArea(inset([...square].reverse(), 0.5))).toBeCloseTo(-9);
    expect(signedArea(inset(square, -0.5))).toBeCloseTo(25);
  });

  it("finds the middle line of a wall", () => {
    const { from, to, width } = spine([
      [0, 0],
      [6, 0],
      [6, 0.4],
      [0, 0.4],
    ]);
    expect([from, to].sort((a, b) => a[0] - b[0])).toEqual([
      [0, 0.2],
      [6, 0.2],
    ]);
    expect(width).toBeCloseTo(0.4);
  });

  it("measures to shapes, and finds the smallest piece", () => {
    expect(distanceTo([2, 2], { points: square, radius: 0 })).toBe(0);
    expect(distanceTo([7, 4], { points: square, radius: 1 })).toBe(2);
    const small = piece({ id: "small", points: [[1, 1]], radius: 0.3 });
    expect(pieceAt([1, 1], [piece({}), small])?.id).toBe("small");
    expect(pieceAt([3, 3], [piece({}), small])?.id).toBe("p");
    expect(pieceAt([9, 9], [piece({}), small])).toBeNull();
  });

  it("leaves dashes and gaps of the given lengths", () => {
    const parts = dashes(
      [
        [0, 0],
        [10, 0],
      ],
      2,
      1,
    );
    expect(parts.map((p) => [p[0]![0], p[p.length - 1]![0]])).toEqual([
      [0, 2],
      [3, 5],
      [6, 8],
      [9, 10],
    ]);
  });
});

describe("heights", () => {
  const hill = piece({ top: 3, flags: ["floor"] });
  const ramp = piece({
    id: "ramp",
    points: [
      [4, 0],
      [8, 0],
      [8, 4],
      [4, 4],
    ],
    top: 3,
    flags: ["ramp"],
    low: [8, 0],
    high: [4, 0],
  });
  const heights = new Heights([
    hill,
    ramp,
    piece({
      kind: "roof",
      land: "roof",
      points: [
        [20, 20],
        [24, 20],
        [24, 24],
      ],
      top: 2.5,
      flags: ["floor"],
    }),
  ]);

  it("follow floors and ramps, and not roofs", () => {
    expect(heights.at([2, 2])).toBe(3);
    expect(heights.at([6, 2])).toBeCloseTo(1.5);
    expect(heights.at([7, 3])).toBeCloseTo(0.75);
    expect(heights.at([12, 12])).toBe(0);
    expect(heights.at([22, 21])).toBe(0);
  });

  it("meet a ray on what is highest in its way", () => {
    const down = (x: number, z: number) => heights.meet(new Ray(new Vector3(x, 50, z), new Vector3(0, -1, 0)));
    expect(down(2, -2)).toEqual([2, 2]);
    const slanted = heights.meet(new Ray(new Vector3(2, 13, 8), new Vector3(0, -1, -1).normalize()));
    expect(slanted![1]).toBeCloseTo(2); // at height 3, where at height 0 it would be 5
    expect(heights.meet(new Ray(new Vector3(0, 5, 0), new Vector3(0, 1, 0)))).toBeNull();
  });
});

describe("a figure's silhouette", () => {
  it("is met beside an upright line", () => {
    const ray = new Ray(new Vector3(0, 1, 10), new Vector3(0, 0, -1));
    expect(besideUpright(ray, new Vector3(0.3, 0, 0), 2)).toEqual({ gap: 0.3, along: 10 });
    expect(besideUpright(ray, new Vector3(0, 2, 0), 2).gap).toBeCloseTo(1);
  });
});
