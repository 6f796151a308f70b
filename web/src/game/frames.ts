// A battle told input by input: what stands on the table after each.
import type { Figure, Frame, Party, Prop, View } from "../protocol/types";

const replaced = <T extends { id: string }>(old: readonly T[], changed: readonly T[]): T[] => {
  const fresh = new Map(changed.map((one) => [one.id, one]));
  const kept = old.map((one) => fresh.get(one.id) ?? one);
  const known = new Set(old.map((one) => one.id));
  return [...kept, ...changed.filter((one) => !known.has(one.id))];
};

// Figures are told one by one, props and sides all together: a prop may be gone.
export function merge(view: View, frame: Frame): View {
  return {
    ...view,
    figures: frame.figures ? replaced<Figure>(view.figures, frame.figures) : view.figures,
    props: frame.props ?? view.props ?? ([] as Prop[]),
    sides: frame.sides ?? (view.sides as Party[]),
    turn: frame.turn,
    phase: frame.phase,
    active: frame.active,
    over: frame.over,
    result: frame.result,
    inputs: frame.inputs,
    event_count: frame.event_count,
  };
}

// The battle after each of its inputs, from the first picture and all frames. Views share what did not change.
export function reel(start: View, frames: readonly Frame[]): View[] {
  const views: View[] = [];
  let view = start;
  for (const frame of frames) views.push((view = merge(view, frame)));
  return views;
}

// How fast to play when `behind` frames wait: as set while there are few, then ever faster, and all at once when far behind.
export function hurry(speed: number, behind: number): number {
  if (speed === 0 || behind > 60) return 0;
  return behind <= 4 ? speed : speed * (1 + (behind - 4) / 4);
}
