// How much the machine can draw: 2 all, 1 fewer pixels, 0 neither shadows nor ink, for machines that draw without a
// graphics card.
export type Level = 0 | 1 | 2;

let found: Level | null | undefined; // null: it draws nothing in three dimensions

export const canDraw = (): boolean => (found === undefined ? (found = tried()) : found) !== null;

export function chooseQuality(wish: "auto" | "high" | "low"): Level {
  if (wish !== "auto") return wish === "high" ? 2 : 0;
  return canDraw() ? found! : 0;
}

function tried(): Level | null {
  const gl = document.createElement("canvas").getContext("webgl2");
  if (!gl) return null;
  const info = gl.getExtension("WEBGL_debug_renderer_info");
  const name = info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : "";
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return /swiftshader|llvmpipe|software|basic render/i.test(name) ? 0 : 2;
}

const beat = 20; // milliseconds, in which a frame of sixty in a second is there
const many = 30; // frames that are judged together
const missed = 6; // of them: fewer than fifty in a second

// Watches frames that follow each other and gives up a level when there are not sixty of them in a second.
export class Pace {
  private before = 0;
  private seen = 0;
  private late = 0;

  constructor(public level: Level) {}

  frame(now: number, more: boolean): void {
    const took = this.before ? now - this.before : 0;
    this.before = more ? now : 0;
    if (!took || took > 1000) return; // nobody looked
    this.late += took > beat ? 1 : 0;
    if (++this.seen < many) return;
    if (this.late >= missed && this.level > 0) --this.level;
    this.seen = this.late = 0;
  }
}

// Pixels drawn for one of the window. Words are not drawn by the scene and stay sharp. Where the edges are not smoothed
// by the card, the finest picture has more pixels than the window, which smooths them.
export const pixelsFor = (level: Level, smoothed: boolean): number => {
  const own = globalThis.devicePixelRatio || 1;
  return level === 0 ? 0.75 : Math.min(level > 1 ? 2 : 1.25, level > 1 && !smoothed ? Math.max(1.5, own) : own);
};
