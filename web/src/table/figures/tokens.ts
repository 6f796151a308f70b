// States as small tokens on the rim of the base: real little dice where dice are bound, else a wooden counter with a
// sign.
import { type BufferGeometry, type CanvasTexture, CylinderGeometry, Mesh, MeshLambertMaterial, Object3D } from "three";
import type { Figure, Token } from "../../protocol/types";
import { dieTexture, dieGeometry } from "../dice/shapes";
import { type Pen, sheet, textureOf } from "../textures";
import { signs } from "./signs";

// The pose shows its own.
export const tokensOf = (figure: Pick<Figure, "state">): Token[] => figure.state.filter((t) => t.kind !== "pose");

export class Tokens {
  private coins = new Map<string, [MeshLambertMaterial, MeshLambertMaterial]>();
  private dice = new Map<string, MeshLambertMaterial>();
  private disc: CylinderGeometry | null = null;
  private cube: BufferGeometry | null = null;

  // Around the back of a base of that reach, right to left.
  lay(tokens: readonly Token[], reach: number, cloth: string, height: number): Object3D {
    const root = new Object3D();
    const size = Math.max(0.2, Math.min(0.36, reach * 0.42));
    const meshes = tokens.flatMap((t) =>
      t.id === "bound" && t.count ? this.dies(Math.min(4, t.count), cloth) : [this.coin(t)],
    );
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
    this.cube ??= dieGeometry(6).scale(0.62, 0.62, 0.62);
    return Array.from({ length: count }, (_, i) => {
      const mesh = new Mesh(this.cube!, material);
      mesh.rotation.y = i * 0.7;
      return mesh;
    });
  }

  private coin(token: Token): Mesh {
    const key = `${token.id} ${token.count ?? ""}`;
    let materials = this.coins.get(key);
    if (!materials) {
      const { paper, draw } = signs[token.id] ?? {
        paper: "#e8dcb8",
        draw: (p: Pen) => letter(p, (token.text || token.id)[0]!.toUpperCase(), 0.8),
      };
      const pen = sheet(96, 96);
      pen.fillStyle = paper;
      pen.fillRect(0, 0, 96, 96);
      pen.strokeStyle = pen.fillStyle = "#24170d";
      pen.translate(48, 48);
      pen.scale(82, 82);
      pen.lineWidth = 0.04;
      pen.beginPath();
      pen.arc(0, 0, 0.5, 0, 7);
      pen.stroke();
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
    for (const pair of this.coins.values()) for (const m of pair) (m.map?.dispose(), m.dispose());
    for (const m of this.dice.values()) (m.map?.dispose(), m.dispose());
  }
}

function letter(pen: Pen, text: string, size: number): void {
  pen.font = `700 ${size}px "Atkinson Hyperlegible", sans-serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(text, 0, 0);
}
