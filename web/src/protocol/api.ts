// The part of the server that answers once: catalog, previews and stored games.
import type { Catalog, GameInfo, Hello, Refusal, View } from "./types";

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

export const asRefusal = (error: unknown): Refusal =>
  error instanceof Refused
    ? error.refusal
    : { code: "lost", message: error instanceof Error ? error.message : String(error) };

export interface Setup {
  rules: string;
  scenario?: string;
  sides?: (string | object)[]; // by name, or whole
  options?: Record<string, number | boolean | string>;
}

export interface NewGame extends Setup {
  seats: string[];
  dice: "seeded" | "manual";
  undo: "free" | "dice";
}

export interface FromRecord {
  record: unknown;
  seats?: string[];
  undo?: "free" | "dice";
  inputs?: number;
  keep?: boolean;
}

export async function call<T>(path: string, method = "GET", body?: unknown, keepalive = false): Promise<T> {
  const init: RequestInit = { method, keepalive };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "Content-Type": "application/json" };
  }
  const reply = await fetch(path, init);
  const text = await reply.text();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Refused({ code: "lost", message: `${reply.status} ${reply.statusText}` });
  }
  if (!reply.ok) throw new Refused((json as { error: Refusal }).error);
  return json as T;
}

const catalogs = new Map<string, Promise<Catalog>>();

export const api = {
  hello: () => call<Hello>("api/hello"),
  catalog(rules: string): Promise<Catalog> {
    let known = catalogs.get(rules);
    if (!known) {
      known = call<Catalog>(`api/catalog/${rules}`);
      known.catch(() => catalogs.delete(rules));
      catalogs.set(rules, known);
    }
    return known;
  },
  preview: (setup: Setup) => call<View>("api/preview", "POST", setup),
  begin: (game: NewGame | FromRecord) => call<GameInfo>("api/games", "POST", game),
  games: () => call<{ games: GameInfo[] }>("api/games").then((reply) => reply.games),
  game: (token: string) => call<GameInfo>(`api/games/${token}`),
  take: (invitation: string, word: string) => call<GameInfo>(`api/games/${invitation}/seat`, "POST", { word }),
  forget: (token: string) => call<unknown>(`api/games/${token}`, "DELETE"),
  abandon: (token: string) => call<unknown>(`api/games/${token}/abandon`, "POST", {}),
  record: (token: string) => call<unknown>(`api/games/${token}/record`),
};
