// What a machine with a graphics card has to draw, counted where there is none: enough of them draw this sixty times a second.
import { asked } from "./play.mjs";
import { check, openPage, withServer } from "./stage.mjs";

// Passes for a card, so that the table is drawn at its finest, and counts what it is told to draw.
function count() {
  const gl = WebGL2RenderingContext.prototype,
    ask = gl.getParameter;
  gl.getParameter = function (what) {
    return what === 0x9246 ? "A card" : ask.call(this, what);
  };
  globalThis.drawn = [];
  let picture;
  const add = (mode, points, times = 1) => {
    if (!picture) {
      globalThis.drawn.push((picture = { calls: 0, triangles: 0 }));
      queueMicrotask(() => (picture = undefined));
    }
    ++picture.calls;
    if (mode === 4) picture.triangles += (points / 3) * times;
  };
  const wrap = (name, points, times) => {
    const draw = gl[name];
    gl[name] = function (...all) {
      add(all[0], all[points], all[times]);
      return draw.apply(this, all);
    };
  };
  (wrap("drawArrays", 2),
    wrap("drawElements", 1),
    wrap("drawArraysInstanced", 2, 3),
    wrap("drawElementsInstanced", 1, 4));
}

const tests = {};

for (const rules of ["merlin-realistic", "darkages"]) {
  tests[
    `${rules} at its finest is few things to draw, and fewer while only the eye moves`
  ] = (browser) =>
    withServer(async (server) => {
      const game = await server.api("games", {
        rules,
        seats: ["person", "quick"],
        seed: 3,
      });
      const page = await openPage(
        browser,
        `${server.address}/#/game/${game.token}`,
        { first: count },
      );
      await asked(page);
      await page.waitForSelector("[data-picture=scene]");
      await page.waitForFunction(() => globalThis.drawn.length > 0);
      const heaviest = (all) =>
        all.reduce((most, one) => ({
          calls: Math.max(most.calls, one.calls),
          triangles: Math.max(most.triangles, one.triangles),
        }));
      const all = heaviest(await page.evaluate(() => globalThis.drawn));
      check(
        all.calls > 50 && all.calls <= 350 && all.triangles <= 500_000,
        `all of it: ${JSON.stringify(all)}`,
      );

      await page.waitForTimeout(1000);
      await page.evaluate(() => (globalThis.drawn = []));
      await page.keyboard.press("]");
      await page.waitForFunction(() => globalThis.drawn.length > 0);
      const eye = heaviest(await page.evaluate(() => globalThis.drawn));
      check(
        eye.triangles < all.triangles * 0.75,
        `shadows are drawn again: ${JSON.stringify({ all, eye })}`,
      );
    });
}

export default tests;
