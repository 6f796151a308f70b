// One line for each figure: what he is, and the state he is in.
import type { Figure, Party, Told, View } from "../protocol/types";
import { words } from "../words";

export interface Person {
  figure: Figure;
  state: string[]; // in words, the most pressing first
  done: string[]; // what he has done this turn
  off: boolean; // not on the table any more
}

// Before the first turn, whoever is away has yet to be set up.
export function person(figure: Figure, turn = 1): Person {
  const coming = figure.pose === "away" && turn === 0;
  const off = !coming && (figure.pose === "out" || figure.pose === "away");
  const state: string[] = [];
  const done: string[] = [];
  if (figure.pose !== "standing") state.push(coming ? words.coming : words.pose[figure.pose]);
  if (!off && !coming)
    for (const { kind, text } of figure.state) {
      if (kind === "deed") done.push(text);
      if (kind === "state" || kind === "passing") state.push(text);
    }
  return { figure, state, done, off };
}

// The living first, in the order of the roll; then whoever is gone.
export function people(view: View, side: string): Person[] {
  const all = view.figures.filter((figure) => figure.side === side).map((figure) => person(figure, view.turn));
  return [...all.filter((one) => !one.off), ...all.filter((one) => one.off)];
}

export const asText = ({ label, value }: Told): string => (value === undefined ? label : `${label} ${value}`);

// What there is to know of somebody; that there is none of something is not worth a word.
export const facts = ({ told }: Pick<Figure, "told">): string[] => told.filter((one) => one.value !== "0").map(asText);

// Numbers of a side, and what else is so.
export const gauges = ({ told }: Pick<Party, "told">): Told[] => told.filter((one) => one.counts);
export const badges = ({ told }: Pick<Party, "told">): string[] => told.filter((one) => !one.counts).map(asText);
