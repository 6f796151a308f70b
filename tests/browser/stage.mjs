// A real server, a real browser: what the tests of the page stand on.
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const require = createRequire(join(root, "web/package.json"));
const { chromium } = require("playwright-core");

export const program =
  process.env.FYRD_PROGRAM ?? join(root, "build/release/fyrd");
export const rulesets = JSON.parse(
  execFileSync(program, ["engine"], { input: '{"do":"hello"}\n' }),
).ok.rulesets.map(({ id }) => id);
export const axeSource = require("axe-core").source;

const flags = [
  "--no-sandbox",
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
];

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer()
      .once("error", reject)
      .listen(0, "127.0.0.1", () => {
        const { port } = server.address();
        server.close(() => resolve(port));
      });
  });

// A running program with its own store. `kill` is SIGKILL; `start` begins again on the same store and port.
export class Server {
  static async start() {
    const server = new Server();
    server.folder = mkdtempSync(join(tmpdir(), "fyrd-browser-"));
    server.port = await freePort();
    server.address = `http://127.0.0.1:${server.port}`;
    await server.start();
    return server;
  }
  async start() {
    this.process = spawn(
      program,
      [
        "play",
        "--no-browser",
        "--port",
        String(this.port),
        "--store",
        join(this.folder, "games.sqlite"),
      ],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    this.ended = new Promise((resolve) => this.process.once("exit", resolve));
    for (let tries = 0; tries < 200; ++tries) {
      if (
        await fetch(`${this.address}/api/hello`).then(
          (reply) => reply.ok,
          () => false,
        )
      )
        return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error("the server does not answer");
  }
  async kill() {
    this.process.kill("SIGKILL");
    await this.ended;
  }
  async stop() {
    this.process.kill("SIGTERM");
    await this.ended;
    rmSync(this.folder, { recursive: true, force: true });
  }
  async api(path, body) {
    const reply = await fetch(
      `${this.address}/api/${path}`,
      body && {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json" },
      },
    );
    const told = await reply.json();
    if (!reply.ok) throw new Error(`${path}: ${JSON.stringify(told)}`);
    return told;
  }
}

export async function withServer(run) {
  const server = await Server.start();
  try {
    await run(server);
  } finally {
    await server.stop();
  }
}

export const openBrowser = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    headless: true,
    args: flags,
  });

// Where nothing can be drawn in three dimensions, a plan is played on; tests that are not about the picture are quicker so.
const flatten = () => {
  const open = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
    return /^webgl/.test(kind) ? null : open.call(this, kind, ...more);
  };
};

// Fails the test when the page throws or logs an error.
export async function openPage(
  browser,
  address,
  { flat = false, first = flat ? flatten : () => {}, ...settings } = {},
) {
  const context = await browser.newContext({
    viewport: { width: 1100, height: 700 },
    reducedMotion: "reduce",
    acceptDownloads: true,
    ...settings,
  });
  const page = await context.newPage();
  await page.addInitScript(first);
  page.troubles = [];
  page.on("pageerror", (error) =>
    page.troubles.push(String(error.stack ?? error)),
  );
  page.on(
    "console",
    (message) =>
      message.type() === "error" &&
      !/WebSocket|ERR_CONNECTION|Failed to load resource|Context Lost/.test(
        message.text(),
      ) &&
      page.troubles.push(message.text()),
  );
  page.setDefaultTimeout(120_000);
  await page.goto(address);
  return page;
}

export function check(holds, otherwise) {
  if (!holds) throw new Error(otherwise);
}
export function same(is, wanted, what) {
  check(
    is === wanted,
    `${what}: ${JSON.stringify(is)}, not ${JSON.stringify(wanted)}`,
  );
}

// Nothing on this screen that keeps somebody out.
export async function accessible(page, what) {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() =>
    globalThis.axe.run({ resultTypes: ["violations"] }),
  );
  const told = violations.map(
    ({ id, nodes }) =>
      `${id} at ${nodes.map(({ target }) => target).join(", ")}`,
  );
  same(told.join("; "), "", `what axe finds, ${what}`);
}
