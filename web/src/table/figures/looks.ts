// What a figure carries and wears, as the engine says, and what nobody says: the colours of skin and hair.
import type { Arm, Beast, Figure, Headgear, Look } from "../../protocol/types";
import { chanceOf, pick } from "../chance";
import { furOf } from "./beasts";

export interface Dress {
  right: Arm | null;
  left: Arm | null; // in the other hand, or at the side
  shield: Look["board"] | null;
  armour: Look["armour"];
  head: Headgear;
  robe: boolean;
  mounted: boolean;
  chariot: boolean;
  beast: Beast | null;
  banner: boolean;
  leader: boolean;
  skin: string;
  hair: string;
}

export function dressOf({ id, look }: Pick<Figure, "id" | "look">): Dress {
  const chance = chanceOf(id);
  const chariot = look.kind === "chariot";
  return {
    right: look.arms[0] ?? null,
    left: look.arms[1] ?? null,
    shield: look.board ?? null,
    armour: look.armour,
    head: look.headgear,
    robe: look.robe ?? false,
    mounted: !chariot && look.mounted,
    chariot,
    beast: look.beast ?? null,
    banner: look.banner,
    leader: look.leader,
    skin: look.beast ? furOf(look.beast) : pick(["#e8bf98", "#dcae86", "#f0cdaa", "#c99873"], chance),
    hair: pick(["#3a2618", "#6b4423", "#8a5a2b", "#b98b4a", "#2a2320", "#8f8578"], chance),
  };
}
