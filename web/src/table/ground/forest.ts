// All trees and bushes: a handful of shapes, many times over, each fading by itself.
import {
  BufferGeometry,
  InstancedBufferAttribute,
  InstancedMesh,
  type Material,
  Object3D,
  Vector3,
  Color,
  DynamicDrawUsage,
} from "three";
import { type Chance, chanceOf } from "../chance";
import type { Materials } from "../materials";
import { mixed, Paint, put } from "../paint";
import { cone, foliage, lump, rod } from "../solids";
import type { Clump, Species, Tree } from "./kit";

const tones: Record<Species | "clump", [string, string, string]> = {
  // shade, body, light
  oak: ["#1f2e1a", "#435a30", "#73854a"],
  birch: ["#33441f", "#5f7538", "#939d55"],
  pine: ["#18302a", "#2a4d3c", "#557558"],
  bare: ["#54483a", "#6b5b49", "#8a7861"],
  clump: ["#1f2d1a", "#3e532b", "#6b7d46"],
};

const thin = 0.16;

type Depth = (v: Vector3) => number;

// Lighter above and on the bosses, darker below and in the folds; in winter white on top.
const leafTint = (species: Species | "clump", winter: boolean, low: number, high: number, depth: Depth = () => 0) => {
  const [dark, body, light] = tones[species];
  return (p: Vector3, n: Vector3) => {
    const up = Math.max(0, Math.min(1, (p.y - low) / (high - low)));
    const lit = Math.max(0, Math.min(1, up * 0.55 + Math.max(0, n.y) * 0.45 - depth(p) ** 2 * 0.55));
    const green = lit < 0.5 ? mixed(dark, body, lit * 2) : mixed(body, light, lit * 2 - 1);
    return winter && n.y > 0.3 ? mixed(green, "#f4f7f8", Math.min(1, (n.y - 0.15) * 1.3)) : green;
  };
};

// A crown for radius 1 and a tree 1 high.
function crown(species: Species, chance: Chance, winter: boolean): BufferGeometry {
  const out = new Paint();
  if (species === "pine") {
    for (let i = 0; i < 4; ++i) {
      const y = 0.3 + i * 0.2;
      const r = 1 - i * 0.21;
      const own = leafTint(species, false, 0.08, 1.05);
      const needles = (p: Vector3, n: Vector3) =>
        winter && Math.sin(p.x * 9 + i * 2) + Math.sin(p.z * 11 + i) + (p.y - y) * 3 > 0.5 ? "#eff4f5" : own(p, n);
      out.add(cone(r, 0.38, 13, 4), needles, put(0, y, 0, 0, i * 0.5, 0));
    }
    return out.build();
  }
  if (species === "bare") {
    for (let i = 0; i < 9; ++i) {
      const a = i * 2.4 + chance();
      const lean = 0.5 + chance() * 0.5;
      const l = 0.34 + chance() * 0.2;
      out.add(
        rod(0.012, 0.05, 1, 5),
        leafTint(species, false, 0, 1),
        put(0, 0.4 + (i / 9) * 0.3, 0, 0, a, 0)
          .multiply(put(0, 0, 0, lean, 0, 0, [1, l, 1]))
          .multiply(put(0, 0.5, 0)),
      );
      if (winter)
        out.add(
          lump(chance, 0.3, 0),
          "#f4f7f8",
          put(Math.sin(a) * lean * 0.55, 0.62 + (i / 9) * 0.3, Math.cos(a) * lean * 0.55, 0, 0, 0, [0.16, 0.03, 0.16]),
        );
    }
    return out.build();
  }
  const birch = species === "birch";
  const { geometry, depth } = foliage(chance, birch ? 26 : 34, 8);
  const shape = geometry.scale(1, birch ? 0.37 : 0.32, 1).translate(0, birch ? 0.6 : 0.64, 0);
  const straight = (p: Vector3) => depth(new Vector3(p.x, (p.y - (birch ? 0.6 : 0.64)) / (birch ? 0.37 : 0.32), p.z));
  out.add(shape, leafTint(species, winter, 0.34, 0.96, straight));
  return out.build();
}

const trunkOf = (species: Species): BufferGeometry => {
  const out = new Paint();
  const bark = species === "birch" ? "#cfc8b8" : species === "pine" ? "#6a4a33" : "#5e4830";
  out.add(
    rod(0.62, 1, 1, 8),
    (p) =>
      species === "birch" && Math.sin(p.y * 40 + p.x * 5) > 0.75
        ? "#3b362f"
        : mixed(bark, "#2f2419", p.y < -0.3 ? 0.35 : 0),
    put(0, 0.5, 0),
  );
  for (let i = 0; i < 4; ++i)
    out.add(
      cone(0.5, 0.2, 5),
      mixed(bark, "#2f2419", 0.3),
      put(Math.cos(i * 1.6) * 0.8, 0.05, Math.sin(i * 1.6) * 0.8, 0, 0, 0),
    );
  return out.build();
};

interface Leafy {
  mesh: InstancedMesh;
  middles: Vector3[];
  radii: number[];
  fade: InstancedBufferAttribute;
  goal: Float32Array;
}

export class Forest {
  readonly root = new Object3D();
  private leafy: Leafy[] = [];
  private geometries: BufferGeometry[] = [];

  constructor(trees: readonly Tree[], clumps: readonly Clump[], materials: Materials, winter: boolean) {
    const chance = chanceOf("forest");
    for (const species of ["oak", "birch", "pine", "bare"] as const)
      for (const variant of [0, 1]) {
        const own = trees.filter((t, i) => t.species === species && i % 2 === variant);
        if (!own.length) continue;
        const place = (t: Tree) => put(t.at[0], t.foot, -t.at[1], 0, t.turn, 0, [t.crown, t.height, t.crown]);
        this.leaves(
          crown(species, chance, winter),
          materials.leaves,
          own.map((t) => ({
            matrix: place(t),
            middle: new Vector3(t.at[0], t.foot + t.height * 0.68, -t.at[1]),
            radius: species === "bare" ? 0 : t.crown,
            tone: t.tone,
          })),
        );
        const trunks = new InstancedMesh(this.keep(trunkOf(species)), materials.paint, own.length);
        own.forEach((t, i) =>
          trunks.setMatrixAt(i, put(t.at[0], t.foot, -t.at[1], 0, t.turn, 0, [t.trunk, t.height * 0.75, t.trunk])),
        );
        this.show(trunks);
      }
    for (const variant of [0, 1, 2]) {
      const own = clumps.filter((_, i) => i % 3 === variant);
      if (!own.length) continue;
      const { geometry, depth } = foliage(chance, 12, 4, 0.3);
      const shape = new Paint().add(geometry, leafTint("clump", winter, -0.8, 0.95, depth)).build();
      this.leaves(
        shape,
        materials.leaves,
        own.map((c) => ({
          matrix: put(c.at[0], c.height, -c.at[1], 0, c.turn, 0, c.size),
          middle: new Vector3(c.at[0], c.height, -c.at[1]),
          radius: Math.max(...c.size),
          tone: c.tone,
        })),
      );
    }
  }

  private keep(g: BufferGeometry): BufferGeometry {
    this.geometries.push(g);
    return g;
  }

  private show(mesh: InstancedMesh): void {
    mesh.castShadow = mesh.receiveShadow = true;
    mesh.computeBoundingSphere();
    this.root.add(mesh);
  }

  private leaves(
    shape: BufferGeometry,
    material: Material,
    all: { matrix: ReturnType<typeof put>; middle: Vector3; radius: number; tone: number }[],
  ): void {
    const mesh = new InstancedMesh(this.keep(shape), material, all.length);
    const fade = new InstancedBufferAttribute(new Float32Array(all.length).fill(1), 1);
    fade.setUsage(DynamicDrawUsage);
    shape.setAttribute("fade", fade);
    all.forEach((one, i) => {
      mesh.setMatrixAt(i, one.matrix);
      mesh.setColorAt(i, new Color().setHSL(0.1 + one.tone * 0.1, 0.4, 0.93 - one.tone * 0.2));
    });
    this.show(mesh);
    this.leafy.push({
      mesh,
      middles: all.map((o) => o.middle),
      radii: all.map((o) => o.radius),
      fade,
      goal: new Float32Array(all.length).fill(1),
    });
  }

  // What stands between the eye and one of these places becomes thin. True when that is something else than before.
  clear(eye: Vector3, places: readonly Vector3[]): boolean {
    const near = new Vector3();
    let changed = false;
    for (const { middles, radii, goal } of this.leafy)
      middles.forEach((m, i) => {
        const wanted = places.some((p) => closest(eye, p, m, near).distanceTo(m) < radii[i]! * 0.92) ? thin : 1;
        changed ||= goal[i]! < 1 !== wanted < 1;
        goal[i] = wanted;
      });
    return changed;
  }

  // A step toward it; true while there is more to come.
  step(seconds: number): boolean {
    let moving = false;
    for (const { fade, goal } of this.leafy) {
      const now = fade.array as Float32Array;
      let changed = false;
      for (let i = 0; i < now.length; ++i) {
        const d = goal[i]! - now[i]!;
        if (Math.abs(d) < 0.004) continue;
        now[i] = Math.abs(d) < 0.02 ? goal[i]! : now[i]! + d * Math.min(1, seconds * 9);
        changed = true;
      }
      if (changed) fade.needsUpdate = moving = true;
    }
    return moving;
  }

  dispose(): void {
    for (const { mesh } of this.leafy) mesh.dispose();
    for (const g of this.geometries) g.dispose();
  }
}

function closest(a: Vector3, b: Vector3, p: Vector3, out: Vector3): Vector3 {
  out.subVectors(b, a);
  const t = Math.max(
    0,
    Math.min(1, ((p.x - a.x) * out.x + (p.y - a.y) * out.y + (p.z - a.z) * out.z) / out.lengthSq()),
  );
  return out.multiplyScalar(t).add(a);
}
