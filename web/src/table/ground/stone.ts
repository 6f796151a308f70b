// What is laid or lies of stone and wood: rocks, walls, fences, wells, ladders.
import { isOfCastle } from "../../game/land";
import type { Point } from "../../protocol/types";
import { mixed, put } from "../paint";
import { box, lump, prism, rod } from "../solids";
import { distance, facingOf, inset, middle, outlineOf, spine, turnOf } from "../space";
import { type Draw, type Kit, trace } from "./kit";

export const grime = (kit: Kit, ring: readonly Point[], strength = 0.5): void => {
  kit.strokes.push({
    layer: 3,
    draw: (pen, inch) => {
      pen.save();
      pen.shadowColor = `rgba(26,22,12,${strength})`;
      pen.shadowBlur = inch * 0.45;
      trace(pen, ring);
      pen.fillStyle = `rgba(46,40,24,${strength})`;
      pen.fill();
      pen.restore();
    },
  });
};

// Its top is level, for it bears people, its sides are broken.
export const rock: Draw = (piece, kit, chance) => {
  const ring = outlineOf(piece, 9);
  grime(kit, ring);
  const tall = piece.top - piece.bottom;
  const many: Point[] = ring.flatMap((p, i) => {
    const q = ring[(i + 1) % ring.length]!;
    const t = 0.4 + chance() * 0.2;
    return [p, [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t] as Point];
  });
  const tones = ["#8d877b", "#7d776c", "#9a9386", "#857d70"];
  let lower = inset(many, -0.06);
  let y = piece.bottom;
  for (const [part, by] of [
    [0.3, 0.02],
    [0.62, 0.05],
    [0.88, 0.1],
    [1, 0.24],
  ] as const) {
    const upper = inset(many, by + (chance() - 0.5) * 0.05).map<Point>((p) => [
      p[0] + (chance() - 0.5) * 0.12,
      p[1] + (chance() - 0.5) * 0.12,
    ]);
    const next = piece.bottom + tall * part;
    kit.paint.add(prism(lower, y, next, upper, part < 1), (_, n) =>
      n.y > 0.9
        ? mixed("#a7a08f", kit.winter ? "#f2f4f4" : "#7d8a55", kit.winter ? 0.9 : 0.3)
        : tones[Math.floor((n.x + n.z * 2 + 3) * 2.3) % 4]!,
    );
    lower = upper;
    y = next;
  }
  const around = middle(ring);
  const reach = Math.max(...ring.map((p) => distance(p, around)));
  for (let i = 0; i < 4; ++i) {
    const a = chance() * 6.28;
    const r = 0.1 + chance() * 0.12;
    const d = reach * (0.95 + chance() * 0.25);
    kit.paint.add(
      lump(chance, 0.5, 0),
      tones[i]!,
      put(around[0] + Math.cos(a) * d, piece.bottom + r * 0.3, -around[1] - Math.sin(a) * d, 0, a, 0, [r, r * 0.7, r]),
    );
  }
};

// Dry stone, with rough capping stones.
export const lowWall: Draw = (piece, kit, chance) => {
  const ring = outlineOf(piece);
  grime(kit, inset(ring, -0.12));
  const { from, to, width } = spine(ring);
  const cap = Math.min(0.16, (piece.top - piece.bottom) * 0.25);
  kit.stone.add(prism(ring, piece.bottom, piece.top - cap * 0.6), "#cfc6b6");
  const length = distance(from, to);
  const turn = turnOf(facingOf(from, to));
  let d = 0;
  while (d < length - 0.05) {
    const step = Math.min(0.3 + chance() * 0.5, length - d);
    const t = (d + step / 2) / length;
    kit.paint.add(
      box(width * 1.16, cap, step * 0.94),
      kit.winter ? "#e8ebec" : mixed("#7f776a", "#a0978a", chance()),
      put(
        from[0] + (to[0] - from[0]) * t,
        piece.top - cap / 2 - chance() * cap * 0.3,
        -from[1] - (to[1] - from[1]) * t,
        0,
        turn,
        (chance() - 0.5) * 0.07,
      ),
    );
    d += step;
  }
};

export const fence: Draw = (piece, kit, chance) => {
  const { from, to, width } = spine(outlineOf(piece));
  const tall = piece.top - piece.bottom;
  const length = distance(from, to);
  const turn = turnOf(facingOf(from, to));
  const count = Math.max(1, Math.round(length / 1.1));
  const thick = Math.max(0.09, width * 0.9);
  const at = (t: number, y: number, lean = 0) =>
    put(from[0] + (to[0] - from[0]) * t, y, -from[1] - (to[1] - from[1]) * t, lean, turn, lean);
  grime(kit, inset(outlineOf(piece), -0.1), 0.3);
  for (let i = 0; i <= count; ++i)
    kit.paint.add(
      rod(thick * 0.55, thick * 0.62, tall * 1.12, 6),
      mixed("#6f5335", "#8a6a45", chance()),
      at(i / count, piece.bottom + tall * 0.56, (chance() - 0.5) * 0.08),
    );
  for (const y of [0.38, 0.8])
    for (let i = 0; i < count; ++i)
      kit.paint.add(
        box(thick * 0.45, tall * 0.15, length / count + 0.06),
        mixed("#7c5e3c", "#967650", chance()),
        at((i + 0.5) / count, piece.bottom + tall * y + (chance() - 0.5) * 0.03, 0),
      );
};

export const table: Draw = (piece, kit) => {
  const ring = outlineOf(piece);
  grime(kit, ring, 0.3);
  kit.planks.add(prism(ring, piece.top - 0.1, piece.top), "#e6d3b0");
  for (const p of inset(ring, 0.1))
    kit.paint.add(
      rod(0.05, 0.06, piece.top - piece.bottom, 6),
      "#5d432a",
      put(p[0], (piece.top + piece.bottom) / 2 - 0.04, -p[1]),
    );
};

export const well: Draw = (piece, kit, chance) => {
  const at = piece.points[0]!;
  const r = piece.radius;
  const tall = piece.top - piece.bottom;
  grime(kit, outlineOf(piece));
  const rows = 3;
  for (let row = 0; row < rows; ++row) {
    const stones = 14;
    for (let i = 0; i < stones; ++i) {
      const a = ((i + (row % 2) / 2) / stones) * Math.PI * 2;
      kit.paint.add(
        box((r * 2 * Math.PI) / stones - 0.03, tall / rows - 0.02, r * 0.3),
        mixed("#8a8375", "#b3aa98", chance()),
        put(
          at[0] + Math.cos(a) * r * 0.86,
          piece.bottom + (tall / rows) * (row + 0.5),
          -at[1] + Math.sin(a) * r * 0.86,
          0,
          Math.PI / 2 - a,
          0,
        ),
      );
    }
  }
  kit.paint.add(rod(r * 0.74, r * 0.74, 0.04, 20), "#1c2a30", put(at[0], piece.bottom + tall * 0.45, -at[1]));
  for (const side of [-1, 1])
    kit.paint.add(
      rod(0.06, 0.07, tall * 1.9, 6),
      "#6a4c2e",
      put(at[0] + side * r * 0.86, piece.bottom + tall * 0.95, -at[1]),
    );
  kit.paint.add(
    rod(0.05, 0.05, r * 2, 8),
    "#7c5c39",
    put(at[0], piece.bottom + tall * 1.72, -at[1], 0, 0, Math.PI / 2),
  );
  kit.paint.add(rod(0.016, 0.016, tall * 0.7, 4), "#d8c39a", put(at[0], piece.bottom + tall * 1.4, -at[1]));
  kit.paint.add(rod(0.13, 0.1, 0.2, 10), "#8a6641", put(at[0], piece.bottom + tall * 1.02, -at[1]));
};

// Leans against what it stands beside: up the shorter way of its shape.
export const ladder: Draw = (piece, kit) => {
  const ring = outlineOf(piece);
  const { from, to } = spine(ring);
  const tall = piece.top - piece.bottom;
  const turn = turnOf(facingOf(from, to)) + Math.PI / 2;
  const mid = middle(ring);
  const half = distance(from, to) / 2;
  const lean = 0.12;
  const place = (side: number, y: number) => {
    const v = [(to[0] - from[0]) * 0.5, (to[1] - from[1]) * 0.5] as const;
    return put(mid[0] + v[0] * side, piece.bottom + y, -mid[1] - v[1] * side, lean, turn, 0);
  };
  for (const side of [-0.8, 0.8]) kit.paint.add(box(0.09, tall * 1.16, 0.09), "#8a6a42", place(side, tall * 0.56));
  for (let y = 0.2; y < tall * 1.08; y += 0.26)
    kit.paint.add(rod(0.035, 0.035, half * 1.7, 6), "#a58455", place(0, y).multiply(put(0, 0, 0, 0, 0, Math.PI / 2)));
};

// Along the outside of a wall: teeth of stone with gaps to shoot through.
export function crenellate(kit: Kit, from: Point, to: Point, thick: number, bottom: number, top: number): void {
  const length = distance(from, to);
  const turn = turnOf(facingOf(from, to));
  const sill = bottom + (top - bottom) * 0.45;
  const at = (d: number, y: number) =>
    put(from[0] + ((to[0] - from[0]) * d) / length, y, -from[1] - ((to[1] - from[1]) * d) / length, 0, turn, 0);
  kit.stone.add(box(thick, sill - bottom, length), "#d9d0be", at(length / 2, (sill + bottom) / 2));
  const count = Math.max(1, Math.round(length / 1.3));
  for (let i = 0; i < count; ++i)
    kit.stone.add(
      box(thick, top - sill, (length / count) * 0.58),
      "#e2d9c8",
      at(((i + 0.5) * length) / count, (top + sill) / 2),
    );
}

export const parapet: Draw = (piece, kit) => {
  const { from, to, width } = spine(outlineOf(piece));
  crenellate(kit, from, to, Math.max(0.2, width), piece.bottom, piece.top);
};

export const rampart: Draw = (piece, kit) => {
  const ring = outlineOf(piece);
  grime(kit, inset(ring, -0.2));
  kit.stone.add(prism(ring, piece.bottom, piece.top - 0.02), "#cfc6b4");
  kit.paving.add(prism(inset(ring, -0.04), piece.top - 0.1, piece.top), "#e6dcc6");
};

export const castleWall: Draw = (piece, kit) => {
  rampart(piece, kit, () => 0.5);
  const ring = inset(outlineOf(piece), 0.14);
  ring.forEach((p, i) => {
    const q = ring[(i + 1) % ring.length]!;
    const mid = middle([p, q]);
    const joined = kit.pieces.some((o) => o !== piece && isOfCastle(o) && near(mid, outlineOf(o)));
    if (!joined && distance(p, q) > 0.8) crenellate(kit, p, q, 0.28, piece.top, piece.top + 0.8);
  });
};

const near = (p: Point, ring: readonly Point[]): boolean =>
  distance(p, middle(ring)) < 0.4 + Math.max(...ring.map((r) => distance(r, middle(ring)))) * 0.5;

// Two leaves of oak with iron bands, as thick as the wall they close.
export const gate: Draw = (piece, kit) => {
  const ring = outlineOf(piece);
  const { from, to, width } = spine(ring);
  const tall = piece.top - piece.bottom;
  const length = distance(from, to);
  const turn = turnOf(facingOf(from, to));
  const at = (t: number, y: number) =>
    put(from[0] + (to[0] - from[0]) * t, piece.bottom + y, -from[1] - (to[1] - from[1]) * t, 0, turn, 0);
  for (const t of [0.25, 0.75]) kit.planks.add(box(width * 0.5, tall, length * 0.48), "#a98458", at(t, tall / 2));
  for (const y of [0.22, 0.55, 0.85])
    kit.paint.add(box(width * 0.56, tall * 0.05, length * 0.96), "#3a3532", at(0.5, tall * y));
};
