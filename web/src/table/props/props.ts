// What is neither ground nor figure and may change: doors, shutters, beasts, casks, machines, traps, fire.
import { BufferGeometry, type Matrix4, Mesh, Object3D } from "three";
import type { Prop } from "../../protocol/types";
import { chanceOf, pick } from "../chance";
import { drawHorse } from "../figures/horse";
import type { Materials } from "../materials";
import { mixed, Paint, put } from "../paint";
import { ball, box, cone, hoop, lump, pill, prism, rod } from "../solids";
import { distance, facingOf, inWorld, middle, outlineOf, spine, turnOf } from "../space";
import { barrelOf, cartOf, chestOf, crateOf, hearthOf, sacksOf } from "./wares";

// Around the origin, looking north, for a prop that reaches `r` from its middle; or where it lies, for doors and
// the like.
type Draw = (out: Paint, prop: Prop, r: number) => void;

const timber = "#7d5a38";
const iron = "#3b3733";

// A leaf turns on its hinge at one end of its opening; it stands open at a right angle to the wall.
const leaf =
  (open: boolean, shutter: boolean): Draw =>
  (out, prop) => {
    const { from, to, width } = spine(outlineOf(prop));
    const length = distance(from, to);
    const tall = prop.top - prop.bottom;
    const turn = turnOf(facingOf(from, to));
    const halves = shutter || length > 1.9 ? [0, 1] : [0];
    for (const half of halves) {
      const hinge = half ? to : from;
      const size = length / halves.length;
      const way = (half ? -1 : 1) * (open ? 1.75 : 0);
      const at = put(hinge[0], prop.bottom + tall / 2, -hinge[1], 0, turn + (half ? Math.PI : 0) + way, 0).multiply(
        put(0, 0, -size / 2),
      );
      const thick = Math.min(0.12, width * 0.6);
      out.add(box(thick, tall * 0.97, size * 0.97), mixed(timber, "#a98458", half * 0.2), at);
      for (const y of [-0.3, 0.3])
        out.add(box(thick * 1.3, tall * 0.07, size * 0.9), iron, at.clone().multiply(put(0, tall * y, 0)));
      if (!shutter) out.add(ball(0.05, 6), "#c8a24c", at.clone().multiply(put(0, 0, -size * 0.35)));
    }
  };

const flame = (out: Paint, at: Matrix4, high: number): void => {
  const low = at.elements[13]!;
  out.add(
    cone(high * 0.34, high, 7),
    (p) => mixed("#ffe27a", "#e2521f", Math.max(0, Math.min(1, (p.y - low) / high))),
    at.clone().multiply(put(0, high / 2, 0)),
  );
};

// What a battle is about, in a ring of gold.
const objective: Draw = (out, prop, r) => {
  out.add(hoop(r, 0.05, Math.PI * 2, 30), "#e3b93f", put(0, 0.04, 0, Math.PI / 2));
  const at = put(0, 0, 0);
  if (prop.looks === "fire") hearthOf(out, r * 0.95, at, (m, high) => flame(out, m, high));
  else if (prop.looks === "sacks") sacksOf(out, r * 0.75, at);
  else if (prop.looks === "crate") crateOf(out, r * 0.9, at);
  else chestOf(out, r * 0.95, at);
};

const logOf = (long: number, thick: number, out: Paint): void => {
  out.add(rod(thick, thick * 1.1, long, 10), "#6f4d30", put(0, thick, 0, Math.PI / 2));
  for (const side of [-1, 1])
    out.add(rod(thick * 0.9, thick * 0.9, 0.02, 10), "#d2ac76", put(0, thick, (side * long) / 2, Math.PI / 2));
};

const drawings: Record<string, Draw> = {
  "door-open": leaf(true, false),
  "door-shut": leaf(false, false),
  "shutter-open": leaf(true, true),
  "shutter-shut": leaf(false, true),
  cask: (out, _, r) => barrelOf(out, r, r * 2, put(0, 0, 0)),
  chest: (out, _, r) => chestOf(out, Math.max(0.5, r), put(0, 0, 0)),
  cart: (out, prop, r) => cartOf(out, r * 2, r * 1.1, Math.max(0.8, prop.top - prop.bottom), put(0, 0, 0)),
  objective,
  smoke: (out, prop, r) => {
    const chance = chanceOf(prop.id);
    for (let i = 0; i < 34; ++i) {
      const [a, d] = [chance() * 6.28, Math.sqrt(chance()) * r * 0.85];
      const s = r * (0.14 + chance() * 0.2);
      out.add(
        lump(chance, 0.3, 1),
        mixed("#8f8c86", "#d6d3cc", chance()),
        put(Math.cos(a) * d, 0.2 + chance() * (prop.top - prop.bottom) * 0.75, Math.sin(a) * d, 0, a, 0, s),
      );
    }
  },
  caltrops: (out, prop, r) => {
    const chance = chanceOf(prop.id);
    for (let i = 0; i < 26; ++i) {
      const [a, d] = [chance() * 6.28, Math.sqrt(chance()) * r * 0.92];
      for (const [rx, rz] of [
        [0, 0],
        [2.1, 0],
        [2.1, 2.1],
        [2.1, -2.1],
      ] as const)
        out.add(
          cone(0.025, 0.2, 4),
          "#8d9296",
          put(Math.cos(a) * d, 0.09, Math.sin(a) * d, rx, a, rz).multiply(put(0, 0.06, 0)),
        );
    }
    out.add(hoop(r, 0.03, Math.PI * 2, 30), "#6a655c", put(0, 0.03, 0, Math.PI / 2));
  },
  load: (out, _, r) => {
    out.add(box(r * 1.5, r * 1.1, r * 1.2), "#8a6641", put(0, r * 0.55, 0));
    for (const x of [-0.5, 0.5]) out.add(box(0.06, r * 1.14, r * 1.24), iron, put(r * x, r * 0.56, 0));
  },
  ram: (out, _, r) => {
    logOf(r * 4.4, r * 0.34, out);
    out.add(cone(r * 0.42, r * 0.5, 10), iron, put(0, r * 0.34, -r * 2.4, -Math.PI / 2));
    for (const z of [-1.2, 0, 1.2]) out.add(hoop(r * 0.36, 0.03, Math.PI * 2, 14), iron, put(0, r * 0.34, z * r));
  },
  pig: (out, _, r) => {
    const pink = "#e2a48c";
    out.add(
      pill(r * 0.55, r * 0.9),
      (p) => (Math.sin(p.x * 17 + p.z * 11) > 0.75 ? "#7a5246" : pink),
      put(0, r * 0.72, 0, Math.PI / 2),
    );
    out.add(ball(r * 0.45, 10), pink, put(0, r * 0.85, -r * 0.95));
    out.add(rod(r * 0.2, r * 0.22, r * 0.28, 9), "#cf8770", put(0, r * 0.78, -r * 1.4, Math.PI / 2));
    for (const x of [-1, 1]) {
      out.add(cone(r * 0.16, r * 0.3, 5), "#d0917b", put(x * r * 0.28, r * 1.28, -r * 0.9, -0.4, 0, x * -0.3));
      out.add(ball(r * 0.06, 5), "#241712", put(x * r * 0.2, r * 0.98, -r * 1.32));
      for (const z of [-0.6, 0.6])
        out.add(rod(r * 0.12, r * 0.1, r * 0.5, 6), "#cf8770", put(x * r * 0.3, r * 0.22, z * r));
    }
    out.add(hoop(r * 0.14, r * 0.04, 5, 10), pink, put(0, r * 0.95, r * 1.05));
    out.add(hoop(r * 0.47, r * 0.05, Math.PI * 2, 14), "#a8323a", put(0, r * 0.8, -r * 0.7));
  },
  cow: (out, prop, r) => {
    const hide = pick(["#7a4a2b", "#4a3a30", "#b08a5e"], chanceOf(prop.id));
    out.add(
      pill(r * 0.5, r * 1.1),
      (p) => (Math.sin(p.x * 9 + p.z * 6) > 0.6 ? "#efe6d6" : hide),
      put(0, r * 1.05, 0, Math.PI / 2),
    );
    out.add(ball(r * 0.36, 10), hide, put(0, r * 1.3, -r * 1.15));
    out.add(rod(r * 0.2, r * 0.24, r * 0.4, 9), "#d9c3ab", put(0, r * 1.15, -r * 1.5, Math.PI / 2));
    for (const x of [-1, 1]) {
      out.add(cone(r * 0.08, r * 0.4, 6), "#e8dcc0", put(x * r * 0.34, r * 1.68, -r * 1.1, 0, 0, x * -0.7));
      out.add(ball(r * 0.06, 5), "#241712", put(x * r * 0.22, r * 1.42, -r * 1.42));
      for (const z of [-0.75, 0.75])
        out.add(rod(r * 0.13, r * 0.1, r * 0.8, 6), hide, put(x * r * 0.28, r * 0.4, z * r));
    }
    out.add(rod(r * 0.04, r * 0.07, r * 0.8, 6), hide, put(0, r * 0.95, r * 1.15, 0.35));
  },
  horse: (out, prop, r) => {
    out.frame = put(0, 0, 0, 0, 0, 0, r * 1.5);
    drawHorse(out, pick(["#6b4527", "#8a5c33", "#46301f", "#9b9388"], chanceOf(prop.id)), null);
  },
  item: (out, _, r) => {
    out.add(rod(r * 0.9, r, 0.05, 18), "#4a3a26", put(0, 0.03, 0));
    out.add(box(0.05, 0.05, r * 1.5), "#cfd3d6", put(0, 0.09, -r * 0.1, 0, 0.5, 0));
    out.add(box(0.05, 0.06, r * 0.6), "#c8a24c", put(0, 0.1, r * 0.3, 0, 0.5 + Math.PI / 2, 0));
  },
  machine: (out, _, r) => {
    for (const x of [-0.55, 0.55]) out.add(box(r * 0.18, r * 0.3, r * 1.9), "#7d5a38", put(x * r, r * 0.35, 0));
    for (const z of [-0.6, 0.6]) {
      out.add(box(r * 1.2, r * 0.16, r * 0.16), "#6a4c2e", put(0, r * 0.45, z * r));
      for (const x of [-0.75, 0.75])
        out.add(rod(r * 0.32, r * 0.32, r * 0.12, 14), "#5a4028", put(x * r, r * 0.32, z * r, 0, 0, Math.PI / 2));
    }
    for (const x of [-0.4, 0.4])
      out.add(box(r * 0.12, r * 1.1, r * 0.12), "#7d5a38", put(x * r, r * 0.95, -r * 0.2, -0.2));
    out.add(rod(r * 0.08, r * 0.12, r * 2.1, 8), "#99703f", put(0, r * 1.1, r * 0.1, 0.9));
    out.add(hoop(r * 0.6, r * 0.06, 1.9, 14), iron, put(0, r * 0.75, -r * 0.35, Math.PI / 2, 0, -Math.PI / 2 - 0.95));
  },
  pit: (out, _, r) => {
    out.add(rod(r, r, 0.02, 26), "#17100a", put(0, 0.02, 0));
    out.add(hoop(r, 0.06, Math.PI * 2, 26), "#7b6238", put(0, 0.02, 0, Math.PI / 2));
  },
  net: (out, _, r) => {
    for (let i = -3; i <= 3; ++i)
      for (const a of [0, Math.PI / 2]) {
        const d = (i / 3.4) * r;
        const long = 2 * Math.sqrt(Math.max(0, r * r - d * d));
        out.add(box(0.035, 0.03, long), "#d9c9a0", put(0, 0.05, 0, 0, a, 0).multiply(put(d, 0, 0)));
      }
    out.add(hoop(r, 0.035, Math.PI * 2, 26), "#b89f6a", put(0, 0.05, 0, Math.PI / 2));
  },
  fire: (out, prop) => {
    const chance = chanceOf(prop.id);
    const ring = outlineOf(prop);
    const mid = middle(ring);
    for (let i = 0; i < 14; ++i) {
      const corner = ring[Math.floor(chance() * ring.length)]!;
      const t = chance() * 0.9;
      const [x, y] = [mid[0] + (corner[0] - mid[0]) * t, mid[1] + (corner[1] - mid[1]) * t];
      const h = 0.5 + chance() * 0.9;
      flame(out, put(x, prop.bottom, -y), h);
    }
  },
};

export const knownProps = (): string[] => [...Object.keys(drawings), "trunk"];

// Drawn where they lie, not around a middle of their own.
export const fixed: ReadonlySet<string> = new Set([
  "door-open",
  "door-shut",
  "shutter-open",
  "shutter-shut",
  "fire",
  "trunk",
]);

export class Props {
  readonly root = new Object3D();
  private shown = new Map<string, { mesh: Mesh<BufferGeometry>; key: string }>();

  constructor(private materials: Materials) {}

  show(props: readonly Prop[]): void {
    const there = new Set(props.map((p) => p.id));
    for (const [id, { mesh }] of this.shown) if (!there.has(id)) this.drop(id, mesh);
    for (const prop of props) {
      const key = JSON.stringify([prop.kind, prop.points, prop.radius, prop.bottom, prop.facing]);
      const old = this.shown.get(prop.id);
      if (old?.key === key) continue;
      if (old) this.drop(prop.id, old.mesh);
      const mesh = new Mesh(this.carve(prop), this.materials.paint);
      mesh.castShadow = mesh.receiveShadow = true;
      if (!fixed.has(prop.kind)) {
        mesh.position.copy(inWorld(middle(prop.points), prop.bottom));
        mesh.rotation.y = turnOf(prop.facing);
      }
      this.shown.set(prop.id, { mesh, key });
      this.root.add(mesh);
    }
  }

  at(id: string): Object3D | undefined {
    return this.shown.get(id)?.mesh;
  }

  private carve(prop: Prop): BufferGeometry {
    const out = new Paint();
    const mid = middle(prop.points);
    const r = Math.max(0.2, prop.radius + Math.max(...prop.points.map((p) => distance(p, mid))));
    if (prop.kind === "trunk") this.felled(out, prop);
    else if (drawings[prop.kind]) drawings[prop.kind]!(out, prop, r);
    else {
      const local = { ...prop, points: prop.points.map<[number, number]>((p) => [p[0] - mid[0], p[1] - mid[1]]) };
      out.add(prism(outlineOf(local), 0, Math.max(0.15, prop.top - prop.bottom)), "#9a8a68");
    }
    return out.build();
  }

  // A felled pine with its branches.
  private felled(out: Paint, prop: Prop): void {
    const { from, to, width } = spine(outlineOf(prop));
    const chance = chanceOf(prop.id);
    const long = distance(from, to);
    const at = put((from[0] + to[0]) / 2, prop.bottom, -(from[1] + to[1]) / 2, 0, turnOf(facingOf(from, to)), 0);
    out.add(
      rod(width * 0.22, width * 0.4, long, 10),
      "#6a4a33",
      at.clone().multiply(put(0, width * 0.4, 0, -Math.PI / 2)),
    );
    for (let i = 0; i < 26; ++i) {
      const t = 0.25 + chance() * 0.72;
      const size = width * (1.25 - t) * 0.9;
      out.add(
        lump(chance, 0.5, 1),
        mixed("#2a4d3c", "#557558", chance()),
        at
          .clone()
          .multiply(
            put((chance() - 0.5) * width, width * 0.4 + chance() * 0.1, long * (0.5 - t), 0, chance() * 6, 0, [
              size * 0.6,
              size * 0.4,
              size * 0.7,
            ]),
          ),
      );
    }
  }

  private drop(id: string, mesh: Mesh<BufferGeometry>): void {
    this.root.remove(mesh);
    mesh.geometry.dispose();
    this.shown.delete(id);
  }

  dispose(): void {
    for (const [id, { mesh }] of this.shown) this.drop(id, mesh);
  }
}
