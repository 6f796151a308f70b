// What may come of it: the odds of what is tried or pointed at, and the field of odds over where somebody can go.
import { untrack } from "svelte";
import { fitting } from "../game/choices";
import { shadeOf, span, valueAt } from "../game/field";
import { Foresight } from "../game/foresight.svelte";
import { fates, percent, type Fate } from "../game/odds";
import type { Orders } from "../game/orders.svelte";
import type { LiveBattle } from "../game/live.svelte";
import { Latest } from "../protocol/latest";
import type { Choice, Field, Figure, Odds, Point } from "../protocol/types";
import type { Shade } from "../table/table";
import { words } from "../words";

export interface Foreseen {
  label: string;
  odds: Odds;
  fates: readonly Fate[];
}

export class Outlook {
  readonly foresight: Foresight;
  on = $state(false); // the field is shown
  against = $state<string | null>(null); // whom it is about; nobody: the danger to whoever moves
  private field = $state.raw<Field | null>(null);
  private readonly asking: Latest<{ choice: Choice; target: string | null }, Field>;

  constructor(
    private readonly live: LiveBattle,
    private readonly orders: Orders,
  ) {
    this.foresight = new Foresight(live);
    this.asking = new Latest(async ({ choice, target }, wanted) => {
      const about = { choice, ...(target ? { target } : {}), others: "best", side: orders.decision?.side };
      let field = await live.ask<Field>("field", about);
      while (field.next !== undefined && wanted()) {
        const more = await live.ask<Field>("field", { ...about, from: field.next });
        field = { ...more, places: [...field.places, ...more.places] };
      }
      return field;
    });
  }

  shown = $derived.by(() => this.orders.trial ?? this.orders.hover);
  odds = $derived.by(() => this.foresight.odds);
  fates = $derived.by(() => {
    const { choice } = this.shown ?? {};
    return choice && this.odds
      ? fates(this.odds, this.live.view?.figures ?? [], [choice.target, choice.figure ?? this.orders.actor])
      : [];
  });
  // To be read at leisure, whatever the pointer does.
  foreseen(): Foreseen | null {
    return this.shown && this.odds ? { label: this.shown.label, odds: this.odds, fates: this.fates } : null;
  }
  // Whether there is more to say of it than its name.
  telling = $derived.by(() => {
    const why = this.shown?.why;
    return (
      !!this.shown?.refusal ||
      (!!why &&
        (!!why.chance ||
          this.fates.length > 0 ||
          !!why.zones?.length ||
          why.tallies.some((one) => one.modifiers.length)))
    );
  });
  // In one sentence, for those who hear it.
  told = $derived.by(() => {
    const first = this.fates[0];
    if (!this.shown || !first) return "";
    const ends = first.ends.map((end) => `${end.text} ${percent(end.chance)}`).join(", ");
    return words.odds.tell(
      this.shown.label,
      this.shown.why?.chance ? words.battle.chance(this.shown.why.chance.text) : "",
      words.odds.ends(this.live.nameOf(first.figure), ends),
    );
  });

  // Somebody who may go somewhere now.
  private mover = $derived.by((): Figure | undefined =>
    this.orders.way && this.orders.start ? this.live.figure(this.orders.actor) : undefined,
  );
  private move = $derived.by(() =>
    this.on && this.mover
      ? fitting(this.orders.options, {
          ...this.orders.draft,
          verb: this.orders.way!.name,
          figure: this.orders.draft.figure,
        }).find((one) => one.choice.path)?.choice
      : undefined,
  );
  enemies = $derived.by((): Figure[] => {
    const { view } = this.live;
    const side = view?.sides.find((one) => one.id === this.mover?.side);
    return side
      ? view!.figures.filter(
          (one) =>
            one.side !== side.id &&
            !side.friends?.includes(one.side) &&
            (one.pose === "standing" || one.pose === "lying"),
        )
      : [];
  });
  shade = $derived.by((): Shade | null =>
    this.on && this.field && this.mover ? shadeOf(this.field, this.against ? "hurt" : "danger") : null,
  );
  // What the shading says, in words.
  says = $derived.by(() => {
    if (!this.mover) return words.field.nobody;
    const what = this.against
      ? words.field.hurt(this.mover.name, this.live.nameOf(this.against))
      : words.field.danger(this.mover.name);
    if (!this.shade) return `${what} …`;
    const { low, high } = this.shade.places.length ? span(this.shade) : { low: 0, high: 0 };
    return `${what}: ${low === high ? `${percent({ decimal: high })}. ${words.field.none}` : words.field.from(percent({ decimal: low }), percent({ decimal: high }))}`;
  });

  here(at: Point | undefined): string {
    const value = at && this.shade ? valueAt(this.shade, at) : undefined;
    return value === undefined ? "" : words.field.here(percent({ decimal: value }));
  }

  toggle(): void {
    this.on = !this.on;
  }

  // Within an effect root: asks as the order changes.
  follow(): void {
    const { live, orders } = this;
    $effect(() => {
      const { shown } = this;
      const asked = shown?.why?.legal && !shown.refusal ? shown.choice : null;
      const [side, inputs] = [orders.decision?.side, live.view?.inputs ?? -1];
      untrack(() => this.foresight.want(asked, side, inputs));
    });
    $effect(() => {
      void live.view?.inputs;
      const [choice, target] = [this.move, this.against];
      this.field = null;
      this.asking.drop();
      if (choice) this.asking.put({ choice, target }, (field) => (this.field = field));
    });
    $effect(() => {
      if (this.against && this.mover && !this.enemies.some((one) => one.id === this.against)) this.against = null;
    });
  }
}
