// The computer decides for somebody: until something else is asked, or for good.
import { asRefusal } from "../protocol/api";
import type { Advice } from "../protocol/types";
import type { LiveBattle } from "./live.svelte";

const most = 2000; // answers at one go

export class Deputy {
  on = $state(false);
  private running = false;

  constructor(private readonly live: LiveBattle) {}

  // As the computer would, as long as what is asked is of this kind.
  async answer(kind: string | undefined): Promise<void> {
    await this.run(() => this.live.decision?.kind === kind);
  }

  // Plays on for this seat until it is called off.
  toggle(): void {
    this.on = !this.on;
    void this.goOn();
  }

  async goOn(): Promise<void> {
    await this.run(() => this.on && this.live.decision !== null);
  }

  private async run(wanted: () => boolean): Promise<void> {
    const { live } = this;
    if (this.running) return;
    this.running = true;
    for (let n = 0; n < most && wanted() && !live.busy && !live.refusal; ++n) {
      try {
        const { side } = live.decision!;
        const { choice } = await live.ask<Advice>("advise", { side });
        if (!(await live.order("answer", { choice, side }))) break;
        if (!this.on) live.skip();
        await live.still();
      } catch (error) {
        live.refusal = asRefusal(error);
      }
    }
    if (live.refusal) this.on = false;
    this.running = false;
  }
}
