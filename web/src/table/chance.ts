// Chance that is the same every time: where a tree stands askew must not change from one look to the next.
export type Chance = () => number;

export function chanceOf(text: string): Chance {
  let h = 2166136261;
  for (let i = 0; i < text.length; ++i) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822519);
    h = Math.imul(h ^ (h >>> 13), 3266489917);
    h ^= h >>> 16;
    return (h >>> 0) / 4294967296;
  };
}

export const pick = <T>(from: readonly T[], chance: Chance): T =>
  from[Math.floor(chance() * from.length) % from.length]!;
