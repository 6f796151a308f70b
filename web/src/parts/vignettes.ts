// A small painted scene for each ruleset, 240 by 150, put together from a few turned and painted pieces.
const steel = "#aab0b4",
  dark = "#2c2219",
  ash = "#8a6a42",
  gold = "#d9a928";
const red = "#a8323a",
  blue = "#2f5f8f",
  green = "#4d6b3a",
  brown = "#7a5535",
  white = "#f6edd6";

interface Man {
  cloth: string;
  head?: "nasal" | "kettle" | "great" | "hood" | "straw" | "crest" | "bare";
  arm?: "spear" | "pike" | "sword" | "axe" | "bow" | "crossbow" | "lance";
  shield?: "heater" | "round";
  seated?: boolean;
}

const at = (x: number, y: number, size: number, ...parts: string[]): string =>
  `<g transform="translate(${x} ${y}) scale(${size} ${Math.abs(size)})">${parts.join("")}</g>`;
const fill = (d: string, tone: string): string => `<path d="${d}" fill="${tone}"/>`;
const line = (d: string, tone: string, wide: number): string =>
  `<path d="${d}" fill="none" stroke="${tone}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"/>`;
const disc = (x: number, y: number, r: number, tone: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${tone}"/>`;

const heads: Record<NonNullable<Man["head"]>, string> = {
  nasal: fill("M-4-16.6c0-6 2-8 4-8.8 2 .8 4 2.8 4 8.8z", steel) + line("M3-17v3", steel, 1.2),
  kettle: fill("M-3.6-18c0-4 2-5 3.6-5s3.6 1 3.6 5z", steel) + line("M-5.6-17.6h11.2", steel, 1.6),
  great: fill("M-4-23h8v10h-8z", steel) + line("M-1-18.6h5", dark, 1) + line("M1.5-22v8", gold, 0.9),
  hood: fill("M-5-12c-1-8 1-11 5-11 3 0 4 2 4 4-3-1-5 1-5 4 0 2-1 3-4 3z", "#3d5a2c"),
  straw: fill("M-3.4-18.5c0-4 6.8-4 6.8 0z", "#e3c77c") + line("M-6.4-18.2h12.8", "#d8b96a", 1.8),
  crest: fill("M-4-16.6c0-7 8-7 8 0z", "#c8a24c") + line("M-5-18c0-8 6-9 9-5", red, 2),
  bare: fill("M-3.8-16.5c-.6-6 8-6.5 7.6-.8-2-1.6-4-1.8-7.6.8z", "#4a3220"),
};

const arms: Record<NonNullable<Man["arm"]>, string> = {
  spear: line("M8 3V-27", ash, 1.2) + fill("M8-33l1.7 6H6.300z", steel),
  pike: line("M4-2L38-26", ash, 1.2) + fill("M42-29l-5 .8 2.5 3z", steel),
  lance: line("M-2-8L40-13", "#b08a58", 1.6) + fill("M45-13.600l-6-1v2.400z", steel),
  sword: line("M8-9l6-12", "#dfe3e5", 1.7) + line("M6.6-11.400l4 2", gold, 1.3),
  axe: line("M7-3l5-17", ash, 1.4) + fill("M10.5-20c3-2 6-1 7 1.5-2 0-4 1.5-5.5 4z", steel),
  bow: line("M8-21c7 6 7 18 0 24", "#8a5a2e", 1.5) + line("M8-21v24", white, 0.5) + line("M2-9h14", ash, 0.7),
  crossbow: line("M3-10h11", brown, 2) + line("M11-15c3 3 3 7 0 10", "#44403c", 1.3),
};

function man(x: number, y: number, size: number, { cloth, head = "bare", arm, shield, seated }: Man): string {
  const flip = size < 0;
  return `<g transform="translate(${x} ${y}) scale(${size} ${Math.abs(size)})">${[
    seated ? "" : `<ellipse rx="8" ry="2.2" fill="${dark}" opacity=".3"/>`,
    fill(seated ? "M-4 0c0-5 .5-9 .5-13h7c0 4 .5 8 .5 13z" : "M-6.5 0C-6.5-4-4-9-3.6-13h7.200C4-9 6.5-4 6.5 0z", cloth),
    fill("M0-13h3.600C4-9 6.5-4 6.5 0H2z", flip ? "rgba(255,240,200,.14)" : "rgba(20,12,4,.18)"),
    line("M-4.2-6.500h8.4", dark, 1.1),
    disc(0, -16.6, 3.7, "#e3bb94"),
    disc(2.2, -16.8, 0.55, dark),
    heads[head],
    arm === "bow" ? line("M1-11.500L9-9", cloth, 2.4) : line("M1-11.500L7-8.5", cloth, 2.4),
    arm ? arms[arm] : "",
    shield === "round"
      ? disc(1, -7.5, 5.4, cloth) +
        `<circle cx="1" cy="-7.5" r="5.4" fill="none" stroke="${white}" stroke-width="1"/>` +
        disc(1, -7.5, 1.5, steel)
      : "",
    shield === "heater"
      ? fill("M-4-12h8v4c0 4-2 6-4 8-2-2-4-4-4-8z", cloth) + line("M-4-12h8v4c0 4-2 6-4 8-2-2-4-4-4-8z", white, 1)
      : "",
  ].join("")}</g>`;
}

function horse(x: number, y: number, size: number, coat: string, cloth: string | null, rider = ""): string {
  return at(
    x,
    y,
    size,
    `<ellipse rx="17" ry="2.6" fill="${dark}" opacity=".3"/>`,
    line("M-13-14c-5 2-6 7-5 11", dark, 2.4),
    line("M-9-9l-4 5 1 4M-6-8l-1 8M8-9l6 3 1 4M6-9l-2 5-3 4", coat, 3),
    fill("M-14-12c0-5 5-7 12-6 6 0 8-2 11-8l3-4 2 2 7 6-1.5 2.5-5-1c-1 6-3 11-7 12-8 2-22 3-22-3z", coat),
    line("M8-23c-2 3-3 5-6 7", dark, 2.2),
    cloth
      ? fill("M-14-13c2-5 12-5 18-4 2 0 5-3 7-6l4 3c-2 8-3 11-3 16-5 2-10 0-12-2-4 3-9 4-14 3-1-4-1-7 0-10z", cloth) +
          line("M-13.5-4c5 1 9 0 13-3 3 2 7 3 12 2", white, 1)
      : "",
    at(-2, -15, 1, rider),
  );
}

const tree = (x: number, y: number, size: number, tone = "#4d6b3a"): string =>
  at(
    x,
    y,
    size,
    line("M0 0v-12", "#5a4028", 3),
    disc(0, -20, 9, tone),
    disc(-6, -15, 6.5, tone),
    disc(6.5, -15.5, 6, tone),
    disc(-3, -22, 5, "rgba(255,246,190,.18)"),
  );
const pine = (x: number, y: number, size: number, tone = "#33523f"): string =>
  at(x, y, size, line("M0 0v-6", "#4a3524", 2.4), fill("M0-36l8 13H4l7 11H5l6 8h-22l6-8h-6l7-11h-4z", tone));
const castle = (x: number, y: number, size: number, tone: string): string =>
  at(
    x,
    y,
    size,
    fill("M-26 0v-20h4v3h4v-3h4v3h4v-18h3v3h4v-3h4v3h4v-3h3v18h4v-3h4v3h4v-3h4V0z", tone),
    fill("M-4 0v-8a4 4 0 0 1 8 0v8z", "rgba(30,20,10,.6)"),
    line("M0-38v-12", dark, 1),
    fill("M0-50l12 3-12 4z", red),
  );
const hut = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    size,
    fill("M-12 0v-9h24v9z", "#d9c49a"),
    fill("M-17-7L-8-20H8L17-7z", "#b98f55"),
    fill("M-3 0v-6h6v6z", "#4a3320"),
    line("M-17-7L-8-20H8L17-7", "#8a6432", 1),
  );
const bird = (x: number, y: number, size: number): string =>
  at(x, y, size, line("M-6-2c2-2 4-2 6 1 2-3 4-3 6-1", dark, 1.3));
const die = (x: number, y: number, turn: number, tone: string, pips: readonly (readonly [number, number])[]): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-9" y="-9" width="18" height="18" rx="3.5" fill="${tone}" stroke="${dark}" stroke-opacity=".4"/>${pips.map(([a, b]) => disc(a * 5, b * 5, 1.9, white)).join("")}</g>`;

const ground = (
  sky: readonly [string, string],
  far: string,
  near: string,
  land = "M0 92c40-14 70-10 110-2s90 6 130-8v68H0z",
): string =>
  `<defs><linearGradient id="sky${sky[0].slice(1)}" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs>` +
  `<rect width="240" height="150" fill="url(#sky${sky[0].slice(1)})"/>` +
  fill("M0 82c30-16 60-14 92-4s80 4 148-12v84H0z", far) +
  fill(land, near);

// Beasts that walk upright.
const mouse = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    size,
    `<ellipse rx="8" ry="2.2" fill="${dark}" opacity=".4"/>`,
    line("M-5-3c-7 2-9-3-8-8", "#c99a8c", 1.3),
    fill("M-6 0c0-5 2-9 2.5-13h7C4-9 6-5 6 0z", red),
    line("M-4-6.500h8", dark, 1.1),
    disc(-4, -21.5, 3.6, "#9a7f62"),
    disc(-4, -21.5, 2.2, "#e3b9a6"),
    disc(2.4, -22, 3.2, "#8a7056"),
    fill("M-5-17c0-5 7-6 9-2l4 3.500c-2 2-12 3-13-1.500z", "#9a7f62"),
    disc(8, -15.4, 1, dark),
    disc(3, -17.6, 0.8, dark),
    line("M1-11.500L7-8.5", red, 2.4),
    arms.sword,
  );
const hedgehog = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    size,
    `<ellipse rx="9" ry="2.2" fill="${dark}" opacity=".4"/>`,
    line("M-6-3l-5-2M-7-7l-6-1M-7-11l-6 1M-6-15l-5 3M-4-19l-4 4M0-21l-2-5M3-21v-5", "#5b4632", 1.8),
    fill("M-8 0c-2-10 0-19 7-21 4 2 5 7 5 11 2 3 3 6 3 10z", "#7a6247"),
    fill("M0 0c-1-6 0-10 1-13h4c1 5 3 9 2 13z", blue),
    fill("M0-17c1-3 6-3 7-1l4 3c-2 2-10 3-11-2z", "#d9c3a2"),
    disc(11, -14.8, 1.1, dark),
    disc(5.4, -17, 0.8, dark),
    line("M5-10l4 2", "#b59a78", 2.2),
    line("M9 3v-26", ash, 1.5),
    disc(9, -24, 2.2, "#ffd772"),
  );
const badger = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    size,
    `<ellipse rx="11" ry="2.6" fill="${dark}" opacity=".4"/>`,
    fill("M-9 0c0-7 2-13 3-18h11c2 6 4 12 4 18z", "#3d6a5a"),
    line("M-7-9h14", dark, 1.4),
    fill("M-6-20c0-8 9-9 12-4l6 5c-3 3-17 5-18-1z", white),
    line("M-3-25c5 0 8 2 12 6M-5-19c5-1 9-1 13 0", dark, 1.8),
    disc(12, -18.6, 1.3, dark),
    disc(-3, -26, 2, white),
    line("M3-15l7 4", "#3d6a5a", 3.2),
    line("M11 4l3-32", ash, 1.8),
    fill("M12-28c5-3 9-1 10 3-3 0-6 2-9 6z", steel),
  );

export const vignettes: Readonly<Record<string, string>> = {
  "merlin-simple":
    ground(["#f3dfae", "#e6cf9c"], "#a9b277", "#8b9a58") +
    castle(186, 82, 0.8, "#b9a988") +
    tree(30, 96, 1) +
    tree(52, 92, 0.7, "#5d7c4a") +
    man(88, 128, 1.9, { cloth: red, head: "kettle", arm: "spear", shield: "heater" }) +
    man(154, 128, -1.9, { cloth: blue, head: "nasal", arm: "axe", shield: "heater" }) +
    die(112, 138, -14, red, [
      [-0.7, -0.7],
      [0, 0],
      [0.7, 0.7],
      [0.7, -0.7],
      [-0.7, 0.7],
    ]) +
    die(135, 140, 12, blue, [
      [-0.6, -0.6],
      [0.6, 0.6],
    ]),
  "merlin-better":
    ground(["#e9d3a4", "#f0dcae"], "#b5b57c", "#93995c") +
    pine(222, 92, 0.9) +
    pine(206, 90, 0.7) +
    castle(34, 80, 0.6, "#c4b493") +
    horse(
      76,
      128,
      1.55,
      "#6b4527",
      red,
      man(0, 0, 1, { cloth: red, head: "great", arm: "lance", shield: "heater", seated: true }),
    ) +
    [0, 1, 2].map((i) => man(176 + i * 17, 124 + i * 6, -1.45, { cloth: blue, head: "kettle", arm: "pike" })).join(""),
  "merlin-realistic":
    ground(["#d98f5a", "#f0c887"], "#9a8f63", "#77804c") +
    fill("M0 112c60-8 150-8 240 4v34H0z", "#5f8492") +
    line("M18 126h40M92 138h46M170 130h40", "#8fb0b8", 1.2) +
    fill("M46 112c50-12 98-12 150 0v14h-16a12 10 0 0 0-24 0h-24a13 11 0 0 0-26 0H86a12 10 0 0 0-24 0H46z", "#a89e8c") +
    fill("M46 112c50-12 98-12 150 0v-5c-52-12-100-12-150 0z", "#c4baa6") +
    man(80, 106, 1.5, { cloth: red, head: "kettle", arm: "crossbow" }) +
    man(106, 103, 1.5, { cloth: red, head: "great", arm: "sword", shield: "heater" }) +
    man(150, 105, -1.5, { cloth: blue, head: "nasal", arm: "spear", shield: "heater" }) +
    man(186, 110, 1.4, { cloth: blue, head: "bare" }),
  nottingham:
    ground(["#dfe0b4", "#efe6bf"], "#8fa566", "#5f7a42") +
    castle(190, 78, 0.75, "#c9bd9f") +
    tree(24, 118, 2.1, "#3d5f33") +
    tree(62, 100, 1.3, "#4d6b3a") +
    tree(224, 112, 1.6, "#47683a") +
    man(62, 136, 1.9, { cloth: green, head: "hood", arm: "bow" }) +
    man(96, 126, 1.5, { cloth: "#6b5a34", head: "hood", arm: "sword" }) +
    man(164, 126, -1.6, { cloth: blue, head: "nasal", arm: "spear", shield: "heater" }) +
    man(188, 134, -1.7, { cloth: blue, head: "kettle", arm: "sword" }),
  newcastle:
    ground(["#cfdde0", "#efe4c2"], "#b3ad7c", "#96935a") +
    fill("M0 84l240-20v14L0 98z", "#c2b596") +
    [20, 60, 100, 140, 180, 220].map((x) => fill(`M${x - 5} ${84 - x * 0.083}h10v-7h-10z`, "#b3a584")).join("") +
    castle(206, 74, 0.5, "#b3a584") +
    horse(70, 130, 1.25, "#46301f", null) +
    line("M74 112L42 118", ash, 2.4) +
    fill("M22 122v-16c4-4 16-4 20 0v16z", red) +
    `<circle cx="32" cy="126" r="9" fill="none" stroke="#5a4028" stroke-width="2.4"/>` +
    line("M32 117v18M23 126h18M26 120l12 12M38 120l-12 12", "#7a5a38", 1) +
    man(30, 116, 1.2, { cloth: "#c9a56a", head: "crest", arm: "spear", seated: true }) +
    [0, 1, 2]
      .map((i) =>
        man(158 + i * 20, 132 + (i % 2) * 3, -1.6, { cloth: blue, head: "crest", arm: "spear", shield: "round" }),
      )
      .join(""),
  darkages:
    ground(["#b7c0c4", "#e6dcc0"], "#94a06c", "#7d8450") +
    fill("M0 84c50 2 76 6 96 14 6 20-40 40-96 40z", "#6f93a0") +
    line("M8 104h30M24 120h34M4 130h24", "#9db8bd", 1.1) +
    at(
      40,
      108,
      1.25,
      fill("M-30-8c4 10 12 13 30 13s26-3 30-13c-8 5-14 6-30 6s-22-1-30-6z", "#5a4028"),
      line("M-30-8c-3-5-1-9 2-10M30-8c3-5 1-9-2-10", "#5a4028", 2),
      line("M0-2v-32", ash, 1.6),
      fill("M-15-32h30c2 8 2 14-1 20h-28c-3-6-3-12-1-20z", white),
      fill("M-9-32h6v20h-6zM3-32h6v20H3z", red),
      ...[-18, -9, 0, 9, 18].map((x) => disc(x, -1, 3.4, x % 2 ? gold : red)),
    ) +
    hut(204, 96, 1.15) +
    bird(150, 30, 1.2) +
    bird(172, 22, 0.9) +
    bird(128, 44, 0.8) +
    [0, 1, 2, 3]
      .map((i) =>
        man(112 + i * 15, 132, 1.5, {
          cloth: i % 2 ? red : "#8a3a2c",
          head: "nasal",
          arm: i % 2 ? "axe" : "spear",
          shield: "round",
        }),
      )
      .join("") +
    man(206, 128, -1.5, { cloth: green, head: "straw", arm: "spear" }),
  stormclouds:
    ground(["#2f3a4c", "#7d7a86"], "#4f5a52", "#3f4a36") +
    disc(196, 30, 15, "#f4e9c4") +
    disc(203, 25, 13, "#3a4456") +
    fill("M-6 30c14-16 34-14 42-4 14-12 40-8 44 6 14-4 24 2 26 12H-6z", "#4a5567") +
    fill("M120 22c10-12 30-10 36 0 12-6 28 0 28 10h-70c-2-4 2-9 6-10z", "#566174") +
    line("M70 44l-7 14 8-1-8 17", "#ffe9a0", 1.6) +
    fill("M14 106V62l6 4V52h9v9l6-5v14l7 5v31z", "#6d675e") +
    fill("M24 78h8v12h-8z", "#2c2823") +
    hut(214, 104, 0.9) +
    fill("M150 108c14-4 30-4 44 0v5h-44z", "#6d675e") +
    mouse(84, 132, 1.75) +
    hedgehog(122, 134, 1.7) +
    badger(164, 136, 1.7) +
    disc(138, 93, 16, "rgba(255,215,114,.18)"),
};

// An empty field, for rules that nobody has painted yet.
export const unpainted =
  ground(["#f3dfae", "#e6cf9c"], "#a9b277", "#8b9a58") + castle(186, 82, 0.8, "#b9a988") + tree(36, 112, 1.6);

// Two companies before a castle, 360 by 180, with room on the left for words.
export const companies =
  `<g transform="scale(1.5 1.2)">${ground(["#f0d9a2", "#f6e8c4"], "#a9b277", "#8b9a58")}</g>` +
  disc(96, 40, 16, "rgba(255,250,225,.8)") +
  bird(150, 34, 1.1) +
  bird(168, 26, 0.8) +
  castle(286, 92, 1.15, "#bfae8c") +
  tree(36, 112, 1.6) +
  tree(74, 106, 1.1, "#5d7c4a") +
  pine(346, 104, 1.1) +
  pine(332, 100, 0.8) +
  hut(222, 102, 0.8) +
  horse(
    206,
    132,
    1.25,
    "#6b4527",
    red,
    man(0, 0, 1, { cloth: red, head: "great", arm: "lance", shield: "heater", seated: true }),
  ) +
  man(176, 142, 1.5, { cloth: red, head: "hood", arm: "bow" }) +
  man(196, 160, 1.7, { cloth: red, head: "kettle", arm: "spear", shield: "heater" }) +
  man(228, 164, 1.75, { cloth: red, head: "nasal", arm: "sword", shield: "heater" }) +
  horse(
    318,
    136,
    -1.25,
    "#46301f",
    blue,
    man(0, 0, 1, { cloth: blue, head: "great", arm: "lance", shield: "heater", seated: true }),
  ) +
  man(284, 162, -1.75, { cloth: blue, head: "nasal", arm: "axe", shield: "heater" }) +
  man(310, 166, -1.75, { cloth: blue, head: "kettle", arm: "spear", shield: "heater" }) +
  man(342, 158, -1.6, { cloth: blue, head: "kettle", arm: "crossbow" });
