// Shows the table without the rest of the page: /dev/table.html?view=/path/of/a/view.json&dark&quality=high
// The table is `table` in the console.
import "@fontsource-variable/alegreya";
import "@fontsource/atkinson-hyperlegible/400.css";
import "@fontsource/atkinson-hyperlegible/700.css";
import type { View } from "../src/protocol/types";
import { openTable } from "../src/table/scene";
import type { Table } from "../src/table/table";

declare global {
  interface Window {
    table: Table;
    view: View;
  }
}

const query = new URLSearchParams(location.search);
const canvas = document.querySelector("canvas")!;
await document.fonts.load('16px "Alegreya Variable"');
const table = openTable(canvas, {
  dark: query.has("dark"),
  labels: !query.has("plain"),
  shadows: !query.has("flat"),
  reduced: query.has("still"),
  quality: (query.get("quality") as "auto" | "high" | "low" | null) ?? "auto",
});
window.table = table;
addEventListener("resize", () => table.resize());

const source = query.get("view");
if (source) {
  const given = (await (await fetch(source)).json()) as View | { view: View };
  window.view = "view" in given ? given.view : given;
  table.show(window.view);
}
document.body.dataset.ready = "yes";
