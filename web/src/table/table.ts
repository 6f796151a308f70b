// What the rest of the page knows of the three-dimensional table. `openTable` in scene.ts makes one.
import type { Fan, Figure, Frame, Point, Prop, Ring, View } from "../protocol/types";

export interface Hit {
  at: Point; // where on the ground, in units of the rules
  figure?: string;
  prop?: string;
  piece?: string; // id of the ground under the pointer
}

export type Camera =
  | { mode: "above" } // the whole table from above, the default
  | { mode: "low" } // low from a corner, as a painter would
  | { mode: "free" } // as the hand left it
  | { mode: "eye"; figure: string }; // from behind his eyes

export interface Mark {
  figure: string;
  kind: "asked" | "may" | "target" | "chosen" | "hover"; // asked about; may act; may be chosen as target; chosen
}

export interface Trail {
  figure?: string; // drawn as a ghost at the end
  points: Point[]; // with the start
  facing?: number; // of the ghost at the end
  legal: boolean;
  label?: string; // "7.5″ of 12″" at the end
  zones?: Point[]; // where it would provoke an attack
  others?: readonly { figure: string; at: Point; facing?: number }[]; // ghosts of those who go along
}

// An order that has been written: an arrow along its way, dashes towards whom it aims at, or a sign where he stays.
export interface Intent {
  figure: string;
  points: Point[]; // from where he stands
  aims: boolean;
}

export interface SightLine {
  from: Point;
  to: Point;
  fromHeight?: number;
  toHeight?: number;
  clear: boolean;
  blockedAt?: Point; // dashes from here on, with a mark
  label?: string;
}

// How likely something is at each place of a grid.
export interface Shade {
  kind: "hurt" | "danger";
  step: number;
  places: readonly { at: Point; value: number }[];
}

export interface Motion {
  speed: number; // 1 as designed, 0 at once
  reduced: boolean;
}

export interface Settings {
  dark: boolean;
  labels: boolean;
  shadows: boolean;
  reduced: boolean; // the eye jumps, and water lies still
}

export interface Table {
  // Everything at once, without motion.
  show(view: View): void;
  readonly opened: Promise<void>; // resolves when there is something to see
  // From what is shown to the frame, moving, falling, rolling; resolves when done. `skip` ends it at once.
  play(frame: Frame, figures: readonly Figure[], props: readonly Prop[], motion: Motion): Promise<void>;
  skip(): void;

  marks(marks: readonly Mark[]): void;
  region(fans: readonly Fan[] | null): void; // where somebody can get to, or be set up
  places(points: readonly { at: Point; label: string }[]): void; // useful places, as small markers
  shade(shade: Shade | null): void;
  trail(trail: Trail | null): void;
  intents(intents: readonly Intent[]): void;
  rings(rings: readonly Ring[]): void;
  line(line: SightLine | null): void;

  sit(far: boolean): void; // at the far edge of the table, or at the near one
  camera(camera: Camera): void;
  look(at: Point | string): void; // gently centres on a place or a figure
  frame(figures: readonly string[], covered?: number): void; // gently goes where all of them are seen well, above a covered part
  readonly handled: boolean; // somebody has moved the picture himself since it showed all of the table
  zoom(factor: number): void;
  pan(dx: number, dy: number): void; // in parts of the window
  turn(degrees: number): void;

  pick(x: number, y: number): Hit | null; // of a place in the window
  inch(): number; // pixels an inch is high in the middle of the picture
  place(of: Point | string): { x: number; y: number } | null; // where in the window a place or figure is shown

  settings(settings: Settings): void;
  resize(): void;
  dispose(): void;
}
