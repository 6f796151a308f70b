// What a place or somebody under the hand means for whoever is given orders: this, or the next best.
import type { Choice, Decision, Figure, Option, Point, Region, Shaped, Verb } from "../protocol/types";
import { words } from "../words";
import { fitting, numbersFor, offeredAt, sameChoice, triesAt, verbOf, whole, type Draft, type Names } from "./choices";
import type { LiveBattle } from "./live.svelte";
import { between, distance, facingAt, heading, laid, nearestInReach, rounded } from "./path";
import type { Meant } from "./trial";

const besides = 2; // times the radii of two bases: who is so near to somebody stands beside him
const besidePlace = 1.25; // so near to where something offered ends, a place means that

// What of an order is known so far.
export interface Known {
  draft: Draft;
  readonly decision: Decision | null;
  readonly options: readonly Option[];
  readonly meant: Draft;
  readonly actor: string | undefined;
  readonly start: Point | undefined;
  readonly way: Verb | undefined;
  readonly facing: Verb | undefined;
  readonly region: Region | undefined;
  readonly corners: readonly Point[];
  readonly turnedTo: number | null;
  readonly names: Names;
}

export class Sense {
  constructor(
    private readonly live: LiveBattle,
    private readonly orders: Known,
  ) {}

  // The marked places no farther away than that, the nearest first.
  marked(at: Point, near: number): Option[] {
    const verb = this.orders.way;
    if (!verb) return [];
    const off = (one: Option): number => distance(one.choice.path!.at(-1)!, at);
    return fitting(this.orders.options, { ...this.orders.meant, verb: verb.name })
      .filter((one) => one.choice.path && off(one) <= near)
      .sort((a, b) => off(a) - off(b));
  }

  // What can be done at a place besides walking there, the nearest first. Walls, roofs and things count as a whole, the level he
  // stands on does not.
  offered(at: Point, on?: Shaped): Option[] {
    const { decision, options, meant } = this.orders;
    const height = this.live.figure(this.orders.actor)?.elevation ?? 0;
    const other = on && Math.abs(on.top - height) > 0.5 ? on : undefined;
    const others = options.filter(
      ({ choice }) => choice.verb !== this.orders.way?.name && verbOf(decision!, choice.verb)?.shows !== "walk",
    );
    return decision ? offeredAt(others, meant, at, besidePlace, other) : [];
  }

  // What is to be done with a thing that was pressed itself.
  withThing(at: Point, thing: Shaped): Meant | null {
    const [first] = this.offered(at, thing).filter((one) => one.at !== undefined); // not only a way that ends there
    return first ? { choices: [first.choice], label: first.label } : null;
  }

  // Something that somebody could do if he might, for the rules to say why he may not: act, or be aimed at.
  barred(id: string): Choice | null {
    const { decision, options, actor } = this.orders;
    const [who, figure] = [this.live.figure(id), this.live.figure(actor)];
    if (!decision || !who || who.pose === "away") return null;
    const own = who.side === decision.side;
    const nearest = (all: readonly (string | undefined)[]): string | undefined =>
      [...new Set(all)]
        .flatMap((one) => this.live.figure(one) ?? [])
        .sort((a, b) => distance(a.at, who.at) - distance(b.at, who.at))[0]?.id;
    const known = options.find(({ choice }) => (own ? choice.figure : choice.target) !== undefined)?.choice;
    if (!known || (own ? decision.about !== undefined : figure?.side === who.side)) return null;
    if (own) return { ...known, figure: id };
    const by = known.figure && (actor ?? nearest(options.map(({ choice }) => choice.figure)));
    return { ...known, target: id, ...(by ? { figure: by } : {}) };
  }

  // What a place or an enemy means for somebody.
  meaning(draft: Draft, to: Point | string): Meant | null {
    this.orders.draft = draft;
    return typeof to === "string" ? this.near(to) : this.toward(to);
  }

  // Up to an enemy: to a place marked beside him, or as near as may be.
  near(id: string): Meant | null {
    const [one, other] = [this.live.figure(this.orders.actor), this.live.figure(id)];
    if (!one || !other || other.pose === "away" || !this.orders.start || !this.live.enemies(one.side, other.side))
      return null;
    const meant = this.toward(other.at);
    const wide = ({ base }: Figure): number => base.inner ?? base.radius ?? 0.5;
    const beside = this.marked(other.at, (wide(one) + wide(other)) * besides);
    if (!meant || !beside.length) return meant;
    return { choices: beside.slice(0, 2).map((mark) => mark.choice), label: beside[0]!.label };
  }

  // What a place would mean now: a way to it, or as far as one gets, or the mark next to it; or a look at it. What was pressed
  // there may be larger than a place.
  toward(at: Point, on?: Shaped): Meant | null {
    const verb = this.orders.way ?? this.orders.facing;
    const end = rounded(at);
    // Where one cannot walk, as on a wall, a roof or beyond a pit, what is offered to end there comes first.
    const [there] = this.offered(end, on);
    const offered = there ? triesAt(there, end) : [];
    if (!verb) return there ? { choices: offered, label: there.label } : null;
    const choices = this.ways(verb, end);
    if (!choices.length) return null;
    const meant: Meant = { choices, label: this.labelOf(choices[0]!) };
    if (!this.orders.way || this.orders.corners.length) return meant;
    const far = this.orders.start && nearestInReach(this.orders.region, end);
    const near = this.orders.start ? distance(this.orders.start, end) : Infinity;
    const mark = this.marked(end, near)[0];
    const marked = mark ? [mark.choice] : [];
    if (!far) return { ...meant, instead: [...offered, ...marked] };
    // As far as may be, or a little less where somebody stands already; a mark close by comes before that.
    const less = [0.85, 0.7, 0.5].flatMap((part) => this.ways(verb, between(this.orders.start!, far, part)));
    const inReach = distance(far, end) < besidePlace;
    return {
      ...meant,
      instead: [
        ...offered,
        ...this.ways(verb, rounded(far)),
        ...(inReach ? [...marked, ...less] : [...less, ...marked]),
      ],
    };
  }

  // All that the verb could mean by a place, one for each of its numbers.
  private ways(verb: Verb, end: Point): Choice[] {
    const from = this.orders.start;
    const path = this.orders.way
      ? from
        ? laid(this.orders.corners, end, this.orders.region, from)
        : [end]
      : undefined;
    const known = fitting(this.orders.options, { ...this.orders.meant, verb: verb.name })[0]?.choice;
    const facing =
      this.orders.turnedTo ??
      (this.orders.way
        ? from
          ? facingAt([from, ...path!], this.live.figure(this.orders.actor)?.facing ?? 0)
          : (known?.facing ?? 0)
        : heading(from ?? end, end));
    return numbersFor(verb, this.orders.options, this.orders.meant)
      .map((number) =>
        whole(verb, {
          ...this.orders.meant,
          ...(path ? { path } : {}),
          facing,
          ...(number === undefined ? {} : { number }),
        }),
      )
      .filter((choice) => choice !== undefined);
  }

  labelOf(choice: Choice): string {
    const known = this.orders.options.find((one) => sameChoice(one.choice, choice));
    return (
      known?.label ??
      words.order(
        this.orders.names.verb(choice.verb),
        this.live.figure(choice.figure ?? this.orders.decision?.about)?.name,
        choice.target && this.orders.names.figure(choice.target),
      )
    );
  }
}
