// From the legal choices of a decision to what the hand can press: never hundreds at once, always grouped by the part that
// tells them apart best, and put together part by part until one whole choice is left.
import type { Choice, Decision, Option, Part, Pending, Point, Shaped, Verb, WantedRoll } from "../protocol/types";
import { distance, distanceTo, wind } from "./path";

export type Draft = Partial<Choice>;

export const isDecision = (pending: Pending): pending is Decision => "verbs" in pending;
export const isRoll = (pending: Pending): pending is WantedRoll => "dice" in pending;

export interface Button {
  id: string;
  label: string;
  options: readonly Option[];
  choice?: Choice; // a whole choice, to be tried
  narrow?: Draft; // or one part more
  ends: boolean; // done, stay, pass: does the least, and is always offered at the same place
}

export interface Names {
  figure(id: string): string;
  verb(name: string): string;
}

const discrete = ["verb", "figure", "target", "number"] as const;
type Discrete = (typeof discrete)[number];

export const fits = (choice: Choice, draft: Draft): boolean =>
  discrete.every((part) => draft[part] === undefined || choice[part] === draft[part]) &&
  (draft.figures ?? []).every((id) => choice.figures?.includes(id));

export const fitting = (options: readonly Option[], draft: Draft): Option[] =>
  options.filter((one) => fits(one.choice, draft));

const isPlain = (choice: Choice): boolean => Object.keys(choice).length === 1;

// Of such choices all are listed; where a place or several people are chosen, only the useful ones.
export const counted = ({ path, facing, figures }: Choice): boolean =>
  path === undefined && facing === undefined && figures === undefined;

export const sameChoice = (a: Choice, b: Choice): boolean => JSON.stringify(ordered(a)) === JSON.stringify(ordered(b));
const ordered = (choice: Choice) => Object.entries(choice).sort(([a], [b]) => (a < b ? -1 : 1));

// Once it is known whose it is.
export const briefly = ({ label, brief }: Option): string => brief ?? label;

const few = 6; // that many choices are shown whole

export function buttons(options: readonly Option[], draft: Draft, names: Names): Button[] {
  const rest = fitting(options, draft);
  const split = rest.length > few ? splitBy(rest, draft) : undefined;
  const whole = (one: Option): Button => ({
    id: JSON.stringify(ordered(one.choice)),
    label: draft.figure ? briefly(one) : one.label,
    options: [one],
    choice: one.choice,
    ends: one.ends ?? false,
  });
  if (!split) return arranged(rest.map(whole));

  const grouped = (all: readonly Option[], part: Discrete): Button[] => {
    const groups = new Map<unknown, Option[]>();
    for (const one of all) groups.set(one.choice[part], [...(groups.get(one.choice[part]) ?? []), one]);
    return [...groups].map(([value, group]) =>
      group.length === 1
        ? whole(group[0]!)
        : {
            id: `${part}:${value}`,
            label: groupName(part, value, group, names),
            options: group,
            narrow: { [part]: value },
            ends: false,
          },
    );
  };
  const loose = rest.filter((one) => one.choice[split] === undefined);
  const bound = grouped(
    rest.filter((one) => one.choice[split] !== undefined),
    split,
  );
  // Where many are nobody's in particular, they stand behind the others by what they do.
  return arranged(loose.length > few ? [...bound, ...grouped(loose, "verb")] : [...loose.map(whole), ...bound]);
}

// Places with the same label are told apart by where they lie.
export function distinct(
  all: readonly Button[],
  start: Point | undefined,
  toward: (label: string, wind: number) => string,
): Button[] {
  const labels = all.map((one) => one.label);
  return all.map((one, i) => {
    const end = one.choice?.path?.at(-1);
    if (!start || !end || labels.indexOf(one.label) === labels.lastIndexOf(labels[i]!)) return one;
    return { ...one, label: toward(one.label, wind(start, end)) };
  });
}

// What ends or passes comes last, where it is always found.
const arranged = (all: Button[]): Button[] => [...all.filter((one) => !one.ends), ...all.filter((one) => one.ends)];

function splitBy(options: readonly Option[], draft: Draft): Discrete | undefined {
  const order: Discrete[] = ["figure", "verb", "target", "number"];
  return order.find((part) => {
    if (draft[part] !== undefined) return false;
    const counted = options.filter((one) => !isPlain(one.choice));
    const values = new Set(counted.map((one) => one.choice[part]).filter((value) => value !== undefined));
    return values.size > 1 && values.size < counted.length;
  });
}

function groupName(part: Discrete, value: unknown, group: readonly Option[], names: Names): string {
  if (part === "figure" || part === "target") return names.figure(String(value));
  if (part === "verb") return names.verb(String(value));
  return group[0]!.number ?? String(value);
}

// A digit for each: the number that is chosen, where that is what tells them apart; otherwise 1 to 9 in order, and 0 for
// the first that only ends or passes.
export function keyed(all: readonly Button[]): Map<string, Button> {
  const keys = new Map<string, Button>();
  const numbers = all.map((one) => one.narrow?.number ?? one.choice?.number);
  const said = (one: Button, n: number | undefined): boolean => n === 0 || new RegExp(`\\b${n}\\b`).test(one.label);
  const told = numbers.every((n, i) => n !== undefined && said(all[i]!, n));
  if (told && new Set(numbers).size === all.length) {
    all.forEach((one, i) => numbers[i]! >= 0 && numbers[i]! <= 9 && keys.set(String(numbers[i]), one));
    return keys;
  }
  const ends = all.filter((one) => one.ends);
  const others = all.filter((one) => !one.ends);
  if (others.length && ends.length) keys.set("0", ends[0]!);
  const counted = others.length ? others : ends;
  counted.slice(0, 9).forEach((one, i) => keys.set(String(i + 1), one));
  return keys;
}

export const filtered = (all: readonly Button[], text: string): Button[] => {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return [...all];
  return all.filter(
    (one) =>
      one.label.toLowerCase().includes(wanted) || one.options.some((o) => o.label.toLowerCase().includes(wanted)),
  );
};

export const verbOf = (decision: Decision, name: string | undefined): Verb | undefined =>
  decision.verbs.find((verb) => verb.name === name);

const uses = (verb: Verb | undefined, part: Part): boolean => verb?.uses.includes(part) ?? false;

// The verb that a place on the table would be for: the chosen one; or the one that walks; or, where the question is only
// about where to go, the first that takes a way (for this figure).
export function wayVerb(decision: Decision, options: readonly Option[], draft: Draft): Verb | undefined {
  if (draft.verb) {
    const verb = verbOf(decision, draft.verb);
    return uses(verb, "path") && ready(verb!, draft, decision) ? verb : undefined;
  }
  const offered = new Set(
    fitting(options, draft)
      .filter((one) => !isPlain(one.choice))
      .map((one) => one.choice.verb),
  );
  const asked = decision.verbs.filter((verb) => offered.has(verb.name));
  const ways = asked.filter((verb) => uses(verb, "path") && ready(verb, draft, decision));
  const walks = ways.find((verb) => verb.shows === "walk");
  return walks ?? (asked.every((verb) => uses(verb, "path") || uses(verb, "facing")) ? ways[0] : undefined);
}

// What is offered to end at a place or to be done with a thing there, the nearest first: the climb onto a roof, the jump over
// a pit, the opening of a door. On a large thing it counts wherever on it the hand was.
export function offeredAt(
  options: readonly Option[],
  draft: Draft,
  at: Point,
  near: number,
  on?: Pick<Shaped, "points" | "radius">,
): Option[] {
  const place = (one: Option): Point | undefined => one.choice.path?.at(-1) ?? one.at;
  const off = (one: Option): number => distance(place(one)!, at);
  return fitting(options, draft)
    .filter((one) => place(one) && (off(one) <= near || (on !== undefined && distanceTo(place(one)!, on) === 0)))
    .sort((a, b) => off(a) - off(b));
}

// First with the place itself, then as it is offered.
export const triesAt = ({ choice }: Option, at: Point): Choice[] =>
  choice.path ? [{ ...choice, path: [at] }, choice] : [choice];

// Whether all that the verb needs besides the place is known; a number can still be tried out.
const ready = (verb: Verb, draft: Draft, decision: Decision): boolean =>
  (!uses(verb, "figure") || draft.figure !== undefined) &&
  (!uses(verb, "target") || draft.target !== undefined) &&
  (draft.figure !== undefined || decision.about !== undefined || !uses(verb, "figure"));

// The verb for which only a direction is missing.
export function facingVerb(decision: Decision, draft: Draft): Verb | undefined {
  const verb = verbOf(decision, draft.verb);
  return uses(verb, "facing") && !uses(verb, "path") ? verb : undefined;
}

// The verb for which several figures are gathered, when there is nothing else to tell apart.
export function gatherVerb(decision: Decision, options: readonly Option[], draft: Draft): Verb | undefined {
  const rest = fitting(options, { ...draft, figures: [] }).filter((one) => one.choice.figures);
  const verb = verbOf(decision, draft.verb ?? rest[0]?.choice.verb);
  if (!uses(verb, "figures") || rest.some((one) => one.choice.verb !== verb!.name)) return undefined;
  return !uses(verb, "target") || draft.target !== undefined ? verb : undefined;
}

export const gatherable = (options: readonly Option[], draft: Draft): string[] => [
  ...new Set(fitting(options, { ...draft, figures: [] }).flatMap((one) => one.choice.figures ?? [])),
];

// The numbers to try for a verb, the smallest first: what the options know, or what was chosen.
export function numbersFor(verb: Verb, options: readonly Option[], draft: Draft): (number | undefined)[] {
  if (!uses(verb, "number")) return [undefined];
  if (draft.number !== undefined) return [draft.number];
  const known = fitting(options, { ...draft, verb: verb.name }).map((one) => one.choice.number!);
  return [...new Set(known)].sort((a, b) => a - b);
}

// Exactly the parts that the verb uses; undefined while one is missing.
export function whole(verb: Verb, draft: Draft): Choice | undefined {
  const choice: Record<string, unknown> = { verb: verb.name };
  for (const part of verb.uses) {
    const value = draft[part];
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return undefined;
    choice[part] = value;
  }
  return choice as unknown as Choice;
}

export const actors = (options: readonly Option[], draft: Draft = {}): string[] => [
  ...new Set(
    fitting(options, draft)
      .map((one) => one.choice.figure)
      .filter((id) => id !== undefined),
  ),
];

export const targets = (options: readonly Option[], draft: Draft): string[] => [
  ...new Set(
    fitting(options, draft)
      .map((one) => one.choice.target)
      .filter((id) => id !== undefined),
  ),
];

// A step back: the last thing that was added goes first.
export function stepBack(draft: Draft): Draft | null {
  const { path, facing, figures, number, target, verb, figure, ...rest } = draft;
  const has = (value: unknown): boolean => value !== undefined && !(Array.isArray(value) && value.length === 0);
  if (has(path)) return { ...rest, ...kept({ figures, number, target, verb, figure }) };
  if (has(figures)) return { ...rest, ...kept({ figures: figures!.slice(0, -1), number, target, verb, figure }) };
  if (has(facing)) return { ...rest, ...kept({ number, target, verb, figure }) };
  if (has(number)) return { ...rest, ...kept({ target, verb, figure }) };
  if (has(target)) return { ...rest, ...kept({ verb, figure }) };
  if (has(verb)) return { ...rest, ...kept({ figure }) };
  return has(figure) ? {} : null;
}

const kept = (draft: Draft): Draft =>
  Object.fromEntries(
    Object.entries(draft).filter(([, value]) => value !== undefined && !(Array.isArray(value) && !value.length)),
  );

// Whether it is shown first and done with the next press: where somebody or some place is aimed at, or it cannot be mended.
export const needsTrial = ({ choice, grave }: Option): boolean =>
  (grave ?? false) ||
  choice.target !== undefined ||
  choice.path !== undefined ||
  choice.facing !== undefined ||
  choice.figures !== undefined;
