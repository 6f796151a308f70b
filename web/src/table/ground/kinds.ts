// Which drawing belongs to which kind of ground. A kind nobody knows is shown as what its flags and its height say.
import type { Piece } from "../../protocol/types";
import { mixed } from "../paint";
import { prism } from "../solids";
import { outlineOf } from "../space";
import { bank, crops, ditch, stakes } from "./earthworks";
import { bush, garden, hedge, tree, wood } from "./growth";
import { hill, hilltop, level, pit, slope, stairs } from "./hills";
import { house, houseWall, roof, room, thatch, wall } from "./houses";
import type { Draw } from "./kit";
import { door, slit, window } from "./openings";
import { broken, courtyard, marsh, road, rough } from "./painted";
import { barrels, cart, rubble, upperFloor, woodpile } from "./ruins";
import { castleWall, fence, gate, ladder, lowWall, parapet, rampart, rock, table, well } from "./stone";
import { bridge, deep, shallow } from "./water";

export const drawings: Readonly<Record<string, Draw>> = {
  tree,
  pine: tree,
  wood,
  bush,
  bushes: bush,
  shrub: bush,
  thicket: bush,
  hedge,
  garden,
  crops,
  fence,
  "low-wall": lowWall,
  table,
  well,
  rock,
  broken,
  rough,
  marsh,
  pit,
  road,
  bank,
  ditch,
  stakes,
  hill,
  slope,
  hilltop,
  level,
  stairs,
  stair: stairs,
  pond: deep,
  lake: deep,
  river: deep,
  water: deep,
  shallows: shallow,
  ford: shallow,
  bridge,
  wall,
  roof,
  thatch,
  room,
  house,
  rampart,
  parapet,
  ladder,
  gate,
  courtyard,
  redoubt: rough,
  fortification: courtyard,
  byre: courtyard,
  "castle-wall": castleWall,
  "high-wall": houseWall,
  door,
  window,
  slit,
  battlement: parapet,
  rubble,
  "upper-floor": upperFloor,
  cart,
  barrels,
};

const generic: Draw = (piece, kit, chance) => {
  const tall = piece.top - piece.bottom;
  if (tall <= 0.02) return rough(piece, kit, chance);
  if (piece.low && piece.high) return slope(piece, kit, chance);
  if (piece.flags.includes("floor") && !piece.flags.includes("impassable")) return hill(piece, kit, chance);
  const solid = piece.flags.includes("blocks_sight") || piece.flags.includes("impassable");
  kit.stone.add(prism(outlineOf(piece), piece.bottom, piece.top), solid ? "#c9bfae" : mixed("#c9bfae", "#e9e2cf", 0.5));
};

// Of a piece that is drawn otherwise than all of its kind.
const others: Partial<Record<NonNullable<Piece["looks"]>, Draw>> = { rock, logs: woodpile };

export const drawingOf = ({ kind, looks }: Pick<Piece, "kind" | "looks">): Draw =>
  (looks && others[looks]) ?? drawings[kind] ?? generic;
