// Up onto roofs and down from them, by hand (NOT-060, NOT-061).
import { asked, playOn, token } from "./play.mjs";
import { check, openPage, same, withServer } from "./stage.mjs";

// Alan stands at the wall of a house without doors; everybody else is far away.
const yard = {
  rules: "nottingham",
  seed: 3,
  seats: ["person", "quick"],
  scenario: {
    name: "Yard",
    table: [30, 30],
    sides: [
      { zone: [0, 0, 30, 8], facing: 0 },
      { zone: [0, 26, 30, 30], facing: 180 },
    ],
    buildings: [{ id: "h", name: "the house", at: [12, 10], size: [6, 5] }],
  },
  sides: [
    {
      id: "reds",
      name: "The Reds",
      preset: true,
      heroes: [
        { name: "Alan", class: "outlaw", leader: true, at: [15, 9.55] },
        { name: "Hob", class: "outlaw", at: [4, 4] },
      ],
    },
    {
      id: "blues",
      name: "The Blues",
      preset: true,
      heroes: [{ name: "Odo", class: "knight", leader: true, at: [26, 28] }],
    },
  ],
};

const named = (page, name) =>
  page.locator("main.table > svg text", { hasText: new RegExp(`^${name}$`) });
async function spot(page, name) {
  const box = await named(page, name).boundingBox();
  return [box.x + box.width / 2, box.y - 6]; // on the base, above his name
}
// Until Alan may act, by the choices that say so: he stays where he is, and all else is done as advised.
async function untilAlanActs(page) {
  for (;;) {
    const now = await asked(page);
    if (await page.locator(".choices button", { hasText: /Climb to/ }).count())
      return now;
    const stays = page.locator(".choices button", { hasText: /Stay/ });
    if (await stays.count()) {
      await stays.click();
      await page.waitForFunction(
        (n) => Number(document.querySelector(".strip")?.dataset.inputs) > n,
        now.inputs,
      );
    } else await playOn(page, { until: now.inputs + 1 });
  }
}

const tests = {};

tests["a click on a roof climbs onto it"] = (browser) =>
  withServer(async (server) => {
    const game = await server.api("games", yard);
    const page = await openPage(
      browser,
      `${server.address}/#/game/${game.token}`,
      { flat: true },
    );
    const { inputs } = await untilAlanActs(page);
    await page.getByRole("button", { name: "From above" }).click();
    const [x, y] = await spot(page, "Alan"),
      [other, low] = await spot(page, "Hob");
    const inch = Math.hypot(x - other, y - low) / Math.hypot(11, 5.55);
    const roof = [x, y - 1.2 * inch];
    await page.mouse.move(...roof);
    await page.mouse.click(...roof);
    await page.waitForSelector(".does button.main:not([disabled])");
    await page.click(".does button.main");
    await page.waitForFunction(
      (n) => Number(document.querySelector(".strip")?.dataset.inputs) > n,
      inputs,
    );
    const done = (await server.api(`games/${token(page)}/record`)).inputs[
      inputs
    ];
    const { verb, path } = done.choice ?? done;
    same(verb, "climb", "what was ordered");
    check(path.at(-1)[1] > 10, `he climbs to ${path.at(-1)}, which is no roof`);
    same(page.troubles.join("\n"), "", "errors of the page");
  });

export default tests;
