// Changing a warband: every change gives a new one and leaves the old one as it was.
import type { Field, Form, Part, Fields, Value, Warband } from "./types";
import type { Problem } from "../protocol/types";

export const isFields = (value: Value | undefined): value is Fields =>
  typeof value === "object" && !Array.isArray(value);
export const textOf = (value: Value | undefined): string =>
  typeof value === "string" ? value : value === undefined ? "" : String(value);
export const textsOf = (value: Value | undefined): string[] => (Array.isArray(value) ? value.map(textOf) : []);

export const isThere = (field: Field, band: Warband): boolean =>
  (!field.needs || band[field.needs] === true) && (!field.unless || band[field.unless] !== true);

export const figuresOf = (band: Warband, part: string): Fields[] => {
  const list = band[part];
  return Array.isArray(list) ? list.filter(isFields) : [];
};

const withFigures = (band: Warband, part: string, figures: Fields[]): Warband => {
  const { [part]: _, ...rest } = band;
  return figures.length ? { ...band, [part]: figures } : rest;
};

// Nothing is better than an empty list or text nobody wrote.
const isNothing = (value: Value | undefined): boolean =>
  value === undefined || value === false || (Array.isArray(value) && value.length === 0);

export function withField(fields: Fields, field: Field, value: Value | undefined): Fields {
  const { [field.key]: _, ...rest } = fields;
  return value === undefined || (isNothing(value) && !(field.usual && value === false))
    ? rest
    : { ...fields, [field.key]: value };
}

export const change = (band: Warband, part: string, at: number, figure: Fields): Warband =>
  withFigures(
    band,
    part,
    figuresOf(band, part).map((one, i) => (i === at ? figure : one)),
  );

export const remove = (band: Warband, part: string, at: number): Warband =>
  withFigures(
    band,
    part,
    figuresOf(band, part).filter((_, i) => i !== at),
  );

export function move(band: Warband, part: string, from: number, to: number): Warband {
  const figures = figuresOf(band, part);
  if (to < 0 || to >= figures.length) return band;
  const [one] = figures.splice(from, 1);
  figures.splice(to, 0, one!);
  return withFigures(band, part, figures);
}

export const insert = (band: Warband, part: string, at: number, figure: Fields): Warband =>
  withFigures(band, part, figuresOf(band, part).toSpliced(at, 0, figure));

// The names of a group; after a campaign its members are more than names.
export function memberNames(figure: Fields): string[] {
  const members = figure["members"];
  return Array.isArray(members)
    ? members.map((one) => (isFields(one) ? textOf(one["name"]) : ""))
    : textsOf(figure["names"]);
}

export function withMemberNames(figure: Fields, names: string[], dropped?: number): Fields {
  const members = figure["members"];
  if (!Array.isArray(members)) return { ...figure, names };
  const kept = members.filter(isFields).filter((_, i) => i !== dropped);
  return { ...figure, members: names.map((name, i) => ({ ...kept[i], name })) };
}

export function allNames(form: Form, band: Warband): string[] {
  return form.parts
    .flatMap((part) => figuresOf(band, part.key).flatMap((one) => [textOf(one["name"]), ...memberNames(one)]))
    .filter(Boolean);
}

// A name nobody in the band has, of the tongue most of its people have; `chance` is from 0 to 1.
export function freshName(form: Form, taken: readonly string[], chance: number): string {
  const used = new Set(taken);
  const lists = [...form.names].sort(
    (a, b) => b.people.filter((name) => used.has(name)).length - a.people.filter((name) => used.has(name)).length,
  );
  const spoken = lists.some((list) => list.people.some((name) => used.has(name)));
  const pools = spoken ? lists.map((list) => list.people) : [lists.flatMap((list) => list.people)];
  for (const pool of pools) {
    const free = pool.filter((name) => !used.has(name));
    if (free.length) return free[Math.floor(chance * free.length) % free.length]!;
  }
  let n = 2;
  while (used.has(`${taken[0]} ${n}`)) ++n;
  return `${taken[0]} ${n}`; // all names there are have been given
}

export function freshBandName(form: Form, now: string, chance: number): string {
  const all = form.names.flatMap((list) => list.bands).filter((name) => name !== now);
  return all[Math.floor(chance * all.length) % Math.max(all.length, 1)] ?? now;
}

// Somebody new: the kind of whoever stands last, so that a row of spearmen is quickly raised.
export function newcomer(form: Form, part: Part, band: Warband, chance: number): Fields {
  const last = figuresOf(band, part.key).at(-1);
  const figure: Fields = {};
  const name = freshName(form, allNames(form, band), chance);
  for (const field of part.fields) {
    if (!isThere(field, band)) continue;
    if (field.kind === "names") figure[field.key] = [name];
    else if (field.key === "name") figure[field.key] = name;
    else if (field.kind === "one" && !field.usual)
      figure[field.key] = last?.[field.key] ?? field.offers?.[0]?.value ?? "";
  }
  return figure;
}

// The same again under other names; what only one may be stays with the first.
export function twin(form: Form, part: Part, band: Warband, at: number, chance: number): Fields {
  const figure = structuredClone(figuresOf(band, part.key)[at]!);
  delete figure["id"];
  for (const only of ["leader", "major", "standard"]) delete figure[only];
  const taken = allNames(form, band);
  const rename = (): string => {
    const name = freshName(form, taken, chance);
    taken.push(name);
    return name;
  };
  if (figure["name"] !== undefined) return { ...figure, name: rename() };
  const { members: _, ...rest } = figure;
  return { ...rest, names: memberNames(figure).map(rename) };
}

// A flag of the band decides which fields there are: what is no longer one of them goes.
export function withFlag(form: Form, band: Warband, field: Field, on: boolean): Warband {
  let out = withField(band, field, on);
  const lost = (fields: Field[]): string[] =>
    fields
      .filter((one) => !isThere(one, out) && !fields.some((other) => other.key === one.key && isThere(other, out)))
      .map((one) => one.key);
  const without = (fields: Fields, keys: string[]): Fields =>
    Object.fromEntries(Object.entries(fields).filter(([key]) => !keys.includes(key)));
  out = without(out, lost(form.fields));
  for (const part of form.parts)
    out = withFigures(
      out,
      part.key,
      figuresOf(out, part.key).map((one) => without(one, lost(part.fields))),
    );
  return out;
}

const path = /^warband\.([a-z_]+)\[(\d+)\]/;

export const problemsOf = (problems: readonly Problem[], part: string, at: number): Problem[] =>
  problems.filter(({ where }) => {
    const found = path.exec(where);
    return found?.[1] === part && Number(found[2]) === at;
  });

// What concerns nobody in particular.
export const problemsOfAll = (problems: readonly Problem[], form: Form): Problem[] =>
  problems.filter(({ where }) => !form.parts.some((part) => part.key === path.exec(where)?.[1]));

export const offerName = (field: Field, value: string): string =>
  field.offers?.find((offer) => offer.value === value)?.name ?? value;

// What somebody is and has, in a line.
export function summary(part: Part, band: Warband, figure: Fields): string[] {
  const out: string[] = [];
  for (const field of part.fields) {
    const value = figure[field.key];
    if (value === undefined || field.key === "name" || field.kind === "names" || !isThere(field, band)) continue;
    if (field.kind === "flag") {
      if (value === true) out.push(field.name);
    } else if (field.kind === "many") out.push(...textsOf(value).map((one) => offerName(field, one)));
    else if (field.kind === "number") out.push(`${field.name} ${textOf(value)}`);
    else out.push(offerName(field, textOf(value)));
  }
  return out;
}
