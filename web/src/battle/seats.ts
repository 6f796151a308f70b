// Who leads a battle that goes on: whether that can still be changed, and how.
import type { LiveBattle } from "../game/live.svelte";
import { api } from "../protocol/api";
import type { GameInfo } from "../protocol/types";

// By whoever began it, as long as it is his own: a battle of a campaign goes on there.
export const mayChange = ({ info, over }: Pick<LiveBattle, "info" | "over">): boolean =>
  info?.role === "host" && !info.campaign && !info.keep && !over;

// The battle as far as it has come, with others in its seats. Where nothing of it is kept back, it takes the place of the one
// so far.
export async function goOnWith(info: GameInfo, inputs: number, seats: string[], moves: boolean): Promise<GameInfo> {
  const record = await api.record(info.token);
  const game = await api.begin({ record, inputs, seats, undo: seats.includes("open") ? "dice" : "free" });
  if (moves) await api.forget(info.token);
  return game;
}
