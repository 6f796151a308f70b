// Water: still, running, shallow, and what leads over it.
import type { Point } from "../../protocol/types";
import { Vector3 } from "three";
import { colour, mixed, put } from "../paint";
import { box, lump, prism, rod, Triangles } from "../solids";
import { distance, distanceTo, facingOf, inset, middle, outlineOf, turnOf } from "../space";
import { type Draw, type Kit, scatter, trace } from "./kit";

const wet = /^(river|pond|lake|shallows|ford|marsh)$/;

const bank = (kit: Kit, ring: readonly Point[], bed: string): void => {
  kit.strokes.push({
    layer: 0,
    draw: (pen, inch) => {
      pen.save();
      pen.lineJoin = "round";
      pen.shadowColor = kit.winter ? "rgba(150,160,165,0.6)" : "rgba(86,70,38,0.75)";
      pen.shadowBlur = inch * 0.5;
      trace(pen, ring);
      pen.lineWidth = 0.7;
      pen.strokeStyle = kit.winter ? "#cfd6d8" : "#84734a";
      pen.stroke();
      pen.restore();
    },
  });
  kit.strokes.push({
    layer: 1,
    draw: (pen) => {
      trace(pen, ring);
      pen.fillStyle = bed;
      pen.fill();
      pen.lineWidth = 0.12;
      pen.strokeStyle = bed;
      pen.stroke();
    },
  });
};

// Lighter along the bank; not where the next piece of water begins.
function surface(kit: Kit, ring: readonly Point[], shallow: string, deep: string, y: number): void {
  const wide = Math.min(...[0, 1].map((c) => Math.max(...ring.map((p) => p[c]!)) - Math.min(...ring.map((p) => p[c]!))));
  const inner = inset(ring, Math.min(0.9, wide * 0.3));
  const dry = ring.map((p, i) => {
    const mid = middle([p, ring[(i + 1) % ring.length]!]);
    return !kit.pieces.some((o) => wet.test(o.kind) && outlineOf(o)[0] !== ring[0] && distanceTo(mid, o) < 0.05 && outlineOf(o) !== ring && !same(outlineOf(o), ring));
  });
  const out = new Triangles();
  const v = (p: Point) => new Vector3(p[0], y, -p[1]);
  const edges: boolean[] = [];
  const tri = (a: Point, b: Point, c: Point, edge: [boolean, boolean, boolean]) => (out.triangle(v(a), v(b), v(c)), edges.push(...edge));
  ring.forEach((p, i) => {
    const j = (i + 1) % ring.length;
    const [q, pi, qi] = [ring[j]!, inner[i]!, inner[j]!];
    const before = dry[(i + ring.length - 1) % ring.length]!;
    const here = dry[i]!;
    tri(p, q, qi, [here || before, here || dry[j]!, false]);
    tri(p, qi, pi, [here || before, false, false]);
  });
  for (let i = 1; i + 1 < inner.length; ++i) tri(inner[0]!, inner[i]!, inner[i + 1]!, [false, false, false]);
  let k = 0;
  kit.water.add(out.build(), () => colour(edges[k++] ? shallow : deep));
}

const same = (a: readonly Point[], b: readonly Point[]): boolean => a.length === b.length && a.every((p, i) => distance(p, b[i]!) < 1e-6);

const reeds = (kit: Kit, ring: readonly Point[], chance: () => number, every: number): void => {
  ring.forEach((p, i) => {
    const q = ring[(i + 1) % ring.length]!;
    const length = distance(p, q);
    for (let d = chance() * every; d < length; d += every * (0.5 + chance())) {
      const at: Point = [p[0] + ((q[0] - p[0]) * d) / length, p[1] + ((q[1] - p[1]) * d) / length];
      if (kit.pieces.some((o) => /^(bridge|ford|river|lake|pond|shallows)$/.test(o.kind) && !same(outlineOf(o), ring) && distanceTo(at, o) < 0.3)) continue;
      if (chance() < 0.5) {
        const r = 0.1 + chance() * 0.14;
        kit.paint.add(lump(chance, 0.5, 0), mixed("#8c8676", "#a79f8c", chance()), put(at[0], 0.02, -at[1], 0, chance() * 6, 0, [r, r * 0.6, r]));
      } else
        for (let b = 0; b < 4; ++b) {
          const h = 0.3 + chance() * 0.3;
          kit.paint.add(rod(0.004, 0.025, h, 4), kit.winter ? "#b59f6e" : mixed("#5d7a36", "#8b9a4a", chance()),
            put(at[0] + (chance() - 0.5) * 0.25, h / 2, -at[1] + (chance() - 0.5) * 0.25, (chance() - 0.5) * 0.4, 0, (chance() - 0.5) * 0.4));
        }
    }
  });
};

export const deep: Draw = (piece, kit, chance) => {
  const ring = outlineOf(piece, 36);
  const frozen = /frozen|ice/i.test(piece.name);
  bank(kit, ring, frozen ? "#a9c3cc" : "#2c4c50");
  surface(kit, ring, frozen ? "#cfe4e8" : "#6f9890", frozen ? "#a8cad4" : "#2a5660", piece.top + 0.025);
  reeds(kit, ring, chance, 1.3);
};

export const shallow: Draw = (piece, kit, chance) => {
  const ring = outlineOf(piece, 36);
  const frozen = /frozen|ice/i.test(piece.name);
  bank(kit, ring, frozen ? "#b4ccd3" : "#8d8560");
  surface(kit, ring, frozen ? "#dcebee" : "#98aa90", frozen ? "#bcd8df" : "#7d9f94", piece.top + 0.02);
  if (frozen) return;
  for (const p of scatter(ring, 0.9, chance, (q) => distanceTo(q, piece) === 0)) {
    const r = 0.1 + chance() * 0.2;
    kit.paint.add(lump(chance, 0.4, 1), mixed("#9b927e", "#bdb39c", chance()), put(p[0], 0.01, -p[1], 0, chance() * 6, 0, [r, r * 0.42, r * 0.8]));
  }
};

// Railings stand where water is on the other side of the edge.
export const bridge: Draw = (piece, kit, chance) => {
  const ring = outlineOf(piece);
  const top = Math.max(piece.top, 0.07);
  kit.floor.add(prism(ring, Math.max(0, top - 0.25), top), "#efe0c2");
  ring.forEach((p, i) => {
    const q = ring[(i + 1) % ring.length]!;
    const mid = middle([p, q]);
    if (!kit.pieces.some((o) => wet.test(o.kind) && distanceTo(mid, o) < 0.15)) return;
    const length = distance(p, q);
    const turn = turnOf(facingOf(p, q));
    const at = (t: number, y: number) => put(p[0] + (q[0] - p[0]) * t, y, -p[1] - (q[1] - p[1]) * t, 0, turn, 0);
    const posts = Math.max(2, Math.round(length / 1.6));
    for (let k = 0; k <= posts; ++k) kit.paint.add(rod(0.07, 0.08, 0.7, 7), mixed("#6a4d30", "#7e5f3d", chance()), at(k / posts, top + 0.3));
    kit.paint.add(box(0.12, 0.1, length), "#8b6b45", at(0.5, top + 0.6));
    kit.paint.add(box(0.14, 0.16, length), "#5c432a", at(0.5, top - 0.06));
  });
};
