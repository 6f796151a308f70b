// Ground that rises: hills, slopes, terraces, stairs; and that falls: pits.
import { Vector3 } from "three";
import type { Piece, Point } from "../../protocol/types";
import { mixed } from "../paint";
import { prism, Triangles } from "../solids";
import { distance, inset, middle, outlineOf } from "../space";
import { type Draw, type Kit, trace } from "./kit";

export const turfTone = (winter: boolean): string => (winter ? "#dfe5e6" : "#798a56");

// In layers an inch high, each a little wider than the one above, as a model maker cuts them.
export const hill: Draw = (piece, kit) => {
  const ring = outlineOf(piece);
  const tall = piece.top - piece.bottom;
  const layers = Math.max(1, Math.round(tall));
  kit.strokes.push({
    layer: 2,
    draw: (pen, inch) => {
      pen.save();
      pen.shadowColor = "rgba(30,34,14,0.65)";
      pen.shadowBlur = inch * 1.1;
      trace(pen, ring);
      pen.fillStyle = "rgba(60,70,30,0.8)";
      pen.fill();
      pen.restore();
    },
  });
  for (let i = 0; i < layers; ++i) {
    const grow = (layers - 1 - i) * 0.22;
    const [low, high] = [piece.bottom + (tall * i) / layers, piece.bottom + (tall * (i + 1)) / layers];
    const lower = inset(ring, -grow - 0.16);
    const edge = inset(ring, -grow);
    const green = mixed(turfTone(kit.winter), "#d9cf95", i * 0.05);
    const flank = mixed(green, "#5d5327", 0.3);
    kit.turf.add(prism(lower, low, high - 0.1, inset(ring, -grow - 0.1)), flank);
    kit.turf.add(prism(inset(ring, -grow - 0.1), high - 0.1, high, edge), (_, n) =>
      n.y > 0.99 ? green : mixed(green, "#fff6c9", 0.12),
    );
  }
};

const rampHeight = (piece: Piece): ((p: Point) => number) => {
  const [low, high] = [piece.low!, piece.high!];
  const [dx, dy] = [high[0] - low[0], high[1] - low[1]];
  const run = dx * dx + dy * dy || 1;
  return (p) =>
    piece.bottom +
    (piece.top - piece.bottom) * Math.max(0, Math.min(1, ((p[0] - low[0]) * dx + (p[1] - low[1]) * dy) / run));
};

export const slope: Draw = (piece, kit) => {
  if (!piece.low || !piece.high) return hill(piece, kit, () => 0.5);
  const ring = outlineOf(piece);
  kit.turf.add(prism(ring, piece.bottom, rampHeight(piece)), (_, n) =>
    n.y > 0.4 ? turfTone(kit.winter) : mixed(turfTone(kit.winter), "#5d5327", 0.35),
  );
};

// The top, and where two slopes meet at one of its corners the rounded flank between them.
export const hilltop: Draw = (piece, kit) => {
  const ring = outlineOf(piece);
  const green = turfTone(kit.winter);
  kit.turf.add(prism(ring, piece.bottom, piece.top), (_, n) =>
    n.y > 0.9 ? mixed(green, "#e4d9a4", 0.1) : mixed(green, "#5d5327", 0.4),
  );
  const slopes = kit.pieces.filter((o) => o.low && o.high && o.land === "slope");
  for (const corner of ring) {
    const feet = slopes.flatMap((s) => {
      const own = outlineOf(s);
      const i = own.findIndex((p) => distance(p, corner) < 0.05);
      if (i < 0) return [];
      const height = rampHeight(s);
      return [own[(i + 1) % own.length]!, own[(i + own.length - 1) % own.length]!].filter(
        (p) => height(p) < s.bottom + 0.05,
      );
    });
    if (feet.length !== 2) continue;
    fan(kit, corner, feet as [Point, Point], piece, green);
  }
};

function fan(kit: Kit, corner: Point, [a, b]: [Point, Point], piece: Piece, green: string): void {
  const out = new Triangles();
  const from = Math.atan2(a[1] - corner[1], a[0] - corner[0]);
  let sweep = Math.atan2(b[1] - corner[1], b[0] - corner[0]) - from;
  sweep = ((sweep + Math.PI * 3) % (Math.PI * 2)) - Math.PI;
  const [ra, rb] = [distance(a, corner), distance(b, corner)];
  const top = new Vector3(corner[0], piece.top, -corner[1]);
  const foot = (t: number) => {
    const r = ra + (rb - ra) * t;
    return new Vector3(
      corner[0] + Math.cos(from + sweep * t) * r,
      piece.bottom,
      -corner[1] - Math.sin(from + sweep * t) * r,
    );
  };
  for (let i = 0; i < 8; ++i) {
    const [p, q] = [foot(i / 8), foot((i + 1) / 8)];
    if (sweep > 0) out.triangle(top, p, q);
    else out.triangle(top, q, p);
  }
  kit.turf.add(out.build(), green);
}

export const level: Draw = (piece, kit, chance) => hill(piece, kit, chance);

export const stairs: Draw = (piece, kit) => {
  const ring = outlineOf(piece);
  const tall = piece.top - piece.bottom;
  const low = piece.low ?? middle([ring[0]!, ring[1]!]);
  const high = piece.high ?? middle([ring[2] ?? ring[0]!, ring[3] ?? ring[1]!]);
  const count = Math.max(3, Math.round(tall / 0.35));
  const [dx, dy] = [high[0] - low[0], high[1] - low[1]];
  const run = Math.hypot(dx, dy) || 1;
  for (let i = 0; i < count; ++i) {
    const step = clip(ring, [dx / run, dy / run], (low[0] * dx + low[1] * dy) / run + (run * i) / count);
    if (step.length > 2)
      kit.stone.add(
        prism(step, piece.bottom + (tall * i) / count, piece.bottom + (tall * (i + 1)) / count),
        i % 2 ? "#d9cfbb" : "#c9bfaa",
      );
  }
};

// The part of a convex outline beyond a line.
function clip(ring: readonly Point[], [nx, ny]: Point, from: number): Point[] {
  return ring.flatMap((p, i) => {
    const q = ring[(i + 1) % ring.length]!;
    const [a, b] = [p[0] * nx + p[1] * ny - from, q[0] * nx + q[1] * ny - from];
    const cut: Point[] = a >= 0 ? [p] : [];
    if (a >= 0 !== b >= 0) cut.push([p[0] + ((q[0] - p[0]) * a) / (a - b), p[1] + ((q[1] - p[1]) * a) / (a - b)]);
    return cut;
  });
}

export const pit: Draw = (piece, kit) => {
  const ring = outlineOf(piece);
  kit.strokes.push({
    layer: 5,
    draw: (pen, inch) => {
      pen.save();
      pen.shadowColor = "rgba(80,60,30,0.9)";
      pen.shadowBlur = inch * 0.3;
      trace(pen, inset(ring, -0.08));
      pen.fillStyle = "#7b6238";
      pen.fill();
      pen.restore();
      for (let i = 0; i < 5; ++i) {
        trace(
          pen,
          inset(ring, 0.06 + i * 0.09).map<Point>((p) => [p[0] + i * 0.02, p[1] - i * 0.03]),
        );
        pen.fillStyle = ["#4d3a20", "#3a2b18", "#2a1f12", "#1b140c", "#100c08"][i]!;
        pen.fill();
      }
    },
  });
};
