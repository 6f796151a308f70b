// All figures on the table, and their names.
import { Object3D, Vector3 } from "three";
import type { Figure, Party } from "../protocol/types";
import { sideStyle, type SideStyle } from "../sides";
import { FigurePiece, Shapes } from "./figures/piece";
import { Tokens } from "./figures/tokens";
import type { Label } from "./labels";
import type { Materials } from "./materials";
import type { Mark } from "./table";

const weights: Record<Mark["kind"], number> = { hover: 12, chosen: 10, asked: 9, target: 6, may: 5 };

export class People {
  readonly root = new Object3D();
  sides: readonly Pick<Party, "id" | "device">[] = [];
  private all = new Map<string, FigurePiece>();
  private shapes = new Shapes();
  private tokens = new Tokens();
  private inked = true;

  constructor(private materials: Materials) {}

  get = (id: string): FigurePiece | undefined => this.all.get(id);
  everybody = (): IterableIterator<FigurePiece> => this.all.values();
  present = (): FigurePiece[] => [...this.all.values()].filter((p) => p.root.visible);

  styleOf = (side: string | undefined): SideStyle => {
    const at = this.sides.findIndex((one) => one.id === side);
    return sideStyle(Math.max(0, at), this.sides[at]?.device);
  };

  show(figures: readonly Figure[]): void {
    const there = new Set(figures.map((f) => f.id));
    for (const id of this.all.keys()) if (!there.has(id)) this.remove(id);
    for (const f of figures) this.put(f);
  }

  put(f: Figure): void {
    let piece = this.all.get(f.id);
    if (piece) return piece.show(f);
    piece = new FigurePiece(f, this.styleOf(f.side), this.shapes, this.materials, this.tokens);
    piece.outlined(this.inked);
    this.all.set(f.id, piece);
    this.root.add(piece.root);
  }

  private remove(id: string): void {
    const piece = this.all.get(id)!;
    this.root.remove(piece.root);
    piece.dispose();
    this.all.delete(id);
  }

  // Nobody is less than `tall` inches high, as far as he may grow; true when that changed somebody.
  grow(tall: number): boolean {
    return this.present()
      .map((piece) => piece.grow(tall))
      .some(Boolean);
  }

  outlined(on: boolean): void {
    this.inked = on;
    for (const piece of this.all.values()) piece.outlined(on);
  }

  // Before the base, as the eye sees it; over the head where one looks along the ground. The fallen keep theirs to
  // themselves unless somebody points at them.
  // `inch` is how many pixels an inch is high: of figures that are hardly seen only the marked are named.
  names(
    marks: readonly Mark[],
    eye: Vector3,
    alongGround: boolean,
    inch: number,
    hidden: (head: Vector3) => boolean,
  ): Label[] {
    const marked = new Map(marks.map((m) => [m.figure, weights[m.kind]]));
    return this.present()
      .filter(
        (p) =>
          (marked.get(p.figure.id) ?? 0) > (p.figure.pose === "out" ? 8 : p.height * p.grown * inch < 17 ? 4 : -1) &&
          !hidden(p.head),
      )
      .map((p) => {
        const at = alongGround
          ? p.head.add(new Vector3(0, p.height * 0.22, 0))
          : p.shownAt.clone().addScaledVector(eye.clone().sub(p.shownAt).setY(0).normalize(), p.reach * 1.15);
        return {
          key: p.figure.id,
          text: p.figure.name,
          at,
          kind: "name",
          weight: (marked.get(p.figure.id) ?? 2) + (p.dress.leader ? 1 : 0),
        };
      });
  }

  dispose(): void {
    for (const id of [...this.all.keys()]) this.remove(id);
    this.shapes.dispose();
    this.tokens.dispose();
  }
}
