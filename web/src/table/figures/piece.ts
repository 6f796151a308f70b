// One figure as it stands on the table.
import { BufferGeometry, Mesh, Object3D, Vector3 } from "three";
import type { Figure, Point, Pose } from "../../protocol/types";
import type { SideStyle } from "../../sides";
import { chanceOf, pick } from "../chance";
import type { Materials } from "../materials";
import { Paint } from "../paint";
import { distance, inWorld, outline, turnOf } from "../space";
import { baseHeight, drawBase } from "./base";
import { drawBanner, drawBody } from "./body";
import { carFloor, drawChariot } from "./chariot";
import { drawHorse, saddle } from "./horse";
import { type Dress, dressOf } from "./looks";
import { type Tokens, tokensOf } from "./tokens";

const mostGrown = 2;

// How tall a man is on a base that reaches so far from its middle, in inches.
export const manHeight = (reach: number, dress: Pick<Dress, "mounted" | "chariot">): number =>
  0.4 + 2.2 * reach * (dress.chariot ? 0.4 : dress.mounted ? 0.54 : 1);

// How high his feet are, for a man 1 high.
const seatOf = (dress: Dress): number => (dress.chariot ? carFloor : dress.mounted ? saddle : 0);

export class Shapes {
  private cache = new Map<string, BufferGeometry>();

  get(key: string, make: () => BufferGeometry): BufferGeometry {
    let g = this.cache.get(key);
    if (!g) this.cache.set(key, (g = make()));
    return g;
  }

  dispose(): void {
    for (const g of this.cache.values()) g.dispose();
    this.cache.clear();
  }
}

export class FigurePiece {
  readonly root = new Object3D();
  figure: Figure;
  dress: Dress;
  reach = 0.5;
  height = 1;
  grown = 1; // how much larger than life it stands, to be seen from afar; its base stays true
  private standing = 0; // radius of the base it stands on when it stands
  private lies = { pose: "standing" as Pose, t: 1 };
  private body = new Object3D();
  private base = new Mesh();
  private skin = new Mesh();
  private ink = new Mesh();
  private tokens: Object3D | null = null;

  constructor(
    figure: Figure,
    readonly style: SideStyle,
    private shapes: Shapes,
    private materials: Materials,
    private made: Tokens,
    private baseOwned = { g: null as BufferGeometry | null },
  ) {
    this.figure = figure;
    this.dress = dressOf(figure);
    this.root.name = figure.id;
    this.root.add(this.base, this.body);
    this.body.add(this.skin, this.ink);
    this.skin.castShadow = this.skin.receiveShadow = true;
    this.base.castShadow = this.base.receiveShadow = true;
    this.show(figure);
  }

  get shownAt(): Vector3 {
    return this.root.position;
  }

  // Everything of it, at once.
  show(figure: Figure): void {
    this.figure = figure;
    this.dress = dressOf(figure);
    this.root.visible = figure.pose !== "away";
    this.place(figure.at, figure.elevation, figure.facing);
    this.wear();
    this.fall(figure.pose, 1);
  }

  place(at: Point, height: number, facing: number): void {
    this.root.position.copy(inWorld(at, height));
    this.root.rotation.y = turnOf(facing);
  }

  // Body, base and tokens for how it is now.
  wear(): void {
    const { figure, dress, style } = this;
    const points = figure.base.points;
    const round = !points?.length;
    if (round) this.standing = figure.base.radius ?? 0.5;
    else if (!this.standing)
      this.standing = dress.mounted ? 0.79 : (figure.base.inner ?? Math.max(0.3937, figure.base.radius ?? 0.4));
    this.reach = round
      ? this.standing
      : Math.max(...points.map((p) => distance(p, figure.at))) + (figure.base.radius ?? 0);
    this.height = manHeight(this.standing, dress);
    const grey = figure.pose === "out";
    const key = JSON.stringify({
      ...dress,
      side: style.name,
      height: this.height,
      id: dress.mounted || dress.chariot ? figure.id : "",
    });
    const g = this.shapes.get(key, () => this.carve());
    this.skin.geometry = this.ink.geometry = g;
    this.skin.material = grey ? this.materials.fallen : this.materials.figure;
    this.ink.material = this.materials.ink;
    if (round) {
      this.base.geometry = this.shapes.get(`base ${style.name} ${this.standing} ${grey}`, () =>
        this.plinth(outline([[0, 0]], this.standing, 48), this.standing, grey),
      );
    } else {
      this.baseOwned.g?.dispose();
      const turn = (figure.facing * Math.PI) / 180;
      const local = points.map<Point>(([x, y]) => {
        const [dx, dy] = [x - figure.at[0], y - figure.at[1]];
        return [dx * Math.cos(turn) - dy * Math.sin(turn), dx * Math.sin(turn) + dy * Math.cos(turn)];
      });
      this.base.geometry = this.baseOwned.g = this.plinth(
        outline(local, figure.base.radius ?? 0, 40),
        Math.min(this.standing, this.reach),
        grey,
      );
    }
    this.base.material = this.materials.figure;
    if (this.tokens) this.root.remove(this.tokens);
    this.tokens = grey
      ? null
      : this.made.lay(
          tokensOf(figure),
          round ? this.reach * 0.93 : (figure.base.inner ?? this.reach * 0.8),
          style.cloth,
          baseHeight + 0.12,
        );
    if (this.tokens) this.root.add(this.tokens);
  }

  private plinth(ring: Point[], reach: number, grey: boolean): BufferGeometry {
    const out = new Paint();
    drawBase(out, ring, reach, this.style, grey);
    return out.build();
  }

  private carve(): BufferGeometry {
    const { dress, style } = this;
    const seat = seatOf(dress);
    const out = drawBody(dress, style, seat);
    if (dress.banner) drawBanner(out, style, seat);
    const coat = pick(["#6b4527", "#8a5c33", "#46301f", "#b58a5a", "#9b9388"], chanceOf(this.figure.id));
    if (dress.chariot) drawChariot(out, coat, style);
    if (dress.mounted) drawHorse(out, coat, dress.armour === "heavy" || dress.leader ? style.cloth : null);
    return out.build().scale(this.height, this.height, this.height);
  }

  // From standing (0) to how the pose lies (1).
  fall(pose: Pose, t: number): void {
    const h = this.height;
    const { body, dress } = this;
    this.lies = { pose, t };
    body.rotation.set(0, 0, 0);
    body.position.set(0, baseHeight, 0);
    body.scale.setScalar(this.grown);
    if (pose !== "lying" && pose !== "out") return;
    body.scale.setScalar(this.grown + (1 - this.grown) * t);
    const quarter = (Math.PI / 2) * t;
    if (dress.mounted || dress.chariot) {
      body.rotation.z = quarter;
      body.position.set(h * 0.5 * t, baseHeight + h * 0.2 * t, 0);
    } else {
      body.rotation.x = (pose === "lying" ? 1 : -1) * quarter * 0.96;
      body.position.set(0, baseHeight + h * 0.16 * t, (pose === "lying" ? -1 : 1) * h * 0.45 * t);
    }
  }

  // So that it is `tall` inches, where that is not too much; true when that changed something.
  grow(tall: number): boolean {
    const grown = Math.max(1, Math.min(mostGrown, tall / this.height));
    if (Math.abs(grown - this.grown) < 0.02) return false;
    this.grown = grown;
    this.fall(this.lies.pose, this.lies.t);
    return true;
  }

  outlined(on: boolean): void {
    this.ink.visible = on;
  }

  // Where its head is, for labels and lines of sight.
  get head(): Vector3 {
    const lies = this.figure.pose !== "standing";
    const top = this.height * this.grown * (lies ? 1 : 1 + seatOf(this.dress));
    return this.root.position.clone().add(new Vector3(0, lies ? 0.5 : top + baseHeight, 0));
  }

  get eyes(): number {
    return baseHeight + this.height * (seatOf(this.dress) + 0.82);
  }

  dispose(): void {
    this.baseOwned.g?.dispose();
  }
}
