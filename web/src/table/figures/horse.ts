// A turned wooden horse with a caparison in its rider's colour, for a rider 1 high.
import { mixed, Paint, put } from "../paint";
import { ball, box, cone, pill, rod, turned } from "../solids";

export const saddle = 0.52; // how much higher the rider's foot is

export function drawHorse(out: Paint, coat: string, cloth: string | null, saddled = true): void {
  const dark = mixed(coat, "#1d130c", 0.55);
  const covered = (cloth && mixed(cloth, "#ffffff", 0.04)) || coat;
  out.add(pill(0.23, 0.62), coat, put(0, 0.62, 0.02, Math.PI / 2));
  out.add(ball(0.25, 12), coat, put(0, 0.64, 0.34));
  out.add(ball(0.245, 12), coat, put(0, 0.64, -0.3));
  if (cloth) {
    out.add(
      turned(
        [
          [0.33, 0.26],
          [0.3, 0.44],
          [0.275, 0.7],
          [0.19, 0.88],
          [0, 0.945],
        ],
        16,
      ),
      (p) => (p.y < 0.31 ? "#efe2bf" : covered),
      put(0, 0, 0.3, 0, 0, 0, [0.95, 1, 1]),
    );
    out.add(
      turned(
        [
          [0.31, 0.3],
          [0.29, 0.44],
          [0.275, 0.7],
          [0.19, 0.88],
          [0, 0.945],
        ],
        16,
      ),
      (p) => (p.y < 0.35 ? "#efe2bf" : covered),
      put(0, 0, -0.28, 0, 0, 0, [0.95, 1, 0.9]),
    );
  }
  for (const [x, z] of [
    [-0.14, -0.34],
    [0.14, -0.34],
    [-0.14, 0.36],
    [0.14, 0.36],
  ] as const) {
    out.add(rod(0.075, 0.05, 0.5, 8), coat, put(x, 0.28, z));
    out.add(rod(0.055, 0.075, 0.09, 8), dark, put(x, 0.045, z));
  }
  out.add(rod(0.11, 0.2, 0.56, 10), cloth ? covered : coat, put(0, 0.92, -0.46, -0.62));
  out.add(ball(0.13, 10), coat, put(0, 1.13, -0.63));
  out.add(rod(0.075, 0.125, 0.36, 10), coat, put(0, 1.05, -0.8, -1.95));
  out.add(ball(0.08, 8), mixed(coat, "#e9d8c4", 0.25), put(0, 0.985, -0.95));
  for (const x of [-0.06, 0.06]) {
    out.add(cone(0.045, 0.14, 5), coat, put(x, 1.27, -0.58, -0.1, 0, x * -2));
    out.add(ball(0.02, 6), "#17100b", put(x * 1.75, 1.13, -0.74));
  }
  for (let i = 0; i < 6; ++i) out.add(box(0.06, 0.14, 0.12), dark, put(0, 1.24 - i * 0.085, -0.53 + i * 0.062, -0.5)); // mane
  out.add(rod(0.02, 0.07, 0.5, 7), dark, put(0, 0.56, 0.62, 0.45)); // tail
  if (saddled) out.add(box(0.3, 0.08, 0.34), "#6a4426", put(0, 0.86, 0.02));
}
