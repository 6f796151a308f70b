// Every game when it begins, in its middle and at its end, on every size of screen, by day and by night: nothing keeps anybody
// out, nothing sticks out, and what can be pressed lies under nothing else.
import { asked, stagesOf } from "./play.mjs";
import {
  accessible,
  check,
  openPage,
  rulesets,
  same,
  withServer,
} from "./stage.mjs";

const screens = [
  [1440, 900],
  [1024, 768],
  [390, 844],
  [844, 390],
];

// Buttons that are seen but lie, where they are pressed, under something else.
const covered = (page) =>
  page.evaluate(() => {
    const open = document.querySelector("dialog[open]");
    return [...document.querySelectorAll("button, select, a[href], input")]
      .filter((one) => !one.closest("[inert]") && (!open || open.contains(one)))
      .filter((one) =>
        one.checkVisibility({
          visibilityProperty: true,
          opacityProperty: true,
        }),
      )
      .filter((one) => {
        const box = one.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        // Whatever is scrolled out of its list is not there to be pressed.
        for (let list = one.parentElement; list; list = list.parentElement) {
          const { left, right, top, bottom } = list.getBoundingClientRect();
          const cut = getComputedStyle(list).overflow !== "visible";
          if (cut && (x < left || x > right || y < top || y > bottom - 2))
            return false;
        }
        if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
        const there = document.elementFromPoint(x, y);
        return there !== one && !one.contains(there) && !there?.contains(one);
      })
      .map((one) => one.textContent.trim() || one.getAttribute("aria-label"));
  });

const tests = {};

for (const rules of rulesets)
  tests[`${rules}: beginning, middle and end on every screen`] = (browser) =>
    withServer(async (server) => {
      const games = await stagesOf(server, rules);
      for (const [stage, { token }] of Object.entries(games)) {
        for (const [i, [width, height]] of screens.entries()) {
          const small = width < 900;
          const page = await openPage(
            browser,
            `${server.address}/#/game/${token}`,
            {
              flat: true,
              viewport: { width, height },
              colorScheme: (i + stage.length) % 2 ? "dark" : "light",
              hasTouch: small,
              isMobile: small,
            },
          );
          const what = `${stage}, ${width} × ${height}`;
          await asked(page);
          if (stage === "end") await page.waitForSelector("dialog .verdict");
          await accessible(page, what);
          if (stage === "end") await page.keyboard.press("Escape");
          const wide = await page.evaluate(
            () => document.documentElement.scrollWidth - innerWidth,
          );
          check(wide <= 0, `${what}: ${wide} pixels too wide`);
          const under = await covered(page);
          same(under.join(", "), "", `${what}: under something else`);
          const people = page.getByRole("button", { name: "Show people" });
          if (await people.count()) {
            await people.click();
            await accessible(page, `${what}, with its people`);
          }
          same(page.troubles.join("\n"), "", `errors of the page, ${what}`);
          await page.context().close();
        }
      }
    });

export default tests;
