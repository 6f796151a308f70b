// What decided a battle, read from its frames: who fell, to whom, and when the scales tipped.
import type { Frame, GameEvent, Party, Pose, View } from "../protocol/types";

export interface Fall {
  figure: string;
  side: string;
  turn: number;
  inputs: number;
  by?: string; // whoever brought him down, if anybody
  fled: boolean;
  text: string;
}

export interface Summary {
  falls: Fall[];
  sides: { id: string; began: number; left: number; felled: number; best?: { figure: string; count: number } }[];
  first?: Fall;
  worst?: { turn: number; side: string; count: number }; // the turn in which one side lost most
  leader?: Fall;
}

const gone = (pose: Pose): boolean => pose === "out" || pose === "away";

export function fallsOf(start: View, frames: readonly Frame[]): Fall[] {
  const poses = new Map(start.figures.map((figure) => [figure.id, figure.pose]));
  const sideOf = new Map(start.figures.map((figure) => [figure.id, figure.side]));
  const falls: Fall[] = [];
  for (const frame of frames) {
    for (const figure of frame.figures ?? []) {
      const before = poses.get(figure.id) ?? "away";
      poses.set(figure.id, figure.pose);
      sideOf.set(figure.id, figure.side);
      if (gone(before) || !gone(figure.pose)) continue;
      const event = cause(frame.events, figure.id);
      const by = event && doer(event, figure.id);
      falls.push({
        figure: figure.id,
        side: figure.side,
        turn: frame.turn,
        inputs: frame.inputs,
        fled: figure.pose === "away",
        text: event?.text ?? "",
        ...(by && sideOf.get(by) !== figure.side ? { by } : {}),
      });
    }
  }
  return falls;
}

const cause = (events: readonly GameEvent[], figure: string): GameEvent | undefined =>
  events.findLast(
    (event) => !event.faces && (event.at === figure || event.by === figure) && doer(event, figure) !== undefined,
  ) ?? events.findLast((event) => !event.faces && (event.at === figure || event.by === figure));

const doer = (event: GameEvent, figure: string): string | undefined => {
  const other = event.at === figure ? event.by : event.at;
  return other === figure ? undefined : other;
};

export function summary(start: View, frames: readonly Frame[]): Summary {
  const falls = fallsOf(start, frames);
  const last = new Map(start.figures.map((figure) => [figure.id, figure]));
  for (const frame of frames) for (const figure of frame.figures ?? []) last.set(figure.id, figure);
  const everyone = [...last.values()];
  const fallen = new Set(falls.map((fall) => fall.figure));

  const bySide = (party: Party) => {
    const mine = everyone.filter((figure) => figure.side === party.id);
    const felled = falls.filter((fall) => fall.by && last.get(fall.by)?.side === party.id);
    const counts = tally(felled.map((fall) => fall.by!));
    const best = [...counts].sort(([, a], [, b]) => b - a)[0];
    return {
      id: party.id,
      began: mine.length,
      left: mine.filter((figure) => !fallen.has(figure.id) || !gone(figure.pose)).length,
      felled: felled.length,
      ...(best ? { best: { figure: best[0], count: best[1] } } : {}),
    };
  };

  const turns = [...tally(falls.map((fall) => `${fall.turn}\n${fall.side}`))].sort(([, a], [, b]) => b - a)[0];
  const [turn, side] = turns?.[0].split("\n") ?? [];
  const leader = falls.find((fall) => last.get(fall.figure)?.look.leader);
  return {
    falls,
    sides: start.sides.map(bySide),
    ...(falls[0] ? { first: falls[0] } : {}),
    ...(turns && turns[1] > 1 ? { worst: { turn: Number(turn), side: side!, count: turns[1] } } : {}),
    ...(leader ? { leader } : {}),
  };
}

function tally(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
