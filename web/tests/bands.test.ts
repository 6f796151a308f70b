// Building a warband: every change leaves what was, and undo finds it.
import { describe, expect, it } from "vitest";
import {
  allNames,
  change,
  figuresOf,
  freshBandName,
  freshName,
  insert,
  isThere,
  memberNames,
  move,
  newcomer,
  problemsOf,
  problemsOfAll,
  remove,
  summary,
  twin,
  withField,
  withFlag,
  withMemberNames,
} from "../src/bands/edit";
import { History } from "../src/bands/history";
import type { Field, Form, Fields, Warband } from "../src/bands/types";

const field = (key: string, kind: Field["kind"], more: Partial<Field> = {}): Field => ({
  key,
  name: key,
  help: "",
  kind,
  ...more,
});
const form: Form = {
  rules: "nottingham",
  coin: "pennies",
  budget: 100,
  unbound: "preset",
  fields: [field("name", "text"), field("preset", "flag")],
  parts: [
    {
      key: "heroes",
      one: "hero",
      many: "heroes",
      help: "",
      most: 5,
      fields: [
        field("name", "text"),
        field("class", "one", {
          offers: [
            { value: "knight", name: "Knight", points: 9 },
            { value: "monk", name: "Monk", points: 5 },
          ],
        }),
        field("leader", "flag"),
        field("gear", "many", { offers: [{ value: "sword", name: "Sword", points: 3 }] }),
        field("melee", "number", { needs: "preset", usual: true }),
      ],
    },
    {
      key: "groups",
      one: "group",
      many: "groups",
      help: "",
      most: 3,
      fields: [
        field("names", "names", { most: 6 }),
        field("class", "one", { offers: [{ value: "archer", name: "Archer", points: 4 }] }),
      ],
    },
  ],
  names: [
    { id: "a", name: "A", people: ["Ada", "Alf"], bands: ["The A"] },
    { id: "b", name: "B", people: ["Bo", "Bea"], bands: ["The B"] },
  ],
  new: {},
};
const heroes = form.parts[0]!,
  groups = form.parts[1]!;
const band: Warband = {
  name: "X",
  heroes: [
    { name: "Ada", class: "knight", leader: true, gear: ["sword"] },
    { name: "Bo", class: "monk", at: [1, 2] },
  ],
  groups: [{ names: ["Cy", "Di"], class: "archer" }],
};
const names = (of: Warband) => figuresOf(of, "heroes").map((one) => one["name"]);

describe("changing a band", () => {
  const before = structuredClone(band);
  it("leaves the old one as it was", () => {
    expect(names(move(band, "heroes", 0, 1))).toEqual(["Bo", "Ada"]);
    expect(names(remove(band, "heroes", 0))).toEqual(["Bo"]);
    expect(names(insert(band, "heroes", 1, { name: "Y" }))).toEqual(["Ada", "Y", "Bo"]);
    expect(names(change(band, "heroes", 1, { name: "Z" }))).toEqual(["Ada", "Z"]);
    expect(move(band, "heroes", 0, -1)).toBe(band);
    expect(remove(band, "groups", 0)).not.toHaveProperty("groups");
    expect(band).toEqual(before);
  });
  it("keeps no empty lists and no flags that are off", () => {
    expect(withField({ gear: ["sword"] }, heroes.fields[3]!, [])).toEqual({});
    expect(withField({ leader: true }, heroes.fields[2]!, false)).toEqual({});
    expect(withField({}, field("shield", "flag", { usual: true }), false)).toEqual({ shield: false });
    expect(withField({ name: "A" }, heroes.fields[0]!, "")).toEqual({ name: "" });
  });
  it("keeps what the form does not know", () => {
    expect(figuresOf(move(band, "heroes", 1, 0), "heroes")[0]).toHaveProperty("at", [1, 2]);
  });
  it("drops numbers of their own with the flag that allows them", () => {
    const melee = heroes.fields[4]!;
    const preset = withFlag(form, band, form.fields[1]!, true);
    expect(isThere(melee, preset)).toBe(true);
    const own = change(preset, "heroes", 0, withField(figuresOf(preset, "heroes")[0]!, melee, 5));
    const back = withFlag(form, own, form.fields[1]!, false);
    expect(isThere(melee, back)).toBe(false);
    expect(back).toEqual(band);
  });
});

describe("people", () => {
  it("come with a name nobody has, in the tongue of the others", () => {
    expect(freshName(form, ["Ada"], 0)).toBe("Alf");
    expect(freshName(form, ["Ada", "Alf"], 0.99)).toBe("Bea");
    expect(freshName(form, ["Ada", "Alf", "Bo", "Bea", "Ada 2"], 0)).toBe("Ada 3");
    expect(freshBandName(form, "The A", 0.5)).toBe("The B");
  });
  it("are like whoever stands last", () => {
    expect(newcomer(form, heroes, band, 0)).toEqual({ name: expect.any(String), class: "monk" });
    expect(newcomer(form, groups, { name: "X" }, 0)).toEqual({ names: ["Ada"], class: "archer" });
  });
  it("are copied under other names, and lead nobody", () => {
    const copy = twin(form, heroes, band, 0, 0);
    expect(copy).toEqual({ name: "Alf", class: "knight", gear: ["sword"] });
    const all = allNames(form, insert(band, "groups", 1, twin(form, groups, band, 0, 0)));
    expect(new Set(all).size).toBe(all.length);
  });
  it("of a group that has fought are more than names", () => {
    const group: Fields = { members: [{ name: "Cy", pennies: 3 }, { name: "Di" }] };
    expect(memberNames(group)).toEqual(["Cy", "Di"]);
    expect(withMemberNames(group, ["Cyn", "Di"])).toEqual({ members: [{ name: "Cyn", pennies: 3 }, { name: "Di" }] });
    expect(withMemberNames(group, ["Di"], 0)).toEqual({ members: [{ name: "Di" }] });
  });
  it("are told in a line", () => {
    expect(summary(heroes, band, figuresOf(band, "heroes")[0]!)).toEqual(["Knight", "leader", "Sword"]);
  });
});

describe("problems", () => {
  const problems = [
    { where: "warband.heroes[1].gear[0]", message: "a" },
    { where: "warband", message: "b" },
    { where: "warband.heroes[10]", message: "c" },
    { where: "warband.groups", message: "d" },
  ];
  it("stand beside whom they concern", () => {
    expect(problemsOf(problems, "heroes", 1).map((one) => one.message)).toEqual(["a"]);
    expect(problemsOfAll(problems, form).map((one) => one.message)).toEqual(["b", "d"]);
  });
});

describe("history", () => {
  it("goes back and forth, and forgets what was undone when something else is done", () => {
    const history = new History(1);
    history.do(2);
    history.do(3);
    history.undo();
    expect([history.present, history.canUndo, history.canRedo]).toEqual([2, true, true]);
    history.redo();
    expect(history.present).toBe(3);
    history.undo();
    history.do(9);
    expect([history.present, history.canRedo]).toEqual([9, false]);
    history.undo();
    history.undo();
    history.undo();
    expect([history.present, history.canUndo]).toEqual([1, false]);
  });
  it("takes a word being typed as one step", () => {
    const history = new History("");
    for (const text of ["W", "Wa", "Wat"]) history.do(text, "name");
    history.do("Wat!", "other");
    history.undo();
    expect(history.present).toBe("Wat");
    history.undo();
    expect([history.present, history.canUndo]).toEqual(["", false]);
  });
  it("keeps so many steps and no more", () => {
    const history = new History(0, 3);
    for (let i = 1; i <= 10; ++i) history.do(i);
    for (let i = 0; i < 10; ++i) history.undo();
    expect(history.present).toBe(7);
  });
});
