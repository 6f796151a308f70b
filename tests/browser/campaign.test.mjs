// A campaign through the page: begun, fought, settled by hand, with the program killed where it would hurt most.
import { readFileSync } from "node:fs";
import { asked, playOn, token } from "./play.mjs";
import { accessible, check, openPage, same, withServer } from "./stage.mjs";

const tests = {};

// Plays a game to its end as the computer would, from another page.
async function finish(browser, server, game) {
  const page = await openPage(browser, server.address, { flat: true });
  await page.evaluate(async (game) => {
    const socket = new WebSocket(`ws://${location.host}/ws/${game}`);
    const waiting = new Map();
    let id = 0,
      changed = () => {};
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(data);
      if (told.push === "changed") changed();
      waiting.get(told.id)?.(told);
    };
    await new Promise((resolve, reject) =>
      Object.assign(socket, { onopen: resolve, onerror: reject }),
    );
    const ask = (keys) =>
      new Promise((resolve) => {
        waiting.set(++id, resolve);
        socket.send(JSON.stringify({ id, ...keys }));
      });
    for (;;) {
      const news = new Promise((resolve) => {
        changed = resolve;
      });
      const { ok } = await ask({ do: "view" });
      if (ok.over) break;
      if (!ok.pending.some(({ verbs }) => verbs))
        await Promise.race([
          news,
          new Promise((resolve) => setTimeout(resolve, 500)),
        ]);
      else
        await ask({
          do: "answer",
          choice: (await ask({ do: "advise" })).ok.choice,
        });
    }
    socket.close();
  }, game);
  await page.context().close();
}

async function begin(page) {
  await page.getByRole("link", { name: "Begin a campaign" }).click();
  await page.getByLabel("What is it called?").fill("The Sherwood Feud");
  await page.getByLabel("Band 1", { exact: true }).selectOption("brogan");
  await page.getByLabel("Band 2", { exact: true }).selectOption("baldwin");
  await page.getByRole("button", { name: "Begin the campaign" }).click();
  await page
    .getByRole("heading", { level: 1, name: "The Sherwood Feud" })
    .waitFor();
  return page.url().split("/").at(-1);
}

tests[
  "a campaign: a battle, the program killed after the last blow, the aftermath, and the story of it"
] = (browser) =>
  withServer(async (server) => {
    const page = await openPage(browser, server.address, { flat: true });
    const campaign = await begin(page);
    const place = `${server.address}/#/campaign/${campaign}`;
    await accessible(page, "a new campaign");

    await page.getByRole("button", { name: "Fight the first battle" }).click();
    await page.waitForURL(/#\/game\//);
    await asked(page);
    const battle = token(page);
    await page.goto(place);
    await page.getByRole("button", { name: "Go on with battle 1" }).click();
    await asked(page);
    same(token(page), battle, "the battle that is gone on with");
    await finish(browser, server, battle);

    // The last blow has fallen, and nothing is settled yet.
    const back = page.getByRole("link", { name: "Back to the campaign" });
    await back.waitFor();
    await server.kill();
    await server.start();
    const before = await server.api(`campaigns/${campaign}`);
    same(before.bands[0].pending, "aftermath", "what the band has to do");
    await back.click();
    await page.getByRole("button", { name: "Settle the aftermath" }).click();
    await page.waitForURL(/#\/game\//);
    const first = await asked(page);
    same(
      (await server.api(`campaigns/${campaign}`)).bands[1].battles[0].settled,
      true,
      "the computer settles at once",
    );
    await accessible(page, "an aftermath");

    // A decision with the pointer, taken back; then the rest, with the program killed in the middle of it.
    for (
      let now = first, presses = 0;
      now.inputs === first.inputs;
      now = await asked(page)
    ) {
      check(++presses <= 4, "four presses, and nothing is decided");
      await page.click(".choices button.choice");
    }
    await page.keyboard.press("z");
    await page.waitForFunction(
      (n) => Number(document.querySelector(".strip")?.dataset.inputs) <= n,
      first.inputs,
    );
    const some = await playOn(page, { until: first.inputs + 2 });
    await server.kill();
    await server.start();
    same(
      (await server.api(`games/${token(page)}`)).inputs,
      some.inputs,
      "inputs of the aftermath in the store",
    );
    await page.waitForFunction(
      () => !/connection was lost/.test(document.body.textContent),
    );
    const over = await playOn(page);
    same(over.asked, "over", "the aftermath");
    check(
      await page.isDisabled(".does button:has-text('Take back')"),
      "what is settled stays",
    );
    await page.getByRole("button", { name: "Back to the campaign" }).click();

    const next = page.getByRole("button", { name: "Fight battle 2" });
    await next.waitFor();
    const after = await server.api(`campaigns/${campaign}`);
    same(
      after.chain.length,
      3,
      "links of the chain: a battle and two aftermaths",
    );
    same(after.bands[0].battles[0].settled, true, "the band's battle");
    await page
      .getByRole("heading", { level: 3, name: /^1\. Skirmish/ })
      .waitFor();
    same(
      await page
        .locator("[aria-labelledby=careers] tbody tr:not(.gone)")
        .count(),
      after.bands[0].careers.length,
      "careers",
    );
    await accessible(page, "a campaign");

    await server.kill();
    await server.start();
    await page.reload();
    await next.waitFor();
    same(
      JSON.stringify((await server.api(`campaigns/${campaign}`)).bands),
      JSON.stringify(after.bands),
      "the bands after another kill",
    );

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Keep as a file" }).click(),
    ]);
    const file = await download.path();
    same(
      JSON.parse(readFileSync(file, "utf8")).chain.length,
      3,
      "links in the file",
    );
    await page.goto(`${server.address}/#/campaigns`);
    await page.locator("input[type=file]").setInputFiles(file);
    await page.waitForURL(
      (url) =>
        url.hash.startsWith("#/campaign/") && !url.hash.endsWith(campaign),
    );
    await next.waitFor();
    const copy = await server.api(`campaigns/${page.url().split("/").at(-1)}`);
    same(
      JSON.stringify(copy.bands.map(({ band }) => band)),
      JSON.stringify(after.bands.map(({ band }) => band)),
      "the bands from the file",
    );
    same(page.troubles.join("\n"), "", "errors of the page");
  });

tests["campaigns fit narrow and wide screens, by day and night"] = (browser) =>
  withServer(async (server) => {
    const { token: campaign } = await server.api("campaigns", {
      rules: "stormclouds",
      bands: ["hardpads"],
      leaders: ["person"],
      seed: 1,
    });
    const battle = await server.api(`campaigns/${campaign}/battles`, {
      scenario: "ruined-village",
      seats: ["quick", "quick"],
    });
    while (!(await server.api(`games/${battle.token}`)).over)
      await new Promise((resolve) => setTimeout(resolve, 200));
    const aftermath = await server.api(`campaigns/${campaign}/aftermaths`, {
      band: 0,
    });
    for (const [width, height, colorScheme] of [
      [390, 844, "dark"],
      [1024, 768, "light"],
      [1440, 900, "dark"],
    ]) {
      const page = await openPage(browser, server.address, {
        flat: true,
        viewport: { width, height },
        hasTouch: width < 1200,
        colorScheme,
      });
      for (const [where, there] of [
        ["campaigns", ".rules button"],
        [`campaign/${campaign}`, "[aria-labelledby=careers]"],
        [
          `game/${aftermath.token}`,
          ".strip[data-ready=true]:not([data-asked=wait])",
        ],
      ]) {
        await page.goto(`${server.address}/#/${where}`);
        await page.waitForSelector(there);
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        check(over <= 0, `${width} wide, /${where}: ${over} pixels too wide`);
        await accessible(page, `${where}, ${width} wide, ${colorScheme}`);
      }
      same(page.troubles.join("\n"), "", "errors of the page");
      await page.context().close();
    }
    const page = await openPage(
      browser,
      `${server.address}/#/game/${aftermath.token}`,
      { flat: true, viewport: { width: 390, height: 844 }, hasTouch: true },
    );
    await playOn(page);
    await accessible(
      page,
      "an aftermath that is settled, nobody left to press",
    );
  });

export default tests;
