// Roofs that can be looked under: they rise and thin out while somebody is inside or the pointer is over them, and lie
// flat while somebody stands on them.
import { BufferGeometry, DoubleSide, Mesh, MeshLambertMaterial, Object3D } from "three";
import type { Point } from "../../protocol/types";
import { thinning } from "../materials";
import { mixed, Paint, put } from "../paint";
import { rod } from "../solids";
import { distance, distanceTo, facingOf, middle, outlineOf, turnOf } from "../space";
import type { Textures } from "../textures";
import { roofSlopes } from "./houses";
import type { Kit, Roof } from "./kit";

interface Lifting {
  roof: Roof;
  ring: Point[];
  mesh: Mesh<BufferGeometry, MeshLambertMaterial>;
  walls: Mesh<BufferGeometry, MeshLambertMaterial> | null;
  fade: { value: number };
  goal: { fade: number; flat: number };
  flat: number;
  solid: boolean; // nothing to see beneath
}

export class Roofs {
  readonly root = new Object3D();
  private all: Lifting[] = [];

  constructor(kit: Kit, textures: Textures) {
    for (const roof of kit.roofs) {
      const { slopes, ridge } = roofSlopes(roof.piece, roof.rise, roof.eaves);
      const paint = new Paint();
      const tone = kit.winter ? "#f3f6f7" : roof.thatch ? "#f3ebdc" : "#f2ece4";
      paint.add(slopes.build(), (_, n) => (Math.abs(n.y) < 0.05 ? mixed(tone, "#6b4f28", 0.45) : tone));
      const [a, b] = ridge;
      const length = distance(a, b);
      const pole = rod(0.17, 0.17, length + 0.2, 9);
      pole.deleteAttribute("uv"); // of one tone
      if (length > 0.2)
        paint.add(
          pole,
          roof.thatch ? "#e6dcc4" : "#d8cbb6",
          put(
            ...([middle([a, b])[0], roof.piece.top + roof.rise, -middle([a, b])[1]] as const),
            0,
            turnOf(facingOf(a, b)),
            0,
          ).multiply(put(0, 0, 0, Math.PI / 2)),
        );
      const fade = { value: 1 };
      const material = thinning(
        new MeshLambertMaterial({
          vertexColors: true,
          map: roof.thatch ? textures.straw : textures.shingles,
          side: DoubleSide,
        }),
        fade,
        0,
      );
      const geometry = paint.build();
      geometry.translate(0, -roof.piece.top, 0);
      const mesh = new Mesh(geometry, material);
      mesh.position.y = roof.piece.top;
      mesh.castShadow = mesh.receiveShadow = true;
      this.root.add(mesh);
      this.all.push({
        roof,
        ring: outlineOf(roof.piece),
        mesh,
        walls: this.walls(kit, roof, fade),
        fade,
        goal: { fade: 1, flat: 0 },
        flat: 0,
        solid: roof.piece.land === "house",
      });
    }
  }

  // They stay waist-high when the roof is gone.
  private walls(kit: Kit, roof: Roof, fade: { value: number }): Lifting["walls"] {
    const paint = kit.walls.get(roof.piece.id);
    if (!paint) return null;
    const mesh = new Mesh(paint.build(), thinning(new MeshLambertMaterial({ vertexColors: true }), fade, 0.75));
    mesh.castShadow = mesh.receiveShadow = true;
    this.root.add(mesh);
    return mesh;
  }

  // Where people and the pointer are, with the height they stand at. True when a roof has to move.
  look(places: readonly { at: Point; height: number }[]): boolean {
    let changed = false;
    for (const r of this.all) {
      const { fade, flat } = r.goal;
      const over = places.filter((p) => distanceTo(p.at, { points: r.ring, radius: 0 }) < 0.05);
      r.goal.fade = !r.solid && over.some((p) => p.height < r.roof.piece.bottom - 0.1) ? 0 : 1;
      r.goal.flat = over.some((p) => p.height >= r.roof.piece.bottom - 0.1) ? 1 : 0;
      changed ||= fade !== r.goal.fade || flat !== r.goal.flat;
    }
    return changed;
  }

  step(seconds: number): boolean {
    let moving = false;
    const t = Math.min(1, seconds * 8);
    for (const r of this.all) {
      const [df, dl] = [r.goal.fade - r.fade.value, r.goal.flat - r.flat];
      if (Math.abs(df) < 0.003 && Math.abs(dl) < 0.003) continue;
      moving = true;
      r.fade.value = Math.abs(df) < 0.02 ? r.goal.fade : r.fade.value + df * t;
      r.flat = Math.abs(dl) < 0.02 ? r.goal.flat : r.flat + dl * t;
      r.mesh.scale.y = 1 - r.flat * 0.97;
      r.mesh.position.y = r.roof.piece.top + (1 - r.fade.value) * 0.8;
      r.mesh.visible = r.fade.value > 0.01;
      r.mesh.castShadow = r.fade.value > 0.5;
    }
    return moving;
  }

  dispose(): void {
    for (const { mesh, walls } of this.all)
      for (const part of [mesh, walls]) {
        part?.geometry.dispose();
        part?.material.dispose();
      }
  }
}
