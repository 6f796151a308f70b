import { describe, expect, it, vi } from "vitest";
import { shadeOf, shades, span, toneOf, valueAt, widthOf } from "../src/game/field";
import { Foresight } from "../src/game/foresight.svelte";
import { endings, fates, percent } from "../src/game/odds";
import { Latest } from "../src/protocol/latest";
import type { Chance, Figure, Odds } from "../src/protocol/types";

const chance = (fraction: string): Chance => {
  const [a = 1, b = 1] = fraction.split("/").map(Number);
  return { fraction, decimal: a / b };
};
const figure = (id: string, pose: Figure["pose"] = "standing"): Figure =>
  ({ id, name: id.toUpperCase(), pose }) as Figure;

// Fulk strikes at Much, who may strike back; Hob only forgets that he has moved.
const odds: Odds = {
  exact: true,
  figures: [
    { figure: "hob", ends: [{ ...chance("1"), pose: "standing", marks: [] }] },
    {
      figure: "fulk",
      hurt: chance("1/6"),
      ends: [
        { ...chance("1/6"), pose: "out", marks: [] },
        { ...chance("5/6"), pose: "standing", marks: ["has struck"] },
      ],
    },
    {
      figure: "much",
      hurt: chance("13/18"),
      ends: [
        { ...chance("5/18"), pose: "standing", marks: ["1 bound die", "has moved"] },
        { ...chance("13/18"), pose: "lying", marks: ["has moved"] },
      ],
    },
  ],
  incidents: [],
  outcomes: [
    {
      ...chance("13/18"),
      changes: [
        { figure: "much", pose: "lying", marks: ["has moved"] },
        { figure: "hob", pose: "standing", marks: [] },
      ],
      incidents: [{ text: "Fulk struck Much" }, { text: "Turn began" }],
    },
    {
      ...chance("1/6"),
      changes: [
        { figure: "fulk", pose: "out", marks: [] },
        { figure: "hob", pose: "standing", marks: [] },
      ],
      incidents: [{ text: "Much struck back Fulk" }, { text: "Turn began" }],
    },
    {
      ...chance("1/9"),
      changes: [{ figure: "hob", pose: "standing", marks: [] }],
      incidents: [{ text: "Turn began" }],
    },
  ],
};

describe("what can happen", () => {
  it("is told of those of whom it is not certain, whom it is about first", () => {
    const all = fates(odds, [figure("hob"), figure("fulk"), figure("much")], ["much", "fulk"]);
    expect(all.map((one) => one.figure)).toEqual(["much", "fulk"]);
    expect(all[0]!.ends.map((end) => [end.text, end.chance.fraction])).toEqual([
      ["is struck down", "13/18"],
      ["1 bound die", "5/18"],
    ]);
    expect(all[1]!.ends.map((end) => end.text)).toEqual(["has struck", "falls"]);
    expect(all[0]!.hurt!.fraction).toBe("13/18");
  });

  it("is told of who certainly falls, too", () => {
    const doomed: Odds = { ...odds, figures: [{ figure: "hob", ends: [{ ...chance("1"), pose: "out", marks: [] }] }] };
    expect(fates(doomed, [figure("hob")], [])).toHaveLength(1);
    expect(fates(doomed, [figure("hob", "out")], [])).toHaveLength(0);
  });

  it("has whole endings that differ, without what happens in all of them", () => {
    expect(endings(odds, (id) => id.toUpperCase()).map((one) => one.text)).toEqual([
      "Fulk struck Much; MUCH: is struck down",
      "Much struck back Fulk; FULK: falls",
      "Nothing else",
    ]);
  });

  it("keeps small chances from looking like none, and great ones like all", () => {
    expect(
      [0, 0.0002, 0.004632, 0.0949, 0.416666, 0.905, 0.99537, 0.99999, 1].map((decimal) => percent({ decimal })),
    ).toEqual(["0 %", "< 0.1 %", "0.5 %", "9.5 %", "42 %", "90.5 %", "99.5 %", "> 99.9 %", "100 %"]);
  });
});

describe("foresight", () => {
  const shot = { verb: "shoot", target: "much" };

  it("asks when the hand has rested, once for each order, and forgets when the battle goes on", async () => {
    vi.useFakeTimers();
    const ask = vi.fn(async () => odds);
    const foresight = new Foresight({ ask } as never);
    foresight.want({ verb: "shoot", target: "hob" }, "boar", 4);
    await vi.advanceTimersByTimeAsync(50);
    foresight.want(shot, "boar", 4);
    await vi.advanceTimersByTimeAsync(200);
    expect(ask.mock.calls).toEqual([
      ["odds", { choice: shot, side: "boar", others: "best", budget: 4000, samples: 400 }],
    ]);
    expect(foresight.odds).toBe(odds);
    foresight.want(null, "boar", 4);
    expect(foresight.odds).toBe(null);
    foresight.want(shot, "boar", 4);
    expect(foresight.odds).toBe(odds);
    foresight.want(shot, "boar", 5);
    expect(foresight.odds).toBe(null);
    await vi.advanceTimersByTimeAsync(200);
    expect(ask).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it("does not show what comes too late", async () => {
    vi.useFakeTimers();
    let answer = (_: Odds): void => {};
    const foresight = new Foresight({ ask: () => new Promise((resolve) => (answer = resolve as never)) } as never);
    foresight.want(shot, "boar", 4);
    await vi.advanceTimersByTimeAsync(200);
    foresight.want(null, "boar", 4);
    answer(odds);
    await vi.advanceTimersByTimeAsync(1);
    foresight.want(shot, "boar", 4);
    expect(foresight.odds).toBe(null);
    vi.useRealTimers();
  });
});

describe("questions that follow the pointer", () => {
  it("are not answered any more once dropped, even on their way", async () => {
    let answer = (_: string): void => {};
    const latest = new Latest<string, string>(() => new Promise((resolve) => (answer = resolve)));
    const heard: string[] = [];
    latest.put("where?", (said) => heard.push(said));
    latest.drop();
    answer("there");
    await Promise.resolve();
    latest.put("and now?", (said) => heard.push(said));
    await new Promise((later) => setTimeout(later));
    answer("here");
    await new Promise((later) => setTimeout(later));
    expect(heard).toEqual(["here"]);
  });
});

describe("a field of odds", () => {
  const field = {
    step: 1,
    places: [
      { at: [1, 1] as [number, number], risk: 0.1, danger: 0.4, hurt: 0.25 },
      { at: [2, 1] as [number, number], risk: 0.9, danger: 0, hurt: 0 },
    ],
  };

  it("shades the danger, on the way or there, or the chance against somebody", () => {
    expect(shadeOf(field, "danger").places.map((one) => one.value)).toEqual([0.4, 0.9]);
    expect(shadeOf(field, "hurt").places.map((one) => one.value)).toEqual([0.25, 0]);
    expect(span(shadeOf(field, "danger"))).toEqual({ low: 0.4, high: 0.9 });
  });

  it("says what holds for the nearest place of its grid, and nothing beyond it", () => {
    const shade = shadeOf(field, "danger");
    expect([valueAt(shade, [1.1, 1.4]), valueAt(shade, [1.8, 0.7]), valueAt(shade, [4, 1])]).toEqual([
      0.4,
      0.9,
      undefined,
    ]);
  });

  it("marks likelier places larger, and impossible ones not at all", () => {
    expect(widthOf(1, 0)).toBe(0);
    expect(widthOf(1, 0.1)).toBeLessThan(widthOf(1, 0.5));
    expect(widthOf(1, 1)).toBeLessThan(1);
  });

  it("gives every place the tone of its chance, and impossible ones none", () => {
    const at = (value: number) => ({ at: [value, 0] as [number, number], value });
    const all = shades({ kind: "danger", step: 1, places: [0, 0.05, 0.1, 0.2, 0.55, 1].map(at) });
    expect(all.map((one) => one.places.map((place) => place.value))).toEqual([[0.05, 0.1], [0.2], [0.55], [1]]);
    expect(new Set(all.map((one) => one.tone)).size).toBe(4);
    expect(all[3]!.tone).toBe(toneOf("danger", 0.9));
  });
});
