// Water: still, running, shallow, and what leads over it.
import { isWet } from "../../game/land";
import type { Piece, Point } from "../../protocol/types";
import { Vector3 } from "three";
import { colour, mixed, put } from "../paint";
import { box, lump, prism, rod, Triangles } from "../solids";
import { distance, distanceTo, facingOf, middle, outlineOf, turnOf } from "../space";
import { type Draw, type Kit, scatter, trace } from "./kit";

interface Shore {
  ring: Point[];
  inner: Point[]; // where it is deep
  dry: boolean[]; // whether the edge after each corner is a bank, not more water and not the end of the table
}

// A bank wavers; where water goes on, the edge stays where it is so that both pieces meet.
function shoreOf(kit: Kit, piece: Piece, chance: () => number): Shore {
  const corners = outlineOf(piece, 36);
  const n = corners.length;
  const middleOf = (i: number) => middle([corners[i]!, corners[(i + 1) % n]!]);
  const ends = ([x, y]: Point) => x < 0.05 || y < 0.05 || x > kit.width - 0.05 || y > kit.depth - 0.05;
  const edges = corners.map(
    (_, i) =>
      !ends(middleOf(i)) && !kit.pieces.some((o) => o.id !== piece.id && isWet(o) && distanceTo(middleOf(i), o) < 0.05),
  );
  const wide = Math.min(
    ...[0, 1].map((c) => Math.max(...corners.map((p) => p[c]!)) - Math.min(...corners.map((p) => p[c]!))),
  );
  const deepAt = Math.min(1.1, wide * 0.3);
  const out: Shore = { ring: [], inner: [], dry: [] };
  corners.forEach((p, i) => {
    const q = corners[(i + 1) % n]!;
    const before = corners[(i + n - 1) % n]!;
    const [here, prior] = [edges[i]!, edges[(i + n - 1) % n]!];
    const inward = (a: Point, b: Point): Point => [
      -(b[1] - a[1]) / (distance(a, b) || 1),
      (b[0] - a[0]) / (distance(a, b) || 1),
    ];
    const u: Point = here ? inward(p, q) : [0, 0];
    const v: Point = prior ? inward(before, p) : [0, 0];
    const both = here && prior ? 1 / Math.max(0.5, 1 + u[0] * v[0] + u[1] * v[1]) : 1;
    out.ring.push(p);
    out.inner.push([p[0] + (u[0] + v[0]) * both * deepAt, p[1] + (u[1] + v[1]) * both * deepAt]);
    out.dry.push(here);
    if (!here) return;
    const count = Math.floor(distance(p, q) / 0.7);
    for (let k = 1; k < count; ++k) {
      const t = k / count;
      const off = (chance() - 0.5) * 0.22;
      const at: Point = [p[0] + (q[0] - p[0]) * t + u[0] * off, p[1] + (q[1] - p[1]) * t + u[1] * off];
      const far = deepAt * (0.75 + chance() * 0.5);
      out.ring.push(at);
      out.inner.push([at[0] + u[0] * far, at[1] + u[1] * far]);
      out.dry.push(true);
    }
  });
  return out;
}

// Rows of corners along the banks only.
const bank = (kit: Kit, { ring, dry }: Shore, bed: string): void => {
  kit.strokes.push({
    layer: 0,
    draw: (pen, inch) => {
      pen.lineJoin = pen.lineCap = "round";
      pen.shadowColor = kit.winter ? "rgba(150,160,165,0.6)" : "rgba(70,60,34,0.8)";
      pen.shadowBlur = inch * 0.5;
      pen.lineWidth = 0.75;
      pen.strokeStyle = kit.winter ? "#cfd6d8" : "#82754f";
      ring.forEach((p, i) => {
        if (!dry[i]) return;
        pen.beginPath();
        pen.moveTo(...p);
        pen.lineTo(...ring[(i + 1) % ring.length]!);
        pen.stroke();
      });
    },
  });
  kit.strokes.push({
    layer: 1,
    draw: (pen) => {
      trace(pen, ring);
      pen.fillStyle = pen.strokeStyle = bed;
      pen.lineWidth = 0.12;
      pen.fill();
      pen.stroke();
    },
  });
};

// Lighter along the banks.
function surface(kit: Kit, { ring, inner, dry }: Shore, shallows: string, deeps: string, y: number): void {
  const out = new Triangles();
  const light: boolean[] = [];
  const v = (p: Point) => new Vector3(p[0], y, -p[1]);
  const tri = (corners: [Point, Point, Point], lit: [boolean, boolean, boolean]) => (
    out.triangle(v(corners[0]), v(corners[1]), v(corners[2])),
    light.push(...lit)
  );
  const n = ring.length;
  const banked = (i: number) => dry[i]! || dry[(i + n - 1) % n]!;
  ring.forEach((p, i) => {
    const j = (i + 1) % n;
    if (!dry[i]) return;
    tri([p, ring[j]!, inner[j]!], [banked(i), banked(j), false]);
    tri([p, inner[j]!, inner[i]!], [banked(i), false, false]);
  });
  const mid = middle(inner);
  inner.forEach((p, i) => tri([mid, p, inner[(i + 1) % n]!], [false, false, false]));
  let k = 0;
  kit.water.add(out.build(), () => colour(light[k++] ? shallows : deeps));
}

const reeds = (kit: Kit, { ring, dry }: Shore, chance: () => number, every: number): void => {
  ring.forEach((p, i) => {
    if (!dry[i]) return;
    const q = ring[(i + 1) % ring.length]!;
    if (chance() > distance(p, q) / every) return;
    const at = middle([p, q]);
    if (kit.pieces.some((o) => o.land === "bridge" && distanceTo(at, o) < 0.3)) return;
    if (chance() < 0.55) {
      const r = 0.09 + chance() * 0.15;
      kit.paint.add(
        lump(chance, 0.5, 0),
        mixed("#7d7768", "#9c9482", chance()),
        put(at[0], 0.02, -at[1], 0, chance() * 6, 0, [r, r * 0.6, r]),
      );
    } else
      for (let b = 0; b < 5; ++b) {
        const h = 0.3 + chance() * 0.35;
        kit.paint.add(
          rod(0.004, 0.028, h, 4),
          kit.winter ? "#b59f6e" : mixed("#4f6634", "#7f8a48", chance()),
          put(
            at[0] + (chance() - 0.5) * 0.3,
            h / 2,
            -at[1] + (chance() - 0.5) * 0.3,
            (chance() - 0.5) * 0.4,
            0,
            (chance() - 0.5) * 0.4,
          ),
        );
      }
  });
};

export const deep: Draw = (piece, kit, chance) => {
  const shore = shoreOf(kit, piece, chance);
  const frozen = icy(piece);
  bank(kit, shore, frozen ? "#a9c3cc" : "#324a48");
  surface(kit, shore, frozen ? "#cfe4e8" : "#6d8a7c", frozen ? "#a8cad4" : "#34585a", piece.top + 0.025);
  reeds(kit, shore, chance, 1.3);
};

export const shallow: Draw = (piece, kit, chance) => {
  const shore = shoreOf(kit, piece, chance);
  const frozen = icy(piece);
  bank(kit, shore, frozen ? "#b4ccd3" : "#857d5c");
  surface(kit, shore, frozen ? "#dcebee" : "#8c9a80", frozen ? "#bcd8df" : "#6f8a80", piece.top + 0.02);
  if (frozen) return;
  for (const p of scatter(shore.ring, 0.8, chance, (q) => distanceTo(q, piece) === 0)) {
    const r = 0.1 + chance() * 0.2;
    kit.paint.add(
      lump(chance, 0.4, 1),
      mixed("#857d6b", "#a79d88", chance()),
      put(p[0], 0.01, -p[1], 0, chance() * 6, 0, [r, r * 0.42, r * 0.8]),
    );
  }
};

const icy = (piece: Piece): boolean => piece.looks === "ice";

// Railings stand where water is on the other side of the edge.
export const bridge: Draw = (piece, kit, chance) => {
  const ring = outlineOf(piece);
  const top = Math.max(piece.top, 0.07);
  kit.floor.add(prism(ring, Math.max(0, top - 0.25), top), "#efe0c2");
  ring.forEach((p, i) => {
    const q = ring[(i + 1) % ring.length]!;
    const mid = middle([p, q]);
    if (!kit.pieces.some((o) => isWet(o) && distanceTo(mid, o) < 0.15)) return;
    const length = distance(p, q);
    const turn = turnOf(facingOf(p, q));
    const at = (t: number, y: number) => put(p[0] + (q[0] - p[0]) * t, y, -p[1] - (q[1] - p[1]) * t, 0, turn, 0);
    const posts = Math.max(2, Math.round(length / 1.6));
    for (let k = 0; k <= posts; ++k)
      kit.paint.add(rod(0.07, 0.08, 0.7, 7), mixed("#6a4d30", "#7e5f3d", chance()), at(k / posts, top + 0.3));
    kit.paint.add(box(0.12, 0.1, length), "#8b6b45", at(0.5, top + 0.6));
    kit.paint.add(box(0.14, 0.16, length), "#5c432a", at(0.5, top - 0.06));
  });
};
