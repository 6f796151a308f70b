// Opens the table on a canvas: puts the parts together, shows what the engine says, and draws only when something changed.
import { ACESFilmicToneMapping, DirectionalLight, HemisphereLight, PCFShadowMap, Raycaster, Scene, Vector2, Vector3, WebGLRenderer } from "three";
import type { Fan, Figure, Frame, Piece, Point, Prop, Ring, View } from "../protocol/types";
import { sideStyle } from "../sides";
import { Board, sky } from "./board";
import { Eye } from "./camera";
import { Tray } from "./dice/tray";
import { FigurePiece, Shapes } from "./figures/piece";
import { Tokens } from "./figures/tokens";
import { Ground } from "./ground/ground";
import { Hands } from "./hands";
import { Heights } from "./heights";
import { type Label, Labels } from "./labels";
import { makeMaterials, Uniforms } from "./materials";
import { Player } from "./motion/player";
import { type Cast, Stage } from "./motion/stage";
import { Overlays, inInches } from "./overlays/overlays";
import { figureUnder, hitOf } from "./picking";
import { Props } from "./props/props";
import { chooseQuality, Pace } from "./quality";
import { inchesPer, inWorld, scaled, scaledPiece, scaledShape } from "./space";
import type { Camera, Hit, Mark, Motion, SightLine, Table, Trail } from "./table";
import { drawTextures } from "./textures";

export interface TableSettings {
  dark: boolean;
  labels: boolean;
  shadows: boolean;
  quality?: "auto" | "high" | "low";
}

const rippleGap = 90; // milliseconds between two pictures of water
const dieRest = 2600; // milliseconds that dice lie about afterward

export function openTable(canvas: HTMLCanvasElement, settings: TableSettings): Table {
  return new Scenery(canvas, settings);
}

class Scenery implements Table {
  private scene = new Scene();
  private eye = new Eye();
  private renderer: WebGLRenderer;
  private uniforms = new Uniforms();
  private textures = drawTextures();
  private materials = makeMaterials(this.uniforms, this.textures);
  private shapes = new Shapes();
  private tokens = new Tokens();
  private figures = new Map<string, FigurePiece>();
  private sides: string[] = [];
  private board: Board | null = null;
  private ground: Ground | null = null;
  private land = ""; // what the ground was built from
  private pieces: Piece[] = [];
  private shownProps: Prop[] = [];
  private heights = new Heights([]);
  private overlays: Overlays;
  private around = { width: 36, depth: 36, lie: (p: Point) => this.heights.at(p), figure: (id: string) => this.figures.get(id) };
  private props = new Props(this.materials);
  private tray = new Tray();
  private player = new Player(() => this.ask());
  private stage: Stage;
  private labels: Labels;
  private hands: Hands;
  private sun = new DirectionalLight("#ffdcab", 2.9);
  private sky = new HemisphereLight("#e4e8ea", "#94825c", 1.5);
  private skies = { light: sky(false), dark: sky(true) };
  private marked: readonly Mark[] = [];
  private k = 1;
  private pointer: Vector3 | null = null;
  private asked = 0;
  private last = 0;
  private pace: Pace;
  private seat: string | null = null;
  private reduced = false;
  private gone = false;
  private rippling = 0;
  private turns = 0; // counts what was shown or played
  private lying = 0; // counts rolls, so that old dice are not cleared twice
  private unhide = () => (document.hidden ? this.skip() : this.ask());

  constructor(private canvas: HTMLCanvasElement, private wants: TableSettings) {
    const quality = chooseQuality(wants.quality ?? "auto");
    this.pace = new Pace(quality, () => this.lower());
    this.renderer = new WebGLRenderer({ canvas, antialias: quality > 0, powerPreference: "high-performance" });
    this.renderer.toneMapping = ACESFilmicToneMapping;
    this.renderer.toneMappingExposure = 1.0;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.overlays = new Overlays(this.uniforms, this.materials, this.around);
    this.labels = new Labels(canvas);
    this.stage = new Stage(this.cast(), this.tray, this.props, this.player);
    this.scene.add(this.sun, this.sun.target, this.sky, this.overlays.root, this.props.root, this.tray.root, this.stage.root);
    document.addEventListener("visibilitychange", this.unhide);
    this.hands = new Hands(canvas, this.eye, {
      figureAt: (x, y) => figureUnder(this.ray(x, y), this.figures.values()) !== null,
      groundAt: (x, y) => this.groundAt(x, y),
      moved: (now) => (now && this.eye.snap(), this.ask()),
      pointed: (x, y) => ((this.pointer = this.groundAt(x, y)), this.clearView(), this.ask()),
      left: () => ((this.pointer = null), this.clearView(), this.ask()),
    });
    this.settings(wants);
    this.resize();
  }

  private cast(): Cast {
    const { around, eye } = this;
    return {
      get width() { return around.width; },
      get depth() { return around.depth; },
      figure: around.figure,
      lie: around.lie,
      clothOf: (roll) => sideStyle(Math.max(0, this.sides.indexOf(roll.side ?? this.figures.get(roll.by ?? "")?.figure.side ?? ""))).cloth,
      dieSize: () => Math.max(0.22, Math.min(1.5, (eye.mode === "eye" ? 18 : eye.circling.distance) * 0.0098)),
      toward: (at) => eye.camera.position.clone().sub(at).setY(0).normalize(),
    };
  }

  show(view: View): void {
    this.k = inchesPer(view.unit);
    this.sides = view.sides.map((s) => s.id);
    this.build(view);
    this.skip();
    ++this.turns;
    this.tray.clear();
    this.showProps((view.props ?? []).map((p) => scaledShape(p, this.k)));
    const there = new Set(view.figures.map((f) => f.id));
    for (const [id, piece] of this.figures) if (!there.has(id)) this.remove(id, piece);
    for (const f of view.figures) this.put(this.inInches(f));
    this.overlays.marks(this.marked);
    this.clearView();
    this.light();
    this.ask();
  }

  // Ground and board are built again only when they are others.
  private build(view: View): void {
    const land = JSON.stringify([view.table, view.unit, view.ground]);
    if (land === this.land) return;
    this.land = land;
    const [width, depth] = [view.table.width * this.k, view.table.depth * this.k];
    this.pieces = view.ground.map((p) => scaledPiece(p, this.k));
    this.heights = new Heights(this.pieces);
    Object.assign(this.around, { width, depth });
    this.uniforms.table.value.set(width, depth);
    for (const [id, piece] of this.figures) this.remove(id, piece);
    this.overlays.clear();
    if (this.ground) this.scene.remove(this.ground.root), this.ground.dispose();
    if (this.board) this.scene.remove(this.board.root), this.board.dispose();
    this.ground = new Ground(this.pieces, width, depth, this.materials, this.textures, this.pace.level > 0 ? 2048 : 1024);
    this.board = new Board(width, depth, this.k, this.ground.felt, this.materials);
    this.board.night(this.wants.dark);
    this.scene.add(this.board.root, this.ground.root);
    const far = Math.max(width, depth);
    this.sun.target.position.set(width / 2, 0, -depth / 2);
    this.sun.position.set(width / 2 - far * 0.62, far * 0.66, -depth / 2 + far * 0.44);
    const box = this.sun.shadow.camera;
    const half = Math.hypot(width, depth) / 2 + 3;
    Object.assign(box, { left: -half, right: half, top: half, bottom: -half, near: 1, far: far * 2.4 });
    box.updateProjectionMatrix();
    this.sun.shadow.mapSize.set(2048, 2048);
    this.sun.shadow.bias = -0.0006;
    this.sun.shadow.normalBias = 0.03;
    this.sun.shadow.radius = 3;
    this.eye.table(width, depth);
  }

  private inInches(f: Figure): Figure {
    const k = this.k;
    if (k === 1) return f;
    return { ...f, at: scaled(f.at, k), elevation: f.elevation * k, base: { ...(f.base.radius !== undefined && { radius: f.base.radius * k }), ...(f.base.points && { points: f.base.points.map((p) => scaled(p, k)) }) } };
  }

  private put(f: Figure): FigurePiece {
    let piece = this.figures.get(f.id);
    if (piece) piece.show(f);
    else {
      piece = new FigurePiece(f, sideStyle(Math.max(0, this.sides.indexOf(f.side))), this.shapes, this.materials, this.tokens);
      this.figures.set(f.id, piece);
      this.scene.add(piece.root);
    }
    piece.outlined(this.pace.level > 0);
    return piece;
  }

  private remove(id: string, piece: FigurePiece): void {
    this.scene.remove(piece.root);
    piece.dispose();
    this.figures.delete(id);
  }

  async play(frame: Frame, figures: readonly Figure[], props: readonly Prop[], motion: Motion): Promise<void> {
    this.skip();
    this.reduced = motion.reduced;
    this.player.rushed = document.hidden;
    const turn = ++this.turns;
    const after = figures.map((f) => this.inInches(f));
    const things = props.map((p) => scaledShape(p, this.k));
    for (const f of after) if (!this.figures.has(f.id)) this.put(f);
    await this.stage.play(frame, after, things, this.k, motion);
    if (turn !== this.turns || this.gone) return; // something newer is shown already
    this.showProps(things);
    this.overlays.marks(this.marked);
    this.sit();
    this.clearView();
    this.light();
    this.ask();
    const lying = ++this.lying;
    setTimeout(() => lying === this.lying && (this.tray.clear(), this.light(), this.ask()), dieRest);
  }

  skip(): void {
    this.player.rush();
  }

  private showProps(props: Prop[]): void {
    this.shownProps = props;
    this.props.show(props);
  }

  marks(marks: readonly Mark[]): void {
    this.marked = marks;
    this.overlays.marks(marks);
    this.ask();
  }

  region(fans: readonly Fan[] | null): void {
    this.overlays.region(fans && fans.map((f) => ({ ...f, edge: f.edge.map((p) => scaled(p, this.k)) })));
    this.ask();
  }

  places(points: readonly { at: Point; label: string }[]): void {
    this.overlays.places(points.map((p) => ({ ...p, at: scaled(p.at, this.k) })));
    this.ask();
  }

  trail(trail: Trail | null): void {
    this.overlays.trail(trail && { ...inInches(trail, this.k), ...(trail.zones && { zones: trail.zones.map((z) => scaled(z, this.k)) }) });
    this.ask();
  }

  rings(rings: readonly Ring[]): void {
    this.overlays.rings(rings.map((r) => inInches(r, this.k)));
    this.ask();
  }

  line(line: SightLine | null): void {
    const k = this.k;
    this.overlays.line(line && { ...line, from: scaled(line.from, k), to: scaled(line.to, k), ...(line.blockedAt && { blockedAt: scaled(line.blockedAt, k) }), ...(line.fromHeight !== undefined && { fromHeight: line.fromHeight * k }), ...(line.toHeight !== undefined && { toHeight: line.toHeight * k }) });
    this.ask();
  }

  camera(camera: Camera): void {
    this.seat = camera.mode === "eye" ? camera.figure : null;
    if (camera.mode === "above") this.eye.above();
    else if (camera.mode === "free") this.eye.free();
    else this.sit();
    this.go();
  }

  private sit(): void {
    const piece = this.seat ? this.figures.get(this.seat) : undefined;
    if (piece) this.eye.behind({ at: piece.shownAt.clone(), eyes: piece.eyes, facing: piece.root.rotation.y });
  }

  look(at: Point | string): void {
    const to = typeof at === "string" ? this.figures.get(at)?.shownAt : inWorld(scaled(at, this.k));
    if (to) this.eye.centre(to);
    this.go();
  }

  zoom(factor: number): void {
    this.eye.zoom(factor);
    this.go();
  }

  pan(dx: number, dy: number): void {
    this.eye.pan(dx, dy);
    this.go();
  }

  turn(degrees: number): void {
    this.eye.turn(degrees);
    this.go();
  }

  private go(): void {
    if (this.calm()) this.eye.snap();
    this.clearView();
    this.ask();
  }

  private ray(x: number, y: number) {
    const box = this.canvas.getBoundingClientRect();
    const caster = new Raycaster();
    caster.setFromCamera(new Vector2(((x - box.left) / box.width) * 2 - 1, 1 - ((y - box.top) / box.height) * 2), this.eye.camera);
    return caster.ray;
  }

  private groundAt(x: number, y: number): Vector3 | null {
    const at = this.heights.meet(this.ray(x, y));
    return at && inWorld(at, this.heights.at(at));
  }

  pick(x: number, y: number): Hit | null {
    const box = this.canvas.getBoundingClientRect();
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return null;
    const hit = hitOf(this.ray(x, y), this.figures.values(), this.shownProps, this.pieces, this.heights);
    return hit && { ...hit, at: scaled(hit.at, 1 / this.k) };
  }

  place(of: Point | string): { x: number; y: number } | null {
    const at = typeof of === "string" ? this.figures.get(of)?.shownAt.clone().add(new Vector3(0, 0.4, 0)) : inWorld(scaled(of, this.k), this.heights.at(scaled(of, this.k)));
    if (!at) return null;
    at.project(this.eye.camera);
    if (at.z > 1) return null;
    const box = this.canvas.getBoundingClientRect();
    return { x: box.left + ((at.x + 1) / 2) * box.width, y: box.top + ((1 - at.y) / 2) * box.height };
  }

  settings(settings: { dark: boolean; labels: boolean; shadows: boolean }): void {
    this.wants = { ...this.wants, ...settings };
    this.scene.background = this.skies[settings.dark ? "dark" : "light"];
    this.board?.night(settings.dark);
    this.labels.night(settings.dark);
    this.sun.intensity = settings.dark ? 2.4 : 2.9;
    this.sky.intensity = settings.dark ? 0.95 : 1.5;
    this.light();
    this.ask();
  }

  private light(): void {
    const on = this.wants.shadows && this.pace.level > 0;
    this.sun.castShadow = this.renderer.shadowMap.enabled = on;
    this.renderer.shadowMap.needsUpdate = on;
  }

  private lower(): void {
    this.resize();
    this.light();
    for (const piece of this.figures.values()) piece.outlined(this.pace.level > 0);
    this.scene.traverse((o) => "material" in o && ((o.material as { needsUpdate: boolean }).needsUpdate = true));
  }

  resize(): void {
    const { clientWidth, clientHeight } = this.canvas;
    this.renderer.setPixelRatio(Math.min(this.pace.level > 1 ? 2 : this.pace.level > 0 ? 1.5 : 1, globalThis.devicePixelRatio || 1));
    this.renderer.setSize(clientWidth, clientHeight, false);
    this.eye.size(clientWidth, clientHeight);
    this.ask();
  }

  // Trees and roofs give way to figures and the pointer; not from behind a figure's eyes, who sees what he sees.
  private clearView(): void {
    if (!this.ground) return;
    const standing = [...this.figures.values()].filter((f) => f.root.visible);
    const eye = this.eye.mode === "eye";
    const places = eye ? [] : standing.map((f) => f.shownAt.clone().add(new Vector3(0, f.height * 0.5, 0)));
    if (this.pointer && !eye) places.push(this.pointer);
    this.ground.forest.clear(this.eye.camera.position, places);
    const spots = standing.map((f) => ({ at: f.figure.at, height: f.shownAt.y }));
    if (this.pointer) spots.push({ at: [this.pointer.x, -this.pointer.z], height: 0 });
    this.ground.roofs.look(spots);
  }

  private ask(): void {
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
      this.clearView();
      this.light();
    }
    const camera = this.eye.step(seconds);
    if (camera) this.clearView();
    const forest = this.ground?.forest.step(seconds) ?? false;
    const roofs = this.ground?.roofs.step(seconds) ?? false;
    if (roofs) this.light();
    const busy = camera || forest || roofs || this.player.busy;
    this.draw();
    this.pace.frame(now, busy);
    this.last = busy ? now : 0;
    if (busy) this.ask();
    else this.ripple();
  }

  // Water moves slowly: a few pictures a second are enough, and none where nobody looks or wants motion.
  private ripple(): void {
    if (!this.ground?.hasWater || this.pace.level < 2 || this.calm() || this.rippling) return;
    this.rippling = setTimeout(() => {
      this.rippling = 0;
      this.uniforms.time.value += rippleGap / 1000;
      if (!document.hidden) this.ask();
    }, rippleGap) as unknown as number;
  }

  private calm(): boolean {
    return this.reduced || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  private draw(): void {
    const distance = this.eye.mode === "eye" ? 8 : this.eye.circling.distance;
    this.uniforms.ink.value = Math.min(0.05, distance * 0.00052);
    this.renderer.render(this.scene, this.eye.camera);
    this.labels.set([...this.names(), ...this.overlays.labels()], this.eye.camera);
  }

  private names(): Label[] {
    if (!this.wants.labels) return [];
    const weight = new Map(this.marked.map((m) => [m.figure, { asked: 9, chosen: 10, hover: 12, target: 6, may: 5 }[m.kind]]));
    return [...this.figures.values()]
      .filter((f) => f.root.visible && (f.figure.pose !== "out" || (weight.get(f.figure.id) ?? 0) > 8))
      .map((f) => ({ key: f.figure.id, text: f.figure.name, at: this.foot(f), kind: "name", weight: (weight.get(f.figure.id) ?? 2) + (f.dress.leader ? 1 : 0) }));
  }

  // Names stand before the base, as the eye sees it; over the head where one looks along the ground.
  private foot(f: FigurePiece): Vector3 {
    if (this.eye.mode === "eye") return f.head.add(new Vector3(0, f.height * 0.22, 0));
    const toward = this.eye.camera.position.clone().sub(f.shownAt).setY(0);
    return f.shownAt.clone().addScaledVector(toward.normalize(), f.reach * 1.15);
  }

  dispose(): void {
    this.gone = true;
    this.skip();
    document.removeEventListener("visibilitychange", this.unhide);
    this.props.dispose();
    this.tray.dispose();
    this.stage.dispose();
    cancelAnimationFrame(this.asked);
    clearTimeout(this.rippling);
    this.hands.dispose();
    this.labels.dispose();
    this.overlays.dispose();
    for (const [id, piece] of this.figures) this.remove(id, piece);
    this.ground?.dispose();
    this.board?.dispose();
    this.shapes.dispose();
    this.tokens.dispose();
    for (const t of Object.values(this.textures)) t.dispose();
    for (const m of Object.values(this.materials)) m.dispose();
    this.skies.light.dispose();
    this.skies.dark.dispose();
    this.renderer.dispose();
  }
}
