// Playing through the page's own controls.
import { check } from "./stage.mjs";

// Two against two, so far apart that every name is seen.
export const duel = {
  rules: "merlin-simple",
  seed: 7,
  seats: ["person", "quick"],
  scenario: {
    name: "Duel",
    table: [30, 30],
    sides: [{ zone: [5, 1, 25, 9] }, { zone: [5, 24, 25, 29], facing: 180 }],
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
        { name: "Odo", profile: "sergeant", at: [8, 28] },
        { name: "Milo", profile: "sergeant", at: [22, 28] },
      ],
    },
  ],
};

// What the strip asks, once the table has caught up: "decision", "roll" or "over".
export async function asked(page) {
  const strip = await page.waitForFunction(
    () => {
      const { asked, inputs, ready } =
        document.querySelector(".strip")?.dataset ?? {};
      return (
        ready === "true" &&
        asked !== "wait" && { asked, inputs: Number(inputs) }
      );
    },
    null,
    { polling: 30, timeout: 120_000 },
  );
  return strip.jsonValue();
}

async function wentOn(page, inputs) {
  await page.waitForFunction(
    (before) =>
      Number(document.querySelector(".strip")?.dataset.inputs) !== before,
    inputs,
    { polling: 20, timeout: 120_000 },
  );
}

// One decision with three keys: ask the adviser, try his choice, commit it.
export async function decideByKeys(page, inputs) {
  await page.keyboard.press("a");
  await page.waitForFunction(
    () => document.querySelector(".does button.main")?.disabled === false,
    null,
    { polling: 20 },
  );
  await page.keyboard.press("Enter");
  await wentOn(page, inputs);
}

// One decision with the mouse: the first choice of the strip that leads somewhere, as often as it asks again.
export async function decideByPointer(page, inputs) {
  for (let presses = 0; presses < 6; ++presses) {
    if (await page.isEnabled(".does button.main")) {
      await page.click(".does button.main");
      return wentOn(page, inputs);
    }
    await page.click(".choices button.choice");
    // What the rules say of it is there in a moment, unless there is more to choose.
    await page
      .waitForSelector(".does button.main:not([disabled])", { timeout: 400 })
      .catch(() => {});
  }
  throw new Error("six presses, and nothing to commit");
}

// Typed dice: each die by its button.
export async function rollByPointer(page, inputs) {
  const dice = await page.locator(".dice .thrown > *").count(),
    faces = page.locator(".dice .face"),
    sides = await faces.count();
  check(dice > 0 && sides > 1, "no dice to type in");
  for (let die = 0; die < dice; ++die)
    await faces.nth((inputs * 5 + die * 3) % sides).click();
  if (dice > 1) await page.click(".dice button.main");
  await wentOn(page, inputs);
}

// Plays until the battle is over, or so many inputs are in.
export async function playOn(
  page,
  { until = Infinity, decide = decideByKeys } = {},
) {
  for (;;) {
    const now = await asked(page);
    if (now.asked === "over" || now.inputs >= until) return now;
    if (now.asked === "roll") await rollByPointer(page, now.inputs);
    else await decide(page, now.inputs);
  }
}

// Takes the picture in three dimensions away, so that a plan is played on, and gives it back.
export async function takePicture(page) {
  await page.evaluate(() => {
    globalThis.taken = document
      .querySelector("main.table canvas")
      .getContext("webgl2")
      .getExtension("WEBGL_lose_context");
    globalThis.taken.loseContext();
  });
  await page.waitForSelector("[data-picture=plan]");
}
export async function givePicture(page) {
  await page.evaluate(() => globalThis.taken.restoreContext());
  await page.waitForSelector("[data-picture=scene]");
}

export const token = (page) =>
  page.url().match(/#\/(?:game|replay)\/([A-Za-z0-9_-]+)/)?.[1];

export const begin = (page) =>
  page.getByRole("button", { name: /^Begin/ }).click();

// A battle between computers as far as that, led by somebody from there on.
export async function stagesOf(server, rules) {
  const game = await server.api("games", {
    rules,
    seed: 11,
    seats: ["quick", "quick"],
  });
  let { over } = game;
  for (let tries = 0; tries < 1200 && !over; ++tries) {
    await new Promise((later) => setTimeout(later, 100));
    ({ over } = await server.api(`games/${game.token}`));
  }
  check(over, "two computers end their battle");
  const record = await server.api(`games/${game.token}/record`);
  const seats = game.sides.map((_, side) => (side ? "quick" : "person"));
  const at = (inputs) =>
    server.api("games", { record, inputs, seats, undo: "free" });
  return {
    "set-up": await server.api("games", { rules, seed: 11, seats }),
    middle: await at(Math.floor(record.inputs.length * 0.45)),
    end: await at(record.inputs.length),
  };
}

// Canvas pixels: more than one colour in every quarter, and as large as its place.
export async function drawn(page, what) {
  await page.waitForSelector("[data-picture=scene]");
  const picture = await page.locator("canvas").first().screenshot();
  const found = await page.evaluate(async (data) => {
    const image = await createImageBitmap(
      await (await fetch(`data:image/png;base64,${data}`)).blob(),
    );
    const canvas = new OffscreenCanvas(image.width, image.height),
      pen = canvas.getContext("2d");
    pen.drawImage(image, 0, 0);
    const colours = [0, 1, 2, 3].map((quarter) => {
      const { data: pixels } = pen.getImageData(
        ((quarter % 2) * image.width) / 2,
        ((quarter >> 1) * image.height) / 2,
        image.width / 2,
        image.height / 2,
      );
      const seen = new Set();
      for (let i = 0; i < pixels.length; i += 4 * 17)
        seen.add(
          ((pixels[i] >> 4) << 8) |
            ((pixels[i + 1] >> 4) << 4) |
            (pixels[i + 2] >> 4),
        );
      return seen.size;
    });
    return {
      width: image.width,
      height: image.height,
      least: Math.min(...colours),
    };
  }, picture.toString("base64"));
  check(
    found.width > 300 && found.height > 200,
    `${what}: the table is only ${found.width} × ${found.height}`,
  );
  check(
    found.least > 8,
    `${what}: a quarter of the table has only ${found.least} colours`,
  );
}
