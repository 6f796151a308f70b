// Ground that is only painted on the felt.
import { type Chance, pick } from "../chance";
import { mixed, put } from "../paint";
import { lump, rod } from "../solids";
import { distanceTo, outlineOf } from "../space";
import { type Draw, type Kit, scatter, trace } from "./kit";
import type { Piece } from "../../protocol/types";

const earth = (piece: Piece, kit: Kit, fill: string, blur: number): void => {
  kit.strokes.push({
    layer: 2,
    draw: (pen, inch) => {
      pen.save();
      pen.shadowColor = fill;
      pen.shadowBlur = inch * blur;
      trace(pen, outlineOf(piece));
      pen.fillStyle = fill;
      pen.fill();
      pen.restore();
    },
  });
};

const litter = (piece: Piece, kit: Kit, chance: Chance, gap: number, size: number): void => {
  for (const p of scatter(outlineOf(piece), gap, chance, (q) => distanceTo(q, piece) === 0)) {
    const r = size * (0.5 + chance());
    kit.paint.add(
      lump(chance, 0.5, 0),
      mixed("#857c6b", "#aaa08a", chance()),
      put(p[0], piece.top + r * 0.2, -p[1], 0, chance() * 6, 0, [r, r * 0.6, r * 0.8]),
    );
  }
};

export const broken: Draw = (piece, kit, chance) => {
  earth(piece, kit, kit.winter ? "rgba(180,180,176,0.7)" : "rgba(128,112,74,0.72)", 0.6);
  litter(piece, kit, chance, 0.55, 0.13);
};

export const rough: Draw = (piece, kit, chance) => {
  earth(piece, kit, "rgba(112,98,58,0.66)", 0.8);
  litter(piece, kit, chance, 1.1, 0.2);
  for (const p of scatter(outlineOf(piece), 0.8, chance, (q) => distanceTo(q, piece) === 0))
    for (let i = 0; i < 3; ++i) {
      const h = 0.2 + chance() * 0.25;
      kit.paint.add(
        rod(0.004, 0.03, h, 4),
        pick(["#6d7a35", "#8d8a4a", "#59662e"], chance),
        put(
          p[0] + (chance() - 0.5) * 0.2,
          h / 2,
          -p[1] + (chance() - 0.5) * 0.2,
          (chance() - 0.5) * 0.6,
          0,
          (chance() - 0.5) * 0.6,
        ),
      );
    }
};

export const marsh: Draw = (piece, kit, chance) => {
  earth(piece, kit, "rgba(70,78,48,0.8)", 0.7);
  rough(piece, kit, chance);
};

export const courtyard: Draw = (piece, kit, chance) => {
  earth(piece, kit, "#8d8168", 0.2);
  kit.strokes.push({
    layer: 3,
    draw: (pen) => {
      pen.save();
      trace(pen, outlineOf(piece));
      pen.clip();
      for (const p of scatter(outlineOf(piece), 0.42, chance, () => true)) {
        pen.fillStyle = pick(["#a3967b", "#978a70", "#afa287", "#8a7d64"], chance);
        pen.beginPath();
        pen.ellipse(p[0], p[1], 0.17, 0.14, chance() * 3, 0, 7);
        pen.fill();
      }
      pen.restore();
    },
  });
};

export const road: Draw = (piece, kit) =>
  earth(piece, kit, kit.winter ? "rgba(196,190,178,0.9)" : "rgba(168,142,96,0.88)", 0.35);
