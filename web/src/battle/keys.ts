// The keyboard. Every key does one thing, and only where it means something.
export interface Keyed {
  digit(key: string): boolean;
  enter(): boolean;
  back(): void;
  search(): void;
  centre(): void;
  step(dx: number, dy: number): void; // of the mark on the table, or of the picture
  corner(): void;
  face(degrees: number): void;
  measure(): void;
  eye(): void;
  foresee(): void;
  shade(): void;
  zoom(factor: number): void;
  turn(degrees: number): void;
  undo(): void;
  advise(): void;
  people(): void;
  story(): void;
  help(): void;
  first(): boolean; // focus on the first choice
}

const arrows: Record<string, [number, number]> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches("input:not([type=checkbox], [type=radio]), select, textarea") || target.isContentEditable);
const pressing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("button, a[href], summary, input");

export function handle(event: KeyboardEvent, to: Keyed): void {
  if (event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  const { key } = event;
  if (key === "Escape") return done(event, () => to.back());
  if (typing(event.target)) return;
  const arrow = arrows[key];
  const small = event.shiftKey ? 0.25 : 1;
  if (arrow) return done(event, () => to.step(arrow[0] * small, arrow[1] * small));
  if (/^[0-9]$/.test(key)) return void (to.digit(key) && event.preventDefault());
  if (key === "Tab" && !event.shiftKey && !pressing(event.target)) return void (to.first() && event.preventDefault());
  if (key === "Enter" && !pressing(event.target)) return void (to.enter() && event.preventDefault());
  if (key === " " && pressing(event.target)) return;
  const run: Record<string, () => void> = {
    " ": () => to.centre(),
    "/": () => to.search(),
    "?": () => to.help(),
    ",": () => to.face(-15),
    ".": () => to.face(15),
    "+": () => to.zoom(1.25),
    "=": () => to.zoom(1.25),
    "-": () => to.zoom(0.8),
    "[": () => to.turn(-15),
    "]": () => to.turn(15),
    c: () => to.corner(),
    r: () => to.measure(),
    e: () => to.eye(),
    o: () => to.foresee(),
    f: () => to.shade(),
    z: () => to.undo(),
    a: () => to.advise(),
    p: () => to.people(),
    l: () => to.story(),
  };
  const action = run[key.toLowerCase()];
  if (action) done(event, action);
}

function done(event: KeyboardEvent, run: () => void): void {
  event.preventDefault();
  run();
}
