// Mouse, pen and fingers that give orders. A press tries, a drag from a figure lays his way, a drag from the end of a way
// turns him. With Shift a press takes somebody along, and a drag over the ground all who stand there. Everything else moves the picture, which the table sees to itself.
import type { Orders, Under } from "../game/orders.svelte";
import { heading } from "../game/path";
import type { LiveBattle } from "../game/live.svelte";
import type { Point } from "../protocol/types";
import type { Hit, Table } from "../table/table";
import type { Ruler } from "./ruler.svelte";

export interface Held {
  table: () => Table | null;
  live: LiveBattle;
  orders: Orders;
  ruler: Ruler;
  hover(hit: Hit | null, x: number, y: number): void;
  select(figure: string | null): void;
  back(): void;
  box(corners: [Spot, Spot] | null): void; // drawn around several
}

type Mode = "none" | "press" | "held" | "way" | "face" | "box" | "picture";
export interface Spot {
  x: number;
  y: number;
}

const slop = 6; // pixels before a press becomes a drag
const snap = 14; // pixels from a mark that still mean the mark
const hold = 480; // milliseconds
const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
const spotOf = (event: PointerEvent): Spot => ({ x: event.clientX, y: event.clientY });

export class Hands {
  private readonly down = new Set<number>();
  private mode: Mode = "none";
  private start: Spot = { x: 0, y: 0 };
  private since = 0; // when the press began
  private hit: Hit | null = null;
  private end = false; // the press began on the end of the way being tried
  private corners: Point[] = []; // on the way before the finger was held
  private timer: ReturnType<typeof setTimeout> | undefined;

  // Must listen before the table does: what it takes for itself, the table does not get.
  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly held: Held,
  ) {
    canvas.addEventListener("pointerdown", (event) => this.pressed(event));
    canvas.addEventListener("pointermove", (event) => this.moved(event));
    canvas.addEventListener("pointerup", (event) => this.released(event));
    canvas.addEventListener("pointercancel", (event) => this.dropped(event));
    canvas.addEventListener("pointerleave", () => this.down.size || held.hover(null, 0, 0));
    canvas.addEventListener("contextmenu", (event) => event.preventDefault());
    canvas.addEventListener("dragover", (event) => this.carried(event));
    canvas.addEventListener("drop", (event) => this.laid(event));
    canvas.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
  }

  private pressed(event: PointerEvent): void {
    this.down.add(event.pointerId);
    clearTimeout(this.timer);
    if (this.down.size > 1) return void (this.mode = "picture");
    this.canvas.setPointerCapture(event.pointerId);
    this.canvas.focus({ preventScroll: true });
    this.start = spotOf(event);
    this.since = event.timeStamp;
    this.hit = this.held.table()?.pick(this.start.x, this.start.y) ?? null;
    this.mode = "press";
    this.end = event.button === 0 && this.onEnd(this.start, event.pointerType);
    if (this.end && this.held.orders.trial?.choice.facing !== undefined) event.stopImmediatePropagation();
    if (this.boxes(event)) event.stopImmediatePropagation();
    if (this.held.live.playing && event.button === 0) this.held.live.skip();
    if (event.pointerType !== "mouse") this.timer = setTimeout(() => this.heldLong(), hold);
  }

  // A drag with Shift draws a box, where there are several to be sent together.
  private boxes(event: PointerEvent): boolean {
    const { orders, ruler } = this.held;
    return event.shiftKey && event.button <= 0 && !this.hit?.figure && !ruler.on && orders.course.sendable.length > 1;
  }

  private onEnd(spot: Spot, kind: string): boolean {
    const end = this.held.orders.trial?.choice.path?.at(-1);
    const shown = end && this.held.table()?.place(end);
    return shown ? apart(shown, spot) < (kind === "mouse" ? 22 : 34) : false;
  }

  private heldLong(): void {
    if (this.mode !== "press" || !this.hit) return;
    this.mode = "held";
    this.corners = this.held.orders.corners;
    if (this.hit.figure) this.held.select(this.hit.figure);
    else this.held.orders.corner(this.hit.at);
  }

  // It was lifted again in time, and the page heard of it late.
  private heldShort(): void {
    this.mode = "press";
    this.held.orders.corners = this.corners;
  }

  private moved(event: PointerEvent): void {
    const spot = spotOf(event);
    const table = this.held.table();
    if (!table) return;
    if (!this.down.has(event.pointerId)) {
      if (event.pointerType === "mouse") this.held.hover(table.pick(spot.x, spot.y), spot.x, spot.y);
      return;
    }
    if (this.mode === "press" && apart(spot, this.start) > slop) this.begin(event);
    if (this.mode === "box") this.held.box([this.start, spot]);
    if (this.mode !== "way" && this.mode !== "face") return;
    const hit = table.pick(spot.x, spot.y);
    const at = hit?.at;
    const end = this.held.orders.trial?.choice.path?.at(-1);
    if (at && this.mode === "way") {
      if (hit.figure && hit.figure !== this.hit?.figure) this.held.orders.pointAt(hit.figure);
      else this.held.orders.point(at);
    }
    if (at && end && this.mode === "face") this.held.orders.face(heading(end, at));
  }

  // A press has become a drag.
  private begin(event: PointerEvent): void {
    clearTimeout(this.timer);
    const { orders, ruler } = this.held;
    const figure = this.hit?.figure;
    this.mode = "picture";
    if (event.buttons !== 1) return;
    if (this.end && orders.trial?.choice.facing !== undefined) this.mode = "face";
    else if (this.boxes(event)) this.mode = "box";
    else if (figure && orders.course.group.includes(figure)) this.mode = "way";
    else if (figure && !ruler.on && orders.canDrag(figure)) {
      if (orders.actor !== figure) orders.pick(figure);
      orders.trial = null;
      this.held.hover(null, 0, 0);
      this.mode = "way";
    }
  }

  private released(event: PointerEvent): void {
    clearTimeout(this.timer);
    // A busy page may hear late of a finger, and of its lifting: the times of both say whether it was held.
    if (event.pointerType !== "mouse" && event.timeStamp - this.since >= hold) this.heldLong();
    else if (this.mode === "held") this.heldShort();
    const was = this.mode;
    this.down.delete(event.pointerId);
    if (this.down.size) return;
    this.mode = "none";
    if (was === "press") return event.button === 2 ? this.held.back() : this.clicked(event);
    if (was === "box") return this.boxed(spotOf(event));
    if (was !== "way") return;
    const hit = this.held.table()?.pick(event.clientX, event.clientY);
    if (!hit || (hit.figure && hit.figure !== this.hit?.figure && this.held.orders.pick(hit.figure))) return;
    this.held.orders.place(hit.at, this.snap(), this.under(hit));
  }

  // The thing and the ground that were pressed.
  private under({ prop, piece }: Hit): Under {
    const { view } = this.held.live;
    return {
      thing: prop === undefined ? undefined : view?.props?.find((one) => one.id === prop),
      ground: piece === undefined ? undefined : view?.ground.find((one) => one.id === piece),
    };
  }

  private boxed(to: Spot): void {
    this.held.box(null);
    const { orders } = this.held;
    const within = (n: number, a: number, b: number): boolean => n >= Math.min(a, b) && n <= Math.max(a, b);
    orders.course.gather(
      orders.course.sendable.filter((id) => {
        const at = this.held.table()?.place(id);
        return at && within(at.x, this.start.x, to.x) && within(at.y, this.start.y, to.y);
      }),
    );
  }

  private snap(): number {
    const inch = this.held.table()?.inch() ?? 0;
    const unit = this.held.live.view?.unit === "centimetre" ? 2.54 : 1;
    return inch > 0 ? (snap / inch) * unit : 0;
  }

  // Somebody of the list is carried over the table, and laid down on it.
  private carried(event: DragEvent): void {
    if (event.dataTransfer?.types.includes("text/x-figure")) event.preventDefault();
  }

  private laid(event: DragEvent): void {
    const figure = event.dataTransfer?.getData("text/x-figure");
    const hit = figure && this.held.table()?.pick(event.clientX, event.clientY);
    if (!hit) return;
    event.preventDefault();
    event.stopPropagation();
    if (this.held.orders.actor !== figure) this.held.orders.pick(figure);
    this.held.orders.place(hit.at, this.snap());
  }

  private dropped(event: PointerEvent): void {
    clearTimeout(this.timer);
    this.down.delete(event.pointerId);
    this.mode = "none";
  }

  private clicked(event: PointerEvent): void {
    const { orders, ruler } = this.held;
    const hit = this.hit;
    if (!hit || event.button !== 0) return;
    if (ruler.on) return ruler.set(hit.figure ?? hit.at);
    if (this.end && orders.trial) return void orders.commit();
    if (event.shiftKey && hit.figure && orders.course.sendable.includes(hit.figure))
      return orders.course.toggle(hit.figure);
    if (hit.figure && orders.pick(hit.figure)) return;
    if ((event.shiftKey || event.altKey) && orders.way) return orders.corner(hit.at);
    if (orders.place(hit.at, this.snap(), this.under(hit))) return;
    this.held.select(hit.figure ?? null);
  }

  // With Shift the wheel turns the figure at the end of his way.
  private wheel(event: WheelEvent): void {
    if (!event.shiftKey || this.held.orders.trial?.choice.facing === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.held.orders.turnBy(Math.sign(event.deltaY || event.deltaX) * 15);
  }
}
