// The rings around whoever is pointed at: what he can reach, and how far.
import type { LiveBattle } from "../game/live.svelte";
import { Latest } from "../protocol/latest";
import type { Ring } from "../protocol/types";

export class Rings {
  all = $state.raw<readonly Ring[]>([]);
  private readonly asking: Latest<string, { rings: Ring[] }>;

  constructor(private readonly live: LiveBattle) {
    this.asking = new Latest((figure) => live.ask("rings", { figure }));
  }

  around(figure: string | null): void {
    this.all = [];
    this.asking.drop();
    if (figure && this.live.status === "live") this.asking.put(figure, ({ rings }) => (this.all = rings));
  }
}
