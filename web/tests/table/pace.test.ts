import { describe, expect, it } from "vitest";
import { Pace, type Level } from "../../src/table/quality";

// The level after frames that took so many milliseconds each.
function after(frames: readonly number[], level: Level = 2): Level {
  const pace = new Pace(level);
  let now = 1000;
  pace.frame(now, true);
  for (const took of frames) pace.frame((now += took), true);
  return pace.level;
}

const many = (n: number, ...took: number[]): number[] => Array.from({ length: n }, (_, i) => took[i % took.length]!);

describe("how finely a moving picture is drawn", () => {
  it("at its best where sixty come in a second, or a hundred and twenty", () => {
    expect(after(many(300, 16.7))).toBe(2);
    expect(after(many(300, 8.3))).toBe(2);
  });

  it("less so where one in three comes late, until they come in time", () => {
    expect(after(many(30, 16.7, 16.7, 33.3))).toBe(1);
    expect(after([...many(30, 33.3), ...many(300, 16.7)])).toBe(1);
  });

  it("least where there are thirty in a second, and no less than that", () => {
    expect(after(many(60, 33.3))).toBe(0);
    expect(after(many(300, 33.3))).toBe(0);
  });

  it("as before after a hitch, or when somebody comes back to the page", () => {
    expect(after([...many(20, 16.7), 300, 90, 40, ...many(20, 16.7)])).toBe(2);
    expect(after(many(90, 5000))).toBe(2);
  });

  it("does not count the time in which nothing moves", () => {
    const pace = new Pace(2);
    for (let i = 0; i < 100; ++i) pace.frame(i * 400, false);
    expect(pace.level).toBe(2);
  });
});
