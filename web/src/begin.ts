// Battles begun with one press.
import { bandApi } from "./bands/api";
import { api, asRefusal, type FromRecord, type NewGame } from "./protocol/api";
import type { GameInfo } from "./protocol/types";
import { go } from "./route.svelte";
import { words } from "./words";

// By the rules and at the place that come first: what a newcomer enjoys most.
export async function beginAtOnce(rules: string): Promise<void> {
  const game = await api.begin({ rules, seats: ["person", "quick"], dice: "seeded", undo: "free" });
  go("game", game.token);
}

// A battle is watched, a warband is shown; nothing, or why neither can be.
export async function openFile(file: File): Promise<string> {
  try {
    const text = await file.text();
    if (file.name.endsWith(".toml")) return (go("band", (await bandApi.bring(text)).id), "");
    const record = JSON.parse(text);
    if (typeof record?.rules === "string" && !record.format)
      return (go("band", (await bandApi.add("", record)).id), "");
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
    setup: Pick<NewGame, "scenario" | "sides" | "options" | "dice"> & { rulings?: NewGame["options"] };
  };
  const { scenario, sides, dice } = setup;
  const options = { ...setup.options, ...setup.rulings };
  return api.begin({
    rules,
    scenario,
    sides,
    options,
    dice: dice === "manual" ? dice : "seeded",
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
