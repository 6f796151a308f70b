// Whether the dice of a record follow from its proof, by the browser's own cryptography: docs/dice.md in another language.
// Browsers have that only for pages that came over https or from this computer.
export interface Proof {
  commitment: string;
  secret: string;
  words: (string | null)[];
  throws: number[][]; // input, turn, who, reason, count, dice, sides
}

export interface Proven {
  inputs: { faces?: number[] }[];
  proof?: Proof;
}

export type Finding = "proved" | "unproved" | "otherwise" | "unable";

const text = (value: string) => new TextEncoder().encode(value);
const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (value: ArrayBuffer) => [...new Uint8Array(value)].map((n) => n.toString(16).padStart(2, "0")).join("");

const keyOf = (value: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey("raw", value, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);

// The faces of one throw: numbers of 32 bits, of which those in the last, uneven share are passed over.
async function faces(key: CryptoKey, name: string, dice: number, sides: number): Promise<number[]> {
  const even = Math.floor(2 ** 32 / sides) * sides;
  const out: number[] = [];
  for (let block = 0; out.length < dice; ++block) {
    const view = new DataView(await crypto.subtle.sign("HMAC", key, text(`${name} ${block}`)));
    for (let at = 0; at < 32 && out.length < dice; at += 4) {
      const n = view.getUint32(at);
      if (n < even) out.push((n % sides) + 1);
    }
  }
  return out;
}

// `shown` is the commitment this browser was shown before the first die fell, if it was there.
export async function verify({ inputs, proof }: Proven, shown?: string): Promise<Finding> {
  if (!globalThis.crypto?.subtle) return "unable";
  if (!proof || proof.words.includes(null)) return "unproved";
  if (shown && shown !== proof.commitment) return "otherwise";
  if (hex(await crypto.subtle.digest("SHA-256", bytes(proof.secret))) !== proof.commitment) return "unproved";
  const secret = await keyOf(bytes(proof.secret));
  const key = await keyOf(
    new Uint8Array(await crypto.subtle.sign("HMAC", secret, text(["fyrd words", ...proof.words].join("\n")))),
  );
  const throws = new Map(proof.throws.map(([at, ...rest]) => [at!, rest]));
  const names = new Set<string>();
  for (const [at, input] of inputs.entries()) {
    if (!input.faces) continue;
    const [turn, who, reason, count, dice, sides] = throws.get(at) ?? [];
    const name = `${turn} ${who} ${reason} ${count}`;
    if (!dice || !sides || names.has(name)) return "unproved";
    names.add(name);
    if ((await faces(key, name, dice, sides)).join() !== input.faces.join()) return "unproved";
  }
  return "proved";
}
