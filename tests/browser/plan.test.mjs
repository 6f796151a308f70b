// The plan that is there before the picture, and instead of it.
import { availableParallelism, loadavg } from "node:os";
import {
  asked,
  duel,
  givePicture,
  playOn,
  takePicture,
  token,
} from "./play.mjs";
import { check, openPage, same, withServer } from "./stage.mjs";

const picture = (page, kind) => page.waitForSelector(`[data-picture=${kind}]`);
const named = (page, name) =>
  page.locator("main.table > svg text", { hasText: new RegExp(`^${name}$`) });
async function spot(page, name) {
  const box = await named(page, name).boundingBox();
  return [box.x + box.width / 2, box.y - 6]; // on the base, above his name
}

const tests = {};

tests["question and plan are there within two seconds of opening the address"] =
  (browser) =>
    withServer(async (server) => {
      const game = await server.api("games", {
        rules: "merlin-simple",
        seats: ["person", "quick"],
      });
      const busy = Math.max(1, loadavg()[0] / availableParallelism()); // others at work take their share of the time
      let best = Infinity;
      for (let tries = 0; tries < 3 && best > 2000 * busy; ++tries) {
        const page = await openPage(
          browser,
          `${server.address}/#/game/${game.token}`,
        );
        const seen = await page.waitForFunction(
          () =>
            document.querySelector(".choices button") &&
            document.querySelector("main.table > svg text") && {
              at: performance.now(),
              picture: document.querySelector("main.table").dataset.picture,
            },
          null,
          { polling: 10 },
        );
        const { at, picture } = await seen.jsonValue();
        same(picture, "plan", "what is seen first");
        best = Math.min(best, at);
        await page.context().close();
      }
      check(best <= 2000 * busy, `they took ${Math.round(best)} ms`);
    });

tests[
  "somebody is moved on the plan where nothing is drawn in three dimensions"
] = (browser) =>
  withServer(async (server) => {
    const game = await server.api("games", duel);
    const page = await openPage(
      browser,
      `${server.address}/#/game/${game.token}`,
      { flat: true },
    );
    for (;;) {
      const { inputs } = await asked(page);
      if (
        await page
          .locator(".choices button", { hasText: /Done moving/ })
          .count()
      )
        break;
      await playOn(page, { until: inputs + 1 });
    }
    const { inputs } = await asked(page);
    await page.mouse.click(...(await spot(page, "Alan")));
    const [x, y] = await spot(page, "Alan"),
      [other] = await spot(page, "Hugh");
    const inch = (x - other) / 14; // they stand fourteen inches apart
    await page.mouse.move(x, y - 5 * inch);
    await page.mouse.click(x, y - 5 * inch);
    await page.waitForSelector(".does button.main:not([disabled])");
    await page.mouse.click(x, y - 5 * inch); // press once to try, once more to do it
    await page.waitForFunction(
      (n) => Number(document.querySelector(".strip")?.dataset.inputs) > n,
      inputs,
    );
    const done = (await server.api(`games/${token(page)}/record`)).inputs[
      inputs
    ];
    const { verb, figure, path } = done.choice ?? done;
    same(
      JSON.stringify([verb, figure]),
      JSON.stringify(["move", "alan"]),
      "what was ordered",
    );
    check(
      Math.hypot(path.at(-1)[0] - 22, path.at(-1)[1] - 13) < 0.7,
      `he went to ${path.at(-1)}, not to 22, 13`,
    );

    const before = await spot(page, "Hugh");
    await page.mouse.move(400, 300);
    await page.mouse.wheel(0, -400); // nearer
    await page.waitForFunction((left) => {
      const hugh = [...document.querySelectorAll("main.table > svg text")].find(
        (one) => one.textContent === "Hugh",
      );
      return !hugh || Math.abs(hugh.getBoundingClientRect().x - left) > 10;
    }, before[0]);
    same(page.troubles.join("\n"), "", "errors of the page");
  });

tests[
  "a picture that the browser takes away gives way to the plan, and comes back"
] = (browser) =>
  withServer(async (server) => {
    const game = await server.api("games", duel);
    const page = await openPage(
      browser,
      `${server.address}/#/game/${game.token}`,
    );
    await picture(page, "scene");
    const before = await asked(page);
    await takePicture(page);
    await named(page, "Hugh").waitFor();
    const after = await playOn(page, { until: before.inputs + 2 });
    check(after.inputs > before.inputs, "the battle goes on");
    await givePicture(page);
    await page.waitForFunction(
      () => document.querySelectorAll("main.table > div span").length > 2,
    );
    same(page.troubles.join("\n"), "", "errors of the page");
  });

export const alone = true; // what is seen first, and when
export default tests;
