// Kinds of ground by what they have in common.
import type { Land, Piece } from "../protocol/types";

type Ground = Pick<Piece, "land">;
const among = (...lands: Land[]): ((piece: Ground) => boolean) => {
  const all = new Set(lands);
  return ({ land }) => all.has(land);
};

export const isRoof = among("roof", "thatch");
export const isTree = among("tree", "pine");
export const isWet = among("water", "shallows", "marsh");
export const isWall = among("low-wall", "wall", "high-wall", "castle-wall");
export const isOfHouse = among("room", "roof", "thatch");
export const isOfCastle = among("castle-wall", "stairs", "gate");
// Leaves are thinned out or have gaps.
export const isAiry = among("tree", "pine", "wood", "ladder", "fence", "stakes");
