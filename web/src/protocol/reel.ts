// A whole battle from its first picture on.
import type { Frame, Frames, View } from "./types";

interface Asks {
  ask<T>(request: string, keys?: Record<string, unknown>): Promise<T>;
}

export interface Reel {
  start: View;
  frames: Frame[]; // without the first picture
}

export async function allFrames(link: Asks): Promise<Reel> {
  const start = await link.ask<View>("view", { inputs: 0, events: 0 });
  const frames: Frame[] = [];
  for (let from = 0, more = true; more;) {
    const news = await link.ask<Frames>("frames", { from });
    for (const frame of news.frames) if (frame.inputs > from) frames.push(frame);
    from = frames.at(-1)?.inputs ?? from;
    more = news.more && news.frames.length > 0;
  }
  return { start, frames };
}
