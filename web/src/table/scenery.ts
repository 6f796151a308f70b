// The scene itself: its parts, and how they follow from the state of the table.
import { type Ray, Raycaster, Scene, Vector2, Vector3 } from "three";
import type { Figure, Frame, Piece, Point, Prop, View } from "../protocol/types";
import { Board } from "./board";
import { Brush } from "./brush";
import { Eye } from "./camera";
import { Tray } from "./dice/tray";
import { Ground } from "./ground/ground";
import { Heights } from "./heights";
import { Inches } from "./inches";
import { Labels } from "./labels";
import { Light } from "./light";
import { Loop } from "./loop";
import { grained, makeMaterials, Uniforms } from "./materials";
import { Player } from "./motion/player";
import { castOf } from "./motion/cast";
import { FrameShow } from "./motion/show";
import { Overlays } from "./overlays/overlays";
import { People } from "./people";
import { Props } from "./props/props";
import type { Level } from "./quality";
import { inchesPer, scaledPiece, scaledShape } from "./space";
import type { Mark, Motion, Settings } from "./table";
import { drawTextures } from "./textures";

export interface TableSettings extends Settings {
  quality?: "auto" | "high" | "low"; // auto: as much as the machine can draw
}

const dieRest = 2600; // milliseconds that dice lie about afterward
const farInch = 22; // pixels an inch has where a table is seen whole
const seenFrom = 44; // pixels that a man should be high

export class Scenery {
  readonly eye = new Eye();
  readonly uniforms = new Uniforms();
  private textures = drawTextures();
  private materials = makeMaterials(this.uniforms, this.textures);
  readonly people = new People(this.materials);
  private props = new Props(this.materials);
  private tray = new Tray();
  private player = new Player(() => this.ask());
  private around = { width: 36, depth: 36, lie: (p: Point) => this.heights.at(p), figure: this.people.get };
  readonly overlays = new Overlays(this.uniforms, this.materials, this.around);
  private scene = new Scene();
  private brush: Brush;
  private frames: FrameShow;
  private light: Light;
  private labels: Labels;
  private board: Board | null = null;
  private ground: Ground | null = null;
  private land = ""; // what the ground was built from
  pieces: Piece[] = [];
  things: Prop[] = [];
  heights = new Heights([]);
  inches = new Inches(1);
  marked: readonly Mark[] = [];
  seat: string | null = null; // whose eyes are looked through
  private pointer: Vector3 | null = null;
  private loop: Loop;
  private shown = () => {};
  readonly opened = new Promise<void>((seen) => (this.shown = seen)); // its first picture is there
  private turns = 0; // counts what was shown or played
  private gone = false;

  constructor(
    readonly canvas: HTMLCanvasElement,
    private wants: TableSettings,
  ) {
    this.brush = new Brush(canvas, wants.quality ?? "auto", (level) => this.dress(level));
    this.loop = new Loop(this.brush, this);
    this.light = new Light(this.brush.renderer, this.scene);
    this.labels = new Labels(canvas);
    this.frames = new FrameShow(
      castOf(this.around, this.eye, this.people, () => this.pieces),
      this.tray,
      this.props,
      this.player,
    );
    this.scene.add(
      this.light.root,
      this.people.root,
      this.overlays.root,
      this.props.root,
      this.tray.root,
      this.frames.root,
    );
    document.addEventListener("visibilitychange", this.seen);
    this.settings(wants);
    this.resize();
  }

  show(view: View): void {
    this.skip();
    ++this.turns;
    this.tray.clear();
    this.inches = new Inches(inchesPer(view.unit));
    this.people.sides = view.sides;
    this.build(view);
    this.people.show(view.figures.map((f) => this.inches.figure(f)));
    this.settle(view.props ?? []);
    if (!this.loop.ready) void this.open(this.land);
  }

  private async open(land: string): Promise<void> {
    await this.brush.prepare(this.brush.pace.level, this.scene, this.eye.camera);
    if (land !== this.land || this.gone) return;
    this.loop.ready = true;
    this.ask();
  }

  // Ground and board are built again only when they are others.
  private build(view: View): void {
    const land = JSON.stringify([view.table, view.unit, view.ground, view.sides.map((s) => s.id)]);
    if (land === this.land) return;
    this.land = land;
    this.loop.ready = false;
    this.brush.forget();
    const k = this.inches.per;
    const [width, depth] = [view.table.width * k, view.table.depth * k];
    this.pieces = view.ground.map((p) => scaledPiece(p, k));
    this.heights = new Heights(this.pieces);
    Object.assign(this.around, { width, depth });
    this.uniforms.table.value.set(width, depth);
    this.people.show([]);
    this.overlays.clear();
    for (const old of [this.ground, this.board]) if (old) (this.scene.remove(old.root), old.dispose());
    this.ground = new Ground(
      this.pieces,
      width,
      depth,
      this.materials,
      this.textures,
      this.brush.pace.level > 0 ? 2048 : 1024,
      view.scenario.winter ?? false,
    );
    this.board = new Board(width, depth, k, this.ground.felt, this.materials);
    this.board.night(this.wants.dark);
    this.scene.add(this.board.root, this.ground.root);
    this.light.over(width, depth, this.brush.pace.level !== 1);
    this.seat = null;
    this.eye.table(width, depth);
  }

  // What follows from a new state of the table.
  private settle(props: readonly Prop[]): void {
    this.things = props.map((p) => scaledShape(p, this.inches.per));
    this.props.show(this.things);
    this.overlays.marks(this.marked);
    if (this.seat) this.sit();
    this.unveil();
    this.shade();
    this.ask();
  }

  async play(frame: Frame, figures: readonly Figure[], props: readonly Prop[], motion: Motion): Promise<void> {
    this.skip();
    const turn = ++this.turns;
    const wanted = () => turn === this.turns && !this.gone; // nothing newer is shown
    this.player.rushed = document.hidden;
    const after = figures.map((f) => this.inches.figure(f));
    for (const f of after) if (!this.people.get(f.id)) this.people.put(f);
    await this.frames.play(
      frame,
      after,
      props.map((p) => scaledShape(p, this.inches.per)),
      this.inches.per,
      motion,
      wanted,
    );
    if (!wanted()) return;
    this.settle(props);
    setTimeout(() => wanted() && (this.tray.clear(), this.shade(), this.ask()), dieRest);
  }

  skip(): void {
    this.player.rush();
  }

  sit(): void {
    const piece = this.people.get(this.seat ?? "");
    if (piece) this.eye.behind({ at: piece.shownAt.clone(), eyes: piece.eyes, facing: piece.root.rotation.y });
  }

  go(): void {
    if (this.wants.reduced) this.eye.snap();
    this.unveil();
    this.ask();
  }

  ray(x: number, y: number): Ray {
    const box = this.canvas.getBoundingClientRect();
    const caster = new Raycaster();
    caster.setFromCamera(
      new Vector2(((x - box.left) / box.width) * 2 - 1, 1 - ((y - box.top) / box.height) * 2),
      this.eye.camera,
    );
    return caster.ray;
  }

  pointAt(at: Vector3 | null): void {
    this.pointer = at;
    if (this.unveil()) this.ask();
  }

  settings(settings: Settings): void {
    this.wants = { ...this.wants, ...settings };
    this.light.night(settings.dark);
    this.board?.night(settings.dark);
    this.labels.night(settings.dark);
    this.shade();
    this.ask();
  }

  get inch(): number {
    return this.eye.inch * this.canvas.clientHeight;
  }

  private shade(): void {
    this.light.shadows(this.wants.shadows && this.brush.level > 0);
  }

  private dress(level: Level): void {
    grained(this.materials, level > 0);
    this.people.outlined(level > 0);
    this.light.shadows(this.wants.shadows && level > 0);
  }

  resize(): void {
    const { clientWidth, clientHeight } = this.canvas;
    this.brush.renderer.setSize(clientWidth, clientHeight, false);
    this.eye.size(clientWidth, clientHeight);
    this.ask();
  }

  // Trees and roofs give way to figures and the pointer. True when that changes something.
  private unveil(): boolean {
    if (!this.ground) return false;
    const spots = this.people.present().map((p) => ({ at: [p.shownAt.x, -p.shownAt.z] as Point, height: p.shownAt.y }));
    if (this.pointer) spots.push({ at: [this.pointer.x, -this.pointer.z], height: 0 });
    const roofs = this.ground.roofs.look(spots);
    return this.thin() || roofs;
  }

  // Trees not from behind a figure's eyes: he sees what he sees.
  private thin(): boolean {
    const heads = this.people.present().map((p) => p.shownAt.clone().setY(p.shownAt.y + p.height * 0.5));
    const places = this.eye.mode === "eye" ? [] : this.pointer ? [...heads, this.pointer] : heads;
    return this.ground?.forest.clear(this.eye.camera.position, places) ?? false;
  }

  ask(): void {
    this.loop.ask();
  }

  advance(now: number, seconds: number): boolean {
    const playing = this.player.busy;
    if (playing) {
      this.player.step(now);
      if (this.seat) this.sit();
      this.overlays.follow();
    }
    const looking = this.eye.step(seconds);
    if (playing) this.unveil();
    else if (looking) this.thin();
    const leaves = this.ground?.forest.step(seconds) ?? false;
    const roofs = this.ground?.roofs.step(seconds) ?? false;
    if (playing || roofs) this.shade();
    return playing || looking || leaves || roofs;
  }

  refined(): Promise<void> {
    return this.brush.prepare(2, this.scene, this.eye.camera);
  }

  draw(): void {
    const along = this.eye.mode === "eye";
    this.uniforms.ink.value = Math.min(0.05, (along ? 8 : this.eye.circling.distance) * 0.00052);
    this.overlays.sharpen(along ? 0.4 : Math.min(1, Math.max(0.3, farInch / this.inch)));
    this.light.behind(along || this.eye.circling.tilt > 0.9);
    if (this.people.grow(along ? 0 : seenFrom / this.inch)) this.shade();
    this.brush.renderer.render(this.scene, this.eye.camera);
    this.shown();
    const eye = this.eye.camera.position;
    const hidden = (head: Vector3) => along && this.heights.hide(eye, head);
    const names = this.wants.labels ? this.people.names(this.marked, eye, along, this.inch, hidden) : [];
    this.labels.set([...names, ...this.overlays.labels()], this.eye.camera);
  }

  ripples(): boolean {
    return (this.ground?.hasWater ?? false) && !this.wants.reduced && !document.hidden;
  }

  ripple(seconds: number): void {
    this.uniforms.time.value += seconds;
  }

  private seen = () => (document.hidden ? this.skip() : this.ask());

  dispose(): void {
    this.gone = true;
    this.skip();
    this.loop.stop();
    document.removeEventListener("visibilitychange", this.seen);
    for (const part of [
      this.labels,
      this.overlays,
      this.people,
      this.props,
      this.tray,
      this.frames,
      this.light,
      this.ground,
      this.board,
    ])
      part?.dispose();
    for (const part of [...Object.values(this.textures), ...Object.values(this.materials)]) part.dispose();
    this.brush.renderer.dispose();
  }
}
