// Opens the table on a canvas: what the page may ask of it.
import { Vector3 } from "three";
import type { Fan, Figure, Frame, Point, Prop, Ring, View } from "../protocol/types";
import { Hands } from "./hands";
import { figureUnder, hitOf } from "./picking";
import { Scenery, type TableSettings } from "./scenery";
import { inWorld } from "./space";
import type { Camera, Hit, Mark, Motion, Settings, Shade, SightLine, Table, Trail, Intent } from "./table";

export type { TableSettings };

export function openTable(canvas: HTMLCanvasElement, settings: TableSettings): Table {
  return new TableOnCanvas(new Scenery(canvas, settings));
}

class TableOnCanvas implements Table {
  private hands: Hands;

  constructor(private scenery: Scenery) {
    const { canvas, eye, people } = scenery;
    this.hands = new Hands(canvas, eye, {
      figureAt: (x, y) => figureUnder(scenery.ray(x, y), people.everybody()) !== null,
      groundAt: (x, y) => this.groundAt(x, y),
      moved: (now) => (now && eye.snap(), scenery.ask()),
      pointed: (x, y) => scenery.pointAt(this.groundAt(x, y)),
      left: () => scenery.pointAt(null),
    });
  }

  show(view: View): void {
    this.scenery.show(view);
  }

  get opened(): Promise<void> {
    return this.scenery.opened;
  }

  play(frame: Frame, figures: readonly Figure[], props: readonly Prop[], motion: Motion): Promise<void> {
    return this.scenery.play(frame, figures, props, motion);
  }

  skip(): void {
    this.scenery.skip();
  }

  marks(marks: readonly Mark[]): void {
    this.scenery.marked = marks;
    this.scenery.overlays.marks(marks);
    this.scenery.ask();
  }

  region(fans: readonly Fan[] | null): void {
    this.scenery.overlays.region(fans && fans.map(this.scenery.inches.fan));
    this.scenery.ask();
  }

  places(points: readonly { at: Point; label: string }[]): void {
    this.scenery.overlays.places(points.map((p) => ({ ...p, at: this.scenery.inches.point(p.at) })));
    this.scenery.ask();
  }

  shade(shade: Shade | null): void {
    this.scenery.overlays.shade(shade && this.scenery.inches.shade(shade));
    this.scenery.ask();
  }

  trail(trail: Trail | null): void {
    this.scenery.overlays.trail(trail && this.scenery.inches.trail(trail));
    this.scenery.ask();
  }

  intents(intents: readonly Intent[]): void {
    const { overlays, inches } = this.scenery;
    overlays.intents(intents.map((one) => ({ ...one, points: inches.points(one.points) })));
    this.scenery.ask();
  }

  rings(rings: readonly Ring[]): void {
    this.scenery.overlays.rings(rings.map(this.scenery.inches.ring));
    this.scenery.ask();
  }

  line(line: SightLine | null): void {
    this.scenery.overlays.line(line && this.scenery.inches.line(line));
    this.scenery.ask();
  }

  camera(camera: Camera): void {
    this.scenery.seat = camera.mode === "eye" ? camera.figure : null;
    if (camera.mode === "above") this.scenery.eye.above();
    else if (camera.mode === "low") this.scenery.eye.low();
    else if (camera.mode === "free") this.scenery.eye.free();
    else this.scenery.sit();
    this.scenery.go();
  }

  sit(far: boolean): void {
    this.scenery.eye.sit(far);
    this.scenery.go();
  }

  look(at: Point | string): void {
    const to = this.spot(at);
    if (to) this.scenery.eye.centre(to);
    this.scenery.go();
  }

  frame(figures: readonly string[], covered = 0): void {
    this.scenery.eye.frame(
      figures.map((id) => this.spot(id)).filter((at) => at !== null),
      covered,
    );
    this.scenery.go();
  }

  get handled(): boolean {
    return this.scenery.eye.handled;
  }

  zoom(factor: number): void {
    this.scenery.eye.zoom(factor);
    this.scenery.go();
  }

  pan(dx: number, dy: number): void {
    this.scenery.eye.pan(dx, dy);
    this.scenery.go();
  }

  turn(degrees: number): void {
    this.scenery.eye.turn(degrees);
    this.scenery.go();
  }

  private spot(of: Point | string): Vector3 | null {
    if (typeof of === "string") return this.scenery.people.get(of)?.shownAt.clone() ?? null;
    const at = this.scenery.inches.point(of);
    return inWorld(at, this.scenery.heights.at(at));
  }

  private groundAt(x: number, y: number): Vector3 | null {
    const at = this.scenery.heights.meet(this.scenery.ray(x, y));
    return at && inWorld(at, this.scenery.heights.at(at));
  }

  pick(x: number, y: number): Hit | null {
    const box = this.scenery.canvas.getBoundingClientRect();
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return null;
    const hit = hitOf(
      this.scenery.ray(x, y),
      this.scenery.people.everybody(),
      this.scenery.things,
      this.scenery.pieces,
      this.scenery.heights,
    );
    return hit && { ...hit, at: this.scenery.inches.back(hit.at) };
  }

  inch(): number {
    return this.scenery.inch;
  }

  place(of: Point | string): { x: number; y: number } | null {
    const at = this.spot(of)
      ?.add(new Vector3(0, typeof of === "string" ? 0.4 : 0, 0))
      .project(this.scenery.eye.camera);
    if (!at || at.z > 1) return null;
    const box = this.scenery.canvas.getBoundingClientRect();
    return { x: box.left + ((at.x + 1) / 2) * box.width, y: box.top + ((1 - at.y) / 2) * box.height };
  }

  settings(settings: Settings): void {
    this.scenery.settings(settings);
  }

  resize(): void {
    this.scenery.resize();
  }

  dispose(): void {
    this.hands.dispose();
    this.scenery.dispose();
  }
}
