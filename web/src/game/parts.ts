// The parts of a turn as they lie before a player: those behind, the one he is in, the one that comes next.
import type { View } from "../protocol/types";

export interface TurnPart {
  name: string;
  text: string;
  where: "past" | "now" | "next" | "later";
}

export function partsOf(view: Pick<View, "parts" | "phase">): TurnPart[] {
  const here = view.parts.find((one) => one.name === view.phase);
  const all = view.parts.filter((one) => (one.before ?? false) === (here?.before ?? false));
  const at = all.findIndex((one) => one.name === view.phase);
  const then = (at + 1) % all.length; // after the last part comes the first of the next turn
  return all.map(({ name, text }, i) => ({
    name,
    text,
    where: i === at ? "now" : i === then ? "next" : i < at ? "past" : "later",
  }));
}
