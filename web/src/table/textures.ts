// Textures drawn on the spot: grain, wood, stone, straw. Nothing is loaded.
import { CanvasTexture, NoColorSpace, RepeatWrapping, SRGBColorSpace, type Texture } from "three";
import { type Chance, chanceOf } from "./chance";

export type Pen = CanvasRenderingContext2D;

export function sheet(width: number, height: number): Pen {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  return canvas.getContext("2d", { willReadFrequently: false })!;
}

export function textureOf(pen: Pen, repeat?: [number, number]): CanvasTexture {
  const t = new CanvasTexture(pen.canvas);
  t.colorSpace = SRGBColorSpace;
  t.anisotropy = 4;
  if (repeat) {
    t.wrapS = t.wrapT = RepeatWrapping;
    t.repeat.set(...repeat);
  }
  return t;
}

export const shade = (grey: number, alpha: number): string => `rgba(${grey},${grey},${grey},${alpha})`;

// Calls back for every stroke, also where it leaves one edge and comes in at the other, so that the sheet tiles.
function tiled(pen: Pen, x: number, y: number, draw: () => void): void {
  const { width, height } = pen.canvas;
  for (const dx of [-width, 0, width])
    for (const dy of [-height, 0, height]) {
      pen.save();
      pen.translate(x + dx, y + dy);
      draw();
      pen.restore();
    }
}

// Fine tufts, grey around 0.5, for everything that grows; multiplied onto what lies beneath.
function flock(size: number, chance: Chance): Pen {
  const pen = sheet(size, size);
  pen.fillStyle = "#808080";
  pen.fillRect(0, 0, size, size);
  for (let i = 0; i < size * 22; ++i) {
    const light = chance() < 0.5;
    const [x, y, a, l] = [chance() * size, chance() * size, chance() * Math.PI, 1.5 + chance() * 3.5];
    pen.strokeStyle = light ? "rgba(255,250,215,0.16)" : "rgba(10,20,10,0.17)";
    pen.lineWidth = 0.8 + chance() * 0.9;
    tiled(pen, x, y, () => {
      pen.beginPath();
      pen.moveTo(0, 0);
      pen.lineTo(Math.cos(a) * l, Math.sin(a) * l);
      pen.stroke();
    });
  }
  return pen;
}

function stones(size: number, chance: Chance): Pen {
  const pen = sheet(size, size);
  pen.fillStyle = "#6a6258";
  pen.fillRect(0, 0, size, size);
  const rows = 6;
  const high = size / rows;
  for (let row = 0; row < rows; ++row) {
    let x = row % 2 ? -high * 0.6 : 0;
    while (x < size) {
      const wide = Math.min(
        high * (0.9 + chance() * 1.1),
        size + (row % 2 ? -high * 0.6 + high * 0.6 : 0) - x + high * 0.2,
      );
      const tone = 128 + chance() * 60;
      pen.fillStyle = `rgb(${tone + 10},${tone + 2},${tone - 14})`;
      pen.beginPath();
      pen.roundRect(x + 2, row * high + 2, wide - 4, high - 4, 6);
      pen.fill();
      pen.fillStyle = "rgba(255,248,225,0.16)";
      pen.fillRect(x + 5, row * high + 4, Math.max(1, wide - 12), 3);
      x += wide;
    }
  }
  speckle(pen, chance, 900);
  return pen;
}

function planks(size: number, chance: Chance, base: [number, number, number], rows: number): Pen {
  const pen = sheet(size, size);
  const high = size / rows;
  for (let row = 0; row < rows; ++row) {
    const t = (chance() - 0.5) * 26;
    pen.fillStyle = `rgb(${base[0] + t},${base[1] + t},${base[2] + t})`;
    pen.fillRect(0, row * high, size, high);
    for (let i = 0; i < 16; ++i) {
      pen.strokeStyle = chance() < 0.6 ? "rgba(40,22,8,0.16)" : "rgba(255,230,190,0.10)";
      pen.lineWidth = 0.6 + chance() * 1.4;
      const y = row * high + chance() * high;
      const bend = (chance() - 0.5) * high * 0.4;
      pen.beginPath();
      pen.moveTo(0, y);
      pen.bezierCurveTo(size * 0.3, y + bend, size * 0.7, y - bend, size, y);
      pen.stroke();
    }
    pen.fillStyle = "rgba(25,14,6,0.55)";
    pen.fillRect(0, row * high, size, 2);
    const joint = chance() * size;
    if (rows > 2) pen.fillRect(joint, row * high, 2, high);
  }
  return pen;
}

function straw(size: number, chance: Chance): Pen {
  const pen = sheet(size, size);
  pen.fillStyle = "#a08a5a";
  pen.fillRect(0, 0, size, size);
  for (let i = 0; i < size * 9; ++i) {
    const tone = chance();
    pen.strokeStyle =
      tone < 0.4 ? "rgba(92,66,26,0.3)" : tone < 0.8 ? "rgba(206,184,130,0.34)" : "rgba(238,222,176,0.26)";
    pen.lineWidth = 0.8 + chance() * 1.2;
    const l = 10 + chance() * 24;
    const lean = (chance() - 0.5) * 5;
    tiled(pen, chance() * size, chance() * size, () => {
      pen.beginPath();
      pen.moveTo(0, 0);
      pen.lineTo(lean, l);
      pen.stroke();
    });
  }
  for (let row = 0; row < 4; ++row) {
    const y = (row * size) / 4;
    const g = pen.createLinearGradient(0, y, 0, y + size / 4);
    g.addColorStop(0, "rgba(50,32,8,0.26)");
    g.addColorStop(0.25, "rgba(50,32,8,0)");
    pen.fillStyle = g;
    pen.fillRect(0, y, size, size / 4);
  }
  return pen;
}

function shingles(size: number, chance: Chance): Pen {
  const pen = sheet(size, size);
  const rows = 8;
  const high = size / rows;
  for (let row = 0; row < rows; ++row)
    for (let col = -1; col < rows; ++col) {
      const t = 88 + chance() * 44;
      const x = col * high + (row % 2 ? high / 2 : 0);
      pen.fillStyle = `rgb(${t + 22},${t + 2},${t - 18})`;
      pen.fillRect(x, row * high, high, high);
      pen.fillStyle = "rgba(20,10,5,0.5)";
      pen.fillRect(x, row * high, 2, high);
      pen.fillRect(x, row * high, high, 4);
    }
  return pen;
}

export function speckle(pen: Pen, chance: Chance, count: number): void {
  const { width, height } = pen.canvas;
  for (let i = 0; i < count; ++i) {
    pen.fillStyle = chance() < 0.5 ? "rgba(0,0,0,0.10)" : "rgba(255,255,240,0.09)";
    pen.fillRect(chance() * width, chance() * height, 1 + chance() * 2, 1 + chance() * 2);
  }
}

export interface Textures {
  flock: Texture;
  stone: Texture;
  planks: Texture;
  oak: Texture;
  straw: Texture;
  shingles: Texture;
}

// `repeat` is how often the texture comes again in an inch.
export function drawTextures(): Textures {
  const chance = chanceOf("textures");
  const grain = textureOf(flock(256, chance), [0.4, 0.4]);
  grain.colorSpace = NoColorSpace; // a factor, no colour
  return {
    flock: grain,
    stone: textureOf(stones(256, chance), [0.55, 0.55]),
    planks: textureOf(planks(256, chance, [134, 110, 80], 5), [0.45, 0.45]),
    oak: textureOf(planks(512, chance, [104, 70, 42], 2), [0.12, 0.2]),
    straw: textureOf(straw(256, chance), [0.5, 0.5]),
    shingles: textureOf(shingles(256, chance), [0.6, 0.6]),
  };
}
