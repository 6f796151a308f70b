// Fingers on the table, and what everybody sets to his own liking.
import { asked, duel, playOn, token } from "./play.mjs";
import { check, openPage, same, withServer } from "./stage.mjs";

const phone = {
  viewport: { width: 820, height: 760 },
  hasTouch: true,
  isMobile: true,
};

// Fingers as the browser itself reports them: lists of [x, y], one list for each moment. None waits until the page has heard of the
// one before: a finger is as quick on a page that is slow.
async function fingers(page, moments, { hold = 0 } = {}) {
  const devices = await page.context().newCDPSession(page);
  const points = (places) => places.map(([x, y], id) => ({ x, y, id }));
  const heard = [];
  const touch = (type, places) =>
    heard.push(
      devices.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: points(places),
      }),
    );
  touch("touchStart", moments[0]);
  await page.waitForTimeout(hold);
  for (const places of moments.slice(1)) touch("touchMove", places);
  touch("touchEnd", []);
  await Promise.all(heard);
  await devices.detach();
}

const named = (page, name) =>
  page.locator("main.table > div span", { hasText: new RegExp(`^${name}$`) });
// On his base, above his name, once the picture stands still.
async function spot(page, name) {
  for (let last = ""; ;) {
    const box = await named(page, name).boundingBox();
    if (JSON.stringify(box) === last) return [box.x + box.width / 2, box.y - 8];
    last = JSON.stringify(box);
    await page.waitForTimeout(100);
  }
}
const apart = ([a, b], [c, d]) => Math.hypot(a - c, b - d);

async function untilSomebodyMoves(page) {
  for (;;) {
    const now = await asked(page);
    if (
      await page.locator(".choices button", { hasText: /Done moving/ }).count()
    )
      return now;
    await playOn(page, { until: now.inputs + 1 });
  }
}

const tests = {};

tests["two fingers bring the table nearer"] = (browser) =>
  withServer(async (server) => {
    const game = await server.api("games", duel);
    const page = await openPage(
      browser,
      `${server.address}/#/game/${game.token}`,
      phone,
    );
    const { inputs } = await untilSomebodyMoves(page);
    await page.waitForSelector("[data-picture=scene]");
    await page.getByRole("button", { name: "From above" }).tap(); // so that both stay in the picture
    await named(page, "Alan").waitFor();
    const table = await page.locator("canvas").boundingBox();
    const middle = [table.x + table.width / 2, table.y + table.height / 2];
    const before = apart(await spot(page, "Alan"), await spot(page, "Hugh"));
    const span = (d) => [
      [middle[0] - d, middle[1]],
      [middle[0] + d, middle[1]],
    ];
    await fingers(page, [40, 50, 60, 70, 80].map(span));
    // The picture follows as soon as it can be drawn.
    let after = before;
    for (let n = 0; n < 40 && after <= before * 1.4; ++n) {
      await page.waitForTimeout(250);
      after = apart(await spot(page, "Alan"), await spot(page, "Hugh"));
    }
    check(
      after > before * 1.4,
      `they were ${before} pixels apart and are ${after}`,
    );
    same((await asked(page)).inputs, inputs, "inputs after a pinch");
    check(await page.isDisabled(".does button.main"), "a pinch gives no order");
    same(page.troubles.join("\n"), "", "errors of the page");
  });

tests[
  "a finger held asks about a figure, lays a corner, and a tap moves him around it"
] = (browser) =>
  withServer(async (server) => {
    const game = await server.api("games", duel);
    const page = await openPage(
      browser,
      `${server.address}/#/game/${game.token}`,
      phone,
    );
    const { inputs } = await untilSomebodyMoves(page);
    await page.waitForSelector("[data-picture=scene]");
    await named(page, "Alan").waitFor();
    await fingers(page, [[await spot(page, "Alan")]], { hold: 700 });
    await page.waitForFunction(() =>
      /Alan/.test(document.querySelector(".card")?.textContent ?? ""),
    );
    same((await asked(page)).inputs, inputs, "inputs after asking about him");

    await fingers(page, [[await spot(page, "Alan")]]); // a tap gives orders to him
    const [x, y] = await spot(page, "Alan");
    const inch = apart(await spot(page, "Alan"), await spot(page, "Hugh")) / 14; // they stand fourteen inches apart
    await fingers(page, [[[x + 3 * inch, y - 7 * inch]]], { hold: 700 });
    await fingers(page, [[[x - 3 * inch, y - 9 * inch]]]);
    await page.waitForSelector(".does button.main:not([disabled])");
    await page.locator(".does button.main").tap();
    await page.waitForFunction(
      (n) => Number(document.querySelector(".strip")?.dataset.inputs) > n,
      inputs,
    );
    const done = (await server.api(`games/${token(page)}/record`)).inputs[
      inputs
    ];
    same(
      JSON.stringify([
        done.choice?.verb ?? done.verb,
        done.choice?.figure ?? done.figure,
      ]),
      JSON.stringify(["move", "alan"]),
      "what was ordered",
    );
    same(
      (done.choice?.path ?? done.path).length,
      2,
      "corners and end of his way",
    );
  });

tests["settings are kept, seen at once, and closed by Escape"] = (browser) =>
  withServer(async (server) => {
    const game = await server.api("games", {
      rules: "merlin-simple",
      seats: ["person", "quick"],
    });
    const page = await openPage(
      browser,
      `${server.address}/#/game/${game.token}`,
      { colorScheme: "light" },
    );
    await asked(page);
    const light = () =>
      page.evaluate(() => document.documentElement.dataset.light);
    const shown = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll("main.table > div span")].filter(
            (one) => one.style.visibility === "visible",
          ).length,
      );
    await page.waitForFunction(
      () => document.querySelectorAll("main.table > div span").length > 3,
    );
    same(await light(), "light", "the light at first");
    check((await shown()) > 3, "no names on the table");
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByLabel("Light").selectOption("dark");
    same(await light(), "dark", "the light chosen");
    await page.getByLabel("Names on the table").uncheck();
    await page.waitForFunction(
      () => document.querySelectorAll("main.table > div span").length === 0,
    );
    await page.getByLabel("Pace of moves and dice").selectOption("0");
    await page.getByLabel("Motion").selectOption("full");
    same(
      await page.evaluate(() => document.documentElement.dataset.motion),
      "full",
      "motion",
    );
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog", { state: "detached" });
    await page.reload();
    await asked(page);
    same(await light(), "dark", "the light after a reload");
    await playOn(page, { until: 6 });
    await page.waitForSelector("[data-picture=scene]");
    await page.waitForFunction(
      () =>
        ![...document.querySelectorAll("main.table > div span")].some(
          (one) => one.style.visibility === "visible",
        ),
    ); // names after a reload
    same(page.troubles.join("\n"), "", "errors of the page");
  });

export const alone = true; // how long a finger rests counts
export default tests;
