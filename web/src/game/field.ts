// The field of odds as the map is shaded by it, and what it says of a place.
import type { Field, Point } from "../protocol/types";
import type { Shade } from "../table/table";

// Against somebody, how likely he is hurt from there; else how likely the mover is hurt, there or on the way, whichever is more.
export function shadeOf(field: Field, kind: Shade["kind"]): Shade {
  const value = (one: Field["places"][number]): number =>
    kind === "hurt" ? (one.hurt ?? 0) : Math.max(one.risk, one.danger ?? 0);
  return { kind, step: field.step, places: field.places.map((one) => ({ at: one.at, value: value(one) })) };
}

// Of the place of the grid that is nearest; nothing outside of it.
export function valueAt(shade: Shade, at: Point): number | undefined {
  const far = (p: Point): number => Math.max(Math.abs(p[0] - at[0]), Math.abs(p[1] - at[1]));
  return shade.places.reduce<{ value?: number; far: number }>(
    (best, one) => (far(one.at) <= best.far ? { value: one.value, far: far(one.at) } : best),
    { far: shade.step * 0.75 },
  ).value;
}

export const span = (shade: Shade): { low: number; high: number } => {
  const all = shade.places.map((one) => one.value);
  return { low: Math.min(...all), high: Math.max(...all) };
};

const bands = [0.1, 0.3, 0.6, 1]; // up to which chance a place has which tone
const tones: Record<Shade["kind"], readonly string[]> = {
  danger: ["#ffd9cc", "#ff9f84", "#f0533a", "#9c0f0c"],
  hurt: ["#fff6d0", "#ffdf73", "#e8a90c", "#8f5a00"],
};
export const toneOf = (kind: Shade["kind"], value: number): string =>
  tones[kind][bands.findIndex((most) => value <= most)] ?? tones[kind].at(-1)!;

// The places of each tone; where nothing is likely, none is marked.
export function shades({ kind, places }: Shade): { tone: string; places: Shade["places"] }[] {
  return tones[kind]
    .map((tone) => ({ tone, places: places.filter(({ value }) => value > 0 && toneOf(kind, value) === tone) }))
    .filter((one) => one.places.length);
}

// How wide the mark of a place is: it grows with the chance, so that nobody has to tell shades apart.
export const widthOf = (step: number, value: number): number =>
  value > 0 ? step * (0.16 + 0.76 * Math.sqrt(Math.min(1, value))) : 0;
