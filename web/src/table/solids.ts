// The solids everything on the table is put together from.
import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  CapsuleGeometry,
  ConeGeometry,
  CylinderGeometry,
  IcosahedronGeometry,
  LatheGeometry,
  Shape,
  ShapeGeometry,
  SphereGeometry,
  TorusGeometry,
  Vector2,
  Vector3,
} from "three";
import type { Point } from "../protocol/types";
import type { Chance } from "./chance";
import { signedArea } from "./space";

export const box = (x: number, y: number, z: number): BufferGeometry => new BoxGeometry(x, y, z);
export const rod = (top: number, bottom: number, height: number, sides = 8): BufferGeometry =>
  new CylinderGeometry(top, bottom, height, sides);
export const cone = (radius: number, height: number, sides = 12, rings = 1): BufferGeometry =>
  new ConeGeometry(radius, height, sides, rings);
export const ball = (radius: number, detail = 12): BufferGeometry =>
  new SphereGeometry(radius, detail, Math.ceil(detail * 0.7));
export const dome = (radius: number, detail = 14): BufferGeometry =>
  new SphereGeometry(radius, detail, Math.ceil(detail / 2), 0, Math.PI * 2, 0, Math.PI / 2);
export const pill = (radius: number, length: number): BufferGeometry => new CapsuleGeometry(radius, length, 3, 8);
export const hoop = (radius: number, thick: number, arc = Math.PI * 2, steps = 20): BufferGeometry =>
  new TorusGeometry(radius, thick, 6, steps, arc);

// Turned on a lathe from [radius, height] pairs, from the foot up.
export const turned = (profile: readonly Point[], sides = 16): BufferGeometry =>
  new LatheGeometry(
    profile.map(([r, y]) => new Vector2(r, y)),
    sides,
  );

// A flat shape standing upright, looking along -z.
export const plate = (points: readonly Point[]): BufferGeometry =>
  new ShapeGeometry(new Shape(points.map(([x, y]) => new Vector2(-x, y)))).rotateY(Math.PI);

// A block on a convex outline, with another outline as its lid, or open at the top. Its sides have lengths along the
// outline as texture places, its top the places on the table.
export function prism(
  ring: readonly Point[],
  bottom: number | ((p: Point) => number),
  top: number | ((p: Point) => number),
  lid = ring,
  open = false,
): BufferGeometry {
  const outer = signedArea(ring) < 0 ? [...ring].reverse() : ring;
  const upper = signedArea(lid) < 0 ? [...lid].reverse() : lid;
  const low = typeof bottom === "number" ? () => bottom : bottom;
  const high = typeof top === "number" ? () => top : top;
  const out = new Triangles();
  let along = 0;
  outer.forEach((p, i) => {
    const j = (i + 1) % outer.length;
    const q = outer[j]!;
    const [pu, qu] = [upper[i]!, upper[j]!];
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
    const [a, b] = [new Vector3(p[0], low(p), -p[1]), new Vector3(q[0], low(q), -q[1])];
    const [c, d] = [new Vector3(qu[0], high(qu), -qu[1]), new Vector3(pu[0], high(pu), -pu[1])];
    out.quad(a, b, c, d, [along, a.y], [along + length, b.y], [along + length, c.y], [along, d.y]);
    along += length;
  });
  for (let i = 1; i + 1 < upper.length && !open; ++i) {
    const corners = [upper[0]!, upper[i]!, upper[i + 1]!];
    const [a, b, c] = corners.map((p) => new Vector3(p[0], high(p), -p[1])) as [Vector3, Vector3, Vector3];
    out.triangle(a, b, c, corners[0]!, corners[1]!, corners[2]!);
  }
  return out.build();
}

export class Triangles {
  private positions: number[] = [];
  private normals: number[] = [];
  private uvs: number[] = [];

  triangle(a: Vector3, b: Vector3, c: Vector3, ua: Point = [0, 0], ub: Point = [0, 0], uc: Point = [0, 0]): void {
    const n = b.clone().sub(a).cross(c.clone().sub(a)).normalize();
    for (const [v, uv] of [
      [a, ua],
      [b, ub],
      [c, uc],
    ] as const) {
      this.positions.push(v.x, v.y, v.z);
      this.normals.push(n.x, n.y, n.z);
      this.uvs.push(...uv);
    }
  }

  quad(a: Vector3, b: Vector3, c: Vector3, d: Vector3, ua?: Point, ub?: Point, uc?: Point, ud?: Point): void {
    this.triangle(a, b, c, ua, ub, uc);
    this.triangle(a, c, d, ua, uc, ud);
  }

  build(): BufferGeometry {
    const out = new BufferGeometry();
    out.setAttribute("position", new BufferAttribute(new Float32Array(this.positions), 3));
    out.setAttribute("normal", new BufferAttribute(new Float32Array(this.normals), 3));
    out.setAttribute("uv", new BufferAttribute(new Float32Array(this.uvs), 2));
    return out;
  }
}

// A lump such as a stone or a clump of leaves. The same corner always moves the same way, so that it stays closed.
export function lump(chance: Chance, rough: number, detail = 1): BufferGeometry {
  const g = new IcosahedronGeometry(1, detail);
  const position = g.getAttribute("position") as BufferAttribute;
  const moved = new Map<string, number>();
  const v = new Vector3();
  for (let i = 0; i < position.count; ++i) {
    v.fromBufferAttribute(position, i);
    const key = `${v.x.toFixed(3)},${v.y.toFixed(3)},${v.z.toFixed(3)}`;
    if (!moved.has(key)) moved.set(key, 1 + (chance() - 0.5) * rough);
    v.multiplyScalar(moved.get(key)!);
    position.setXYZ(i, v.x, v.y, v.z);
  }
  return g;
}

// Leaves in bosses, as a crown looks from a distance. `depth` tells how deep in a fold a place is: 0 on a boss, 1
// between.
export function foliage(
  chance: Chance,
  bosses: number,
  detail: number,
  bulge = 0.34,
): { geometry: BufferGeometry; depth: (v: Vector3) => number } {
  const centres = Array.from({ length: bosses }, (_, i) => {
    const y = 1 - (2 * (i + 0.5)) / bosses;
    const a = i * 2.39996 + chance() * 0.5;
    const r = Math.sqrt(1 - y * y);
    return new Vector3(Math.cos(a) * r, y, Math.sin(a) * r)
      .addScaledVector(new Vector3(chance() - 0.5, chance() - 0.5, chance() - 0.5), 0.35)
      .normalize();
  });
  const width = 2.6 / Math.sqrt(bosses);
  const fold = (d: Vector3) =>
    Math.min(1, Math.min(...centres.map((c) => Math.acos(Math.max(-1, Math.min(1, c.dot(d)))))) / width);
  const g = new IcosahedronGeometry(1, detail);
  const position = g.getAttribute("position") as BufferAttribute;
  const v = new Vector3();
  for (let i = 0; i < position.count; ++i) {
    v.fromBufferAttribute(position, i).normalize();
    const f = fold(v);
    v.multiplyScalar(1 - bulge * f * f + Math.sin(v.x * 23 + v.y * 31) * Math.sin(v.z * 27) * 0.025);
    position.setXYZ(i, v.x, v.y, v.z);
  }
  return { geometry: smooth(g), depth: (p) => fold(p.clone().normalize()) };
}

// One corner where several triangles meet, with one normal.
function smooth(g: BufferGeometry): BufferGeometry {
  const position = g.getAttribute("position");
  const corners = new Map<string, number>();
  const places: number[] = [];
  const index = Array.from({ length: position.count }, (_, i) => {
    const at = [position.getX(i), position.getY(i), position.getZ(i)];
    const key = at.map((n) => n.toFixed(3)).join();
    if (!corners.has(key)) (corners.set(key, corners.size), places.push(...at));
    return corners.get(key)!;
  });
  const out = new BufferGeometry();
  out.setAttribute("position", new BufferAttribute(new Float32Array(places), 3));
  out.setIndex(index);
  out.computeVertexNormals();
  g.dispose();
  return out;
}
