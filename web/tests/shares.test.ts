import { describe, expect, it } from "vitest";
import { halfway, inCommon } from "../src/game/shares";
import type { Region } from "../src/protocol/types";

const reach = (figure: string, left: number): Region => ({
  figure,
  fans: [{ origin: [0, 0], left, edge: [] }],
});

describe("movement in common", () => {
  it("is tried with half the way of the first", () => {
    expect(halfway({ verb: "move", figure: "hob", path: [[0, 20]] }, [0, 10])?.path).toEqual([[0, 15]]);
    expect(halfway({ verb: "name", figure: "hob" }, [0, 10])).toBeUndefined();
  });
  it("is what gets less for the others as one goes", () => {
    const before = { regions: [reach("hob", 20), reach("gib", 20)] };
    expect(inCommon(before, { regions: [reach("gib", 10)] }, "gib")).toBe(true);
    expect(inCommon(before, { regions: [reach("gib", 20)] }, "gib")).toBe(false);
    expect(inCommon(before, { regions: [] }, "gib")).toBe(false); // he has gone along
  });
});
