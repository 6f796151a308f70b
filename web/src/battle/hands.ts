// Mouse, pen and fingers on the table. A press tries, a drag from a figure lays his way, a drag on the ground moves the
// picture; two fingers move, turn and bring it near.
import type { Orders } from "../game/orders.svelte";
import { heading } from "../game/path";
import type { Session } from "../game/session.svelte";
import type { Hit, Table } from "../table/table";
import type { Ruler } from "./ruler.svelte";

export interface Held {
  table: () => Table | null;
  session: Session;
  orders: Orders;
  ruler: Ruler;
  hover(hit: Hit | null, x: number, y: number): void;
  select(figure: string | null): void;
  back(): void;
}

type Mode = "none" | "press" | "pan" | "turn" | "way" | "face" | "pinch";
interface Spot { x: number; y: number }

const slop = 6; // pixels before a press becomes a drag
const hold = 480; // milliseconds
const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

export class Hands {
  private readonly down = new Map<number, Spot>();
  private mode: Mode = "none";
  private start: Spot = { x: 0, y: 0 };
  private last: Spot = { x: 0, y: 0 };
  private hit: Hit | null = null;
  private end = false; // the press began on the end of the way being tried
  private right = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private spread = { distance: 1, angle: 0 };

  constructor(private readonly canvas: HTMLCanvasElement, private readonly held: Held) {
    const on = <K extends keyof HTMLElementEventMap>(type: K, run: (event: HTMLElementEventMap[K]) => void, options?: AddEventListenerOptions) =>
      canvas.addEventListener(type, run as EventListener, options);
    on("pointerdown", (event) => this.pressed(event));
    on("pointermove", (event) => this.moved(event));
    on("pointerup", (event) => this.released(event));
    on("pointercancel", (event) => this.dropped(event));
    on("pointerleave", () => this.down.size || held.hover(null, 0, 0));
    on("contextmenu", (event) => event.preventDefault());
    on("wheel", (event) => this.wheel(event), { passive: false });
  }

  private pressed(event: PointerEvent): void {
    this.canvas.setPointerCapture(event.pointerId);
    this.canvas.focus({ preventScroll: true });
    const spot = { x: event.clientX, y: event.clientY };
    this.down.set(event.pointerId, spot);
    clearTimeout(this.timer);
    if (this.down.size === 2) return this.pinch();
    this.start = this.last = spot;
    this.right = event.button === 2;
    this.hit = this.held.table()?.pick(spot.x, spot.y) ?? null;
    this.end = this.onEnd(spot, event.pointerType);
    this.mode = "press";
    if (this.held.session.playing && !this.right) this.held.session.skip();
    if (event.pointerType !== "mouse") this.timer = setTimeout(() => this.heldLong(), hold);
  }

  private onEnd(spot: Spot, kind: string): boolean {
    const end = this.held.orders.trial?.choice.path?.at(-1);
    const shown = end && this.held.table()?.place(end);
    return shown ? apart(shown, spot) < (kind === "mouse" ? 22 : 34) : false;
  }

  private heldLong(): void {
    if (this.mode !== "press" || !this.hit) return;
    this.mode = "none";
    if (this.hit.figure) this.held.hover(this.hit, this.start.x, this.start.y);
    else this.held.orders.corner(this.hit.at);
  }

  private moved(event: PointerEvent): void {
    const spot = { x: event.clientX, y: event.clientY };
    const table = this.held.table();
    if (!table) return;
    if (!this.down.has(event.pointerId)) {
      if (event.pointerType === "mouse") this.held.hover(table.pick(spot.x, spot.y), spot.x, spot.y);
      return;
    }
    this.down.set(event.pointerId, spot);
    if (this.mode === "pinch") return this.pinched(table);
    if (this.mode === "press" && apart(spot, this.start) > slop) this.begin();
    if (this.mode === "pan") table.pan((spot.x - this.last.x) / this.canvas.clientWidth, (spot.y - this.last.y) / this.canvas.clientHeight);
    if (this.mode === "turn") table.turn((spot.x - this.last.x) * 0.35);
    if (this.mode === "way" || this.mode === "face") {
      const at = table.pick(spot.x, spot.y)?.at;
      const end = this.held.orders.trial?.choice.path?.at(-1);
      if (at && this.mode === "way") this.held.orders.point(at);
      if (at && end && this.mode === "face") this.held.orders.face(heading(end, at));
      this.held.hover(null, 0, 0);
    }
    this.last = spot;
  }

  // A press has become a drag.
  private begin(): void {
    clearTimeout(this.timer);
    const { orders } = this.held;
    const figure = this.hit?.figure;
    if (this.right) this.mode = "turn";
    else if (this.end && orders.trial?.choice.facing !== undefined) this.mode = "face";
    else if (figure && !this.held.ruler.on && orders.canDrag(figure)) {
      if (orders.actor !== figure) orders.pick(figure);
      orders.trial = null;
      this.mode = "way";
    } else this.mode = "pan";
  }

  private released(event: PointerEvent): void {
    clearTimeout(this.timer);
    const was = this.mode;
    this.down.delete(event.pointerId);
    if (was === "pinch") return void (this.mode = this.down.size ? "pinch" : "none");
    this.mode = "none";
    if (was === "press") return this.right ? this.held.back() : this.clicked(event);
    if (was !== "way") return;
    const at = this.held.table()?.pick(event.clientX, event.clientY)?.at;
    if (at) this.held.orders.place(at);
  }

  private dropped(event: PointerEvent): void {
    clearTimeout(this.timer);
    this.down.delete(event.pointerId);
    this.mode = "none";
  }

  private clicked(event: PointerEvent): void {
    const { orders, ruler } = this.held;
    const hit = this.hit;
    if (!hit) return;
    if (ruler.on) return ruler.set(hit.figure ?? hit.at);
    if (this.end && orders.trial) return void orders.commit();
    if (hit.figure && orders.pick(hit.figure)) return;
    if ((event.shiftKey || event.altKey) && orders.way) return orders.corner(hit.at);
    if (orders.place(hit.at)) return;
    this.held.select(hit.figure ?? null);
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    const amount = event.deltaY || event.deltaX;
    if (event.shiftKey) this.held.orders.turnBy(Math.sign(amount) * 15);
    else this.held.table()?.zoom(Math.exp(-amount * 0.0015));
  }

  private pinch(): void {
    this.mode = "pinch";
    const [a, b] = [...this.down.values()] as [Spot, Spot];
    this.spread = { distance: apart(a, b), angle: Math.atan2(b.y - a.y, b.x - a.x) };
    this.last = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  }

  private pinched(table: Table): void {
    if (this.down.size < 2) return;
    const before = this.spread;
    const centre = this.last;
    this.pinch();
    table.zoom(this.spread.distance / Math.max(before.distance, 1));
    const turn = ((this.spread.angle - before.angle) * 180) / Math.PI;
    if (Math.abs(turn) < 90) table.turn(turn);
    table.pan((this.last.x - centre.x) / this.canvas.clientWidth, (this.last.y - centre.y) / this.canvas.clientHeight);
  }
}
