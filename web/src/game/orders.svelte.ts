// The order being given: which parts are known, what a place or a target under the hand would mean, and what is being tried.
import { Latest } from "../protocol/latest";
import { asRefusal } from "../protocol/api";
import type { Advice, Choice, Explanation, Option, Point, Refusal, Region, Verb } from "../protocol/types";
import { preferences } from "../settings.svelte";
import { words } from "../words";
import {
  actors,
  buttons,
  distinct,
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
import { facingAt, heading, laid, rounded, turned } from "./path";
import type { LiveBattle } from "./live.svelte";

export interface Trial {
  choice: Choice;
  label: string;
  why: Explanation | null; // not known yet
  refusal?: Refusal;
}

const noOptions: readonly Option[] = [];

export class Orders {
  draft = $state.raw<Draft>({});
  corners = $state.raw<Point[]>([]); // laid on the way by hand
  trial = $state.raw<Trial | null>(null);
  hover = $state.raw<Trial | null>(null); // what the pointer would try
  turnedTo = $state<number | null>(null); // a facing set by hand
  advice = $state.raw<Advice | null>(null);
  filter = $state("");

  private readonly pointer: Latest<{ choices: Choice[]; label: string }, Trial>;

  constructor(private readonly live: LiveBattle) {
    this.pointer = new Latest((question) => this.explain(question.choices, question.label));
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
    void this.attempt([button.choice], button.options[0]!.label);
  }

  // A figure under the finger: an enemy to aim at, one of ours to give orders to, one more to gather.
  pick(id: string): boolean {
    if (!this.decision) return false;
    if (this.trial?.choice.target === id && !this.trial.choice.figures) return (void this.commit(), true);
    if (this.gatherable.includes(id)) return (this.toggle(id), true);
    if (this.targets.includes(id)) return (this.aim({ ...this.draft, target: id }), true);
    if (this.actors.includes(id)) return (this.aim({ figure: id }), true);
    const against = targets(this.options, {});
    if (against.includes(id)) return (this.aim({ target: id }), true);
    return false;
  }

  private aim(draft: Draft): void {
    this.narrow(draft);
    const rest = fitting(this.options, this.draft);
    if (rest.length === 1 && !this.way)
      this.press({ id: "", label: rest[0]!.label, options: rest, choice: rest[0]!.choice, ends: false });
  }

  private toggle(id: string): void {
    const now = this.draft.figures ?? [];
    this.draft = {
      ...this.draft,
      verb: this.gather!.name,
      figures: now.includes(id) ? now.filter((one) => one !== id) : [...now, id],
    };
    const choice = whole(this.gather!, this.draft);
    if (choice) void this.attempt([choice], this.labelOf(choice));
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
    const question = at && !this.trial ? this.toward(at) : null;
    if (!question) return this.unpoint();
    this.hover = { choice: question.choices[0]!, label: question.label, why: null };
    this.pointer.put(question, (answer) => (this.hover = answer));
  }

  pointAt(id: string): void {
    const rest = this.targets.includes(id) ? fitting(this.options, { ...this.draft, target: id }) : [];
    if (this.trial || !rest.length) return this.point(null);
    const best = rest.find((one) => this.decision && verbOf(this.decision, one.choice.verb)?.shows) ?? rest[0]!;
    this.pointer.put({ choices: [best.choice], label: best.label }, (answer) => (this.hover = answer));
  }

  // A whole choice under the pointer or the focus.
  preview(choice: Choice | null, label: string): void {
    this.pointer.drop();
    this.hover = choice && { choice, label, why: null };
    if (choice) this.pointer.put({ choices: [choice], label }, (answer) => (this.hover = answer));
  }

  place(at: Point): boolean {
    const question = this.toward(at);
    if (!question) return false;
    this.hover = null;
    void this.attempt(question.choices, question.label);
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
    const known = trial.why ? trial : await this.explain([trial.choice], trial.label);
    if (known.why?.legal === false)
      this.trial = known; // says why, and nothing is sent
    else await this.send(trial.choice);
  }

  async advise(): Promise<void> {
    try {
      const advice = await this.live.ask<Advice>("advise", { side: this.decision?.side });
      this.reset();
      this.advice = advice;
      await this.attempt([advice.choice], advice.label ?? this.labelOf(advice.choice));
    } catch (error) {
      this.live.refusal = asRefusal(error);
    }
  }

  private async send(choice: Choice): Promise<void> {
    if (await this.live.order("answer", { choice, side: this.decision?.side })) this.reset();
    else if (this.trial) this.trial = { ...this.trial, ...(this.live.refusal ? { refusal: this.live.refusal } : {}) };
  }

  private async attempt(choices: Choice[], label: string): Promise<void> {
    this.pointer.drop();
    this.live.refusal = null;
    const trying: Trial = { choice: choices[0]!, label, why: null };
    this.trial = trying;
    const answer = await this.explain(choices, label);
    if (this.trial === trying) this.trial = answer;
  }

  // The first of the choices that is legal, or why the last one is not.
  private async explain(choices: readonly Choice[], label: string): Promise<Trial> {
    let out: Trial = { choice: choices[0]!, label, why: null };
    for (const choice of choices) {
      try {
        const why = await this.live.ask<Explanation>("explain", { choice, side: this.decision?.side });
        out = { choice, label, why, ...(why.refusal ? { refusal: why.refusal } : {}) };
        if (why.legal) return out;
      } catch (error) {
        out = { choice, label, why: null, refusal: asRefusal(error) };
      }
    }
    return out;
  }

  // What a place would mean now: a way to it, or a look at it.
  private toward(at: Point): { choices: Choice[]; label: string } | null {
    const end = rounded(at);
    const verb = this.way ?? this.facing;
    if (!verb) return null;
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
    const choices = numbersFor(verb, this.options, this.meant)
      .map((number) =>
        whole(verb, { ...this.meant, ...(path ? { path } : {}), facing, ...(number === undefined ? {} : { number }) }),
      )
      .filter((choice) => choice !== undefined);
    return choices.length ? { choices, label: this.labelOf(choices[0]!) } : null;
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
