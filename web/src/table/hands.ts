// Mouse, wheel and fingers that move the eye: left drag from empty ground slides the table, right or middle drag (or
// with Shift) circles it, two fingers slide, pinch and turn. Taps and drags from a figure belong to the page.
import type { Eye } from "./camera";
import { Vector3 } from "three";

interface Finger {
  x: number;
  y: number;
}

export interface Grip {
  figureAt(x: number, y: number): boolean;
  groundAt(x: number, y: number): Vector3 | null;
  moved(now: boolean): void; // the eye has moved; at once, or gently
  pointed(x: number, y: number): void;
  left(): void;
}

const slack = 4; // pixels before a press becomes a drag

export class Hands {
  private fingers = new Map<number, Finger>();
  private drag: { id: number; how: "slide" | "circle"; from: Finger; begun: boolean } | null = null;
  private off: (() => void)[] = [];
  private dragged = false;

  constructor(
    private canvas: HTMLCanvasElement,
    private eye: Eye,
    private grip: Grip,
  ) {
    canvas.style.touchAction = "none";
    this.on("pointerdown", (e) => this.down(e));
    this.on("pointermove", (e) => this.move(e));
    for (const end of ["pointerup", "pointercancel"] as const) this.on(end, (e) => this.up(e));
    this.on("pointerleave", () => grip.left());
    this.on("wheel", (e) => this.wheel(e), { passive: false });
    this.on("contextmenu", (e) => {
      if (this.dragged) (e.preventDefault(), e.stopImmediatePropagation());
      this.dragged = false;
    });
  }

  private on<K extends keyof HTMLElementEventMap>(
    name: K,
    f: (e: HTMLElementEventMap[K]) => void,
    options?: AddEventListenerOptions,
  ): void {
    this.canvas.addEventListener(name, f, options);
    this.off.push(() => this.canvas.removeEventListener(name, f, options));
  }

  private down(e: PointerEvent): void {
    this.fingers.set(e.pointerId, { x: e.clientX, y: e.clientY });
    this.dragged = false;
    if (this.fingers.size > 1) {
      this.drag = null;
      return;
    }
    const circle = e.button !== 0 || e.shiftKey;
    if (!circle && this.grip.figureAt(e.clientX, e.clientY)) return;
    this.drag = {
      id: e.pointerId,
      how: circle ? "circle" : "slide",
      from: { x: e.clientX, y: e.clientY },
      begun: false,
    };
  }

  private move(e: PointerEvent): void {
    const before = this.fingers.get(e.pointerId);
    if (!before) return this.grip.pointed(e.clientX, e.clientY);
    const now = { x: e.clientX, y: e.clientY };
    if (this.fingers.size === 2) this.pinch(e.pointerId, before, now);
    else if (this.drag?.id === e.pointerId) {
      if (!this.drag.begun && Math.hypot(now.x - this.drag.from.x, now.y - this.drag.from.y) > slack) {
        this.drag.begun = this.dragged = true;
        this.canvas.setPointerCapture?.(e.pointerId);
      }
      if (this.drag.begun) this.carry(this.drag.how, now.x - before.x, now.y - before.y);
    } else this.grip.pointed(now.x, now.y);
    this.fingers.set(e.pointerId, now);
  }

  private carry(how: "slide" | "circle", dx: number, dy: number): void {
    const { clientWidth, clientHeight } = this.canvas;
    if (how === "slide") this.eye.pan(-dx / clientWidth, -dy / clientHeight);
    else this.eye.turn((-dx / clientWidth) * 220, (-dy / clientHeight) * 120);
    this.grip.moved(true);
  }

  private pinch(id: number, before: Finger, now: Finger): void {
    const other = [...this.fingers].find(([key]) => key !== id)![1];
    const span = (f: Finger) => Math.hypot(f.x - other.x, f.y - other.y);
    const angle = (f: Finger) => Math.atan2(f.y - other.y, f.x - other.x);
    const { clientWidth, clientHeight } = this.canvas;
    this.eye.pan(-(now.x - before.x) / 2 / clientWidth, -(now.y - before.y) / 2 / clientHeight);
    const middle = this.grip.groundAt((now.x + other.x) / 2, (now.y + other.y) / 2);
    this.eye.zoom(span(now) / Math.max(1, span(before)), middle ?? undefined);
    let turn = angle(now) - angle(before);
    turn = ((turn + Math.PI * 3) % (Math.PI * 2)) - Math.PI;
    this.eye.turn((turn * 180) / Math.PI);
    this.dragged = true;
    this.grip.moved(true);
  }

  private up(e: PointerEvent): void {
    this.fingers.delete(e.pointerId);
    if (this.drag?.id === e.pointerId) this.drag = null;
    if (e.pointerType !== "mouse") this.grip.left();
  }

  private wheel(e: WheelEvent): void {
    e.preventDefault();
    const lines = e.deltaMode === 1 ? 30 : 1;
    this.eye.zoom(Math.exp(-e.deltaY * lines * 0.0013), this.grip.groundAt(e.clientX, e.clientY) ?? undefined);
    this.grip.moved(false);
  }

  dispose(): void {
    for (const off of this.off) off();
  }
}
