// What the table shows of the order being given: who is lit, the way that is laid, the line that is drawn.
import type { Ghost, Trial } from "../game/trial";
import { distance, wind } from "../game/path";
import type { Fan, Figure, Point, Region, View } from "../protocol/types";
import type { Note } from "../game/written";
import type { Intent, Mark, SightLine, Trail } from "../table/table";
import { words } from "../words";

export interface Lit {
  asked?: string | undefined;
  chosen?: string | undefined;
  gathered: readonly string[];
  may: readonly string[];
  targets: readonly string[];
  hover?: string | undefined;
}

// One mark for each figure, the most telling one.
export function marks(lit: Lit): Mark[] {
  const out = new Map<string, Mark["kind"]>();
  for (const id of lit.may) out.set(id, "may");
  for (const id of lit.targets) out.set(id, "target");
  if (lit.asked) out.set(lit.asked, "asked");
  for (const id of lit.gathered) out.set(id, "chosen");
  if (lit.chosen) out.set(lit.chosen, "chosen");
  if (lit.hover && !out.has(lit.hover)) out.set(lit.hover, "hover");
  return [...out].map(([figure, kind]) => ({ figure, kind }));
}

const round = (n: number): string => String(Math.round(n * 100) / 100);

export function wayText(trial: Trial, unit: string): string {
  const { why } = trial;
  const u = words.units[unit] ?? "";
  if (why?.length !== undefined) {
    const length = round(why.length) + u;
    if (why.left === undefined) return length;
    return why.left < 0
      ? words.battle.missing(length, round(-why.left) + u)
      : words.battle.left(length, round(why.left) + u);
  }
  return why?.witnesses.find((one) => one.what === "way")?.text ?? "";
}

// Where somebody can get to, or where he is set up. A reach that would lie under his base is shown as far as his base comes.
export function reach(
  region: Region | undefined,
  zones: readonly Point[][] | undefined,
  figure: Figure | undefined,
): Fan[] | null {
  if (!region) return zones?.map((edge) => ({ origin: edge[0]!, left: 0, edge })) ?? null;
  const radius = figure?.base.inner ?? figure?.base.radius ?? 0.5;
  const far = Math.max(...region.fans.flatMap(({ edge }) => edge.map((at) => distance(figure?.at ?? at, at))), 0);
  if (far > 2.5 * radius) return region.fans;
  return region.fans.map((fan) => ({ ...fan, edge: fan.edge.map((at) => beyond(fan.origin, at, radius)) }));
}

function beyond(from: Point, at: Point, by: number): Point {
  const whole = distance(from, at) || 1;
  return [at[0] + ((at[0] - from[0]) * by) / whole, at[1] + ((at[1] - from[1]) * by) / whole];
}

// Those of a line who go with him: the referee tells from where to where.
const alongside = (trial: Trial, people: readonly Figure[]): Ghost[] =>
  (trial.why?.witnesses ?? [])
    .filter((one) => one.what === "along")
    .flatMap(({ from, to }) =>
      people.filter((one) => distance(one.at, from) < 0.01).map(({ id }) => ({ figure: id, at: to })),
    );

// Somebody who is set up or only turns has no way behind him: it begins just where it ends.
const stretched = (points: readonly Point[]): Point[] =>
  points.length === 1 ? [[points[0]![0], points[0]![1] - 0.01], points[0]!] : [...points];

export function trail(
  trial: Trial | null,
  corners: readonly Point[],
  actor: Figure | undefined,
  unit: string,
  people: readonly Figure[] = [],
): Trail | null {
  const start = actor && actor.pose !== "away" ? [actor.at] : [];
  const path = trial?.choice.path ?? trial?.path;
  if (trial?.ghosts?.length) {
    const [first, ...others] = trial.ghosts;
    return { figure: first!.figure, points: stretched([first!.at]), legal: true, others, label: trial.label };
  }
  if (!trial || !path) {
    if (trial?.choice.facing !== undefined && actor && start.length)
      return {
        figure: actor.id,
        points: stretched(start),
        facing: trial.choice.facing,
        legal: trial.why?.legal ?? true,
      };
    return corners.length ? { points: [...start, ...corners], legal: true } : null;
  }
  const facing = trial.choice.facing;
  const others = alongside(trial, people);
  const label = wayText(trial, unit);
  return {
    ...(actor ? { figure: actor.id } : {}),
    points: stretched([...start, ...path]),
    ...(facing === undefined ? {} : { facing }),
    legal: trial.why?.legal ?? true,
    ...(label ? { label } : {}),
    ...(others.length ? { others } : {}),
    ...(trial.why?.zones ? { zones: trial.why.zones.map((zone) => zone.at) } : {}),
  };
}

// What has been ordered, drawn from where each of them stands.
export function intents(notes: Iterable<Note>, figure: (id: string) => Figure | undefined): Intent[] {
  return [...notes].flatMap((note) => {
    const [man, target] = [figure(note.figure), note.target ? figure(note.target) : undefined];
    if (!man || man.pose === "away") return [];
    const to = note.path ?? (target ? [target.at] : []);
    return [{ figure: note.figure, points: [man.at, ...to], aims: !note.path && target !== undefined }];
  });
}

// A place in words, from somebody or from the edges of the table.
export function whereabouts(at: Point, unit: string, from: Figure | undefined): string {
  const text = (n: number): string => Math.round(n * 10) / 10 + (words.units[unit] ?? "");
  return from
    ? words.battle.cursor(text(distance(from.at, at)), words.winds[wind(from.at, at)]!, from.name)
    : words.battle.cursorAt(text(at[0]), text(at[1]));
}

// Where somebody stands: which part of the table, and which enemy is nearest.
export function stands(figure: Figure, view: View): string {
  if (figure.pose === "away") return "";
  const third = (n: number, of: number): number => Math.min(2, Math.max(0, Math.floor((3 * n) / of)));
  const part = words.battle.thirds[third(figure.at[1], view.table.depth)]![third(figure.at[0], view.table.width)]!;
  const friends = view.sides.find((one) => one.id === figure.side)?.friends ?? [];
  const foes = view.figures.filter(
    (one) =>
      one.side !== figure.side && !friends.includes(one.side) && (one.pose === "standing" || one.pose === "lying"),
  );
  const [near] = foes.sort((a, b) => distance(figure.at, a.at) - distance(figure.at, b.at));
  if (!near) return part;
  const length = Math.round(distance(figure.at, near.at) * 10) / 10 + (words.units[view.unit] ?? "");
  return `${part}; ${words.battle.nearest(length, words.winds[wind(figure.at, near.at)]!, near.name)}`;
}

// From whoever acts to whomever he aims at, by the line that the referee looked along.
export function line(trial: Trial | null, actor: Figure | undefined, target: Figure | undefined): SightLine | null {
  if (!trial || !target || !actor || actor.id === target.id) return null;
  const sight = trial.why?.witnesses.find((one) => one.what === "sight");
  const label = trial.why?.chance?.text ?? "";
  return {
    from: sight?.from ?? actor.at,
    to: sight?.to ?? target.at,
    clear: sight ? sight.margin >= 0 && trial.why?.legal !== false : trial.why?.legal !== false,
    ...(label ? { label } : {}),
  };
}
