// What can happen, said before it is done: beside the pointer, beside a choice, on a sheet, over the ground, and on paper.
import { asked, playOn } from "./play.mjs";
import { accessible, check, openPage, same, withServer } from "./stage.mjs";

// Two against two; the Boar moves, and its archer has the Watch before him.
const duel = {
  rules: "merlin-simple",
  dice: "manual",
  seats: ["person", "person"],
  scenario: {
    name: "Duel",
    table: [30, 30],
    sides: [{ zone: [5, 1, 25, 9] }, { zone: [5, 20, 25, 29], facing: 180 }],
  },
  sides: [
    {
      id: "boar",
      name: "The Boar",
      figures: [
        { name: "Hugh", profile: "spearman", at: [8, 8] },
        { name: "Alan", profile: "longbowman", at: [22, 8] },
      ],
    },
    {
      id: "watch",
      name: "The Watch",
      figures: [
        { name: "Odo", profile: "crossbowman", at: [8, 24] },
        { name: "Milo", profile: "sergeant", at: [22, 24] },
      ],
    },
  ],
};

async function opened(browser, server, settings = { flat: true }) {
  const game = await server.api("games", duel);
  const page = await openPage(
    browser,
    `${server.address}/#/game/${game.token}`,
    settings,
  );
  for (const face of [6, 1]) {
    await asked(page);
    await page
      .locator(".dice .face")
      .nth(face - 1)
      .click();
  }
  await page.waitForSelector(".choices button");
  return { page, game };
}

async function done(page, label) {
  const { inputs } = await asked(page);
  await page.locator(".choices button", { hasText: label }).click();
  if (await page.isEnabled(".does button.main"))
    await page.click(".does button.main");
  await page.waitForFunction(
    (n) => Number(document.querySelector(".strip")?.dataset.inputs) > n,
    inputs,
  );
  await asked(page);
}

// The engine's own word, over a WebSocket of our own.
const engine = (page, { token }, request) =>
  page.evaluate(
    ([token, request]) =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(`ws://${location.host}/ws/${token}`);
        socket.onopen = () =>
          socket.send(JSON.stringify({ id: 1, ...request }));
        socket.onerror = reject;
        socket.onmessage = ({ data }) => {
          const reply = JSON.parse(data);
          if (reply.push) return;
          socket.close();
          resolve(reply.ok ?? reply);
        };
      }),
    [token, request],
  );

const textOf = (page, selector, once) =>
  page
    .waitForSelector(`${selector} ${once}`)
    .then(() => page.textContent(selector)); // once chances are there

const tests = {};

tests[
  "exact chances beside the pointer, a focused choice and on a sheet are the engine's"
] = (browser) =>
  withServer(async (server) => {
    const { page, game } = await opened(browser, server);
    await done(page, "Done moving");
    const said = await engine(page, game, {
      do: "odds",
      choice: { verb: "shoot", figure: "alan", target: "milo" },
      others: "best",
    });
    const { decimal } = said.figures
      .find((one) => one.figure === "milo")
      .ends.find((end) => end.condition === "out");

    const falls = `Milo falls ${Math.round(decimal * 100)} %`;
    const fate = "p:has(> b:text-is('Milo'))";
    await page.locator(".choices button", { hasText: "Milo" }).focus();
    const beside = await textOf(page, ".card.passing", fate);
    check(beside.includes(falls), `beside the choice: ${beside}`);
    const heard = await page
      .locator("main.table > p.unseen[aria-live=polite]")
      .textContent();
    check(
      heard.includes("Milo: ") && heard.includes(" %"),
      `for those who hear it: ${heard}`,
    );
    await page
      .locator(".choices button", { hasText: "Milo" })
      .evaluate((button) => button.blur());
    await page.waitForSelector(".card.passing", { state: "detached" });

    await page
      .locator(".left button", {
        has: page.locator(".name", { hasText: "Alan" }),
      })
      .click(); // he is given orders
    const name = await page
      .locator("main.table > svg text", { hasText: /^Milo$/ })
      .boundingBox();
    await page.mouse.move(name.x + name.width / 2, name.y - 6);
    check(
      (await textOf(page, ".card.passing", fate)).includes(falls),
      "beside the pointer",
    );
    await page.mouse.move(5, 5);

    await page.locator(".choices button", { hasText: "Milo" }).click();
    check(
      (await textOf(page, ".card", fate)).includes(falls),
      "of what is being tried",
    );
    await page.keyboard.press("o");
    const sheet = await textOf(page, "dialog", "li small");
    for (const outcome of said.outcomes)
      check(
        sheet.includes(outcome.fraction),
        `the sheet has no ${outcome.fraction}: ${sheet}`,
      );
    await accessible(page, "what can happen");
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog", { state: "detached" });
    same(
      (await server.api(`games/${game.token}`)).inputs,
      3,
      "inputs after all this looking",
    );
    same(page.troubles.join("\n"), "", "errors of the page");
  });

tests[
  "the field of odds shades where somebody can go, on the plan and in three dimensions"
] = (browser) =>
  withServer(async (server) => {
    const { page, game } = await opened(browser, server, {});
    await page.waitForSelector("[data-picture=scene]");
    await page
      .locator(".left button", {
        has: page.locator(".name", { hasText: "Alan" }),
      })
      .click();
    const before = await page.locator("canvas").screenshot();
    await page.keyboard.press("f");
    const note = page.locator(".note", { hasText: "How likely Alan is" });
    await note.waitFor();
    await page.getByLabel("What the field shows").selectOption("milo");
    await page.waitForFunction(() =>
      /hurt Milo from there: .*% to .*%/.test(
        document.querySelector(".notes")?.textContent ?? "",
      ),
    );
    await page.waitForTimeout(400); // a picture at its best
    check(
      Buffer.compare(before, await page.locator("canvas").screenshot()) !== 0,
      "nothing is seen of the field",
    );
    same(
      await page
        .getByRole("button", { name: "Field of odds" })
        .getAttribute("aria-pressed"),
      "true",
      "the button",
    );

    const choice = { verb: "move", figure: "alan", path: [[22, 9]] };
    const places = [];
    for (let from = 0; from !== undefined;) {
      const piece = await engine(page, game, {
        do: "field",
        choice,
        target: "milo",
        others: "best",
        from,
      });
      places.push(...piece.places);
      from = piece.next;
    }
    const told = await note.textContent();
    check(
      told.includes(
        `${Math.round(Math.max(...places.map((one) => one.hurt)) * 100)} %`,
      ),
      `the note says ${told}`,
    );
    await page.keyboard.press("f");
    await note.waitFor({ state: "detached" });
    same(page.troubles.join("\n"), "", "errors of the page");
    await page.context().close();

    const flat = await openPage(
      browser,
      `${server.address}/#/game/${game.token}`,
      { flat: true },
    );
    await asked(flat);
    await flat
      .locator(".left button", {
        has: flat.locator(".name", { hasText: "Alan" }),
      })
      .click();
    await flat.getByRole("button", { name: "Field of odds" }).click();
    await flat.getByLabel("What the field shows").selectOption("milo");
    const squares = await flat.waitForFunction(() =>
      [...document.querySelectorAll("main.table > svg .shade")]
        .map((one) => one.getAttribute("d"))
        .join(""),
    );
    same(
      (await squares.jsonValue()).split("M").length - 1,
      places.filter((one) => one.hurt > 0).length,
      "squares on the plan",
    );
    const name = await flat
      .locator("main.table > svg text", { hasText: /^Alan$/ })
      .boundingBox();
    await flat.mouse.move(name.x + name.width / 2, name.y - 60);
    await flat.waitForFunction(() =>
      /Here .*%/.test(
        document.querySelector(".card.passing")?.textContent ?? "",
      ),
    );
  });

tests["cards, quick reference and table to set up are printed from the page"] =
  (browser) =>
    withServer(async (server) => {
      const page = await openPage(
        browser,
        `${server.address}/#/new/nottingham`,
        { flat: true },
      );
      const paper = async (name) => {
        const [tab] = await Promise.all([
          page.context().waitForEvent("page"),
          page.getByRole("link", { name }).click(),
        ]);
        await tab.waitForLoadState();
        const pages = await tab.locator(".page").count();
        return { tab, pages, text: await tab.locator("body").innerText() };
      };
      const cards = await paper(/Print: cards/);
      check(
        cards.pages >= 1 && /Brogan/.test(cards.text),
        `cards: ${cards.pages} pages, ${cards.text.slice(0, 80)}`,
      );
      const reference = await paper(/Print: quick reference/);
      same(reference.pages, 2, "pages of the quick reference");
      const table = await paper(/Print: table/);
      check(table.pages >= 1 && /″/.test(table.text), "the table to set up");

      await page.getByRole("button", { name: "Begin the battle" }).click();
      await playOn(page, { until: 2 });
      await page.getByRole("button", { name: "More" }).click();
      const now = await paper(/Print: cards as they are now/);
      check(/Brogan/.test(now.text), "cards of the battle");
      for (const { tab } of [cards, reference, table, now])
        check(
          !/"error"/.test(await tab.content()),
          "an error instead of paper",
        );
      same(page.troubles.join("\n"), "", "errors of the page");
    });

export default tests;
