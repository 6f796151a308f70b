// Words of everything beside the battle: settings, help, print, the menu.

export const settings = {
  title: "Settings",
  speed: "Pace of moves and dice",
  speeds: { 0: "At once", 0.5: "Slow", 1: "As meant", 2: "Quick", 4: "Very quick" } as Record<number, string>,
  light: "Light",
  lights: { auto: "As the system", light: "Day", dark: "Night" },
  motion: "Motion",
  motions: { auto: "As the system", reduced: "Little", full: "Full" },
  labels: "Names on the table",
  shadows: "Shadows",
  quick: "Do simple answers with one press",
  ruleIds: "Rule numbers in the story",
  size: "Size of the text",
  sizes: (n: number): string => (n === 1 ? "As meant" : `${Math.round(n * 100)} %`),
  volume: "Sound",
  volumes: (n: number): string => (n > 0 ? `${Math.round(n * 100)} %` : "off"),
  notify: "Tell me when it is my turn and I am elsewhere",
};

export const help = {
  title: "Keys and hands",
  hands: [
    ["Click one of yours", "give orders to him"],
    ["Drag from him", "move him; Shift-click adds a corner"],
    ["Click once, click again", "try it, then do it"],
    ["Right click", "a step back"],
    ["Drag the ground, right-drag, wheel", "move, turn and bring near the table"],
    ["Two fingers", "move, turn and bring near the table"],
    ["Hold a finger", "add a corner, or ask about a figure"],
  ] as const,
  keys: [
    ["1 … 9, 0", "the choices below; 0 is done or stay"],
    ["Enter", "do what is being tried"],
    ["Esc", "a step back"],
    ["Tab", "through the choices"],
    ["/", "find among the choices"],
    ["Space", "go to what is asked, or skip what moves"],
    ["Arrows", "move the mark on the table; with Shift, in small steps"],
    ["C", "add a corner where the mark is"],
    [", .", "turn at the end of a move"],
    ["R", "ruler and line of sight"],
    ["E", "eye level"],
    ["O", "what can happen: every outcome of what is being tried"],
    ["F", "field of odds: how safe each place is, or how good to hit from"],
    ["+ −", "nearer, farther"],
    ["[ ]", "turn the table"],
    ["Z", "take back"],
    ["A", "advice"],
    ["P, L", "people, story"],
    ["?", "this page"],
  ] as const,
};

export const print = {
  title: "Print",
  cards: "Cards of the figures",
  now: "Cards as they are now",
  reference: "Quick reference",
  scenario: "Table to set up",
  charts: "Charts of the villains",
  roster: "Roster of the bands",
  opens: (what: string): string => `Print: ${what.toLowerCase()}, in a new tab`,
};

export const menu = {
  settings: "Settings",
  help: "Keys and hands",
  invite: "Seats and links",
  record: "Keep as a file",
  replay: "Watch from the beginning",
  home: "All battles",
};
