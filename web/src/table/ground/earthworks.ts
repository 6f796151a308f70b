// What people have made of earth and on it: banks, ditches, rows of stakes, fields of corn.
import type { Point } from "../../protocol/types";
import { pick } from "../chance";
import { mixed, put } from "../paint";
import { cone, prism, rod } from "../solids";
import { distance, distanceTo, facingOf, inset, outlineOf, spine, turnOf } from "../space";
import { turfTone } from "./hills";
import { type Draw, scatter, trace } from "./kit";

// Level on top, where people stand, with flanks a little wider than its foot is said to be.
export const bank: Draw = (piece, kit, chance) => {
  const ring = outlineOf(piece, 16);
  const green = turfTone(kit.winter);
  kit.strokes.push({
    layer: 2,
    draw: (pen, inch) => {
      pen.save();
      pen.shadowColor = "rgba(40,34,14,0.7)";
      pen.shadowBlur = inch * 0.5;
      trace(pen, inset(ring, -0.1));
      pen.fillStyle = "rgba(84,72,38,0.8)";
      pen.fill();
      pen.restore();
    },
  });
  kit.turf.add(prism(inset(ring, -0.22), piece.bottom, piece.top, ring), (_, n) =>
    n.y > 0.99 ? mixed(green, "#e4d9a4", 0.14) : mixed(green, "#6d5632", 0.45 + chance() * 0.12),
  );
};

export const ditch: Draw = (piece, kit, chance) => {
  const ring = outlineOf(piece, 16);
  const layers = ["#8a7444", "#6f5a34", "#554527", "#40341d"];
  kit.strokes.push({
    layer: 3,
    draw: (pen, inch) => {
      pen.save();
      pen.shadowColor = "rgba(70,56,26,0.9)";
      pen.shadowBlur = inch * 0.3;
      const { width } = spine(ring);
      layers.forEach((tone, i) => {
        trace(pen, inset(ring, -0.1 + (width * 0.5 * i) / layers.length));
        pen.fillStyle = tone;
        pen.fill();
        pen.shadowColor = "transparent";
      });
      pen.restore();
    },
  });
  for (const p of scatter(ring, 0.9, chance, (q) => distanceTo(q, piece) === 0)) {
    const h = 0.14 + chance() * 0.16;
    kit.paint.add(
      rod(0.004, 0.025, h, 4),
      pick(["#6d7a35", "#59662e"], chance),
      put(p[0], h / 2, -p[1], (chance() - 0.5) * 0.7, 0, (chance() - 0.5) * 0.7),
    );
  }
};

// Sharpened, in two rows that lean away from each other.
export const stakes: Draw = (piece, kit, chance) => {
  const { from, to } = spine(outlineOf(piece));
  const tall = Math.max(0.45, piece.top - piece.bottom) * 1.5;
  const length = distance(from, to);
  const turn = turnOf(facingOf(from, to));
  const count = Math.max(2, Math.round(length / 0.34));
  for (let i = 0; i <= count; ++i) {
    const t = i / count;
    const at = put(
      from[0] + (to[0] - from[0]) * t,
      piece.bottom,
      -from[1] - (to[1] - from[1]) * t,
      0,
      turn + (chance() - 0.5) * 0.3,
      (i % 2 ? 1 : -1) * (0.5 + chance() * 0.15),
    );
    const high = tall * (0.85 + chance() * 0.25);
    kit.paint.add(
      rod(0.06, 0.07, high, 6),
      mixed("#6f5335", "#8a6a45", chance()),
      at.clone().multiply(put(0, high * 0.42, 0)),
    );
    kit.paint.add(cone(0.06, 0.2, 6), "#d8bd8a", at.clone().multiply(put(0, high * 0.92 + 0.1, 0)));
  }
};

// Corn as high as it is said to be, in rows.
export const crops: Draw = (piece, kit, chance) => {
  const ring = outlineOf(piece);
  const tall = Math.max(0.3, piece.top - piece.bottom);
  kit.strokes.push({
    layer: 2,
    draw: (pen, inch) => {
      pen.save();
      pen.shadowColor = "rgba(120,98,40,0.7)";
      pen.shadowBlur = inch * 0.25;
      trace(pen, ring);
      pen.fillStyle = kit.winter ? "#cfc8b2" : "#a88f45";
      pen.fill();
      pen.restore();
    },
  });
  const tones = kit.winter ? ["#b8ae92", "#cfc6ad"] : ["#c9ab4e", "#d9bf66", "#b39340", "#e0cb7e"];
  for (const row of rowsOf(ring, 0.34)) {
    for (const p of row) {
      if (distanceTo(p, piece) > 0) continue;
      const high = tall * (0.8 + chance() * 0.3);
      kit.paint.add(
        cone(0.1, high, 4),
        pick(tones, chance),
        put(
          p[0] + (chance() - 0.5) * 0.12,
          piece.bottom + high / 2,
          -p[1] + (chance() - 0.5) * 0.12,
          Math.PI + (chance() - 0.5) * 0.3,
          chance() * 3,
          (chance() - 0.5) * 0.3,
        ),
      );
    }
  }
};

function rowsOf(ring: readonly Point[], gap: number): Point[][] {
  const [xs, ys] = [ring.map((p) => p[0]), ring.map((p) => p[1])];
  const span = (from: number, to: number, step: number): number[] =>
    Array.from({ length: Math.max(1, Math.floor((to - from) / step)) }, (_, i) => from + step * (i + 0.5));
  return span(Math.min(...ys), Math.max(...ys), gap).map((y) =>
    span(Math.min(...xs), Math.max(...xs), gap * 0.72).map((x): Point => [x, y]),
  );
}
