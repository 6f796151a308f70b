// The table in the scene: inches whatever the rules measure in, x east, z south, y up. Facings are degrees clockwise
// from north, and a piece that looks north looks along -z.
import { Vector3 } from "three";
import type { Piece, Point, Shaped } from "../protocol/types";

export { distanceTo } from "../game/path";

export const inchesPer = (unit: "inch" | "centimetre"): number => (unit === "inch" ? 1 : 1 / 2.54);

export const scaled = ([x, y]: Point, k: number): Point => [x * k, y * k];

export const inWorld = ([x, y]: Point, height = 0): Vector3 => new Vector3(x, height, -y);

export const turnOf = (facing: number): number => (-facing * Math.PI) / 180;

export const facingOf = (from: Point, to: Point): number =>
  ((Math.atan2(to[0] - from[0], to[1] - from[1]) * 180) / Math.PI + 360) % 360;

// The shorter way round from one facing to another, in degrees.
export const turnBetween = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180;

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export const middle = (points: readonly Point[]): Point => {
  const sum = points.reduce<Point>((s, p) => [s[0] + p[0], s[1] + p[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
};

export const signedArea = (points: readonly Point[]): number => {
  let sum = 0;
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length]!;
    sum += p[0] * q[1] - q[0] * p[1];
  });
  return sum / 2;
};

// The outline of a convex shape grown by its radius, counterclockwise as seen from above.
export function outline(points: readonly Point[], radius: number, steps = 40): Point[] {
  const ring = signedArea(points) < 0 ? [...points].reverse() : [...points];
  if (radius <= 0) return ring;
  const out: Point[] = [];
  const n = ring.length;
  ring.forEach((p, i) => {
    const before = ring[(i + n - 1) % n]!;
    const after = ring[(i + 1) % n]!;
    const begin = n === 1 ? 0 : Math.atan2(p[1] - before[1], p[0] - before[0]) - Math.PI / 2;
    let sweep = n === 1 ? Math.PI * 2 : Math.atan2(after[1] - p[1], after[0] - p[0]) - Math.PI / 2 - begin;
    sweep = n === 1 ? sweep : ((sweep % (Math.PI * 2)) + Math.PI * 2) % (Math.PI * 2);
    const count = Math.max(1, Math.round((steps * sweep) / (Math.PI * 2)));
    for (let k = 0; k <= count - (n === 1 ? 1 : 0); ++k) {
      const a = begin + (sweep * k) / count;
      out.push([p[0] + Math.cos(a) * radius, p[1] + Math.sin(a) * radius]);
    }
  });
  return out;
}

// A convex outline moved inward (or outward, below 0) by a length.
export function inset(ring: readonly Point[], by: number): Point[] {
  const n = ring.length;
  const sign = signedArea(ring) < 0 ? -1 : 1;
  return ring.map((p, i) => {
    const a = ring[(i + n - 1) % n]!;
    const b = ring[(i + 1) % n]!;
    const u = unit(a, p);
    const v = unit(p, b);
    const normal: Point = [-(u[1] + v[1]) * sign, (u[0] + v[0]) * sign];
    const size = Math.hypot(...normal) || 1;
    const cos = Math.max(0.4, size / 2); // of half the turn: keeps the distance of the edges, not of the corners
    return [p[0] + (normal[0] / size) * (by / cos), p[1] + (normal[1] / size) * (by / cos)];
  });
}

const unit = (a: Point, b: Point): Point => {
  const d = distance(a, b) || 1;
  return [(b[0] - a[0]) / d, (b[1] - a[1]) / d];
};

export const outlineOf = (shape: Shaped, steps = 40): Point[] => outline(shape.points, shape.radius, steps);

// The longer middle line of a thin shape, with its width: what walls, fences and hedges run along.
export function spine(ring: readonly Point[]): { from: Point; to: Point; width: number } {
  let [from, to, longest] = [ring[0]!, ring[0]!, -1];
  const mids = ring.map((p, i) => middle([p, ring[(i + 1) % ring.length]!]));
  for (let i = 0; i < mids.length; ++i)
    for (let j = i + 1; j < mids.length; ++j) {
      const d = distance(mids[i]!, mids[j]!);
      if (d > longest) [from, to, longest] = [mids[i]!, mids[j]!, d];
    }
  return { from, to, width: longest > 0 ? Math.abs(signedArea(ring)) / longest : 0 };
}

export const scaledShape = <T extends Shaped>(s: T, k: number): T =>
  k === 1
    ? s
    : { ...s, points: s.points.map((p) => scaled(p, k)), radius: s.radius * k, bottom: s.bottom * k, top: s.top * k };

export const scaledPiece = (p: Piece, k: number): Piece =>
  k === 1
    ? p
    : { ...scaledShape(p, k), ...(p.low && { low: scaled(p.low, k) }), ...(p.high && { high: scaled(p.high, k) }) };
