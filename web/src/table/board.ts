// The board in its wooden frame, with a rule along each side, on a dark table.
import {
  BufferGeometry,
  Color,
  LinearFilter,
  Mesh,
  MeshLambertMaterial,
  MeshBasicMaterial,
  Object3D,
  PlaneGeometry,
  type Texture,
  CanvasTexture,
  Vector3,
} from "three";
import { chanceOf } from "./chance";
import type { Materials } from "./materials";
import { Paint, put } from "./paint";
import { box, Triangles } from "./solids";
import { sheet, textureOf } from "./textures";

export const rimWidth = (width: number, depth: number): number =>
  Math.max(1.3, Math.min(2.4, Math.max(width, depth) * 0.034));

// One strip of the frame with its rule. `per` is how many inches a unit is; the longer strokes have numbers.
// Sides go round from the south, so the northern and the western rule count backward.
function strip(length: number, wide: number, per: number, side: number, seed: string): Texture {
  const px = Math.min(40, 2048 / length);
  const pen = sheet(length * px, wide * px);
  const chance = chanceOf(seed);
  const { width, height } = pen.canvas;
  pen.fillStyle = "#6d4a2c";
  pen.fillRect(0, 0, width, height);
  for (let i = 0; i < 70; ++i) {
    pen.strokeStyle = chance() < 0.55 ? "rgba(38,22,10,0.22)" : "rgba(214,164,104,0.14)";
    pen.lineWidth = 0.6 + chance() * 2;
    const y = chance() * height;
    pen.beginPath();
    pen.moveTo(0, y);
    for (let x = 0; x <= width; x += width / 8) pen.lineTo(x, y + (chance() - 0.5) * height * 0.08);
    pen.stroke();
  }
  const every = per === 1 ? 6 : 10;
  const minor = per === 1 ? 1 : 5;
  const edge = height * 0.08;
  for (let i = minor; i * per < length - 0.05; i += minor) {
    const x = (side < 2 ? i * per : length - i * per) * px;
    const long = i % every === 0;
    pen.fillStyle = long ? "rgba(246,226,178,0.95)" : "rgba(246,226,178,0.62)";
    pen.fillRect(x - (long ? 1.5 : 1), edge, long ? 3 : 2, height * (long ? 0.26 : 0.14));
    if (!long || length - i * per < 1) continue;
    pen.save();
    pen.translate(x, height * 0.62);
    pen.rotate((side * Math.PI) / 2);
    pen.font = `600 ${Math.round(height * 0.4)}px "Alegreya Variable", Alegreya, Georgia, serif`;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillStyle = "rgba(248,230,186,0.95)";
    pen.fillText(String(i), 0, 0);
    pen.restore();
  }
  return textureOf(pen);
}

export class Board {
  readonly root = new Object3D();
  private parts: (BufferGeometry | MeshLambertMaterial | MeshBasicMaterial | Texture)[] = [];
  private around: MeshBasicMaterial;
  private glow: { light: CanvasTexture; dark: CanvasTexture };

  constructor(width: number, depth: number, per: number, felt: Texture, materials: Materials) {
    const rim = rimWidth(width, depth);
    const top = 0.28;
    materials.board.map = felt;
    materials.board.needsUpdate = true;
    const plane = new Mesh(this.keep(new PlaneGeometry(width, depth)), materials.board);
    plane.rotation.x = -Math.PI / 2;
    plane.position.set(width / 2, 0, -depth / 2);
    plane.receiveShadow = true;
    plane.renderOrder = 1; // what stands on it is drawn first and hides it
    this.root.add(plane);

    // Each strip is mitred at its ends. Its texture lies with the rule toward the board and every number upright.
    const corners = [
      new Vector3(0, top, 0),
      new Vector3(width, top, 0),
      new Vector3(width, top, -depth),
      new Vector3(0, top, -depth),
    ];
    const out = (v: Vector3) => new Vector3(v.x === 0 ? -rim : width + rim, top, v.z === 0 ? rim : -depth - rim);
    corners.forEach((a, i) => {
      const b = corners[(i + 1) % 4]!;
      const length = a.distanceTo(b);
      const spare = rim / length;
      const t = new Triangles();
      t.quad(a, out(a), out(b), b, [0, 1], [-spare, 0], [1 + spare, 0], [1, 1]);
      const mesh = new Mesh(
        this.keep(t.build()),
        this.keep(new MeshLambertMaterial({ map: this.keep(strip(length, rim, per, i, `strip ${i}`)) })),
      );
      mesh.receiveShadow = true;
      this.root.add(mesh);
    });

    const wood = new Paint();
    const lip = (x: number, z: number, lx: number, lz: number) =>
      wood.add(box(lx, 0.34, lz), "#51351f", put(x, top - 0.14, z));
    lip(width / 2, 0.05, width + 0.2, 0.1);
    lip(width / 2, -depth - 0.05, width + 0.2, 0.1);
    lip(-0.05, -depth / 2, 0.1, depth);
    lip(width + 0.05, -depth / 2, 0.1, depth);
    // No more than what is seen: under the felt it would be drawn for nothing.
    const outer = (x: number, z: number, lx: number, lz: number) =>
      wood.add(box(lx, 1.19, lz), "#432b19", put(x, -0.325, z));
    outer(width / 2, rim - 0.06, width + rim * 2, 0.12);
    outer(width / 2, -depth - rim + 0.06, width + rim * 2, 0.12);
    outer(-rim + 0.06, -depth / 2, 0.12, depth + rim * 2);
    outer(width + rim - 0.06, -depth / 2, 0.12, depth + rim * 2);
    const frame = new Mesh(this.keep(wood.build()), materials.paint);
    frame.castShadow = frame.receiveShadow = true;
    this.root.add(frame);

    const size = Math.max(width, depth) * 6;
    const glow = (mode: "light" | "dark") => this.keep(surroundings(mode, width + rim * 2, depth + rim * 2, size));
    this.glow = { light: glow("light"), dark: glow("dark") };
    this.around = this.keep(new MeshBasicMaterial({ map: this.glow.light, toneMapped: false }));
    const ground = new Mesh(this.keep(new PlaneGeometry(size, size)), this.around);
    ground.rotation.x = -Math.PI / 2;
    ground.position.set(width / 2, -0.95, -depth / 2);
    ground.renderOrder = 2;
    this.root.add(ground);
  }

  private keep<T extends BufferGeometry | MeshLambertMaterial | MeshBasicMaterial | Texture>(part: T): T {
    this.parts.push(part);
    return part;
  }

  night(dark: boolean): void {
    this.around.map = dark ? this.glow.dark : this.glow.light;
  }

  dispose(): void {
    for (const p of this.parts) p.dispose();
  }
}

export const backdrop = (dark: boolean): Color => new Color(dark ? "#15110d" : "#c3b08a");

// Vellum or a dark room, with the shadow of the board on it.
function surroundings(mode: "light" | "dark", width: number, depth: number, size: number): CanvasTexture {
  const dark = mode === "dark";
  const px = 1024;
  const pen = sheet(px, px);
  const far = `#${backdrop(dark).getHexString()}`;
  pen.fillStyle = far;
  pen.fillRect(0, 0, px, px);
  const g = pen.createRadialGradient(px / 2, px / 2, px * 0.03, px / 2, px / 2, px * 0.3);
  g.addColorStop(0, dark ? "#33271c" : "#e3d6b6");
  g.addColorStop(0.45, dark ? "#261d15" : "#d3c29c");
  g.addColorStop(1, far);
  pen.fillStyle = g;
  pen.fillRect(0, 0, px, px);
  const k = px / size;
  const [w, d] = [width * k, depth * k];
  for (const [blur, alpha, off] of [
    [26, 0.5, 7],
    [9, 0.55, 3],
  ] as const) {
    pen.shadowColor = `rgba(24,14,6,${alpha})`;
    pen.shadowBlur = blur;
    pen.shadowOffsetX = off;
    pen.shadowOffsetY = off * 0.4;
    pen.fillStyle = dark ? "#0d0a07" : "#5b4527";
    pen.fillRect(px / 2 - w / 2, px / 2 - d / 2, w, d);
  }
  const texture = textureOf(pen);
  texture.generateMipmaps = false; // it is never seen smaller than it is
  texture.minFilter = LinearFilter;
  texture.anisotropy = 1;
  return texture;
}

// Behind everything: a wash that is vellum at the horizon.
export function sky(dark: boolean): CanvasTexture {
  const pen = sheet(8, 256);
  const g = pen.createLinearGradient(0, 0, 0, 256);
  for (const [at, tone] of dark
    ? ([
        [0, "#141a24"],
        [0.36, "#231f20"],
        [0.5, "#1c1611"],
        [1, "#15110d"],
      ] as const)
    : ([
        [0, "#a9bcc0"],
        [0.34, "#dcd6bf"],
        [0.5, "#cdbc97"],
        [1, "#c3b08a"],
      ] as const))
    g.addColorStop(at, tone);
  pen.fillStyle = g;
  pen.fillRect(0, 0, 8, 256);
  return textureOf(pen);
}
