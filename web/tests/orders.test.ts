import { beforeEach, describe, expect, it } from "vitest";
import { Orders } from "../src/game/orders.svelte";
import type { Explanation } from "../src/protocol/types";

// A referee who keeps what he is asked until he is told to answer.
const asked: ((why: Explanation) => void)[] = [];
const move = { name: "move", uses: ["path", "facing"] };
const hugh = { id: "hugh", name: "Hugh", at: [1, 1], facing: 0, pose: "standing" };
const live = {
  decision: { side: "boar", about: "hugh", verbs: [move] },
  options: { options: [{ choice: { verb: "move", path: [[2, 2]], facing: 0 }, label: "Move" }], regions: [] },
  figure: () => hugh,
  nameOf: () => "Hugh",
  ask: () => new Promise<Explanation>((resolve) => asked.push(resolve)),
};
const settle = () => new Promise((later) => setTimeout(later));
const answer = (): Promise<unknown> => (asked.shift()!({ legal: true } as Explanation), settle());

beforeEach(() => void (asked.length = 0));

async function tried(): Promise<Orders> {
  const orders = new Orders(live as never);
  expect(orders.place([4, 4])).toBe(true);
  await answer();
  expect(orders.trial?.why).toMatchObject({ legal: true });
  return orders;
}

describe("an order that is turned by hand", () => {
  it("is explained as it is turned", async () => {
    const orders = await tried();
    orders.face(90);
    await answer();
    expect(orders.trial?.choice.facing).toBe(90);
    expect(orders.trial?.why).toMatchObject({ legal: true });
  });

  it.each([
    ["goes a step back", (orders: Orders) => orders.back()],
    ["narrows", (orders: Orders) => orders.narrow({ verb: "move" })],
    ["lays a corner", (orders: Orders) => orders.corner([3, 3])],
  ])("stays away when one %s before that is explained", async (_, leave) => {
    const orders = await tried();
    orders.face(90);
    leave(orders);
    expect(orders.trial).toBeNull();
    await answer();
    expect(orders.trial).toBeNull();
  });
});

describe("a place that is pointed at", () => {
  it.each([
    ["goes a step back", (orders: Orders) => orders.back()],
    ["narrows", (orders: Orders) => orders.narrow({ verb: "move" })],
  ])("is not shown when one %s before it is explained", async (_, leave) => {
    const orders = new Orders(live as never);
    orders.point([4, 4]);
    leave(orders);
    await answer();
    expect(orders.hover).toBeNull();
  });
});

describe("the only one who can act", () => {
  const walk = { name: "move", uses: ["figure", "path", "facing"] },
    done = { name: "done", uses: [] };
  const moves = (...who: string[]) =>
    who.map((figure) => ({ choice: { verb: "move", figure, path: [[2, 2]], facing: 0 }, label: `${figure} moves` }));
  const region = { figure: "hugh", fans: [] };
  const asking = (decision: object, ...who: string[]) =>
    new Orders({
      ...live,
      decision: { side: "boar", verbs: [done, walk], ...decision },
      options: { options: [{ choice: { verb: "done" }, label: "Done" }, ...moves(...who)], regions: [region] },
    } as never);
  const of = (...who: string[]) => asking({}, ...who);

  it("is meant without being named: his reach is shown, and a place is for him", () => {
    const orders = of("hugh");
    expect(orders.region).toBe(region);
    expect(orders.place([4, 4])).toBe(true);
    expect(orders.trial?.choice).toMatchObject({ verb: "move", figure: "hugh" });
  });
  it("can still be done", () => expect(of("hugh").buttons.map((one) => one.label)).toContain("Done"));
  it("is not somebody else than whom the question is about", () =>
    expect(asking({ about: "hugh" }, "wat").actor).toBe("hugh"));
  it("is nobody where there are two", () => {
    const orders = of("hugh", "wat");
    expect(orders.region).toBeUndefined();
    expect(orders.place([4, 4])).toBe(false);
  });
});

describe("a hand on the table", () => {
  const square = (x: number, y: number, half: number) =>
    [
      [x - half, y - half],
      [x + half, y - half],
      [x + half, y + half],
      [x - half, y + half],
    ] as const;
  const region = { figure: "hugh", fans: [{ origin: [1, 1], left: 3, edge: square(1, 1, 3) }] };
  const figures: Record<string, object> = {
    hugh: { ...hugh, side: "boar", base: { shape: "round", radius: 0.5 } },
    fulk: {
      id: "fulk",
      name: "Fulk",
      side: "watch",
      at: [3, 1],
      facing: 180,
      pose: "standing",
      base: { shape: "round", radius: 0.5 },
    },
    far: {
      id: "far",
      name: "Far",
      side: "watch",
      at: [20, 3],
      facing: 180,
      pose: "standing",
      base: { shape: "round", radius: 0.5 },
    },
  };
  const beside = { choice: { verb: "move", path: [[2, 1]], facing: 90 }, label: "To Fulk, 1″" };
  const away = { choice: { verb: "move", path: [[1, 3]], facing: 0 }, label: "2″ north" };
  // A referee who allows what lies within three inches of where Hugh stands, and not on top of Fulk.
  const judge = (_: string, { choice }: { choice: { path: number[][] } }) => {
    const [x, y] = choice.path.at(-1)! as [number, number];
    const legal = Math.abs(x - 1) <= 3 && Math.abs(y - 1) <= 3 && Math.hypot(x - 3, y - 1) >= 1;
    return Promise.resolve({ legal, ...(legal ? {} : { refusal: { message: "Not there." } }) });
  };
  const orders = () =>
    new Orders({
      ...live,
      options: { options: [beside, away], regions: [region] },
      figure: (id: string) => figures[id],
      enemies: (a: string, b: string) => a !== b,
      ask: judge,
    } as never);
  const after = async (act: (orders: Orders) => void) => {
    const made = orders();
    act(made);
    await settle();
    await settle();
    return made.trial;
  };

  it("on an enemy goes up to him", async () => expect((await after((o) => o.pick("fulk")))?.label).toBe("To Fulk, 1″"));
  it("on an enemy far away goes as far as may be", async () => {
    const trial = await after((o) => o.pick("far"));
    expect(trial?.why).toMatchObject({ legal: true });
    expect(trial?.choice.path?.at(-1)?.[0]).toBeCloseTo(3.98, 1);
    expect(trial?.instead?.message).toBe("Not there.");
  });
  it("on ground out of reach goes as far as may be", async () => {
    const trial = await after((o) => o.place([1, 30]));
    expect(trial?.refusal).toBeUndefined();
    expect(trial?.choice.path?.at(-1)?.[1]).toBeCloseTo(3.98, 1);
  });
  it("beside a mark means the mark", async () =>
    expect((await after((o) => o.place([1.2, 2.9], 0.3)))?.choice).toEqual(away.choice));
  it("farther from it does not", async () =>
    expect((await after((o) => o.place([1.2, 2.5], 0.3)))?.choice.path).toEqual([[1.2, 2.5]]));
  it("on a roof, where nobody walks, offers the climb that ends there", async () => {
    const climb = { choice: { verb: "climb", path: [[1, 4.5]], facing: 0 }, label: "Climbs onto the roof" };
    const made = new Orders({
      ...live,
      decision: {
        ...live.decision,
        verbs: [
          { ...move, shows: "walk" },
          { ...move, name: "climb" },
        ],
      },
      options: { options: [beside, away, climb], regions: [region] },
      figure: (id: string) => figures[id],
      enemies: (a: string, b: string) => a !== b,
      ask: (what: string, asked: { choice: { verb: string; path: number[][] } }) =>
        asked.choice.verb === "climb" ? Promise.resolve({ legal: true }) : judge(what, asked),
    } as never);
    made.place([1.3, 4.9]);
    await settle();
    await settle();
    expect(made.trial?.choice.verb).toBe("climb");
    expect(made.trial?.instead?.message).toBe("Not there.");
  });
  it("pressed once more does what it tried, on an enemy and on the ground", async () => {
    for (const press of [(o: Orders) => o.pick("far"), (o: Orders) => o.place([1, 30], 0.2)]) {
      const sent: unknown[] = [];
      const made = new Orders({
        ...live,
        options: { options: [beside, away], regions: [region] },
        figure: (id: string) => figures[id],
        enemies: (a: string, b: string) => a !== b,
        ask: judge,
        order: (_: string, { choice }: { choice: { verb: string } }) => (sent.push(choice.verb), Promise.resolve(true)),
      } as never);
      press(made);
      expect(sent).toEqual([]);
      await settle();
      await settle();
      press(made);
      await settle();
      expect(sent).toEqual(["move"]);
    }
  });
  it("on a door offers all that can be done with it, the likeliest first", async () => {
    const at = [1.5, 2];
    const door = { points: [at], radius: 0.4, bottom: 0, top: 3 };
    const deeds = ["open", "smash"].map((name, number) => ({ choice: { verb: name, number }, label: name, at }));
    const made = new Orders({
      ...live,
      decision: {
        ...live.decision,
        verbs: [move, { name: "open", uses: ["number"] }, { name: "smash", uses: ["number"] }],
      },
      options: { options: [...deeds, { choice: { verb: "wait" }, label: "Wait" }], regions: [] },
      figure: (id: string) => figures[id],
      ask: () => Promise.resolve({ legal: true }),
    } as never);
    expect(made.place([1.6, 2.1], 0.2, { thing: door as never })).toBe(true);
    await settle();
    await settle();
    expect(made.trial?.choice.verb).toBe("open");
    expect(made.buttons.map((one) => one.label)).toEqual(["open", "smash"]);
    expect(made.back()).toBe(true);
    expect(made.buttons).toHaveLength(3);
  });
  it("on somebody to whom nothing can be done tells why", async () => {
    const shoot = { name: "shoot", uses: ["figure", "target"], shows: "shot" };
    const made = new Orders({
      ...live,
      decision: { side: "boar", verbs: [shoot] },
      options: {
        options: [{ choice: { verb: "shoot", figure: "hugh", target: "fulk" }, label: "Hugh shoots at Fulk" }],
        regions: [],
      },
      figure: (id: string) => figures[id],
      enemies: (a: string, b: string) => a !== b,
      ask: (_: string, { choice }: { choice: { target: string } }) =>
        Promise.resolve({ legal: false, refusal: { message: `${choice.target} is too far.` } }),
    } as never);
    expect(made.pick("far")).toBe(false);
    expect((await made.barred("far"))?.message).toBe("far is too far.");
  });
  it("on what is just not allowed takes the mark next to it", async () => {
    const trial = await after((o) => o.place([3, 1.2]));
    expect(trial?.choice).toEqual(beside.choice);
    expect(trial?.label).toBe("To Fulk, 1″");
  });
});

describe("somebody who is pressed", () => {
  it("is only tried, also where there is one thing he could do", async () => {
    const sent: string[] = [];
    const orders = new Orders({
      ...live,
      decision: {
        side: "boar",
        verbs: [
          { name: "pass", uses: [] },
          { name: "act", uses: ["figure"] },
        ],
      },
      options: {
        options: [
          { choice: { verb: "pass" }, label: "Nobody" },
          { choice: { verb: "act", figure: "hugh" }, label: "Hugh acts before, for 2 Trauma" },
        ],
        regions: [],
      },
      order: (request: string) => (sent.push(request), Promise.resolve(true)),
    } as never);
    expect(orders.pick("hugh")).toBe(true);
    await answer();
    expect(sent).toEqual([]);
    expect(orders.trial?.choice).toEqual({ verb: "act", figure: "hugh" });
  });
});

describe("a question with one answer", () => {
  const only = (choice: object, written = 0, ...more: object[]) =>
    new Orders({
      ...live,
      written: { size: written },
      options: { options: [choice, ...more].map((one) => ({ choice: one, label: "" })), regions: [] },
    } as never).only;

  it("is not asked", () => expect(only({ verb: "go_on" })).toEqual({ verb: "go_on" }));
  it("is asked where a place is chosen, as not all of them are listed", () =>
    expect(only({ verb: "move", path: [[1, 1]] })).toBeUndefined());
  it("is asked while written orders can be changed", () => expect(only({ verb: "done" }, 2)).toBeUndefined());
  it("has no second", () => expect(only({ verb: "go_on" }, 0, { verb: "stay" })).toBeUndefined());
});

describe("those who are to be set up", () => {
  it("are all set up as the computer would, until something else is asked", async () => {
    const place = { side: "boar", kind: "deploy", verbs: [{ name: "place", uses: ["figure", "path", "facing"] }] };
    const asks = [place, place, { side: "boar", kind: "move", verbs: [] }];
    const sent: unknown[] = [];
    const told = {
      ...live,
      decision: asks.shift(),
      options: {
        options: [{ choice: { verb: "place", figure: "hugh", path: [[1, 1]], facing: 0 }, label: "Hugh" }],
        regions: [],
      },
      figure: () => ({ ...hugh, pose: "away" }),
      ask: () => Promise.resolve({ choice: { verb: "place", n: sent.length } }),
      order: (_: string, { choice }: { choice: unknown }) => {
        sent.push(choice);
        told.decision = asks.shift();
        return Promise.resolve(true);
      },
      skip: () => {},
      still: () => Promise.resolve(),
    };
    const orders = new Orders(told as never);
    expect(orders.unplaced).toEqual(["hugh"]);
    await orders.placeAll();
    expect(sent).toHaveLength(2);
  });
});
