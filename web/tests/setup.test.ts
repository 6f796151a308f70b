import { beforeEach, describe, expect, it, vi } from "vitest";
import { SettingUp } from "../src/pages/setup.svelte";

const hello = {
  rulesets: [
    { id: "nottingham", title: "Nottingham" },
    { id: "newcastle", title: "Newcastle" },
  ],
  players: ["quick", "random"],
};
const catalog = {
  id: "nottingham",
  scenarios: [
    { id: "duel", name: "Duel", sides: ["brogan", "baldwin"], bands: [2] },
    { id: "feast", name: "Feast", sides: ["baldwin", "sheriff"], bands: [2, 3, 4] },
    { id: "hunt", name: "Hunt", sides: ["brogan", "rollo"], bands: [2, 3], several: ["baldwin", "sheriff"] },
    { id: "melee", name: "Melee", sides: ["brogan", "baldwin", "sheriff"], bands: [2, 3] },
  ],
  warbands: ["brogan", "baldwin", "sheriff", "rollo"].map((id) => ({ id, name: id })),
  options: [
    { key: "rain", name: "Rain", default: false },
    { key: "turns", name: "Turns", default: 0, min: 0, max: 99 },
  ],
  rulings: [{ key: "doubt", name: "Doubt", default: "letter", ways: [{ word: "letter" }, { word: "dice" }] }],
};

const bands = [
  { id: "mine", rules: "nottingham", name: "Mine", ready: true },
  { id: "draft", rules: "nottingham", name: "Draft", ready: false },
  { id: "other", rules: "newcastle", name: "Other", ready: true },
];
const exercises = {
  ...catalog,
  id: "newcastle",
  scenarios: [
    { ...catalog.scenarios[0], id: "eric-and-sven", exercise: true },
    { ...catalog.scenarios[0], id: "hedge-and-rough" },
  ],
};
const answers: Record<string, unknown> = {
  "api/hello": hello,
  "api/catalog/nottingham": catalog,
  "api/catalog/newcastle": exercises,
  "api/bands": { bands },
  "api/bands/mine": { ...bands[0], warband: { name: "Mine" } },
};

const asked: unknown[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    if (path === "api/preview") asked.push(JSON.parse(String(init.body)));
    return new Response(JSON.stringify(answers[path] ?? { sides: [] }));
  });
});

async function at(scenario: string): Promise<SettingUp> {
  const setup = new SettingUp();
  await setup.choose("nottingham");
  await setup.at(scenario);
  return setup;
}

describe("a battle being set up", () => {
  it("begins with the bands that are suggested, a person first", async () => {
    const setup = await at("melee");
    expect(setup.game).toMatchObject({
      rules: "nottingham",
      scenario: "melee",
      sides: ["brogan", "baldwin", "sheriff"],
      seats: ["person", "quick", "quick"],
    });
    expect(asked.at(-1)).toMatchObject({ scenario: "melee", sides: ["brogan", "baldwin", "sheriff"] });
  });

  it("suggests a battle rather than an exercise, where the list begins with one", async () => {
    const setup = new SettingUp();
    await setup.choose("nottingham");
    expect(setup.scenario).toBe("duel");
    await setup.choose("newcastle");
    expect(setup.scenario).toBe("hedge-and-rough");
  });

  it("lets a band of one's own fight, whole, if it keeps to these rules", async () => {
    const setup = await at("duel");
    await vi.waitFor(() => expect(setup.stored.map((band) => band.id)).toEqual(["mine"]));
    setup.bands[1] = "mine";
    await setup.look();
    expect(asked.at(-1)).toMatchObject({ sides: ["brogan", { name: "Mine" }] });
  });

  it("has no seat for nobody where all bands are needed, and none to add where all are there", async () => {
    const setup = await at("duel");
    expect([setup.canDrop, setup.canAdd]).toEqual([false, false]);
  });

  it("takes more bands than are suggested where the place has room", async () => {
    const setup = await at("feast");
    expect([setup.canDrop, setup.canAdd]).toEqual([false, true]);
    await setup.addSide();
    await setup.addSide();
    expect(setup.bands).toEqual(["baldwin", "sheriff", "brogan", "rollo"]);
    expect([setup.canDrop, setup.canAdd]).toEqual([true, false]);
  });

  it("takes allies who are meant to be several, before the last whom all of them fight", async () => {
    const setup = await at("hunt");
    setup.seats[1] = "open";
    await setup.addSide();
    expect(setup.game).toMatchObject({ sides: ["baldwin", "sheriff", "rollo"], seats: ["person", "quick", "open"] });
    expect(setup.canAdd).toBe(false);
  });

  it("leaves a band at home when nobody leads it", async () => {
    const setup = await at("melee");
    await setup.sit(1, "nobody");
    expect(setup.game).toMatchObject({ sides: ["brogan", "sheriff"], seats: ["person", "quick"] });
    expect([setup.canDrop, setup.canAdd]).toEqual([false, true]);
  });

  it("sends the options that differ, and no free undo with somebody at another screen", async () => {
    const setup = await at("duel");
    setup.options.rain = true;
    await setup.sit(1, "open");
    expect(setup.game).toMatchObject({ options: { rain: true }, undo: "dice", seats: ["person", "open"] });
    expect(setup.game).not.toHaveProperty("options.turns");
  });
});
