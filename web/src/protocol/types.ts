// What the engine says, as docs/protocol.md and docs/server.md describe it.
import type { Result } from "./world";

export * from "./orders";
export * from "./world";

export interface RulesetEntry {
  id: string;
  title: string;
  summary: string;
  version: string;
  unit: "inch" | "centimetre";
  campaigns: boolean; // bands can be led from battle to battle
  charts: boolean; // by which the game itself moves somebody
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

// A doubtful reading of the rules, of which a table chooses one way.
export interface Ruling {
  key: string;
  name: string;
  help: string;
  rule: string; // the reading's id
  default: string;
  ways: { word: string; text: string }[];
}

export interface ScenarioEntry extends CatalogEntry {
  sides: string[]; // warbands it suggests
  bands: number[]; // how many may fight it
  several?: string[]; // those it suggests to allies, against the last of `sides`
  guests?: string[]; // those it suggests to bands that join the `sides`
  exercise?: boolean; // a few men, to learn by
}

export interface Catalog extends RulesetEntry {
  scenarios: ScenarioEntry[];
  warbands: CatalogEntry[];
  profiles: CatalogEntry[];
  gear: CatalogEntry[];
  skills: CatalogEntry[];
  terrain: CatalogEntry[];
  options: GameOption[];
  rulings: Ruling[];
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
  campaign?: { aftermath: boolean; token?: string }; // that it is part of
}

export type Push =
  | { push: "changed"; inputs: number; event_count: number; undone: number; hash: string }
  | { push: "seats"; sides: SeatState[] }
  | { push: "not_kept"; message: string }
  | { push: "gone"; message: string };
