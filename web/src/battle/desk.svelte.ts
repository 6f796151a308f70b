// Everything around one open battle: the table, the hands, the keys, and what is looked at.
import { untrack } from "svelte";
import { within } from "../game/path";
import type { Button } from "../game/choices";
import { Orders } from "../game/orders.svelte";
import { LiveBattle } from "../game/live.svelte";
import type { Point } from "../protocol/types";
import { preferences } from "../settings.svelte";
import { sound } from "../sound";
import { Stage, tableSettings } from "../stage";
import type { Camera, Hit, Table } from "../table/table";
import { words } from "../words";
import { Hands } from "./hands";
import type { Keyed } from "./keys";
import { Notices } from "./notices.svelte";
import { Outlook, type Foreseen } from "./outlook.svelte";
import { line, marks, trail, whereabouts } from "./picture";
import { Rings } from "./rings.svelte";
import { Ruler } from "./ruler.svelte";
import type { Leaf } from "./TopBar.svelte";

const wellSeen = 11; // pixels for an inch

const wide = (): boolean => matchMedia("(min-width: 48.01rem) and (min-height: 30.01rem)").matches;
const roomy = (): boolean => matchMedia("(min-width: 62rem) and (min-height: 30.01rem)").matches; // for both margins and the table between them

// By a sound, and by the system if that is wanted and nobody looks.
function call(title: string): void {
  if (!document.hidden) return;
  sound(["call"]);
  if (preferences.value.notify && "Notification" in globalThis && Notification.permission === "granted")
    new Notification(words.battle.yourTurn, { body: title, tag: "fyrd" });
}

export class Desk implements Keyed {
  readonly live: LiveBattle;
  readonly orders: Orders;
  readonly ruler: Ruler;
  readonly outlook: Outlook;
  private readonly rings: Rings;
  table = $state.raw<Table | null>(null);
  stage = $state.raw<Stage | null>(null);
  private planned = $state(true);
  leaf = $state<Leaf | null>(null);
  foreseen = $state.raw<Foreseen | null>(null); // on its leaf
  camera = $state.raw<Camera>({ mode: "above" });
  selected = $state<string | null>(null);
  pointed = $state<string | null>(null); // a figure under the pointer, or on a line of the list
  pointer = $state.raw<{ x: number; y: number } | null>(null);
  beside = $state.raw<{ x: number; y: number } | null>(null); // a choice under the pointer or the focus
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
    const others = this.live.info?.sides.some((side) => !side.mine && side.seat !== "quick" && side.seat !== "random");
    return (others ?? false) && !this.live.playing && this.live.decision !== null;
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
      select: (id) => (this.selected = id),
      back: () => this.back(),
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
    const shown = $derived(outlook.shown);
    outlook.follow();
    $effect(() => this.table?.shade(outlook.shade));
    const actor = $derived(live.figure(shown?.choice.figure ?? orders.actor));
    $effect(() => this.table?.settings(tableSettings()));
    $effect(() =>
      this.table?.marks(
        marks({
          asked: orders.decision?.about,
          chosen: orders.draft.figure,
          gathered: orders.draft.figures ?? shown?.choice.figures ?? [],
          may: orders.draft.figure ? [] : orders.actors,
          targets: shown?.choice.target ? [shown.choice.target] : [...orders.targets, ...orders.gatherable],
          hover: this.pointed ?? this.selected ?? undefined,
        }),
      ),
    );
    $effect(() => {
      const base = live.figure(orders.actor)?.base;
      this.table?.region(orders.region?.fans ?? null, base?.inner ?? base?.radius ?? 0);
    });
    $effect(() => this.table?.places(orders.trial ? [] : orders.places.slice(0, 40)));
    $effect(() => this.table?.trail(trail(shown, orders.corners, actor, live.view?.unit ?? "inch")));
    $effect(() => this.table?.line(this.ruler.line ?? line(shown, actor, live.figure(shown?.choice.target))));
    $effect(() => this.table?.rings(this.rings.all));
    $effect(() => this.table?.camera(this.camera));
    $effect(() => {
      void live.view?.inputs;
      this.rings.around(this.pointed ?? this.selected ?? orders.draft.figure ?? null);
    });
    $effect(() => {
      void live.view?.inputs;
      untrack(() => this.ruler.again());
    });
    $effect(() => {
      if (this.table && live.view && live.info) untrack(() => this.sitDown(this.table!));
    });
    $effect(() => {
      const about = orders.concerned;
      if (this.table) untrack(() => this.asked(about));
    });
    $effect(() => void (live.over && this.endOnce()));
    $effect(() => {
      if (this.called) untrack(() => call(live.info?.title ?? words.title));
    });
    $effect(() => {
      const seats = live.info?.sides ?? [];
      untrack(() => this.notices.comings(seats));
    });
    $effect(() => {
      const warning = live.warning;
      if (warning) untrack(() => this.notices.tell(warning.text));
    });
    // The same question again, after others have decided in secret, leaves what is tried as it is.
    let known: string | undefined;
    $effect(() => {
      const decision = live.decision && JSON.stringify(live.decision);
      if (!decision || decision === known) return;
      known = decision;
      this.cursor = this.selected = null;
      orders.reset();
    });
  }

  // Once: who came by a link is told whom he leads, and sits at his own edge of the table; who awaits somebody has the link.
  private seated = false;
  private sitDown(table: Table): void {
    if (this.seated) return;
    this.seated = true;
    const { info, view, mine } = this.live;
    if (info!.role === "host" && view!.inputs === 0 && info!.sides.some((one) => one.seat === "open" && !one.here))
      this.leaf ??= "invite";
    if (info!.role !== "seat" || mine.size !== 1) return;
    const [side] = mine;
    this.notices.tell(words.battle.youLead(this.live.party(side)?.name ?? ""));
    const own = view!.figures.filter((one) => one.side === side && one.pose !== "away");
    const middle = own.reduce((sum, one) => sum + one.at[1], 0) / own.length;
    if (middle > view!.table.depth / 2) table.turn(180);
  }

  private ended = false;
  private endOnce(): void {
    if (!this.ended) setTimeout(() => (this.leaf ??= "end"), preferences.value.speed ? 900 : 0);
    this.ended = true;
  }

  // The picture goes to whomever the question is about only where he cannot be seen, or on a small screen hardly.
  private asked(about: readonly string[]): void {
    const { table, live } = this;
    const there = about.filter((id) => (live.figure(id)?.pose ?? "away") !== "away");
    if (!table || !there.length || this.camera.mode === "eye") return;
    const box = this.canvas!.getBoundingClientRect();
    const seen = (id: string): boolean => {
      const spot = table.place(id);
      return spot !== null && spot.x > box.left && spot.x < box.right && spot.y > box.top && spot.y < box.bottom;
    };
    if ((this.narrow && table.inch() < wellSeen) || !there.some(seen)) table.frame(there);
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

  // Whoever is not on the table yet is nowhere to look at.
  private seek(id: string): void {
    if ((this.live.figure(id)?.pose ?? "away") !== "away") this.table?.look(id);
  }

  find(id: string): void {
    this.seek(id);
    if (this.ruler.on) this.ruler.set(id);
    else if (!this.orders.pick(id)) this.selected = this.selected === id ? null : id;
    if (!wide()) this.peopleOpen = false;
  }

  above(): void {
    this.camera = { mode: "above" };
  }

  // --- keys ---

  digit(key: string): boolean {
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
    const view = live.view;
    if (!view || !(orders.way || orders.facing || this.ruler.on)) return this.table?.pan(dx * 0.08, -dy * 0.08);
    const unit = view.unit === "inch" ? 1 : 2.5;
    const from =
      this.cursor ??
      orders.trial?.choice.path?.at(-1) ??
      orders.start ??
      orders.places[0]?.at ??
      ([view.table.width / 2, view.table.depth / 2] as Point);
    this.cursor = within([from[0] + dx * unit, from[1] + dy * unit], view.table.width, view.table.depth);
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
    if (this.live.canUndo) void this.live.undo();
  }

  advise(): void {
    if (!this.live.decision) return;
    // What is advised is what Enter does now.
    void this.orders.advise().then(() => document.querySelector<HTMLElement>(".does .main")?.focus());
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
