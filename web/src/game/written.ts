// Orders given in secret, as their own side sees them: by figure, and how each is taken back to be given anew.
import type { WrittenMan, WrittenOrder } from "../protocol/types";

export interface Note extends WrittenMan {
  order: WrittenOrder;
}

// The last order of each, as a later one takes its place.
export function notes(written: readonly WrittenOrder[]): Map<string, Note> {
  const all = new Map<string, Note>();
  for (const order of written) for (const man of order.men) all.set(man.figure, { ...man, order });
  return all;
}

// What is given again when an order is taken back: all that came after it.
export const after = (written: readonly WrittenOrder[], order: WrittenOrder): WrittenOrder[] =>
  written.slice(written.indexOf(order) + 1);
