// What the table shows while orders are given: who is lit, where one may go, the way that is laid, the line that is drawn.
import { tableSettings } from "../stage";
import type { Desk } from "./desk.svelte";
import { intents, line, marks, reach, trail } from "./picture";

// Within an effect root.
export function showOrders(desk: Desk): void {
  const { live, orders, outlook } = desk;
  const shown = $derived(outlook.shown);
  $effect(() => desk.table?.shade(outlook.shade));
  const actor = $derived(live.figure(shown?.choice.figure ?? orders.actor));
  $effect(() => desk.table?.settings(tableSettings()));
  $effect(() =>
    desk.table?.marks(
      marks({
        asked: orders.decision?.about,
        chosen: orders.draft.figure,
        gathered: orders.draft.figures ?? shown?.choice.figures ?? orders.course.group,
        may: orders.draft.figure ? [] : orders.actors,
        targets: shown?.choice.target ? [shown.choice.target] : [...orders.targets, ...orders.gatherable],
        hover: desk.pointed ?? desk.selected ?? undefined,
      }),
    ),
  );
  $effect(() => desk.table?.region(reach(orders.region, live.options?.zones, live.figure(orders.actor))));
  $effect(() => desk.table?.places(orders.trial ? [] : orders.places.slice(0, 40)));
  $effect(() => desk.table?.trail(trail(shown, orders.corners, actor, live.view?.unit ?? "inch", live.view?.figures)));
  $effect(() => desk.table?.line(desk.ruler.line ?? line(shown, actor, live.figure(shown?.choice.target))));
  $effect(() => desk.table?.intents(intents(live.written.values(), (id) => live.figure(id))));
  $effect(() => desk.table?.rings(desk.rings.all));
  $effect(() => desk.table?.camera(desk.camera));
}
