// Short words over the table that go by themselves: who comes and goes, what cannot be done.
import type { SeatState } from "../protocol/types";
import { words } from "../words";

const stay = 5000; // milliseconds

export class Notices {
  all = $state.raw<{ id: number; text: string }[]>([]);
  private count = 0;
  private here = new Map<string, boolean>();

  tell(text: string): void {
    const id = ++this.count;
    this.all = [...this.all, { id, text }];
    setTimeout(() => (this.all = this.all.filter((one) => one.id !== id)), stay);
  }

  // Others who take their seats or leave them.
  comings(seats: readonly SeatState[]): void {
    for (const side of seats) {
      const before = this.here.get(side.id);
      this.here.set(side.id, side.here);
      if (side.seat === "open" && !side.mine && before !== undefined && before !== side.here)
        this.tell(side.here ? words.battle.came(side.name) : words.battle.went(side.name));
    }
  }
}
