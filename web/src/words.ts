// Every English word of the page; those of each of its parts stand in words/. What the engine says comes in words of its own.
import { end, invite, proofs, replay, seats } from "./words/after";
import { help, menu, print, settings } from "./words/aside";
import { bands } from "./words/bands";
import { battle, course, parts, written } from "./words/battle";
import { home, setup } from "./words/begin";
import { campaigns } from "./words/campaigns";
import { dice, field, odds, rule, view } from "./words/look";
import { capital, join } from "./words/text";

export const words = {
  title: "Fyrd",
  motto: "A table, a referee and somebody to play against",
  units: { inch: "″", centimetre: " cm" } as Record<string, string>,
  join,
  capital,
  winds: ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"],
  toward: (label: string, wind: string): string => `${label}, ${wind}`,
  order: (verb: string, who?: string, whom?: string): string =>
    who && whom
      ? `${who}: ${verb.toLowerCase()}, ${whom}`
      : who
        ? `${who}: ${verb.toLowerCase()}`
        : whom
          ? `${verb}, ${whom}`
          : verb,

  pose: { standing: "standing", lying: "lying", out: "fallen", away: "not here" },
  coming: "to be set up",
  close: "Close",
  on: "on",
  notSaved: "The battle cannot be kept as a file yet: it still has secrets.",
  home,
  setup,
  bands,
  battle,
  parts,
  written,
  course,
  view,
  odds,
  field,
  dice,
  rule,
  end,
  replay,
  invite,
  proofs,
  seats,
  settings,
  help,
  print,
  menu,
  campaigns,
};

export type Words = typeof words;
