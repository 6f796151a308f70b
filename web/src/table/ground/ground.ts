// Everything that stands on the board and is neither figure nor prop.
import { BufferGeometry, type Material, Mesh, Object3D, type CanvasTexture } from "three";
import type { Piece } from "../../protocol/types";
import { chanceOf } from "../chance";
import type { Materials } from "../materials";
import type { Textures } from "../textures";
import { paintFelt } from "./felt";
import { Forest } from "./forest";
import { drawingOf } from "./kinds";
import { emptyKit } from "./kit";
import { Roofs } from "./roofs";

export class Ground {
  readonly root = new Object3D();
  readonly forest: Forest;
  readonly roofs: Roofs;
  readonly felt: CanvasTexture;
  readonly hasWater: boolean;
  private geometries: BufferGeometry[] = [];

  constructor(
    pieces: readonly Piece[],
    width: number,
    depth: number,
    materials: Materials,
    textures: Textures,
    finest: number,
    winter: boolean, // the land is white
  ) {
    const kit = emptyKit(pieces, width, depth, winter);
    for (const piece of pieces) drawingOf(piece)(piece, kit, chanceOf(piece.id + piece.name));
    const add = (
      name: "turf" | "floor" | "paint" | "stone" | "paving" | "planks" | "water",
      material: Material,
      casts: boolean,
    ) => {
      if (kit[name].empty) return;
      const mesh = new Mesh(kit[name].build(), material);
      mesh.castShadow = casts;
      mesh.receiveShadow = true;
      this.geometries.push(mesh.geometry);
      this.root.add(mesh);
    };
    add("turf", materials.turf, true);
    add("floor", materials.floor, false);
    add("paint", materials.paint, true);
    add("stone", materials.stone, true);
    add("paving", materials.paving, false);
    add("planks", materials.planks, true);
    add("water", materials.water, false);
    this.hasWater = !kit.water.empty;
    this.forest = new Forest(kit.trees, kit.clumps, materials, winter);
    this.roofs = new Roofs(kit, textures);
    this.root.add(this.forest.root, this.roofs.root);
    this.felt = paintFelt(width, depth, kit, finest);
  }

  dispose(): void {
    this.forest.dispose();
    this.roofs.dispose();
    this.felt.dispose();
    for (const g of this.geometries) g.dispose();
  }
}
