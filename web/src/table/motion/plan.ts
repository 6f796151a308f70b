// What a frame shows, in order: dice that fall together, ways gone together, shots. The rest is how things stand at its end.
import type { GameEvent, Point } from "../../protocol/types";

export interface Roll {
  by?: string;
  side?: string;
  sides: number;
  faces: number[];
}

export interface Way {
  who: string[]; // whoever of them stands where it begins
  way: Point[];
}

export type Step =
  | { kind: "roll"; rolls: Roll[] }
  | { kind: "walk"; ways: Way[] } // of different people, at once
  | { kind: "shot"; by: string; at: string };

export const sidesOf = (dice: string | undefined): number => Number(/d(\d+)/.exec(dice ?? "")?.[1] ?? 6);

const still = new Set(["turned", "deployed", "arrived", "proposed"]); // they lead somewhere, but nobody walks there

const shot = /\bshot|shoot|volley|bolt|arrow|throw/i;

export function planOf(events: readonly GameEvent[]): Step[] {
  const steps: Step[] = [];
  for (const e of events) {
    if (e.faces?.length) {
      const roll: Roll = {
        ...(e.by && { by: e.by }),
        ...(e.side && { side: e.side }),
        sides: sidesOf(e.dice),
        faces: e.faces,
      };
      const last = steps[steps.length - 1];
      if (last?.kind === "roll") last.rolls.push(roll);
      else steps.push({ kind: "roll", rolls: [roll] });
      if (e.by && e.at && shot.test(e.purpose ?? "")) steps.push({ kind: "shot", by: e.by, at: e.at });
    } else if (e.path?.length && e.from && !still.has(e.event)) {
      const who = [e.by, e.at, ...(e.figures ?? [])].filter((id): id is string => id !== undefined);
      const last = steps[steps.length - 1];
      const way = { who, way: [e.from, ...e.path] };
      if (!who.length) continue;
      if (last?.kind === "walk" && !last.ways.some((one) => one.who.some((id) => who.includes(id))))
        last.ways.push(way);
      else steps.push({ kind: "walk", ways: [way] });
    }
  }
  return steps;
}
