// Several go together, with every hand in every game: everybody forward, each by the rules.
import { hands, setUp } from "./by.mjs";
import { asked, playOn, token } from "./play.mjs";
import {
  accessible,
  check,
  openPage,
  rulesets,
  same,
  withServer,
} from "./stage.mjs";

const tests = {};

// Where the rules say whose turn it is, nobody goes with others.
const together = rulesets.filter((one) => one !== "stormclouds");

for (const rules of together)
  for (const [kind, hand] of Object.entries(hands))
    tests[`${rules}: everybody goes forward together by ${kind}`] = (browser) =>
      withServer(async (server) => {
        const game = await server.api("games", {
          rules,
          seed: 4,
          seats: ["person", "quick"],
          ...(rules === "newcastle" ? { scenario: "hedge-and-rough" } : {}),
        });
        const page = await openPage(
          browser,
          `${server.address}/#/game/${game.token}`,
          { flat: true, ...hand.screen },
        );
        await setUp(page);
        const all = page.getByRole("button", { name: "Everybody together" });
        let now = await asked(page);
        for (let n = 0; n < 30 && !(await all.count()); ++n) {
          await playOn(page, { until: now.inputs + 1 });
          now = await asked(page);
        }
        await hand.press(page, all);
        await hand.press(
          page,
          page.getByRole("button", { name: /^Forward, all/ }),
        );
        const ready = page.locator(".does button.main:not([disabled])");
        await ready.waitFor();
        await accessible(page, "a group");
        const label = await page.textContent(".card .label");
        const many = Number(label.match(/\d+/)?.[0] ?? 1);
        check(many > 1, `only ${label}`);
        await hand.press(page, ready);
        // A line goes as one, and who has to win his dice may not come to it.
        const alone = ["newcastle", "nottingham"];
        const least = alone.includes(rules) ? 1 : 2;
        const went = async () => {
          const { inputs } = await server.api(`games/${token(page)}/record`);
          const all = inputs.slice(now.inputs);
          return all.filter((one) => (one.choice ?? one).path).length;
        };
        for (let n = 0; n < 100 && (await went()) < least; ++n)
          await page.waitForTimeout(100);
        check((await went()) >= least, `only ${await went()} went`);
        same(page.troubles.join("\n"), "", "errors of the page");
      });

export default tests;
