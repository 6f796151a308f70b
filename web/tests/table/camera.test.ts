import { Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { Eye } from "../../src/table/camera";

const seen = (eye: Eye, at: Vector3): Vector3 => at.clone().project(eye.camera);

function over(width: number, depth: number, window: [number, number]): Eye {
  const eye = new Eye();
  eye.size(...window);
  eye.table(width, depth);
  return eye;
}

describe("the eye on the table", () => {
  it.each([
    [1100, 700],
    [390, 470],
  ] as const)("sees the whole table from above in a window of %i × %i", (...window) => {
    const eye = over(72, 60, [...window]);
    for (const [x, z] of [
      [0, 0],
      [72, 0],
      [0, -60],
      [72, -60],
    ] as const) {
      const at = seen(eye, new Vector3(x, 0, z));
      expect(Math.max(Math.abs(at.x), Math.abs(at.y))).toBeLessThan(1);
    }
  });

  it("goes near to a few people and keeps them all in the picture", () => {
    const eye = over(72, 60, [390, 470]);
    const before = eye.inch;
    const line = [20, 30, 44].map((x) => new Vector3(x, 0, -9));
    eye.frame(line);
    eye.snap();
    expect(eye.inch).toBeGreaterThan(before * 1.5);
    for (const at of line.map((p) => seen(eye, p))) expect(Math.max(Math.abs(at.x), Math.abs(at.y))).toBeLessThan(0.85);
  });

  it("shows no more of what lies beside the table than must be", () => {
    const eye = over(72, 60, [390, 515]);
    eye.frame([6, 66].map((x) => new Vector3(x, 0, -9))); // a line along the near edge
    eye.snap();
    const [near, far] = [seen(eye, new Vector3(36, 0, 0)).y, seen(eye, new Vector3(36, 0, -60)).y];
    expect(near + far).toBeCloseTo(0, 0);
    eye.frame([new Vector3(4, 0, -4)]); // near enough to fill the window
    eye.snap();
    expect(seen(eye, new Vector3(-4, 0, -4)).x).toBeLessThan(-0.9);
  });

  it("keeps people above what is covered of the window", () => {
    const eye = over(72, 60, [390, 515]);
    const two = [new Vector3(30, 0, -20), new Vector3(34, 0, -24)];
    eye.frame(two, 0.4);
    eye.snap();
    for (const at of two.map((p) => seen(eye, p))) {
      expect(at.y).toBeGreaterThan(-0.2); // the lower two fifths end there
      expect(Math.max(Math.abs(at.x), at.y)).toBeLessThan(1);
    }
  });

  it("turns around with whoever sits at the far edge, also where it is near to a few", () => {
    const eye = over(72, 60, [800, 600]);
    const [south, north] = [new Vector3(36, 0, -20), new Vector3(36, 0, -30)];
    eye.frame([south, north]);
    eye.sit(true);
    expect(seen(eye, south).y).toBeGreaterThan(seen(eye, north).y);
    eye.sit(true); // he sits there already
    expect(seen(eye, south).y).toBeGreaterThan(seen(eye, north).y);
  });

  it("knows whether somebody has moved it since it showed all of the table", () => {
    const eye = over(72, 60, [800, 600]);
    eye.frame([new Vector3(36, 0, -30)]);
    expect(eye.handled).toBe(false);
    eye.zoom(1.2);
    expect(eye.handled).toBe(true);
    eye.above();
    expect(eye.handled).toBe(false);
  });

  it("does not go nearer to one alone than shows what is around him, nor farther than the table", () => {
    const eye = over(36, 36, [800, 600]);
    const whole = eye.inch;
    eye.frame([new Vector3(18, 0, -18)]);
    expect(eye.circling.distance).toBeGreaterThanOrEqual(34);
    eye.frame([new Vector3(0, 0, 0), new Vector3(36, 0, -36), new Vector3(36, 0, 0), new Vector3(0, 0, -36)]);
    eye.snap();
    expect(eye.inch).toBeGreaterThanOrEqual(whole * 0.999);
  });

  it("stays behind the eyes of a figure while others act", () => {
    const eye = over(36, 36, [800, 600]);
    eye.behind({ at: new Vector3(5, 0, -5), eyes: 1, facing: 0 });
    eye.frame([new Vector3(30, 0, -30)]);
    expect(eye.mode).toBe("eye");
  });
});
