import { describe, expect, it } from "vitest";
import {
  distance,
  facingAt,
  heading,
  inside,
  laid,
  length,
  mostPoints,
  route,
  turned,
  wind,
  within,
} from "../src/game/path";
import type { Fan, Point, Region } from "../src/protocol/types";

const square = (x: number, y: number, half: number): Point[] => [
  [x - half, y - half],
  [x + half, y - half],
  [x + half, y + half],
  [x - half, y + half],
];

describe("directions", () => {
  it("are degrees clockwise from north", () => {
    expect(heading([0, 0], [0, 5])).toBe(0);
    expect(heading([0, 0], [5, 0])).toBe(90);
    expect(heading([0, 0], [-5, 0])).toBe(270);
    expect([wind([0, 0], [0, 1]), wind([0, 0], [1, 0]), wind([0, 0], [-1, 1]), wind([0, 0], [-0.01, 1])]).toEqual([
      0, 2, 7, 0,
    ]);
    expect(turned(350, 20)).toBe(10);
    expect(turned(10, -20)).toBe(350);
  });
  it("at the end follow the last leg that has a length", () => {
    expect(
      facingAt(
        [
          [0, 0],
          [0, 4],
          [4, 4],
        ],
        7,
      ),
    ).toBe(90);
    expect(
      facingAt(
        [
          [0, 0],
          [0, 4],
          [0, 4],
        ],
        7,
      ),
    ).toBe(0);
    expect(facingAt([[1, 1]], 7)).toBe(7);
  });
});

describe("a way", () => {
  // Around a corner at (10, 0): from the start only what lies below is seen, from the corner also what lies above.
  const start: Point = [0, 0];
  const fans: Fan[] = [
    { origin: start, left: 20, edge: square(5, -5, 6) },
    { origin: [10, 0], left: 10, edge: square(10, 5, 6) },
    { origin: [10, 9], left: 1, edge: square(10, 10, 1.5) },
  ];
  const region: Region = { figure: "ulf", fans };

  it("is straight to what can be seen", () => {
    expect(route(region, start, [4, -4])).toEqual([[4, -4]]);
  });
  it("goes over the corners from which the place is seen", () => {
    expect(route(region, start, [10, 8])).toEqual([
      [10, 0],
      [10, 8],
    ]);
    expect(route(region, start, [10, 11.2])).toEqual([
      [10, 0],
      [10, 9],
      [10, 11.2],
    ]);
  });
  it("is straight where nothing is known", () => {
    expect(route(undefined, start, [50, 50])).toEqual([[50, 50]]);
    expect(route(region, start, [50, 50])).toEqual([[50, 50]]);
  });
  it("keeps corners laid by hand, and never has too many", () => {
    expect(laid([[1, 1]], [2, 2], region, start)).toEqual([
      [1, 1],
      [2, 2],
    ]);
    const many = Array.from({ length: 30 }, (_, i): Point => [i, i]);
    expect(laid(many, [9, 9], region, start)).toHaveLength(mostPoints);
  });
  it("has a length", () => {
    expect(
      length([
        [0, 0],
        [3, 4],
        [3, 10],
      ]),
    ).toBe(11);
    expect(length([[1, 1]])).toBe(0);
    expect(distance([0, 0], [3, 4])).toBe(5);
  });
});

it("a polygon holds what is inside", () => {
  expect(inside(square(0, 0, 2), [1, 1])).toBe(true);
  expect(inside(square(0, 0, 2), [3, 1])).toBe(false);
});

it("the mark stays on the table", () => {
  expect(within([-1, 99], 36, 48)).toEqual([0, 48]);
});
