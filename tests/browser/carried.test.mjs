// People are set up with every hand: dragged from the list, tapped there and tapped down, or by keys alone.
import { hands, setUp } from "./by.mjs";
import { asked, playOn } from "./play.mjs";
import { accessible, check, openPage, same, withServer } from "./stage.mjs";

const tests = {};

// Somebody of the list, from there into his zone.
const laid = {
  pointer: async (page, [x, y]) => {
    const box = await page.locator("canvas").boundingBox();
    await page
      .locator("aside.left li button[draggable=true]")
      .first()
      .dragTo(page.locator("canvas"), {
        targetPosition: { x: x - box.x, y: y - box.y },
      });
  },
  touch: async (page, place) => byName(page, hands.touch, place),
  keyboard: async (page, place) => byName(page, hands.keyboard, place),
};
async function byName(page, hand, [x, y]) {
  const name = await page
    .locator("aside.left li button[draggable=true] .name")
    .first()
    .evaluate((one) => one.firstChild.textContent.trim());
  await hand.choose(page, name);
  await hand.at(page, x, y);
}

for (const rules of ["nottingham", "stormclouds"])
  for (const [kind, hand] of Object.entries(hands))
    tests[`${rules}: people are carried into their zone by ${kind}`] = (
      browser,
    ) =>
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
        const zone = page.locator("main.table svg > g[fill='#ffe6a6'] polygon");
        let now = await asked(page);
        while (!(await zone.count())) {
          await playOn(page, { until: now.inputs + 1 });
          now = await asked(page);
        }
        const area = await zone.first().boundingBox();
        const choices = await page.textContent(".answers");
        check(!/at \d/.test(choices), `coordinates: ${choices}`);
        await accessible(page, "setting up");
        await laid[kind](page, [
          area.x + area.width * 0.4,
          area.y + area.height / 2,
        ]);
        const ready = page.locator(".does button.main:not([disabled])");
        await ready.waitFor();
        if (kind === "keyboard") await page.keyboard.press("Enter");
        else await hand.press(page, ready);
        await page.waitForFunction(
          (n) => Number(document.querySelector(".strip")?.dataset.inputs) > n,
          now.inputs,
        );
        await asked(page);
        await setUp(page);
        same(page.troubles.join("\n"), "", "errors of the page");
      });

export default tests;
