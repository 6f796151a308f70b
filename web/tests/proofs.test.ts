// The proof of a record, checked as the page checks it; the same bytes as docs/dice.md, by another library.
import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { verify, type Proven } from "../src/proofs/verify";

const secret = "5ec2e7".padEnd(64, "0");
const words = ["oak", "thorn & bramble", ""];
const mac = (key: Buffer, text: string) => createHmac("sha256", key).update(text).digest();

function fall(name: number[], dice: number, sides: number): number[] {
  const key = mac(Buffer.from(secret, "hex"), ["fyrd words", ...words].join("\n"));
  const even = Math.floor(2 ** 32 / sides) * sides;
  const out: number[] = [];
  for (let block = 0; out.length < dice; ++block) {
    const bytes = mac(key, `${name.join(" ")} ${block}`);
    for (let at = 0; at < 32 && out.length < dice; at += 4)
      if (bytes.readUInt32BE(at) < even) out.push((bytes.readUInt32BE(at) % sides) + 1);
  }
  return out;
}

function record(): Required<Proven> {
  const names = [
    [1, 256, 4_000_000_000, 0, 2, 6],
    [1, 3, 17, 0, 30, 20],
    [2, 3, 17, 1, 1, 3],
  ];
  return {
    inputs: [{}, ...names.map((one) => ({ faces: fall(one.slice(0, 4), one[4]!, one[5]!) }))],
    proof: {
      commitment: createHash("sha256").update(Buffer.from(secret, "hex")).digest("hex"),
      secret,
      words: [...words],
      throws: names.map((one, i) => [i + 1, ...one]),
    },
  };
}

describe("a proof", () => {
  it("holds when every die follows", async () => {
    const fair = record();
    expect(await verify(fair)).toBe("proved");
    expect(await verify(fair, fair.proof.commitment)).toBe("proved");
  });
  it("is of another secret when another commitment was shown", async () => {
    expect(await verify(record(), "ab".repeat(32))).toBe("otherwise");
  });
  it.each<[string, (one: Required<Proven>) => void]>([
    ["a face", (one) => (one.inputs[2]!.faces![29] = (one.inputs[2]!.faces![29]! % 20) + 1)],
    ["a word", (one) => (one.proof.words[1] = "thorn")],
    ["a word that was never thrown in", (one) => (one.proof.words[1] = null)],
    ["the secret", (one) => (one.proof.secret = "00".repeat(32))],
    ["a throw left out", (one) => one.proof.throws.pop()],
    [
      "a key used twice",
      (one) => ((one.proof.throws[2] = [3, ...one.proof.throws[1]!.slice(1)]), (one.inputs[3] = one.inputs[2]!)),
    ],
  ])("does not hold with another %s", async (_, change) => {
    const other = record();
    change(other);
    expect(await verify(other)).toBe("unproved");
  });
});
