// Words of what is looked at: the picture, odds, dice, rules.
import { plural } from "./text";

export const view = {
  label: "View",
  above: "From above",
  eye: "Through his eyes",
  nearer: "Nearer",
  farther: "Farther",
  left: "Turn the table left",
  right: "Turn the table right",
  ruler: "Ruler",
  rulerFrom: "Ruler: from where?",
  rulerTo: "Ruler: to where?",
  rulerClose: "Put the ruler away",
};

export const odds = {
  title: "What can happen",
  hurts: (name: string, chance: string): string => `Hurts ${name} ${chance}`,
  ends: (name: string, how: string): string => `${name}: ${how}`,
  nothing: "Nothing else",
  chance: "chance",
  fate: { standing: "stands", lying: "is struck down", out: "falls", away: "leaves" },
  comes: (what: string | undefined, chance: string): string => (what ? `${what} ${chance}` : chance),
  between: (low: string, high: string): string => `${low} to ${high}`,
  exact: "Every fall of the dice is counted, until there is something new to decide.",
  sampled: (n: number): string =>
    `Too much can happen to count it all: ${n} tries, and the true chance lies within these bounds 95 times of 100.`,
  policy: "The others answer as is best for them.",
  endings: "All together",
  more: (n: number): string => `and ${n} less likely endings`,
  tell: (label: string, chance: string, ends: string): string => [label, chance, ends].filter(Boolean).join(". "),
};

export const field = {
  label: "Field of odds",
  danger: (name: string): string => `How likely ${name} is to be hurt there`,
  hurt: (name: string, whom: string): string => `How likely ${name} is to hurt ${whom} from there`,
  what: "What the field shows",
  safe: "danger to him",
  against: (name: string): string => `against ${name}`,
  nobody: "Choose somebody who may move.",
  none: "No place differs from another.",
  here: (chance: string): string => `Here ${chance}`,
  from: (low: string, high: string): string => `${low} to ${high}`,
  close: "Put the field away",
};

export const dice = {
  title: "Roll, and press what fell",
  what: (count: number, sides: number, purpose: string): string =>
    `${plural(count, "die", "dice")} of ${sides} for ${purpose}`,
  by: (name: string): string => `Rolled by ${name}`,
  face: (n: number): string => `${n}`,
  clear: "Wipe",
  done: "So they fell",
  faces: (faces: readonly number[]): string => `Dice: ${faces.join(", ")}`,
};

export const rule = {
  title: (id: string): string => `Rule ${id}`,
  open: (id: string): string => `Rule ${id}: read it`,
  none: "This rule is not in the book that came with the table.",
  close: "Close",
};
