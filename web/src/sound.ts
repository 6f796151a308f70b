// Quiet sounds, made on the spot: dice, steps, a bowstring, a blow, a new turn, and a call when somebody is awaited.
import { preferences } from "./settings.svelte";

export type Sound = "roll" | "walk" | "shot" | "blow" | "turn" | "call";

interface Voice {
  noise?: number; // the middle of its band in hertz
  tone?: readonly number[]; // hertz, one after the other
  at: readonly number[]; // when it is struck, in seconds
  last: number; // how long it rings
  loud: number;
}

const voices: Record<Sound, Voice> = {
  roll: { noise: 2600, at: [0, 0.07, 0.16, 0.21, 0.33], last: 0.05, loud: 0.5 },
  walk: { noise: 240, at: [0, 0.16, 0.32], last: 0.09, loud: 0.5 },
  shot: { noise: 900, tone: [196, 147], at: [0, 0.03], last: 0.16, loud: 0.4 },
  blow: { noise: 1500, tone: [880], at: [0, 0.02], last: 0.12, loud: 0.45 },
  turn: { tone: [294, 440], at: [0, 0.22], last: 0.5, loud: 0.25 },
  call: { tone: [440, 587], at: [0, 0.18], last: 0.4, loud: 0.35 },
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

function heard(voice: Voice): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => {});
  const { currentTime: now, destination, sampleRate } = context;
  if (!hiss) {
    hiss = context.createBuffer(1, sampleRate / 2, sampleRate);
    hiss.getChannelData(0).forEach((_, i, all) => (all[i] = Math.random() * 2 - 1));
  }
  for (const [i, after] of voice.at.entries()) {
    const gain = context.createGain();
    const begin = now + after;
    gain.gain.setValueAtTime(voice.loud * preferences.value.volume, begin);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + voice.last);
    gain.connect(destination);
    const ring = (source: AudioScheduledSourceNode): void => {
      source.start(begin);
      source.stop(begin + voice.last);
    };
    if (voice.noise) {
      const source = new AudioBufferSourceNode(context, { buffer: hiss, loop: true });
      source.connect(new BiquadFilterNode(context, { type: "bandpass", frequency: voice.noise, Q: 1.4 })).connect(gain);
      ring(source);
    }
    if (voice.tone) {
      const source = new OscillatorNode(context, { type: "triangle", frequency: voice.tone[i % voice.tone.length]! });
      source.connect(gain);
      ring(source);
    }
  }
}

// Those of one frame, each once: a dozen arrows are one volley.
export function sound(all: Iterable<Sound | undefined>): void {
  if (preferences.value.volume <= 0 || !globalThis.AudioContext) return;
  for (const one of new Set(all)) if (one) heard(voices[one]);
}
