// Battles begun with one press.
import { api, type FromRecord, type NewGame } from "./protocol/api";
import type { GameInfo } from "./protocol/types";
import { go } from "./route.svelte";

// What a newcomer enjoys most: figures already on the table, one die a side, and the first question is where to go.
export const newcomer = { rules: "merlin-simple", scenario: "field" };

export async function beginAtOnce(): Promise<void> {
  const game = await api.begin({ ...newcomer, seats: ["person", "quick"], dice: "seeded", undo: "free" });
  go("game", game.token);
}

export async function openRecord(file: File): Promise<void> {
  const record = JSON.parse(await file.text());
  if (!record?.format || !record.inputs) throw new SyntaxError("no record");
  const game = await api.begin({ record, keep: true } satisfies FromRecord);
  go("replay", game.token);
}

// The same battle with the same people and other dice.
export async function againFrom(game: GameInfo): Promise<GameInfo> {
  const { rules, setup } = (await api.record(game.token)) as { rules: string; setup: Pick<NewGame, "scenario" | "sides" | "options" | "dice"> };
  const { scenario, sides, options, dice } = setup;
  return api.begin({ rules, scenario, sides, options, dice, seats: game.sides.map((side) => side.seat), undo: game.undo } as NewGame);
}

export async function saveRecord(game: Pick<GameInfo, "token" | "title">): Promise<void> {
  const record = await api.record(game.token);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: "application/json" }));
  link.download = `${game.title.replace(/[^\p{L}\p{N}]+/gu, "-").toLowerCase()}.fyrd.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
