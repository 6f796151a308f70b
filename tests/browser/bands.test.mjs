// Building a warband: from a sample to the battle.
import { accessible, check, openPage, same, withServer } from "./stage.mjs";

const kept = (page) => page.waitForSelector("[data-kept=kept]");
const ready = (page, is) => page.waitForSelector(`[data-ready=${is}]`);
const spent = async (page) =>
  Number.parseInt(await page.textContent(".purse b"), 10);
const total = (page, points) =>
  page.waitForFunction(
    (n) =>
      Number.parseInt(
        document.querySelector(".purse b")?.textContent ?? "",
        10,
      ) === n,
    points,
  );

export default {
  "a warband from a sample: too dear, mended, undone, kept, and led into battle":
    (browser) =>
      withServer(async (server) => {
        const page = await openPage(browser, server.address, {
          viewport: { width: 1100, height: 800 },
        });
        await page.getByRole("link", { name: "Build a warband" }).click();
        await page.getByLabel("Rules").selectOption("newcastle");
        await page.getByRole("button", { name: /The Bridge Guard/ }).click();
        await ready(page, true);
        await total(page, 60);
        await accessible(page, "a legal band");

        await page.getByLabel("Name of the band").fill("Bridge Burners");
        for (let i = 0; i < 8; ++i)
          await page
            .getByRole("button", { name: "Another like Osric" })
            .click();
        await ready(page, false);
        await total(page, 140);
        check(
          (await page.textContent("[data-ready]")).includes("120 are allowed"),
          "the limit is said in words",
        );
        check(
          (await page.textContent(".purse")).includes("20 too many"),
          "and shown",
        );
        await kept(page);
        same(
          (await server.api("bands")).bands[0].ready,
          false,
          "kept as a draft",
        );
        await accessible(page, "a draft");

        for (let i = 0; i < 2; ++i) await page.keyboard.press("Control+z");
        await total(page, 120);
        await ready(page, true);
        await page.getByRole("button", { name: "Redo" }).click();
        await total(page, 130);
        await page.getByRole("button", { name: "Undo" }).click();
        await total(page, 120);

        // Somebody's fields: what would be too much says so.
        await page.locator(".who", { hasText: "Alf" }).first().click();
        await page
          .locator(".why", { hasText: "120 are allowed" })
          .first()
          .waitFor();
        await page.getByLabel("Kind").selectOption("levy");
        await total(page, 117);
        await page
          .getByRole("button", { name: "Suggest a name", exact: true })
          .click();
        await kept(page);
        same(await spent(page), 117, "what it costs");

        await page.getByLabel("Name of the band").fill("Bridge Burners II"); // and away before it is kept
        await page.goto(`${server.address}/#/bands`);
        const id = (await server.api("bands")).bands[0].id;
        for (
          let tries = 0;
          tries < 50 &&
          (await server.api(`bands/${id}`)).name !== "Bridge Burners II";
          ++tries
        )
          await page.waitForTimeout(100);
        await page.goto(`${server.address}/#/band/${id}`);
        await page.reload();
        await total(page, 117);
        same(
          await page.inputValue("[aria-label='Name of the band']"),
          "Bridge Burners II",
          "its name after a reload",
        );
        const file = await (
          await fetch(
            `${server.address}/api/bands/${page.url().split("/").at(-1)}/file`,
          )
        ).text();
        check(
          file.includes('name = "Bridge Burners II"') &&
            file.includes("[[figures]]"),
          `the file: ${file.slice(0, 80)}`,
        );

        await page.getByRole("link", { name: "Set up a battle" }).click();
        await page
          .getByLabel("Warband of side 1")
          .selectOption({ label: "Bridge Burners II" });
        await page.waitForFunction(
          () => !document.querySelector("button.begin")?.disabled,
        );
        await page.getByRole("button", { name: "Begin the battle" }).click();
        await page.waitForURL(/#\/game\//);
        const [game] = (await server.api("games")).games;
        same(game.sides[0].name, "Bridge Burners II", "who fights");
        same(page.troubles.join("\n"), "", "errors of the page");
      }),

  "a warband of heroes and henchmen: hands and carrying, a file, and a second life":
    (browser) =>
      withServer(async (server) => {
        const page = await openPage(browser, server.address, {
          viewport: { width: 390, height: 844 },
        });
        await page.goto(`${server.address}/#/bands`);
        await page.getByLabel("Rules").selectOption("nottingham");
        await page.getByRole("button", { name: "From nothing" }).click();
        await ready(page, true);
        await page.locator(".who").first().click();
        const gear = page.getByRole("group", { name: /^Gear/ });
        await gear.getByText("Choose gear").click();
        await gear
          .getByRole("button", { name: /^shield/ })
          .first()
          .click();
        await gear.getByText(/not as things are/).click();
        await gear
          .getByText(
            "a warrior carries at most 1 shield or buckler into battle (NOT-100)",
          )
          .first()
          .waitFor();
        await gear
          .locator(".barred button", { hasText: "buckler" })
          .first()
          .click();
        await ready(page, false);
        check(
          (await page.textContent("li .problems")).includes(
            "at most 1 shield or buckler",
          ),
          "the problem stands beside him",
        );
        await accessible(page, "an open hero");
        await gear.getByRole("button", { name: "Leave buckler" }).click();
        await ready(page, true);
        await page.getByRole("button", { name: "Another group" }).click();
        await page.getByRole("button", { name: "Another member" }).click();
        await kept(page);
        same(
          (await server.api(`bands/${page.url().split("/").at(-1)}`)).warband
            .groups[0].names.length,
          2,
          "members",
        );
        same(page.troubles.join("\n"), "", "errors of the page");
      }),
};
