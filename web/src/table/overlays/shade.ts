// Squares on the ground at the places of a grid, each as wide as what it says is likely.
import { widthOf } from "../../game/field";
import type { Shade } from "../table";
import { type Lie, Ribbons } from "./ribbon";

export function shadeShape(step: number, places: Shade["places"], grow: number, lie: Lie, lift: number): Ribbons {
  const shape = new Ribbons();
  for (const {
    at: [x, y],
    value,
  } of places) {
    const r = Math.min((widthOf(step, value) * grow) / 2, step / 2);
    if (r > 0)
      shape.area(
        [
          [x - r, y - r],
          [x + r, y - r],
          [x + r, y + r],
          [x - r, y + r],
        ],
        lie,
        lift,
      );
  }
  return shape;
}
