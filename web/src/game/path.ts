// Ways over the table: how long, which way they end, and how to get around what stands between.
import type { Fan, Point, Region, Shaped } from "../protocol/types";

export const mostPoints = 12; // of a choice, without the start

export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

export const length = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, point, i) => sum + distance(points[i]!, point), 0);

// Degrees clockwise from north.
export const heading = (from: Point, to: Point): number => {
  const degrees = (Math.atan2(to[0] - from[0], to[1] - from[1]) * 180) / Math.PI;
  return Math.round((degrees + 360) % 360);
};

export const turned = (facing: number, by: number): number => (((facing + by) % 360) + 360) % 360;

// Which of the eight winds, from north clockwise.
export const wind = (from: Point, to: Point): number => Math.round(heading(from, to) / 45) % 8;

// The facing at the end of a way: along its last leg, unless that has no length.
export function facingAt(points: readonly Point[], otherwise: number): number {
  for (let i = points.length - 1; i > 0; --i)
    if (distance(points[i - 1]!, points[i]!) > 0.01) return heading(points[i - 1]!, points[i]!);
  return otherwise;
}

export function inside(edge: readonly Point[], [x, y]: Point): boolean {
  let within = false;
  for (let i = 0, j = edge.length - 1; i < edge.length; j = i++) {
    const [ax, ay] = edge[i]!;
    const [bx, by] = edge[j]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}

const near = (a: Point, b: Point): boolean => distance(a, b) < 0.02;
const holds = (fan: Fan, at: Point): boolean => near(fan.origin, at) || inside(fan.edge, at);

// From the start to a place: straight if it can be seen from there, otherwise over the corners at which fans begin. Each fan
// knows how far its origin still leaves, so the best way is the one with most left at the end. Where no fan reaches, straight.
export function route(region: Region | undefined, start: Point, to: Point): Point[] {
  const fans = region?.fans ?? [];
  let best: Fan | undefined;
  let most = -Infinity;
  for (const fan of fans) {
    const left = fan.left - distance(fan.origin, to);
    if (holds(fan, to) && left > most) [best, most] = [fan, left];
  }
  const way: Point[] = [to];
  for (let fan = best; fan && !near(fan.origin, start) && way.length < mostPoints; fan = before(fans, fan))
    way.unshift(fan.origin);
  return way;
}

// The place within reach that lies nearest to one that may be out of it, a hair inside the edge.
export function nearestInReach(region: Region | undefined, to: Point): Point | undefined {
  let best: Point | undefined;
  let least = Infinity;
  for (const { origin, edge } of region?.fans ?? []) {
    if (inside(edge, to)) return to;
    for (let i = 0, j = edge.length - 1; i < edge.length; j = i++) {
      const on = nearestOn(edge[j]!, edge[i]!, to);
      const off = distance(on, to);
      if (off < least) [best, least] = [toward(on, origin, 0.02), off];
    }
  }
  return best;
}

function nearestOn(a: Point, b: Point, to: Point): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const long = dx * dx + dy * dy;
  const t = long ? Math.min(1, Math.max(0, ((to[0] - a[0]) * dx + (to[1] - a[1]) * dy) / long)) : 0;
  return [a[0] + t * dx, a[1] + t * dy];
}

function toward(from: Point, to: Point, far: number): Point {
  const whole = distance(from, to);
  return whole <= far ? to : [from[0] + ((to[0] - from[0]) * far) / whole, from[1] + ((to[1] - from[1]) * far) / whole];
}

// How far a place is from a shape; 0 on it.
export function distanceTo(at: Point, { points, radius }: Pick<Shaped, "points" | "radius">): number {
  if (inside(points, at)) return 0;
  const edges = points.map((p, i) => distance(nearestOn(p, points[(i + 1) % points.length]!, at), at));
  return Math.max(0, Math.min(...edges) - radius);
}

// The fan from which this one's origin was reached: it has just as much more left as the leg is long.
function before(fans: readonly Fan[], fan: Fan): Fan | undefined {
  let best: Fan | undefined;
  let least = Infinity;
  for (const other of fans) {
    if (other === fan || other.left <= fan.left || !holds(other, fan.origin)) continue;
    const off = Math.abs(other.left - fan.left - distance(other.origin, fan.origin));
    if (off < least) [best, least] = [other, off];
  }
  return best;
}

// A way being laid: fixed corners, then the place under the hand.
export function laid(corners: readonly Point[], end: Point, region: Region | undefined, start: Point): Point[] {
  return corners.length ? [...corners.slice(0, mostPoints - 1), end] : route(region, start, end);
}

export const rounded = ([x, y]: Point): Point => [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000];

// So far on the way from one place to another.
export const between = (from: Point, to: Point, part: number): Point =>
  rounded([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);

export const within = ([x, y]: Point, width: number, depth: number): Point => [
  Math.min(Math.max(x, 0), width),
  Math.min(Math.max(y, 0), depth),
];
