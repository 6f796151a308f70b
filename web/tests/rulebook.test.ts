import { describe, expect, it } from "vitest";
import { likely } from "../src/parts/rulebook.svelte";

describe("the rulebook", () => {
  const pages = [
    "../docs/rules/darkages.md",
    "../docs/rules/merlin.md",
    "../docs/rules/newcastle.md",
    "../docs/rules/nottingham.md",
    "../docs/rules/stormclouds.md",
  ];

  it.each([
    ["MER-S-001", "merlin"],
    ["NOT-067", "nottingham"],
    ["NEW-021", "newcastle"],
    ["DRK-A32", "darkages"],
    ["STO-081", "stormclouds"],
  ])("looks for %s in %s.md first, then everywhere", (id, name) => {
    const order = likely(pages, id);
    expect(order[0]).toContain(name);
    expect([...order].sort()).toEqual(pages);
  });
});
