// One line for each figure: what he is, and the state he is in.
import type { FactValue, Figure, Party, View } from "../protocol/types";
import { words } from "../words";

export interface Person {
  figure: Figure;
  state: string[]; // in words, the most pressing first
  done: string[]; // what he has done this turn
  off: boolean; // not on the table any more
}

const told = new Set(["prone", "out", "loaded", "missiles"]); // by the pose, or not worth a word

const deeds = new Set(["moved", "shot", "fought", "acted"]);

// Before the first turn, whoever is away has yet to be set up.
export function person(figure: Figure, turn = 1): Person {
  const coming = figure.pose === "away" && turn === 0;
  const off = !coming && (figure.pose === "out" || figure.pose === "away");
  const state: string[] = [];
  const done: string[] = [];
  if (figure.pose !== "standing") state.push(coming ? words.coming : words.pose[figure.pose]);
  if (!off && !coming) {
    for (const token of figure.state ?? [])
      if (!told.has(token.id)) (deeds.has(token.id) ? done : state).push(token.text);
  }
  return { figure, state, done, off };
}

const telling = (value: FactValue | undefined): boolean =>
  value !== undefined && value !== false && value !== 0 && value !== "";

// The living first, in the order of the roll; then whoever is gone.
export function people(view: View, side: string): Person[] {
  const all = view.figures.filter((figure) => figure.side === side).map((figure) => person(figure, view.turn));
  return [...all.filter((one) => !one.off), ...all.filter((one) => one.off)];
}

// Numbers that are measured, in units of the rules.
const lengths = new Set(["range", "move", "movement_left"]);
const amount = (key: string, value: number, unit: string): string =>
  Math.round(value * 100) / 100 + (lengths.has(key) ? (words.units[unit] ?? "") : "");

export const fact = (key: string, value: FactValue, unit = ""): string => {
  const name = (words.facts as Record<string, string>)[key] ?? key.replaceAll("_", " ");
  if (value === true) return name;
  return `${name} ${typeof value === "number" ? amount(key, value, unit) : value}`;
};

export const facts = (figure: Figure, unit = ""): string[] =>
  Object.entries(figure.facts)
    .filter(([, value]) => telling(value))
    .map(([key, value]) => fact(key, value, unit));

// Numbers of a side, with the most of each it ever had, for a row of pips.
export interface Gauge {
  key: string;
  name: string;
  value: string;
  of?: number;
}

export function gauges(party: Party, began: number, unit = ""): Gauge[] {
  const { facts } = party;
  const out: Gauge[] = [];
  for (const [key, value] of Object.entries(facts)) {
    if (typeof value !== "number" || key === "starting_dice" || key === "began" || key === "fighting") continue;
    const most =
      key === "in_play"
        ? began
        : key === "free_dice"
          ? facts.starting_dice
          : key === "points" || key === "fine"
            ? facts.began
            : undefined;
    const of = typeof most === "number" ? most : undefined;
    out.push({
      key,
      name: (words.facts as Record<string, string>)[key] ?? key.replaceAll("_", " "),
      value: amount(key, value, unit),
      ...(of ? { of } : {}),
    });
  }
  return out;
}

export const badges = (party: Party): string[] =>
  Object.entries(party.facts)
    .filter(([, value]) => value === true || typeof value === "string")
    .map(([key, value]) => fact(key, value));
