// The ruler: two ends, each a figure or a place, and what the referee says about the line between.
import type { LiveBattle } from "../game/live.svelte";
import { Latest } from "../protocol/latest";
import type { Measure, Point } from "../protocol/types";
import type { SightLine } from "../table/table";
import { words } from "../words";

export type End = Point | string;

export class Ruler {
  on = $state(false);
  from = $state.raw<End | null>(null);
  to = $state.raw<End | null>(null);
  fixed = $state(false); // the far end was set down
  said = $state.raw<Measure | null>(null);
  private readonly asking: Latest<{ from: End; to: End }, Measure>;

  constructor(private readonly live: LiveBattle) {
    this.asking = new Latest((ends) => live.ask<Measure>("measure", ends));
  }

  toggle(): void {
    this.on = !this.on;
    this.clear();
  }

  clear(): void {
    this.from = this.to = this.said = null;
    this.fixed = false;
    this.asking.drop();
  }

  // Escape: the ends first, then the ruler itself.
  back(): void {
    if (this.from !== null) this.clear();
    else this.on = false;
  }

  hover(end: End): void {
    if (this.from === null || this.fixed) return;
    this.measure(end);
  }

  set(end: End): void {
    if (this.from === null || this.fixed) {
      this.clear();
      this.from = end;
    } else {
      this.measure(end);
      this.fixed = true;
    }
  }

  // Whoever was measured may stand elsewhere now.
  again(): void {
    this.said = null;
    this.asking.drop();
    if (this.to !== null) this.measure(this.to);
  }

  private measure(end: End): void {
    this.to = end;
    if (this.from !== null) this.asking.put({ from: this.from, to: end }, (said) => (this.said = said));
  }

  private at(end: End): Point | undefined {
    return typeof end === "string" ? this.live.figure(end)?.at : end;
  }

  line = $derived.by((): SightLine | null => {
    if (this.from === null || this.to === null) return null;
    const from = this.at(this.from),
      to = this.at(this.to);
    if (!from || !to) return null;
    const sight = this.said?.sight;
    return {
      from: sight?.from ?? from,
      to: sight?.to ?? to,
      clear: sight?.sees ?? true,
      ...(sight?.at ? { blockedAt: sight.at } : {}),
      ...(this.said
        ? { label: Math.round(this.said.distance * 100) / 100 + (words.units[this.live.view?.unit ?? "inch"] ?? "") }
        : {}),
    };
  });
}
