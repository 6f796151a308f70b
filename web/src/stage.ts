// The three-dimensional table is fetched when it is first needed, so that the first page stands at once.
import { preferences } from "./settings.svelte";
import type { Table } from "./table/table";

export const tableSettings = () => ({ dark: preferences.dark, labels: preferences.value.labels, shadows: preferences.value.shadows });

export async function openStage(canvas: HTMLCanvasElement): Promise<Table> {
  const { openTable } = await import("./table/scene");
  return openTable(canvas, tableSettings());
}
