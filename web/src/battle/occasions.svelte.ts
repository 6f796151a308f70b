// What happens around a battle: one sits down, others come and go, one is called, and it ends.
import { untrack } from "svelte";
import { middle } from "../game/errands";
import { preferences } from "../settings.svelte";
import { sound } from "../sound";
import { words } from "../words";
import type { Desk } from "./desk.svelte";

// By a sound, and by the system if that is wanted and nobody looks.
function call(title: string): void {
  if (!document.hidden) return;
  sound(["call"]);
  if (preferences.value.notify && "Notification" in globalThis && Notification.permission === "granted")
    new Notification(words.battle.yourTurn, { body: title, tag: "fyrd" });
}

// Once: who came by a link is told whom he leads; who awaits somebody has the link.
function sitDown(desk: Desk): void {
  const { info, mine } = desk.live;
  if (info!.role === "host" && info!.sides.some((one) => one.seat === "open" && one.token)) desk.leaf ??= "invite";
  const [side] = mine;
  if (info!.role === "seat" && mine.size === 1)
    desk.notices.tell(words.battle.youLead(desk.live.party(side)?.name ?? ""));
}

// How far from the first edge of the table the people of whoever came by a link stand, or are to be set up; unknown before
// either is so, and of no account to others.
function ownPlace({ info, view, mine, options }: Desk["live"]): number | undefined {
  if (info?.role !== "seat" || mine.size !== 1 || !view) return undefined;
  const stand = view.figures.filter((one) => mine.has(one.side) && one.pose !== "away").map((one) => one.at);
  const places = stand.length ? stand : (options?.zones?.flat() ?? []);
  return places.length ? middle(places)[1] : undefined;
}

// Within an effect root.
export function attend(desk: Desk): void {
  const { live } = desk;
  let seated = false;
  let ended = false;
  $effect(() => {
    if (!desk.table || !live.view || !live.info || seated) return;
    seated = true;
    untrack(() => sitDown(desk));
  });
  // From his own edge of the table, in the picture as on the plan.
  $effect(() => {
    const place = ownPlace(live);
    if (!desk.placed && place !== undefined) [desk.placed, desk.far] = [true, place > live.view!.table.depth / 2];
  });
  $effect(() => desk.table?.sit(desk.far));
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
