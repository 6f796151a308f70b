// The three-dimensional table is fetched when it is first needed, so that the first page stands at once.
import { preferences } from "./settings.svelte";
import { chooseQuality } from "./table/quality";
import type { Table } from "./table/table";

export const tableSettings = () => ({ dark: preferences.dark, labels: preferences.value.labels, shadows: preferences.value.shadows });

// Without a graphics card the table takes its time, and what there is to read and press goes before it: `words`.
// Nothing is opened for a canvas that is gone by then.
export async function openStage(canvas: HTMLCanvasElement, words?: Promise<unknown>): Promise<Table | null> {
  const { openTable } = await import("./table/scene");
  if (chooseQuality("auto") === 0) await words;
  return canvas.isConnected ? openTable(canvas, tableSettings()) : null;
}
