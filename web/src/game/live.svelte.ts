// A battle in play: what the server says about one game, told frame by frame, and the orders that go back. Everything
// that follows an order comes with its reply: one click is one message there and one back.
import { api, asRefusal } from "../protocol/api";
import { gameSocket, Link } from "../protocol/link";
import type {
  Decision,
  Figure,
  Frame,
  Frames,
  GameEvent,
  GameInfo,
  Options,
  Party,
  Pending,
  Push,
  Refusal,
  Standing,
  View,
  WantedRoll,
} from "../protocol/types";
import { preferences } from "../settings.svelte";
import { sound } from "../sound";
import type { Table } from "../table/table";
import { isDecision, isRoll } from "./choices";
import { hurry, merge } from "./frames";
import { after, notes, type Note } from "./written";

const thinkers = new Set(["veteran", "captain"]); // who do not decide at once

type Changed = Extract<Push, { push: "changed" }>;
export type Status = "connecting" | "live" | "lost" | "gone" | "unknown";

export class LiveBattle {
  status = $state<Status>("connecting");
  notice = $state(""); // why it is gone or unknown
  warning = $state.raw<{ text: string } | null>(null); // what everybody at the table should know, once each time
  info = $state.raw<GameInfo | null>(null);
  view = $state.raw<View | null>(null); // as the table shows it
  events = $state.raw<GameEvent[]>([]); // as far as the table has got
  playing = $state(false);
  busy = $state(false); // an order is on its way
  refusal = $state.raw<Refusal | null>(null); // of the last order

  private standing = $state.raw<(Standing & Partial<Options>) | null>(null);
  private readonly link: Link;
  private queue: Frame[] = [];
  private known = 0; // inputs fetched
  private round = 0; // counts fresh views: what was fetched or begun before one does not go on from it
  private heard = 0; // counts what was pushed of the seats, which a reply that was on its way does not know
  private newest: Changed | null = null; // pushed since the link was opened
  private pulling = false;
  private again = false;
  private played: Promise<void> = Promise.resolve();
  private table: Table | null = null;
  private answered = () => {};
  readonly settled = new Promise<void>((done) => (this.answered = done)); // what is asked first is there, or nothing is

  constructor(readonly token: string) {
    this.link = new Link(() => gameSocket(token), {
      opened: () => {
        this.newest = null;
        void this.refresh();
      },
      lost: () => this.missed(),
      pushed: (message) => this.pushed(message),
    });
  }

  pending = $derived.by((): Pending[] => (this.playing ? [] : (this.standing?.pending ?? [])));
  mine = $derived(new Set(this.info?.sides.filter((side) => side.mine).map((side) => side.id) ?? []));
  decision = $derived(this.pending.find((one): one is Decision => isDecision(one) && this.mine.has(one.side)) ?? null);
  // Of the decision that is asked.
  options = $derived.by((): Options | null => {
    const { options, regions, zones } = this.standing ?? {};
    return this.decision && options ? { options, regions: regions ?? [], ...(zones ? { zones } : {}) } : null;
  });
  // Dice are typed in by whoever rolls them, those of a computer by anybody with a seat.
  roll = $derived.by((): WantedRoll | null => {
    const roll = this.pending.find(isRoll);
    const seat = this.info?.sides.find((side) => side.id === roll?.side);
    const others = seat && !seat.mine && (seat.seat === "open" || seat.seat === "person");
    return !roll || this.info?.role === "watch" || others ? null : roll;
  });
  waitingFor = $derived(this.standing?.pending.map((one) => one.side).filter((side) => side !== undefined) ?? []);
  written = $derived.by(() => notes(this.standing?.written ?? []));
  // Dice between people fall when all seats are taken.
  waits = $derived.by(
    () => this.view?.proof !== undefined && this.info?.sides.some((side) => side.word === null) === true,
  );
  canUndo = $derived.by(() => this.standing?.undo != null);
  // A computer player takes its time.
  thinking = $derived(
    !this.playing &&
      this.waitingFor.length > 0 &&
      this.waitingFor.every((id) => thinkers.has(this.info?.sides.find((side) => side.id === id)?.seat ?? "")),
  );
  over = $derived(!this.playing && (this.view?.over ?? false));

  figure(id: string | undefined): Figure | undefined {
    return this.view?.figures.find((figure) => figure.id === id);
  }

  nameOf(id: string): string {
    return this.figure(id)?.name ?? id;
  }

  sideIndex(id: string | null | undefined): number {
    return Math.max(0, this.view?.sides.findIndex((side) => side.id === id) ?? 0);
  }

  party(id: string | null | undefined): Party | undefined {
    return this.view?.sides.find((side) => side.id === id);
  }

  enemies(one: string, other: string): boolean {
    return one !== other && !this.party(one)?.friends?.includes(other);
  }

  ask<T>(request: string, keys: Record<string, unknown> = {}): Promise<T> {
    return this.link.ask<T>(request, keys);
  }

  show(table: Table): void {
    this.table = table;
    if (this.view) table.show(this.view);
  }

  // Everything as it stands, without motion.
  async refresh(): Promise<void> {
    try {
      let { newest } = this;
      const { heard } = this;
      const fetched = this.look().then((view) => ((newest = this.newest), view));
      const [info, early] = await Promise.all([api.game(this.token), fetched]);
      const view = newest === this.newest ? early : await this.look(); // it went on while the seats were awaited
      this.info = heard === this.heard || !this.info ? info : { ...info, sides: this.info.sides };
      ++this.round;
      this.queue = [];
      this.table?.skip();
      this.known = view.inputs;
      this.events = view.events ?? [];
      this.view = view;
      this.standing = view;
      this.status = "live";
      this.table?.show(view);
      this.follow(); // a push may overtake the view
      this.answered();
    } catch (error) {
      const refusal = asRefusal(error);
      if (refusal.code === "lost") return; // the link dials again
      this.answered();
      this.status = "unknown";
      this.notice = refusal.message;
      this.link.close();
    }
  }

  private look(): Promise<View> {
    return this.ask<View>("view", { events: 0, options: true });
  }

  async order(request: "answer" | "roll" | "undo", keys: Record<string, unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = null;
    try {
      if (request === "undo") {
        await this.ask(request, keys);
        await this.refresh();
      } else {
        const { round } = this;
        const news = await this.ask<Frames>(request, { ...keys, frames: this.known, options: true });
        if (round === this.round) this.take(news);
        else this.follow(); // a fresh view has come meanwhile
      }
      return true;
    } catch (error) {
      this.refusal = asRefusal(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  undo(): Promise<boolean> {
    return this.order("undo", {});
  }

  // Takes an order back and gives those after it again; gives back who has none any more besides.
  async rewrite(note: Note): Promise<string[]> {
    const again = after(this.standing?.written ?? [], note.order);
    const side = this.decision?.side ?? this.figure(note.figure)?.side;
    if (!(await this.order("undo", { to: note.order.inputs }))) return [];
    const lost: string[] = [];
    for (const { choice, men } of again)
      if (!(await this.order("answer", { choice, side }))) lost.push(...men.map((man) => man.figure));
    this.refusal = null;
    return lost;
  }

  // Whoever thinks decides by what he knows already.
  hurry(): void {
    this.ask("hurry").catch(() => undefined); // too late: he has decided
  }

  skip(): void {
    this.table?.skip();
  }

  retry(): void {
    this.link.retry();
  }

  close(): void {
    this.link.close();
    this.table = null;
  }

  private missed(): void {
    if (this.status === "gone" || this.status === "unknown") return;
    this.status = "lost";
    void api.game(this.token).catch((error: unknown) => {
      const refusal = asRefusal(error);
      if (refusal.code === "lost" || error instanceof TypeError) return;
      this.status = "unknown";
      this.notice = refusal.message;
      this.link.close();
    });
  }

  private pushed(message: Push): void {
    if (message.push === "seats" && this.info) {
      ++this.heard;
      const sat = message.sides.some((side, i) => side.word !== this.info!.sides[i]?.word);
      const ended = message.keep !== undefined && message.keep !== this.info.keep;
      this.info = { ...this.info, sides: message.sides };
      if (sat || ended) void this.refresh(); // dice that waited may have fallen
    }
    if (message.push === "gone") {
      this.status = "gone";
      this.notice = message.message;
      this.link.close();
    }
    if (message.push === "not_kept" || message.push === "ending") this.warning = { text: message.message };
    if (message.push !== "changed") return;
    const takenBack = message.undone !== (this.newest ?? message).undone || message.inputs < this.known;
    this.newest = message;
    if (this.status !== "live") return; // a fresh view is on its way
    if (takenBack) void this.refresh();
    else this.follow();
  }

  private follow(): void {
    if (this.newest && this.newest.inputs > this.known) void this.pull();
  }

  // Fetches what is new, then plays it.
  private async pull(): Promise<void> {
    if (this.pulling) return void (this.again = true);
    this.pulling = true;
    do {
      this.again = false;
      const { round } = this;
      try {
        const news = await this.ask<Frames>("frames", { from: this.known, options: true });
        if (round === this.round) this.take(news);
        else this.again = true; // of another view
      } catch {
        break; // lost on the way: a fresh view follows
      }
    } while (this.again);
    this.pulling = false;
  }

  // When what was fetched has been played.
  still(): Promise<void> {
    return this.played;
  }

  private take(news: Frames): void {
    if (news.inputs < this.known) return; // overtaken by what came later
    this.queue.push(...news.frames.filter((frame) => frame.inputs > this.known));
    this.known = this.queue.at(-1)?.inputs ?? this.known;
    this.standing = news;
    if (news.more) void this.pull();
    else if (!this.playing) this.played = this.play();
  }

  private async play(): Promise<void> {
    this.playing = true;
    while (this.queue.length && this.view) {
      const { round } = this;
      const frame = this.queue.shift()!;
      const next = merge(this.view, frame);
      const speed = hurry(preferences.value.speed, this.queue.length);
      sound(frame.events.map((event) => event.shows));
      const { table } = this;
      if (table) await table.play(frame, next.figures, next.props ?? [], { speed, reduced: preferences.reduced });
      if (round !== this.round) continue; // overtaken by a fresh view
      this.view = next;
      if (table !== this.table) this.table?.show(next); // another table was laid meanwhile
      this.events = [...this.events, ...frame.events];
    }
    this.playing = false;
  }
}
