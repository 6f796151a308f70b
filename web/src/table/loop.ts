// Draws only when something has changed: coarsely while something moves where drawing is slow, and once at its best when
// all is still.
import type { Brush } from "./brush";

export interface Drawn {
  advance(now: number, seconds: number): boolean; // whatever moves, a step further; true while there is more to come
  draw(): void;
  refined(): Promise<void>; // resolves when it can be drawn at its best without waiting
  ripples(): boolean; // water that somebody looks at
  ripple(seconds: number): void;
}

const rippleGap = 90; // milliseconds between two pictures of water
const slowest = 0.4; // seconds that a picture may take and whatever glides still arrives in time
const stillAfter = 280; // milliseconds without a change, until a coarse picture is drawn again at its best

export class Loop {
  ready = false; // what stands on the table can be drawn
  private gone = false;
  private asked = 0;
  private last = 0;
  private rippling = 0;
  private resting = 0;
  private still = false; // the next picture is of a table that rests

  constructor(
    private readonly brush: Brush,
    private readonly drawn: Drawn,
  ) {}

  ask(): void {
    clearTimeout(this.resting);
    if (!this.asked && !this.gone && this.ready) this.asked = requestAnimationFrame((now) => this.tick(now));
  }

  private tick(now: number): void {
    this.asked = 0;
    const busy = this.drawn.advance(now, Math.min(slowest, this.last ? (now - this.last) / 1000 : 0.016));
    this.brush.refine(this.still && !busy ? 2 : this.brush.pace.level);
    this.still = false;
    this.drawn.draw();
    this.brush.pace.frame(now, busy);
    this.last = busy ? now : 0;
    if (busy) this.ask();
    else if (this.brush.level === 2) this.ripple();
    else this.resting = window.setTimeout(() => void this.rest(), stillAfter);
  }

  private async rest(): Promise<void> {
    const timer = this.resting;
    await this.drawn.refined();
    if (timer !== this.resting || this.gone || this.asked) return; // something has happened since
    this.ask();
    this.still = true;
  }

  // Water moves slowly: a few pictures a second are enough, and none where nobody looks or wants motion.
  private ripple(): void {
    if (this.brush.pace.level < 2 || this.rippling || !this.drawn.ripples()) return;
    this.rippling = window.setTimeout(() => {
      this.rippling = 0;
      this.drawn.ripple(rippleGap / 1000);
      this.ask();
    }, rippleGap);
  }

  stop(): void {
    this.gone = true;
    cancelAnimationFrame(this.asked);
    clearTimeout(this.rippling);
    clearTimeout(this.resting);
  }
}
