// Strokes on the ground: bands of even width that follow it up and down.
import { BufferAttribute, BufferGeometry } from "three";
import type { Point } from "../../protocol/types";
import { distance } from "../space";

export type Lie = (p: Point) => number; // the height of the ground

// Cuts a line into pieces no longer than `step`.
export function fineLine(points: readonly Point[], closed: boolean, step: number): Point[] {
  const out: Point[] = [];
  const n = points.length;
  for (let i = 0; i < (closed ? n : n - 1); ++i) {
    const [a, b] = [points[i]!, points[(i + 1) % n]!];
    const count = Math.max(1, Math.ceil(distance(a, b) / step));
    for (let k = 0; k < count; ++k) out.push([a[0] + ((b[0] - a[0]) * k) / count, a[1] + ((b[1] - a[1]) * k) / count]);
  }
  if (!closed && n) out.push(points[n - 1]!);
  return out;
}

// The stretches of a line that a pattern leaves: `on` and `off` in inches.
export function dashes(points: readonly Point[], on: number, off: number): Point[][] {
  const out: Point[][] = [];
  let left = on;
  let drawing = true;
  let current: Point[] = points.length ? [points[0]!] : [];
  for (let i = 0; i + 1 < points.length; ++i) {
    let a = points[i]!;
    const b = points[i + 1]!;
    let d = distance(a, b);
    while (d > left) {
      const t = left / d;
      a = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      d -= left;
      if (drawing) out.push([...current, a]);
      drawing = !drawing;
      current = [a];
      left = drawing ? on : off;
    }
    left -= d;
    if (drawing) current.push(b);
  }
  if (drawing && current.length > 1) out.push(current);
  return out;
}

export class Ribbons {
  private positions: number[] = [];

  line(points: readonly Point[], width: number, lie: Lie, lift: number, closed = false): this {
    const n = points.length;
    if (n < 2) return this;
    const half = width / 2;
    const sides = points.map((p, i) => {
      const a = points[closed ? (i + n - 1) % n : Math.max(0, i - 1)]!;
      const b = points[closed ? (i + 1) % n : Math.min(n - 1, i + 1)]!;
      const d = distance(a, b) || 1;
      const [nx, ny] = [-(b[1] - a[1]) / d, (b[0] - a[0]) / d];
      const y = lie(p) + lift;
      return [
        [p[0] + nx * half, y, -(p[1] + ny * half)],
        [p[0] - nx * half, y, -(p[1] - ny * half)],
      ] as const;
    });
    for (let i = 0; i < (closed ? n : n - 1); ++i) {
      const [[l, r], [l2, r2]] = [sides[i]!, sides[(i + 1) % n]!];
      this.positions.push(...l, ...r, ...r2, ...l, ...r2, ...l2);
    }
    return this;
  }

  area(ring: readonly Point[], lie: Lie, lift: number): this {
    for (let i = 1; i + 1 < ring.length; ++i)
      for (const p of [ring[0]!, ring[i]!, ring[i + 1]!]) this.positions.push(p[0], lie(p) + lift, -p[1]);
    return this;
  }

  build(): BufferGeometry {
    const out = new BufferGeometry();
    out.setAttribute("position", new BufferAttribute(new Float32Array(this.positions), 3));
    return out;
  }
}
