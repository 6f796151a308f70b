// How long a way takes and where somebody is on it.
import type { Point } from "../../protocol/types";
import { distance, facingOf, turnBetween } from "../space";

export const lengthOf = (way: readonly Point[]): number =>
  way.reduce((sum, p, i) => (i ? sum + distance(way[i - 1]!, p) : 0), 0);

// Milliseconds: 300 for 4 inches, never hasty, never dull.
export const walkTime = (inches: number): number => Math.max(160, Math.min(1500, inches * 75));

export const eased = (t: number): number => t * t * (3 - 2 * t);

// The place after a part of the way, and where one looks there.
export function along(way: readonly Point[], part: number): { at: Point; facing: number } {
  let left = lengthOf(way) * Math.max(0, Math.min(1, part));
  for (let i = 0; i + 1 < way.length; ++i) {
    const [a, b] = [way[i]!, way[i + 1]!];
    const d = distance(a, b);
    if (left <= d || i + 2 === way.length) {
      const t = d ? Math.min(1, left / d) : 1;
      return { at: [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t], facing: facingOf(a, b) };
    }
    left -= d;
  }
  return { at: way[0]!, facing: 0 };
}

export const turnToward = (from: number, to: number, t: number): number => from + turnBetween(from, to) * t;
