// What is going on: the strip of every ruleset, orders that stay to be seen and changed, a friend who comes by a link.
import { hands } from "./by.mjs";
import { asked } from "./play.mjs";
import {
  accessible,
  check,
  openPage,
  rulesets,
  same,
  withServer,
} from "./stage.mjs";

const shields = {
  rules: "darkages",
  seats: ["person", "quick"],
  scenario: {
    name: "Skirmish",
    table: [80, 80],
    sides: [{ zone: [0, 0, 80, 20] }, { zone: [0, 60, 80, 80], facing: 180 }],
  },
  sides: [
    {
      id: "red",
      name: "Red",
      figures: [
        { name: "Alan", profile: "archer", at: [20, 20] },
        { name: "Rob", profile: "jarl", at: [40, 20] },
        { name: "Tom", profile: "warrior", at: [60, 20] },
      ],
    },
    {
      id: "blue",
      name: "Blue",
      figures: [{ name: "Odo", profile: "warrior", at: [40, 60] }],
    },
  ],
};

const tests = {};

for (const rules of rulesets) {
  tests[`the course of a turn is told, ${rules}`] = (browser) =>
    withServer(async (server) => {
      const game = await server.api("games", {
        rules,
        seats: ["person", "quick"],
      });
      const page = await openPage(
        browser,
        `${server.address}/#/game/${game.token}`,
        { flat: true },
      );
      await asked(page);
      const parts = await page.locator(".course .parts li").allTextContents();
      check(parts.length > 1, `${rules} tells no parts of a turn`);
      same(
        await page.locator('.course .parts [aria-current="step"]').count(),
        1,
        "parts we are in",
      );
      await page.click(".course > button");
      check(
        (await page.locator(".course .told").textContent()).includes("To win:"),
        "nothing is said of winning",
      );
      await accessible(page, `the course of ${rules}`);
      await page.keyboard.press("Escape");
      same(
        await page.locator(".course .told").count(),
        0,
        "the course after Escape",
      );
      same(page.troubles.join("\n"), "", "troubles");
    });
}

for (const [kind, hand] of Object.entries(hands))
  tests[`a written order stays in sight and is changed by ${kind}`] = (
    browser,
  ) =>
    withServer(async (server) => {
      const game = await server.api("games", shields);
      const page = await openPage(
        browser,
        `${server.address}/#/game/${game.token}`,
        { flat: true, ...hand.screen },
      );
      const order = async (name, label) => {
        await asked(page);
        await hand.choose(page, name);
        await hand.press(
          page,
          page.locator(".choices button", { hasText: label }).first(),
        );
        const written = `.left li button:has-text("${name}") .ordered`;
        const ready = ".does button.main:not([disabled])";
        await page.waitForSelector(`${ready}, ${written}`, {
          state: "attached",
        });
        if (await page.locator(ready).count())
          await hand.press(page, page.locator(ready));
        await page.waitForSelector(written, { state: "attached" });
      };
      await order("Alan", "Crouches");
      await order("Rob", "Odo");
      const ordered = () => page.locator(".left .ordered").allTextContents();
      same((await ordered()).length, 2, "orders in the list");
      check(
        (await ordered()).some((text) => text.includes("crouches")),
        "Alan's order is not told",
      );
      check(
        (await page.locator("svg polygon[fill='#ffd970']").count()) === 1,
        "no arrow on the plan for Rob",
      );
      await accessible(page, "with orders written");
      await hand.choose(page, "Alan");
      await page.waitForFunction(
        () => document.querySelectorAll(".left .ordered").length === 1,
      );
      check((await ordered())[0].includes("Odo"), "Rob has lost his order");
      await order("Alan", "Odo");
      same((await ordered()).length, 2, "orders after the change");
      same(page.troubles.join("\n"), "", "troubles");
    });

tests[
  "who comes by a link on a phone is told his side, and the host that he came"
] = (browser) =>
  withServer(async (server) => {
    const game = await server.api("games", {
      rules: "merlin-simple",
      seats: ["person", "open"],
    });
    const host = await openPage(
      browser,
      `${server.address}/#/game/${game.token}`,
      { flat: true },
    );
    await host.waitForSelector("dialog li");
    const link = game.sides[1].token;
    const guest = await openPage(browser, `${server.address}/#/game/${link}`, {
      flat: true,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await guest.getByRole("button", { name: "Take the seat" }).click();
    await guest.waitForFunction(
      (name) => document.body.textContent.includes(`You lead ${name}`),
      game.sides[1].name,
    );
    await host.waitForFunction(
      (name) =>
        document.body.textContent.includes(
          `${name}: the player is at the table`,
        ),
      game.sides[1].name,
    );
    await accessible(guest, "the guest's phone");
    // His own edge of the table is the one before him.
    const heights = (who) =>
      guest.evaluate(
        (names) =>
          [...document.querySelectorAll("main.table svg text")]
            .filter((one) => names.includes(one.textContent))
            .map((one) => one.getBoundingClientRect().y),
        who,
      );
    const people = await host.evaluate(() =>
      [...document.querySelectorAll(".left ul")].map((side) =>
        [...side.querySelectorAll(".name")].map(
          (one) => one.firstChild.textContent,
        ),
      ),
    );
    const [theirs, his] = await Promise.all(people.map(heights));
    check(
      his.length > 0 && theirs.length > 0,
      `${his.length} and ${theirs.length} names`,
    );
    check(
      Math.min(...his) > Math.max(...theirs),
      "his people stand at the far edge",
    );
    for (const page of [host, guest])
      same(page.troubles.join("\n"), "", "troubles");
  });

export default tests;
