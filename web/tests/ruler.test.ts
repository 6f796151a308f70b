import { describe, expect, it } from "vitest";
import { Ruler } from "../src/battle/ruler.svelte";
import type { Measure } from "../src/protocol/types";

const settle = () => new Promise((later) => setTimeout(later));

function laid(): { ruler: Ruler; asked: object[]; answer: (distance: number) => Promise<unknown> } {
  const asked: object[] = [];
  const waiting: ((said: Measure) => void)[] = [];
  const ask = (_: string, ends: object) => (asked.push(ends), new Promise<Measure>((resolve) => waiting.push(resolve)));
  const ruler = new Ruler({ ask, figure: () => ({ at: [0, 0] }) } as never);
  return { ruler, asked, answer: (distance) => (waiting.shift()!({ distance } as Measure), settle()) };
}

describe("a ruler when figures have moved", () => {
  it("measures again what was measured", async () => {
    const { ruler, asked, answer } = laid();
    ruler.set("hugh");
    ruler.set("wat");
    await answer(6);
    ruler.again();
    expect(ruler.said).toBeNull();
    await answer(9);
    expect(asked).toEqual([
      { from: "hugh", to: "wat" },
      { from: "hugh", to: "wat" },
    ]);
    expect(ruler.said?.distance).toBe(9);
    expect(ruler.fixed).toBe(true);
  });

  it("takes no answer from before", async () => {
    const { ruler, answer } = laid();
    ruler.set("hugh");
    ruler.hover([3, 3]);
    ruler.again();
    await answer(6);
    expect(ruler.said).toBeNull();
    await answer(9);
    expect(ruler.said?.distance).toBe(9);
  });

  it("asks nothing where nothing was measured", () => {
    const { ruler, asked } = laid();
    ruler.set("hugh");
    ruler.again();
    expect(asked).toEqual([]);
  });
});
