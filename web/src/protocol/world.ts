// A battle as it stands and as it goes on: what lies on the table, what happened, what is asked.
import type { Choice, Verb } from "./orders";

export type Point = [number, number];

export interface Shaped {
  points: Point[]; // a convex polygon, grown by radius; one point with a radius is a circle
  radius: number;
  bottom: number;
  top: number;
}

export interface Piece extends Shaped {
  id: string;
  name: string;
  kind: string;
  flags: string[];
  low?: Point;
  high?: Point;
}

export interface Prop extends Shaped {
  id: string;
  name: string;
  kind: string;
  facing: number;
}

export type FactValue = boolean | number | string;
export type Facts = Record<string, FactValue>;

export interface Look {
  weapons?: string[];
  hands?: string[]; // what is in them, where the rules know
  shield?: boolean;
  armour?: "none" | "light" | "heavy";
  helmet?: boolean;
  mounted?: boolean;
  kind?: string;
  banner?: boolean;
}

export interface Token {
  id: string;
  text: string;
  count?: number;
}

export type Pose = "standing" | "lying" | "out" | "away";

export interface Figure {
  id: string;
  name: string;
  side: string;
  profile: string;
  at: Point;
  facing: number; // degrees clockwise from north
  elevation: number;
  pose: Pose;
  base: { radius?: number; points?: Point[] };
  look?: Look;
  state?: Token[];
  facts: Facts;
}

export interface Party {
  id: string;
  name: string;
  friends?: string[];
  facts: Facts;
}

export interface Decision {
  side: string;
  kind: string;
  prompt: string;
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
  modifiers: Modifier[];
}

export interface GameEvent {
  event: string;
  text: string;
  rule?: string;
  side?: string;
  by?: string;
  at?: string;
  figures?: string[];
  from?: Point;
  path?: Point[];
  length?: number;
  dice?: string;
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

export interface Standing {
  pending: Pending[];
  over: boolean;
  result: Result | null;
  hash: string;
  inputs: number;
  event_count: number;
  undo?: { inputs: number; dice: boolean } | null; // what could be taken back now
}

export interface View extends Standing {
  rules: string;
  scenario: { name: string; help: string };
  unit: "inch" | "centimetre";
  dice: "seeded" | "manual";
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

export interface Frames extends Standing {
  frames: Frame[];
  more: boolean;
}
