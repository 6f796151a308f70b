// Which drawing belongs to which land. Where nothing else is known, its flags and its height say what is shown.
import type { Land, Piece } from "../../protocol/types";
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

const generic: Draw = (piece, kit, chance) => {
  const tall = piece.top - piece.bottom;
  if (tall <= 0.02) return rough(piece, kit, chance);
  if (piece.low && piece.high) return slope(piece, kit, chance);
  if (piece.flags.includes("floor") && !piece.flags.includes("impassable")) return hill(piece, kit, chance);
  const solid = piece.flags.includes("blocks_sight") || piece.flags.includes("impassable");
  kit.stone.add(prism(outlineOf(piece), piece.bottom, piece.top), solid ? "#c9bfae" : mixed("#c9bfae", "#e9e2cf", 0.5));
};

const drawings: Readonly<Record<Land, Draw>> = {
  other: generic,
  tree,
  pine: tree,
  wood,
  bush,
  shrub: bush,
  thicket: bush,
  hedge,
  garden,
  crops,
  broken,
  rough,
  marsh,
  pit,
  road,
  courtyard,
  ditch,
  bank,
  hill,
  hilltop,
  slope,
  level,
  stairs,
  water: deep,
  shallows: shallow,
  bridge,
  fence,
  stakes,
  "low-wall": lowWall,
  wall,
  "high-wall": houseWall,
  "castle-wall": castleWall,
  rampart,
  parapet,
  gate,
  ladder,
  door,
  window,
  slit,
  house,
  room,
  "upper-floor": upperFloor,
  roof,
  thatch,
  rock,
  rubble,
  well,
  table,
  cart,
  barrels,
};

// Of a piece that is drawn otherwise than all of its land.
const others: Partial<Record<NonNullable<Piece["looks"]>, Draw>> = { rock, logs: woodpile };

export const drawingOf = ({ land, looks }: Pick<Piece, "land" | "looks">): Draw =>
  (looks && others[looks]) ?? drawings[land];
