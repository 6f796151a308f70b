// A battle watched again: every picture of it is at hand, and any of them can be shown or played from.
import { api, asRefusal } from "../protocol/api";
import { gameSocket, Link } from "../protocol/link";
import { allFrames } from "../protocol/reel";
import type { Frame, GameEvent, GameInfo, Party, View } from "../protocol/types";
import { preferences } from "../settings.svelte";
import type { Table } from "../table/table";
import { reel } from "./frames";

export class Replay {
  info = $state.raw<GameInfo | null>(null);
  trouble = $state("");
  at = $state(0); // which picture
  playing = $state(false);
  speed = $state(1);
  readonly mine: Set<string> = new Set();
  private views = $state.raw<View[]>([]);
  private frames: Frame[] = [];
  private firstEvents: GameEvent[] = [];
  private all: GameEvent[] = [];
  private stage: Table | null = null;
  private running = 0;
  private readonly link: Link;
  private loaded = () => {};
  readonly settled = new Promise<void>((done) => (this.loaded = done)); // there is something to see

  constructor(readonly token: string) {
    this.link = new Link(() => gameSocket(token), { opened: () => void this.load(), lost: () => {}, pushed: () => {} });
  }

  view = $derived.by((): View | null => this.views[this.at] ?? null);
  last = $derived.by(() => Math.max(0, this.views.length - 1));
  events = $derived.by((): GameEvent[] => (this.view ? this.all.slice(0, this.view.event_count) : []));
  // Where turns begin, for marks on the bar.
  turns = $derived.by(() =>
    this.views.flatMap((view, i) =>
      i > 0 && view.turn !== this.views[i - 1]!.turn ? [{ turn: view.turn, at: i }] : [],
    ),
  );

  private async load(): Promise<void> {
    if (this.views.length) return;
    try {
      const [info, { start, frames }] = await Promise.all([api.game(this.token), allFrames(this.link)]);
      this.info = info;
      this.frames = frames;
      this.firstEvents = start.events ?? [];
      this.all = [...this.firstEvents, ...frames.flatMap((frame) => frame.events)];
      this.views = [start, ...reel(start, frames)];
      this.show();
      this.loaded();
    } catch (error) {
      this.trouble = asRefusal(error).message;
    }
  }

  open(stage: Table): void {
    this.stage = stage;
    this.show();
  }

  show(stage = this.stage): void {
    if (this.view) stage?.show(this.view);
  }

  seek(to: number): void {
    this.stop();
    this.at = Math.min(Math.max(Math.round(to), 0), this.last);
    this.show();
  }

  stop(): void {
    this.playing = false;
    ++this.running;
    this.stage?.skip();
  }

  async play(): Promise<void> {
    if (this.at === this.last) this.seek(0);
    this.playing = true;
    const run = ++this.running;
    while (run === this.running && this.at < this.last) await this.step(run);
    if (run === this.running) this.playing = false;
  }

  async next(): Promise<void> {
    this.stop();
    if (this.at < this.last) await this.step(this.running);
  }

  private async step(run: number): Promise<void> {
    const frame = this.frames[this.at]!;
    const next = this.views[this.at + 1]!;
    const motion = { speed: this.speed, reduced: preferences.reduced };
    const stage = this.stage;
    await Promise.all([stage?.play(frame, next.figures, next.props ?? [], motion), breath(this.speed)]);
    if (run !== this.running) return;
    this.at += 1;
    if (stage !== this.stage) this.show(); // another table was laid meanwhile
  }

  figure(id: string | undefined) {
    return this.view?.figures.find((figure) => figure.id === id);
  }

  nameOf(id: string): string {
    return this.figure(id)?.name ?? id;
  }

  party(id: string | null | undefined): Party | undefined {
    return this.view?.sides.find((side) => side.id === id);
  }

  sideIndex(id: string | null | undefined): number {
    return Math.max(0, this.view?.sides.findIndex((side) => side.id === id) ?? 0);
  }

  close(): void {
    this.stop();
    this.link.close();
  }
}

// Long enough to see that something was done, even where nothing moves.
const breath = (speed: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, speed ? 120 / speed : 0));
