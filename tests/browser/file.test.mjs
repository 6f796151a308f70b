// Battles that leave the program and come back: kept as a file, dropped on the page, begun again, shared as a picture.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { token } from "./play.mjs";
import { check, openPage, same, withServer } from "./stage.mjs";

// A battle that two computers have fought to its end.
async function fought(server, begin = { rules: "merlin-simple", seed: 4 }) {
  const { token: key } = await server.api("games", {
    ...begin,
    seats: ["quick", "quick"],
  });
  for (let tries = 0; tries < 600; ++tries) {
    const game = await server.api(`games/${key}`);
    if (game.over) return game;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("the battle does not end");
}

async function drop(page, name, text) {
  const files = await page.evaluateHandle(
    ([name, text]) => {
      const all = new DataTransfer();
      all.items.add(new File([text], name, { type: "application/json" }));
      return all;
    },
    [name, text],
  );
  await page.dispatchEvent("body", "dragover", { dataTransfer: files });
  await page.waitForSelector(".drop");
  await page.dispatchEvent("body", "drop", { dataTransfer: files });
}

const tests = {};

tests[
  "a battle kept as a file is watched again when it is dropped on the page"
] = (browser) =>
  withServer(async (server) => {
    const game = await fought(server);
    const page = await openPage(
      browser,
      `${server.address}/#/game/${game.token}`,
      { flat: true },
    );
    await page.waitForSelector(".verdict");
    const [kept] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Keep as a file" }).click(),
    ]);
    check(
      /^[\p{L}\p{N}-]+\.fyrd\.json$/u.test(kept.suggestedFilename()),
      `the file is called ${kept.suggestedFilename()}`,
    );
    const text = readFileSync(await kept.path(), "utf8");
    same(
      text,
      JSON.stringify(await server.api(`games/${game.token}/record`)),
      "the file and the server's record",
    );

    await page.goto(`${server.address}/#/`);
    await page.waitForSelector(".cards li");
    await drop(page, "shopping.json", "milk, bread");
    await page.getByRole("alert").waitFor();
    check(page.url().endsWith("#/"), "a file without a battle opens one");
    await page.goto(`${server.address}/#/game/${game.token}`);
    await page.waitForSelector(".verdict");
    await drop(page, "evening.json", text); // from wherever one is
    await page.waitForURL((url) => url.hash.startsWith("#/replay/"));
    check(token(page) !== game.token, "the dropped battle is the old one");
    await page.waitForFunction(
      (last) =>
        document.querySelector("input[type=range]")?.max === String(last),
      game.inputs,
    );
    same(
      (await server.api(`games/${token(page)}`)).keep,
      true,
      "only to look at",
    );
    same(
      await page.getByText("Written by Fyrd").count(),
      0,
      "what it says of a record of its own",
    );
    await page.goto(`${server.address}/#/`);
    await page.waitForSelector(".cards li");
    await drop(
      page,
      "older.json",
      JSON.stringify({ ...JSON.parse(text), fyrd: "9.8" }),
    );
    await page
      .getByText("Written by Fyrd 9.8, another version than this.")
      .waitFor();
    same(page.troubles.join("\n"), "", "errors of the page");
  });

tests["play again begins the same battle with other dice"] = (browser) =>
  withServer(async (server) => {
    const { token: key } = await fought(server, {
      rules: "nottingham",
      scenario: "skirmish",
      seed: 5,
      options: {},
    });
    const page = await openPage(browser, `${server.address}/#/game/${key}`, {
      flat: true,
    });
    await page.getByRole("button", { name: "Play again" }).click();
    await page.waitForURL(
      (url) => url.hash.startsWith("#/game/") && !url.hash.endsWith(key),
    );
    const [before, after] = await Promise.all(
      [key, token(page)].map((one) => server.api(`games/${one}`)),
    );
    for (const part of ["title", "rules", "scenario", "undo"])
      same(after[part], before[part], part);
    same(
      JSON.stringify(after.sides.map(({ id, seat }) => [id, seat])),
      JSON.stringify(before.sides.map(({ id, seat }) => [id, seat])),
      "the seats",
    );
    const seeds = await Promise.all(
      [key, token(page)].map(
        async (one) => (await server.api(`games/${one}/record`)).setup.seed,
      ),
    );
    check(seeds[0] !== seeds[1], "the same dice again");
    await page.waitForSelector(".verdict", { state: "detached" });
    same(page.troubles.join("\n"), "", "errors of the page");
  });

tests["the picture of a link leads to the open seat"] = (browser) =>
  withServer(async (server) => {
    const game = await server.api("games", {
      rules: "merlin-simple",
      seats: ["person", "open"],
    });
    const page = await openPage(browser, server.address, {
      flat: true,
      deviceScaleFactor: 2,
    });
    // As with --listen; the only address that is sure to be there is this computer's own.
    await page.route("**/api/hello", async (route) => {
      const reply = await route.fetch();
      await route.fulfill({
        response: reply,
        json: { ...(await reply.json()), listening: [server.address] },
      });
    });
    await page.goto(`${server.address}/#/game/${game.token}`);
    await page.waitForSelector("dialog li"); // it is there by itself: the dice wait for the guest
    const seat = page.locator("dialog li").first();
    const link = await seat.getByRole("textbox").inputValue();
    same(link, `${server.address}/#/game/${game.sides[1].token}`, "the link");
    const picture = join(server.folder, "code.png");
    await page.waitForFunction(
      () => document.querySelector("dialog li img")?.naturalWidth > 0,
    );
    writeFileSync(
      picture,
      await seat.getByRole("img", { name: /Picture of the link/ }).screenshot(),
    );
    same(
      execFileSync("zbarimg", ["--quiet", "--raw", picture], {
        encoding: "utf8",
        stdio: "pipe",
      }).trim(),
      link,
      "what the picture says",
    );

    const guest = await openPage(browser, link);
    await guest.getByRole("button", { name: "Take the seat" }).click();
    await guest.waitForSelector(".strip h2");
    await page.waitForFunction(
      (name) => document.querySelector("dialog li")?.textContent.includes(name),
      "at the table",
    );
    same(
      (await server.api(`games/${token(guest)}`)).role,
      "seat",
      "who opens the link",
    );
  });

export default tests;
