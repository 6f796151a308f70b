// What is left of a village, and what was left behind in it: broken walls, rubble, an upper floor, carts, barrels.
import type { Point } from "../../protocol/types";
import { mixed, put } from "../paint";
import { barrelOf, cartOf } from "../props/wares";
import { box, lump, prism, rod } from "../solids";
import { distance, distanceTo, facingOf, inset, middle, outlineOf, spine, turnOf } from "../space";
import { type Draw, scatter } from "./kit";
import { grime } from "./stone";

// Stone to about its full height, its top broken away in steps.
export const ruin: Draw = (piece, kit, chance) => {
  const ring = outlineOf(piece);
  const { from, to, width } = spine(ring);
  const length = distance(from, to);
  const tall = piece.top - piece.bottom;
  const turn = turnOf(facingOf(from, to));
  grime(kit, inset(ring, -0.15));
  const count = Math.max(2, Math.round(length / 0.8));
  for (let i = 0; i < count; ++i) {
    const high = tall * (i === 0 || i === count - 1 ? 0.62 + chance() * 0.3 : 0.78 + chance() * 0.24);
    const t = (i + 0.5) / count;
    kit.stone.add(
      box(Math.max(0.3, width), high, length / count + 0.01),
      mixed("#cfc6b4", "#b9ae98", chance()),
      put(from[0] + (to[0] - from[0]) * t, piece.bottom + high / 2, -from[1] - (to[1] - from[1]) * t, 0, turn, 0),
    );
  }
  for (let i = 0; i < Math.round(length * 1.2); ++i) {
    const t = chance();
    const r = 0.09 + chance() * 0.14;
    const off = (chance() < 0.5 ? -1 : 1) * (width / 2 + chance() * 0.35);
    kit.paint.add(
      lump(chance, 0.5, 0),
      mixed("#8a8375", "#b3aa98", chance()),
      put(
        from[0] + (to[0] - from[0]) * t + ((to[1] - from[1]) / (length || 1)) * off,
        piece.bottom + r * 0.3,
        -from[1] - (to[1] - from[1]) * t + ((to[0] - from[0]) / (length || 1)) * off,
        0,
        chance() * 6,
        0,
        [r, r * 0.7, r],
      ),
    );
  }
};

export const rubble: Draw = (piece, kit, chance) => {
  const ring = outlineOf(piece);
  const tall = Math.max(0.2, piece.top - piece.bottom);
  grime(kit, ring, 0.4);
  for (const p of scatter(ring, 0.36, chance, (q) => distanceTo(q, piece) === 0)) {
    const r = 0.14 + chance() * 0.16;
    kit.paint.add(
      lump(chance, 0.5, 0),
      mixed("#857d6e", "#b9af9c", chance()),
      put(p[0], piece.bottom + tall * (0.15 + chance() * 0.45), -p[1], chance(), chance() * 6, 0, [
        r,
        r * 0.75,
        r * 0.9,
      ]),
    );
  }
  const mid = middle(ring);
  for (const a of [0.4, 2.1])
    kit.paint.add(box(0.12, 0.1, 1.1), "#5a3f28", put(mid[0], piece.bottom + tall * 0.7, -mid[1], 0.18, a, 0)); // a charred beam
};

// Boards on posts, with gaps where one has gone.
export const upperFloor: Draw = (piece, kit, chance) => {
  const ring = outlineOf(piece);
  grime(kit, inset(ring, 0.1), 0.35);
  kit.planks.add(prism(ring, piece.top - 0.16, piece.top), "#d9c29a");
  for (const p of inset(ring, 0.14))
    kit.paint.add(
      box(0.2, piece.top - piece.bottom, 0.2),
      "#5a3f28",
      put(p[0], (piece.top + piece.bottom) / 2 - 0.08, -p[1]),
    );
  ring.forEach((p, i) => {
    const q = ring[(i + 1) % ring.length]!;
    if (distance(p, q) < 0.6 || chance() < 0.4) return;
    const mid = middle([p, q]);
    kit.paint.add(
      box(0.1, 0.1, distance(p, q)),
      "#6a4c2e",
      put(mid[0], piece.top - 0.26, -mid[1], 0, turnOf(facingOf(p, q)), 0),
    );
  });
};

export const cart: Draw = (piece, kit) => {
  const ring = outlineOf(piece);
  const { from, to, width } = spine(ring);
  const mid = middle(ring);
  grime(kit, ring, 0.35);
  cartOf(
    kit.paint,
    distance(from, to),
    Math.max(0.6, width),
    piece.top - piece.bottom,
    put(mid[0], piece.bottom, -mid[1], 0, turnOf(facingOf(from, to)), 0),
  );
};

export const woodpile: Draw = (piece, kit, chance) => {
  const ring = outlineOf(piece);
  const { from, to, width } = spine(ring);
  const mid = middle(ring);
  const turn = turnOf(facingOf(from, to));
  const r = 0.17;
  const rows = Math.max(1, Math.floor((piece.top - piece.bottom) / (r * 1.75)));
  const across = Math.max(1, Math.floor(width / (r * 2)));
  for (let row = 0; row < rows; ++row)
    for (let i = 0; i < Math.max(1, across - row * 0.4); ++i)
      kit.paint.add(
        rod(r, r, distance(from, to) * (0.9 + chance() * 0.1), 8),
        (_, n) => (Math.abs(n.y) < 0.4 && chance() < 0.3 ? "#8a6641" : "#6f4d30"),
        put(mid[0], piece.bottom + r + row * r * 1.75, -mid[1], 0, turn, 0).multiply(
          put((i - (across - 1 - row * 0.4) / 2) * r * 2, 0, 0, Math.PI / 2),
        ),
      );
};

export const barrels: Draw = (piece, kit, chance) => {
  const ring = outlineOf(piece);
  const tall = piece.top - piece.bottom;
  const r = Math.min(0.42, tall * 0.36);
  grime(kit, ring, 0.4);
  const spots = scatter(
    ring,
    r * 2.1,
    chance,
    (p) =>
      distanceTo(p, piece) === 0 &&
      Math.min(...ring.map((a, i) => distanceTo(p, { points: [a, ring[(i + 1) % ring.length]!], radius: 0 }))) >
        r * 0.7,
  );
  const all: Point[] = spots.length ? spots : [middle(ring)];
  for (const p of all)
    barrelOf(kit.paint, r, tall * (0.8 + chance() * 0.2), put(p[0], piece.bottom, -p[1], 0, chance() * 6, 0));
};
