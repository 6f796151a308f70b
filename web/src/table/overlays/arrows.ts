// Heads of arrows, and the sign of somebody who stays where he is.
import type { Point } from "../../protocol/types";

export function arrowHead(from: Point, tip: Point, size: number): Point[] {
  const length = Math.hypot(tip[0] - from[0], tip[1] - from[1]) || 1;
  const [ux, uy] = [(tip[0] - from[0]) / length, (tip[1] - from[1]) / length];
  const back: Point = [tip[0] - ux * size, tip[1] - uy * size];
  const half = size * 0.55;
  return [tip, [back[0] - uy * half, back[1] + ux * half], [back[0] + uy * half, back[1] - ux * half]];
}

// Two bars before his feet.
export function sign([x, y]: Point, size: number, grow: number): Point[][] {
  const [half, thick] = [size * 0.6, size * 0.16 * grow];
  return [-1, 1].map((side): Point[] => {
    const at = x + side * size * 0.35;
    return [
      [at - thick, y - half],
      [at + thick, y - half],
      [at + thick, y + half],
      [at - thick, y + half],
    ];
  });
}
