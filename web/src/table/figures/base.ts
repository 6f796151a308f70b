// The base of a figure: true to size, with the ring of its side and a notch that shows where it looks.
import { Vector3 } from "three";
import type { Point } from "../../protocol/types";
import type { SideStyle } from "../../sides";
import { mixed, Paint } from "../paint";
import { prism, Triangles } from "../solids";
import { inset } from "../space";

export const baseHeight = 0.1;

// Stretches of an outline, as [from, to] in parts of its length.
export function ringParts(pattern: SideStyle["ring"], length: number, unit: number): [number, number][] {
  const parts = (count: number, share: number): [number, number][] =>
    Array.from({ length: count }, (_, i) => [(i + 0.5 - share / 2) / count, (i + 0.5 + share / 2) / count]);
  switch (pattern) {
    case "solid":
    case "double":
      return [[0, 1]];
    case "dashed":
      return parts(Math.max(6, Math.round(length / (unit * 2.4))), 0.66);
    case "broken":
      return parts(Math.max(4, Math.round(length / (unit * 4.2))), 0.52).flatMap(
        ([from, to]) =>
          [
            [from, to],
            [to + (to - from) * 0.36, to + (to - from) * 0.58],
          ] as [number, number][],
      );
    case "dotted":
      return parts(Math.max(10, Math.round(length / (unit * 1.25))), 0.5);
  }
}

// A flat band inside an outline, from `outer` to `inner` inches within it.
function band(
  out: Triangles,
  ring: readonly Point[],
  outer: number,
  inner: number,
  y: number,
  parts: readonly [number, number][],
): void {
  const [a, b] = [inset(ring, outer), inset(ring, inner)];
  const lengths = [0];
  ring.forEach((p, i) =>
    lengths.push(
      lengths[i]! + Math.hypot(ring[(i + 1) % ring.length]![0] - p[0], ring[(i + 1) % ring.length]![1] - p[1]),
    ),
  );
  const total = lengths[ring.length]!;
  const at = (line: readonly Point[], d: number): Vector3 => {
    const i = Math.max(0, Math.min(ring.length - 1, lengths.findIndex((l) => l > d) - 1));
    const k = d >= total ? ring.length - 1 : i;
    const t = (d - lengths[k]!) / (lengths[k + 1]! - lengths[k]! || 1);
    const [p, q] = [line[k]!, line[(k + 1) % line.length]!];
    return new Vector3(p[0] + (q[0] - p[0]) * t, y, -(p[1] + (q[1] - p[1]) * t));
  };
  for (const [from, to] of parts) {
    const steps = Math.max(1, Math.ceil((to - from) * 56));
    for (let s = 0; s < steps; ++s) {
      const [d, e] = [(from + ((to - from) * s) / steps) * total, (from + ((to - from) * (s + 1)) / steps) * total];
      out.quad(at(a, d), at(a, e), at(b, e), at(b, d));
    }
  }
}

// `ring` is around the origin, in inches, looking north.
export function drawBase(out: Paint, ring: readonly Point[], reach: number, style: SideStyle, grey: boolean): void {
  const dull = (hex: string) => (grey ? mixed(hex, "#77716a", 0.72) : hex);
  const cloth = dull(style.cloth);
  const wide = Math.min(0.3, reach * 0.24);
  out.add(prism(inset(ring, -0.015), 0, baseHeight * 0.5, ring), dull("#1d150e"));
  out.add(prism(ring, baseHeight * 0.5, baseHeight), (_, n) => (n.y > 0.9 ? dull("#3f3a26") : dull("#2a1f14")));
  const bands = new Triangles();
  const length = ring.reduce(
    (sum, p, i) => sum + Math.hypot(ring[(i + 1) % ring.length]![0] - p[0], ring[(i + 1) % ring.length]![1] - p[1]),
    0,
  );
  const y = baseHeight + 0.012;
  if (style.ring === "double") {
    band(bands, ring, 0, wide * 0.42, y, [[0, 1]]);
    band(bands, ring, wide * 0.75, wide * 1.15, y, [[0, 1]]);
  } else {
    band(bands, ring, 0, wide, y, ringParts(style.ring, length, wide));
  }
  const under = new Triangles();
  band(under, ring, 0, wide * (style.ring === "double" ? 1.25 : 1.05), baseHeight + 0.004, [[0, 1]]);
  out.add(under.build(), dull("#efe3c4"));
  out.add(bands.build(), cloth);
  const notch = new Triangles();
  const front = Math.max(...ring.map((p) => p[1]));
  const v = (x: number, z: number, h: number) => new Vector3(x, h, -z);
  const half = Math.max(0.1, reach * 0.3);
  notch.triangle(
    v(-half, front - wide * 0.9, y + 0.02),
    v(half, front - wide * 0.9, y + 0.02),
    v(0, front + reach * 0.26, y + 0.02),
  );
  out.add(notch.build(), dull("#20150c"));
  const inside = new Triangles();
  inside.triangle(
    v(-half * 0.62, front - wide * 0.72, y + 0.03),
    v(half * 0.62, front - wide * 0.72, y + 0.03),
    v(0, front + reach * 0.17, y + 0.03),
  );
  out.add(inside.build(), dull("#fff4d2"));
}
