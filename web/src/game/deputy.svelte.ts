// The computer decides for somebody: until something else is asked, or for good.
import { asRefusal } from "../protocol/api";
import type { Advice } from "../protocol/types";
import type { LiveBattle } from "./live.svelte";

const most = 2000; // answers at one go
const patience = 20_000; // milliseconds that others may take between two of them

export class Deputy {
  on = $state(false);
  private running = false;

  constructor(private readonly live: LiveBattle) {}

  // Plays on for this seat until it is called off.
  toggle(): void {
    this.on = !this.on;
    void this.goOn();
  }

  async goOn(): Promise<void> {
    await this.run(() => this.on && this.live.decision !== null);
  }

  // Until something is asked here again.
  private async turn(): Promise<void> {
    const { live } = this;
    const until = Date.now() + patience;
    do {
      await live.still();
      if (live.decision || live.over) return;
      await new Promise((later) => setTimeout(later, 30));
    } while (Date.now() < until);
  }

  // As the computer would, as long as that is wanted of what is asked.
  async run(wanted: () => boolean): Promise<void> {
    const { live } = this;
    if (this.running) return;
    this.running = true;
    for (let n = 0; n < most && wanted() && !live.busy && !live.refusal; ++n) {
      try {
        const { side } = live.decision!;
        const { choice } = await live.ask<Advice>("advise", { side });
        if (!(await live.order("answer", { choice, side }))) break;
        if (!this.on) live.skip();
        await this.turn();
      } catch (error) {
        live.refusal = asRefusal(error);
      }
    }
    if (live.refusal) this.on = false;
    this.running = false;
  }
}
