import { describe, expect, it } from "vitest";
import type { Point } from "../../src/protocol/types";
import { fill, maskOf } from "../../src/table/overlays/fans";

const square = (x: number, y: number, size: number): { edge: Point[] } => ({
  edge: [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
  ],
});
const sum = (a: Uint8Array) => a.reduce((s, v) => s + v, 0);

describe("fans", () => {
  it("fill the cells whose middle they cover", () => {
    const cells = new Uint8Array(100);
    fill(cells, 10, 10, square(2, 3, 4).edge);
    expect(sum(cells)).toBe(16);
    expect(cells[3 * 10 + 2]).toBe(1);
    expect(cells[3 * 10 + 6]).toBe(0);
  });

  it("fill the same whichever way round they go", () => {
    const [a, b] = [new Uint8Array(400), new Uint8Array(400)];
    const edge: Point[] = [
      [1, 1],
      [18, 4],
      [12, 17],
      [6, 9],
    ];
    fill(a, 20, 20, edge);
    fill(b, 20, 20, [...edge].reverse());
    expect(a).toEqual(b);
    expect(sum(a)).toBeGreaterThan(60);
  });

  it("fill what winds around twice only once, and leave no hole", () => {
    const cells = new Uint8Array(100);
    const once = square(1, 1, 8).edge;
    fill(cells, 10, 10, [...once, ...once]);
    expect(sum(cells)).toBe(64);
  });

  it("are one area where they overlap", () => {
    const one = maskOf([square(2, 2, 10)], 20, 20, 100);
    const twice = maskOf([square(2, 2, 10), square(2, 2, 10), square(4, 4, 6)], 20, 20, 100);
    expect(twice.data).toEqual(one.data);
  });

  it("leave no seam where they touch", () => {
    const { data, width } = maskOf(
      [
        square(2, 2, 8),
        {
          edge: [
            [10, 2],
            [18, 2],
            [18, 10],
            [10, 10],
          ],
        },
      ],
      20,
      20,
      100,
    );
    for (let x = 20; x < 80; ++x) expect(data[30 * width + x]).toBe(255);
  });

  it("have their edge where the mask is half, and a ramp on both sides of it", () => {
    const { data, width } = maskOf([square(5, 5, 10)], 20, 20, 200);
    const row = Array.from(data.subarray(100 * width, 101 * width));
    const crossing = row.findIndex((v) => v >= 128);
    expect(Math.abs(crossing - 50)).toBeLessThanOrEqual(1);
    expect(row.filter((v) => v > 0 && v < 255).length).toBeGreaterThanOrEqual(6);
    for (let i = 1; i < 100; ++i) expect(row[i]!).toBeGreaterThanOrEqual(row[i - 1]!);
  });

  it("keep to the shape of the table", () => {
    const { width, height } = maskOf([square(0, 0, 1)], 72, 56, 1024);
    expect([width, height]).toEqual([1024, 796]);
  });
});
