// What is drawn over the picture to say something: reach, ways, sight, marks.
import {
  BufferGeometry,
  DataTexture,
  DoubleSide,
  LinearFilter,
  Mesh,
  MeshBasicMaterial,
  Object3D,
  RedFormat,
  Vector3,
} from "three";
import { shades } from "../../game/field";
import type { Fan, Point, Ring } from "../../protocol/types";
import type { FigurePiece } from "../figures/piece";
import type { Label } from "../labels";
import type { Materials, Uniforms } from "../materials";
import { distance, inWorld, outline } from "../space";
import type { Intent, Mark, Shade, SightLine, Trail } from "../table";
import { arrowHead, sign } from "./arrows";
import { maskOf } from "./fans";
import { markShape } from "./marks";
import { dashes, fineLine, type Lie, Ribbons } from "./ribbon";
import { shadeShape } from "./shade";

const layers = ["shade", "marks", "places", "intents", "trail", "rings", "line"] as const;
type Layer = (typeof layers)[number];

export interface Surroundings {
  width: number;
  depth: number;
  lie: Lie;
  figure: (id: string) => FigurePiece | undefined;
}

const ringTones: Record<Ring["kind"], { tone: string; dash: [number, number] | null; width: number }> = {
  reach: { tone: "#fff1c2", dash: null, width: 1 },
  threat: { tone: "#ff7a5c", dash: [0.5, 0.25], width: 1.3 },
  area: { tone: "#ffd78a", dash: [0.12, 0.16], width: 1 },
  range: { tone: "#cfe4f5", dash: [0.9, 0.4], width: 1 },
  front: { tone: "#e9d9ff", dash: null, width: 0.7 },
};

export class Overlays {
  readonly root = new Object3D();
  private layers = new Map<Layer, Object3D>();
  private materials = new Map<string, MeshBasicMaterial>();
  private texts = new Map<Layer, Label[]>();
  private mask: DataTexture | null = null;
  private drawn = new Map<Layer, () => void>(); // how to draw each layer again
  private fine = 1;
  private followers: { holder: Object3D; piece: FigurePiece }[] = [];

  constructor(
    private uniforms: Uniforms,
    private paints: Materials,
    private around: Surroundings,
  ) {}

  labels(): Label[] {
    return [...this.texts.values()].flat();
  }

  // Strokes are as wide on a large table as on a small one, seen from above, and finer from near.
  private get pen(): number {
    return Math.max(this.around.width, this.around.depth) * 0.0034 * this.fine;
  }

  // `fine` is 1 from afar.
  sharpen(fine: number): void {
    if (Math.abs(Math.log(fine / this.fine)) < 0.25) return;
    this.fine = fine;
    for (const draw of [...this.drawn.values()]) draw();
  }

  private tone(hex: string, opacity: number): MeshBasicMaterial {
    const key = `${hex} ${opacity}`;
    let m = this.materials.get(key);
    if (!m)
      this.materials.set(
        key,
        (m = new MeshBasicMaterial({
          color: hex,
          transparent: true,
          opacity,
          side: DoubleSide,
          depthWrite: false,
          toneMapped: false,
          polygonOffset: true,
          polygonOffsetFactor: -4,
          polygonOffsetUnits: -4,
        })),
      );
    return m;
  }

  private fresh(layer: Layer): Object3D {
    const old = this.layers.get(layer);
    if (old) {
      this.root.remove(old);
      old.traverse((o) => o instanceof Mesh && !o.userData.shared && (o.geometry as BufferGeometry).dispose());
    }
    const next = new Object3D();
    this.layers.set(layer, next);
    this.texts.delete(layer);
    this.root.add(next);
    return next;
  }

  private stroke(into: Object3D, shape: Ribbons, hex: string, opacity = 1, order = 2): void {
    const mesh = new Mesh(shape.build(), this.tone(hex, opacity));
    mesh.renderOrder = order;
    into.add(mesh);
  }

  region(fans: readonly Fan[] | null): void {
    this.mask?.dispose();
    this.mask = null;
    if (fans?.length) {
      const { width, height, data } = maskOf(fans, this.around.width, this.around.depth, 1024);
      this.mask = new DataTexture(data, width, height, RedFormat);
      this.mask.minFilter = this.mask.magFilter = LinearFilter;
      this.mask.unpackAlignment = 1;
      this.mask.needsUpdate = true;
    }
    this.uniforms.shadeRegion(this.mask);
  }

  marks(marks: readonly Mark[]): void {
    this.drawn.set("marks", () => this.marks(marks));
    const into = this.fresh("marks");
    this.followers = [];
    for (const mark of marks) {
      const piece = this.around.figure(mark.figure);
      if (!piece?.root.visible) continue;
      const { shape, glow, tone } = markShape(mark.kind, piece.reach, this.pen);
      const holder = new Object3D();
      this.followers.push({ holder, piece });
      this.stroke(holder, glow, tone, 0.2, 1);
      this.stroke(holder, shape.dark, "#1c120a", 0.6, 2);
      this.stroke(holder, shape.light, tone, 1, 3);
      into.add(holder);
    }
    this.follow();
  }

  // Marks go with their figures.
  follow(): void {
    for (const { holder, piece } of this.followers) holder.position.copy(piece.shownAt).add(new Vector3(0, 0.05, 0));
  }

  places(points: readonly { at: Point; label: string }[]): void {
    this.drawn.set("places", () => this.places(points));
    const into = this.fresh("places");
    const r = this.pen * 2.2;
    const [dark, light] = [new Ribbons(), new Ribbons()];
    for (const { at } of points) {
      const diamond = (k: number): Point[] => [
        [at[0], at[1] + r * k],
        [at[0] + r * k, at[1]],
        [at[0], at[1] - r * k],
        [at[0] - r * k, at[1]],
      ];
      dark.area(diamond(1.35), this.around.lie, 0.05);
      light.area(diamond(0.9), this.around.lie, 0.06);
    }
    this.stroke(into, dark, "#20150c", 0.8, 2);
    this.stroke(into, light, "#fff1c8", 1, 3);
    this.texts.set(
      "places",
      points.map(({ at, label }, i) => ({
        key: `place ${i}`,
        text: label,
        at: inWorld(at, this.around.lie(at) + 0.1),
        kind: "place",
        weight: 1,
      })),
    );
  }

  shade(shade: Shade | null): void {
    const into = this.fresh("shade");
    if (!shade) return;
    const { lie } = this.around;
    this.stroke(into, shadeShape(shade.step, shade.places, 1.3, lie, 0.03), "#1c120a", 0.5, 1);
    for (const { tone, places } of shades(shade))
      this.stroke(into, shadeShape(shade.step, places, 1, lie, 0.04), tone, 0.9, 2);
  }

  rings(rings: readonly Ring[]): void {
    this.drawn.set("rings", () => this.rings(rings));
    const into = this.fresh("rings");
    for (const ring of rings) {
      const { tone, dash, width } = ringTones[ring.kind];
      const line = fineLine(ring.points, true, 0.5);
      const w = this.pen * width;
      const parts = dash ? dashes([...line, line[0]!], dash[0] * 1.4, dash[1] * 1.4) : null;
      for (const [grow, hex, opacity, lift] of [
        [2.1, "#1c120a", 0.45, 0.05],
        [1, tone, 1, 0.06],
      ] as const) {
        const shape = new Ribbons();
        if (parts) for (const part of parts) shape.line(part, w * grow, this.around.lie, lift);
        else shape.line(line, w * grow, this.around.lie, lift, true);
        this.stroke(into, shape, hex, opacity, opacity < 1 ? 2 : 3);
      }
    }
  }

  trail(trail: Trail | null): void {
    this.drawn.set("trail", () => this.trail(trail));
    const into = this.fresh("trail");
    if (!trail || trail.points.length < 2) return;
    const tone = trail.legal ? "#fff3cf" : "#ff6b57";
    const line = fineLine(trail.points, false, 0.4);
    const w = this.pen;
    for (const [grow, hex, opacity] of [
      [2, "#1c120a", 0.5],
      [1.05, tone, 1],
    ] as const) {
      const shape = new Ribbons();
      for (const part of trail.legal ? [line] : dashes(line, 0.35, 0.25))
        shape.line(part, w * grow, this.around.lie, 0.07);
      for (const p of trail.points.slice(1, -1)) shape.area(outline([p], w * 1.5 * grow, 16), this.around.lie, 0.08);
      this.stroke(into, shape, hex, opacity, opacity < 1 ? 3 : 4);
    }
    const end = trail.points[trail.points.length - 1]!;
    for (const zone of trail.zones ?? []) this.cross(into, zone, w * 4, "#ff6b57");
    const mover = trail.figure ? this.around.figure(trail.figure) : undefined;
    if (mover) into.add(this.ghost(mover, end, trail.facing ?? mover.figure.facing, trail.legal));
    for (const { figure, at, facing } of trail.others ?? []) {
      const other = this.around.figure(figure);
      if (other) into.add(this.ghost(other, at, facing ?? other.figure.facing, trail.legal));
    }
    if (trail.label)
      this.texts.set("trail", [
        {
          key: "trail",
          text: trail.label,
          at: inWorld(end, this.around.lie(end) + (mover ? mover.height * 1.1 : 0.3)),
          kind: trail.legal ? "trail" : "wrong",
          weight: 100,
        },
      ]);
  }

  intents(intents: readonly Intent[]): void {
    this.drawn.set("intents", () => this.intents(intents));
    const into = this.fresh("intents");
    const { lie } = this.around;
    for (const [grow, hex, opacity] of [
      [2.2, "#1c120a", 0.55],
      [1, "#ffd970", 1],
    ] as const) {
      const shape = new Ribbons();
      for (const { points, aims } of intents) {
        const w = this.pen * 0.9 * grow;
        const [start, end] = [points[0]!, points.at(-1)!];
        if (points.length === 1) {
          for (const area of sign(start, this.pen * 3, grow)) shape.area(area, lie, 0.07);
          continue;
        }
        const line = fineLine(points, false, 0.4);
        for (const part of aims ? dashes(line, 0.4, 0.3) : [line]) shape.line(part, w, lie, 0.07);
        shape.area(arrowHead(points.at(-2)!, end, this.pen * (4.2 + grow)), lie, 0.075);
      }
      this.stroke(into, shape, hex, opacity, opacity < 1 ? 3 : 4);
    }
  }

  private cross(into: Object3D, at: Point, size: number, hex: string): void {
    for (const [grow, tone] of [
      [2, "#1c120a"],
      [1, hex],
    ] as const) {
      const shape = new Ribbons();
      for (const side of [-1, 1])
        shape.line(
          [
            [at[0] - size / 2, at[1] - (side * size) / 2],
            [at[0] + size / 2, at[1] + (side * size) / 2],
          ],
          this.pen * 1.1 * grow,
          this.around.lie,
          0.09,
        );
      this.stroke(into, shape, tone, 1, grow > 1 ? 5 : 6);
    }
  }

  private ghost(mover: FigurePiece, at: Point, facing: number, legal: boolean): Object3D {
    const copy = mover.root.clone();
    copy.visible = true;
    copy.position.copy(inWorld(at, this.around.lie(at)));
    copy.rotation.y = (-facing * Math.PI) / 180;
    this.paints.ghost.opacity = legal ? 0.6 : 0.3;
    copy.traverse((o) => {
      if (!(o instanceof Mesh)) return;
      o.userData = { shared: true };
      if (o.material === this.paints.ink) o.visible = false;
      else if (o.material === this.paints.figure || o.material === this.paints.fallen) o.material = this.paints.ghost;
      o.castShadow = false;
    });
    return copy;
  }

  line(line: SightLine | null): void {
    this.drawn.set("line", () => this.line(line));
    const into = this.fresh("line");
    if (!line) return;
    const w = this.pen * 0.8;
    const a = inWorld(line.from, line.fromHeight ?? this.around.lie(line.from) + 0.6);
    const b = inWorld(line.to, line.toHeight ?? this.around.lie(line.to) + 0.6);
    const block = line.clear ? null : (line.blockedAt ?? null);
    const length = distance(line.from, line.to) || 1;
    const along: Lie = (p) => a.y + (b.y - a.y) * Math.min(1, distance(line.from, p) / length);
    const tone = line.clear ? "#f7f3dc" : "#ff8d76";
    const solid: Point[][] = [[line.from, block ?? line.to]];
    const broken = block ? dashes([block, line.to], w * 5, w * 4) : [];
    for (const [grow, hex, opacity] of [
      [2.2, "#1c120a", 0.5],
      [1, tone, 1],
    ] as const) {
      const shape = new Ribbons();
      for (const part of [...(line.clear || block ? solid : dashes(solid[0]!, w * 5, w * 4)), ...broken])
        shape.line(fineLine(part, false, 1), w * grow, along, 0);
      this.stroke(into, shape, hex, opacity, opacity < 1 ? 7 : 8);
    }
    if (block) {
      const holder = new Object3D();
      for (const [grow, hex] of [
        [2.1, "#1c120a"],
        [1, "#ff6b57"],
      ] as const) {
        const shape = new Ribbons();
        const s = this.pen * 4;
        for (const side of [-1, 1])
          shape.line(
            [
              [block[0] - s / 2, block[1] - (side * s) / 2],
              [block[0] + s / 2, block[1] + (side * s) / 2],
            ],
            this.pen * 1.2 * grow,
            along,
            0.02 * grow,
          );
        this.stroke(holder, shape, hex, 1, grow > 1 ? 9 : 10);
      }
      into.add(holder);
    }
    for (const m of into.children)
      m.traverse(
        (o) => o instanceof Mesh && ((o.material as MeshBasicMaterial) = this.over(o.material as MeshBasicMaterial)),
      );
    const middle: Point = block ?? [(line.from[0] + line.to[0]) / 2, (line.from[1] + line.to[1]) / 2];
    if (line.label)
      this.texts.set("line", [
        {
          key: "line",
          text: line.label,
          at: inWorld(middle, along(middle) + 0.3),
          kind: line.clear ? "line" : "wrong",
          weight: 90,
        },
      ]);
  }

  // A sight line is seen through everything: it says where it passes.
  private over(m: MeshBasicMaterial): MeshBasicMaterial {
    const key = `over ${m.color.getHexString()} ${m.opacity}`;
    let own = this.materials.get(key);
    if (!own) {
      own = m.clone();
      own.depthTest = false;
      this.materials.set(key, own);
    }
    return own;
  }

  clear(): void {
    this.drawn.clear();
    for (const layer of layers) this.fresh(layer);
    this.region(null);
  }

  dispose(): void {
    this.clear();
    for (const m of this.materials.values()) m.dispose();
  }
}
