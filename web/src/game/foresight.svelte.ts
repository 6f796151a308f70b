// What can come of the order under the hand. Asked when the hand has rested on it for a moment, answered by the engine within
// a budget, and forgotten when the battle goes on.
import { Latest } from "../protocol/latest";
import type { Choice, Odds } from "../protocol/types";
import type { LiveBattle } from "./live.svelte";

const rest = 140; // milliseconds
const spend = { others: "best", budget: 4000, samples: 400 };

export class Foresight {
  private wanted = $state.raw<string | null>(null);
  private known = $state.raw<ReadonlyMap<string, Odds>>(new Map());
  private inputs = -1; // that it is known of
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly asking: Latest<{ choice: Choice; side: string }, { key: string; odds: Odds }>;

  constructor(live: Pick<LiveBattle, "ask">) {
    this.asking = new Latest(async ({ choice, side }) => ({
      key: JSON.stringify(choice),
      odds: await live.ask<Odds>("odds", { choice, side, ...spend }),
    }));
  }

  // Of the order that was asked about last.
  odds = $derived.by((): Odds | null => (this.wanted && this.known.get(this.wanted)) || null);

  want(choice: Choice | null, side: string | undefined, inputs: number): void {
    clearTimeout(this.timer);
    this.asking.drop();
    if (inputs !== this.inputs) this.known = new Map();
    this.inputs = inputs;
    this.wanted = choice && JSON.stringify(choice);
    if (!choice || !side || this.known.has(this.wanted!)) return;
    this.timer = setTimeout(
      () =>
        this.asking.put(
          { choice, side },
          ({ key, odds }) => inputs === this.inputs && (this.known = new Map(this.known).set(key, odds)),
        ),
      rest,
    );
  }
}
