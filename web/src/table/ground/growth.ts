// What grows: single trees, woods, bushes, hedges, gardens.
import type { Piece, Point } from "../../protocol/types";
import { type Chance, pick } from "../chance";
import { put } from "../paint";
import { ball } from "../solids";
import { distance, distanceTo, inset, outlineOf, spine } from "../space";
import { type Draw, type Kit, scatter, type Species, trace } from "./kit";

const speciesOf = (piece: Piece, kit: Kit): Species =>
  piece.land === "pine" || piece.looks === "pine"
    ? "pine"
    : piece.looks === "bare" || (kit.winter && piece.land === "tree")
      ? "bare"
      : piece.looks === "birch"
        ? "birch"
        : "oak";

// The shade of leaves on the ground.
const shadow = (kit: Kit, at: Point, radius: number, strength: number): void => {
  kit.strokes.push({
    layer: 4,
    draw: (pen) => {
      const g = pen.createRadialGradient(at[0], at[1], 0, at[0], at[1], radius);
      g.addColorStop(0, `rgba(24,30,14,${strength})`);
      g.addColorStop(0.55, `rgba(24,30,14,${strength * 0.6})`);
      g.addColorStop(1, "rgba(24,30,14,0)");
      pen.fillStyle = g;
      pen.fillRect(at[0] - radius, at[1] - radius, radius * 2, radius * 2);
    },
  });
};

export const tree: Draw = (piece, kit, chance) => {
  const at = piece.points[0]!;
  const species = speciesOf(piece, kit);
  const crown =
    species === "pine" ? 0.95 + chance() * 0.15 : species === "birch" ? 0.95 + chance() * 0.2 : 1.15 + chance() * 0.3;
  const height = (piece.top - piece.bottom) * (species === "pine" ? 1.2 : 1.22) + chance() * 0.3;
  shadow(kit, at, crown * 1.15, kit.winter ? 0.18 : 0.42);
  kit.trees.push({
    at,
    foot: piece.bottom,
    height,
    crown,
    trunk: Math.max(0.14, piece.radius * 0.85),
    species,
    turn: chance() * 6.28,
    tone: chance(),
  });
};

export const wood: Draw = (piece, kit, chance) => {
  const ring = outlineOf(piece);
  kit.strokes.push({
    layer: 2,
    draw: (pen, inch) => {
      pen.save();
      pen.shadowColor = "rgba(48,52,26,0.9)";
      pen.shadowBlur = inch * 1.2;
      trace(pen, ring);
      pen.fillStyle = kit.winter ? "rgba(150,150,140,0.6)" : "rgba(72,74,40,0.72)";
      pen.fill();
      pen.restore();
      pen.save();
      trace(pen, ring);
      pen.clip();
      for (const p of scatter(ring, 0.5, chance, () => true)) {
        pen.fillStyle = pick(
          ["rgba(96,74,38,0.35)", "rgba(40,46,22,0.4)", "rgba(120,92,44,0.25)", "rgba(70,84,40,0.35)"],
          chance,
        );
        pen.beginPath();
        pen.ellipse(p[0], p[1], 0.1 + chance() * 0.3, 0.08 + chance() * 0.16, chance() * 3, 0, 7);
        pen.fill();
      }
      trace(pen, ring);
      pen.lineWidth = 0.16;
      pen.setLineDash([0.5, 0.28]);
      pen.lineCap = "round";
      pen.strokeStyle = "rgba(24,28,12,0.75)";
      pen.stroke();
      pen.restore();
    },
  });
  const species = speciesOf(piece, kit);
  const tall = piece.top - piece.bottom;
  const crown = Math.max(1, Math.min(2.1, tall * 0.25));
  const inside = (p: Point) => distanceTo(p, piece) === 0 && edgeOf(p, ring) > crown * 0.3;
  for (const at of scatter(ring, crown * 1.5, chance, inside)) {
    const size = 0.66 + chance() * 0.36;
    const kind: Species = species === "oak" && chance() < 0.18 ? "birch" : species;
    kit.trees.push({
      at,
      foot: piece.bottom,
      height: tall * (0.62 + chance() * 0.26),
      crown: crown * size,
      trunk: 0.14 + crown * 0.07,
      species: kind,
      turn: chance() * 6.28,
      tone: chance(),
    });
  }
  thicket(inset(ring, 0.3), kit, chance);
};

// Undergrowth along the edge, low enough to look over.
const thicket = (ring: readonly Point[], kit: Kit, chance: Chance): void => {
  ring.forEach((p, i) => {
    const q = ring[(i + 1) % ring.length]!;
    const count = Math.floor(distance(p, q) / 1.1);
    for (let k = 0; k < count; ++k) {
      if (chance() < 0.45) continue;
      const t = (k + chance()) / count;
      const r = 0.22 + chance() * 0.3;
      kit.clumps.push({
        at: [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t],
        height: r * 0.45,
        size: [r, r * 0.7, r],
        turn: chance() * 6.28,
        tone: chance(),
      });
    }
  });
};

const edgeOf = (p: Point, ring: readonly Point[]): number =>
  Math.min(...ring.map((a, i) => distanceTo(p, { points: [a, ring[(i + 1) % ring.length]!], radius: 0 })));

export const bush: Draw = (piece, kit, chance) => {
  const ring = outlineOf(piece, 20);
  const tall = Math.max(0.3, piece.top - piece.bottom);
  const wide = Math.max(...ring.map((p) => distance(p, piece.points[0]!)));
  for (const p of piece.points.length === 1 ? [piece.points[0]!] : []) shadow(kit, p, wide * 1.25, 0.45);
  const gap = Math.min(0.85, Math.max(0.42, wide * 0.62));
  for (const at of scatter(ring, gap, chance, (p) => distanceTo(p, piece) === 0)) {
    const r = gap * (0.62 + chance() * 0.2);
    const up = tall * (0.72 + chance() * 0.28);
    kit.clumps.push({
      at,
      height: piece.bottom + up * 0.5,
      size: [r, up * 0.58, r],
      turn: chance() * 6.28,
      tone: chance(),
    });
  }
};

export const hedge: Draw = (piece, kit, chance) => {
  const { from, to, width } = spine(outlineOf(piece));
  const tall = piece.top - piece.bottom;
  const thick = Math.max(width, tall * 0.55, 0.35);
  const length = distance(from, to);
  const count = Math.max(2, Math.round(length / (thick * 0.62)));
  kit.strokes.push({
    layer: 3,
    draw: (pen) => {
      pen.strokeStyle = "rgba(30,34,16,0.5)";
      pen.lineWidth = thick * 1.5;
      pen.lineCap = "round";
      pen.beginPath();
      pen.moveTo(...from);
      pen.lineTo(...to);
      pen.stroke();
    },
  });
  for (let i = 0; i <= count; ++i) {
    const t = i / count;
    const at: Point = [
      from[0] + (to[0] - from[0]) * t + (chance() - 0.5) * 0.06,
      from[1] + (to[1] - from[1]) * t + (chance() - 0.5) * 0.06,
    ];
    const up = tall * (0.92 + chance() * 0.16);
    kit.clumps.push({
      at,
      height: piece.bottom + up * 0.46,
      size: [thick * 0.6, up * 0.56, thick * 0.6],
      turn: chance() * 6.28,
      tone: 0.25 + chance() * 0.3,
    });
  }
};

export const garden: Draw = (piece, kit, chance) => {
  const ring = outlineOf(piece);
  const xs = ring.map((p) => p[0]);
  const ys = ring.map((p) => p[1]);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const along = x1 - x0 > y1 - y0;
  const rows: number[] = [];
  for (let v = (along ? y0 : x0) + 0.45; v < (along ? y1 : x1) - 0.2; v += 0.62) rows.push(v);
  kit.strokes.push({
    layer: 2,
    draw: (pen, inch) => {
      pen.save();
      pen.shadowColor = "rgba(60,42,20,0.7)";
      pen.shadowBlur = inch * 0.15;
      trace(pen, ring);
      pen.fillStyle = "#6b5433";
      pen.fill();
      pen.restore();
      pen.save();
      trace(pen, ring);
      pen.clip();
      for (const v of rows) {
        pen.strokeStyle = "rgba(48,34,16,0.75)";
        pen.lineWidth = 0.34;
        pen.beginPath();
        if (along) (pen.moveTo(x0, v), pen.lineTo(x1, v));
        else (pen.moveTo(v, y0), pen.lineTo(v, y1));
        pen.stroke();
      }
      pen.restore();
    },
  });
  const greens = kit.winter ? ["#8d9788", "#a3aa9a"] : ["#6f8f3e", "#8aa552", "#557a35", "#9fae66"];
  rows.forEach((v, row) => {
    const [a, b] = along ? [x0, x1] : [y0, y1];
    for (let u = a + 0.35; u < b - 0.2; u += 0.42) {
      if (chance() < 0.12) continue;
      const at: Point = along ? [u, v] : [v, u];
      const r = 0.11 + chance() * 0.05;
      kit.paint.add(
        ball(r, 7),
        greens[row % greens.length]!,
        put(at[0], piece.bottom + r * 0.5, -at[1], 0, chance() * 6, 0, [1, row % 3 === 1 ? 1.5 : 0.8, 1]),
      );
    }
  });
};
