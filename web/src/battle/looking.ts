// Hands that only look: move, turn and bring near the table, and press a figure to ask about him.
import type { Table } from "../table/table";

interface Spot { x: number; y: number }

export class Hands {
  private readonly down = new Map<number, Spot>();
  private moved = false;

  constructor(canvas: HTMLCanvasElement, table: () => Table | null, select: (figure: string | null) => void, point: (figure: string | null) => void) {
    canvas.addEventListener("contextmenu", (event) => event.preventDefault());
    canvas.addEventListener("pointerdown", (event) => {
      canvas.setPointerCapture(event.pointerId);
      this.down.set(event.pointerId, { x: event.clientX, y: event.clientY });
      this.moved = this.down.size > 1;
    });
    canvas.addEventListener("pointermove", (event) => {
      const before = this.down.get(event.pointerId);
      if (!before) return point(table()?.pick(event.clientX, event.clientY)?.figure ?? null);
      const now = { x: event.clientX, y: event.clientY };
      const dx = now.x - before.x, dy = now.y - before.y;
      if (!this.moved && Math.hypot(dx, dy) < 6) return;
      this.moved = true;
      const other = [...this.down].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        table()?.zoom(spread(now, other) / Math.max(spread(before, other), 1));
        table()?.turn(angle(now, other) - angle(before, other));
      } else if (event.buttons === 2) table()?.turn(dx * 0.35);
      else table()?.pan(dx / canvas.clientWidth, dy / canvas.clientHeight);
      this.down.set(event.pointerId, now);
    });
    canvas.addEventListener("pointerup", (event) => {
      this.down.delete(event.pointerId);
      if (!this.moved && event.button === 0) select(table()?.pick(event.clientX, event.clientY)?.figure ?? null);
    });
    canvas.addEventListener("pointercancel", (event) => this.down.delete(event.pointerId));
    canvas.addEventListener("wheel", (event) => (event.preventDefault(), table()?.zoom(Math.exp(-event.deltaY * 0.0015))), { passive: false });
  }
}

const spread = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
const angle = (a: Spot, b: Spot): number => (Math.atan2(a.y - b.y, a.x - b.x) * 180) / Math.PI;
