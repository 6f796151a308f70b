// Runs the tests of the page: node tests/browser/run.mjs [words of a test's name]. Two at a time, each in a browser of its own,
// as much of a test is waiting; those of files that export `alone`, for which time matters, one after the other in the end.
// The last line is "N passed, N failed".
import { readdirSync } from "node:fs";
import { openBrowser } from "./stage.mjs";

const wanted = process.argv[2];
const together = [],
  alone = [];
for (const file of readdirSync(new URL(".", import.meta.url))
  .filter((name) => name.endsWith(".test.mjs"))
  .sort()) {
  const all = await import(`./${file}`);
  for (const [name, run] of Object.entries(all.default))
    if (!wanted || name.includes(wanted))
      (all.alone ? alone : together).push({ name, run });
}

let passed = 0,
  failed = 0;

async function work(tests) {
  if (!tests.length) return;
  const browser = await openBrowser();
  for (let test; (test = tests.shift());) {
    const { name, run } = test;
    const began = Date.now();
    try {
      await run(browser);
      ++passed;
      console.log(
        `ok      ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`,
      );
    } catch (error) {
      ++failed;
      console.log(`FAILED  ${name}\n${error.stack}`);
    }
    for (const context of browser.contexts()) await context.close();
  }
  await browser.close();
}

await Promise.all([work(together), work(together)]);
await work(alone);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
