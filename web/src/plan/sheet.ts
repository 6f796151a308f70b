// Which part of a table a flat sheet shows, and what is under a point of it. Sheets have north above: y grows downward.
import { distanceTo } from "../game/path";
import { pieceAt } from "../game/under";
import type { Figure, Point, View } from "../protocol/types";
import type { Hit } from "../table/table";

export interface Sheet {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

const margin = 1.06; // around the table

// All of the table, or so many times nearer around a place, in a window of that size.
export function fitted(table: View["table"], window: Size, near: number, middle: Point | null): Sheet {
  const unit = Math.max((table.width * margin) / window.width, (table.depth * margin) / window.height) / near;
  const [width, height] = [window.width * unit, window.height * unit];
  const [x, y] = middle ?? [table.width / 2, table.depth / 2];
  return { left: x - width / 2, top: table.depth - y - height / 2, width, height };
}

// As near as may be with all these places well inside.
export function covering(
  table: View["table"],
  window: Size,
  places: readonly Point[],
  nearest: number,
): { near: number; middle: Point } {
  const span = (of: 0 | 1): [number, number] => [
    Math.min(...places.map((p) => p[of])),
    Math.max(...places.map((p) => p[of])),
  ];
  const [[x0, x1], [y0, y1]] = [span(0), span(1)];
  const whole = fitted(table, window, 1, null);
  const room = Math.max(table.width, table.depth) * 0.3;
  const near = Math.min(whole.width / (x1 - x0 + room), whole.height / (y1 - y0 + room));
  return { near: Math.max(1, Math.min(nearest, near)), middle: [(x0 + x1) / 2, (y0 + y1) / 2] };
}

export const reachOf = (figure: Figure): number =>
  (figure.base.radius ?? 0) +
    Math.max(0, ...(figure.base.points ?? []).map((p) => Math.hypot(p[0] - figure.at[0], p[1] - figure.at[1]))) || 0.4;

// The corners of a base that has some, as it would lie facing north and reaching one unit from its middle.
export function cornersOf(figure: Figure): Point[] | null {
  const { base, at, facing } = figure;
  if (base.shape !== "square" || !base.points) return null;
  const [turn, reach] = [(facing * Math.PI) / 180, reachOf(figure)];
  return base.points.map(([px, py]) => {
    const [x, y] = [(px - at[0]) / reach, (py - at[1]) / reach];
    return [x * Math.cos(turn) - y * Math.sin(turn), -(x * Math.sin(turn) + y * Math.cos(turn))];
  });
}

const finger = 11; // pixels around a figure that are still his

// `unit` is how much a pixel measures. Whoever stands goes before the fallen, the nearest before others.
export function underPoint(view: View, at: Point, unit: number): Hit {
  const far = (p: Point): number => Math.hypot(p[0] - at[0], p[1] - at[1]);
  const there = view.figures
    .filter((one) => one.pose !== "away" && far(one.at) <= Math.max(reachOf(one), finger * unit))
    .sort((a, b) => Number(a.pose === "out") - Number(b.pose === "out") || far(a.at) - far(b.at));
  const prop = view.props?.find((one) => distanceTo(at, one) <= finger * unit * 0.5);
  const piece = pieceAt(at, view.ground);
  return {
    at,
    ...(there[0] && { figure: there[0].id }),
    ...(prop && { prop: prop.id }),
    ...(piece && { piece: piece.id }),
  };
}

export interface Word {
  text: string;
  at: Point; // its middle, on the sheet
  weight: number;
}

// The words that have room beside each other, the heavier ones first; `high` is their size.
export function roomFor<W extends Word>(words: readonly W[], high: number): W[] {
  const kept: W[] = [];
  const half = (word: Word): number => word.text.length * high * 0.26;
  for (const word of [...words].sort((a, b) => b.weight - a.weight)) {
    const free = kept.every(
      (other) =>
        Math.abs(other.at[0] - word.at[0]) > half(other) + half(word) || Math.abs(other.at[1] - word.at[1]) > high,
    );
    if (free) kept.push(word);
  }
  return kept;
}
