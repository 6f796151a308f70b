// Weapons, larger than life so that they can be told apart from across the room. Each is held in a hand at the origin,
// upright, its edge or head along -z, for a man 1 high.
import type { Matrix4 } from "three";
import { Paint, put } from "../paint";
import { ball, box, cone, hoop, plate, rod } from "../solids";
import type { Arm } from "../../protocol/types";

const ash = "#9a7448";
const dark = "#5b4028";
const steel = "#cfd3d6";
const edge = "#eef0f0";
const cord = "#efe6cf";

type Make = (out: Paint, at: Matrix4) => void;

const shaft = (out: Paint, at: Matrix4, from: number, to: number, thick = 0.02, tone = ash): void => {
  out.add(rod(thick * 0.85, thick, to - from, 7), tone, at.clone().multiply(put(0, (from + to) / 2, 0)));
};

const point = (out: Paint, at: Matrix4, y: number, long: number, wide: number): void => {
  out.add(cone(wide, long, 4), steel, at.clone().multiply(put(0, y + long / 2, 0, 0, 0, 0, [0.45, 1, 1])));
};

const blade = (out: Paint, at: Matrix4, long: number, wide: number): void => {
  const grip = long * 0.2;
  out.add(rod(0.02, 0.02, grip, 6), dark, at);
  out.add(ball(0.032, 7), "#c8a24c", at.clone().multiply(put(0, -grip / 2 - 0.01, 0)));
  out.add(box(0.035, 0.032, wide * 3.6), "#c8a24c", at.clone().multiply(put(0, grip / 2, 0)));
  out.add(box(0.02, long * 0.78, wide), steel, at.clone().multiply(put(0, grip / 2 + long * 0.39, 0)));
  out.add(
    cone(wide * 0.7, long * 0.12, 4),
    edge,
    at.clone().multiply(put(0, grip / 2 + long * 0.84, 0, 0, 0, 0, [0.2, 1, 1])),
  );
};

const bit = (out: Paint, at: Matrix4, y: number, size: number): void => {
  for (const side of [-1, 1])
    out.add(
      plate([
        [0, -0.35],
        [0.5, -0.75],
        [0.72, 0],
        [0.5, 0.75],
        [0, 0.35],
      ]),
      edge,
      at
        .clone()
        .multiply(
          put(side * 0.014, y, -0.01, 0, side > 0 ? -Math.PI / 2 : Math.PI / 2, 0, [
            side > 0 ? -size : size,
            size,
            size,
          ]),
        ),
    );
  out.add(box(0.03, size * 0.6, size * 0.35), "#8d9296", at.clone().multiply(put(0, y, -size * 0.12)));
};

const bowOf = (out: Paint, at: Matrix4, size: number): void => {
  const bend = size * 0.62;
  const open = 2.1;
  out.add(hoop(bend, 0.032, open, 18), "#8a5a2e", at.clone().multiply(put(0, 0, bend, 0, Math.PI / 2, -open / 2)));
  const half = Math.sin(open / 2) * bend;
  out.add(rod(0.009, 0.009, half * 2, 4), cord, at.clone().multiply(put(0, 0, bend - Math.cos(open / 2) * bend)));
  out.add(rod(0.012, 0.012, bend * 1.1, 4), ash, at.clone().multiply(put(0, 0.02, bend * 0.2, Math.PI / 2)));
  out.add(cone(0.03, 0.08, 4), steel, at.clone().multiply(put(0, 0.02, -bend * 0.37, -Math.PI / 2)));
  out.add(rod(0.034, 0.034, 0.12, 7), dark, at);
};

const makers: Record<Arm, Make> = {
  spear: (out, at) => (shaft(out, at, -0.5, 0.95), point(out, at, 0.93, 0.24, 0.06)),
  pike: (out, at) => (shaft(out, at, -0.5, 1.7, 0.021), point(out, at, 1.68, 0.22, 0.05)),
  lance: (out, at) => {
    shaft(out, at, -0.35, 1.25, 0.03, "#b08a58");
    out.add(cone(0.1, 0.14, 10), "#c8a24c", at.clone().multiply(put(0, 0.1, 0, Math.PI)));
    point(out, at, 1.23, 0.18, 0.045);
  },
  javelin: (out, at) => {
    for (const x of [-0.05, 0.05]) {
      const own = at.clone().multiply(put(x, 0, 0, 0, 0, x * 1.6));
      shaft(out, own, -0.36, 0.5, 0.016);
      point(out, own, 0.48, 0.15, 0.045);
    }
  },
  halberd: (out, at) => {
    shaft(out, at, -0.5, 0.95, 0.022);
    point(out, at, 0.93, 0.26, 0.04);
    bit(out, at, 0.8, 0.26);
    out.add(cone(0.05, 0.16, 4), steel, at.clone().multiply(put(0, 0.82, 0.1, Math.PI / 2)));
  },
  axe: (out, at) => (shaft(out, at, -0.2, 0.5), bit(out, at, 0.42, 0.24)),
  "great-axe": (out, at) => (shaft(out, at, -0.45, 0.78, 0.024), bit(out, at, 0.66, 0.34)),
  sword: (out, at) => blade(out, at, 0.72, 0.06),
  "great-sword": (out, at) => blade(out, at, 1.1, 0.085),
  dagger: (out, at) => blade(out, at, 0.38, 0.045),
  mace: (out, at) => {
    shaft(out, at, -0.16, 0.4, 0.022, dark);
    out.add(ball(0.085, 9), "#9fa4a8", at.clone().multiply(put(0, 0.46, 0)));
    for (let i = 0; i < 6; ++i)
      out.add(
        box(0.02, 0.16, 0.06),
        steel,
        at
          .clone()
          .multiply(put(0, 0.46, 0, 0, (i * Math.PI) / 3, 0))
          .multiply(put(0, 0, 0.09)),
      );
  },
  club: (out, at) => (
    shaft(out, at, -0.14, 0.2, 0.025, dark),
    out.add(rod(0.075, 0.04, 0.36, 8), "#7a5630", at.clone().multiply(put(0, 0.36, 0)))
  ),
  staff: (out, at) => shaft(out, at, -0.5, 0.85, 0.03, "#a47c4c"),
  fork: (out, at) => {
    shaft(out, at, -0.5, 0.72, 0.02);
    out.add(box(0.02, 0.03, 0.2), "#8d9296", at.clone().multiply(put(0, 0.73, 0)));
    for (const z of [-0.09, 0, 0.09]) out.add(cone(0.018, 0.28, 5), steel, at.clone().multiply(put(0, 0.87, z)));
  },
  sling: (out, at) => {
    out.add(hoop(0.2, 0.014, 4.4, 14), "#c2a070", at.clone().multiply(put(0, 0.2, 0, 0, Math.PI / 2, 0)));
    out.add(ball(0.055, 7), "#8f897c", at.clone().multiply(put(0, 0.4, 0)));
  },
  "staff-sling": (out, at) => {
    shaft(out, at, -0.5, 0.8, 0.026, "#a47c4c");
    out.add(rod(0.01, 0.01, 0.34, 4), cord, at.clone().multiply(put(0, 0.68, -0.1, 0.55)));
    out.add(ball(0.06, 7), "#8f897c", at.clone().multiply(put(0, 0.52, -0.2)));
  },
  stone: (out, at) => out.add(ball(0.085, 7), "#8f897c", at.clone().multiply(put(0, 0.05, -0.02))),
  bow: (out, at) => bowOf(out, at, 1.0),
  crossbow: (out, at) => {
    // lies in both hands, pointing ahead
    out.add(box(0.06, 0.06, 0.56), "#7a5630", at.clone().multiply(put(0, 0, -0.16)));
    out.add(
      hoop(0.3, 0.028, 1.7, 14),
      "#44403c",
      at
        .clone()
        .multiply(put(0, 0.02, -0.12, Math.PI / 2, 0, 0))
        .multiply(put(0, 0, 0, 0, 0, -Math.PI / 2 - 0.85)),
    );
    out.add(rod(0.009, 0.009, 0.46, 4), cord, at.clone().multiply(put(0, 0.03, -0.22, 0, 0, Math.PI / 2)));
    out.add(rod(0.013, 0.013, 0.4, 4), ash, at.clone().multiply(put(0, 0.05, -0.26, Math.PI / 2)));
  },
};

export const drawArm = (arm: Arm, out: Paint, at: Matrix4): void => makers[arm](out, at);
