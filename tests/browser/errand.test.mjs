// What is said at once: whom, with how many dice, where to and what then; and things of the table that are pressed themselves.
import { desktop, setUp } from "./by.mjs";
import { asked, token } from "./play.mjs";
import { accessible, check, openPage, same, withServer } from "./stage.mjs";

const tests = {};

// Alan before the closed door of a hut, and nobody near.
const hut = {
  rules: "nottingham",
  seed: 3,
  seats: ["person", "quick"],
  scenario: {
    name: "Hut",
    table: [36, 36],
    sides: [{ zone: [0, 0, 36, 8] }, { zone: [0, 28, 36, 36], facing: 180 }],
    buildings: [
      {
        id: "hut",
        name: "the hut",
        at: [15, 12],
        size: [6, 5],
        doors: [{ wall: "south", at: 3, state: "closed", name: "the door" }],
        windows: [{ wall: "south", at: 1, state: "closed" }],
      },
    ],
  },
  sides: ["Alan", "Odo"].map((name, side) => ({
    id: name.toLowerCase(),
    name: `The band of ${name}`,
    preset: true,
    heroes: [
      {
        name,
        class: "outlaw",
        leader: true,
        initiative: 3,
        melee: 3,
        ranged: 3,
        at: side ? [4, 33] : [18, 11.2],
      },
    ],
  })),
};

tests["a door is pressed, and what can be done with it is offered"] = (
  browser,
) =>
  withServer(async (server) => {
    const game = await server.api("games", hut);
    const page = await openPage(
      browser,
      `${server.address}/#/game/${game.token}`,
      { flat: true, ...desktop },
    );
    const question = () => page.textContent(".strip h2");
    // Until he has dice to do something with: he is named, does not move, and others do as they like.
    for (let n = 0; !/What does Alan do/.test(await question()); ++n) {
      check(n < 60, `he never acts: ${await question()}`);
      const { inputs } = await asked(page);
      const stay = page.locator(".choices button.plain").first();
      const named = page.locator("aside.left li button.may .name", {
        hasText: "Alan",
      });
      if ((await named.count()) && !(await stay.count())) await named.click();
      else if (await stay.count()) await stay.click();
      else await page.keyboard.press("a");
      const ready = page.locator(".does button.main:not([disabled])");
      await ready.waitFor({ timeout: 1500 }).catch(() => {});
      if (await ready.count()) await ready.click();
      await page
        .waitForFunction(
          (before) =>
            Number(document.querySelector(".strip")?.dataset.inputs) > before,
          inputs,
          { timeout: 2000 },
        )
        .catch(() => {});
    }
    await page.getByRole("button", { name: "From above" }).click();
    await page.waitForTimeout(200);
    const before = await page.locator(".choices button").count();
    const door = await page.evaluate(() => {
      // Corners of the table on the screen, as the plan is drawn.
      const svg = document.querySelector("main.table svg");
      const at = new DOMPoint(18, 36 - 12).matrixTransform(svg.getScreenCTM());
      return [at.x, at.y];
    });
    await page.mouse.click(...door);
    await page.waitForSelector(".does button.main:not([disabled])");
    check(
      /Open the door/.test(await page.textContent(".card .label")),
      "the door is not what is tried",
    );
    const offered = await page.locator(".choices button").allTextContents();
    check(
      offered.length < before && offered.every((one) => /door/.test(one)),
      `offered: ${offered}`,
    );
    await page.mouse.click(...door);
    await page.waitForFunction(() =>
      /Alan opens a door/.test(document.body.textContent),
    );
    same(page.troubles.join("\n"), "", "errors of the page");
  });

tests["nottingham: whom, dice, where to and what are one decision"] = (
  browser,
) =>
  withServer(async (server) => {
    const game = await server.api("games", {
      rules: "nottingham",
      seed: 4,
      seats: ["person", "quick"],
    });
    const page = await openPage(
      browser,
      `${server.address}/#/game/${game.token}`,
      { flat: true, ...desktop },
    );
    await setUp(page);
    let commits = 0;
    for (; commits < 12; ++commits) {
      const now = await asked(page);
      if (
        now.asked !== "decision" ||
        !(await page.locator("aside.left li button.may").count())
      )
        break;
      await page
        .locator("aside.left li button.may:not(:has(.done))")
        .first()
        .click();
      await page.waitForSelector(".errand [role=group] button");
      await page.keyboard.press("2");
      await page.waitForSelector(".errand button[aria-pressed=true]");
      await accessible(page, "the panel");
      const run = page.locator(".errand button", { hasText: /^Run/ });
      await run.waitFor();
      await run.click();
      const table = await page.locator("canvas").boundingBox();
      await page.mouse.click(
        table.x + table.width / 2,
        table.y + table.height / 2,
      );
      await page.waitForSelector(".errand p button");
      await page.keyboard.press("Enter");
      await page.waitForFunction(
        (n) => Number(document.querySelector(".strip")?.dataset.inputs) > n,
        now.inputs,
      );
      await asked(page);
      if (await page.locator("aside.left section:first-of-type .done").count())
        break;
    }
    // What he does then is on its way.
    const ran = async () => {
      const { inputs } = await server.api(`games/${token(page)}/record`);
      return inputs.some((one) => (one.choice ?? one).verb === "run");
    };
    for (let n = 0; n < 100 && !(await ran()); ++n)
      await page.waitForTimeout(100);
    check(await ran(), "nobody has run");
    check(commits < 12, "twelve contests, and none won");
    same(page.troubles.join("\n"), "", "errors of the page");
  });

export default tests;
