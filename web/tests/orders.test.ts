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
