// A light car with two wheels behind a pair of horses, for a driver 1 high who stands at the origin.
import type { SideStyle } from "../../sides";
import { mixed, Paint, put } from "../paint";
import { ball, box, hoop, plate, rod } from "../solids";
import { devices } from "./devices";
import { drawHorse } from "./horse";

export const carFloor = 0.34;

export function drawChariot(out: Paint, coat: string, style: SideStyle): void {
  const wood = "#8a6641";
  const wicker = mixed(style.cloth, "#c9a56a", 0.25);
  out.add(box(0.74, 0.06, 0.66), wood, put(0, carFloor - 0.03, 0.05));
  out.add(hoop(0.37, 0.03, Math.PI, 18), wood, put(0, 0.86, -0.02, -Math.PI / 2)); // the rail, round in front
  for (let i = 0; i <= 8; ++i) {
    const a = (i / 8) * Math.PI;
    out.add(
      box(0.16, 0.5, 0.03),
      i % 2 ? wicker : style.cloth,
      put(Math.cos(a) * 0.37, 0.6, -0.02 - Math.sin(a) * 0.37, 0, a + Math.PI / 2, 0),
    );
  }
  for (const shape of devices[style.device]) out.add(plate(shape), "#f6edd6", put(0, 0.6, -0.42, 0, 0, 0, 0.3));
  for (const x of [-1, 1]) {
    out.add(hoop(0.33, 0.04, Math.PI * 2, 22), "#5a4028", put(x * 0.47, 0.35, 0.12, 0, Math.PI / 2, 0));
    for (let i = 0; i < 3; ++i)
      out.add(box(0.03, 0.64, 0.045), "#7a5a38", put(x * 0.47, 0.35, 0.12, (i * Math.PI) / 3));
    out.add(ball(0.06, 8), "#c8a24c", put(x * 0.51, 0.35, 0.12));
  }
  out.add(rod(0.035, 0.035, 0.98, 8), "#5a4028", put(0, 0.35, 0.12, 0, 0, Math.PI / 2));
  out.add(rod(0.03, 0.03, 1.1, 7), wood, put(0, 0.46, -0.8, Math.PI / 2 - 0.12)); // the pole
  out.add(rod(0.028, 0.028, 0.66, 7), wood, put(0, 0.6, -1.2, 0, 0, Math.PI / 2)); // and the yoke
  for (const x of [-1, 1]) {
    out.frame = put(x * 0.24, 0, -1.02, 0, 0, 0, 0.72);
    drawHorse(out, x < 0 ? coat : mixed(coat, "#2a1c12", 0.25), null, false);
    out.frame = null;
    out.add(rod(0.008, 0.008, 1.02, 4), "#3d2918", put(x * 0.16, 0.72, -0.7, Math.PI / 2, x * 0.1, 0)); // reins
  }
}
