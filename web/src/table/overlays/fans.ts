// The union of fans as a mask: overlapping fans are one area, and the edge is blurred by a known width so that the
// shader can find it again at any size.
import type { Point } from "../../protocol/types";

export interface Mask {
  width: number;
  height: number;
  data: Uint8Array; // 0 … 255, rows from the south
}

// Marks every cell whose middle is inside a polygon; cells have a side of 1.
export function fill(cells: Uint8Array, width: number, height: number, polygon: readonly Point[]): void {
  const ys = polygon.map((p) => p[1]);
  const first = Math.max(0, Math.floor(Math.min(...ys)));
  const last = Math.min(height - 1, Math.ceil(Math.max(...ys)));
  for (let row = first; row <= last; ++row) {
    const y = row + 0.5;
    const cuts: { x: number; way: number }[] = [];
    polygon.forEach((a, i) => {
      const b = polygon[(i + 1) % polygon.length]!;
      if (a[1] <= y === b[1] <= y) return;
      cuts.push({ x: a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]), way: b[1] > a[1] ? 1 : -1 });
    });
    cuts.sort((a, b) => a.x - b.x);
    let turns = 0;
    cuts.forEach((cut, i) => {
      turns += cut.way;
      if (turns === 0 || i + 1 === cuts.length) return;
      const from = Math.max(0, Math.ceil(cut.x - 0.5));
      const to = Math.min(width - 1, Math.floor(cuts[i + 1]!.x - 0.5));
      if (to >= from) cells.fill(1, row * width + from, row * width + to + 1);
    });
  }
}

// The mask of a table: fans in inches, `finest` cells along its longer side.
export function maskOf(
  fans: readonly { edge: readonly Point[] }[],
  width: number,
  depth: number,
  finest: number,
): Mask {
  const fine = 2; // cells for one of the mask, each way
  const scale = finest / Math.max(width, depth);
  const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(depth * scale))];
  const cells = new Uint8Array(w * fine * h * fine);
  for (const fan of fans)
    fill(
      cells,
      w * fine,
      h * fine,
      fan.edge.map(([x, y]) => [(x / width) * w * fine, (y / depth) * h * fine]),
    );
  return { width: w, height: h, data: softened(softened(blurred(cells, w, h, fine), w, h, 1), w, h, w) };
}

// A box three cells of the mask wide, first along rows, then along columns.
function blurred(cells: Uint8Array, w: number, h: number, fine: number): Uint8Array {
  const reach = fine * 3;
  const wide = w * fine;
  const rows = new Uint16Array(w * h * fine);
  for (let y = 0; y < h * fine; ++y)
    for (let x = 0; x < w; ++x) {
      let sum = 0;
      const from = x * fine + (fine >> 1) - (reach >> 1);
      for (let k = Math.max(0, from); k < Math.min(wide, from + reach); ++k) sum += cells[y * wide + k]!;
      rows[y * w + x] = sum;
    }
  const out = new Uint8Array(w * h);
  for (let y = 0; y < h; ++y)
    for (let x = 0; x < w; ++x) {
      let sum = 0;
      const from = y * fine + (fine >> 1) - (reach >> 1);
      for (let k = Math.max(0, from); k < Math.min(h * fine, from + reach); ++k) sum += rows[k * w + x]!;
      out[y * w + x] = Math.round((sum * 255) / (reach * reach));
    }
  return out;
}

// A touch more along one direction, so that the edge is round and not a chain of steps.
function softened(mask: Uint8Array, w: number, h: number, step: number): Uint8Array {
  const out = new Uint8Array(w * h);
  for (let i = 0; i < w * h; ++i) {
    const inside = step === 1 ? i % w > 0 && i % w < w - 1 : i >= w && i < w * (h - 1);
    out[i] = inside ? (mask[i - step]! + 2 * mask[i]! + mask[i + step]! + 2) >> 2 : mask[i]!;
  }
  return out;
}
