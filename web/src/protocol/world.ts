// A battle as it stands and as it goes on: what lies on the table, what happened, what is asked.
import type { Device } from "../sides";
import type { Choice, Options, Verb } from "./orders";
import type { Numbers, Promised } from "./types";

export type Point = [number, number];

export interface Shaped {
  points: Point[]; // a convex polygon, grown by radius; one point with a radius is a circle
  radius: number;
  bottom: number;
  top: number;
}

// What a piece of ground is, for pictures: one of a closed set.
export const landNames = [
  "other",
  "tree",
  "pine",
  "wood",
  "bush",
  "shrub",
  "thicket",
  "hedge",
  "garden",
  "crops",
  "broken",
  "rough",
  "marsh",
  "pit",
  "road",
  "courtyard",
  "ditch",
  "bank",
  "hill",
  "hilltop",
  "slope",
  "level",
  "stairs",
  "water",
  "shallows",
  "bridge",
  "fence",
  "stakes",
  "low-wall",
  "wall",
  "high-wall",
  "castle-wall",
  "rampart",
  "parapet",
  "gate",
  "ladder",
  "door",
  "window",
  "slit",
  "house",
  "room",
  "upper-floor",
  "roof",
  "thatch",
  "rock",
  "rubble",
  "well",
  "table",
  "cart",
  "barrels",
] as const;
export type Land = (typeof landNames)[number];

export interface Piece extends Shaped {
  id: string;
  name: string;
  kind: string;
  land: Land;
  looks?: "birch" | "pine" | "bare" | "rock" | "logs" | "ice"; // otherwise than others of its kind
  flags: string[];
  low?: Point;
  high?: Point;
}

export interface Prop extends Shaped {
  id: string;
  name: string;
  kind: string;
  looks?: "chest" | "fire" | "sacks" | "crate";
  facing: number;
}

// What is worth telling of somebody: a word, or a word with a value.
export interface Told {
  label: string;
  value?: string;
  counts?: boolean; // the value is a number or a measure
  of?: number; // what it was at best
}

// What pictures show. Everything in it is one of a closed set.
export const armNames = [
  "sword",
  "great-sword",
  "dagger",
  "axe",
  "great-axe",
  "mace",
  "club",
  "staff",
  "fork",
  "spear",
  "pike",
  "halberd",
  "lance",
  "javelin",
  "stone",
  "sling",
  "staff-sling",
  "bow",
  "crossbow",
] as const;
export type Arm = (typeof armNames)[number];
export type Headgear = "bare" | "coif" | "nasal" | "great-helm" | "kettle" | "hood" | "straw" | "tonsure" | "feather";
export const beastNames = [
  "mouse",
  "shrew",
  "squirrel",
  "hedgehog",
  "badger",
  "stoat",
  "hare",
  "otter",
  "fox",
  "wildcat",
  "sparrow",
  "bat",
  "rat",
  "wolf",
  "bear",
] as const;
export type Beast = (typeof beastNames)[number];

export interface Look {
  kind: "man" | "mage" | "chariot";
  arms: Arm[]; // in the right hand, in the left or at the side
  armour: "none" | "light" | "heavy";
  board?: "heater" | "round" | "buckler"; // a shield
  headgear: Headgear;
  beast?: Beast;
  robe?: boolean;
  mounted: boolean;
  banner: boolean;
  leader: boolean;
}

export interface Token {
  id: string;
  text: string;
  count?: number;
  kind: "state" | "passing" | "deed" | "stock" | "pose";
}

export type Pose = "standing" | "lying" | "out" | "away";

// "square" has corners and the radius of the disc inside it, "strip" is a body on the ground.
export interface Base {
  shape: "round" | "strip" | "square";
  radius?: number;
  inner?: number;
  points?: Point[];
}

export interface Figure {
  id: string;
  name: string;
  side: string;
  profile: string;
  at: Point;
  facing: number; // degrees clockwise from north
  elevation: number;
  pose: Pose;
  base: Base;
  look: Look;
  state: Token[];
  told: Told[];
}

export interface Party {
  id: string;
  name: string;
  device?: Device; // on its shields
  friends?: string[];
  told: Told[];
}

export interface Decision {
  side: string;
  kind: string;
  prompt: string;
  asks?: string; // without the name it begins with
  rule: string;
  about?: string;
  verbs: Verb[];
}

export interface WantedRoll {
  side?: string;
  dice: string;
  count: number;
  sides: number;
  purpose: string;
  rule: string;
  by?: string;
  at?: string;
}

export interface Waiting {
  side: string;
  waiting: true;
}

export type Pending = Decision | WantedRoll | Waiting;

export interface Modifier {
  rule: string;
  name: string;
  value: number;
}

export interface Tally {
  of?: string;
  what: string;
  total: number;
  number?: boolean; // by itself: a need, a die; else it is added to a throw
  modifiers: Modifier[];
}

export interface GameEvent {
  event: string;
  text: string;
  sentence?: string; // without its sums, where it has any
  shows?: "turn" | "roll" | "walk" | "shot" | "blow";
  harm?: boolean; // somebody is hurt by it, falls or leaves
  rule?: string;
  side?: string;
  by?: string;
  at?: string;
  figures?: string[];
  from?: Point;
  path?: Point[];
  length?: number;
  dice?: string;
  sides?: number; // of each of them
  faces?: number[];
  purpose?: string;
  number?: number;
  other?: number;
  tallies?: Tally[];
}

export interface Result {
  winner: string | null;
  verdict: string;
}

// What an order given in secret has one of its men do.
export interface WrittenMan {
  figure: string;
  text: string;
  target?: string;
  path?: Point[];
  facing?: number;
}
export interface WrittenOrder {
  inputs: number; // there were before it
  choice: Choice;
  men: WrittenMan[];
}

export interface Standing {
  pending: Pending[];
  written?: WrittenOrder[]; // by the side that looks, unknown to the others yet
  over: boolean;
  result: Result | null;
  hash: string;
  inputs: number;
  event_count: number;
  undo?: { inputs: number; dice: boolean } | null; // what could be taken back now
}

export interface View extends Standing {
  rules: string;
  charts?: boolean; // by which the game itself moves somebody
  scenario: { name: string; help: string; wins?: string; winter?: boolean };
  parts: { name: string; text: string; before?: boolean }[]; // of a turn, in order; before: the first
  unit: "inch" | "centimetre";
  dice: "seeded" | "manual" | "proven";
  numbers?: Numbers;
  proof?: Promised;
  table: { width: number; depth: number };
  ground: Piece[];
  props?: Prop[];
  sides: Party[];
  figures: Figure[];
  turn: number;
  phase: string;
  active: string | null;
  events?: GameEvent[];
}

// One input further: whole objects of what changed.
export interface Frame {
  inputs: number;
  events: GameEvent[];
  figures?: Figure[];
  props?: Prop[];
  sides?: Party[];
  turn: number;
  phase: string;
  active: string | null;
  by?: { side?: string; choice?: Choice; faces?: number[] };
  over: boolean;
  result: Result | null;
  event_count: number;
}

// What follows an order or is new, with the choices of what is asked then.
export interface Frames extends Standing, Partial<Options> {
  frames: Frame[];
  more: boolean;
}
