// What may be ordered, and what the engine says of an order before it is given.
import type { Decision, Point, Pose, Tally } from "./world";

export type Part = "figure" | "target" | "figures" | "path" | "facing" | "number";

export interface Verb {
  name: string;
  label: string;
  uses: Part[];
  shows?: "shot" | "blow" | "walk"; // what comes first to mind where several things can be done to somebody, or with a place
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

export interface Option {
  choice: Choice;
  label: string;
  brief?: string; // without the name it begins with
  number?: string; // what the number of the choice stands for
  ends?: boolean; // done, stay, pass: does the least where there is something to do
  grave?: boolean; // ends more than what is asked now
  at?: Point; // where the thing is that it is done with
  chance?: Likely;
}

// That it does what it is meant to do, what that is, and why it never does.
export interface Likely {
  text: string;
  value: number;
  comes?: string;
  never?: string;
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
  zones?: Point[][]; // where somebody is set up
}

// What would be asked next, if the others did the least and dice fell well.
export interface Later extends Options {
  asked: Decision;
  dice?: boolean; // some fall on the way
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
  chance?: Likely;
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

// What one who thinks expects of a deed: that his side wins after it, from 0 to 1.
export interface Prospect {
  chance: number;
  error: number;
  branches: number;
}

export interface Advice extends Partial<Prospect> {
  choice: Choice;
  label?: string;
  why?: string;
  before?: Prospect;
  others?: ({ choice: Choice; label?: string } & Partial<Prospect>)[];
}

export interface Problem {
  where: string;
  message: string;
}

export interface Refusal {
  code: string;
  message: string;
  rule?: string;
  remedy?: string; // what would make it legal
  problems?: Problem[];
}

// Exactly, or of samples with the interval in which it lies 95 times of 100.
export interface Chance {
  decimal: number;
  fraction?: string;
  interval?: [number, number];
}

export interface Incident {
  text: string;
}

// How somebody is: his pose, and his marks in words.
export interface Condition {
  pose: Pose;
  marks: string[];
}

export interface Ending extends Chance {
  changes: ({ figure: string } & Condition)[];
  incidents: Incident[];
}

export interface Odds {
  exact: boolean;
  samples?: number;
  figures: { figure: string; hurt?: Chance; ends: (Chance & Condition)[] }[];
  incidents: (Incident & Chance)[];
  outcomes: Ending[]; // the likeliest first
  left_off?: number;
}

// What a place would be worth to whoever could go there.
export interface Place {
  at: Point;
  hurt?: number; // that the target is hurt from there
  risk: number; // that he is hurt himself, on the way
  danger?: number; // and there, by what the enemy can do next
}

export interface Field {
  step: number;
  places: Place[];
  next?: number; // where the next piece begins, if this is not all
}
