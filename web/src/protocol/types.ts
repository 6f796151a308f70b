// What the engine says, as docs/protocol.md and docs/server.md describe it.

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
  facts: Facts;
}

export type Part = "figure" | "target" | "figures" | "path" | "facing" | "number";

export interface Verb {
  name: string;
  uses: Part[];
}

export interface Choice {
  verb: string;
  figure?: string;
  target?: string;
  figures?: string[];
  path?: Point[];
  facing?: number;
  number?: number;
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

export interface Option {
  choice: Choice;
  label: string;
}

export interface Fan {
  origin: Point;
  left: number;
  edge: Point[];
}

export interface Region {
  figure: string;
  fans: Fan[];
}

export interface Options {
  options: Option[];
  regions: Region[];
}

export interface Witness {
  what: string;
  rule: string;
  text: string;
  from: Point;
  to: Point;
  margin: number;
}

export interface Explanation {
  legal: boolean;
  refusal?: Refusal;
  summary: string;
  tallies: Tally[];
  witnesses: Witness[];
  length?: number;
  left?: number;
  costs?: string[];
  chance?: { text: string; value: number };
  zones?: { figure: string; text: string; rule: string; at: Point }[];
}

export interface Measure {
  distance: number;
  text: string;
  sight?: {
    sees: boolean;
    share?: number;
    text: string;
    rule?: string;
    by?: string;
    at?: Point;
    from: Point;
    to: Point;
  };
  witnesses: Witness[];
}

export interface Ring {
  kind: "reach" | "threat" | "area" | "range" | "front";
  name: string;
  rule: string;
  text: string;
  points: Point[];
}

export interface Advice {
  choice: Choice;
  label?: string;
  why?: string;
}

export interface Problem {
  where: string;
  message: string;
}

export interface Refusal {
  code: string;
  message: string;
  rule?: string;
  problems?: Problem[];
}

export interface RulesetEntry {
  id: string;
  title: string;
  summary: string;
  version: string;
  unit: "inch" | "centimetre";
}

export interface Hello {
  fyrd: string;
  protocol: number;
  rulesets: RulesetEntry[];
  players: string[];
  listening?: string[];
}

export interface CatalogEntry {
  id: string;
  name: string;
  help: string;
}

export interface GameOption {
  key: string;
  name: string;
  help: string;
  default: number | boolean;
  min?: number;
  max?: number;
}

export interface ScenarioEntry extends CatalogEntry {
  sides: string[]; // warbands it suggests
  bands: number[]; // how many may fight it
}

export interface Catalog extends RulesetEntry {
  scenarios: ScenarioEntry[];
  warbands: CatalogEntry[];
  profiles: CatalogEntry[];
  gear: CatalogEntry[];
  skills: CatalogEntry[];
  terrain: CatalogEntry[];
  options: GameOption[];
}

export interface SeatState {
  id: string;
  name: string;
  seat: string; // person, open, or a computer player
  mine: boolean;
  here: boolean;
  token?: string;
}

export interface GameInfo {
  id: string;
  title: string;
  rules: string;
  scenario: string;
  begun: string;
  changed: string;
  turn: number;
  inputs: number;
  over: boolean;
  result: Result | null;
  undo: "free" | "dice";
  keep?: boolean; // only to look at
  token: string;
  role: "host" | "seat" | "watch";
  sides: SeatState[];
  watch?: string;
}

export type Push =
  | { push: "changed"; inputs: number; event_count: number; undone: number; hash: string }
  | { push: "seats"; sides: SeatState[] }
  | { push: "gone"; message: string };
