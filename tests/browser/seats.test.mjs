// Who leads, while a battle goes on: a friend is invited, the computer takes over, somebody gives up.
import { asked, decideByKeys, playOn, token } from "./play.mjs";
import { accessible, check, openPage, same, withServer } from "./stage.mjs";

const tests = {};

async function opened(browser, server, rules, until) {
  const game = await server.api("games", {
    rules,
    seed: 4,
    seats: ["person", "quick"],
  });
  const page = await openPage(
    browser,
    `${server.address}/#/game/${game.token}`,
    { flat: true },
  );
  await playOn(page, { until });
  return { game, page };
}

async function fromMenu(page, name) {
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name }).click();
  await page.waitForSelector("dialog");
  await accessible(page, name);
}

async function change(page, side, seat) {
  const before = token(page);
  await fromMenu(page, "Change who leads, or invite a friend");
  await page.locator("dialog select").nth(side).selectOption({ label: seat });
  await page.getByRole("button", { name: "Go on so" }).click();
  await page.waitForFunction((old) => !location.hash.includes(old), before);
  return before;
}

tests[
  "a friend is invited into a running battle, and takes the seat on a phone"
] = (browser) =>
  withServer(async (server) => {
    const { page } = await opened(browser, server, "merlin-simple", 8);
    const { inputs } = await asked(page);
    const before = await change(page, 1, "Somebody with a link");
    await page.waitForSelector("dialog input[readonly]");
    same(
      (await fetch(`${server.address}/api/games/${before}`)).status,
      404,
      "the battle so far, beside the one that goes on",
    );
    const info = await server.api(`games/${token(page)}`);
    check(
      info.inputs >= inputs,
      `it goes on from ${info.inputs}, not ${inputs}`,
    );
    const guest = await openPage(
      browser,
      `${server.address}/#/game/${info.sides[1].token}`,
      {
        flat: true,
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    );
    await guest.getByRole("button", { name: "Take the seat" }).tap();
    await guest.waitForFunction(
      (name) => document.body.textContent.includes(`You lead ${name}`),
      info.sides[1].name,
    );
    await page.keyboard.press("Escape");
    for (let i = 0; i < 10; ++i) {
      const now = (await server.api(`games/${token(page)}`)).inputs;
      for (const one of [page, guest])
        await one.waitForFunction(
          (n) => Number(document.querySelector(".strip")?.dataset.inputs) === n,
          now,
        );
      const turn =
        (await page.getAttribute(".strip", "data-asked")) === "decision"
          ? page
          : guest;
      await decideByKeys(turn, (await asked(turn)).inputs);
    }
    for (const one of [page, guest])
      same(one.troubles.join("\n"), "", "errors of a page");
  });

tests["a seat is handed to the computer, and the battle ends by itself"] = (
  browser,
) =>
  withServer(async (server) => {
    const { page } = await opened(browser, server, "merlin-simple", 6);
    await change(page, 0, "The computer");
    await page.waitForFunction(
      () => document.querySelector(".strip")?.dataset.asked === "over",
      null,
      { timeout: 120_000 },
    );
    same(page.troubles.join("\n"), "", "errors of the page");
  });

tests["who gives up can watch the battle and play on from it"] = (browser) =>
  withServer(async (server) => {
    const { game, page } = await opened(browser, server, "merlin-simple", 6);
    await fromMenu(page, "Give up");
    await page.getByRole("button", { name: "Break it off" }).click();
    await page.waitForSelector("input[type=range]");
    check((await server.api(`games/${game.token}`)).keep, "it goes on");
    await page.goto(`${server.address}/#/`);
    await page.getByText(/Broken off in turn \d/).waitFor();
    await page.goto(`${server.address}/#/replay/${game.token}`);
    await page.getByRole("button", { name: "Play on from here" }).click();
    await page.getByRole("button", { name: "Play on", exact: true }).click();
    await page.waitForSelector(".strip");
    await asked(page);
    same(page.troubles.join("\n"), "", "errors of the page");
  });

export default tests;
