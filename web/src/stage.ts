// The three-dimensional table is fetched when what there is to read and press is there; until it can be seen, and where it
// cannot be drawn, a plan lies in its place.
import { grip } from "./plan/grip";
import { Plan } from "./plan/plan.svelte";
import { preferences } from "./settings.svelte";
import { canDraw } from "./table/quality";
import type { Settings, Table } from "./table/table";

export const tableSettings = (): Settings => ({
  dark: preferences.dark,
  labels: preferences.value.labels,
  shadows: preferences.value.shadows,
  reduced: preferences.reduced,
});

// Nothing is opened for a canvas that is gone by then.
export async function openScene(canvas: HTMLCanvasElement, words: Promise<unknown>): Promise<Table | null> {
  await words;
  if (!canvas.isConnected) return null;
  if (!canDraw()) throw new Error("no WebGL");
  const { openTable } = await import("./table/scene");
  return canvas.isConnected ? openTable(canvas, tableSettings()) : null;
}

export interface Staging {
  words: Promise<unknown>; // what goes before the picture
  lay(scene: Table): void; // shows it what there is to see
  use(table: Table): void; // from now on this is the table
  flat(flat: boolean): void; // the plan is seen, or the scene
  failed(): void;
}

export class Stage {
  readonly plan: Plan;
  private scene: Table | null = null;
  private seen = false; // the scene has been drawn once
  private left = false;
  private used: Table | null = null;
  private letGo: () => void;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly staging: Staging,
  ) {
    this.plan = new Plan(canvas);
    this.letGo = grip(canvas, this.plan, () => this.used === this.plan);
    this.use(this.plan);
    canvas.addEventListener("webglcontextlost", this.lost);
    canvas.addEventListener("webglcontextrestored", this.found);
    this.open().catch(() => staging.failed());
  }

  private use(table: Table): void {
    this.staging.use((this.used = table));
  }

  private async open(): Promise<void> {
    const scene = await openScene(this.canvas, this.staging.words);
    if (this.left || !scene) return scene?.dispose();
    this.scene = scene;
    this.staging.lay(scene);
    await scene.opened;
    this.seen = true;
    this.found();
  }

  // The browser may take the picture away at any time; then the plan is there again.
  private lost = (): void => {
    if (this.left) return;
    this.use(this.plan);
    this.staging.flat(true);
  };

  private found = (): void => {
    if (this.left || !this.scene || !this.seen) return;
    this.plan.skip();
    this.use(this.scene);
    // It is drawn once more as it is used now, before anybody sees it.
    requestAnimationFrame(() => requestAnimationFrame(() => this.used === this.scene && this.staging.flat(false)));
  };

  resize(): void {
    this.plan.resize();
    this.scene?.resize();
  }

  close(): void {
    this.left = true;
    this.letGo();
    this.canvas.removeEventListener("webglcontextlost", this.lost);
    this.canvas.removeEventListener("webglcontextrestored", this.found);
    this.plan.dispose();
    this.scene?.dispose();
  }
}
