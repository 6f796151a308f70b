// The scene itself: its parts, how they follow from the state of the table, and a loop that draws only when something
// changed.
import { ACESFilmicToneMapping, PCFShadowMap, type Ray, Raycaster, Scene, Vector2, Vector3,
  WebGLRenderer } from "three";
import type { Figure, Frame, Piece, Point, Prop, View } from "../protocol/types";
import { Board } from "./board";
import { Eye } from "./camera";
import { Tray } from "./dice/tray";
import { Ground } from "./ground/ground";
import { Heights } from "./heights";
import { Inches } from "./inches";
import { Labels } from "./labels";
import { Light } from "./light";
import { makeMaterials, plain, Uniforms } from "./materials";
import { Player } from "./motion/player";
import { type Cast, Stage } from "./motion/stage";
import { Overlays } from "./overlays/overlays";
import { People } from "./people";
import { Props } from "./props/props";
import { chooseQuality, Pace, pixelsFor } from "./quality";
import { distanceTo, inchesPer, scaledPiece, scaledShape } from "./space";
import type { Mark, Motion } from "./table";
import { drawTextures } from "./textures";

export interface TableSettings {
  dark: boolean;
  labels: boolean;
  shadows: boolean;
  quality?: "auto" | "high" | "low"; // auto: as much as the machine can draw
}

const rippleGap = 90; // milliseconds between two pictures of water
const dieRest = 2600; // milliseconds that dice lie about afterward

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
  private renderer: WebGLRenderer;
  private stage: Stage;
  private light: Light;
  private labels: Labels;
  private pace: Pace;
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
  private reduced = false;
  private asked = 0;
  private last = 0;
  private rippling = 0;
  private turns = 0; // counts what was shown or played
  private gone = false;

  constructor(readonly canvas: HTMLCanvasElement, private wants: TableSettings) {
    const quality = chooseQuality(wants.quality ?? "auto");
    this.renderer = new WebGLRenderer({ canvas, antialias: quality > 0, powerPreference: "high-performance" });
    this.renderer.toneMapping = ACESFilmicToneMapping;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.pace = new Pace(quality, () => this.lower());
    this.light = new Light(this.renderer, this.scene);
    this.labels = new Labels(canvas);
    this.stage = new Stage(this.cast(), this.tray, this.props, this.player);
    this.scene.add(this.light.root, this.people.root, this.overlays.root, this.props.root, this.tray.root,
      this.stage.root);
    document.addEventListener("visibilitychange", this.seen);
    this.settings(wants);
    this.lower();
  }

  private cast(): Cast {
    const { around, eye } = this;
    return {
      ...around,
      get width() { return around.width; },
      get depth() { return around.depth; },
      clothOf: (roll) => this.people.styleOf(roll.side ?? this.people.get(roll.by ?? "")?.figure.side).cloth,
      dieSize: () => Math.max(0.3, Math.min(2.4, (eye.mode === "eye" ? 18 : eye.circling.distance) * 0.0155)),
      room: (at, radius) => !this.people.present().some((p) => p.shownAt.distanceTo(at) < p.reach + radius)
        && !this.pieces.some((p) => p.top > 0.3 && distanceTo([at.x, -at.z], p) < radius),
      toward: (at) => eye.camera.position.clone().sub(at).setY(0).normalize(),
    };
  }

  show(view: View): void {
    this.skip();
    ++this.turns;
    this.tray.clear();
    this.inches = new Inches(inchesPer(view.unit));
    this.people.sides = view.sides.map((s) => s.id);
    this.build(view);
    this.people.show(view.figures.map((f) => this.inches.figure(f)));
    this.settle(view.props ?? []);
  }

  // Ground and board are built again only when they are others.
  private build(view: View): void {
    const land = JSON.stringify([view.table, view.unit, view.ground, view.sides.map((s) => s.id)]);
    if (land === this.land) return;
    this.land = land;
    const k = this.inches.per;
    const [width, depth] = [view.table.width * k, view.table.depth * k];
    this.pieces = view.ground.map((p) => scaledPiece(p, k));
    this.heights = new Heights(this.pieces);
    Object.assign(this.around, { width, depth });
    this.uniforms.table.value.set(width, depth);
    this.people.show([]);
    this.overlays.clear();
    for (const old of [this.ground, this.board]) if (old) this.scene.remove(old.root), old.dispose();
    this.ground = new Ground(this.pieces, width, depth, this.materials, this.textures, this.pace.level > 0 ? 2048
      : 1024);
    this.board = new Board(width, depth, k, this.ground.felt, this.materials);
    this.board.night(this.wants.dark);
    this.scene.add(this.board.root, this.ground.root);
    this.light.over(width, depth, this.pace.level > 1);
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
    this.reduced = motion.reduced;
    this.player.rushed = document.hidden;
    const after = figures.map((f) => this.inches.figure(f));
    for (const f of after) if (!this.people.get(f.id)) this.people.put(f);
    await this.stage.play(frame, after, props.map((p) => scaledShape(p, this.inches.per)), this.inches.per, motion);
    if (turn !== this.turns || this.gone) return; // something newer is shown already
    this.settle(props);
    setTimeout(() => turn === this.turns && !this.gone && (this.tray.clear(), this.shade(), this.ask()), dieRest);
  }

  skip(): void {
    this.player.rush();
  }

  sit(): void {
    const piece = this.people.get(this.seat ?? "");
    if (piece) this.eye.behind({ at: piece.shownAt.clone(), eyes: piece.eyes, facing: piece.root.rotation.y });
  }

  go(): void {
    if (this.calm()) this.eye.snap();
    this.unveil();
    this.ask();
  }

  private calm(): boolean {
    return this.reduced || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  ray(x: number, y: number): Ray {
    const box = this.canvas.getBoundingClientRect();
    const caster = new Raycaster();
    caster.setFromCamera(new Vector2(((x - box.left) / box.width) * 2 - 1, 1 - ((y - box.top) / box.height) * 2),
      this.eye.camera);
    return caster.ray;
  }

  pointAt(at: Vector3 | null): void {
    this.pointer = at;
    this.unveil();
    this.ask();
  }

  settings(settings: { dark: boolean; labels: boolean; shadows: boolean }): void {
    this.wants = { ...this.wants, ...settings };
    this.light.night(settings.dark);
    this.board?.night(settings.dark);
    this.labels.night(settings.dark);
    this.shade();
    this.ask();
  }

  private shade(): void {
    this.light.shadows(this.wants.shadows && this.pace.level > 0);
  }

  // As much as the machine can draw now.
  private lower(): void {
    if (this.pace.level === 0) plain(this.materials);
    this.people.outlined(this.pace.level > 0);
    this.resize();
    this.shade();
  }

  resize(): void {
    const { clientWidth, clientHeight } = this.canvas;
    this.renderer.setPixelRatio(pixelsFor(this.pace.level));
    this.renderer.setSize(clientWidth, clientHeight, false);
    this.eye.size(clientWidth, clientHeight);
    this.ask();
  }

  // Trees and roofs give way to figures and the pointer; trees not from behind a figure's eyes: he sees what he sees.
  private unveil(): void {
    if (!this.ground) return;
    const present = this.people.present();
    const pointers = this.pointer ? [this.pointer] : [];
    const along = this.eye.mode === "eye";
    this.ground.forest.clear(this.eye.camera.position, along ? []
      : [...present.map((p) => p.shownAt.clone().setY(p.shownAt.y + p.height * 0.5)), ...pointers]);
    const spots = present.map((p) => ({ at: [p.shownAt.x, -p.shownAt.z] as Point, height: p.shownAt.y }));
    this.ground.roofs.look([...spots, ...pointers.map((p) => ({ at: [p.x, -p.z] as Point, height: 0 }))]);
  }

  ask(): void {
    if (!this.asked && !this.gone) this.asked = requestAnimationFrame((now) => this.tick(now));
  }

  private tick(now: number): void {
    this.asked = 0;
    const seconds = Math.min(0.1, this.last ? (now - this.last) / 1000 : 0.016);
    const playing = this.player.busy;
    if (playing) {
      this.player.step(now);
      if (this.seat) this.sit();
      this.overlays.follow();
    }
    const looking = this.eye.step(seconds);
    if (playing || looking) this.unveil();
    const leaves = this.ground?.forest.step(seconds) ?? false;
    const roofs = this.ground?.roofs.step(seconds) ?? false;
    if (playing || roofs) this.shade();
    const busy = playing || looking || leaves || roofs;
    this.draw();
    this.pace.frame(now, busy);
    this.last = busy ? now : 0;
    if (busy) this.ask();
    else this.ripple();
  }

  private draw(): void {
    const along = this.eye.mode === "eye";
    this.uniforms.ink.value = Math.min(0.05, (along ? 8 : this.eye.circling.distance) * 0.00052);
    this.light.behind(along || this.eye.circling.tilt > 0.9);
    this.renderer.render(this.scene, this.eye.camera);
    const names = this.wants.labels
      ? this.people.names(this.marked, this.eye.camera.position, along, this.eye.inch * this.canvas.clientHeight) : [];
    this.labels.set([...names, ...this.overlays.labels()], this.eye.camera);
  }

  // Water moves slowly: a few pictures a second are enough, and none where nobody looks or wants motion.
  private ripple(): void {
    if (!this.ground?.hasWater || this.pace.level < 2 || this.calm() || this.rippling || document.hidden) return;
    this.rippling = window.setTimeout(() => {
      this.rippling = 0;
      this.uniforms.time.value += rippleGap / 1000;
      this.ask();
    }, rippleGap);
  }

  private seen = () => (document.hidden ? this.skip() : this.ask());

  dispose(): void {
    this.gone = true;
    this.skip();
    cancelAnimationFrame(this.asked);
    clearTimeout(this.rippling);
    document.removeEventListener("visibilitychange", this.seen);
    for (const part of [this.labels, this.overlays, this.people, this.props, this.tray, this.stage, this.light,
      this.ground, this.board]) part?.dispose();
    for (const part of [...Object.values(this.textures), ...Object.values(this.materials)]) part.dispose();
    this.renderer.dispose();
  }
}
