// A battle on the page, in the middle: orders, seats, reloads, undo, replays, and every way to give them.
import {
  asked,
  begin,
  decideByKeys,
  decideByPointer,
  drawn,
  playOn,
  token,
} from "./play.mjs";
import { check, openPage, same, withServer } from "./stage.mjs";

const tests = {};

tests["the first screen draws the rulesets, and one press begins"] = (
  browser,
) =>
  withServer(async (server) => {
    const page = await openPage(browser, server.address, { flat: true });
    same(
      await page.locator(".cards li").count(),
      (await server.api("hello")).rulesets.length - 1,
      "rulesets beneath the first",
    );
    await begin(page);
    const { asked: what } = await asked(page);
    same(what, "decision", "what is asked first");
    check(
      (await page.textContent(".strip h2")).length > 10,
      "the question is in words",
    );
  });

tests["an order is one message, and its reply has all that follows"] = (
  browser,
) =>
  withServer(async (server) => {
    const page = await openPage(browser, server.address, { flat: true });
    const sent = [];
    page.on("websocket", (socket) =>
      socket.on("framesent", ({ payload }) =>
        sent.push(JSON.parse(payload).do),
      ),
    );
    await begin(page);
    const { inputs } = await asked(page);
    same(sent[0], "view", "the first message");
    await playOn(page, { until: inputs + 6 });
    const orders = sent.filter((one) => one === "answer").length;
    check(orders > 0, "nothing was ordered");
    check(!sent.includes("options"), "choices were asked for");
    const { length: fetched } = sent.filter((one) => one === "frames");
    console.log(`  ${orders} orders, ${fetched} times news of others`);
  });

tests["four players together: each further one is one press away"] = (
  browser,
) =>
  withServer(async (server) => {
    const page = await openPage(
      browser,
      `${server.address}/#/new/stormclouds`,
      { flat: true },
    );
    const more = page.getByRole("button", { name: "One band more" });
    for (let bands = 2; bands < 5; ++bands) {
      await page.waitForFunction(
        (n) => document.querySelectorAll(".sides li").length === n,
        bands,
      );
      await more.click();
    }
    await more.waitFor({ state: "detached" });
    await begin(page); // not before they can fight
    await asked(page);
    same(await page.locator(".left h2").count(), 5, "sides beside the table");
    await playOn(page, { until: 4 });
    same(page.troubles.join("\n"), "", "errors of the page");
  });

tests["two browsers in two seats, and somebody who watches"] = (browser) =>
  withServer(async (server) => {
    const game = await server.api("games", {
      rules: "merlin-simple",
      seats: ["person", "open"],
    });
    const [host, guest, watcher] = await Promise.all(
      [game.token, game.sides[1].token, game.watch].map((each) =>
        openPage(browser, `${server.address}/#/game/${each}`, { flat: true }),
      ),
    );
    // The host is shown the link and what the dice follow from; the guest sees the same before he throws in his word.
    const commitment = await host.locator("dialog code").textContent();
    same(
      await guest.locator("main code").textContent(),
      commitment,
      "the commitment",
    );
    check(
      (await guest.getByRole("textbox").inputValue()).length > 8,
      "a word is there already",
    );
    await guest.getByRole("textbox").fill("thorn");
    await guest.getByRole("button", { name: "Take the seat" }).click();
    await guest.waitForSelector(".strip");
    same(
      (await server.api(`games/${token(guest)}`)).role,
      "seat",
      "a link of his own",
    );
    await host.getByText("thorn").first().waitFor();
    await host.keyboard.press("Escape");
    for (let i = 0; i < 12; ++i) {
      const inputs = (await server.api(`games/${game.token}`)).inputs;
      await host.waitForFunction(
        (n) => Number(document.querySelector(".strip")?.dataset.inputs) === n,
        inputs,
      );
      await guest.waitForFunction(
        (n) => Number(document.querySelector(".strip")?.dataset.inputs) === n,
        inputs,
      );
      const turn =
        (await host.getAttribute(".strip", "data-asked")) === "decision"
          ? host
          : guest;
      await decideByKeys(turn, (await asked(turn)).inputs);
    }
    const { inputs } = await server.api(`games/${game.token}`);
    check(inputs >= 12, `only ${inputs} inputs`);
    await watcher.waitForFunction(
      (n) => Number(document.querySelector(".strip")?.dataset.inputs) === n,
      inputs,
    );
    same(
      await watcher.locator(".choices button").count(),
      0,
      "choices of somebody who watches",
    );
    for (const page of [host, guest, watcher])
      same(page.troubles.join("\n"), "", "errors of a page");
  });

tests["a battle between two ends with its dice proved"] = (browser) =>
  withServer(async (server) => {
    const game = await server.api("games", {
      rules: "merlin-simple",
      seats: ["quick", "open"],
    });
    const page = await openPage(
      browser,
      `${server.address}/#/game/${game.sides[1].token}`,
      { flat: true },
    );
    await page.getByRole("button", { name: "Take the seat" }).click();
    await asked(page);
    await playOn(page);
    const proved = page.locator("details.proved");
    await proved.waitFor();
    same(await proved.getAttribute("data-finding"), "proved", "the dice");
    await proved.locator("summary").click();
    await page
      .getByText("Your browser has computed each of them again")
      .waitFor();
    same(page.troubles.join("\n"), "", "errors of the page");
  });

tests["a reload in the middle goes on where it was"] = (browser) =>
  withServer(async (server) => {
    const page = await openPage(browser, server.address, { flat: true });
    await begin(page);
    const before = await playOn(page, { until: 6 });
    const question = await page.textContent(".strip h2");
    await page.reload();
    const after = await asked(page);
    same(after.inputs, before.inputs, "inputs after the reload");
    same(
      await page.textContent(".strip h2"),
      question,
      "the question after the reload",
    );
  });

tests[
  "the server killed in the middle loses nothing, and the page goes on by itself"
] = (browser) =>
  withServer(async (server) => {
    const page = await openPage(browser, server.address, { flat: true });
    await begin(page);
    const before = await playOn(page, { until: 8 });
    await server.kill();
    const lost = page.locator(".notes .note", {
      hasText: "connection was lost",
    });
    await lost.waitFor();
    await server.start();
    same(
      (await server.api(`games/${token(page)}`)).inputs,
      before.inputs,
      "inputs in the store",
    );
    await lost.waitFor({ state: "detached" });
    const after = await playOn(page, { until: before.inputs + 4 });
    check(after.inputs > before.inputs, "the battle goes on");
  });

tests["played with the pointer alone"] = (browser) =>
  withServer(async (server) => {
    const page = await openPage(browser, server.address, { flat: true });
    await begin(page);
    const { inputs } = await playOn(page, {
      until: 25,
      decide: decideByPointer,
    });
    check(inputs >= 25, `only ${inputs} inputs`);
  });

tests["played with the keyboard alone, from the first screen"] = (browser) =>
  withServer(async (server) => {
    const page = await openPage(browser, server.address, { flat: true });
    await page.waitForSelector(".cards li");
    for (let presses = 0; presses < 20; ++presses) {
      await page.keyboard.press("Tab");
      if (
        await page.evaluate(() =>
          /^Begin/.test(document.activeElement?.textContent?.trim() ?? ""),
        )
      )
        break;
    }
    await page.keyboard.press("Enter");
    const { inputs } = await playOn(page, { until: 15 });
    check(inputs >= 15, `only ${inputs} inputs`);
  });

tests["dice typed in"] = (browser) =>
  withServer(async (server) => {
    const game = await server.api("games", {
      rules: "merlin-simple",
      dice: "manual",
      seats: ["person", "quick"],
    });
    const page = await openPage(
      browser,
      `${server.address}/#/game/${game.token}`,
      { flat: true },
    );
    same((await asked(page)).asked, "roll", "what is asked first");
    const { inputs } = await playOn(page, { until: 12 });
    check(inputs >= 12, `only ${inputs} inputs`);
  });

tests[
  "a place out of reach is as far as may be, with what is in the way of more, and nothing is done yet"
] = (browser) =>
  withServer(async (server) => {
    const page = await openPage(browser, server.address, { flat: true });
    await begin(page);
    for (;;) {
      // until somebody may be moved
      const now = await asked(page);
      if (
        (await page
          .locator(".choices button", { hasText: /Done moving/ })
          .count()) > 0
      )
        break;
      await playOn(page, { until: now.inputs + 1 });
    }
    const before = await asked(page);
    await page.locator(".left li button").first().click();
    await page.focus("canvas");
    for (let i = 0; i < 60; ++i) await page.keyboard.press("ArrowUp"); // a cursor far across the table
    await page.keyboard.press("Enter");
    await page.waitForFunction(() =>
      /The next best. Not just there: /.test(
        document.querySelector(".card")?.textContent ?? "",
      ),
    );
    check(
      await page.isEnabled(".does button.main"),
      "the next best can be done",
    );
    same(
      (await server.api(`games/${token(page)}`)).inputs,
      before.inputs,
      "inputs while it is only tried",
    );
  });

tests["undo takes back, and the table follows"] = (browser) =>
  withServer(async (server) => {
    const page = await openPage(browser, server.address, { flat: true });
    await begin(page);
    await playOn(page, { until: 6 });
    const before = await asked(page);
    await playOn(page, { until: before.inputs + 1 });
    await page.keyboard.press("z");
    await page.waitForFunction(
      (n) => Number(document.querySelector(".strip")?.dataset.inputs) <= n,
      before.inputs,
    );
    check(
      (await server.api(`games/${token(page)}`)).inputs <= before.inputs,
      "the server took it back",
    );
  });

tests["a replay is scrubbed to any input, and played on from there"] = (
  browser,
) =>
  withServer(async (server) => {
    const game = await server.api("games", {
      rules: "nottingham",
      scenario: "skirmish",
      seats: ["quick", "quick"],
      seed: 5,
    });
    let over;
    for (let tries = 0; tries < 300 && !over?.over; ++tries) {
      over = await server.api(`games/${game.token}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    check(over.over, "two computers end their battle");
    const page = await openPage(
      browser,
      `${server.address}/#/replay/${game.token}`,
    );
    const slider = page.getByRole("slider").first();
    await page.waitForFunction(
      (last) =>
        document.querySelector("input[type=range]")?.max === String(last),
      over.inputs,
    );
    for (const to of [0, Math.floor(over.inputs / 2), over.inputs]) {
      await slider.fill(String(to));
      await page.waitForFunction(
        (n) => document.querySelector("input[type=range]").value === String(n),
        to,
      );
    }
    const third = Math.floor(over.inputs / 3);
    await slider.fill(String(third));
    await drawn(page, "replay");
    await page.getByRole("button", { name: "Play on from here" }).click();
    await page.getByRole("button", { name: "Play on", exact: true }).click();
    await page.waitForURL((url) => url.hash.startsWith("#/game/"));
    const { inputs } = await asked(page);
    check(
      inputs >= third && inputs < over.inputs,
      `plays on from ${inputs}, not from ${third}`,
    );
    await playOn(page, { until: inputs + 1 });
    same(
      (await server.api(`games/${game.token}`)).inputs,
      over.inputs,
      "inputs of the battle it was forked from",
    );
    same(page.troubles.join("\n"), "", "errors of the page");
  });

export default tests;
