// The order being given: which parts are known, what a place or a target under the hand would mean, and what is being tried.
import { Latest } from "../protocol/latest";
import { asRefusal } from "../protocol/api";
import type { Advice, Choice, Explanation, Figure, Option, Point, Refusal, Region, Verb } from "../protocol/types";
import { preferences } from "../settings.svelte";
import { words } from "../words";
import {
  actors,
  buttons,
  distinct,
  endingAt,
  facingVerb,
  filtered,
  fitting,
  gatherable,
  gatherVerb,
  keyed,
  needsTrial,
  numbersFor,
  sameChoice,
  shortened,
  stepBack,
  targets,
  verbOf,
  wayVerb,
  whole,
  type Button,
  type Draft,
} from "./choices";
import { distance, facingAt, heading, laid, nearestInReach, rounded, turned } from "./path";
import type { LiveBattle } from "./live.svelte";

export interface Trial {
  choice: Choice;
  label: string;
  why: Explanation | null; // not known yet
  refusal?: Refusal;
  instead?: Refusal; // why it is not just what the hand meant, but the next best
}

// What a hand on the table means: one of these, or the next best.
interface Meant {
  choices: Choice[];
  instead?: Choice[];
  label: string;
}

const noOptions: readonly Option[] = [];
const besides = 2; // times the radii of two bases: who is so near to somebody stands beside him
const besidePlace = 1.25; // so near to where something offered ends, a place means that

export class Orders {
  draft = $state.raw<Draft>({});
  corners = $state.raw<Point[]>([]); // laid on the way by hand
  trial = $state.raw<Trial | null>(null);
  hover = $state.raw<Trial | null>(null); // what the pointer would try
  turnedTo = $state<number | null>(null); // a facing set by hand
  advice = $state.raw<Advice | null>(null);
  filter = $state("");

  private readonly pointer: Latest<Meant, Trial>;

  constructor(private readonly live: LiveBattle) {
    this.pointer = new Latest((meant) => this.explain(meant));
  }

  decision = $derived.by(() => this.live.decision);
  options = $derived.by(() => this.live.options?.options ?? noOptions);
  buttons = $derived.by((): Button[] =>
    this.decision ? distinct(buttons(this.options, this.draft, this.names), this.start, this.names.toward) : [],
  );
  shown = $derived(filtered(this.buttons, this.filter));
  keys = $derived(keyed(this.shown));
  actors = $derived.by(() => actors(this.options, { ...this.draft, figure: undefined }));
  // Where only one can act, he is meant without being named.
  meant = $derived.by((): Draft =>
    this.draft.figure || this.decision?.about || this.actors.length !== 1
      ? this.draft
      : { ...this.draft, figure: this.actors[0]! },
  );
  actor = $derived.by(() => this.meant.figure ?? this.trial?.choice.figure ?? this.decision?.about);
  way = $derived.by((): Verb | undefined =>
    this.decision ? wayVerb(this.decision, this.options, this.meant) : undefined,
  );
  facing = $derived.by((): Verb | undefined => (this.decision ? facingVerb(this.decision, this.draft) : undefined));
  gather = $derived.by((): Verb | undefined =>
    this.decision ? gatherVerb(this.decision, this.options, this.draft) : undefined,
  );
  gatherable = $derived.by(() => (this.gather ? gatherable(this.options, this.draft) : []));
  // Everybody the question is about.
  concerned = $derived.by((): string[] => {
    if (this.decision?.about) return [this.decision.about];
    const all = this.options.flatMap(({ choice }) => [choice.figure, ...(choice.figures ?? []), choice.target]);
    return [...new Set(all)].filter((id) => id !== undefined);
  });
  targets = $derived.by(() => (this.meant.figure || !this.actors.length ? targets(this.options, this.meant) : []));
  region = $derived.by((): Region | undefined =>
    this.way && this.actor ? this.live.options?.regions.find((one) => one.figure === this.actor) : undefined,
  );
  // Where the actor stands; nowhere before he is set up.
  start = $derived.by((): Point | undefined => {
    const figure = this.live.figure(this.actor);
    return figure && figure.pose !== "away" ? figure.at : undefined;
  });
  places = $derived.by(() =>
    this.way
      ? fitting(this.options, { ...this.meant, verb: this.way.name })
          .filter((one) => one.choice.path)
          .map((one) => ({
            at: one.choice.path!.at(-1)!,
            label: shortened(one.label, this.actor && this.names.figure(this.actor)),
          }))
      : [],
  );

  private names = {
    figure: (id: string) => this.live.nameOf(id),
    verb: (name: string) => (this.decision && verbOf(this.decision, name)?.label) ?? name,
    toward: (label: string, wind: number) => words.toward(label, words.winds[wind]!),
  };

  reset(): void {
    this.draft = {};
    this.corners = [];
    this.turnedTo = null;
    this.trial = this.advice = null;
    this.filter = "";
    this.unpoint();
  }

  narrow(part: Draft): void {
    this.draft = { ...this.draft, ...part };
    this.trial = null;
    this.corners = [];
    this.turnedTo = null;
    this.filter = "";
    this.unpoint();
  }

  // What is still on its way about the pointer, or about a turn of what is tried, would come too late.
  private unpoint(): void {
    this.hover = null;
    this.pointer.drop();
  }

  press(button: Button): void {
    if (button.narrow) return this.narrow(button.narrow);
    if (!button.choice) return;
    if (this.trial && sameChoice(this.trial.choice, button.choice)) return void this.commit();
    if (preferences.value.quick && !needsTrial(button.options[0]!)) return void this.send(button.choice);
    this.turnedTo = null;
    void this.attempt({ choices: [button.choice], label: button.options[0]!.label });
  }

  // A figure under the finger: an enemy to aim at or to go to, one of ours to give orders to, one more to gather.
  pick(id: string): boolean {
    if (!this.decision) return false;
    if (this.trial?.choice.target === id && !this.trial.choice.figures) return (void this.commit(), true);
    if (this.gatherable.includes(id)) return (this.toggle(id), true);
    if (this.targets.includes(id)) return (this.aim({ ...this.draft, target: id }), true);
    if (this.actors.includes(id)) return (this.aim({ figure: id }), true);
    const against = targets(this.options, {});
    if (against.includes(id)) return (this.aim({ target: id }), true);
    const meant = this.near(id);
    if (meant) void this.attempt(meant);
    return meant !== null;
  }

  private aim(draft: Draft): void {
    this.narrow(draft);
    const rest = fitting(this.options, this.draft);
    // Only tried: whoever clicks somebody may want no more than to look at him.
    if (!this.way && (rest.length === 1 || (draft.figure && draft.target))) void this.attempt(this.best(rest));
  }

  // Of several that may be done to somebody, a shot or a blow comes first to mind.
  private best(rest: readonly Option[]): Meant {
    const { choice, label } = rest.find((one) => verbOf(this.decision!, one.choice.verb)?.shows) ?? rest[0]!;
    return { choices: [choice], label };
  }

  private toggle(id: string): void {
    const now = this.draft.figures ?? [];
    this.draft = {
      ...this.draft,
      verb: this.gather!.name,
      figures: now.includes(id) ? now.filter((one) => one !== id) : [...now, id],
    };
    const choice = whole(this.gather!, this.draft);
    if (choice) void this.attempt({ choices: [choice], label: this.labelOf(choice) });
    else this.trial = null;
  }

  // Whether dragging from this figure lays a way for him.
  canDrag(id: string): boolean {
    const { decision } = this;
    if (!decision) return false;
    if (this.way && this.actor === id) return true;
    return this.actors.includes(id) && wayVerb(decision, this.options, { figure: id }) !== undefined;
  }

  // A place under the pointer, only to see what it would mean.
  point(at: Point | null): void {
    const meant = at && !this.trial ? this.toward(at) : null;
    if (!meant) return this.unpoint();
    this.hover = { choice: meant.choices[0]!, label: meant.label, why: null };
    this.pointer.put(meant, (answer) => (this.hover = answer));
  }

  pointAt(id: string): void {
    const rest = this.targets.includes(id) ? fitting(this.options, { ...this.draft, target: id }) : [];
    const meant = rest.length ? this.best(rest) : this.near(id);
    if (this.trial || !meant) return this.point(null);
    this.pointer.put(meant, (answer) => (this.hover = answer));
  }

  // A whole choice under the pointer or the focus.
  preview(choice: Choice | null, label: string): void {
    this.pointer.drop();
    this.hover = choice && { choice, label, why: null };
    if (choice) this.pointer.put({ choices: [choice], label }, (answer) => (this.hover = answer));
  }

  // A place under the finger; a mark so near to it is what was meant.
  place(at: Point, near = 0): boolean {
    const mark = this.marked(at, near)[0];
    const meant = mark ? { choices: [mark.choice], label: mark.label } : this.toward(at);
    if (!meant) return false;
    this.hover = null;
    void this.attempt(meant);
    return true;
  }

  corner(at: Point): void {
    if (!this.way || !this.start) return;
    this.trial = null;
    this.pointer.drop();
    this.corners = [...this.corners, rounded(at)].slice(0, 11);
  }

  turnBy(degrees: number): void {
    if (this.trial?.choice.facing !== undefined) this.face(turned(this.trial.choice.facing, degrees));
  }

  face(degrees: number): void {
    if (this.trial?.choice.facing === undefined) return;
    this.turnedTo = Math.round(degrees);
    const choice = { ...this.trial.choice, facing: this.turnedTo };
    this.trial = { ...this.trial, choice };
    this.pointer.put({ choices: [choice], label: this.labelOf(choice) }, (answer) => (this.trial = answer));
  }

  // Escape: one step, and whether there was one to take.
  back(): boolean {
    if (this.trial) return ((this.trial = null), (this.turnedTo = null), this.unpoint(), true);
    if (this.corners.length) return ((this.corners = this.corners.slice(0, -1)), true);
    if (this.filter) return ((this.filter = ""), true);
    const before = stepBack(this.draft);
    if (before) this.draft = before;
    this.unpoint();
    return before !== null;
  }

  async commit(): Promise<void> {
    const trial = this.trial;
    if (!trial || this.live.busy) return;
    const known = trial.why ? trial : await this.explain({ choices: [trial.choice], label: trial.label });
    if (known.why?.legal === false)
      this.trial = known; // says why, and nothing is sent
    else await this.send(trial.choice);
  }

  async advise(): Promise<void> {
    try {
      const advice = await this.live.ask<Advice>("advise", { side: this.decision?.side });
      this.reset();
      this.advice = advice;
      await this.attempt({ choices: [advice.choice], label: advice.label ?? this.labelOf(advice.choice) });
    } catch (error) {
      this.live.refusal = asRefusal(error);
    }
  }

  // Those who wait to be set up, as long as that is asked.
  unplaced = $derived.by(() => (this.way ? this.actors.filter((id) => this.live.figure(id)?.pose === "away") : []));

  // As the computer would, until something else is asked.
  async placeAll(): Promise<void> {
    const { live } = this;
    const kind = live.decision?.kind;
    for (let most = 200; most > 0 && live.decision?.kind === kind && !live.refusal; --most) {
      try {
        const { side } = live.decision!;
        const { choice } = await live.ask<Advice>("advise", { side });
        if (!(await live.order("answer", { choice, side }))) return;
        live.skip();
        await live.still();
      } catch (error) {
        live.refusal = asRefusal(error);
      }
    }
    this.reset();
  }

  private async send(choice: Choice): Promise<void> {
    if (await this.live.order("answer", { choice, side: this.decision?.side })) this.reset();
    else if (this.trial) this.trial = { ...this.trial, ...(this.live.refusal ? { refusal: this.live.refusal } : {}) };
  }

  private async attempt(meant: Meant): Promise<void> {
    this.pointer.drop();
    this.live.refusal = null;
    const trying: Trial = { choice: meant.choices[0]!, label: meant.label, why: null };
    this.trial = trying;
    const answer = await this.explain(meant);
    if (this.trial === trying) this.trial = answer;
  }

  // The first that is legal, also of the next best; or why the last one that was meant is not.
  private async explain({ choices, instead = [], label }: Meant): Promise<Trial> {
    let out: Trial = { choice: choices[0]!, label, why: null };
    for (const choice of choices) {
      out = await this.judged(choice, label);
      if (out.why?.legal) return out;
    }
    for (const choice of instead) {
      const next = await this.judged(choice, this.labelOf(choice));
      if (next.why?.legal) return { ...next, ...(out.refusal ? { instead: out.refusal } : {}) };
    }
    return out;
  }

  private async judged(choice: Choice, label: string): Promise<Trial> {
    try {
      const why = await this.live.ask<Explanation>("explain", { choice, side: this.decision?.side });
      return { choice, label, why, ...(why.refusal ? { refusal: why.refusal } : {}) };
    } catch (error) {
      return { choice, label, why: null, refusal: asRefusal(error) };
    }
  }

  // The marked places no farther away than that, the nearest first.
  private marked(at: Point, near: number): Option[] {
    const verb = this.way;
    if (!verb) return [];
    const off = (one: Option): number => distance(one.choice.path!.at(-1)!, at);
    return fitting(this.options, { ...this.meant, verb: verb.name })
      .filter((one) => one.choice.path && off(one) <= near)
      .sort((a, b) => off(a) - off(b));
  }

  // Up to an enemy: to a place marked beside him, or as near as may be.
  private near(id: string): Meant | null {
    const [one, other] = [this.live.figure(this.actor), this.live.figure(id)];
    if (!one || !other || other.pose === "away" || !this.start || !this.live.enemies(one.side, other.side)) return null;
    const meant = this.toward(other.at);
    const wide = ({ base }: Figure): number => base.inner ?? base.radius ?? 0.5;
    const beside = this.marked(other.at, (wide(one) + wide(other)) * besides);
    if (!meant || !beside.length) return meant;
    return { choices: beside.slice(0, 2).map((mark) => mark.choice), label: beside[0]!.label };
  }

  // What a place would mean now: a way to it, or as far as one gets, or the mark next to it; or a look at it.
  private toward(at: Point): Meant | null {
    const verb = this.way ?? this.facing;
    const end = rounded(at);
    if (!verb) {
      const ends = endingAt(this.options, this.meant, end, besidePlace);
      return ends.length ? { choices: ends.map((one) => one.choice), label: ends[0]!.label } : null;
    }
    const choices = this.ways(verb, end);
    if (!choices.length) return null;
    const meant: Meant = { choices, label: this.labelOf(choices[0]!) };
    if (!this.way || this.corners.length) return meant;
    const far = this.start && nearestInReach(this.region, end);
    const near = this.start ? distance(this.start, end) : Infinity;
    const mark = this.marked(end, near)[0];
    return { ...meant, instead: [...(far ? this.ways(verb, rounded(far)) : []), ...(mark ? [mark.choice] : [])] };
  }

  // All that the verb could mean by a place, one for each of its numbers.
  private ways(verb: Verb, end: Point): Choice[] {
    const from = this.start;
    const path = this.way ? (from ? laid(this.corners, end, this.region, from) : [end]) : undefined;
    const known = fitting(this.options, { ...this.meant, verb: verb.name })[0]?.choice;
    const facing =
      this.turnedTo ??
      (this.way
        ? from
          ? facingAt([from, ...path!], this.live.figure(this.actor)?.facing ?? 0)
          : (known?.facing ?? 0)
        : heading(from ?? end, end));
    return numbersFor(verb, this.options, this.meant)
      .map((number) =>
        whole(verb, { ...this.meant, ...(path ? { path } : {}), facing, ...(number === undefined ? {} : { number }) }),
      )
      .filter((choice) => choice !== undefined);
  }

  private labelOf(choice: Choice): string {
    const known = this.options.find((one) => sameChoice(one.choice, choice));
    return (
      known?.label ??
      words.order(
        this.names.verb(choice.verb),
        this.live.figure(choice.figure ?? this.decision?.about)?.name,
        choice.target && this.names.figure(choice.target),
      )
    );
  }
}
