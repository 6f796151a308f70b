// What a person set once and finds again.
export interface Settings {
  speed: number; // 0 at once, 1 as designed, 2 twice as fast
  labels: boolean;
  shadows: boolean;
  motion: "auto" | "reduced" | "full";
  light: "auto" | "light" | "dark";
  quick: boolean; // simple answers are done with one press
  size: number; // of text, 1 as designed
  volume: number; // 0 silent … 1
  ruleIds: boolean; // always in the story, not only of the line that is pointed at
  notify: boolean; // tells the system when it is one's turn and nobody looks
}

const key = "fyrd.settings";
const defaults: Settings = {
  speed: 1,
  labels: true,
  shadows: true,
  motion: "auto",
  light: "auto",
  quick: true,
  size: 1,
  volume: matchMedia("(pointer: coarse)").matches ? 0 : 0.5,
  ruleIds: false,
  notify: false,
};

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}

const media = (query: string): MediaQueryList => matchMedia(query);

class Preferences {
  value = $state<Settings>({ ...defaults, ...stored() });
  private systemDark = $state(media("(prefers-color-scheme: dark)").matches);
  private systemReduced = $state(media("(prefers-reduced-motion: reduce)").matches);

  constructor() {
    media("(prefers-color-scheme: dark)").addEventListener("change", (e) => (this.systemDark = e.matches));
    media("(prefers-reduced-motion: reduce)").addEventListener("change", (e) => (this.systemReduced = e.matches));
  }

  get dark(): boolean {
    return this.value.light === "auto" ? this.systemDark : this.value.light === "dark";
  }

  get reduced(): boolean {
    return this.value.motion === "auto" ? this.systemReduced : this.value.motion === "reduced";
  }

  set(change: Partial<Settings>): void {
    this.value = { ...this.value, ...change };
    try {
      localStorage.setItem(key, JSON.stringify(this.value));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const preferences = new Preferences();
