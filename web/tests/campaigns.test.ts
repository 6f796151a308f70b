import { describe, expect, it } from "vitest";
import { asOrder, chapters, curve, inTurn, leadable, nextStep, seatsFor, standings } from "../src/campaigns/course";
import type { Band, Campaign, Career, ChainLink, Engagement } from "../src/protocol/campaigns";
import type { ScenarioEntry } from "../src/protocol/types";

const band = (name: string, more: Partial<Band> = {}): Band => ({
  name,
  rating: 100,
  won: 0,
  drawn: 0,
  lost: 0,
  deaths: 0,
  pending: null,
  battles: [],
  careers: [],
  band: {},
  leader: "person",
  ...more,
});
const link = (token: string, bands: number[], over: boolean, of?: number): ChainLink => ({
  aftermath: of !== undefined,
  bands,
  ...(of === undefined ? {} : { of }),
  game: { token, over, scenario: "Skirmish" } as ChainLink["game"],
});
const campaign = (bands: Band[], chain: ChainLink[] = []): Campaign => ({
  token: "t",
  begun: "",
  name: "Sherwood",
  rules: "nottingham",
  bands,
  chain,
});
const fought: Engagement = {
  scenario: "Skirmish",
  against: ["Baldwin"],
  rating: 100,
  result: "won",
  verdict: "Brogan wins.",
  settled: true,
};

describe("what comes next", () => {
  it("is the first battle, and then the next one", () => {
    expect(nextStep(campaign([band("a")]))).toEqual({ kind: "fight", battle: 1 });
    const settled = [link("b", [0, 1], true), link("x", [0], true, 0), link("y", [1], true, 0)];
    expect(nextStep(campaign([band("a"), band("b")], settled))).toEqual({ kind: "fight", battle: 2 });
  });
  it("is a battle that goes on before anything else", () => {
    const chain = [link("b", [0, 1], true), link("c", [2, 3], false)];
    const bands = [
      band("a", { pending: "aftermath" }),
      band("b", { pending: "aftermath" }),
      band("c", { pending: "battle" }),
      band("d", { pending: "battle" }),
    ];
    expect(nextStep(campaign(bands, chain))).toEqual({ kind: "goOn", battle: 2, token: "c", scenario: "Skirmish" });
  });
  it("is the aftermath of every band that owes one", () => {
    const bands = [band("a", { pending: "aftermath" }), band("b", { pending: "aftermath" })];
    expect(nextStep(campaign(bands, [link("b", [0, 1], true)]))).toEqual({ kind: "settle", bands: [0, 1] });
  });
  it("is to go on with an aftermath that was begun", () => {
    const bands = [band("a", { pending: "aftermath" }), band("b")];
    expect(
      nextStep(campaign(bands, [link("b", [0, 1], true), link("y", [1], true, 0), link("x", [0], false, 0)])),
    ).toEqual({ kind: "goOnSettling", bands: [0], token: "x" });
  });
  it("has computers settle before people", () => {
    const bands = [
      band("a"),
      band("b", { leader: "quick" }),
      band("c", { leader: "open" }),
      band("d", { leader: "random" }),
    ];
    expect(inTurn(campaign(bands), [0, 1, 2, 3])).toEqual([1, 3, 0, 2]);
  });
});

describe("a band's story", () => {
  const hob: Career = {
    id: "hob",
    name: "Hob",
    since: 0,
    battles: 2,
    felled: 1,
    out: 1,
    lot: "dead",
    story: [
      { battle: 1, text: "Hob recovers.", more: "recovers." },
      { battle: 2, text: "Hob dies of his wounds.", more: "dies of his wounds." },
      { battle: 2, text: "What he carried is lost." },
    ],
  };
  const gib: Career = {
    id: "gib",
    name: "Gib",
    since: 0,
    battles: 2,
    felled: 0,
    out: 0,
    lot: "serving",
    story: [
      { battle: 2, text: "Gib learns: Dodge.", more: "learns: Dodge." },
      { battle: 2, text: "Gib carries 3 pennies.", more: "carries 3 pennies." },
      { battle: 2, text: "Gib and his group gain 2 experience." },
    ],
  };
  const told = campaign(
    [
      band("a", { rating: 120, battles: [fought, { ...fought, rating: 110, result: "lost" }], careers: [hob, gib] }),
      band("b"),
    ],
    [
      link("one", [0, 1], true),
      link("one-b", [1], true, 0),
      link("one-a", [0], true, 0),
      link("two", [0, 1], true),
      link("two-a", [0], true, 3),
    ],
  );
  it("has a chapter a battle, the last first, each with its games", () => {
    expect(chapters(told, 0).map(({ number, battle, aftermath }) => [number, battle, aftermath])).toEqual([
      [2, "two", "two-a"],
      [1, "one", "one-a"],
    ]);
  });
  it("tells what befell whom after which battle", () => {
    expect(chapters(told, 0).map(({ lines }) => lines)).toEqual([
      [
        "Hob dies of his wounds. What he carried is lost.",
        "Gib learns: Dodge; carries 3 pennies. Gib and his group gain 2 experience.",
      ],
      ["Hob recovers."],
    ]);
  });
  it("knows what the band was worth before and after", () => {
    expect(chapters(told, 0).map(({ before, after }) => [before, after])).toEqual([
      [110, 120],
      [100, 110],
    ]);
    expect(curve(told.bands[0]!)).toEqual([100, 110, 120]);
    expect(curve(band("c", { battles: [{ ...fought, settled: false }] }))).toEqual([100]);
  });
});

describe("standings", () => {
  it("go by battles won, then drawn, then worth", () => {
    const all = campaign([
      band("a", { won: 1 }),
      band("b", { won: 1, drawn: 1 }),
      band("c", { won: 2 }),
      band("d", { won: 1, rating: 130 }),
    ]);
    expect(standings(all).map(({ index }) => index)).toEqual([2, 1, 3, 0]);
  });
});

describe("who fights at a place", () => {
  const place = (sides: string[], bands: number[]) => ({ id: "p", name: "P", help: "", sides, bands }) as ScenarioEntry;
  it("is the campaign's bands, and guests where it has too few", () => {
    expect(seatsFor(place(["brogan", "baldwin"], [2]), 2)).toEqual([{ band: 0 }, { band: 1 }]);
    expect(seatsFor(place(["brogan", "baldwin"], [2]), 1)).toEqual([{ band: 0 }, { guest: "baldwin" }]);
    expect(seatsFor(place(["a", "b", "c", "d"], [2, 3, 4]), 3)).toEqual([{ band: 0 }, { band: 1 }, { band: 2 }]);
    expect(seatsFor(place(["a", "b"], [2]), 3)).toEqual([{ band: 0 }, { band: 1 }]);
  });
  it("is of all bands together against the last, where allies fight", () => {
    const hunt = { ...place(["a", "foes"], [2, 3, 4]), several: ["b", "c", "d"] };
    expect(seatsFor(hunt, 1)).toEqual([{ band: 0 }, { guest: "foes" }]);
    expect(seatsFor(hunt, 3)).toEqual([{ band: 0 }, { band: 1 }, { band: 2 }, { guest: "foes" }]);
    expect(seatsFor(hunt, 5)).toHaveLength(4);
  });
  it("is never led by those whom everybody fights together", () => {
    const warbands = ["a", "foes", "giant"].map((id) => ({ id, name: id, help: "" }));
    const hunts = [
      { ...place(["a", "foes"], [2, 3]), several: ["a"] },
      { ...place(["a", "giant"], [2, 3]), several: ["a"] },
    ];
    expect(leadable({ scenarios: hunts, warbands }).map((one) => one.id)).toEqual(["a"]);
    expect(leadable({ scenarios: [place(["a", "foes"], [2])], warbands }).map((one) => one.id)).toEqual([
      "a",
      "foes",
      "giant",
    ]);
  });
  it("is sent with the campaign's bands first", () => {
    expect(asOrder([{ guest: "rollo" }, { band: 1 }, { band: 0 }])).toEqual({ bands: [1, 0], others: ["rollo"] });
  });
});
