// The rule somebody asked about: one leaf at a time, over whatever page is open. Whatever pages the book has are searched,
// those whose names have its letters in order first: NOT-067 is in nottingham.md, DRK-001 in darkages.md.
const urls = import.meta.glob<string>("../../../docs/rules/*.md", { query: "?url", import: "default", eager: true });

export function likely(names: readonly string[], id: string): string[] {
  const letters = new RegExp(`^${[...id.split("-")[0]!.toLowerCase()].join(".*")}`);
  const called = (name: string): boolean => letters.test(name.split("/").at(-1)!);
  return [...names.filter(called), ...names.filter((name) => !called(name))];
}

class Rulebook {
  open = $state<string | null>(null);
  private readonly pages = new Map<string, Promise<string>>();

  // The page that has the rule; empty when none has.
  async page(id: string): Promise<string> {
    for (const name of likely(Object.keys(urls), id)) {
      const text = await this.read(urls[name]!);
      if (text.includes(`**${id}**`)) return text;
    }
    return "";
  }

  private read(url: string): Promise<string> {
    let known = this.pages.get(url);
    if (!known) {
      known = fetch(url)
        .then((reply) => (reply.ok ? reply.text() : ""))
        .catch(() => "");
      this.pages.set(url, known);
    }
    return known;
  }
}

export const rulebook = new Rulebook();
