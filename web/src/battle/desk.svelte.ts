// Everything around one open battle: the table, the hands, the keys, and what is looked at.
import { tick, untrack } from "svelte";
import { within } from "../game/path";
import type { Button } from "../game/choices";
import { Orders } from "../game/orders.svelte";
import { LiveBattle } from "../game/live.svelte";
import type { Point, Refusal } from "../protocol/types";
import { Stage } from "../stage";
import type { Camera, Hit, Table } from "../table/table";
import { words } from "../words";
import { cornerFor, type Corner } from "./beside";
import { Hands, type Spot } from "./hands";
import type { Keyed } from "./keys";
import { Notices } from "./notices.svelte";
import { Outlook, type Foreseen } from "./outlook.svelte";
import { attend } from "./occasions.svelte";
import { whereabouts } from "./picture";
import { Rings } from "./rings.svelte";
import { Ruler } from "./ruler.svelte";
import { showOrders } from "./showing.svelte";
import type { Leaf } from "./TopBar.svelte";

const wellSeen = 11; // pixels for an inch
const drawerEdge = 24; // pixels above a drawer that are still too low for somebody with his name

const wide = (): boolean => matchMedia("(min-width: 48.01rem) and (min-height: 30.01rem)").matches;
const drawn = (): boolean => matchMedia("(max-width: 48rem)").matches; // the card is a drawer
const roomy = (): boolean => matchMedia("(min-width: 62rem) and (min-height: 30.01rem)").matches; // for both margins and the table between them

export class Desk implements Keyed {
  readonly live: LiveBattle;
  readonly orders: Orders;
  readonly ruler: Ruler;
  readonly outlook: Outlook;
  readonly rings: Rings;
  table = $state.raw<Table | null>(null);
  stage = $state.raw<Stage | null>(null);
  private planned = $state(true);
  leaf = $state<Leaf | null>(null);
  foreseen = $state.raw<Foreseen | null>(null); // on its leaf
  camera = $state.raw<Camera>({ mode: "above" });
  far = $state(false); // one sits at the far edge of the table
  placed = false; // which of them is known
  selected = $state<string | null>(null);
  barred = $state.raw<Refusal | undefined>(undefined); // why nothing can be done with him now
  pointed = $state<string | null>(null); // a figure under the pointer, or on a line of the list
  pointer = $state.raw<{ x: number; y: number } | null>(null);
  beside = $state.raw<{ x: number; y: number } | null>(null); // a choice under the pointer or the focus
  box = $state.raw<[Spot, Spot] | null>(null); // drawn around several
  cursor = $state.raw<Point | null>(null); // the mark moved with the arrow keys
  spoken = $state("");
  readonly notices = new Notices();
  peopleOpen = $state(roomy());
  storyOpen = $state(roomy());
  readonly narrow = !wide();
  readonly touch = matchMedia("(pointer: coarse)").matches;
  private canvas: HTMLCanvasElement | null = null;
  private previewed: string | null = null;

  constructor(token: string) {
    this.live = new LiveBattle(token);
    this.orders = new Orders(this.live);
    this.ruler = new Ruler(this.live);
    this.outlook = new Outlook(this.live, this.orders);
    this.rings = new Rings(this.live);
  }

  selectedFigure = $derived.by(() => this.live.figure(this.selected ?? undefined));
  eyeOf = $derived.by(() => this.orders.actor ?? this.selected);
  // Somebody is awaited here who has been waiting for others.
  called = $derived.by(() => {
    const others = this.live.info?.sides.some((side) => !side.mine && (side.seat === "person" || side.seat === "open"));
    return (others ?? false) && !this.live.playing && this.live.decision !== null;
  });
  // The card stands where the fight is not.
  cardAt = $derived.by((): Corner => {
    const shown = this.outlook.shown;
    const about = [shown?.choice.figure ?? this.orders.actor, shown?.choice.target, shown ? undefined : this.selected];
    const ends = shown?.choice.path?.slice(-1) ?? [];
    const spots = [...about.filter((id) => id != null), ...ends].map((one) => this.table?.place(one!) ?? null);
    const box = this.canvas?.getBoundingClientRect();
    return cornerFor(box ? spots.filter((spot) => spot !== null) : [], box ?? { left: 0, top: 0, right: 0, bottom: 0 });
  });
  flat = $derived.by(() => (this.planned && this.stage ? this.stage.plan : null)); // no more than a plan is seen

  open(canvas: HTMLCanvasElement): () => void {
    this.canvas = canvas;
    const { live, orders, ruler } = this;
    new Hands(canvas, {
      table: () => this.table,
      live,
      orders,
      ruler,
      hover: (hit, x, y) => this.hover(hit, x, y),
      select: (id) => this.inVain(id),
      back: () => this.back(),
      box: (corners) => (this.box = corners),
    });
    const stage = (this.stage = new Stage(canvas, {
      words: live.settled,
      lay: (scene) => live.view && scene.show(live.view),
      failed: () => this.notices.tell(words.battle.noPicture),
      use: (table) => live.show((this.table = table)),
      flat: (flat) => (this.planned = flat),
    }));
    const stop = $effect.root(() => this.draw());
    const sized = new ResizeObserver(() => stage.resize());
    sized.observe(canvas);
    return () => {
      stop();
      sized.disconnect();
      live.close();
      stage.close();
    };
  }

  private draw(): void {
    const { live, orders, outlook } = this;
    outlook.follow();
    showOrders(this);
    $effect(() => {
      void live.view?.inputs;
      this.rings.around(this.pointed ?? this.selected ?? orders.draft.figure ?? null);
    });
    $effect(() => {
      void live.view?.inputs;
      untrack(() => this.ruler.again());
    });
    $effect(() => {
      const id = this.selected;
      this.barred = undefined;
      if (!id || !live.decision || !live.options) return;
      void untrack(() => orders.barred(id)).then((why) => id === this.selected && (this.barred = why));
    });
    attend(this);
    const turn = $derived(live.view?.turn ?? 0);
    $effect(() => {
      if (turn > 0 && this.table) untrack(() => this.toTheFight());
    });
    $effect(() => {
      if (orders.trial && drawn()) void tick().then(() => this.aboveTheCard());
    });
    $effect(() => {
      const about = orders.concerned;
      if (this.table) untrack(() => this.asked(about));
    });
    // The same question again, after others have decided in secret, leaves what is tried as it is.
    let known: string | undefined;
    $effect(() => {
      const decision = live.decision && JSON.stringify(live.decision);
      if (!decision || decision === known) return;
      known = decision;
      this.cursor = this.selected = this.pointed = this.previewed = this.beside = null;
      orders.reset();
      untrack(() => (void orders.course.goOn(), void orders.deputy.goOn(), void orders.passOn()));
    });
  }

  // Each turn begins with all who fight in the picture, and no more of the table than that, unless somebody has moved it himself.
  private toTheFight(): void {
    const { table, live } = this;
    if (table!.handled || this.camera.mode !== "above") return;
    const there = live.view!.figures.filter(({ pose }) => pose === "standing" || pose === "lying");
    table!.frame(there.map(({ id }) => id));
  }

  // Where the card is a drawer over the table, those whom it is about are seen above it.
  private aboveTheCard(): void {
    const { choice } = this.orders.trial ?? {};
    const { bottom, height } = this.canvas!.getBoundingClientRect();
    const top = document.querySelector(".card")?.getBoundingClientRect().top ?? bottom;
    const about = [choice?.figure ?? this.orders.actor, choice?.target].filter((id) => id !== undefined);
    const there = about.filter((id) => (this.live.figure(id)?.pose ?? "away") !== "away");
    const hidden = there.some((id) => !this.seen(id) || this.table!.place(id)!.y > top - drawerEdge);
    if (hidden && this.camera.mode !== "eye") this.table?.frame(there, (bottom - top) / height);
  }

  // The picture goes to whomever the question is about only where he cannot be seen, or on a small screen hardly.
  private asked(about: readonly string[]): void {
    const { table, live } = this;
    const there = about.filter((id) => (live.figure(id)?.pose ?? "away") !== "away");
    if (!table || !there.length || this.camera.mode === "eye") return;
    if ((this.narrow && table.inch() < wellSeen) || !there.some((id) => this.seen(id))) table.frame(there);
  }

  // A press that orders nothing: who it was, or that somebody is to be chosen first.
  private inVain(id: string | null): void {
    const { live, orders } = this;
    this.selected = id;
    if (!id && live.decision && !orders.actor && orders.course.sendable.length)
      this.notices.tell(words.battle.whoFirst);
  }

  private seen(id: string): boolean {
    const box = this.canvas!.getBoundingClientRect();
    const spot = this.table?.place(id);
    return !!spot && spot.x > box.left && spot.x < box.right && spot.y > box.top && spot.y < box.bottom;
  }

  private hover(hit: Hit | null, x: number, y: number): void {
    this.pointer = hit ? { x, y } : null;
    this.pointed = hit?.figure ?? null;
    if (!hit) return this.orders.trial ? undefined : this.orders.point(null);
    this.cursor = null;
    if (this.ruler.on) this.ruler.hover(hit.figure ?? hit.at);
    else if (hit.figure && hit.figure !== this.orders.actor) this.orders.pointAt(hit.figure);
    else this.orders.point(hit.at);
  }

  // A choice under the pointer or the focus is shown on the table.
  preview(button: Button | null, at?: Element): void {
    const { orders } = this;
    const box = at?.getBoundingClientRect();
    this.beside = box && button?.choice ? { x: box.left, y: box.top } : null;
    if (orders.trial) return;
    const id = button?.narrow?.figure ?? button?.choice?.figure ?? button?.narrow?.target ?? null;
    if (this.previewed || id) this.pointed = id;
    this.previewed = id;
    orders.preview(button?.choice ?? null, button?.options[0]?.label ?? "");
  }

  point(id: string | null): void {
    this.pointed = id;
    if (id) this.orders.pointAt(id);
    else if (!this.orders.trial) this.orders.point(null);
  }

  look(id: string): void {
    this.seek(id);
    this.selected = id;
  }

  // Whoever is not on the table yet is nowhere to look at, and for who is seen the picture stays.
  private seek(id: string): void {
    if (!this.seen(id) && (this.live.figure(id)?.pose ?? "away") !== "away") this.table?.look(id);
  }

  find(id: string): void {
    this.seek(id);
    if (this.ruler.on) this.ruler.set(id);
    else if (this.live.written.has(id) && !this.orders.actors.includes(id)) void this.rewrite(id);
    // Who is to be set up waits for his place, and no card lies over it.
    else if (!this.orders.pick(id) && !this.orders.unplaced.includes(id))
      this.selected = this.selected === id ? null : id;
    if (!wide()) this.peopleOpen = false;
  }

  // His order is taken back, and he waits for another; so do those who shared it.
  async rewrite(id: string): Promise<void> {
    const { live, orders } = this;
    const note = live.written.get(id);
    if (!note || live.busy) return;
    const lost = await live.rewrite(note);
    if (live.refusal) return;
    if (lost.length) this.notices.tell(words.written.lost(words.join(lost.map((one) => live.nameOf(one)))));
    else this.notices.tell(words.written.changed(live.nameOf(id)));
    await live.still();
    orders.pick(id);
  }

  above(): void {
    this.camera = { mode: "above" };
  }

  // --- keys ---

  digit(key: string): boolean {
    if (this.orders.course.plan) return this.orders.course.digit(key);
    const button = this.orders.keys.get(key);
    if (button) this.orders.press(button);
    return button !== undefined;
  }

  enter(): boolean {
    if (this.orders.trial) return (void this.orders.commit(), true);
    if (this.cursor && this.ruler.on) return (this.ruler.set(this.cursor), true);
    return this.cursor ? this.orders.place(this.cursor) : false;
  }

  back(): void {
    if (this.leaf) this.leaf = null;
    else if (this.ruler.on) this.ruler.back();
    else if (this.orders.back()) return;
    else if (this.selected) this.selected = null;
    else if (this.outlook.on) this.outlook.toggle();
    else if (this.camera.mode === "eye") this.above();
    else if (!wide()) this.peopleOpen = this.storyOpen = false;
  }

  search(): void {
    document.querySelector<HTMLInputElement>(".choices .find")?.focus();
  }

  centre(): void {
    if (this.live.playing) return this.live.skip();
    const { orders } = this;
    const about = orders.actor ?? orders.actors[0] ?? orders.targets[0];
    if (about && this.live.figure(about)?.pose !== "away") this.table?.look(about);
    else if (orders.places[0]) this.table?.look(orders.places[0].at);
    else this.above();
  }

  step(dx: number, dy: number): void {
    const { orders, live } = this;
    const { view } = live;
    const away = this.far ? -1 : 1;
    if (!view || !(orders.way || orders.facing || this.ruler.on)) return this.table?.pan(dx * 0.08, -dy * 0.08);
    const unit = view.unit === "inch" ? 1 : 2.5;
    const from =
      this.cursor ??
      orders.trial?.choice.path?.at(-1) ??
      orders.start ??
      orders.places[0]?.at ??
      ([view.table.width / 2, view.table.depth / 2] as Point);
    this.canvas?.focus({ preventScroll: true }); // Enter is for the mark now
    this.cursor = within([from[0] + away * dx * unit, from[1] + away * dy * unit], view.table.width, view.table.depth);
    if (this.ruler.on) this.ruler.hover(this.cursor);
    else {
      orders.trial = null;
      orders.point(this.cursor);
    }
    this.spoken = whereabouts(this.cursor, view.unit, live.figure(orders.start && orders.actor));
  }

  corner(): void {
    if (this.cursor) this.orders.corner(this.cursor);
  }

  face(degrees: number): void {
    this.orders.turnBy(degrees);
  }

  measure(): void {
    this.ruler.toggle();
  }

  eye(): void {
    if (this.camera.mode === "eye") this.above();
    else if (this.eyeOf) this.camera = { mode: "eye", figure: this.eyeOf };
  }

  foresee(): void {
    this.foreseen = this.outlook.foreseen();
    if (this.foreseen) this.leaf = "odds";
  }

  shade(): void {
    this.outlook.toggle();
  }

  zoom(factor: number): void {
    this.table?.zoom(factor);
  }

  turn(degrees: number): void {
    this.table?.turn(degrees);
  }

  undo(): void {
    if (this.live.canUndo) void this.orders.undo();
  }

  advise(): void {
    if (!this.live.decision) return;
    // What is advised is what Enter does now.
    void this.orders
      .advise()
      .then(tick)
      .then(() => document.querySelector<HTMLElement>(".does .main:not([disabled])")?.focus());
  }

  people(): void {
    this.peopleOpen = !this.peopleOpen;
    if (!wide() && this.peopleOpen) this.storyOpen = false;
  }

  story(): void {
    this.storyOpen = !this.storyOpen;
    if (!wide() && this.storyOpen) this.peopleOpen = false;
  }

  help(): void {
    this.leaf = "help";
  }

  first(): boolean {
    const first = document.querySelector<HTMLElement>(".answers button, .answers input");
    first?.focus();
    return first !== null && first !== undefined;
  }
}
