import { Vector3 } from "three";
import { describe, expect, it } from "vitest";
import type { Land, Piece } from "../../src/protocol/types";
import { Heights } from "../../src/table/heights";

const piece = (land: Land, more: Partial<Piece> = {}): Piece => ({
  id: land,
  name: land,
  kind: land,
  land,
  points: [
    [4, 4],
    [8, 4],
    [8, 8],
    [4, 8],
  ],
  radius: 0,
  bottom: 0,
  top: 2,
  flags: ["floor"],
  ...more,
});
const at = (x: number, y: number, height: number): Vector3 => new Vector3(x, height, -y);

describe("what stands between", () => {
  const hill = new Heights([piece("hill")]);

  it("hides heads that are lower", () => {
    expect(hill.hide(at(0, 6, 1.2), at(12, 6, 1.4))).toBe(true);
    expect(hill.hide(at(12, 6, 1.4), at(0, 6, 1.2))).toBe(true);
  });

  it("hides nobody beside it, above it, before it, or on it", () => {
    expect(hill.hide(at(0, 3, 1.2), at(12, 3, 1.4))).toBe(false);
    expect(hill.hide(at(0, 6, 6), at(12, 6, 6))).toBe(false);
    expect(hill.hide(at(0, 6, 1.2), at(3, 6, 1.4))).toBe(false);
    expect(hill.hide(at(6, 6, 3.2), at(7, 6, 3.4))).toBe(false);
  });

  it("hides from above only what lies close behind", () => {
    expect(hill.hide(at(-10, 6, 12), at(8.5, 6, 1))).toBe(true);
    expect(hill.hide(at(-10, 6, 12), at(20, 6, 1))).toBe(false);
  });

  it("is a slope as high as it is there", () => {
    const slope = new Heights([piece("slope", { flags: ["ramp"], low: [4, 6], high: [8, 6], top: 4 })]);
    expect(slope.hide(at(2, 6, 1.2), at(5, 6, 2.5))).toBe(false);
    expect(slope.hide(at(2, 6, 1.2), at(12, 6, 1.4))).toBe(true);
  });

  it("is no tree, for one looks past it, and nothing low", () => {
    expect(new Heights([piece("tree")]).hide(at(0, 6, 1.2), at(12, 6, 1.4))).toBe(false);
    expect(new Heights([piece("low-wall", { top: 0.3 })]).hide(at(0, 6, 0.2), at(12, 6, 0.2))).toBe(false);
  });

  it("is round where its shape is", () => {
    const well = new Heights([piece("well", { points: [[6, 6]], radius: 1 })]);
    expect(well.hide(at(0, 6, 1), at(12, 6, 1))).toBe(true);
    expect(well.hide(at(0, 7.2, 1), at(12, 7.2, 1))).toBe(false);
  });
});
