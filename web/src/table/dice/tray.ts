// Dice that roll and come to lie near whoever rolled them, showing what the engine says.
import { BufferGeometry, Mesh, MeshStandardMaterial, Object3D, Quaternion, Vector3 } from "three";
import { type Chance, chanceOf } from "../chance";
import type { Player } from "../motion/player";
import { type DieKind, dieGeometry, dieTexture, kindFor, resting, showing } from "./shapes";

export interface Throw {
  sides: number;
  faces: readonly number[];
  cloth: string;
  toward: Vector3; // where they should come to lie
}

// A roll of hundred is a ten and a one.
export function diceFor(sides: number, faces: readonly number[]): { kind: DieKind; face: number }[] {
  if (sides === 100)
    return faces.flatMap((f) =>
      [Math.floor((f % 100) / 10) || 10, f % 10 || 10].map((face) => ({ kind: 10 as const, face })),
    );
  return faces.map((face) => ({ kind: kindFor(Math.max(sides, face)), face }));
}

const rolling = 700;

export class Tray {
  readonly root = new Object3D();
  private shapes = new Map<DieKind, BufferGeometry>();
  private paints = new Map<string, MeshStandardMaterial>();
  private count = 0;

  private die(kind: DieKind, cloth: string, size: number): Mesh {
    let shape = this.shapes.get(kind);
    if (!shape) this.shapes.set(kind, (shape = dieGeometry(kind)));
    const key = `${kind} ${cloth}`;
    let paint = this.paints.get(key);
    if (!paint)
      this.paints.set(
        key,
        (paint = new MeshStandardMaterial({ map: dieTexture(kind, cloth), roughness: 0.35, flatShading: true })),
      );
    const mesh = new Mesh(shape, paint);
    mesh.scale.setScalar(size);
    mesh.castShadow = true;
    return mesh;
  }

  // Resolves when the last has come to lie.
  async roll(throws: readonly Throw[], size: number, speed: number, player: Player): Promise<void> {
    this.clear();
    const rolls: Promise<void>[] = [];
    for (const t of throws) {
      const dice = diceFor(t.sides, t.faces).slice(0, 24);
      const columns = Math.min(dice.length, 6);
      dice.forEach(({ kind, face }, i) => {
        const chance = chanceOf(`die ${++this.count}`);
        const gap = size * 2.15;
        const [column, row] = [(i % columns) - (columns - 1) / 2, Math.floor(i / columns)];
        const askew = () => (chance() - 0.5) * size * 0.28;
        const place = t.toward.clone().add(new Vector3(column * gap + askew(), 0, row * gap + askew()));
        rolls.push(this.throw(this.die(kind, t.cloth, size), kind, face, place, size, speed, chance, player));
      });
    }
    await Promise.all(rolls);
  }

  private throw(
    mesh: Mesh,
    kind: DieKind,
    face: number,
    place: Vector3,
    size: number,
    speed: number,
    chance: Chance,
    player: Player,
  ): Promise<void> {
    const end = showing(kind, face, (chance() - 0.5) * (kind === 6 ? 0.5 : 0.35));
    const rest = resting(kind, end) * size;
    const axis = new Vector3(chance() - 0.5, (chance() - 0.5) * 0.4, chance() - 0.5).normalize();
    const turns = (2.2 + chance() * 1.4) * Math.PI;
    const from = new Vector3(-5 - chance() * 2, 0, 3 + chance() * 2).multiplyScalar(size);
    this.root.add(mesh);
    const turn = new Quaternion();
    return player.over((rolling * (0.82 + chance() * 0.18)) / speed, (t) => {
      const left = (1 - t) ** 2;
      const bounce = Math.abs(Math.cos(t * Math.PI * 2.5)) * (1 - t) ** 1.4 * size * 4.2;
      const tumbling = Math.min(1, left * 6) * size * (1 - resting(kind, end)); // on a corner it is higher
      mesh.position.set(place.x + from.x * left, place.y + rest + bounce + tumbling, place.z + from.z * left);
      mesh.quaternion.copy(turn.setFromAxisAngle(axis, turns * left).multiply(end));
    });
  }

  clear(): void {
    this.root.clear();
  }

  dispose(): void {
    this.clear();
    for (const g of this.shapes.values()) g.dispose();
    for (const m of this.paints.values()) (m.map?.dispose(), m.dispose());
  }
}
