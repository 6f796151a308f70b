// Orders that reach over several questions: for somebody who is named first and asked for more then, and for several who go
// together. The page answers what comes, one question after the other, and stops with words where it cannot.
import { asRefusal } from "../protocol/api";
import type { Choice, Explanation, Option, Point, Region } from "../protocol/types";
import { words } from "../words";
import { buttons, wayVerb, whole, type Button, type Draft } from "./choices";
import { answerOf, forward, naming, onlyNumbers, sendable, together, type Errand, type Said } from "./errands";
import type { LiveBattle } from "./live.svelte";
import type { Later } from "../protocol/types";
import type { Orders } from "./orders.svelte";
import { between, facingAt, nearestInReach, rounded, route, within } from "./path";
import { halfway, inCommon } from "./shares";
import type { Trial } from "./trial";

const step = 0.25; // a way that is shorter is none
const mostAhead = 3; // questions that are looked at before the first is answered

interface Tried {
  errand: Errand;
  trial: Trial | null;
}

export class Course {
  group = $state.raw<readonly string[]>([]); // who go together
  plan = $state.raw<Errand | null>(null); // being made for who would be named
  later = $state.raw<readonly Later[]>([]); // what he would be asked then
  again = $state.raw<Errand | null>(null); // came to nothing, and may be tried once more
  told = $state(""); // who was left behind, and why
  private left = $state.raw<readonly Errand[]>([]);
  private numbers: Record<string, number> = {}; // chosen last, by the kind of question
  private going = false;
  private why: Explanation | null = null; // of being named

  constructor(
    private readonly live: LiveBattle,
    private readonly orders: Orders,
  ) {}

  trying = $derived.by(() => this.orders.trial?.errands !== undefined && this.orders.trial.why === null);
  sendable = $derived.by(() => {
    const { decision, options, actors } = this.orders;
    return decision ? sendable(decision, options, actors).filter((id) => this.at(id)) : [];
  });
  // Where he could get to, if all goes well.
  region = $derived.by((): Region | undefined =>
    this.later.flatMap((one) => one.regions).find((one) => one.figure === this.plan?.figure),
  );
  counted = $derived.by(() => this.later.filter((one) => onlyNumbers(one.options)));
  deeds = $derived.by((): Button[] => {
    const last = this.later.at(-1);
    if (!last || !this.plan || onlyNumbers(last.options) || this.wayIn(last)) return [];
    const verb = (name: string) => last.asked.verbs.find((one) => one.name === name)?.label ?? name;
    return buttons(last.options, {}, { figure: (id) => this.live.nameOf(id), verb });
  });

  // Whether he goes on by what he may do then.
  onward = $derived.by(() => {
    const last = this.later.at(-1);
    return last?.asked.verbs.some((verb) => verb.shows === "walk" && !verb.uses.length) ?? false;
  });

  private at = (id: string): Point | undefined => {
    const figure = this.live.figure(id);
    return figure && figure.pose !== "away" ? figure.at : undefined;
  };
  private wayIn = ({ asked, options }: Later) => wayVerb(asked, options, {});

  forget(): void {
    this.plan = null;
    this.later = [];
    this.group = [];
  }

  stop(): void {
    this.left = [];
    this.again = null;
    this.told = "";
  }

  remember(kind: string | undefined, number: number | undefined): void {
    if (kind && number !== undefined) this.numbers[kind] = number;
  }

  // --- one who is named ---

  // Whether picking him only names him, so that more can be said at once.
  named(figure: string): boolean {
    return naming(this.orders.options, figure) !== undefined;
  }

  async prepare(figure: string): Promise<void> {
    const { choice, label } = naming(this.orders.options, figure)!;
    this.later = [];
    this.why = null;
    const plan = (this.plan = { figure, numbers: { ...this.numbers } });
    this.orders.trial = this.trialOf(plan);
    const { why } = await this.orders.explain({ choices: [choice], label });
    if (this.plan !== plan) return;
    this.why = why;
    await this.change(plan);
  }

  async change(plan: Errand): Promise<void> {
    this.plan = plan;
    this.orders.trial = this.trialOf(plan);
    const later = await this.foresee(plan);
    if (this.plan !== plan) return;
    this.later = later;
    const numbers = { ...plan.numbers };
    for (const { asked, options } of this.counted) numbers[asked.kind] ??= options[0]!.choice.number!;
    this.plan = { ...plan, numbers };
    this.orders.trial = this.trialOf(this.plan);
  }

  count(kind: string, number: number): void {
    if (this.plan) void this.change({ ...this.plan, numbers: { ...this.plan.numbers, [kind]: number } });
  }

  digit(key: string): boolean {
    const one = this.counted[0];
    const known = one?.options.some(({ choice }) => choice.number === Number(key));
    if (known) this.count(one!.asked.kind, Number(key));
    return known ?? false;
  }

  go(to: Point | string | undefined): void {
    if (!this.plan) return;
    const { to: _, ...plan } = this.plan;
    void this.change(to === undefined ? plan : { ...plan, to });
  }

  then(deed: Draft | undefined): void {
    if (!this.plan) return;
    const { deed: _, ...plan } = this.plan;
    this.plan = deed ? { ...plan, deed } : plan;
    this.orders.trial = this.trialOf(this.plan);
  }

  private async foresee(plan: Errand): Promise<Later[]> {
    const first = naming(this.orders.options, plan.figure);
    const out: Later[] = [];
    const after = first ? [first.choice] : [];
    while (after.length && out.length <= mostAhead) {
      const next = await this.live
        .ask<Later>("options", { side: this.orders.decision?.side, after })
        .catch(() => undefined);
      if (!next?.asked || next.asked.about !== plan.figure) break;
      out.push(next);
      const choice = this.supposed(plan, next);
      if (!choice) break;
      after.push(choice);
    }
    return out;
  }

  // What he would answer, as far as that is known; the least where nothing is.
  private supposed(plan: Errand, { asked, options, regions }: Later): Choice | undefined {
    if (onlyNumbers(options))
      return (options.find((one) => one.choice.number === plan.numbers[asked.kind]) ?? options[0])!.choice;
    const verb = this.wayIn({ asked, options, regions });
    if (!verb) return undefined;
    const path = this.pathTo(
      plan,
      regions.find((one) => one.figure === plan.figure),
    );
    const facing = path ? facingAt([this.at(plan.figure)!, ...path], 0) : 0;
    return (path && whole(verb, { path, facing })) ?? options.find((one) => one.ends)?.choice;
  }

  private pathTo(plan: Errand, region: Region | undefined): Point[] | undefined {
    const from = this.at(plan.figure);
    const goal = typeof plan.to === "string" ? this.at(plan.to) : plan.to;
    const end = goal && region && nearestInReach(region, goal);
    return from && end ? route(region, from, rounded(end)) : undefined;
  }

  private trialOf(plan: Errand): Trial {
    const { choice, label } = naming(this.orders.options, plan.figure)!;
    const number = this.counted
      .map(({ asked, options }) => options.find((one) => one.choice.number === plan.numbers[asked.kind])?.label)
      .filter((one) => one !== undefined)
      .join(", ");
    const path = this.pathTo(plan, this.region);
    const to = typeof plan.to === "string" ? words.course.to(this.live.nameOf(plan.to)) : plan.to && words.course.there;
    const deed = plan.deed && this.deeds.find((one) => one.narrow === plan.deed || one.choice === plan.deed)?.label;
    return {
      choice,
      label: [label, number, to, deed].filter(Boolean).join(" · "),
      why: this.why && { ...this.why, ...(this.later.some((one) => one.dice) ? { costs: [words.course.ifWell] } : {}) },
      errands: [plan],
      ...(path ? { path } : {}),
      ...(plan.to === undefined ? {} : { pressed: plan.to }),
    };
  }

  // --- several ---

  toggle(id: string): void {
    this.plan = null;
    this.orders.draft = {};
    this.orders.trial = null;
    this.group = this.group.includes(id) ? this.group.filter((one) => one !== id) : [...this.group, id];
  }

  gather(ids: readonly string[]): void {
    this.plan = null;
    this.orders.draft = {};
    this.orders.trial = null;
    this.group = ids.filter((id) => this.sendable.includes(id));
  }

  // As far as each may, toward the enemy.
  async forward(): Promise<void> {
    const { view } = this.live;
    const own = this.group.map((id) => this.at(id)!);
    const side = this.live.figure(this.group[0])?.side;
    const foes = view!.figures
      .filter((one) => side && this.live.enemies(side, one.side) && (one.pose === "standing" || one.pose === "lying"))
      .map((one) => one.at);
    const goal = forward(own, foes, view!.table.width + view!.table.depth);
    if (goal) await this.send(goal);
  }

  // To a place, keeping their places among each other, or at somebody: tried first, each by what the rules say of him.
  async send(to: Point | string): Promise<void> {
    const goal = typeof to === "string" ? this.at(to) : to;
    if (!goal || !this.group.length) return;
    const people = this.group.map((id) => ({ id, at: this.at(id)! })).filter((one) => one.at);
    const { width, depth } = this.live.view!.table;
    const errands = together(people, to, goal, { ...this.numbers }).map((one) =>
      typeof one.to === "string" ? one : { ...one, to: within(one.to!, width, depth) },
    );
    const trying = (this.orders.trial = this.groupTrial(errands, []));
    let tried = await this.tryAll(errands);
    const going = tried.filter((one) => one.trial?.why?.legal);
    if (await this.shared(going)) tried = await this.tryAll(going.map((one) => this.part(one, going.length)));
    this.orders.draft = {};
    if (this.orders.trial === trying) this.orders.trial = { ...this.groupTrial(errands, tried), pressed: to };
  }

  private async tryAll(errands: readonly Errand[]): Promise<Tried[]> {
    const tried: Tried[] = [];
    for (const errand of errands) tried.push({ errand, trial: await this.tried(errand) });
    return tried;
  }

  // Whether what the first of them goes is lost to the next.
  private async shared([first, next]: readonly Tried[]): Promise<boolean> {
    const from = first && this.at(first.errand.figure);
    const half = from && halfway(first.trial!.choice, from);
    const { options } = this.live;
    if (!half || !next || !options) return false;
    const side = this.orders.decision?.side;
    const then = await this.live.ask<Later>("options", { side, after: [half] }).catch(() => undefined);
    return then !== undefined && inCommon(options, then, next.errand.figure);
  }

  // So much of his way that all of them have something of it.
  private part({ errand, trial }: Tried, shares: number): Errand {
    const [from, end] = [this.at(errand.figure), trial!.choice.path?.at(-1)];
    return from && end ? { ...errand, to: between(from, end, 1 / shares) } : errand;
  }

  private async tried(errand: Errand): Promise<Trial | null> {
    const { decision, options } = this.orders;
    const said: Said = decision ? answerOf(errand, decision, options, this.at) : { say: "over" };
    if (said.say === "choice") return { choice: said.option.choice, label: said.option.label, why: legal("") };
    const meant = said.say === "way" ? this.orders.sense.meaning(said.draft, errand.to!) : null;
    return meant ? this.orders.explain(meant) : null;
  }

  private groupTrial(errands: readonly Errand[], tried: readonly Tried[]): Trial {
    const going = tried.filter((one) => one.trial?.why?.legal);
    const behind = tried.filter((one) => !one.trial?.why?.legal);
    const ghosts = going
      .filter((one) => one.trial!.choice.path)
      .map(({ errand, trial }) => ({
        figure: errand.figure,
        at: trial!.choice.path!.at(-1)!,
        ...(trial!.choice.facing === undefined ? {} : { facing: trial!.choice.facing }),
      }));
    const stay = behind.map(({ errand, trial }) =>
      words.course.stays(this.live.nameOf(errand.figure), trial?.refusal?.message ?? ""),
    );
    return {
      choice: going[0]?.trial?.choice ?? { verb: "", figure: errands[0]!.figure },
      label: words.course.together(tried.length ? going.length : errands.length),
      why: tried.length ? { ...legal(stay.join(" ")), legal: going.length > 0 } : null,
      errands: tried.length ? going.map((one) => one.errand) : errands,
      ghosts,
    };
  }

  // --- on their way ---

  async begin(errands: readonly Errand[]): Promise<void> {
    this.stop();
    this.left = errands;
    for (const { numbers } of errands) Object.assign(this.numbers, numbers);
    this.forget();
    this.orders.reset();
    await this.goOn();
  }

  // Answers what is asked as long as there is an errand for it. While others are asked it waits.
  async goOn(): Promise<void> {
    if (this.going) return;
    this.going = true;
    while (this.left.length) {
      await this.live.still();
      const { decision, options } = this.orders;
      if (!decision || !this.live.options || this.live.busy) break;
      const [errand, ...rest] = this.left as [Errand, ...Errand[]];
      const said = answerOf(errand, decision, options, this.at);
      if (said.say === "over" || said.say === "ask") {
        if (said.say === "over" && errand.named && !errand.went && this.named(errand.figure))
          this.again = { ...errand, named: false };
        this.left = said.say === "over" && !this.again ? rest : [];
        if (said.say === "ask" && errand.deed) this.orders.narrow(errand.deed);
        continue;
      }
      const choice = await this.chosen(errand, said);
      if (!choice) {
        this.left = rest;
        continue;
      }
      this.left = [said.next, ...rest];
      if (!(await this.live.order("answer", { choice, side: decision.side }))) this.left = [];
      this.orders.reset();
    }
    this.going = false;
  }

  private async chosen(errand: Errand, said: Extract<Said, { next: Errand }>): Promise<Choice | undefined> {
    if (said.say === "choice") return said.option.choice;
    const meant = this.orders.sense.meaning(said.draft, errand.to!);
    const trial = meant ? await this.orders.explain(meant).catch((error: unknown) => void asRefusal(error)) : undefined;
    if (trial?.why?.legal && (trial.why.length ?? step) >= step) return trial.choice;
    const name = this.live.nameOf(errand.figure);
    this.told = words.course.stays(name, trial?.refusal?.message ?? "");
    const stays = (one: Option) => one.ends;
    return this.orders.decision?.about === errand.figure ? this.orders.options.find(stays)?.choice : undefined;
  }

  // What came to nothing, once more.
  once(): void {
    const errand = this.again;
    if (errand) void this.begin([errand]);
  }
}

const legal = (summary: string): Explanation => ({ legal: true, summary, tallies: [], witnesses: [] });
