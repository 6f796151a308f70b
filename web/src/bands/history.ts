// States to go back and forth between. Changes under one label, one right after the other, are one step: a word being typed.
export class History<T> {
  private past: T[] = [];
  private future: T[] = [];
  private label = "";

  constructor(
    private now: T,
    private readonly most = 200,
  ) {}

  get present(): T {
    return this.now;
  }
  get canUndo(): boolean {
    return this.past.length > 0;
  }
  get canRedo(): boolean {
    return this.future.length > 0;
  }

  do(next: T, label = ""): void {
    if (next === this.now) return;
    if (!label || label !== this.label || !this.past.length) {
      this.past.push(this.now);
      if (this.past.length > this.most) this.past.shift();
    }
    this.label = label;
    this.now = next;
    this.future = [];
  }

  undo(): void {
    const before = this.past.pop();
    if (before === undefined) return;
    this.future.push(this.now);
    this.now = before;
    this.label = "";
  }

  redo(): void {
    const after = this.future.pop();
    if (after === undefined) return;
    this.past.push(this.now);
    this.now = after;
    this.label = "";
  }
}
