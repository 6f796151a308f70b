// What happens around a battle: one sits down, others come and go, one is called, and it ends.
import { untrack } from "svelte";
import { preferences } from "../settings.svelte";
import { sound } from "../sound";
import type { Table } from "../table/table";
import { words } from "../words";
import type { Desk } from "./desk.svelte";

// By a sound, and by the system if that is wanted and nobody looks.
function call(title: string): void {
  if (!document.hidden) return;
  sound(["call"]);
  if (preferences.value.notify && "Notification" in globalThis && Notification.permission === "granted")
    new Notification(words.battle.yourTurn, { body: title, tag: "fyrd" });
}

// Once: who came by a link is told whom he leads, and sits at his own edge of the table; who awaits somebody has the link.
function sitDown(desk: Desk, table: Table): void {
  const { info, view, mine } = desk.live;
  if (info!.role === "host" && info!.sides.some((one) => one.seat === "open" && one.token)) desk.leaf ??= "invite";
  if (info!.role !== "seat" || mine.size !== 1) return;
  const [side] = mine;
  desk.notices.tell(words.battle.youLead(desk.live.party(side)?.name ?? ""));
  const own = view!.figures.filter((one) => one.side === side && one.pose !== "away");
  const middle = own.reduce((sum, one) => sum + one.at[1], 0) / own.length;
  if (middle > view!.table.depth / 2) table.turn(180);
}

// Within an effect root.
export function attend(desk: Desk): void {
  const { live } = desk;
  let seated = false;
  let ended = false;
  $effect(() => {
    if (!desk.table || !live.view || !live.info || seated) return;
    seated = true;
    untrack(() => sitDown(desk, desk.table!));
  });
  $effect(() => {
    if (!live.over || ended) return;
    ended = true;
    setTimeout(() => (desk.leaf ??= "end"), preferences.value.speed ? 900 : 0);
  });
  $effect(() => {
    if (desk.called) untrack(() => call(live.info?.title ?? words.title));
  });
  $effect(() => {
    const seats = live.info?.sides ?? [];
    untrack(() => desk.notices.comings(seats));
  });
  $effect(() => {
    const warning = live.warning;
    if (warning) untrack(() => desk.notices.tell(warning.text));
  });
}
