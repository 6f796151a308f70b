// What lies under a place of the table.
import type { Piece, Point } from "../protocol/types";
import { isRoof } from "./land";
import { distanceTo } from "./path";

// The smallest piece there: a well in a garden rather than the garden.
export const pieceAt = (at: Point, pieces: readonly Piece[]): Piece | null => {
  let best: { piece: Piece; size: number } | null = null;
  for (const piece of pieces) {
    if (distanceTo(at, piece) > (piece.points.length < 3 ? 0.15 : 0.02)) continue;
    const xs = piece.points.map((p) => p[0]);
    const ys = piece.points.map((p) => p[1]);
    const across = (all: number[]) => Math.max(...all) - Math.min(...all) + 2 * piece.radius;
    const size = across(xs) * across(ys);
    const roofless = isRoof(piece) ? 1e6 : 0;
    if (!best || size + roofless < best.size) best = { piece, size: size + roofless };
  }
  return best?.piece ?? null;
};
