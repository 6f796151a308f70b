// Hands on the table in every game: an enemy pressed, people carried from the list, several sent together.
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

// On the base of somebody on the plan, just above his name.
async function spot(page, name) {
  const text = page
    .locator("main.table svg text", { hasText: new RegExp(`^${name}$`) })
    .first();
  const box = await text.boundingBox({ timeout: 5000 });
  return [box.x + box.width / 2, box.y - 4];
}

const may = (page) =>
  page.evaluate(() => [
    ...new Set(
      [
        ...document.querySelectorAll(
          "aside.left li button.may .name, aside.left button.asked .name",
        ),
      ].map((one) => one.firstChild.textContent.trim()),
    ),
  ]);
const shown = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main.table svg text")].map(
      (one) => one.textContent,
    ),
  );
const theirs = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("aside.left section")]
      .slice(1)
      .flatMap((side) => [...side.querySelectorAll("button:not(.off) .name")])
      .map((one) => one.firstChild.textContent.trim()),
  );

// Everybody is set up with one press, where that is asked.
async function setUp(page) {
  const all = page.getByRole("button", { name: /Set everybody up/ });
  for (let n = 0; n < 3; ++n) {
    const now = await asked(page);
    if (await all.count()) {
      await all.click();
      await page.waitForFunction(
        () =>
          document.querySelector(".strip")?.dataset.asked === "decision" &&
          !document
            .querySelector("aside.left")
            .textContent.includes("to be set up"),
        null,
        { polling: 50 },
      );
      return;
    }
    if (!(await page.locator("h1", { hasText: "Before the battle" }).count()))
      return;
    await playOn(page, { until: now.inputs + 1 });
  }
}

const line = (page, name) =>
  page.locator("aside.left li button", { hasText: name }).first();

// What each kind of hand does: how somebody is pressed, and what was tried is done.
const hands = {
  pointer: {
    screen: { viewport: { width: 1440, height: 900 } },
    press: async (page, name) => page.mouse.click(...(await spot(page, name))),
    commit: async (page, name) => page.mouse.click(...(await spot(page, name))),
  },
  touch: {
    screen: {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    },
    press: async (page, name) =>
      page.touchscreen.tap(...(await spot(page, name))),
    commit: (page) => page.locator(".does button.main").tap(),
  },
  keyboard: {
    screen: { viewport: { width: 1440, height: 900 } },
    press: async (page, name) => {
      await line(page, name).focus();
      await page.keyboard.press("Enter");
    },
    commit: (page) => page.keyboard.press("Enter"),
  },
};

// Those who are seen, with nothing over them.
async function seen(page, names) {
  const out = [];
  for (const name of names) {
    const at = await spot(page, name).catch(() => null);
    const free =
      at &&
      (await page.evaluate(
        ([x, y]) =>
          document.elementFromPoint(x, y) === document.querySelector("canvas"),
        at,
      ));
    if (free) out.push(name);
  }
  return out;
}

// Until somebody of ours who is seen can be sent somewhere; what comes before is answered as advised.
async function untilSomebodyGoes(page, hand) {
  await setUp(page);
  for (let n = 0; n < 60; ++n) {
    const now = await asked(page);
    check(now.asked !== "over", "the battle ended first");
    await page.getByRole("button", { name: "From above" }).click();
    const names = await shown(page);
    const ready = (await may(page)).filter((one) => names.includes(one));
    for (const name of await seen(page, ready)) {
      await hand.press(page, name);
      const reach = await page
        .waitForSelector(
          "main.table svg > g[fill='#ffe6a6'] polygon, .errand",
          {
            state: "attached",
            timeout: 2000,
          },
        )
        .catch(() => null);
      if (reach) return { name, inputs: now.inputs };
      await page.keyboard.press("Escape");
    }
    await playOn(page, { until: now.inputs + 1 });
  }
  throw new Error("nobody can go anywhere");
}

for (const rules of rulesets)
  for (const [kind, hand] of Object.entries(hands))
    tests[`${rules}: an enemy is charged by ${kind}`] = (browser) =>
      withServer(async (server) => {
        const game = await server.api("games", {
          rules,
          seed: 4,
          seats: ["person", "quick"],
        });
        const page = await openPage(
          browser,
          `${server.address}/#/game/${game.token}`,
          { flat: true, ...hand.screen },
        );
        const { inputs } = await untilSomebodyGoes(page, hand);
        const names = await shown(page);
        const foes = (await theirs(page)).filter((one) => names.includes(one));
        const [foe] = await seen(page, foes);
        check(foe, "no enemy is seen");
        await page.waitForTimeout(300);
        await hand.press(page, foe);
        await page.waitForSelector(".does button.main:not([disabled])");
        const card = await page.textContent(".card");
        check(!/Not allowed/.test(card), `refused: ${card}`);
        await hand.commit(page, foe);
        await page.waitForFunction(
          (before) =>
            Number(document.querySelector(".strip")?.dataset.inputs) > before,
          inputs,
        );
        same(page.troubles.join("\n"), "", "errors of the page");
      });

for (const rules of ["nottingham", "stormclouds"])
  tests[`${rules}: people are carried from the list into their zone`] = (
    browser,
  ) =>
    withServer(async (server) => {
      const game = await server.api("games", {
        rules,
        seed: 4,
        seats: ["person", "quick"],
      });
      const page = await openPage(
        browser,
        `${server.address}/#/game/${game.token}`,
        { flat: true, viewport: { width: 1440, height: 900 } },
      );
      const zone = page.locator("main.table svg > g[fill='#ffe6a6'] polygon");
      let now = await asked(page);
      while (!(await zone.count())) {
        await playOn(page, { until: now.inputs + 1 });
        now = await asked(page);
      }
      const area = await zone.first().boundingBox();
      const choices = await page.textContent(".answers");
      check(!/at \d/.test(choices), `coordinates: ${choices}`);
      await accessible(page, "setting up");
      const who = page.locator("aside.left li button[draggable=true]").first();
      await who.dragTo(page.locator("canvas"), {
        targetPosition: await page.evaluate(
          ([x, y]) => {
            const box = document
              .querySelector("canvas")
              .getBoundingClientRect();
            return { x: x - box.left, y: y - box.top };
          },
          [area.x + area.width * 0.4, area.y + area.height / 2],
        ),
      });
      await page.waitForSelector(".does button.main:not([disabled])");
      await page.click(".does button.main");
      await page.waitForFunction(
        (n) => Number(document.querySelector(".strip")?.dataset.inputs) > n,
        now.inputs,
      );
      await asked(page);
      await setUp(page);
      same(page.troubles.join("\n"), "", "errors of the page");
    });

// How often a decision is committed in one turn, all of it done by "everybody forward" where that can be done.
for (const rules of [
  "merlin-better",
  "merlin-realistic",
  "newcastle",
  "darkages",
])
  tests[`${rules}: everybody goes forward together`] = (browser) =>
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
        { flat: true, viewport: { width: 1440, height: 900 } },
      );
      const all = page.getByRole("button", { name: "Everybody together" });
      let now = await asked(page);
      for (let n = 0; n < 30 && !(await all.count()); ++n) {
        await playOn(page, { until: now.inputs + 1 });
        now = await asked(page);
      }
      await all.click();
      await page.getByRole("button", { name: /^Forward, all/ }).click();
      await page.waitForSelector(".does button.main:not([disabled])");
      await accessible(page, "a group");
      const label = await page.textContent(".card .label");
      const many = Number(label.match(/\d+/)?.[0] ?? 1);
      check(many > 1, `only ${label}`);
      await page.click(".does button.main");
      await page.waitForFunction(
        ([before, least]) =>
          Number(document.querySelector(".strip")?.dataset.inputs) >=
          before + least,
        [now.inputs, rules === "newcastle" ? 1 : many], // a line goes as one
      );
      const record = await server
        .api(`games/${token(page)}/record`)
        .catch(() => null);
      if (record && rules !== "newcastle") {
        const went = new Set(
          record.inputs
            .slice(now.inputs)
            .map((one) => (one.choice ?? one).figure)
            .filter(Boolean),
        );
        check(went.size >= 2, `only ${[...went]} went`);
      }
      same(page.troubles.join("\n"), "", "errors of the page");
    });

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
      { flat: true, viewport: { width: 1440, height: 900 } },
    );
    const question = () => page.textContent(".strip h2");
    // Until he has dice to do something with: he is named, does not move, and others do as they like.
    for (let n = 0; !/What does Alan do/.test(await question()); ++n) {
      check(n < 60, `he never acts: ${await question()}`);
      const { inputs } = await asked(page);
      const stay = page.locator(".choices button.plain").first();
      if ((await may(page)).includes("Alan") && !(await stay.count()))
        await line(page, "Alan").click();
      else if (await stay.count()) await stay.click();
      else await page.keyboard.press("a");
      const ready = page.locator(".does button.main:not([disabled])");
      await ready.waitFor({ timeout: 400 }).catch(() => {});
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
      { flat: true, viewport: { width: 1440, height: 900 } },
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
