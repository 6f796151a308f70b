// What is being tried, before it is done: a choice with what the rules say of it.
import type { Choice, Explanation, Point, Refusal } from "../protocol/types";
import type { Errand } from "./errands";

export interface Trial {
  choice: Choice;
  label: string;
  why: Explanation | null; // not known yet
  refusal?: Refusal;
  instead?: Refusal; // why it is not just what the hand meant, but the next best
  errands?: readonly Errand[]; // it answers more than this question
  path?: Point[]; // the way that one of them would take then
  ghosts?: readonly Ghost[]; // where several would stand
  pressed?: Point | string; // on the table, for this: pressed once more it is done
}
export interface Ghost {
  figure: string;
  at: Point;
  facing?: number;
}

// What a hand on the table means: one of these, or the next best.
export interface Meant {
  choices: Choice[];
  instead?: Choice[];
  label: string;
  pressed?: Point | string;
}
