import { describe, expect, it } from "vitest";
import {
  actors,
  buttons,
  distinct,
  facingVerb,
  filtered,
  fitting,
  gatherable,
  gatherVerb,
  keyed,
  needsTrial,
  numbersFor,
  offeredAt,
  sameChoice,
  stepBack,
  targets,
  triesAt,
  wayVerb,
  whole,
  type Names,
} from "../src/game/choices";
import type { Choice, Decision, Option, Part, Point, Verb } from "../src/protocol/types";

const names: Names = { figure: (id) => id.toUpperCase(), verb: (name) => `to ${name}` };
const option = (choice: Choice, label = JSON.stringify(choice)): Option => ({ choice, label });
const done: Option = { choice: { verb: "done" }, label: "Done", ends: true };
const verb = (name: string, ...uses: Part[]): Verb => ({ name, label: name, uses });
const move = (figure: string, x: number): Option => ({
  ...option({ verb: "move", figure, path: [[x, 0]] }, `${figure.toUpperCase()} ${x}″ north`),
  brief: `${x}″ north`,
});
const decision = (verbs: Decision["verbs"], about?: string): Decision => ({
  side: "a",
  kind: "k",
  prompt: "?",
  rule: "R",
  verbs,
  ...(about ? { about } : {}),
});

const moves = [done, ...["ulf", "hob"].flatMap((id) => [1, 2, 3, 4, 5].map((x) => move(id, x)))];

describe("buttons", () => {
  it("are the choices themselves while there are few", () => {
    const all = buttons(moves.slice(0, 4), {}, names);
    expect(all.map((one) => one.label)).toEqual(["ULF 1″ north", "ULF 2″ north", "ULF 3″ north", "Done"]);
    expect(all[0]!.choice).toEqual(moves[1]!.choice);
  });

  it("are grouped by figure when there are many, and what ends comes last", () => {
    const all = buttons(moves, {}, names);
    expect(all.map((one) => one.label)).toEqual(["ULF", "HOB", "Done"]);
    expect(all[0]!.narrow).toEqual({ figure: "ulf" });
    expect(all[0]!.options).toHaveLength(5);
    expect(all[2]!.ends).toBe(true);
  });

  it("drop the name once the figure is known", () => {
    expect(buttons(moves, { figure: "hob" }, names).map((one) => one.label)).toEqual(
      [1, 2, 3, 4, 5].map((x) => `${x}″ north`),
    );
  });

  it("are grouped by verb, then by target, then by number", () => {
    const acts = [
      option({ verb: "run" }, "Run"),
      ...["x", "y", "z", "u"].flatMap((target) => [option({ verb: "aim", target }), option({ verb: "shoot", target })]),
    ];
    expect(buttons(acts, {}, names).map((one) => one.label)).toEqual(["Run", "to aim", "to shoot"]);
    const blows = ["x", "y"].flatMap((target) =>
      [1, 2, 3, 4].map((number) => option({ verb: "strike", figure: "ulf", target, number })),
    );
    expect(buttons(blows, {}, names).map((one) => one.label)).toEqual(["X", "Y"]);
    expect(buttons(blows, { target: "x" }, names)).toHaveLength(4);
  });

  it("are called what the engine says their number stands for", () => {
    const paces = ["At a walk", "At a run"].flatMap((number, n) =>
      [1, 2, 3, 4].map((x): Option => ({ ...option({ verb: "move", number: n + 1, path: [[x, 0]] }), number })),
    );
    expect(buttons(paces, {}, names).map((one) => one.label)).toEqual(["At a walk", "At a run"]);
  });

  it("never hide a choice: every one is reached by pressing on", () => {
    const blows = ["ulf", "hob"].flatMap((figure) =>
      ["x", "y", "z"].flatMap((target) =>
        [1, 2, 3].map((number) => option({ verb: "strike", figure, target, number })),
      ),
    );
    const reached = new Set<string>();
    const press = (draft: Partial<Choice>): void => {
      for (const one of buttons(blows, draft, names)) {
        if (one.choice) reached.add(JSON.stringify(one.choice));
        else press({ ...draft, ...one.narrow });
      }
    };
    press({});
    expect(reached.size).toBe(blows.length);
  });

  it("stand together by what they do where many are nobody's in particular", () => {
    const wares = [1, 2, 3, 4, 5, 6, 7].map((number) => option({ verb: "buy", number }));
    const lessons = ["ulf", "hob"].flatMap((figure) =>
      [1, 2].map((number) => option({ verb: "learn", figure, number })),
    );
    const all = buttons([done, ...wares, ...lessons], {}, names);
    expect(all.map((one) => one.label)).toEqual(["ULF", "HOB", "to buy", "Done"]);
    expect(buttons([...wares, ...lessons], { verb: "buy" }, names)).toHaveLength(7);
  });

  it("have digits, and 0 for what ends", () => {
    const keys = keyed(buttons(moves, {}, names));
    expect([...keys].map(([key, one]) => [key, one.label])).toEqual([
      ["0", "Done"],
      ["1", "ULF"],
      ["2", "HOB"],
    ]);
    const both = [option({ verb: "stay" }, "Fight on"), option({ verb: "rout" }, "Leave")];
    expect([...keyed(buttons(both, {}, names)).keys()]).toEqual(["1", "2"]);
  });
  it("are the numbers themselves where a number is asked for", () => {
    const dice = [0, 1, 2, 12].map((number) => option({ verb: "dice", number }));
    const keys = keyed(buttons(dice, {}, names));
    expect([...keys].map(([key, button]) => [key, button.choice?.number])).toEqual([
      ["0", 0],
      ["1", 1],
      ["2", 2],
    ]);
  });

  it("are told apart by where they lie when they read the same", () => {
    const jumps = [
      option({ verb: "jump", path: [[0, 5]] }, "Jump"),
      option({ verb: "jump", path: [[5, 0]] }, "Jump"),
      option({ verb: "stay" }, "Stay"),
    ];
    const labels = distinct(buttons(jumps, {}, names), [0, 0], (label, wind) => `${label} ${wind}`).map(
      (one) => one.label,
    );
    expect(labels).toEqual(["Jump 0", "Jump 2", "Stay"]);
  });

  it("are found by what is in them", () => {
    expect(filtered(buttons(moves, {}, names), "hob 3").map((one) => one.label)).toEqual(["HOB"]);
    expect(filtered(buttons(moves, {}, names), "")).toHaveLength(3);
    expect(filtered(buttons(moves, {}, names), "xyz")).toHaveLength(0);
  });
});

describe("a place on the table", () => {
  const asks = decision([verb("done"), verb("move", "figure", "path")]);
  it("means nothing before somebody is chosen to go there", () => {
    expect(wayVerb(asks, moves, {})).toBeUndefined();
    expect(wayVerb(asks, moves, { figure: "ulf" })?.name).toBe("move");
    expect(wayVerb(asks, moves, { figure: "nobody" })).toBeUndefined();
  });
  it("belongs to whom the question is about", () => {
    const go = decision([verb("stay"), verb("go", "path", "facing")], "ulf");
    expect(wayVerb(go, [option({ verb: "go", path: [[1, 1]], facing: 0 })], {})?.name).toBe("go");
  });
  it("is not taken for a jump while one could as well shoot", () => {
    const act = decision([verb("nothing"), verb("shoot", "target"), verb("jump", "path", "facing")], "ulf");
    const some = [
      option({ verb: "nothing" }),
      option({ verb: "shoot", target: "x" }),
      option({ verb: "jump", path: [[1, 1]], facing: 0 }),
    ];
    expect(wayVerb(act, some, {})).toBeUndefined();
    expect(wayVerb(act, some, { verb: "jump" })?.name).toBe("jump");
  });
  it("is for walking, whatever else could be done", () => {
    const act = decision(
      [verb("shoot", "target"), verb("jump", "path"), { ...verb("move", "path"), shows: "walk" }],
      "ulf",
    );
    const some = [
      option({ verb: "shoot", target: "x" }),
      option({ verb: "jump", path: [[1, 1]] }),
      option({ verb: "move", path: [[1, 1]] }),
    ];
    expect(wayVerb(act, some, {})?.name).toBe("move");
  });
  it("is the climb that ends there, on the roof as it was clicked or as it is offered", () => {
    const some = [
      option({ verb: "nothing" }),
      option({ verb: "shoot", target: "x" }),
      option({ verb: "climb", path: [[18, 11.1]], facing: 0, number: 0 }),
      option({ verb: "climb", path: [[18, 11.1]], facing: 0, number: 1 }),
      option({ verb: "jump", path: [[18, 8]], facing: 180 }),
    ];
    const [climb] = offeredAt(some, {}, [18.2, 11.5], 1.25);
    expect(triesAt(climb!, [18.2, 11.5])).toEqual([
      { verb: "climb", path: [[18.2, 11.5]], facing: 0, number: 0 },
      { verb: "climb", path: [[18, 11.1]], facing: 0, number: 0 },
    ]);
    expect(offeredAt(some, {}, [18, 7.5], 1.25)[0]!.choice.verb).toBe("jump");
    expect(offeredAt(some, {}, [3, 3], 1.25)).toEqual([]);
    expect(offeredAt(some, { verb: "jump" }, [18, 11], 1.25)).toEqual([]);
  });
  it("is the climb that ends anywhere on a wall, wherever on it the hand was", () => {
    const wall = { points: [[10, 11] as Point, [26, 11] as Point], radius: 0.5 };
    const some = [option({ verb: "climb", path: [[18, 11.1]] }), option({ verb: "jump", path: [[18, 8]] })];
    expect(offeredAt(some, {}, [24, 11], 1.25)).toEqual([]);
    expect(offeredAt(some, {}, [24, 11], 1.25, wall).map((one) => one.choice.verb)).toEqual(["climb"]);
  });
  it("is what can be done with a thing there", () => {
    const door = { ...option({ verb: "open", number: 0 }), at: [5, 5] as Point };
    expect(offeredAt([door], {}, [5.5, 5], 1.25)).toEqual([door]);
    expect(triesAt(door, [5.5, 5])).toEqual([door.choice]);
  });
  it("needs no figure where none is asked for", () => {
    const trap = decision([verb("done"), verb("net", "path"), verb("pit", "path")]);
    const some = [option({ verb: "net", path: [[1, 1]] }), option({ verb: "pit", path: [[1, 1]] })];
    expect(wayVerb(trap, some, { verb: "pit" })?.name).toBe("pit");
  });
  it("waits for the target of a verb that has one", () => {
    const boost = decision([verb("boost", "figure", "target", "path")]);
    const some = [option({ verb: "boost", figure: "ulf", target: "hob", path: [[1, 1]] })];
    expect(wayVerb(boost, some, { figure: "ulf", verb: "boost" })).toBeUndefined();
    expect(wayVerb(boost, some, { figure: "ulf", verb: "boost", target: "hob" })?.name).toBe("boost");
  });
  it("is only a direction for verbs without a way", () => {
    const fell = decision([verb("fell", "facing")], "ulf");
    expect(facingVerb(fell, {})).toBeUndefined();
    expect(facingVerb(fell, { verb: "fell" })?.name).toBe("fell");
  });
});

describe("several at once", () => {
  const asks = decision([verb("done"), verb("fight", "figures", "target")]);
  const some = [
    option({ verb: "done" }),
    option({ verb: "fight", target: "x", figures: ["ulf"] }),
    option({ verb: "fight", target: "x", figures: ["ulf", "hob"] }),
    option({ verb: "fight", target: "y", figures: ["gib"] }),
  ];
  it("are gathered when the target is known", () => {
    expect(gatherVerb(asks, some, {})).toBeUndefined();
    expect(gatherVerb(asks, some, { target: "x" })?.name).toBe("fight");
    expect(gatherable(some, { target: "x" })).toEqual(["ulf", "hob"]);
  });
  it("narrow the choices by who is in", () => {
    expect(fitting(some, { target: "x", figures: ["hob"] })).toHaveLength(1);
    expect(targets(some, {})).toEqual(["x", "y"]);
  });
});

describe("a draft", () => {
  it("becomes a choice with exactly the parts its verb uses", () => {
    const move = verb("move", "figure", "path", "facing", "number");
    expect(whole(move, { figure: "ulf", path: [[1, 2]], facing: 0, number: 1, target: "x" })).toEqual({
      verb: "move",
      figure: "ulf",
      path: [[1, 2]],
      facing: 0,
      number: 1,
    });
    expect(whole(move, { figure: "ulf", path: [], facing: 0, number: 1 })).toBeUndefined();
    expect(whole(verb("done"), {})).toEqual({ verb: "done" });
  });
  it("tries the smallest number first, unless one was chosen", () => {
    const go = verb("move", "figure", "path", "number");
    const some = [3, 1, 2, 1].map((number) => option({ verb: "move", figure: "ulf", path: [[number, 0]], number }));
    expect(numbersFor(go, some, { figure: "ulf" })).toEqual([1, 2, 3]);
    expect(numbersFor(go, some, { figure: "ulf", number: 2 })).toEqual([2]);
    expect(numbersFor(verb("go", "path"), some, {})).toEqual([undefined]);
  });
  it("is taken back part by part until nothing is left", () => {
    let draft: Partial<Choice> | null = { figure: "ulf", verb: "strike", target: "x", number: 2, figures: ["a", "b"] };
    const steps = [];
    while ((draft = stepBack(draft))) steps.push(Object.keys(draft).length);
    expect(steps).toEqual([5, 4, 3, 2, 1, 0]);
  });
  it("knows whose turn it may be", () => {
    expect(actors(moves)).toEqual(["ulf", "hob"]);
    expect(sameChoice({ verb: "a", target: "x", figure: "u" }, { verb: "a", figure: "u", target: "x" })).toBe(true);
  });
  it("is tried first where something is aimed at, or nothing can be mended", () => {
    expect(needsTrial(option({ verb: "stay" }))).toBe(false);
    expect(needsTrial(option({ verb: "dice", number: 2 }))).toBe(false);
    expect(needsTrial({ ...option({ verb: "rout" }), grave: true })).toBe(true);
    expect(needsTrial(option({ verb: "shoot", target: "x" }))).toBe(true);
    expect(needsTrial(option({ verb: "go", path: [[1, 1]] }))).toBe(true);
  });
});
