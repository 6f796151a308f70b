// The hands of an aftermath: a battle and its orders without a table.
import type { Keyed } from "../battle/keys";
import { Orders } from "../game/orders.svelte";
import { LiveBattle } from "../game/live.svelte";

const nothing = (): void => {};

export class Sheet implements Keyed {
  readonly live: LiveBattle;
  readonly orders: Orders;

  constructor(token: string) {
    this.live = new LiveBattle(token);
    this.orders = new Orders(this.live);
  }

  digit(key: string): boolean {
    const button = this.orders.keys.get(key);
    if (button) this.orders.press(button);
    return button !== undefined;
  }

  enter(): boolean {
    if (!this.orders.trial) return false;
    void this.orders.commit();
    return true;
  }

  back(): void {
    this.orders.back();
  }

  search(): void {
    document.querySelector<HTMLInputElement>(".choices .find")?.focus();
  }

  undo(): void {
    if (this.live.canUndo) void this.orders.undo();
  }

  advise(): void {
    if (this.live.decision) void this.orders.advise();
  }

  first(): boolean {
    const first = document.querySelector<HTMLElement>(".answers button, .answers input");
    first?.focus();
    return first !== null;
  }

  // There is no table to look at, and nothing to fold away.
  readonly centre = nothing;
  readonly step = nothing;
  readonly corner = nothing;
  readonly face = nothing;
  readonly measure = nothing;
  readonly eye = nothing;
  readonly foresee = nothing;
  readonly shade = nothing;
  readonly zoom = nothing;
  readonly turn = nothing;
  readonly people = nothing;
  readonly story = nothing;
  readonly help = nothing;
}
