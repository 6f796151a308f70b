// Words over the picture. They stay where they belong, and the less important ones step back where two would overlap.
import type { PerspectiveCamera } from "three";
import { Vector3 } from "three";

export interface Label {
  key: string;
  text: string;
  at: Vector3;
  kind: "name" | "place" | "trail" | "line" | "wrong";
  weight: number; // the heavier ones are kept
}

interface Shown {
  el: HTMLElement;
  label: Label;
  width: number;
  at: string; // where it was put, or nowhere
}

const gap = 2;
const high = 16;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

// Where the words of a place may stand, the best first: a name below its figure, a little lower, or beside it; all of it within
// the picture.
export function spots(label: Pick<Label, "kind">, w: number, x: number, y: number, width = Infinity): Box[] {
  if (label.kind !== "name") return [{ x: x - w / 2, y: y - high - 6, w, h: 22 }];
  return [
    [x - w / 2, y + 1],
    [x - w / 2, y + high + 2],
    [x + 10, y - high / 2],
    [x - w - 10, y - high / 2],
    [x - w / 2, y + 2 * high + 3],
  ].map(([left, top]) => ({ x: Math.max(gap, Math.min(left!, width - w - gap)), y: top!, w, h: high }));
}

export const free = (all: readonly Box[], taken: readonly Box[]): Box | null =>
  all.find((one) =>
    taken.every(
      (t) =>
        one.x >= t.x + t.w + gap ||
        t.x >= one.x + one.w + gap ||
        one.y >= t.y + t.h + gap ||
        t.y >= one.y + one.h + gap,
    ),
  ) ?? null;

// Light words with a dark edge can be read on grass, straw and snow alike.
const halo =
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
    [0, 1],
    [0, -1],
    [1, 0],
    [-1, 0],
  ]
    .map(([x, y]) => `${x}px ${y}px 1px #1d140b`)
    .join(", ") + ", 0 0 5px rgba(20,12,4,0.8)";

export class Labels {
  private layer = document.createElement("div");
  private shown = new Map<string, Shown>();
  private dark = false;
  private frame = ""; // where the layer lies

  constructor(private canvas: HTMLCanvasElement) {
    this.layer.setAttribute("aria-hidden", "true");
    Object.assign(this.layer.style, {
      position: "absolute",
      overflow: "hidden",
      pointerEvents: "none",
      contain: "strict",
    });
    canvas.after(this.layer); // beneath whatever the page lays over the table
  }

  night(dark: boolean): void {
    this.dark = dark;
    for (const s of this.shown.values()) this.dress(s.el, s.label);
  }

  private dress(el: HTMLElement, label: Label): void {
    const paper = this.dark ? "rgba(28,22,16,0.86)" : "rgba(250,243,226,0.92)";
    const ink = this.dark ? "#f3e8cf" : "#2b1d10";
    const boxed = label.kind === "trail" || label.kind === "line" || label.kind === "wrong";
    Object.assign(el.style, {
      position: "absolute",
      left: "0",
      top: "0",
      whiteSpace: "nowrap",
      willChange: "transform",
      borderRadius: "3px",
      padding: boxed ? "2px 7px" : "0 3px",
      font: boxed
        ? `700 14px/18px "Atkinson Hyperlegible", sans-serif`
        : `${label.kind === "name" ? 600 : 500} 13px/15px "Alegreya Variable", Alegreya, Georgia, serif`,
      background: boxed ? paper : "none",
      color: boxed ? (label.kind === "wrong" ? (this.dark ? "#ff9c8f" : "#9c1f1f") : ink) : "#fff6de",
      textShadow: boxed ? "none" : halo,
      boxShadow: boxed ? "0 1px 3px rgba(20,12,4,0.35)" : "none",
    });
  }

  // Lays out all labels for how the camera looks now.
  set(labels: readonly Label[], camera: PerspectiveCamera): void {
    const { clientWidth: width, clientHeight: height, offsetLeft, offsetTop } = this.canvas;
    const frame = `${offsetLeft} ${offsetTop} ${width} ${height}`;
    if (frame !== this.frame)
      Object.assign(this.layer.style, {
        left: `${offsetLeft}px`,
        top: `${offsetTop}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
    this.frame = frame;
    const wanted = new Set(labels.map((l) => l.key));
    for (const [key, s] of this.shown) if (!wanted.has(key)) (s.el.remove(), this.shown.delete(key));
    const taken: Box[] = [];
    const p = new Vector3();
    for (const label of [...labels].sort((a, b) => b.weight - a.weight)) {
      p.copy(label.at).project(camera);
      let s = this.shown.get(label.key);
      const outside = p.z > 1 || Math.abs(p.x) > 1.05 || Math.abs(p.y) > 1.05;
      if (!s) {
        if (outside) continue;
        const el = document.createElement("span");
        this.dress(el, label);
        el.textContent = label.text;
        this.layer.append(el);
        this.shown.set(label.key, (s = { el, label, width: el.offsetWidth, at: "?" }));
      } else if (s.label.text !== label.text || s.label.kind !== label.kind) {
        s.el.textContent = label.text;
        this.dress(s.el, label);
        s.width = s.el.offsetWidth;
      }
      s.label = label;
      const place = outside
        ? null
        : free(spots(label, s.width, ((p.x + 1) / 2) * width, ((1 - p.y) / 2) * height, width), taken);
      const hidden = place === null;
      if (place) taken.push(place);
      const at = !place ? "" : `translate(${place.x.toFixed(1)}px, ${place.y.toFixed(1)}px)`;
      if (at === s.at) continue; // every write costs
      if (!at !== !s.at || s.at === "?") s.el.style.visibility = hidden ? "hidden" : "visible";
      if (at) s.el.style.transform = at;
      s.at = at;
    }
  }

  dispose(): void {
    this.layer.remove();
  }
}
