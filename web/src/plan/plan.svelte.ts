// The table as a flat plan: there at once, while the three-dimensional one is made ready, and in its place where that
// cannot be drawn. Everything on it can be pointed at.
import type { Fan, Figure, Frame, Point, Prop, Ring, View } from "../protocol/types";
import type { Camera, Hit, Mark, Motion, Shade, SightLine, Table, Trail, Intent } from "../table/table";
import { covering, fitted, type Sheet, underPoint } from "./sheet";

const nearest = 6; // times as near as the whole table
const pace = 320; // milliseconds for a move

export class Plan implements Table {
  view = $state.raw<View | null>(null);
  marked = $state.raw<readonly Mark[]>([]);
  fans = $state.raw<readonly Fan[]>([]);
  spots = $state.raw<readonly { at: Point; label: string }[]>([]);
  shaded = $state.raw<Shade | null>(null);
  way = $state.raw<Trail | null>(null);
  intended = $state.raw<readonly Intent[]>([]);
  circles = $state.raw<readonly Ring[]>([]);
  sight = $state.raw<SightLine | null>(null);
  named = $state(true);
  glide = $state(0); // milliseconds that a figure takes to where it goes
  handled = false;
  far = $state(false); // seen from the far edge: all of it is turned around
  private near = $state(1);
  private middle = $state.raw<Point | null>(null); // of what is shown; without it the whole table
  private size = $state.raw({ width: 1, height: 1 });
  private done = () => {};
  readonly opened = Promise.resolve();

  constructor(private readonly canvas: HTMLElement) {
    this.resize();
  }

  // The part of the table that is shown.
  sheet = $derived.by((): Sheet =>
    fitted(this.view?.table ?? { width: 1, depth: 1 }, this.size, this.near, this.middle),
  );

  // How much a pixel measures.
  get pixel(): number {
    return this.sheet.width / this.size.width;
  }

  show(view: View): void {
    this.skip();
    this.glide = 0;
    this.view = view;
  }

  async play(_: Frame, figures: readonly Figure[], props: readonly Prop[], motion: Motion): Promise<void> {
    const before = this.view;
    if (!before) return;
    const moved = figures.some((one) => {
      const old = before.figures.find((other) => other.id === one.id);
      return old && (old.at[0] !== one.at[0] || old.at[1] !== one.at[1]);
    });
    this.glide = moved && motion.speed && !motion.reduced ? pace / motion.speed : 0;
    this.view = { ...before, figures: [...figures], props: [...props] };
    if (!this.glide) return;
    const timer = new Promise<void>((resolve) => (this.done = resolve));
    setTimeout(this.done, this.glide);
    await timer;
  }

  skip(): void {
    this.done();
  }

  marks(marks: readonly Mark[]): void {
    this.marked = marks;
  }

  region(fans: readonly Fan[] | null): void {
    this.fans = fans ?? [];
  }

  places(points: readonly { at: Point; label: string }[]): void {
    this.spots = points;
  }

  shade(shade: Shade | null): void {
    this.shaded = shade;
  }

  trail(trail: Trail | null): void {
    this.way = trail;
  }

  intents(intents: readonly Intent[]): void {
    this.intended = intents;
  }

  rings(rings: readonly Ring[]): void {
    this.circles = rings;
  }

  line(line: SightLine | null): void {
    this.sight = line;
  }

  camera(camera: Camera): void {
    if (camera.mode !== "above") return; // it is flat
    this.near = 1;
    this.middle = null;
    this.handled = false;
  }

  look(at: Point | string): void {
    this.middle = this.spot(at);
  }

  frame(figures: readonly string[], covered = 0): void {
    const there = figures.map((id) => this.spot(id)).filter((at) => at !== null);
    if (!this.view || !there.length) return;
    const { near, middle } = covering(this.view.table, this.size, there, nearest);
    this.near = near;
    this.middle = [middle[0], middle[1] - ((this.far ? -1 : 1) * this.sheet.height * covered) / 2];
  }

  zoom(factor: number): void {
    this.handled = true;
    this.near = Math.max(1, Math.min(nearest, this.near * factor));
    if (this.near === 1) this.middle = null;
  }

  pan(dx: number, dy: number): void {
    this.handled = true;
    const { left, top, width, height } = this.sheet;
    const depth = this.view?.table.depth ?? 0;
    const way = this.far ? -1 : 1;
    this.middle = [left + width * (0.5 + way * dx), depth - (top + height * (0.5 + way * dy))];
  }

  turn(): void {} // an edge stays below

  sit(far: boolean): void {
    this.far = far;
  }

  // Where in the window a place would be that is seen from the other edge.
  private seen(x: number, y: number): { x: number; y: number } {
    const box = this.canvas.getBoundingClientRect();
    return this.far ? { x: box.left + box.right - x, y: box.top + box.bottom - y } : { x, y };
  }

  private spot(of: Point | string): Point | null {
    return typeof of === "string" ? (this.view?.figures.find((one) => one.id === of)?.at ?? null) : of;
  }

  pick(x: number, y: number): Hit | null {
    const box = this.canvas.getBoundingClientRect();
    if (!this.view || x < box.left || x > box.right || y < box.top || y > box.bottom) return null;
    const { left, top, width } = this.sheet;
    const unit = width / box.width;
    const spot = this.seen(x, y);
    return underPoint(
      this.view,
      [left + (spot.x - box.left) * unit, this.view.table.depth - (top + (spot.y - box.top) * unit)],
      unit,
    );
  }

  inch(): number {
    return (this.view?.unit === "centimetre" ? 2.54 : 1) / this.pixel;
  }

  place(of: Point | string): { x: number; y: number } | null {
    const at = this.spot(of);
    if (!at || !this.view) return null;
    const box = this.canvas.getBoundingClientRect();
    const { left, top, width } = this.sheet;
    const scale = box.width / width;
    return this.seen(box.left + (at[0] - left) * scale, box.top + (this.view.table.depth - at[1] - top) * scale);
  }

  settings(settings: { labels: boolean }): void {
    this.named = settings.labels;
  }

  resize(): void {
    const { clientWidth, clientHeight } = this.canvas;
    this.size = { width: Math.max(1, clientWidth), height: Math.max(1, clientHeight) };
  }

  dispose(): void {
    this.skip();
  }
}
