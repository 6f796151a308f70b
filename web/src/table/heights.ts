// How high the ground is, and where a line of sight from the window meets it.
import type { Ray } from "three";
import { Vector3 } from "three";
import { isAiry, isRoof, isTree } from "../game/land";
import type { Piece, Point } from "../protocol/types";
import { distanceTo, outlineOf } from "./space";

const bears = (p: Piece): boolean =>
  !isRoof(p) && !isTree(p) && p.top > 0 && (p.flags.includes("floor") || p.flags.includes("ramp"));

// What nobody looks through, in the picture: low things hide no heads.
const hides = (p: Piece): boolean => p.top - p.bottom > 0.4 && !isAiry(p);

export class Heights {
  private floors: Piece[];
  private screens: { piece: Piece; ring: Point[] }[];

  constructor(pieces: readonly Piece[]) {
    this.floors = pieces.filter(bears);
    this.screens = pieces.filter(hides).map((piece) => ({ piece, ring: outlineOf(piece, 12) }));
  }

  // Whether something stands between an eye and what it looks at.
  hide(eye: Vector3, at: Vector3): boolean {
    const from: Point = [eye.x, -eye.z],
      to: Point = [at.x, -at.z];
    return this.screens.some(({ piece, ring }) => {
      const part = within(from, to, ring);
      return (
        part !== null &&
        part.some((t) => {
          const height = eye.y + (at.y - eye.y) * t;
          const p: Point = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
          return height > piece.bottom && height < (piece.low && piece.high ? surface(piece, p) : piece.top) - 0.02;
        })
      );
    });
  }

  at(p: Point): number {
    let height = 0;
    for (const f of this.floors) if (distanceTo(p, f) === 0) height = Math.max(height, surface(f, p));
    return height;
  }

  // Where a ray comes down first: on something raised or on the felt.
  meet(ray: Ray): Point | null {
    let best: { t: number; at: Point } | null = null;
    const hit = (t: number): Point => [ray.origin.x + ray.direction.x * t, -(ray.origin.z + ray.direction.z * t)];
    const consider = (t: number, inside: (p: Point) => boolean) => {
      if (!(t > 0) || (best && t >= best.t)) return;
      const at = hit(t);
      if (inside(at)) best = { t, at };
    };
    consider(-ray.origin.y / ray.direction.y, () => true);
    for (const f of this.floors) {
      const { normal, offset } = plane(f);
      consider((offset - normal.dot(ray.origin)) / normal.dot(ray.direction), (p) => distanceTo(p, f) === 0);
    }
    return best ? (best as { at: Point }).at : null;
  }
}

// Where a line enters and leaves a convex outline that runs counterclockwise, in parts of its length.
function within(from: Point, to: Point, ring: readonly Point[]): [number, number] | null {
  let [enter, leave] = [0, 1];
  for (let i = 0; i < ring.length; ++i) {
    const [a, b] = [ring[i]!, ring[(i + 1) % ring.length]!];
    const inside = (p: Point) => (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
    const [d, e] = [inside(from), inside(to)];
    if (d < 0 && e < 0) return null;
    if (d < 0) enter = Math.max(enter, d / (d - e));
    else if (e < 0) leave = Math.min(leave, d / (d - e));
  }
  return enter < leave ? [enter, leave] : null;
}

function surface(f: Piece, p: Point): number {
  const { normal, offset } = plane(f);
  return (offset - normal.x * p[0] + normal.z * p[1]) / normal.y;
}

function plane(f: Piece): { normal: Vector3; offset: number } {
  const normal = new Vector3(0, 1, 0);
  let through = new Vector3(f.points[0]![0], f.top, -f.points[0]![1]);
  if (f.flags.includes("ramp") && f.low && f.high) {
    const [dx, dy] = [f.high[0] - f.low[0], f.high[1] - f.low[1]];
    const run = dx * dx + dy * dy || 1;
    const rise = f.top - f.bottom;
    normal.set((-rise * dx) / run, 1, (rise * dy) / run);
    through = new Vector3(f.low[0], f.bottom, -f.low[1]);
  }
  return { normal, offset: normal.dot(through) };
}
