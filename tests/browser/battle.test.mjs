// Whole battles through the page, from its first screen to the end.
import {
  asked,
  begin,
  drawn,
  givePicture,
  playOn,
  takePicture,
  token,
} from "./play.mjs";
import { check, openPage, rulesets, same, withServer } from "./stage.mjs";

async function endsAsRecorded(page, server) {
  await page.waitForSelector("dialog .verdict, [role=dialog] .verdict");
  const told = await page.textContent(".verdict");
  const { result, inputs } = await server.api(`games/${token(page)}/record`);
  const game = await server.api(`games/${token(page)}`);
  check(game.over, "the page says it is over, the server does not");
  check(
    told.includes(game.result.verdict),
    `the page says "${told}", the server "${game.result.verdict}"`,
  );
  same(
    JSON.stringify(game.result),
    JSON.stringify({ winner: result.winner, verdict: game.result.verdict }),
    "the winner",
  );
  same(game.inputs, inputs.length, "inputs of game and record");
  same(page.troubles.join("\n"), "", "errors of the page");
}

const tests = {};

// Not the longest battles of their rules.
const short = {
  "merlin-better": { place: "Bridge" },
  nottingham: { place: "Gingerbread", turns: 6 },
  newcastle: { place: "Hedge and Rough" },
  darkages: { place: "Rescue" },
};

// Drawing without a graphics card takes most of the time: as many inputs are played in three dimensions, all others on the plan.
const drawnInputs = 8;

async function shorten(page, server, rules) {
  const { place, turns } = short[rules] ?? {};
  if (place) await page.getByRole("button", { name: place }).click();
  if (!turns) return;
  const { options } = await server.api(`catalog/${rules}`);
  await page.locator("summary").first().click();
  const field = page.getByLabel(
    options.find((one) => one.key === "turns").name,
  );
  await field.fill(String(turns));
  await field.press("Tab");
}

for (const rules of rulesets) {
  tests[`a whole battle of ${rules} against the quick player`] = (browser) =>
    withServer(async (server) => {
      const page = await openPage(browser, server.address, {
        viewport: { width: 960, height: 600 },
      });
      if (rules !== "merlin-simple")
        await page.click(`a[href$="/new/${rules}"]`);
      await shorten(page, server, rules);
      await begin(page);
      const { inputs } = await asked(page);
      await drawn(page, rules);
      await playOn(page, { until: inputs + drawnInputs });
      await takePicture(page);
      await playOn(page);
      await endsAsRecorded(page, server);
      await page.keyboard.press("Escape"); // to the field
      await givePicture(page);
      await drawn(page, `${rules} at its end`);
    });
}

export default tests;
