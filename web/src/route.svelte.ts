// Which page: what stands behind the # of the address.
export interface Route {
  page: "home" | "new" | "game" | "replay" | "campaigns" | "campaign" | "bands" | "band";
  key: string; // rules or token
  band?: string; // that is to fight, where a battle is set up
}

export function parse(hash: string): Route {
  const [, page = "", key = "", band = ""] = hash.replace(/^#/, "").split("/");
  if (page === "new") return { page, key: decodeURIComponent(key), ...(band ? { band } : {}) };
  if (page === "campaigns" || page === "bands") return { page, key: "" };
  if ((page === "game" || page === "replay" || page === "campaign" || page === "band") && key) return { page, key };
  return { page: "home", key: "" };
}

class Here {
  route = $state.raw(parse(location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.route = parse(location.hash)));
  }
}

export const here = new Here();

export const to = (page: Route["page"], key = ""): string =>
  page === "home" ? "#/" : key ? `#/${page}/${key}` : `#/${page}`;
export const go = (page: Route["page"], key = ""): void => void (location.hash = to(page, key));
