// Things that take time. The table's own frames drive them; `rush` ends all at once, and all that follow.
interface Tween {
  begun: number | null;
  lasts: number;
  draw: (part: number) => void;
  done: () => void;
}

export class Player {
  private running = new Set<Tween>();
  rushed = false;

  constructor(private wake: () => void) {}

  get busy(): boolean {
    return this.running.size > 0;
  }

  // Draws from 0 to 1 over so many milliseconds.
  over(lasts: number, draw: (part: number) => void): Promise<void> {
    if (this.rushed || lasts <= 0) {
      draw(1);
      return Promise.resolve();
    }
    return new Promise((done) => {
      draw(0);
      this.running.add({ begun: null, lasts, draw, done });
      this.wake();
    });
  }

  step(now: number): void {
    for (const t of [...this.running]) {
      t.begun ??= now;
      const part = Math.min(1, (now - t.begun) / t.lasts);
      t.draw(part);
      if (part < 1) continue;
      this.running.delete(t);
      t.done();
    }
  }

  rush(): void {
    this.rushed = true;
    for (const t of [...this.running]) {
      this.running.delete(t);
      t.draw(1);
      t.done();
    }
  }
}
