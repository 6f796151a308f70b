// From every outcome that the engine counted to what is worth reading: how those may end of whom it is not certain, and whole
// endings, each told by what is not the same in all of them. The chances are the engine's own.
import type { Chance, Condition, Figure, Odds } from "../protocol/types";
import { words } from "../words";

export interface Bar {
  text: string;
  chance: Chance;
}

export interface Fate {
  figure: string;
  hurt: Chance | undefined;
  ends: Bar[];
}

// Half a percent matters near the ends of the scale, nowhere else.
export function percent({ decimal }: Chance): string {
  const n = decimal * 100;
  const near = n < 10 || n > 90 ? 10 : 1;
  const shown = Math.round(n * near) / near;
  if (decimal > 0 && shown === 0) return "< 0.1 %";
  return decimal < 1 && shown === 100 ? "> 99.9 %" : `${shown} %`;
}

const likelier = (a: { chance: Chance }, b: { chance: Chance }): number => b.chance.decimal - a.chance.decimal;
const sameEverywhere = (all: readonly string[][]): Set<string> =>
  new Set(all[0]?.filter((part) => all.every((one) => one.includes(part))));

// A condition in a player's words, without what is certain: "falls", "wounded", "is struck down, 2 bound dice".
function told({ pose, marks }: Condition, certain: ReadonlySet<string>): string {
  const left = marks.filter((mark) => !certain.has(mark));
  return [...(pose === "standing" && left.length ? [] : [words.odds.fate[pose]]), ...left].join(", ");
}

// Those that read alike as one.
function merged(bars: readonly Bar[]): Bar[] {
  const all = new Map<string, Bar>();
  for (const bar of bars) {
    const known = all.get(bar.text);
    all.set(bar.text, known ? { ...bar, chance: { decimal: known.chance.decimal + bar.chance.decimal } } : bar);
  }
  return [...all.values()];
}

// Of whom it is not certain how he ends, or who certainly falls, lies down or gets up; those first whom it is about.
export function fates(odds: Odds, figures: readonly Figure[], about: readonly (string | undefined)[]): Fate[] {
  const pose = (id: string): string | undefined => figures.find((one) => one.id === id)?.pose;
  const order = (id: string): number => (about.includes(id) ? about.indexOf(id) : about.length);
  return odds.figures
    .filter(({ figure, ends }) => ends.length > 1 || ends[0]!.pose !== pose(figure))
    .map(({ figure, hurt, ends }) => {
      const certain = sameEverywhere(ends.map((end) => end.marks));
      return {
        figure,
        hurt,
        ends: merged(ends.map((end) => ({ text: told(end, certain), chance: end }))).sort(likelier),
      };
    })
    .sort((a, b) => order(a.figure) - order(b.figure) || (b.hurt?.decimal ?? 0) - (a.hurt?.decimal ?? 0));
}

// Every ending in words. What happens in all of them is left out, so that they still differ.
export function endings(odds: Odds, name: (id: string) => string): Bar[] {
  const key = (one: object): string => JSON.stringify(one);
  const certain = (of: "changes" | "incidents"): Set<string> =>
    odds.outcomes.length > 1 ? sameEverywhere(odds.outcomes.map((one) => one[of].map(key))) : new Set();
  const [changed, happened] = [certain("changes"), certain("incidents")];
  const common = new Map(
    odds.figures.map(({ figure, ends }) => [
      figure,
      ends.length > 1 ? sameEverywhere(ends.map((end) => end.marks)) : new Set<string>(),
    ]),
  );
  return odds.outcomes.map((one) => {
    const ends = one.changes
      .filter((change) => !changed.has(key(change)))
      .map((change) => words.odds.ends(name(change.figure), told(change, common.get(change.figure) ?? new Set())));
    const tale = [
      ...new Set(one.incidents.filter((incident) => !happened.has(key(incident))).map((incident) => incident.text)),
    ];
    return { text: [...tale, ...ends].join("; ") || words.odds.nothing, chance: one };
  });
}

// In one line, without that nothing comes of it: "falls 12 %, wounded 13 %".
export const inBrief = ({ ends }: Fate, most = 3): string =>
  ends
    .filter((end) => end.text !== words.odds.fate.standing)
    .slice(0, most)
    .map((end) => `${end.text} ${percent(end.chance)}`)
    .join(", ");

// How good a chance is for whoever takes it, where he may come to harm himself.
export function tone(chance: number, risk = 0): "good" | "fair" | "poor" {
  if (chance <= 0.15 || risk > chance) return "poor";
  return chance >= 0.5 ? "good" : "fair";
}
