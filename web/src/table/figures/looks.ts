// What a figure carries and wears, from what the engine says of its look, or from its facts where it says nothing.
import type { Facts, Figure } from "../../protocol/types";
import { chanceOf, pick } from "../chance";
import { type Beast, beastOf, furOf } from "./beasts";

export const armsOf = [
  "spear",
  "axe",
  "bow",
  "crossbow",
  "sword",
  "dagger",
  "mace",
  "halberd",
  "pike",
  "lance",
  "javelin",
  "sling",
  "staff",
  "great-sword",
  "great-axe",
  "fork",
  "club",
  "staff-sling",
  "stone",
  "horn",
  "banner",
] as const;
export type Arm = (typeof armsOf)[number];

export type Head = "great-helm" | "nasal" | "kettle" | "hood" | "straw" | "tonsure" | "feather" | "coif" | "bare";

export interface Dress {
  right: Arm | null;
  left: Arm | null; // in the other hand, or at the side
  shield: "shield" | "round" | "buckler" | null;
  armour: "none" | "light" | "heavy";
  head: Head;
  robe: boolean;
  mounted: boolean;
  chariot: boolean;
  beast: Beast | null;
  banner: boolean;
  leader: boolean;
  skin: string;
  hair: string;
}

// Longer names first: a crossbow is no bow, a two-handed sword no sword.
const names: readonly [RegExp, Arm][] = [
  [/staff[- ]?sling/, "staff-sling"],
  [/cross-?bow|arbalest/, "crossbow"],
  [/bow/, "bow"],
  [/(two|both)[- ]?hand(ed)?[- ]?axe|great[- ]?axe|long[- ]?axe|dane[- ]?axe/, "great-axe"],
  [/(two|both)[- ]?hand(ed)?[- ]?sword|great[- ]?sword|broadsword|claymore/, "great-sword"],
  [/halberd|\bbill\b|glaive|poleaxe|pole[- ]?arm|rhomphaia|falx/, "halberd"],
  [/pike|sarissa/, "pike"],
  [/lance|kontos|xyston/, "lance"],
  [/javelin|dart|pilum|plumbata|angon/, "javelin"],
  [/spear|crew|hasta|framea|trident/, "spear"],
  [/fork|scythe|flail|tool/, "fork"],
  [/axe|hatchet/, "axe"],
  [/mace|hammer|morning/, "mace"],
  [/club|cudgel/, "club"],
  [/staff|stick/, "staff"],
  [/sling/, "sling"],
  [/stone/, "stone"],
  [/dagger|knife|seax/, "dagger"],
  [/sword|blade|falchion|gladius|spatha|sax|kopis|sica/, "sword"],
  [/\bhorn\b/, "horn"],
];

const unarmed = /shield|buckler|unarmed|fist|empty|none|nothing|horn|torch/i;

export const armOf = (name: string): Arm | null =>
  names.find(([pattern]) => pattern.test(name.toLowerCase()))?.[1] ?? null;

const words = (facts: Facts, ...keys: string[]): string[] =>
  keys.flatMap((k) => (typeof facts[k] === "string" ? (facts[k] as string).split(/,\s*/) : []));

// What is in hand where the rules know it, else what there is to fight with.
export function carried(figure: Figure): string[] {
  const { look } = figure;
  if (look?.hands?.length) return look.hands;
  if (look?.weapons?.length) return look.weapons;
  const hands = words(figure.facts, "right_hand", "left_hand");
  return hands.length ? hands : words(figure.facts, "weapons", "gear");
}

export function dressOf(figure: Figure): Dress {
  const { look, facts, profile } = figure;
  const chance = chanceOf(figure.id);
  const things = carried(figure);
  const gear = words(facts, "gear", "weapons", "skills", "abilities").join(", ").toLowerCase();
  const known = things.map(armOf).filter((a): a is Arm => a !== null && a !== "horn");
  // A weapon nobody here has heard of is still one.
  const strange = !look?.hands?.length && look?.weapons?.some((name) => !unarmed.test(name));
  const arms: readonly Arm[] = known.length || !strange ? known : ["club"];
  const kind = `${look?.kind ?? ""} ${profile}`.toLowerCase();
  const armour =
    look?.armour ??
    (/heavy armour|plate/.test(gear) || /knight|heavy/.test(kind)
      ? "heavy"
      : /light armour|mail|gambeson/.test(gear) || /sergeant|man.at.arms|medium|halberdier|pike/.test(kind)
        ? "light"
        : "none");
  const shield =
    look?.shield ??
    (/\bshield\b/.test(things.join(" ").toLowerCase()) || /sergeant|heavy cav|mounted knight/.test(kind));
  const chariot = look?.kind === "chariot";
  const mounted = !chariot && (look?.mounted ?? facts.mounted === true);
  const beast = beastOf(kind);
  const mage = /\bmage\b/.test(kind);
  const banner = look?.banner ?? facts.standard === true;
  return {
    right: mage ? "staff" : (arms[0] ?? null),
    left: arms[1] ?? null,
    shield: /buckler/.test(things.join(" ").toLowerCase())
      ? "buckler"
      : !shield
        ? null
        : facts.shield === "small"
          ? "buckler"
          : facts.shield === undefined
            ? "shield"
            : "round", // of men who came before knights
    armour,
    head: headOf(kind, armour, look?.helmet),
    robe: mage || /monk|friar|priest|abbot|wizard|bard/.test(kind),
    mounted,
    chariot,
    beast,
    banner,
    leader: facts.leader === true || facts.major === true || /\bleader\b/.test(gear),
    skin: beast ? furOf(beast) : pick(["#e8bf98", "#dcae86", "#f0cdaa", "#c99873"], chance),
    hair: pick(["#3a2618", "#6b4423", "#8a5a2b", "#b98b4a", "#2a2320", "#8f8578"], chance),
  };
}

function headOf(kind: string, armour: Dress["armour"], helmet: boolean | undefined): Head {
  if (/monk|friar/.test(kind)) return "tonsure";
  if (/bard|minstrel/.test(kind)) return "feather";
  if (/knight/.test(kind) && helmet !== false) return "great-helm";
  if (/sergeant|crossbow|pike|billman|halberd/.test(kind) && helmet !== false) return "kettle";
  if (helmet || armour === "heavy") return "nasal";
  if (/sheriff|noble|lord/.test(kind)) return "feather";
  if (/peasant|farmer|villager/.test(kind)) return "straw";
  if (/archer|outlaw|huntsman|bowman|ranger|javelin/.test(kind)) return "hood";
  if (armour === "light") return helmet === false ? "coif" : "nasal";
  return "bare";
}
