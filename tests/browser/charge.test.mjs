// An enemy pressed, with every hand in every game: who is given orders goes up to him, strikes him or shoots at him.
import { hands, may, seen, setUp, shown, theirs } from "./by.mjs";
import { asked, playOn } from "./play.mjs";
import { check, openPage, rulesets, same, withServer } from "./stage.mjs";

const tests = {};

// Until somebody of ours who is seen can be sent somewhere; what comes before is answered as advised.
async function untilSomebodyGoes(page, hand) {
  await setUp(page);
  for (let n = 0; n < 60; ++n) {
    const now = await asked(page);
    check(now.asked !== "over", "the battle ended first");
    await page.getByRole("button", { name: "From above" }).click();
    const names = await shown(page);
    const ready = (await may(page)).filter((one) => names.includes(one));
    for (const name of await seen(page, ready)) {
      await hand.aim(page, name);
      const reach = await page
        .waitForSelector(
          "main.table svg > g[fill='#ffe6a6'] polygon, .errand",
          {
            state: "attached",
            timeout: 2000,
          },
        )
        .catch(() => null);
      if (reach) return { name, inputs: now.inputs };
      await page.keyboard.press("Escape");
    }
    await playOn(page, { until: now.inputs + 1 });
  }
  throw new Error("nobody can go anywhere");
}

for (const rules of rulesets)
  for (const [kind, hand] of Object.entries(hands))
    tests[`${rules}: an enemy is charged by ${kind}`] = (browser) =>
      withServer(async (server) => {
        const game = await server.api("games", {
          rules,
          seed: 4,
          seats: ["person", "quick"],
        });
        const page = await openPage(
          browser,
          `${server.address}/#/game/${game.token}`,
          { flat: true, ...hand.screen },
        );
        const { inputs } = await untilSomebodyGoes(page, hand);
        const names = await shown(page);
        const foes = (await theirs(page)).filter((one) => names.includes(one));
        const [foe] = await seen(page, foes);
        check(foe, "no enemy is seen");
        await page.waitForTimeout(300);
        await hand.aim(page, foe);
        await page.waitForSelector(".does button.main:not([disabled])");
        const card = await page.textContent(".card");
        check(!/Not allowed/.test(card), `refused: ${card}`);
        await hand.again(page, foe);
        await page.waitForFunction(
          (before) =>
            Number(document.querySelector(".strip")?.dataset.inputs) > before,
          inputs,
        );
        same(page.troubles.join("\n"), "", "errors of the page");
      });

export default tests;
