// States as small tokens on the rim of the base: real little dice where dice are bound, else a wooden counter with a sign.
import { BufferGeometry, CanvasTexture, CylinderGeometry, Mesh, MeshLambertMaterial, Object3D } from "three";
import type { Figure, Token } from "../../protocol/types";
import { dieTexture, dieGeometry } from "../dice/shapes";
import { type Pen, sheet, textureOf } from "../textures";

// What the engine says, or what can be read from the facts while it says nothing.
export function tokensOf(figure: Figure): Token[] {
  if (figure.state) return figure.state;
  const { facts } = figure;
  const out: Token[] = [];
  if (typeof facts.bound_dice === "number" && facts.bound_dice > 0) out.push({ id: "bound_dice", text: "bound dice", count: facts.bound_dice });
  for (const [key, value] of Object.entries(facts)) {
    if (!/^(aim|aiming|aims_at|panic|panicking|wound|wounds|wounded|trauma|hurt|stunned|routing|netted|burning|carrying)$/.test(key)) continue;
    if (value === true || typeof value === "string") out.push({ id: key, text: key });
    else if (typeof value === "number" && value > 0) out.push({ id: key, text: key, count: value });
  }
  return out;
}

type Sign = (pen: Pen) => void;

const stroke = (pen: Pen, points: readonly (readonly [number, number])[], close = false): void => {
  pen.beginPath();
  points.forEach(([x, y], i) => (i ? pen.lineTo(x, y) : pen.moveTo(x, y)));
  if (close) pen.closePath();
};

const ring = (pen: Pen, r: number): void => {
  pen.beginPath();
  pen.arc(0, 0, r, 0, 7);
  pen.stroke();
};

// By what the state's id has in it; drawn around the middle, about 1 across.
const signs: readonly [RegExp, string, Sign][] = [
  [/aim|watch|guard|overwatch/, "#f4e6bd", (pen) => (ring(pen, 0.3), ring(pen, 0.12), stroke(pen, [[0, -0.44], [0, 0.44]]), pen.stroke(), stroke(pen, [[-0.44, 0], [0.44, 0]]), pen.stroke())],
  [/panic|rout|flee|fear|run|broken|shaken/, "#f0b429", (pen) => (stroke(pen, [[-0.05, -0.42], [0.22, -0.42], [0.05, -0.08], [0.26, -0.08], [-0.16, 0.44], [-0.02, 0.06], [-0.24, 0.06]], true), pen.fill())],
  [/wound|hurt|bleed|hit/, "#d8574e", (pen) => (pen.beginPath(), pen.moveTo(0, -0.44), pen.bezierCurveTo(0.3, -0.02, 0.34, 0.4, 0, 0.4), pen.bezierCurveTo(-0.34, 0.4, -0.3, -0.02, 0, -0.44), pen.fill())],
  [/trauma|stun|daze/, "#c9a6d8", (pen) => {
    pen.beginPath();
    for (let i = 0; i <= 60; ++i) {
      const [a, r] = [i * 0.28, 0.04 + i * 0.006];
      pen.lineTo(Math.cos(a) * r, Math.sin(a) * r);
    }
    pen.stroke();
  }],
  [/load|bolt|arrow|shot/, "#cfd8dc", (pen) => (stroke(pen, [[-0.38, 0.38], [0.3, -0.3]]), pen.stroke(), stroke(pen, [[0.4, -0.4], [0.34, -0.06], [0.06, -0.34]], true), pen.fill())],
  [/net|bound$|caught|tied/, "#d9c9a0", (pen) => {
    for (const o of [-0.25, 0, 0.25]) {
      stroke(pen, [[o - 0.25, -0.4], [o + 0.25, 0.4]]);
      pen.stroke();
      stroke(pen, [[o + 0.25, -0.4], [o - 0.25, 0.4]]);
      pen.stroke();
    }
  }],
  [/fire|burn/, "#ef8a3c", (pen) => (pen.beginPath(), pen.moveTo(0, -0.46), pen.bezierCurveTo(0.1, -0.15, 0.36, 0, 0.26, 0.3), pen.bezierCurveTo(0.1, 0.5, -0.2, 0.46, -0.28, 0.22), pen.bezierCurveTo(-0.3, 0, -0.05, -0.1, 0, -0.46), pen.fill())],
  [/shield|block|defen|cover|brace|parry/, "#a9c3dd", (pen) => (stroke(pen, [[-0.32, -0.34], [0.32, -0.34], [0.3, 0.02], [0, 0.44], [-0.3, 0.02]], true), pen.stroke())],
  [/horse|charge|gallop|pace|mount/, "#d9b68c", (pen) => (pen.beginPath(), pen.arc(0, 0.02, 0.3, 0.75 * Math.PI, 0.25 * Math.PI), pen.lineWidth *= 1.6, pen.stroke())],
  [/acted|activated|done|moved|spent|exhaust|tired/, "#b9b4a5", (pen) => (stroke(pen, [[-0.32, 0.02], [-0.08, 0.28], [0.34, -0.28]]), pen.stroke())],
  [/carr|load|purse|hold|item/, "#d9c06a", (pen) => (pen.beginPath(), pen.arc(0, 0.1, 0.28, 0, 7), pen.fill(), stroke(pen, [[-0.14, -0.4], [0.14, -0.4], [0.06, -0.16], [-0.06, -0.16]], true), pen.fill())],
];

export const signOf = (id: string): number => signs.findIndex(([pattern]) => pattern.test(id));

export class Tokens {
  private coins = new Map<string, [MeshLambertMaterial, MeshLambertMaterial]>();
  private dice = new Map<string, MeshLambertMaterial>();
  private disc: CylinderGeometry | null = null;
  private cube: BufferGeometry | null = null;

  // Around the back of a base of that reach, right to left.
  lay(tokens: readonly Token[], reach: number, cloth: string, height: number): Object3D {
    const root = new Object3D();
    const size = Math.max(0.2, Math.min(0.36, reach * 0.42));
    const meshes = tokens.flatMap((t) => (/dice|die/.test(t.id) ? this.dies(Math.min(4, t.count ?? 1), cloth) : [this.coin(t)]));
    const step = Math.min(0.9, (size * 1.18) / reach);
    meshes.slice(0, 7).forEach((mesh, i) => {
      const a = Math.PI + (i - (Math.min(7, meshes.length) - 1) / 2) * step;
      mesh.position.set(Math.sin(a) * reach, height, -Math.cos(a) * reach);
      mesh.scale.setScalar(size);
      mesh.castShadow = true;
      root.add(mesh);
    });
    return root;
  }

  private dies(count: number, cloth: string): Mesh[] {
    let material = this.dice.get(cloth);
    if (!material) this.dice.set(cloth, (material = new MeshLambertMaterial({ map: dieTexture(6, cloth) })));
    this.cube ??= dieGeometry(6).scale(0.42, 0.42, 0.42);
    return Array.from({ length: count }, (_, i) => {
      const mesh = new Mesh(this.cube!, material);
      mesh.rotation.y = i * 0.7;
      const stand = new Object3D();
      void stand;
      mesh.geometry.computeBoundingBox();
      return mesh;
    });
  }

  private coin(token: Token): Mesh {
    const key = `${token.id} ${token.count ?? ""}`;
    let materials = this.coins.get(key);
    if (!materials) {
      const index = signOf(token.id);
      const [, tone, draw] = signs[index] ?? [null, "#e8dcb8", (pen: Pen) => letter(pen, (token.text || token.id)[0]!.toUpperCase(), 0.8)];
      const pen = sheet(96, 96);
      pen.fillStyle = tone;
      pen.fillRect(0, 0, 96, 96);
      pen.strokeStyle = pen.fillStyle = "#24170d";
      pen.translate(48, 48);
      pen.scale(82, 82);
      pen.lineWidth = 0.04;
      ring(pen, 0.5);
      pen.lineWidth = 0.09;
      pen.lineCap = pen.lineJoin = "round";
      pen.save();
      draw(pen);
      pen.restore();
      if ((token.count ?? 1) > 1) {
        pen.fillStyle = "#24170d";
        pen.beginPath();
        pen.arc(0.26, 0.26, 0.24, 0, 7);
        pen.fill();
        pen.fillStyle = "#fff6dc";
        pen.translate(0.26, 0.28);
        letter(pen, String(token.count), 0.38);
      }
      const map: CanvasTexture = textureOf(pen);
      materials = [new MeshLambertMaterial({ color: "#3a2a1a" }), new MeshLambertMaterial({ map })];
      this.coins.set(key, materials);
    }
    this.disc ??= new CylinderGeometry(0.55, 0.6, 0.22, 18);
    const mesh = new Mesh(this.disc, [materials[0], materials[1], materials[0]]);
    mesh.rotation.y = Math.PI / 2;
    return mesh;
  }

  dispose(): void {
    this.disc?.dispose();
    this.cube?.dispose();
    for (const pair of this.coins.values()) for (const m of pair) m.map?.dispose(), m.dispose();
    for (const m of this.dice.values()) m.map?.dispose(), m.dispose();
  }
}

function letter(pen: Pen, text: string, size: number): void {
  pen.font = `700 ${size}px "Atkinson Hyperlegible", sans-serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(text, 0, 0);
}

