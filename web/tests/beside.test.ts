import { describe, expect, it } from "vitest";
import { cornerFor } from "../src/battle/beside";

describe("the card", () => {
  const wide = { left: 250, top: 50, right: 1130, bottom: 730 };
  const narrow = { left: 215, top: 50, right: 775, bottom: 560 };
  it("stands away from those whom it is about", () => {
    expect(cornerFor([], wide)).toEqual({ right: false, low: false });
    expect(cornerFor([{ x: 300, y: 200 }], wide)).toEqual({ right: true, low: false });
    expect(cornerFor([{ x: 1000, y: 200 }], wide)).toEqual({ right: false, low: false });
  });
  it("goes to the other side, or below, where it would lie over them", () => {
    const two = [
      { x: 425, y: 240 },
      { x: 423, y: 265 },
    ];
    expect(cornerFor(two, narrow)).toEqual({ right: true, low: true });
    const ends = [
      { x: 300, y: 120 },
      { x: 1000, y: 120 },
    ];
    expect(cornerFor(ends, wide)).toEqual({ right: true, low: true });
  });
});
