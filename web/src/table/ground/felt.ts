// The felt itself: turf in a few greens (or snow), with everything painted on it that lies flat.
import { CanvasTexture } from "three";
import { chanceOf, pick } from "../chance";
import { sheet, textureOf } from "../textures";
import type { Kit } from "./kit";

const greens = { base: "#728352", patches: ["#82905a", "#667a4b", "#8c9561", "#5f7449", "#979764"] };
const snow = { base: "#dce3e6", patches: ["#eef2f2", "#cfd9de", "#e6ecec", "#d5dcdc"] };

export function paintFelt(width: number, depth: number, kit: Kit, finest: number): CanvasTexture {
  const inch = Math.min(44, finest / Math.max(width, depth));
  const pen = sheet(width * inch, depth * inch);
  pen.setTransform(inch, 0, 0, -inch, 0, depth * inch); // in inches, north up
  const chance = chanceOf(`felt ${width} ${depth}`);
  const tones = kit.winter ? snow : greens;
  pen.fillStyle = tones.base;
  pen.fillRect(0, 0, width, depth);
  for (let i = 0; i < width * depth * 0.16; ++i) {
    const [x, y, r] = [chance() * width, chance() * depth, 1.2 + chance() * 4.2];
    const hue = pick(tones.patches, chance);
    const g = pen.createRadialGradient(x, y, 0, x, y, r);
    g.addColorStop(0, `${hue}77`);
    g.addColorStop(0.6, `${hue}3c`);
    g.addColorStop(1, `${hue}00`);
    pen.fillStyle = g;
    pen.fillRect(x - r, y - r, r * 2, r * 2);
  }
  for (let i = 0; i < width * depth * 1.2; ++i) {
    pen.fillStyle = kit.winter
      ? pick(["#b9c4c833", "#ffffff55"], chance)
      : pick(["#a3a96a40", "#46593440", "#b9ae6c33", "#3c502f33"], chance);
    pen.beginPath();
    pen.ellipse(chance() * width, chance() * depth, 0.04 + chance() * 0.14, 0.03 + chance() * 0.07, chance() * 3, 0, 7);
    pen.fill();
  }
  for (const stroke of [...kit.strokes].sort((a, b) => a.layer - b.layer)) {
    pen.save();
    stroke.draw(pen, inch);
    pen.restore();
  }
  vignette(pen, width, depth);
  const texture = textureOf(pen);
  texture.generateMipmaps = true;
  return texture;
}

// The felt is worn darker toward the rim.
function vignette(pen: CanvasRenderingContext2D, width: number, depth: number): void {
  const edge = Math.min(3, width * 0.08);
  for (const [x0, y0, x1, y1] of [
    [0, 0, edge, 0],
    [width, 0, width - edge, 0],
    [0, 0, 0, edge],
    [0, depth, 0, depth - edge],
  ] as const) {
    const g = pen.createLinearGradient(x0, y0, x1, y1);
    g.addColorStop(0, "rgba(28,26,10,0.34)");
    g.addColorStop(1, "rgba(28,26,10,0)");
    pen.fillStyle = g;
    pen.fillRect(0, 0, width, depth);
  }
}
