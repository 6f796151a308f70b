// Beasts that walk upright, dressed and armed like men: their heads, and what grows on their backs.
import type { Beast, Point } from "../../protocol/types";
import { mixed, Paint, put } from "../paint";
import { ball, cone, plate, rod } from "../solids";

interface Shape {
  fur: string;
  pale: string; // muzzle and ears inside
  muzzle: number; // how far it sticks out
  ears: { long: number; wide: number } | null;
  tail: { long: number; thick: number } | null;
  more?: "mask" | "spines" | "feathers" | "wings";
}

const shapes: Record<Beast, Shape> = {
  mouse: {
    fur: "#9a7f62",
    pale: "#e3b9a6",
    muzzle: 0.1,
    ears: { long: 0.13, wide: 0.09 },
    tail: { long: 0.7, thick: 0.02 },
  },
  shrew: {
    fur: "#6d5743",
    pale: "#c79c8a",
    muzzle: 0.2,
    ears: { long: 0.06, wide: 0.05 },
    tail: { long: 0.45, thick: 0.02 },
  },
  squirrel: {
    fur: "#b0602f",
    pale: "#f0dcc0",
    muzzle: 0.08,
    ears: { long: 0.17, wide: 0.045 },
    tail: { long: 0.75, thick: 0.12 },
  },
  hedgehog: {
    fur: "#b59a78",
    pale: "#d9c3a2",
    muzzle: 0.15,
    ears: { long: 0.06, wide: 0.05 },
    tail: null,
    more: "spines",
  },
  badger: {
    fur: "#efe9dc",
    pale: "#efe9dc",
    muzzle: 0.17,
    ears: { long: 0.06, wide: 0.05 },
    tail: { long: 0.2, thick: 0.06 },
    more: "mask",
  },
  stoat: {
    fur: "#a86f3e",
    pale: "#f3ead8",
    muzzle: 0.1,
    ears: { long: 0.06, wide: 0.055 },
    tail: { long: 0.5, thick: 0.045 },
  },
  hare: {
    fur: "#b08f66",
    pale: "#f0dfc6",
    muzzle: 0.1,
    ears: { long: 0.4, wide: 0.05 },
    tail: { long: 0.08, thick: 0.07 },
  },
  otter: {
    fur: "#6b4b33",
    pale: "#cdb394",
    muzzle: 0.09,
    ears: { long: 0.04, wide: 0.04 },
    tail: { long: 0.6, thick: 0.07 },
  },
  fox: {
    fur: "#c4652c",
    pale: "#f5ead6",
    muzzle: 0.19,
    ears: { long: 0.19, wide: 0.065 },
    tail: { long: 0.7, thick: 0.1 },
  },
  wildcat: {
    fur: "#8f7a5a",
    pale: "#d9cbb0",
    muzzle: 0.07,
    ears: { long: 0.15, wide: 0.065 },
    tail: { long: 0.6, thick: 0.06 },
  },
  sparrow: {
    fur: "#8a6a48",
    pale: "#d8c7a8",
    muzzle: 0.12,
    ears: null,
    tail: { long: 0.3, thick: 0.05 },
    more: "feathers",
  },
  bat: { fur: "#4a3d38", pale: "#8a6a62", muzzle: 0.06, ears: { long: 0.24, wide: 0.07 }, tail: null, more: "wings" },
  rat: {
    fur: "#5f564e",
    pale: "#c99a8c",
    muzzle: 0.19,
    ears: { long: 0.1, wide: 0.065 },
    tail: { long: 0.7, thick: 0.03 },
  },
  wolf: {
    fur: "#6e6a66",
    pale: "#b9b3a8",
    muzzle: 0.21,
    ears: { long: 0.18, wide: 0.06 },
    tail: { long: 0.5, thick: 0.07 },
  },
  bear: { fur: "#4d3626", pale: "#9a7853", muzzle: 0.14, ears: { long: 0.06, wide: 0.06 }, tail: null },
};

export const furOf = (beast: Beast): string => shapes[beast].fur;

export function drawBeast(out: Paint, beast: Beast, seat: number, cloth: string): void {
  const shape = shapes[beast];
  const { fur, pale, muzzle, ears, tail, more } = shape;
  const y = seat + 0.83;
  const r = 0.14;
  out.add(rod(0.07, 0.08, 0.09, 8), fur, put(0, y - 0.12, 0));
  out.add(
    ball(r, 14),
    more === "mask" ? (p) => (Math.abs(Math.abs(p.x) - 0.065) < 0.035 ? "#2a2624" : fur) : fur,
    put(0, y, 0),
  );
  if (more === "feathers")
    out.add(cone(0.05, muzzle + 0.08, 6), "#e0b04a", put(0, y - 0.015, -r - muzzle / 2 + 0.01, -Math.PI / 2));
  else {
    out.add(rod(0.045, 0.085, muzzle + 0.06, 9), pale, put(0, y - 0.03, -r - muzzle / 2 + 0.04, -Math.PI / 2 - 0.12));
    out.add(ball(0.03, 7), "#1c1512", put(0, y - 0.02, -r - muzzle - 0.01));
  }
  for (const x of [-1, 1]) {
    out.add(ball(0.022, 7), "#17100b", put(x * 0.062, y + 0.045, -r * 0.88));
    out.add(ball(0.008, 5), "#ffffff", put(x * 0.066, y + 0.053, -r * 0.88 - 0.018));
    if (!ears) continue;
    const at = put(x * 0.085, y + 0.1, 0.02, 0.12, 0, x * -0.32);
    if (ears.long > 0.14) {
      // pointed or long
      out.add(cone(ears.wide, ears.long, 7), fur, at.clone().multiply(put(0, ears.long / 2, 0, 0, 0, 0, [1, 1, 0.55])));
      out.add(
        cone(ears.wide * 0.6, ears.long * 0.75, 6),
        pale,
        at.clone().multiply(put(0, ears.long * 0.42, -ears.wide * 0.3, 0, 0, 0, [1, 1, 0.4])),
      );
    } else {
      out.add(ball(ears.wide, 10), fur, at.clone().multiply(put(0, ears.long * 0.45, 0, 0, 0, 0, [1, 1, 0.4])));
      out.add(
        ball(ears.wide * 0.68, 8),
        pale,
        at.clone().multiply(put(0, ears.long * 0.45, -ears.wide * 0.25, 0, 0, 0, [1, 1, 0.35])),
      );
    }
  }
  if (tail) drawTail(out, tail, seat, more === "mask" ? "#8a857c" : fur);
  if (more === "spines") drawSpines(out, seat);
  else if (more === "wings" || more === "feathers")
    drawWings(out, seat, more === "wings" ? [mixed(fur, "#7a4a44", 0.35), fur] : [mixed(fur, cloth, 0.15), "#4a3423"]);
}

function drawTail(out: Paint, { long, thick }: NonNullable<Shape["tail"]>, seat: number, tone: string): void {
  const steps = 7;
  for (let i = 0; i < steps; ++i) {
    const t = (i + 0.5) / steps;
    const up = thick > 0.09 ? Math.sin(t * 1.9) * long * 0.75 : 0.04 + t * t * long * 0.3; // a bushy one stands
    const size = thick * (thick > 0.09 ? 0.6 + Math.sin(t * Math.PI) * 0.75 : 1.15 - t * 0.7);
    out.add(
      ball(Math.max(0.015, size), 8),
      mixed(tone, "#f3ead8", thick > 0.09 && t > 0.8 ? 0.5 : 0),
      put(Math.sin(t * 2) * 0.06, seat + 0.14 + up, 0.19 + t * long * (thick > 0.09 ? 0.35 : 0.75), -0.6, 0, 0, [
        1,
        1,
        Math.max(1, (long / steps / size) * 0.75),
      ]),
    );
  }
}

function drawSpines(out: Paint, seat: number): void {
  for (let row = 0; row < 7; ++row)
    for (let i = 0; i < 9; ++i) {
      const a = ((i + (row % 2) * 0.5) / 9 - 0.5) * 2.5; // around the back
      const high = 0.25 + row * 0.11;
      const reach = high > 0.78 ? 0.12 : 0.165;
      out.add(
        cone(0.024, 0.17, 4),
        i % 2 ? "#5b4632" : "#7a6247",
        put(Math.sin(a) * reach, seat + high, Math.cos(a) * reach, 0, a, 0).multiply(put(0, 0.04, 0.05, 1.05)),
      );
    }
}

// Half spread, so that they are seen from above.
function drawWings(out: Paint, seat: number, [tone, rib]: [string, string]): void {
  const wing: Point[] = [
    [0, 0.08],
    [0.34, 0.22],
    [0.66, 0.12],
    [0.56, -0.06],
    [0.44, 0],
    [0.34, -0.14],
    [0.22, -0.06],
    [0.08, -0.2],
  ];
  for (const side of [-1, 1]) {
    const at = put(side * 0.1, seat + 0.6, 0.16, 0.85, side * 0.35, 0);
    for (const back of [false, true])
      out.add(
        plate(wing.map(([x, y]): Point => [side * (back ? -x : x), y])),
        tone,
        at.clone().multiply(put(0, 0, back ? 0.012 : 0, 0, back ? Math.PI : 0, 0)),
      );
    out.add(rod(0.018, 0.018, 0.66, 5), rib, at.clone().multiply(put(side * 0.33, 0.13, 0, 0, 0, side * -1.25)));
  }
}
