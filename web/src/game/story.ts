// The story as it is read: one line for each event, dice as faces, sums only when somebody asks for them.
import type { GameEvent, Tally } from "../protocol/types";

export interface Line {
  n: number; // which event, from 0
  tone: "turn" | "dice" | "blood" | "plain";
  text: string;
  faces: readonly number[];
  sides: number; // of the dice
  rolled?: string; // what they were thrown for
  rules: readonly string[];
  tallies: readonly Tally[];
  who: readonly string[]; // figures to find
}

export function line(event: GameEvent, n: number): Line {
  const tone = event.shows === "turn" ? "turn" : event.shows === "roll" ? "dice" : event.harm ? "blood" : "plain";
  return {
    n,
    tone,
    text: event.sentence ?? event.text, // the sums are told by the tallies
    faces: event.faces ?? [],
    sides: event.sides ?? 6,
    rules: event.rule ? [event.rule] : [],
    tallies: (event.tallies ?? []).filter((tally) => tally.modifiers.length > 0),
    who: [...new Set([event.by, event.at, ...(event.figures ?? [])].filter((id) => id !== undefined))],
  };
}

const words = (text: string): string[] => text.replace(/\.$/, "").split(" ");

// What somebody does next, without what is the same as before: "Ulf moves 4″ south, 2″ east".
function goesOn(before: string, next: string): string | undefined {
  const [one, other] = [words(before), words(next)];
  const same = other.findIndex((word, i) => word !== one[i] || /\d/.test(word));
  return same > 0 ? `${one.join(" ")}, ${other.slice(same).join(" ")}.` : undefined;
}

// Who does one thing after the other, with no dice, is told of in one line.
function joined(before: Line | undefined, next: Line): Line | undefined {
  const plain = (one: Line): boolean => one.tone === "plain" && !one.faces.length && !one.tallies.length;
  if (!before?.who[0] || before.who[0] !== next.who[0] || !plain(before) || !plain(next)) return undefined;
  const text = goesOn(before.text, next.text);
  const both = <T>(one: readonly T[], other: readonly T[]): T[] => [...new Set([...one, ...other])];
  return text === undefined
    ? undefined
    : { ...before, text, rules: both(before.rules, next.rules), who: both(before.who, next.who) };
}

// One line a deed: dice stand before what came of them, and are told by themselves only where nothing did. Where many throw
// before anything is told, each deed has the dice of those who are in it.
export function deeds(events: readonly GameEvent[], from = 0): Line[] {
  const out: Line[] = [];
  let dice: Line[] = [];
  let split = false; // some of them have been told
  const alone = (): void => {
    out.push(...dice);
    dice = [];
    split = false;
  };
  events.forEach((event, i) => {
    const one = line(event, from + i);
    if (one.tone === "dice") {
      if (split) alone();
      return void dice.push(one);
    }
    if (one.tone === "turn" || !dice.length) {
      alone();
      const more = joined(out.at(-1), one);
      return void (more ? out.splice(-1, 1, more) : out.push(one));
    }
    const thrower = (roll: Line): string | undefined => events[roll.n - from]!.by;
    const his = dice.filter((roll) => one.who.includes(thrower(roll) ?? ""));
    if (!his.length && split) return (alone(), void out.push(one));
    const told = his.length ? his : dice;
    out.push({
      ...one,
      faces: told.flatMap((roll) => roll.faces),
      sides: told[0]!.sides,
      rolled: told.map((roll) => roll.text).join(" "),
    });
    dice = dice.filter((roll) => !told.includes(roll));
    split = dice.length > 0;
  });
  alone();
  return out;
}

export interface Words {
  text: string;
  id?: string; // a name
  mark?: string; // what stands right behind it, and on the same line
}

// A sentence with the names of figures in it, each of which can be pressed to find him.
export function named(text: string, who: readonly { id: string; name: string }[]): Words[] {
  const spots = who
    .map(({ id, name }) => ({ id, name, at: text.indexOf(name) }))
    .filter(({ name, at }) => name && at >= 0)
    .sort((a, b) => a.at - b.at || b.name.length - a.name.length);
  const out: Words[] = [];
  let done = 0;
  for (const { id, name, at } of spots) {
    if (at < done) continue;
    if (at > done) out.push({ text: text.slice(done, at) });
    const [mark] = text.slice(at + name.length).match(/^[^\s\p{L}\p{N}]+/u) ?? [];
    out.push({ text: name, id, ...(mark ? { mark } : {}) });
    done = at + name.length + (mark?.length ?? 0);
  }
  if (done < text.length) out.push({ text: text.slice(done) });
  return out;
}

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

// A rule in the rulebook: an entry of a list with its id in bold at the beginning, or a row of a table.
export function ruleText(page: string, id: string): string[] | undefined {
  const start = page.indexOf(`**${id}**`);
  if (start < 0) return undefined;
  const rest = page.slice(start + id.length + 4);
  if (page.slice(page.lastIndexOf("\n", start) + 1, start).startsWith("|"))
    return rest.slice(0, rest.indexOf("\n")).split("|").map(plain).filter(Boolean);
  const end = rest.search(/\n(?:- \*\*|\n|#)/);
  return [plain(end < 0 ? rest : rest.slice(0, end))];
}

const plain = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*`]/g, "")
    .trim();
