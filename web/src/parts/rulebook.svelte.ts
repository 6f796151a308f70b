// The rule somebody asked about: one leaf at a time, over whatever page is open.
class Rulebook {
  open = $state<string | null>(null);
  private readonly pages = new Map<string, Promise<string>>();

  page(id: string): Promise<string> {
    const url = id.startsWith("NOT") ? new URL("../../../docs/rules/nottingham.md", import.meta.url) : new URL("../../../docs/rules/merlin.md", import.meta.url);
    let known = this.pages.get(url.href);
    if (!known) {
      known = fetch(url).then((reply) => (reply.ok ? reply.text() : ""));
      this.pages.set(url.href, known);
    }
    return known;
  }
}

export const rulebook = new Rulebook();
