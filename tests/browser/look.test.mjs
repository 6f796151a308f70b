// What everybody needs of every screen: nothing that keeps somebody out, little to load, room on small screens.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { asked } from "./play.mjs";
import {
  accessible,
  check,
  openPage,
  program,
  same,
  Server,
} from "./stage.mjs";

const files = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? files(join(folder, entry.name))
      : [join(folder, entry.name)],
  );

const tests = {};

for (const colorScheme of ["light", "dark"]) {
  tests[`axe finds nothing, ${colorScheme}`] = async (browser) => {
    const server = await Server.start();
    try {
      const game = await server.api("games", {
        rules: "nottingham",
        scenario: "skirmish",
        seats: ["person", "quick"],
      });
      const page = await openPage(browser, server.address, {
        flat: true,
        colorScheme,
      });
      await page.waitForSelector(".cards li");
      await accessible(page, "the first screen");
      for (const [place, there] of [
        ["new/nottingham", "select"],
        [
          `game/${game.token}`,
          ".strip[data-ready=true]:not([data-asked=wait])",
        ],
        [`replay/${game.token}`, "input[type=range]"],
      ]) {
        await page.goto(`${server.address}/#/${place}`);
        await page.waitForSelector(there);
        await accessible(page, place.split("/")[0]);
      }
      same(page.troubles.join("\n"), "", "errors of the page");
    } finally {
      await server.stop();
    }
  };
}

tests["nothing sticks out on narrow and wide screens"] = async (browser) => {
  const server = await Server.start();
  try {
    const game = await server.api("games", {
      rules: "merlin-simple",
      seats: ["person", "quick"],
    });
    for (const [width, height] of [
      [390, 844],
      [1024, 768],
      [1440, 900],
    ]) {
      const page = await openPage(browser, server.address, {
        flat: true,
        viewport: { width, height },
        hasTouch: width < 1200,
      });
      for (const place of ["", `game/${game.token}`]) {
        await page.goto(`${server.address}/#/${place}`);
        if (place) await asked(page);
        else await page.waitForSelector(".cards li");
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        check(over <= 0, `${width} wide, /${place}: ${over} pixels too wide`);
      }
      const strip = await page.locator(".strip").boundingBox(),
        table = await page.locator("canvas").boundingBox();
      check(
        strip.y + strip.height <= height + 1,
        `${width} wide: the strip ends below the window`,
      );
      check(
        table.height > 250,
        `${width} wide: the table is only ${table.height} high`,
      );
      await page.context().close();
    }
  } finally {
    await server.stop();
  }
};

tests["the page weighs at most 350 KB gzipped"] = async () => {
  const all = files(join(dirname(program), "web")).filter((name) =>
    /\.(js|css|html)$/.test(name),
  );
  check(all.length > 3, "no page beside the program");
  const bytes = all.reduce(
    (sum, name) => sum + gzipSync(readFileSync(name)).length,
    0,
  );
  check(bytes <= 350 * 1024, `${Math.round(bytes / 1024)} KB`);
};

export default tests;
