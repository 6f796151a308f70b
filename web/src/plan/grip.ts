// Hands on the plan: the wheel and two fingers bring it nearer, a drag from empty ground slides it.
import type { Plan } from "./plan.svelte";

// Works while `held` says so; returns how to let go for good.
export function grip(canvas: HTMLElement, plan: Plan, held: () => boolean): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  let slides = false;
  const down = (event: PointerEvent): void => {
    slides = fingers.size === 0 && !plan.pick(event.clientX, event.clientY)?.figure;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (!before || !held()) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    const far = (a: { x: number; y: number }): number => Math.hypot(a.x - other!.x, a.y - other!.y) || 1;
    if (other) plan.zoom(far(now) / far(before));
    else if (slides) plan.pan((before.x - now.x) / canvas.clientWidth, (before.y - now.y) / canvas.clientHeight);
    fingers.set(event.pointerId, now);
  };
  const up = (event: PointerEvent): void => void fingers.delete(event.pointerId);
  const wheel = (event: WheelEvent): void => {
    if (!held()) return;
    event.preventDefault();
    plan.zoom(Math.exp(-event.deltaY * 0.0015));
  };
  const all = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up, wheel } as unknown as Record<
    string,
    EventListener
  >;
  for (const [name, listener] of Object.entries(all)) canvas.addEventListener(name, listener, { passive: false });
  return () => {
    for (const [name, listener] of Object.entries(all)) canvas.removeEventListener(name, listener);
  };
}
