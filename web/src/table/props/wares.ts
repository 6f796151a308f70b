// Goods that are guarded, carried off or hidden behind: barrels, chests, sacks, carts.
import type { Matrix4 } from "three";
import { mixed, type Paint, put } from "../paint";
import { ball, box, hoop, lump, rod } from "../solids";
import { chanceOf } from "../chance";

const iron = "#3b3733";
const gold = "#c8a24c";

export function barrelOf(out: Paint, r: number, tall: number, at: Matrix4): void {
  const on = (m: Matrix4) => at.clone().multiply(m);
  for (const [y, k] of [
    [0.17, 0.82],
    [0.5, 1],
    [0.83, 0.82],
  ] as const)
    out.add(
      rod(r * (y > 0.6 ? 0.72 : 0.95), r * (y < 0.3 ? 0.72 : 0.95), tall / 3, 14),
      mixed("#8b633a", "#a97c4a", k - 0.8),
      on(put(0, tall * y, 0)),
    );
  for (const y of [0.12, 0.38, 0.62, 0.88])
    out.add(
      hoop(r * (y > 0.3 && y < 0.7 ? 0.95 : 0.8), 0.03, Math.PI * 2, 18),
      iron,
      on(put(0, tall * y, 0, Math.PI / 2)),
    );
  out.add(rod(r * 0.68, r * 0.68, 0.03, 14), "#b98d58", on(put(0, tall, 0)));
}

// A box with a rounded lid, iron bands and a lock of brass.
export function chestOf(out: Paint, r: number, at: Matrix4): void {
  const on = (m: Matrix4) => at.clone().multiply(m);
  const [wide, deep, tall] = [r * 1.5, r, r * 0.7];
  out.add(box(wide, tall, deep), "#7d5432", on(put(0, tall / 2, 0)));
  out.add(rod(deep / 2, deep / 2, wide, 14), "#8f6339", on(put(0, tall, 0, 0, 0, Math.PI / 2, [0.7, 1, 1])));
  for (const x of [-0.34, 0.34]) {
    out.add(box(wide * 0.09, tall * 1.02, deep * 1.04), iron, on(put(wide * x, tall / 2, 0)));
    out.add(
      rod(deep * 0.52, deep * 0.52, wide * 0.09, 14),
      iron,
      on(put(wide * x, tall, 0, 0, 0, Math.PI / 2, [0.7, 1, 1])),
    );
  }
  out.add(box(wide * 0.16, tall * 0.3, 0.05), gold, on(put(0, tall * 0.85, -deep * 0.52)));
}

export function sacksOf(out: Paint, r: number, at: Matrix4): void {
  const chance = chanceOf("sacks");
  for (const [x, z, s] of [
    [-0.4, 0.1, 1],
    [0.4, -0.05, 0.9],
    [0.02, -0.42, 0.8],
  ] as const) {
    const on = (m: Matrix4) =>
      at
        .clone()
        .multiply(put(x * r, 0, z * r))
        .multiply(m);
    out.add(
      lump(chance, 0.15, 2),
      "#c9b083",
      on(put(0, r * 0.42 * s, 0, 0, x, 0, [r * 0.42 * s, r * 0.5 * s, r * 0.42 * s])),
    );
    out.add(rod(r * 0.16 * s, r * 0.08 * s, r * 0.2, 8), "#bda273", on(put(0, r * 0.98 * s, 0)));
    out.add(hoop(r * 0.1 * s, 0.025, Math.PI * 2, 10), "#6a4c2e", on(put(0, r * 0.9 * s, 0, Math.PI / 2)));
  }
}

export function crateOf(out: Paint, r: number, at: Matrix4): void {
  const on = (m: Matrix4) => at.clone().multiply(m);
  const size = r * 1.05;
  out.add(box(size, size * 0.8, size), "#a8824f", on(put(0, size * 0.4, 0)));
  for (const y of [0.08, 0.72])
    for (const z of [-0.5, 0.5]) {
      out.add(box(size * 1.03, size * 0.14, 0.05), "#7d5a38", on(put(0, size * y, size * z)));
      out.add(box(0.05, size * 0.14, size * 1.03), "#7d5a38", on(put(size * z, size * y, 0)));
    }
}

// Wood in a ring of stones, alight.
export function hearthOf(out: Paint, r: number, at: Matrix4, flame: (at: Matrix4, high: number) => void): void {
  const chance = chanceOf("hearth");
  const on = (m: Matrix4) => at.clone().multiply(m);
  for (let i = 0; i < 9; ++i) {
    const a = (i / 9) * Math.PI * 2;
    const s = r * (0.16 + chance() * 0.08);
    out.add(
      lump(chance, 0.4, 0),
      mixed("#857d6e", "#aaa08a", chance()),
      on(put(Math.cos(a) * r * 0.72, s * 0.5, Math.sin(a) * r * 0.72, 0, a, 0, s)),
    );
  }
  for (const a of [0.2, 1.3, 2.4])
    out.add(
      rod(r * 0.08, r * 0.09, r, 7),
      "#4a3524",
      on(put(0, r * 0.16, 0, 0, a, 0)).multiply(put(0, 0, 0, Math.PI / 2 - 0.2)),
    );
  for (const [x, z, h] of [
    [0, 0, 1],
    [0.2, 0.12, 0.6],
    [-0.18, 0.08, 0.7],
    [0.02, -0.2, 0.55],
  ] as const)
    flame(on(put(x * r, r * 0.15, z * r)), r * h);
}

// Two wheels, shafts to the front (north), and a bed at its full height.
export function cartOf(out: Paint, long: number, wide: number, tall: number, at: Matrix4): void {
  const on = (m: Matrix4) => at.clone().multiply(m);
  const bed = long * 0.72;
  const wheel = Math.max(0.3, tall * 0.48);
  out.add(box(wide * 0.86, 0.12, bed), "#9a754a", on(put(0, tall - 0.06, long * 0.14)));
  for (const x of [-1, 1]) {
    out.add(box(0.08, tall * 0.28, bed), "#8a6641", on(put(x * wide * 0.43, tall + tall * 0.06, long * 0.14)));
    out.add(box(0.09, 0.1, long), "#6a4c2e", on(put(x * wide * 0.22, tall * 0.8, -long * 0.06, 0.05)));
    out.add(
      hoop(wheel, 0.07, Math.PI * 2, 20),
      "#5a4028",
      on(put(x * wide * 0.5, wheel, long * 0.16, 0, Math.PI / 2, 0)),
    );
    for (let i = 0; i < 4; ++i)
      out.add(box(0.05, wheel * 1.9, 0.06), "#6f5235", on(put(x * wide * 0.5, wheel, long * 0.16, (i * Math.PI) / 4)));
    out.add(ball(0.09, 8), iron, on(put(x * wide * 0.54, wheel, long * 0.16)));
  }
  out.add(rod(0.06, 0.06, wide, 8), iron, on(put(0, wheel, long * 0.16, 0, 0, Math.PI / 2)));
  out.add(box(wide * 0.86, tall * 0.26, 0.08), "#8a6641", on(put(0, tall + tall * 0.05, long * 0.5)));
}
