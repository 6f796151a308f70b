// A battle being set up: each choice settles the ones that hang on it, and the map follows.
import { api, asRefusal, type NewGame, type Setup } from "../protocol/api";
import { bandApi } from "../bands/api";
import type { StoredBand } from "../bands/types";
import type { Catalog, GameOption, Hello, Refusal, Ruling, ScenarioEntry, View } from "../protocol/types";

// One more than there are: bands that are meant to be several stay, all others make room for such as are.
export function allied(bands: readonly string[], several: readonly string[]): string[] {
  const stay = bands.filter((id) => several.includes(id));
  return [...stay, ...several.filter((id) => !stay.includes(id)).slice(0, bands.length + 1 - stay.length)];
}

// What the rules leave to the table.
const open = (catalog: Catalog): (GameOption | Ruling)[] => [...catalog.options, ...catalog.rulings];

export class SettingUp {
  hello = $state.raw<Hello | null>(null);
  catalog = $state.raw<Catalog | null>(null);
  scenario = $state("");
  bands = $state<string[]>([]); // of the sides that take part
  stored = $state.raw<StoredBand[]>([]); // of those somebody has built, the ones that may fight by these rules
  seats = $state<string[]>([]);
  dice = $state<"seeded" | "manual">("seeded");
  undo = $state<"free" | "dice">("free");
  options = $state<Record<string, number | boolean | string>>({}); // rulings too
  view = $state.raw<View | null>(null);
  trouble = $state.raw<Refusal | null>(null);
  beginning = $state(false);
  private own: string | undefined; // the band somebody came with
  private asked = 0;

  // By these rules; and somebody's own band leads the first side, if one is named.
  async choose(rules: string, band?: string): Promise<void> {
    const round = ++this.asked;
    try {
      this.hello ??= await api.hello();
      const known = this.hello.rulesets.find((one) => one.id === rules) ?? this.hello.rulesets[0]!;
      const catalog = await api.catalog(known.id);
      if (round !== this.asked) return;
      this.catalog = catalog;
      this.options = Object.fromEntries(open(catalog).map((one) => [one.key, one.default]));
      const mustered = this.muster(catalog.id);
      if (band) await mustered;
      this.own = this.stored.find((one) => one.id === band)?.id;
      await this.at((catalog.scenarios.find((one) => !one.exercise) ?? catalog.scenarios[0])?.id ?? "");
    } catch (error) {
      this.trouble = asRefusal(error);
    }
  }

  private async muster(rules: string): Promise<void> {
    const stored = await bandApi.ready(rules);
    if (this.catalog?.id === rules) this.stored = stored;
  }

  // A scenario brings the bands it suggests.
  async at(scenario: string): Promise<void> {
    this.scenario = scenario;
    this.bands = (this.entry?.sides ?? []).map((band, i) => (i === 0 && this.own) || band);
    this.seats = this.bands.map((_, i) => (i === 0 ? "person" : "quick"));
    await this.look();
  }

  get entry(): ScenarioEntry | undefined {
    return this.catalog?.scenarios.find((one) => one.id === this.scenario);
  }

  async look(): Promise<void> {
    const round = ++this.asked;
    try {
      const view = await api.preview(this.setup());
      if (round !== this.asked) return;
      this.view = view;
      this.trouble = null;
    } catch (error) {
      if (round === this.asked) this.trouble = asRefusal(error);
    }
  }

  // One more against the others; or an ally, who comes before those that all of them fight.
  async addSide(): Promise<void> {
    const { several } = this.entry ?? {};
    const last = several ? this.bands.length - 1 : this.bands.length;
    if (several) this.bands = [...allied(this.bands.slice(0, last), several), this.bands[last]!];
    else {
      const all = this.catalog?.warbands.map((band) => band.id) ?? [];
      const free = [...(this.entry?.guests ?? []), ...all].find((id) => !this.bands.includes(id)) ?? all[0];
      if (!free) return;
      this.bands = [...this.bands, free];
    }
    this.seats = this.seats.toSpliced(last, 0, "quick");
    await this.look();
  }

  async sit(side: number, seat: string): Promise<void> {
    if (seat !== "nobody") return void (this.seats[side] = seat);
    this.bands = this.bands.filter((_, i) => i !== side);
    this.seats = this.seats.filter((_, i) => i !== side);
    await this.look();
  }

  get canAdd(): boolean {
    return this.entry?.bands.some((count) => count > this.bands.length) ?? false;
  }

  get canDrop(): boolean {
    return this.entry?.bands.some((count) => count < this.bands.length) ?? false;
  }

  get seatKinds(): string[] {
    return ["person", ...(this.hello?.players ?? []), "open"];
  }

  get openSeat(): boolean {
    return this.seats.includes("open");
  }

  private setup(): Setup {
    const changed = Object.fromEntries(
      Object.entries(this.options).filter(
        ([key, value]) => value !== open(this.catalog!).find((one) => one.key === key)?.default,
      ),
    );
    return {
      rules: this.catalog!.id,
      scenario: this.scenario,
      ...(this.bands.length
        ? { sides: this.bands.map((id) => this.stored.find((band) => band.id === id)?.warband ?? id) }
        : {}),
      ...(Object.keys(changed).length ? { options: changed } : {}),
    };
  }

  get game(): NewGame {
    return { ...this.setup(), seats: [...this.seats], dice: this.dice, undo: this.openSeat ? "dice" : this.undo };
  }
}
