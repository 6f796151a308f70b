// The three kinds of hands that play: a pointer, a finger on a phone, and the keyboard. They press controls, people in the list,
// and people and places on the plan.
import { asked, playOn } from "./play.mjs";

// On the base of somebody on the plan, just above his name.
export async function spot(page, name) {
  const text = page
    .locator("main.table svg text", { hasText: new RegExp(`^${name}$`) })
    .first();
  const box = await text.boundingBox({ timeout: 5000 });
  return [box.x + box.width / 2, box.y - 4];
}

export const may = (page) =>
  page.evaluate(() => [
    ...new Set(
      [
        ...document.querySelectorAll(
          "aside.left li button.may .name, aside.left button.asked .name",
        ),
      ].map((one) => one.firstChild.textContent.trim()),
    ),
  ]);
export const shown = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main.table svg text")].map(
      (one) => one.textContent,
    ),
  );
export const theirs = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("aside.left section")]
      .slice(1)
      .flatMap((side) => [...side.querySelectorAll("button:not(.off) .name")])
      .map((one) => one.firstChild.textContent.trim()),
  );

// His line in the list, which lies over the table on a phone.
const line = (page, name) =>
  page
    .locator("aside.left li button")
    .filter({ has: page.locator(".name", { hasText: name }) })
    .first();
async function unfolded(page) {
  const show = page.getByRole("button", { name: "Show people" });
  if (await show.count()) await show.click();
}

export const desktop = { viewport: { width: 1440, height: 900 } };
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

export const hands = {
  pointer: {
    screen: desktop,
    press: (_, control) => control.click(),
    choose: (page, name) => line(page, name).click(),
    at: (page, x, y) => page.mouse.click(x, y),
    aim: async (page, name) => page.mouse.click(...(await spot(page, name))),
    again: async (page, name) => page.mouse.click(...(await spot(page, name))),
  },
  touch: {
    screen: phone,
    press: (_, control) => control.tap(),
    choose: async (page, name) => {
      await unfolded(page);
      await line(page, name).tap();
    },
    at: (page, x, y) => page.touchscreen.tap(x, y),
    aim: async (page, name) =>
      page.touchscreen.tap(...(await spot(page, name))),
    again: (page) => page.locator(".does button.main").tap(),
  },
  keyboard: {
    screen: desktop,
    press: async (page, control) => {
      await control.focus();
      await page.keyboard.press("Enter");
    },
    choose: async (page, name) => {
      await line(page, name).focus();
      await page.keyboard.press("Enter");
    },
    // The mark on the table goes by arrows.
    at: async (page) => {
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
    },
    aim: async (page, name) => {
      await line(page, name).focus();
      await page.keyboard.press("Enter");
    },
    again: (page) => page.keyboard.press("Enter"),
  },
};

// Those who are seen, with nothing over them.
export async function seen(page, names) {
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

// Everybody is set up with one press, where that is asked.
export async function setUp(page) {
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
