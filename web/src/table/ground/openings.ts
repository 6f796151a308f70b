// Ways through the walls of a house: doors, windows, slits to shoot from. They are as high as the walls beside them.
import type { Piece } from "../../protocol/types";
import { mixed, type Paint, put } from "../paint";
import { box, prism } from "../solids";
import { distance, distanceTo, facingOf, middle, outlineOf, spine, turnOf } from "../space";
import { beam, clay, wallsOf } from "./houses";
import type { Draw, Kit } from "./kit";

const lintel = 2.2; // inches over the ground

export const wallTop = (piece: Piece, kit: Kit): number =>
  Math.max(
    piece.bottom + lintel + 0.4,
    ...kit.pieces
      .filter((o) => (o.land === "wall" || o.land === "high-wall") && o.points.some((p) => distanceTo(p, piece) < 0.3))
      .map((o) => o.top),
  );

const filled = (out: Paint, piece: Piece, bottom: number, top: number): void => {
  if (top - bottom > 0.02) out.add(prism(outlineOf(piece), bottom, top), (_, n) => (n.y > 0.9 ? "#7a5b3b" : clay));
};

function framed(piece: Piece, kit: Kit, from: number, to: number): Paint {
  const ring = outlineOf(piece);
  const out = wallsOf(kit, ring);
  const { from: a, to: b, width } = spine(ring);
  const turn = turnOf(facingOf(a, b));
  const at = (t: number, y: number) => put(a[0] + (b[0] - a[0]) * t, y, -a[1] - (b[1] - a[1]) * t, 0, turn, 0);
  const length = distance(a, b);
  const thick = Math.max(0.2, width) * 1.3;
  for (const t of [0.06, 0.94]) out.add(box(thick, to - from, 0.16), beam, at(t, (from + to) / 2));
  for (const y of [from, to]) if (y > 0.1) out.add(box(thick, 0.16, length), beam, at(0.5, y));
  return out;
}

export const door: Draw = (piece, kit) => {
  const top = wallTop(piece, kit);
  const head = piece.bottom + lintel;
  const out = framed(piece, kit, piece.bottom, head);
  filled(out, piece, head, top);
  const { from, to } = spine(outlineOf(piece));
  const wide = distance(from, to) * 0.86;
  const leaf = put(from[0], piece.bottom + lintel / 2, -from[1], 0, turnOf(facingOf(from, to)) + 1.8, 0);
  out.add(box(0.1, lintel * 0.95, wide), mixed("#7d5a38", "#a98458", 0.3), leaf.multiply(put(0, 0, -wide / 2)));
};

export const window: Draw = (piece, kit) => {
  const head = Math.max(piece.top + 0.8, piece.bottom + lintel);
  const out = framed(piece, kit, piece.top, head);
  filled(out, piece, piece.bottom, piece.top);
  filled(out, piece, head, wallTop(piece, kit));
};

export const slit: Draw = (piece, kit) => {
  const ring = outlineOf(piece);
  const { from, to, width } = spine(ring);
  const top = wallTop(piece, kit);
  const out = wallsOf(kit, ring);
  filled(out, piece, piece.bottom, top);
  const mid = middle(ring);
  out.add(
    box(Math.max(0.2, width) * 1.08, 0.9, 0.12),
    "#1c150e",
    put(mid[0], Math.min(top - 0.5, piece.bottom + 1.3), -mid[1], 0, turnOf(facingOf(from, to)), 0),
  );
};
