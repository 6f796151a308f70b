// What a piece of ground is drawn with: solids by material, things that grow and fade, roofs that lift, and strokes on
// the felt itself.
import type { Piece, Point } from "../../protocol/types";
import type { Chance } from "../chance";
import { Paint } from "../paint";
import type { Pen } from "../textures";

export type Species = "oak" | "birch" | "pine" | "bare";

export interface Tree {
  at: Point;
  foot: number; // height of the ground
  height: number;
  crown: number; // radius
  trunk: number; // radius
  species: Species;
  turn: number;
  tone: number; // 0 … 1
}

// A lump of leaves, as in bushes and hedges.
export interface Clump {
  at: Point;
  height: number; // of its middle
  size: [number, number, number];
  turn: number;
  tone: number;
}

export interface Roof {
  piece: Piece;
  thatch: boolean;
  rise: number; // of the ridge above the walls
  eaves: number; // overhang
}

export interface Kit {
  turf: Paint;
  floor: Paint;
  paint: Paint;
  stone: Paint;
  paving: Paint; // stone to walk on
  planks: Paint;
  water: Paint;
  trees: Tree[];
  clumps: Clump[];
  roofs: Roof[];
  walls: Map<string, Paint>; // by the id of the roof they carry
  strokes: { layer: number; draw: (pen: Pen, inch: number) => void }[]; // y of the pen grows to the north, in inches
  pieces: readonly Piece[];
  width: number; // of the table
  depth: number;
  winter: boolean;
}

export type Draw = (piece: Piece, kit: Kit, chance: Chance) => void;

export const emptyKit = (pieces: readonly Piece[], width: number, depth: number, winter: boolean): Kit => ({
  turf: new Paint(),
  floor: new Paint(),
  paint: new Paint(),
  stone: new Paint(),
  paving: new Paint(),
  planks: new Paint(),
  water: new Paint(),
  trees: [],
  clumps: [],
  roofs: [],
  walls: new Map(),
  strokes: [],
  pieces,
  width,
  depth,
  winter,
});

export const trace = (pen: Pen, ring: readonly Point[]): void => {
  pen.beginPath();
  ring.forEach(([x, y], i) => (i ? pen.lineTo(x, y) : pen.moveTo(x, y)));
  pen.closePath();
};

// Places inside an outline, about `gap` apart, none of them in line.
export function scatter(ring: readonly Point[], gap: number, chance: Chance, inside: (p: Point) => boolean): Point[] {
  const [xs, ys] = [ring.map((p) => p[0]), ring.map((p) => p[1])];
  const out: Point[] = [];
  let odd = false;
  for (let y = Math.min(...ys) + gap / 2; y <= Math.max(...ys); y += gap * 0.87) {
    for (let x = Math.min(...xs) + (odd ? gap : gap / 2); x <= Math.max(...xs); x += gap) {
      const p: Point = [x + (chance() - 0.5) * gap * 0.6, y + (chance() - 0.5) * gap * 0.6];
      if (inside(p)) out.push(p);
    }
    odd = !odd;
  }
  return out;
}
