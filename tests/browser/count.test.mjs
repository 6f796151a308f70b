// How often somebody decides in a turn, against how often the rules ask him: never more often, and at most half as often where
// they ask man by man. All go forward together, whoever is named is told at once where to, and the rest is done as advised.
//
// Turn by turn at seed 5, questions of the rules → decisions of somebody: Nottingham's set-up 15 → 1, then 57 → 20, 22 → 7,
// 61 → 16; Better 25 → 2, 29 → 6; Dark Ages 13 → 1, 13 → 1, 16 → 5, 11 → 3; Realistic 12 → 1, 13 → 2, 9 → 2, 9 → 2; Stormclouds
// 32 → 29, 19 → 19, 9 → 9; Merlin's simple game 2 to 4, Newcastle 1 to 4, as many as are asked.
import { asked } from "./play.mjs";
import { check, openPage, rulesets, same, withServer } from "./stage.mjs";

const tests = {};

// What the engine says to the seat of the page, over a WebSocket of our own.
const engine = (page, token, request) =>
  page.evaluate(
    ([token, request]) =>
      new Promise((resolve) => {
        const socket = new WebSocket(`ws://${location.host}/ws/${token}`);
        socket.onopen = () =>
          socket.send(JSON.stringify({ id: 1, ...request }));
        socket.onmessage = ({ data }) => {
          const reply = JSON.parse(data);
          if (reply.id !== 1) return;
          socket.close();
          resolve(reply.ok);
        };
      }),
    [token, request],
  );

class Player {
  decisions = 0;
  answers = 0;
  together = ""; // the turn in which all were sent forward
  constructor(page, game) {
    this.page = page;
    this.game = game;
    page.on("websocket", (socket) =>
      socket.on("framesent", ({ payload }) => {
        if (JSON.parse(payload).do === "answer") ++this.answers;
      }),
    );
  }

  // Until nothing is on its way any more.
  async quiet() {
    for (let before = -1; before !== this.answers;) {
      before = this.answers;
      await asked(this.page);
      await this.page.waitForTimeout(150);
    }
    return asked(this.page);
  }

  async ready(patience = 10_000) {
    return this.page
      .waitForFunction(
        () => document.querySelector(".does button.main")?.disabled === false,
        null,
        { polling: 20, timeout: patience },
      )
      .then(
        () => true,
        () => false,
      );
  }

  async commit() {
    ++this.decisions;
    await this.page.click(".does button.main");
  }

  line(name) {
    return this.page
      .locator("aside.left li button")
      .filter({
        has: this.page.locator(".name", { hasText: new RegExp(`^${name}`) }),
      })
      .first();
  }

  async allForward(turn) {
    const all = this.page.getByRole("button", { name: "Everybody together" });
    if (this.together === turn || !(await all.count())) return false;
    this.together = turn;
    await all.click();
    await this.page.getByRole("button", { name: /^Forward/ }).click();
    if (await this.ready(60_000)) return (await this.commit(), true); // each of them is tried
    await this.page.keyboard.press("Escape");
    await this.page.keyboard.press("Escape");
    return false;
  }

  // Whoever would be named, and the nearest enemy for him.
  async send(id) {
    const { figures } = await engine(this.page, this.game.token, {
      do: "view",
    });
    const man = figures.find((one) => one.id === id);
    const far = ({ at }) => Math.hypot(at[0] - man.at[0], at[1] - man.at[1]);
    const [foe] = figures
      .filter((one) => one.side !== man.side && one.pose === "standing")
      .sort((a, b) => far(a) - far(b));
    await this.line(man.name).click();
    const panel = await this.page
      .waitForSelector(".errand", { timeout: 3000 })
      .catch(() => null);
    if (!panel) return false;
    if (foe) await this.line(foe.name).click();
    return this.ready();
  }

  async decide(turn) {
    const place = this.page.getByRole("button", {
      name: /^Set everybody up/,
    });
    if (await place.count()) {
      ++this.decisions;
      await place.click();
      return place.waitFor({ state: "detached" });
    }
    if (await this.allForward(turn)) return;
    const advice = await engine(this.page, this.game.token, {
      do: "advise",
      side: this.game.sides[0].id,
    });
    if (!advice) return; // it has been answered meanwhile
    const { choice } = advice;
    const names = Object.keys(choice).sort().join() === "figure,verb";
    if (names && (await this.send(choice.figure))) return this.commit();
    await this.page.keyboard.press("a");
    if (!(await this.ready())) return; // it has been answered meanwhile
    ++this.decisions;
    await this.page.keyboard.press("Enter");
  }
}

const manByMan = ["nottingham", "merlin-better", "darkages"];

for (const rules of rulesets)
  tests[
    manByMan.includes(rules)
      ? `${rules}: somebody decides half as often as he is asked`
      : `${rules}: nobody decides more often than he is asked`
  ] = (browser) =>
    withServer(async (server) => {
      const game = await server.api("games", {
        rules,
        seed: 5,
        seats: ["person", "quick"],
      });
      const page = await openPage(browser, server.address, {
        flat: true,
        viewport: { width: 1440, height: 900 },
      });
      const player = new Player(page, game);
      await page.goto(`${server.address}/#/game/${game.token}`);
      const told = [];
      let last = "";
      for (let n = 0; n < 150 && told.length < 3; ++n) {
        const now = await player.quiet();
        const turn = (await page.textContent("h1")).trim();
        if (turn !== last || now.asked === "over") {
          if (last)
            told.push({
              turn: last,
              answers: player.answers,
              decisions: player.decisions,
            });
          [last, player.answers, player.decisions] = [turn, 0, 0];
        }
        if (now.asked === "over") break;
        await player.decide(turn);
      }
      for (const { turn, answers, decisions } of told) {
        console.log(`  ${turn}: ${answers} answers by ${decisions} decisions`);
      }
      check(told.length > 1, "no turn was played");
      const sum = (key) => told.reduce((all, one) => all + one[key], 0);
      check(
        sum("decisions") * (manByMan.includes(rules) ? 2 : 1) <= sum("answers"),
        `${sum("decisions")} decisions for ${sum("answers")} answers`,
      );
      same(page.troubles.join("\n"), "", "errors of the page");
    });

export default tests;
