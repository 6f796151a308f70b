// What is under the pointer: figures by their silhouettes, then the ground and what stands on it.
import { type Ray, Vector3 } from "three";
import type { Piece, Point, Prop } from "../protocol/types";
import { distanceTo } from "../game/path";
import { pieceAt } from "../game/under";
import type { FigurePiece } from "./figures/piece";
import type { Heights } from "./heights";
import type { Hit } from "./table";

// How close a ray comes to an upright line from `foot`, `tall` high; and how far along the ray that is.
export function besideUpright(ray: Ray, foot: Vector3, tall: number): { gap: number; along: number } {
  const [o, d] = [ray.origin, ray.direction];
  const w = o.clone().sub(foot);
  const b = d.y;
  const denominator = 1 - b * b;
  let s = denominator < 1e-9 ? 0 : (w.y - b * d.dot(w)) / denominator;
  s = Math.max(0, Math.min(tall, s));
  const on = foot.clone().add(new Vector3(0, s, 0));
  const along = Math.max(0, on.clone().sub(o).dot(d));
  return { gap: o.clone().addScaledVector(d, along).distanceTo(on), along };
}

export function figureUnder(ray: Ray, figures: Iterable<FigurePiece>): FigurePiece | null {
  let best: { piece: FigurePiece; along: number } | null = null;
  for (const piece of figures) {
    if (!piece.root.visible) continue;
    const out = piece.figure.pose === "out";
    const lies = out || piece.figure.pose === "lying";
    const { gap, along } = besideUpright(ray, piece.shownAt, lies ? 0.3 : piece.head.y - piece.shownAt.y - 0.1);
    const upright = gap < (lies ? piece.reach * 0.8 : piece.height * piece.grown * 0.24);
    const t = (piece.shownAt.y + 0.1 - ray.origin.y) / ray.direction.y;
    const foot = ray.origin.clone().addScaledVector(ray.direction, t);
    const onBase = t > 0 && foot.distanceTo(piece.shownAt) < piece.reach + 0.1;
    if (!upright && !onBase) continue;
    const far = along + (out ? 1000 : 0); // whoever stands goes before the fallen
    if (!best || far < best.along) best = { piece, along: far };
  }
  return best?.piece ?? null;
}

export function hitOf(
  ray: Ray,
  figures: Iterable<FigurePiece>,
  props: readonly Prop[],
  pieces: readonly Piece[],
  heights: Heights,
): Hit | null {
  const at = heights.meet(ray);
  const figure = figureUnder(ray, figures);
  if (!at && !figure) return null;
  const place: Point = at ?? figure!.figure.at;
  const prop = props.find((p) => p.kind !== "fire" && distanceTo(place, p) < 0.12);
  const piece = pieceAt(place, pieces);
  return {
    at: place,
    ...(figure && { figure: figure.figure.id }),
    ...(prop && { prop: prop.id }),
    ...(piece && { piece: piece.id }),
  };
}
