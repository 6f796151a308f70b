// The signs on counters: one for each state the rules speak of, drawn around the middle, about 1 across.
import type { Pen } from "../textures";

export interface Sign {
  paper: string;
  draw: (pen: Pen) => void;
}

type Places = readonly (readonly [number, number])[];
type Way = Places | string; // "0 -0.4, 0.3 0.1": place after place

const trace = (pen: Pen, way: Way, close: boolean): void => {
  const places = typeof way === "string" ? way.split(", ").map((place) => place.split(" ").map(Number)) : way;
  pen.beginPath();
  places.forEach(([x = 0, y = 0], i) => (i ? pen.lineTo(x, y) : pen.moveTo(x, y)));
  if (close) pen.closePath();
};
const line =
  (...lines: Way[]) =>
  (pen: Pen) => {
    for (const l of lines) (trace(pen, l, false), pen.stroke());
  };
const area =
  (...areas: Way[]) =>
  (pen: Pen) => {
    for (const a of areas) (trace(pen, a, true), pen.fill());
  };
const both =
  (...draws: ((pen: Pen) => void)[]) =>
  (pen: Pen) =>
    draws.forEach((d) => d(pen));
const ring = (r: number) => (pen: Pen) => {
  pen.beginPath();
  pen.arc(0, 0, r, 0, 7);
  pen.stroke();
};

const arrow = both(line("-0.36 0.36, 0.26 -0.26"), area("0.4 -0.4, 0.32 -0.04, 0.04 -0.32"));
const flash = area("-0.05 -0.42, 0.22 -0.42, 0.05 -0.08, 0.26 -0.08, -0.16 0.44, -0.02 0.06, -0.24 0.06");
const chevrons = (count: number) =>
  line(
    ...Array.from({ length: count }, (_, i): Places => {
      const y = (i - (count - 1) / 2) * 0.24;
      return [
        [-0.28, y + 0.16],
        [0, y - 0.12],
        [0.28, y + 0.16],
      ];
    }),
  );
const grey = "#c9c3b2";

export const signs: Readonly<Record<string, Sign>> = {
  aiming: {
    paper: "#f4e6bd",
    draw: both(ring(0.28), ring(0.1), line("0 -0.44, 0 0.44", "-0.44 0, 0.44 0")),
  },
  panicking: { paper: "#f0b429", draw: flash },
  routed: {
    paper: "#f0b429",
    draw: both(flash, line("-0.4 0.36, -0.24 0.2", "0.4 -0.36, 0.24 -0.2")),
  },
  shaken: {
    paper: "#f3d27c",
    draw: line(
      "-0.36 -0.12, -0.18 -0.28, 0 -0.12, 0.18 -0.28, 0.36 -0.12",
      "-0.36 0.2, -0.18 0.04, 0 0.2, 0.18 0.04, 0.36 0.2",
    ),
  },
  netted: {
    paper: "#d9c9a0",
    draw: line(
      ...[-0.22, 0, 0.22].flatMap((o): Places[] => [
        [
          [o - 0.2, -0.36],
          [o + 0.2, 0.36],
        ],
        [
          [o + 0.2, -0.36],
          [o - 0.2, 0.36],
        ],
      ]),
    ),
  },
  climbing: {
    paper: "#d8b98c",
    draw: line(
      "-0.2 -0.42, -0.2 0.42",
      "0.2 -0.42, 0.2 0.42",
      ...[-0.25, 0, 0.25].map((y): Places => [
        [-0.2, y],
        [0.2, y],
      ]),
    ),
  },
  carrying: {
    paper: "#e2c769",
    draw: both(
      (pen) => (pen.beginPath(), pen.arc(0, 0.1, 0.27, 0, 7), pen.fill()),
      area("-0.16 -0.4, 0.16 -0.4, 0.06 -0.12, -0.06 -0.12"),
    ),
  },
  charging: { paper: "#efb08c", draw: chevrons(3) },
  running: { paper: "#efd2a8", draw: chevrons(2) },
  trotting: { paper: "#efe2c4", draw: chevrons(1) },
  stopped: {
    paper: grey,
    draw: area("-0.28 -0.34, -0.08 -0.34, -0.08 0.34, -0.28 0.34", "0.08 -0.34, 0.28 -0.34, 0.28 0.34, 0.08 0.34"),
  },
  busy: {
    paper: grey,
    draw: both(
      area("-0.26 -0.36, 0.26 -0.36, 0 0", "-0.26 0.36, 0.26 0.36, 0 0"),
      line("-0.32 -0.4, 0.32 -0.4", "-0.32 0.4, 0.32 0.4"),
    ),
  },
  doomed: {
    paper: "#d8574e",
    draw: line("0 -0.4, 0 0.42", "-0.24 -0.14, 0.24 -0.14"),
  },
  broken: {
    paper: grey,
    draw: line("-0.4 0.3, -0.06 0.04, -0.14 -0.12", "0.4 -0.3, 0.1 -0.1, 0.16 0.08"),
  },
  loaded: { paper: "#bcd6c2", draw: arrow },
  unloaded: {
    paper: "#e9e2d2",
    draw: both(arrow, line("-0.36 -0.36, 0.36 0.36")),
  },
  javelins: {
    paper: "#dcd0ae",
    draw: line("-0.3 0.36, 0.1 -0.4", "-0.1 0.4, 0.3 -0.36"),
  },
  bound: {
    paper: "#d9c9a0",
    draw: both(ring(0.24), line("-0.4 -0.3, 0.4 0.3", "-0.4 0.3, 0.4 -0.3")),
  },
  loot: {
    paper: "#e2c769",
    draw: both(
      area("-0.34 -0.04, 0.34 -0.04, 0.34 0.34, -0.34 0.34"),
      line("-0.34 -0.12, -0.2 -0.34, 0.2 -0.34, 0.34 -0.12"),
    ),
  },
  shield_wall: {
    paper: "#bcd6c2",
    draw: (pen) => {
      for (const x of [-0.26, 0, 0.26]) (pen.beginPath(), pen.arc(x, 0, 0.2, 0, 7), pen.stroke());
    },
  },
  crouched: {
    paper: "#d8b98c",
    draw: both(
      line("-0.34 0.34, 0.34 0.34", "-0.1 0.3, 0.16 0.06, -0.14 -0.08"),
      (pen) => (pen.beginPath(), pen.arc(-0.2, -0.22, 0.12, 0, 7), pen.fill()),
    ),
  },
  prepared: {
    paper: "#bcd6c2",
    draw: both(arrow, line("-0.38 0.08, -0.08 0.38")),
  },
  missiles: {
    paper: "#dcd0ae",
    draw: both(
      (pen) => (pen.beginPath(), pen.arc(0, -0.16, 0.18, 0, 7), pen.fill()),
      (pen) => (pen.beginPath(), pen.arc(-0.22, 0.2, 0.16, 0, 7), pen.fill()),
    ),
  },
  closed: {
    paper: "#bcd6c2",
    draw: area(
      "-0.4 -0.3, -0.16 -0.3, -0.16 0.3, -0.4 0.3",
      "-0.12 -0.3, 0.12 -0.3, 0.12 0.3, -0.12 0.3",
      "0.16 -0.3, 0.4 -0.3, 0.4 0.3, 0.16 0.3",
    ),
  },
  cowering: {
    paper: "#f3d27c",
    draw: both(
      line("-0.36 0.08, -0.2 -0.34, 0.2 -0.34, 0.36 0.08"),
      (pen) => (pen.beginPath(), pen.arc(0, 0.2, 0.18, 0, 7), pen.fill()),
    ),
  },
  dodging: {
    paper: "#efe2c4",
    draw: both(line("-0.3 0.34, 0.1 0.1, -0.1 -0.1, 0.24 -0.3"), area("0.4 -0.4, 0.3 -0.1, 0.08 -0.36")),
  },
  pushed: {
    paper: "#efd2a8",
    draw: both(line("-0.34 0, 0.2 0", "0 -0.26, 0.26 0, 0 0.26"), line("0.38 -0.34, 0.38 0.34")),
  },
  recoiled: {
    paper: "#efd2a8",
    draw: line("-0.36 0, 0.36 0", "-0.08 -0.28, -0.36 0, -0.08 0.28"),
  },
  last_ditch: {
    paper: "#d8574e",
    draw: both(line("-0.3 -0.36, 0.3 -0.36, 0.3 0.36, -0.3 0.36, -0.3 -0.36"), line("-0.3 -0.36, 0.3 0.36")),
  },
  acted: {
    paper: grey,
    draw: line("-0.3 0.02, -0.08 0.26, 0.32 -0.26"),
  },
  ward: {
    paper: "#b8cfe2",
    draw: area("-0.3 -0.36, 0.3 -0.36, 0.28 0.04, 0 0.42, -0.28 0.04"),
  },
  veil: {
    paper: "#cfc6d8",
    draw: line(
      "-0.38 -0.2, -0.1 -0.28, 0.1 -0.12, 0.38 -0.2",
      "-0.38 0.02, -0.1 -0.06, 0.1 0.1, 0.38 0.02",
      "-0.38 0.24, -0.1 0.16, 0.1 0.32, 0.38 0.24",
    ),
  },
  root: {
    paper: "#c2c48c",
    draw: line("0 -0.42, 0 0.06", "0 0.06, -0.34 0.4", "0 0.06, 0.02 0.42", "0 0.06, 0.34 0.38"),
  },
  swift: { paper: "#efe2c4", draw: chevrons(2) },
  moved: {
    paper: grey,
    draw: line("-0.3 0.02, -0.08 0.26, 0.32 -0.26"),
  },
  shot: { paper: grey, draw: arrow },
  fought: {
    paper: grey,
    draw: line("-0.34 0.34, 0.34 -0.34", "0.34 0.34, -0.34 -0.34", "-0.38 0.14, -0.14 0.38", "0.38 0.14, 0.14 0.38"),
  },
  wounded: {
    paper: "#e0665c",
    draw: (pen) => (
      pen.beginPath(),
      pen.moveTo(0, -0.44),
      pen.bezierCurveTo(0.3, -0.02, 0.34, 0.4, 0, 0.4),
      pen.bezierCurveTo(-0.34, 0.4, -0.3, -0.02, 0, -0.44),
      pen.fill()
    ),
  },
  trauma: {
    paper: "#c9a6d8",
    draw: line(
      Array.from({ length: 60 }, (_, i): [number, number] => [
        Math.cos(i * 0.28) * (0.04 + i * 0.006),
        Math.sin(i * 0.28) * (0.04 + i * 0.006),
      ]),
    ),
  },
};
