// The order being given: which parts are known, what a place or a target under the hand would mean, and what is being tried.
import { Latest } from "../protocol/latest";
import { asRefusal } from "../protocol/api";
import type { Advice, Choice, Explanation, Option, Point, Refusal, Region, Shaped, Verb } from "../protocol/types";
import { preferences } from "../settings.svelte";
import { words } from "../words";
import {
  actors,
  briefly,
  buttons,
  counted,
  distinct,
  facingVerb,
  filtered,
  fitting,
  gatherable,
  gatherVerb,
  keyed,
  needsTrial,
  sameChoice,
  stepBack,
  targets,
  verbOf,
  wayVerb,
  whole,
  type Button,
  type Draft,
} from "./choices";
import { distance, rounded, turned } from "./path";
import { Course } from "./course.svelte";
import { Deputy } from "./deputy.svelte";
import type { LiveBattle } from "./live.svelte";
import { Sense } from "./sense";
import type { Meant, Trial } from "./trial";

const adviser = "veteran";
const noOptions: readonly Option[] = [];

// What lies under the hand.
export interface Under {
  thing?: Shaped | undefined;
  ground?: Shaped | undefined;
}

export class Orders {
  draft = $state.raw<Draft>({});
  corners = $state.raw<Point[]>([]); // laid on the way by hand
  trial = $state.raw<Trial | null>(null);
  hover = $state.raw<Trial | null>(null); // what the pointer would try
  turnedTo = $state<number | null>(null); // a facing set by hand
  advice = $state.raw<Advice | null>(null);
  filter = $state("");
  there = $state.raw<readonly Option[]>([]); // all that can be done where the hand was
  readonly course: Course;
  readonly deputy: Deputy;
  readonly sense: Sense;

  private trying: Promise<void> = Promise.resolve();
  private readonly pointer: Latest<Meant, Trial>;

  constructor(private readonly live: LiveBattle) {
    this.pointer = new Latest((meant) => this.explain(meant));
    this.course = new Course(live, this);
    this.deputy = new Deputy(live);
    this.sense = new Sense(live, this);
  }

  decision = $derived.by(() => this.live.decision);
  options = $derived.by(() => this.live.options?.options ?? noOptions);
  buttons = $derived.by((): Button[] =>
    this.decision
      ? distinct(
          buttons(this.there.length ? this.there : this.options, this.draft, this.names),
          this.start,
          this.names.toward,
        )
      : [],
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
    this.way && this.actor ? this.live.options?.regions.find((one) => one.figure === this.actor) : this.course.region,
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
            label: this.actor ? briefly(one) : one.label,
          }))
      : [],
  );

  readonly names = {
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
    this.there = [];
    this.course.forget();
    this.unpoint();
  }

  narrow(part: Draft): void {
    this.draft = { ...this.draft, ...part };
    this.course.forget();
    this.trial = null;
    this.corners = [];
    this.turnedTo = null;
    this.filter = "";
    this.there = [];
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
    if (button.choice.figure && this.course.named(button.choice.figure))
      return this.aim({ figure: button.choice.figure });
    if (this.trial && sameChoice(this.trial.choice, button.choice)) return void this.commit();
    if (preferences.value.quick && !needsTrial(button.options[0]!)) return void this.send(button.choice);
    this.turnedTo = null;
    void this.attempt({ choices: [button.choice], label: button.options[0]!.label });
  }

  // A figure under the finger: an enemy to aim at or to go to, one of ours to give orders to, one more to gather.
  pick(id: string): boolean {
    if (!this.decision) return false;
    const { course } = this;
    if (this.pressedAgain(id)) return (void this.commit(), true);
    if (course.group.length) {
      if (course.sendable.includes(id)) return (course.toggle(id), true);
      return this.foe(course.group[0]!, id) ? (void course.send(id), true) : false;
    }
    if (course.plan && course.plan.figure !== id && this.foe(course.plan.figure, id)) return (course.go(id), true);
    if (this.trial?.choice.target === id && !this.trial.choice.figures) return (void this.commit(), true);
    if (this.gatherable.includes(id)) return (this.toggle(id), true);
    if (this.targets.includes(id)) return (this.aim({ ...this.draft, target: id }), true);
    if (this.actors.includes(id)) return (this.aim({ figure: id }), true);
    const against = targets(this.options, {});
    if (against.includes(id)) return ((this.draft = {}), this.aim({ target: id }), true);
    const meant = this.sense.near(id);
    if (meant) void this.attempt({ ...meant, pressed: id });
    return meant !== null;
  }

  // Pressed once to try, once more to do it.
  private pressedAgain(to: Point | string, near = 0): boolean {
    const { pressed, why } = this.trial ?? {};
    if (pressed === undefined || !why?.legal) return false;
    return typeof to === "string" || typeof pressed === "string" ? to === pressed : distance(to, pressed) <= near;
  }

  // Why nothing can be done with somebody, or to him.
  async barred(id: string): Promise<Refusal | undefined> {
    const choice = this.sense.barred(id);
    return choice ? (await this.judged(choice, "")).refusal : undefined;
  }

  private aim(draft: Draft): void {
    this.narrow(draft);
    if (draft.figure && !draft.target && this.course.named(draft.figure)) return void this.course.prepare(draft.figure);
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
    if (choice) void this.attempt({ choices: [choice], label: this.sense.labelOf(choice) });
    else this.trial = null;
  }

  // Whether dragging from this figure lays a way for him.
  canDrag(id: string): boolean {
    const { decision } = this;
    if (!decision) return false;
    if (this.way && this.actor === id) return true;
    if (this.course.named(id)) return true;
    return this.actors.includes(id) && wayVerb(decision, this.options, { figure: id }) !== undefined;
  }

  // A place under the pointer, only to see what it would mean.
  point(at: Point | null): void {
    const meant = at && !this.trial ? this.sense.toward(at) : null;
    if (!meant) return this.unpoint();
    this.hover = { choice: meant.choices[0]!, label: meant.label, why: null };
    this.pointer.put(meant, (answer) => (this.hover = answer));
  }

  pointAt(id: string): void {
    const rest = this.targets.includes(id) ? fitting(this.options, { ...this.draft, target: id }) : [];
    const meant = rest.length ? this.best(rest) : this.sense.near(id);
    if (this.trial || !meant) return this.point(null);
    this.pointer.put(meant, (answer) => (this.hover = answer));
  }

  // A whole choice under the pointer or the focus.
  preview(choice: Choice | null, label: string): void {
    this.pointer.drop();
    this.hover = choice && { choice, label, why: null };
    if (choice) this.pointer.put({ choices: [choice], label }, (answer) => (this.hover = answer));
  }

  // A place under the finger, or what lies there; a mark so near to it is what was meant.
  place(at: Point, near = 0, { thing, ground }: Under = {}): boolean {
    if (this.pressedAgain(at, near)) return (void this.commit(), true);
    if (this.course.group.length) return (void this.course.send(at), true);
    if (this.course.plan) return (this.course.go(rounded(at)), true);
    const mark = this.sense.marked(at, near)[0];
    const meant = mark
      ? { choices: [mark.choice], label: mark.label }
      : ((thing && this.sense.withThing(at, thing)) ?? this.sense.toward(at, ground));
    if (!meant) return false;
    this.hover = null;
    this.there = [];
    void this.attempt({ ...meant, pressed: at }).then(() => this.offer(this.sense.offered(at, thing ?? ground)));
    return true;
  }

  // Where more than one thing can be done with what was pressed, all of them are the choices now.
  private offer(offered: readonly Option[]): void {
    const { choice, why } = this.trial ?? {};
    const among = choice && why?.legal && offered.some((one) => one.choice.verb === choice.verb);
    if (among && offered.length > 1) this.there = offered;
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
    this.pointer.put({ choices: [choice], label: this.sense.labelOf(choice) }, (answer) => (this.trial = answer));
  }

  // Escape: one step, and whether there was one to take.
  back(): boolean {
    if (this.course.plan?.to !== undefined) return (this.course.go(undefined), true);
    if (this.course.plan) return (this.narrow({}), (this.draft = {}), true);
    if (this.trial) return ((this.trial = null), (this.turnedTo = null), (this.there = []), this.unpoint(), true);
    if (this.course.group.length) return ((this.course.group = []), true);
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
    if (trial.errands) return trial.why?.legal === false ? undefined : this.course.begin(trial.errands);
    if (!trial.why) await this.trying;
    const known = this.trial;
    // What was not known yet when it was asked for is shown first, where it is not just that.
    if (!known?.why?.legal || (known !== trial && known.instead)) return;
    await this.send(known.choice);
  }

  async advise(): Promise<void> {
    try {
      const advice = await this.live.ask<Advice>("advise", {
        side: this.decision?.side,
        player: adviser,
        several: 2,
      });
      this.reset();
      this.advice = advice;
      await this.attempt({ choices: [advice.choice], label: advice.label ?? this.sense.labelOf(advice.choice) });
    } catch (error) {
      this.live.refusal = asRefusal(error);
    }
  }

  // Those who wait to be set up, as long as that is asked.
  unplaced = $derived.by(() => {
    const about = this.decision?.about;
    const placed = this.options.filter((one) => one.choice.path).map((one) => one.choice.figure ?? about);
    return [...new Set(placed)].filter((id) => id !== undefined && this.live.figure(id)?.pose === "away") as string[];
  });

  // As the computer would, until all stand there and nothing more is asked about them.
  async placeAll(): Promise<void> {
    const { live } = this;
    const { kind } = this.decision ?? {};
    const [turn, those] = [live.view?.turn, new Set(this.unplaced)];
    await this.deputy.run(() => {
      const now = live.decision;
      return now !== null && live.view?.turn === turn && (now.kind === kind || those.has(now.about ?? ""));
    });
  }

  // What has one answer is not asked; it is taken back with what came before it. Written orders may still be changed.
  only = $derived.by((): Choice | undefined => {
    const [one, more] = this.options;
    const open = !one || more || one.grave || !counted(one.choice) || this.live.written.size > 0;
    return open ? undefined : one.choice;
  });
  private takingBack = false;

  async passOn(): Promise<void> {
    await this.live.still();
    const { only: choice, decision } = this;
    if (!choice || this.live.busy || this.takingBack || this.deputy.on) return;
    await this.live.order("answer", { choice, side: decision?.side });
  }

  async undo(): Promise<void> {
    this.reset();
    this.takingBack = true;
    do await this.live.undo();
    while (this.only && this.live.canUndo && !this.live.refusal);
    setTimeout(() => (this.takingBack = false));
  }

  private async send(choice: Choice): Promise<void> {
    this.course.stop();
    this.course.remember(this.decision?.kind, choice.number);
    if (await this.live.order("answer", { choice, side: this.decision?.side })) this.reset();
    else if (this.trial) this.trial = { ...this.trial, ...(this.live.refusal ? { refusal: this.live.refusal } : {}) };
  }

  private async attempt(meant: Meant): Promise<void> {
    this.pointer.drop();
    this.live.refusal = null;
    const pressed = meant.pressed === undefined ? {} : { pressed: meant.pressed };
    const trying: Trial = { choice: meant.choices[0]!, label: meant.label, why: null, ...pressed };
    this.trial = trying;
    this.trying = this.explain(meant).then(
      (answer) => void (this.trial === trying && (this.trial = { ...answer, ...pressed })),
    );
    await this.trying;
  }

  // The first that is legal, also of the next best; or why the last one that was meant is not.
  async explain({ choices, instead = [], label }: Meant): Promise<Trial> {
    let out: Trial = { choice: choices[0]!, label, why: null };
    for (const choice of choices) {
      out = await this.judged(choice, label);
      if (out.why?.legal) return out;
    }
    for (const choice of instead) {
      const next = await this.judged(choice, this.sense.labelOf(choice));
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

  private foe(own: string, id: string): boolean {
    const [one, other] = [this.live.figure(own), this.live.figure(id)];
    return one !== undefined && other !== undefined && this.live.enemies(one.side, other.side);
  }
}
