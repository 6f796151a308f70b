// Movement that people have in common: who goes half his way leaves less of it to the others.
import type { Choice, Options, Point } from "../protocol/types";
import { between } from "./path";

type Regions = Pick<Options, "regions">;

export const halfway = (choice: Choice, from: Point): Choice | undefined =>
  choice.path?.length === 1 ? { ...choice, path: [between(from, choice.path[0]!, 0.5)] } : undefined;

// How far somebody could still go; nothing where he may not go at all, as one of a line that has gone.
function left({ regions }: Regions, figure: string): number | undefined {
  const fans = regions.find((one) => one.figure === figure)?.fans;
  return fans?.length ? Math.max(...fans.map((fan) => fan.left)) : undefined;
}

export function inCommon(before: Regions, after: Regions, figure: string): boolean {
  const [most, rest] = [left(before, figure), left(after, figure)];
  return most !== undefined && rest !== undefined && rest < most * 0.9;
}
