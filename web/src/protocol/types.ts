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
  token?: string; // an invitation, for the host
  word?: string | null; // thrown in for the dice; null: the seat is not taken
}

// By which numbers a battle is played.
export interface Numbers {
  fingerprint: string;
  as_printed: boolean;
  differs: string[];
  written_by?: string; // another version of the program
}

// What proven dice follow from, before the secret is opened.
export interface Promised {
  commitment: string;
  words: (string | null)[];
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
  role: "host" | "invite" | "seat" | "watch";
  numbers?: Numbers; // to who is invited
  proof?: Promised;
  sides: SeatState[];
  watch?: string;
  campaign?: { aftermath: boolean; token?: string }; // that it is part of
}

export type Push =
  | { push: "changed"; inputs: number; event_count: number; undone: number; hash: string }
  | { push: "seats"; sides: SeatState[]; keep?: boolean }
  | { push: "ending"; message: string }
  | { push: "not_kept"; message: string }
  | { push: "gone"; message: string };
