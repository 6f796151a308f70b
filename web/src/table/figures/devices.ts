// The devices of the five sides, as flat shapes about 1 across.
import type { Point } from "../../protocol/types";
import type { SideStyle } from "../../sides";

const ray = (n: number, inner: number, outer: number): Point[] =>
  Array.from({ length: n * 2 }, (_, i) => {
    const a = (i / (n * 2)) * Math.PI * 2;
    const r = i % 2 ? inner : outer;
    return [Math.sin(a) * r, Math.cos(a) * r];
  });

// From horn to horn, out along one circle and back along another.
const crescent = (): Point[] => {
  const arc = (r: number, x: number, from: number, to: number): Point[] =>
    Array.from({ length: 13 }, (_, i) => {
      const a = from + ((to - from) * i) / 12;
      return [x + Math.cos(a) * r, Math.sin(a) * r];
    });
  return [...arc(0.48, 0, 0.9, Math.PI * 2 - 0.9), ...arc(0.4, 0.17, Math.PI * 2 - 1.2, 1.2)];
};

export const devices: Record<SideStyle["device"], Point[][]> = {
  boar: [
    [
      [-0.5, 0.02],
      [-0.42, 0.14],
      [-0.3, 0.16],
      [-0.26, 0.28],
      [-0.16, 0.22],
      [0.02, 0.28],
      [0.24, 0.24],
      [0.4, 0.12],
      [0.48, 0.2],
      [0.44, 0.02],
      [0.4, -0.28],
      [0.28, -0.28],
      [0.26, -0.08],
      [0.02, -0.1],
      [-0.02, -0.28],
      [-0.14, -0.28],
      [-0.16, -0.06],
      [-0.34, -0.08],
    ],
  ],
  tower: [
    [
      [-0.3, -0.45],
      [-0.3, 0.15],
      [-0.38, 0.2],
      [-0.38, 0.45],
      [-0.22, 0.45],
      [-0.22, 0.3],
      [-0.08, 0.3],
      [-0.08, 0.45],
      [0.08, 0.45],
      [0.08, 0.3],
      [0.22, 0.3],
      [0.22, 0.45],
      [0.38, 0.45],
      [0.38, 0.2],
      [0.3, 0.15],
      [0.3, -0.45],
      [0.1, -0.45],
      [0.1, -0.18],
      [-0.1, -0.18],
      [-0.1, -0.45],
    ],
  ],
  moon: [crescent()],
  sun: [ray(10, 0.24, 0.48)],
  oak: [
    [
      [0, -0.5],
      [0.05, -0.28],
      [0.26, -0.3],
      [0.2, -0.14],
      [0.4, -0.06],
      [0.26, 0.06],
      [0.36, 0.24],
      [0.18, 0.24],
      [0.14, 0.44],
      [0, 0.5],
      [-0.14, 0.44],
      [-0.18, 0.24],
      [-0.36, 0.24],
      [-0.26, 0.06],
      [-0.4, -0.06],
      [-0.2, -0.14],
      [-0.26, -0.3],
      [-0.05, -0.28],
    ],
  ],
};
