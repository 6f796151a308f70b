import { describe, expect, it } from "vitest";
import { answerOf, forward, naming, sendable, together, type Errand } from "../src/game/errands";
import type { Decision, Option, Point } from "../src/protocol/types";

const places: Record<string, Point> = { hob: [0, 0], ned: [2, 0], fulk: [0, 9] };
const at = (id: string): Point | undefined => places[id];
const asked = (kind: string, verbs: Decision["verbs"], about?: string): Decision => ({
  side: "boar",
  kind,
  prompt: "",
  rule: "",
  verbs,
  ...(about ? { about } : {}),
});
const option = (choice: Option["choice"], more: Partial<Option> = {}): Option => ({ choice, label: "", ...more });

const names = asked("nominate", [
  { name: "pass", label: "pass", uses: [] },
  { name: "name", label: "name", uses: ["figure"] },
]);
const nominations = [
  option({ verb: "pass" }, { ends: true }),
  option({ verb: "name", figure: "hob" }),
  option({ verb: "name", figure: "ned" }),
];
const dice = asked("commit", [{ name: "dice", label: "dice", uses: ["number"] }], "hob");
const pool = [1, 2, 3].map((number) => option({ verb: "dice", number }));
const move = asked(
  "move",
  [
    { name: "stay", label: "stay", uses: [] },
    { name: "go", label: "go", uses: ["path", "facing"] },
  ],
  "hob",
);
const ways = [option({ verb: "stay" }, { ends: true }), option({ verb: "go", path: [[0, 4]], facing: 0 })];
const action = asked(
  "action",
  [
    { name: "nothing", label: "nothing", uses: [] },
    { name: "run", label: "run", uses: [] },
    { name: "strike", label: "strike", uses: ["target"], shows: "blow" },
  ],
  "hob",
);
const deeds = [
  option({ verb: "nothing" }, { ends: true }),
  option({ verb: "run" }),
  option({ verb: "strike", target: "fulk" }),
];

const plan: Errand = { figure: "hob", numbers: { commit: 2 }, to: [0, 9], deed: { verb: "run" } };

describe("an errand", () => {
  it("names whom it is for, gives his dice, goes, and does what was said", () => {
    const first = answerOf(plan, names, nominations, at);
    expect(first).toMatchObject({ say: "choice", option: { choice: { verb: "name", figure: "hob" } } });
    const named = (first as { next: Errand }).next;
    expect(answerOf(named, dice, pool, at)).toMatchObject({ option: { choice: { number: 2 } } });
    const gone = answerOf(named, move, ways, at);
    expect(gone).toMatchObject({ say: "way", verb: { name: "go" } });
    const then = answerOf((gone as { next: Errand }).next, action, deeds, at);
    expect(then).toMatchObject({ say: "choice", option: { choice: { verb: "run" } } });
    expect((then as { next: Errand }).next.deed).toBeUndefined();
  });

  it("is over when others are asked for instead: the contest is lost", () => {
    expect(answerOf({ ...plan, named: true }, names, nominations, at)).toEqual({ say: "over" });
  });

  it("asks where nothing was said", () => {
    expect(answerOf({ figure: "hob", numbers: {} }, dice, pool, at)).toEqual({ say: "ask" });
    expect(answerOf({ figure: "hob", numbers: {} }, move, ways, at)).toEqual({ say: "ask" });
    expect(answerOf({ figure: "hob", numbers: {} }, action, deeds, at)).toEqual({ say: "ask" });
  });

  it("goes on by what may be done, as long as he has not arrived", () => {
    const runs = {
      ...action,
      verbs: action.verbs.map((v) => (v.name === "run" ? { ...v, shows: "walk" as const } : v)),
    };
    const { deed: _, ...sent } = plan;
    const his = (to: Point) => answerOf({ ...sent, to, named: true, went: true }, runs, deeds, at);
    expect(his([0, 9])).toMatchObject({ say: "choice", option: { choice: { verb: "run" } } });
    expect(his([0, 0.1])).toEqual({ say: "ask" });
  });

  it("takes the least of what was not said of several", () => {
    const [one] = together([{ id: "hob", at: [0, 0] }], [0, 9], [0, 9], {});
    expect(answerOf({ ...one!, named: true }, dice, pool, at)).toMatchObject({ option: { choice: { number: 1 } } });
  });

  it("sends nobody who would only step in before somebody else", () => {
    const step = { ...names, about: "fulk" };
    expect(sendable(names, nominations, ["hob", "ned"])).toEqual(["hob", "ned"]);
    expect(sendable(step, nominations, ["hob", "ned"])).toEqual([]);
  });

  it("asks for a number that is not there any more", () =>
    expect(answerOf({ ...plan, numbers: { commit: 5 } }, dice, pool, at)).toEqual({ say: "ask" }));

  it("strikes the enemy it was sent to, where that can be done", () =>
    expect(answerOf({ figure: "hob", numbers: {}, to: "fulk" }, action, deeds, at)).toMatchObject({
      option: { choice: { verb: "strike", target: "fulk" } },
    }));

  it("stays where he is when only a deed was said", () =>
    expect(answerOf({ figure: "hob", numbers: {}, deed: { verb: "run" } }, move, ways, at)).toMatchObject({
      option: { choice: { verb: "stay" } },
    }));
});

describe("several who go together", () => {
  it("keep their places, those in front first", () => {
    const errands = together(
      [
        { id: "hob", at: [0, 0] },
        { id: "ned", at: [2, 2] },
      ],
      [1, 11],
      [1, 11],
      {},
    );
    expect(errands.map((one) => [one.figure, one.to])).toEqual([
      ["ned", [2, 12]],
      ["hob", [0, 10]],
    ]);
  });
  it("go forward toward the enemy", () => expect(forward([[0, 0]], [[0, 9]], 4)).toEqual([0, 4]));
  it("are those who are named first or have a way", () => {
    expect(naming(nominations, "ned")?.choice.figure).toBe("ned");
    expect(sendable(names, nominations, ["hob", "ned", "fulk"])).toEqual(["hob", "ned"]);
  });
});
