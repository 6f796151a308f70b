// Runs the tests of the page: node tests/browser/run.mjs [words of a test's name]. The last line is "N passed, N failed".
import { readdirSync } from "node:fs";
import { openBrowser } from "./stage.mjs";

const wanted = process.argv[2];
const tests = [];
for (const file of readdirSync(new URL(".", import.meta.url))
  .filter((name) => name.endsWith(".test.mjs"))
  .sort()) {
  const all = await import(`./${file}`);
  for (const [name, run] of Object.entries(all.default))
    if (!wanted || name.includes(wanted)) tests.push({ name, run });
}

let passed = 0,
  failed = 0;
const browser = await openBrowser();
for (const { name, run } of tests) {
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
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
