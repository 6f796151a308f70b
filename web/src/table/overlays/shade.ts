// A grid of squares on the ground, each as wide as what it says is likely.
import { widthOf } from "../../game/field";
import type { Shade } from "../table";
import { type Lie, Ribbons } from "./ribbon";

export const shadeTones: Record<Shade["kind"], string> = { hurt: "#ffd24a", danger: "#ff5a45" };

export function shadeShape(shade: Shade, grow: number, lie: Lie, lift: number): Ribbons {
  const shape = new Ribbons();
  for (const {
    at: [x, y],
    value,
  } of shade.places) {
    const r = Math.min((widthOf(shade.step, value) * grow) / 2, shade.step / 2);
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
