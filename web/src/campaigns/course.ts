// What a campaign says about itself: what comes next, who stands where, and the story of a band battle by battle.
import type { Band, Campaign, ChainLink, Moment } from "../protocol/campaigns";
import type { Catalog, CatalogEntry, ScenarioEntry } from "../protocol/types";

const computer = (seat: string): boolean => seat !== "person" && seat !== "open";

export type Step =
  | { kind: "fight"; battle: number }
  | { kind: "goOn"; battle: number; token: string; scenario: string }
  | { kind: "settle"; bands: number[] }
  | { kind: "goOnSettling"; bands: number[]; token: string };

const battles = (campaign: Campaign): ChainLink[] => campaign.chain.filter((link) => !link.aftermath);

// A battle that goes on comes first, then what people have to settle, then what computers have, then the next battle.
export function nextStep(campaign: Campaign): Step {
  const fought = battles(campaign);
  const open = fought.findIndex((link) => !link.game.over);
  if (open >= 0)
    return { kind: "goOn", battle: open + 1, token: fought[open]!.game.token, scenario: fought[open]!.game.scenario };
  const begun = campaign.chain.find((link) => link.aftermath && !link.game.over);
  const owed = campaign.bands.flatMap((band, i) =>
    band.pending === "aftermath" && !begun?.bands.includes(i) ? [i] : [],
  );
  if (begun) return { kind: "goOnSettling", bands: begun.bands, token: begun.game.token };
  if (owed.length) return { kind: "settle", bands: owed };
  return { kind: "fight", battle: fought.length + 1 };
}

// Computers settle first and at once, so that a person's aftermath is the last thing before the next battle.
export const inTurn = (campaign: Campaign, bands: readonly number[]): number[] =>
  [...bands].sort(
    (a, b) => Number(computer(campaign.bands[b]!.leader)) - Number(computer(campaign.bands[a]!.leader)) || a - b,
  );

export const standings = (campaign: Campaign): { band: Band; index: number }[] =>
  campaign.bands
    .map((band, index) => ({ band, index }))
    .sort(
      (a, b) =>
        b.band.won - a.band.won || b.band.drawn - a.band.drawn || b.band.rating - a.band.rating || a.index - b.index,
    );

// What a band was worth at the beginning of each battle, and is worth now.
export const curve = (band: Band): number[] => [
  ...band.battles.map((one) => one.rating),
  ...(band.battles.at(-1)?.settled === false ? [] : [band.rating]),
];

export interface Chapter {
  number: number;
  scenario: string;
  against: string[];
  result: "won" | "drawn" | "lost" | null;
  verdict: string;
  settled: boolean;
  before: number;
  after: number;
  lines: string[]; // of the aftermath, one a man
  battle?: string; // tokens of the games
  aftermath?: string;
}

// "Hob recovers. Hob gains 2 experience." as one sentence.
const joined = (moments: readonly Moment[]): string =>
  moments.reduce(
    (all, { text, more }) =>
      !all ? text : more && all.endsWith(".") ? `${all.slice(0, -1)}; ${more}` : `${all} ${text}`,
    "",
  );

// The last chapter first: it is the one that somebody came for.
export function chapters(campaign: Campaign, index: number): Chapter[] {
  const band = campaign.bands[index]!;
  const links = campaign.chain.map((link, n) => ({ link, n }));
  const fought = links.filter(({ link }) => !link.aftermath && link.bands.includes(index));
  const lines = new Map<number, string[]>();
  for (const man of band.careers) {
    for (const number of new Set(man.story.map((one) => one.battle))) {
      const his = man.story.filter((one) => one.battle === number);
      lines.set(number, [...(lines.get(number) ?? []), joined(his)]);
    }
  }
  return band.battles
    .map((one, i) => {
      const settled = links.find(({ link }) => link.aftermath && link.bands[0] === index && link.of === fought[i]?.n);
      return {
        number: i + 1,
        scenario: one.scenario,
        against: one.against,
        result: one.result,
        verdict: one.verdict,
        settled: one.settled,
        before: one.rating,
        after: band.battles[i + 1]?.rating ?? band.rating,
        lines: lines.get(i + 1) ?? [],
        ...(fought[i] ? { battle: fought[i]!.link.game.token } : {}),
        ...(settled ? { aftermath: settled.link.game.token } : {}),
      };
    })
    .reverse();
}

// Bands that can be led through a campaign: not those that everybody fights together.
export function leadable(catalog: Pick<Catalog, "scenarios" | "warbands">): CatalogEntry[] {
  const foes = new Set(catalog.scenarios.flatMap((one) => (one.several ? one.sides.slice(-1) : [])));
  return catalog.warbands.filter((one) => !foes.has(one.id));
}

// Who could fight at a place: the campaign's bands as far as there is room, then those the place suggests; or against allies the
// last of these.
export type Seat = { band: number } | { guest: string };

export function seatsFor(entry: ScenarioEntry, bands: number): Seat[] {
  if (entry.several) {
    const allies = Math.min(bands, Math.max(...entry.bands) - 1);
    return [...Array.from({ length: allies }, (_, band) => ({ band })), { guest: entry.sides.at(-1)! }];
  }
  const sides = entry.bands.includes(bands) ? bands : entry.sides.length;
  return Array.from({ length: sides }, (_, i) =>
    i < bands ? { band: i } : { guest: entry.sides[i] ?? entry.sides[0]! },
  );
}

export const asOrder = (seats: readonly Seat[]): { bands: number[]; others: string[] } => ({
  bands: seats.flatMap((seat) => ("band" in seat ? [seat.band] : [])),
  others: seats.flatMap((seat) => ("guest" in seat ? [seat.guest] : [])),
});

export const day = (iso: string): string =>
  new Date(iso).toLocaleString("en-GB", { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });

export function saveFile(name: string, content: unknown): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(content)], { type: "application/json" }));
  link.download = `${name.replace(/[^\p{L}\p{N}]+/gu, "-").toLowerCase()}.campaign.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
