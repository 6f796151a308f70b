// Replays every golden record in the WebAssembly module: the same inputs must lead to the same hashes there.
//
//   node tests/wasm/replay.mjs build/wasm/fyrd.wasm
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { load } from "../../src/wasm/fyrd.mjs";

const records = new URL("../golden/records/", import.meta.url);
const module = await WebAssembly.compile(
  readFileSync(process.argv[2] ?? "build/wasm/fyrd.wasm"),
);
let passed = 0;
let failed = 0;

function check(name, problem) {
  if (problem) console.log(`failed: ${name}: ${problem}`);
  problem ? ++failed : ++passed;
}

async function replay(file) {
  const text = readFileSync(new URL(file, records), "utf8");
  const engine = await load(module);
  // The record goes in as it was written: JavaScript's numbers would round a 64-bit seed.
  const reply = JSON.parse(
    engine.line(`{"id":1,"do":"load","record":${text},"verify":true}`),
  );
  if (!reply.ok) return JSON.stringify(reply.error ?? reply);
  // The engine has compared all checkpoints. A finished game stands at the last of them.
  const { checkpoints, result } = JSON.parse(text);
  const last = checkpoints.at(-1);
  if (result && reply.ok.hash !== last)
    return `hash ${reply.ok.hash}, recorded ${last}`;
}

const hello = (await load(module)).request({ id: 1, do: "hello" });
check("hello", hello.ok ? undefined : JSON.stringify(hello));

const files = (existsSync(records) ? readdirSync(records) : [])
  .filter((name) => name.endsWith(".json"))
  .sort();
if (files.length === 0) check("records", "there are none");
for (const file of files)
  check(file, await replay(file).catch((error) => String(error)));

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
