// Battles begun with one press.
import { api, asRefusal, type FromRecord, type NewGame } from "./protocol/api";
import type { GameInfo } from "./protocol/types";
import { go } from "./route.svelte";
import { words } from "./words";

// By the rules and at the place that come first: what a newcomer enjoys most.
export async function beginAtOnce(rules: string): Promise<void> {
  const game = await api.begin({ rules, seats: ["person", "quick"], dice: "seeded", undo: "free" });
  go("game", game.token);
}

// Nothing, or why it cannot be watched.
export async function openRecord(file: File): Promise<string> {
  try {
    const record = JSON.parse(await file.text());
    if (!record?.format || !record.inputs) return words.home.bad;
    const game = await api.begin({ record, keep: true } satisfies FromRecord);
    go("replay", game.token);
    return "";
  } catch (error) {
    return error instanceof SyntaxError ? words.home.bad : asRefusal(error).message;
  }
}

// The same battle with the same people and other dice.
export async function againFrom(game: GameInfo): Promise<GameInfo> {
  const { rules, setup } = (await api.record(game.token)) as {
    rules: string;
    setup: Pick<NewGame, "scenario" | "sides" | "options" | "dice">;
  };
  const { scenario, sides, options, dice } = setup;
  return api.begin({
    rules,
    scenario,
    sides,
    options,
    dice,
    seats: game.sides.map((side) => side.seat),
    undo: game.undo,
  } as NewGame);
}

export async function saveRecord(game: Pick<GameInfo, "token" | "title">): Promise<void> {
  const record = await api.record(game.token);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: "application/json" }));
  link.download = `${game.title.replace(/[^\p{L}\p{N}]+/gu, "-").toLowerCase()}.fyrd.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
