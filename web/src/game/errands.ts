// What somebody is to do over several questions, told at once: whom, with how many dice, where to and what. Each question
// that comes is answered from it, as the rules put it then; where it has no answer, whoever plays is asked.
import type { Choice, Decision, Option, Point, Verb } from "../protocol/types";
import { fits, fitting, verbOf, wayVerb, type Draft } from "./choices";
import { distance } from "./path";

export interface Errand {
  figure: string;
  numbers: Readonly<Record<string, number>>; // by the kind of question
  to?: Point | string; // a place, or somebody
  deed?: Draft; // what he does then
  least?: boolean; // of what was not said, the least
  named?: boolean; // how far it has got
  went?: boolean;
}

// What an errand says to a question: a choice; a way to where it leads; that this is for somebody else to answer; or that
// the player is asked.
export type Said =
  | { say: "choice"; option: Option; next: Errand }
  | { say: "way"; verb: Verb; draft: Draft; next: Errand }
  | { say: "over" }
  | { say: "ask" };

const parts = (choice: Choice): string[] => Object.keys(choice).filter((part) => part !== "verb");

// Only how many: no more than a number is asked for.
export const onlyNumbers = (options: readonly Option[]): boolean =>
  options.length > 0 && options.every(({ choice }) => parts(choice).join() === "number");

// The choice that does no more than name somebody, where there is just one.
export function naming(options: readonly Option[], figure: string): Option | undefined {
  const his = fitting(options, { figure });
  return his.length === 1 && parts(his[0]!.choice).join() === "figure" ? his[0] : undefined;
}

// Who may be sent: those who have a way to go, or are named first; not who would only step in before somebody else.
export const sendable = (decision: Decision, options: readonly Option[], figures: readonly string[]): string[] =>
  figures.filter((figure) => (!decision.about && naming(options, figure)) || wayVerb(decision, options, { figure }));

const near = 0.3; // so near he has arrived

export function answerOf(
  errand: Errand,
  decision: Decision,
  options: readonly Option[],
  at: (id: string) => Point | undefined,
): Said {
  const { figure, to, deed } = errand;
  const about = decision.about === figure;
  const named = fitting(options, { figure });
  if (!about && (!named.length || errand.went || errand.named)) return { say: "over" };
  const rest = named.length ? named : options;
  const draft: Draft = named.length ? { figure } : {};
  const chosen = (option: Option, next: Errand): Said => ({ say: "choice", option, next });

  if (onlyNumbers(rest)) {
    const wanted = errand.numbers[decision.kind];
    const option = rest.find((one) => one.choice.number === wanted);
    const least = errand.least && wanted === undefined ? rest[0] : undefined;
    return option || least ? chosen((option ?? least)!, errand) : { say: "ask" };
  }
  if (deed) {
    const fit = rest.filter((one) => fits(one.choice, deed));
    if (fit.length === 1) return chosen(fit[0]!, without(errand, "deed"));
  }
  if (typeof to === "string") {
    const shows = (one: Option) => verbOf(decision, one.choice.verb)?.shows;
    const aimed = rest.find(
      (one) => one.choice.target === to && !one.choice.path && (shows(one) === "shot" || shows(one) === "blow"),
    );
    if (aimed) return chosen(aimed, { ...errand, went: true });
  }
  const name = !about && naming(options, figure);
  if (name) return chosen(name, { ...errand, named: true });
  const verb = wayVerb(decision, options, draft);
  const goal = typeof to === "string" ? at(to) : to;
  const from = at(figure);
  if (verb && goal && from && distance(from, goal) > near)
    return { say: "way", verb, draft, next: { ...errand, went: true } };
  // Who has farther to go goes on by what he may do.
  const on = rest.find((one) => parts(one.choice).length === 0 && verbOf(decision, one.choice.verb)?.shows === "walk");
  if (on && goal && from && distance(from, goal) > near) return chosen(on, errand);
  // Who is to do something, or has arrived, goes no farther.
  const stays = verb && (deed ?? errand.went ?? to) ? rest.find((one) => one.ends) : undefined;
  return stays ? chosen(stays, { ...errand, went: true }) : { say: "ask" };
}

function without(errand: Errand, part: "deed"): Errand {
  const { [part]: _, ...rest } = errand;
  return rest;
}

// Several who go together keep their places among each other. Who is in front goes first, so that nobody stands in the way of
// those behind him.
export function together(
  figures: readonly { id: string; at: Point }[],
  to: Point | string,
  goal: Point,
  numbers: Errand["numbers"],
): Errand[] {
  const [x, y] = middle(figures.map((one) => one.at));
  const ahead = (at: Point): number => (at[0] - x) * (goal[0] - x) + (at[1] - y) * (goal[1] - y);
  return [...figures]
    .sort((a, b) => ahead(b.at) - ahead(a.at))
    .map(({ id, at }) => ({
      figure: id,
      numbers,
      least: true,
      to: typeof to === "string" ? to : [at[0] + goal[0] - x, at[1] + goal[1] - y],
    }));
}

export const middle = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

// Forward is toward the enemy, from where one's own people stand.
export function forward(own: readonly Point[], foes: readonly Point[], far: number): Point | undefined {
  if (!own.length || !foes.length) return undefined;
  const [from, to] = [middle(own), middle(foes)];
  const whole = distance(from, to) || 1;
  return [from[0] + ((to[0] - from[0]) * far) / whole, from[1] + ((to[1] - from[1]) * far) / whole];
}
