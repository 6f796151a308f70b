// The rings around whoever is pointed at: what he can reach, and how far.
import type { Session } from "../game/session.svelte";
import { Latest } from "../protocol/latest";
import type { Ring } from "../protocol/types";

export class Rings {
  all = $state.raw<readonly Ring[]>([]);
  private readonly asking: Latest<string, { rings: Ring[] }>;

  constructor(private readonly session: Session) {
    this.asking = new Latest((figure) => session.ask("rings", { figure }));
  }

  around(figure: string | null): void {
    this.all = [];
    this.asking.drop();
    if (figure && this.session.status === "live") this.asking.put(figure, ({ rings }) => (this.all = rings));
  }
}
