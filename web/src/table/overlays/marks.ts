// Marks around a base. Each kind has its own shape, so that none has to be told by colour.
import type { Point } from "../../protocol/types";
import { outline } from "../space";
import type { Mark } from "../table";
import { dashes, Ribbons } from "./ribbon";

const flat = () => 0;
const circle = (r: number): Point[] => outline([[0, 0]], r, 56);
const spoke = (a: number, r: number): Point => [Math.sin(a) * r, Math.cos(a) * r];

export interface MarkShape {
  shape: { light: Ribbons; dark: Ribbons };
  glow: Ribbons;
  tone: string;
}

const tones: Record<Mark["kind"], string> = {
  asked: "#ffd24a",
  may: "#fff3cf",
  target: "#ff7a4d",
  chosen: "#ffffff",
  hover: "#ffe9a8",
};

export function markShape(kind: Mark["kind"], reach: number, pen: number): MarkShape {
  const r = reach + pen * 2.4;
  const [light, dark, glow] = [new Ribbons(), new Ribbons(), new Ribbons()];
  const both = (points: readonly Point[], width: number, closed: boolean) => {
    dark.line(points, width + pen * 0.9, flat, 0.02, closed);
    light.line(points, width, flat, 0.03, closed);
  };
  if (kind !== "may" && kind !== "hover") glow.line(circle(reach + pen * 2.6), pen * 6, flat, 0.01, true);
  switch (kind) {
    case "asked": // a full ring with four points outward
      both(circle(r), pen * 1.5, true);
      for (let i = 0; i < 4; ++i) {
        const a = (i * Math.PI) / 2 + Math.PI / 4;
        both([spoke(a, r), spoke(a, r + pen * 3)], pen * 1.6, false);
      }
      break;
    case "may": // dashes
      for (const part of dashes([...circle(r), circle(r)[0]!], r * 0.26, r * 0.135)) both(part, pen, false);
      break;
    case "target": // four arrowheads pointing in
      for (let i = 0; i < 4; ++i) {
        const a = (i * Math.PI) / 2 + Math.PI / 4;
        const [w, l] = [0.2, pen * 3 + reach * 0.22];
        const head = (grow: number): Point[] => [
          spoke(a, r - pen * grow),
          spoke(a - w, r + l + pen * grow),
          spoke(a + w, r + l + pen * grow),
        ];
        dark.area(head(0.9), flat, 0.02);
        light.area(head(0), flat, 0.03);
      }
      both(circle(r), pen * 0.7, true);
      break;
    case "chosen": // two rings
      both(circle(r), pen * 1.3, true);
      both(circle(r + pen * 3), pen * 0.9, true);
      break;
    case "hover":
      both(circle(r), pen * 0.8, true);
      break;
  }
  return { shape: { light, dark }, glow, tone: tones[kind] };
}
