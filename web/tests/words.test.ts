// All English of the page stands in one file: no component has a word of its own.
import { describe, expect, it } from "vitest";
import { words } from "../src/words";

const components = import.meta.glob<string>("../src/**/*.svelte", { query: "?raw", import: "default", eager: true });
const modules = import.meta.glob<string>("../src/**/*.ts", { query: "?raw", import: "default", eager: true });

// Markup without scripts, styles and everything in braces.
function bareMarkup(text: string): string {
  let out = text
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/<style[\s\S]*?<\/style>/g, "")
    .replace(/<!--[\s\S]*?-->/g, "");
  for (let before = ""; before !== out;) {
    before = out;
    out = out.replace(/\{[^{}]*\}/g, "");
  }
  return out;
}

describe.each(Object.keys(components))("%s", (name) => {
  const markup = bareMarkup(components[name]!);
  it("has no text of its own", () => {
    const text = markup.replace(/<kbd>.*?<\/kbd>/g, "").replace(/<[^<>]*>/g, " ");
    expect(text.match(/\p{L}{2,}/gu) ?? []).toEqual([]);
  });
  it("has no names of its own", () => {
    expect(markup.match(/(?:aria-label|title|placeholder|alt)="[^"]*\p{L}{2,}[^"]*"/gu) ?? []).toEqual([]);
  });
});

describe("the catalogue", () => {
  it("joins names as people say them", () => {
    expect(words.join(["Ulf"])).toBe("Ulf");
    expect(words.join(["Ulf", "Hob", "Gib"])).toBe("Ulf, Hob and Gib");
    expect(words.order("Shoot", "Ulf", "Odo")).toBe("Ulf: shoot, Odo");
  });
  it("uses every word it has", () => {
    const others = Object.entries(modules)
      .filter(([name]) => !name.endsWith("/words.ts"))
      .map(([, text]) => text);
    const all = [...others, ...Object.values(components)].join("\n");
    const lookedUp = new Set(["pose", "seats", "speeds", "lights", "motions", "units", "hands", "keys"]);
    const unused: string[] = [];
    const walk = (part: object, path: string): void => {
      for (const [key, value] of Object.entries(part)) {
        if (!new RegExp(`[.\\[]"?${key}\\b|"${key}"`).test(all)) unused.push(path + key);
        if (typeof value === "object" && !lookedUp.has(key)) walk(value, `${path}${key}.`);
      }
    };
    walk(words, "");
    expect(unused).toEqual([]);
  });
});
