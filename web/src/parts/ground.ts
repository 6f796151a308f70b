// How kinds of ground are drawn on a map: by what they are, and by their flags where nothing else is known.
import type { Land, Piece } from "../protocol/types";

export interface Wash {
  fill: string;
  edge: string;
  trees?: boolean; // dotted with little crowns
  crown?: boolean; // the piece is a trunk, and its crown is wider
  level: number; // what lies under what
}

const water: Wash = { fill: "#86a9b5", edge: "#4d7686", level: 1 };
const stone: Wash = { fill: "#a89e8c", edge: "#5f574a", level: 6 };
const thatch: Wash = { fill: "#b98f55", edge: "#6a4a22", level: 7 };
const floor: Wash = { fill: "#d8c39a", edge: "#8a6d42", level: 5 };
const leaves: Wash = { fill: "#5d7c4a", edge: "#35502b", crown: true, level: 8 };

const bush: Wash = { fill: "#7d9660", edge: "#4f6b3c", level: 4 };
const timber: Wash = { fill: "#a37a48", edge: "#5d4424", level: 6 };
const earth: Wash = { fill: "#c2b48c", edge: "#938358", level: 1 };

const poles: Wash = { fill: "#8c6a3e", edge: "#5d4424", level: 4 };
const slope: Wash = { fill: "#b2b87a", edge: "#9a9a5e", level: 0 };

const known: Record<Exclude<Land, "other">, Wash> = {
  water,
  shallows: { ...water, fill: "#a9c3c4" },
  bridge: { fill: "#b08d5c", edge: "#6a4a22", level: 3 },
  wood: { fill: "#8aa36b", edge: "#4f6b3c", trees: true, level: 2 },
  tree: leaves,
  pine: { ...leaves, fill: "#476b50" },
  bush,
  thicket: { ...bush, trees: true },
  shrub: { fill: "#8aa36b", edge: "#4f6b3c", level: 4 },
  hedge: { fill: "#5d7c4a", edge: "#35502b", level: 4 },
  garden: { fill: "#a8b06d", edge: "#75803f", level: 1 },
  hill: { fill: "#b9bd7e", edge: "#87884c", level: 0 },
  hilltop: { fill: "#c4c58b", edge: "#87884c", level: 0 },
  slope,
  house: thatch,
  roof: thatch,
  thatch,
  room: floor,
  courtyard: floor,
  level: floor,
  "upper-floor": { ...floor, level: 8 },
  stairs: floor,
  wall: stone,
  "low-wall": stone,
  "high-wall": stone,
  "castle-wall": stone,
  rampart: stone,
  parapet: stone,
  window: stone,
  slit: stone,
  rock: stone,
  well: stone,
  rubble: { ...stone, level: 4 },
  gate: thatch,
  door: { ...timber, level: 8 },
  fence: poles,
  stakes: poles,
  ladder: { ...poles, level: 8 },
  table: timber,
  cart: timber,
  barrels: timber,
  broken: earth,
  rough: earth,
  marsh: { fill: "#94a06c", edge: "#5f6d45", level: 1 },
  road: { fill: "#cdb98c", edge: "#b8a274", level: 1 },
  crops: { fill: "#d3b65c", edge: "#a3863a", level: 1 },
  bank: { fill: "#a8a566", edge: "#6f6a36", level: 3 },
  ditch: { fill: "#7d6a45", edge: "#54452a", level: 1 },
  pit: { fill: "#5c4a34", edge: "#35291a", level: 1 },
};

export function wash({ land, flags }: Piece): Wash {
  if (land !== "other") return known[land];
  if (flags.includes("ramp") || flags.includes("floor")) return slope;
  return flags.includes("blocks_sight") || flags.includes("impassable") ? stone : earth;
}

// Little crowns over a wood, always the same ones for the same wood.
export function crowns(piece: Piece): { x: number; y: number; r: number }[] {
  const xs = piece.points.map((p) => p[0]),
    ys = piece.points.map((p) => p[1]),
    grown = piece.radius;
  const left = Math.min(...xs) - grown,
    right = Math.max(...xs) + grown,
    low = Math.min(...ys) - grown,
    high = Math.max(...ys) + grown;
  const step = Math.max(1.6, Math.sqrt(((right - left) * (high - low)) / 26));
  const out = [];
  let odd = 7;
  for (let y = low + step / 2; y < high; y += step)
    for (let x = left + step / 2; x < right; x += step) {
      odd = (odd * 1103515245 + 12345) % 2147483648;
      const dx = ((odd % 100) / 100 - 0.5) * step * 0.6,
        dy = ((odd % 77) / 77 - 0.5) * step * 0.6;
      if (covers(piece, x + dx, y + dy, step * 0.3))
        out.push({ x: x + dx, y: y + dy, r: step * (0.32 + (odd % 13) / 90) });
    }
  return out;
}

// Whether a place lies in the convex polygon grown by its radius, at least `margin` from the edge.
function covers({ points, radius }: Piece, x: number, y: number, margin: number): boolean {
  if (points.length < 3) return points.some((p) => Math.hypot(p[0] - x, p[1] - y) < radius - margin);
  let sign = 0;
  for (let i = 0; i < points.length; ++i) {
    const [ax, ay] = points[i]!,
      [bx, by] = points[(i + 1) % points.length]!;
    const cross = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / Math.hypot(bx - ax, by - ay);
    if (sign === 0) sign = Math.sign(cross);
    if (cross * sign < margin - radius) return false;
  }
  return true;
}
