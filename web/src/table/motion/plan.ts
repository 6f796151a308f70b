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

export function planOf(events: readonly GameEvent[]): Step[] {
  const steps: Step[] = [];
  for (const e of events) {
    const last = steps[steps.length - 1];
    if (e.shows === "roll" && e.faces) {
      const roll: Roll = {
        ...(e.by && { by: e.by }),
        ...(e.side && { side: e.side }),
        sides: e.sides ?? 6,
        faces: e.faces,
      };
      if (last?.kind === "roll") last.rolls.push(roll);
      else steps.push({ kind: "roll", rolls: [roll] });
    } else if (e.shows === "shot" && e.by && e.at) {
      steps.push({ kind: "shot", by: e.by, at: e.at });
    } else if (e.shows === "walk" && e.path && e.from) {
      const who = [e.by, e.at, ...(e.figures ?? [])].filter((id): id is string => id !== undefined);
      const way = { who, way: [e.from, ...e.path] };
      if (!who.length) continue;
      if (last?.kind === "walk" && !last.ways.some((one) => one.who.some((id) => who.includes(id))))
        last.ways.push(way);
      else steps.push({ kind: "walk", ways: [way] });
    }
  }
  return steps;
}
