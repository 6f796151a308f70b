// Pictures to be looked at, of every game when it begins, in its middle and at its end, on three screens, by day and by night:
// node tests/browser/pictures.mjs FOLDER [rules]
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { asked, stagesOf } from "./play.mjs";
import { openBrowser, openPage, rulesets, withServer } from "./stage.mjs";

const [folder, only] = process.argv.slice(2);
if (!folder) throw new Error("Into which folder?");
mkdirSync(folder, { recursive: true });
const screens = [
  [1440, 900],
  [1024, 768],
  [390, 844],
];

// In the middle somebody is given orders, as advised.
async function busy(page) {
  await page.keyboard.press("a");
  await page
    .waitForSelector(".card .label", { timeout: 10_000 })
    .catch(() => {});
  await page.waitForTimeout(500);
}

const browser = await openBrowser();
for (const rules of rulesets.filter((one) => !only || one === only))
  await withServer(async (server) => {
    const games = await stagesOf(server, rules);
    for (const [stage, { token }] of Object.entries(games))
      for (const [width, height] of screens) {
        const small = width < 900;
        const page = await openPage(
          browser,
          `${server.address}/#/game/${token}`,
          {
            viewport: { width, height },
            colorScheme: "light",
            hasTouch: small,
            isMobile: small,
          },
        );
        await page.waitForSelector("[data-picture=scene]");
        await asked(page);
        if (stage === "middle") await busy(page);
        if (stage === "end") await page.waitForSelector("dialog .verdict");
        for (const colorScheme of ["light", "dark"]) {
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          await page.waitForTimeout(1500); // the picture at its best
          const name = `${rules} ${width} ${stage} ${colorScheme}.png`;
          await page.screenshot({ path: join(folder, name) });
        }
        for (const trouble of page.troubles)
          console.log(`${rules}, ${stage}, ${width}: ${trouble}`);
        await page.context().close();
      }
    console.log(rules);
  });
await browser.close();
