// Houses: walls of timber and clay, floors, and the roofs that can be looked under.
import { Vector3 } from "three";
import { isOfHouse, isRoof, isWall } from "../../game/land";
import type { Piece, Point } from "../../protocol/types";
import { mixed, Paint, put } from "../paint";
import { box, prism, Triangles } from "../solids";
import { distance, distanceTo, facingOf, inset, middle, outlineOf, spine, turnOf } from "../space";
import { type Draw, type Kit, trace } from "./kit";
import { ruin } from "./ruins";
import { lowWall } from "./stone";

export const clay = "#e4d3ae";
export const beam = "#5a3f28";

const footing = (kit: Kit, ring: readonly Point[]): void => {
  kit.strokes.push({
    layer: 3,
    draw: (pen, inch) => {
      pen.save();
      pen.shadowColor = "rgba(30,22,10,0.8)";
      pen.shadowBlur = inch * 0.4;
      trace(pen, ring);
      pen.fillStyle = "rgba(60,46,26,0.7)";
      pen.fill();
      pen.restore();
    },
  });
};

// A house that is entered: where its floor is, and no walls of its own.
const isOpen = (piece: Piece): boolean => piece.land === "house" && piece.top - piece.bottom < 0.1;

// A low one is of stone; a high one belongs to a house, or is what is left where there are none.
export const wall: Draw = (piece, kit, chance) => {
  const tall = piece.top - piece.bottom;
  const rooms = kit.pieces.some((o) => isOfHouse(o));
  if (piece.flags.includes("linear") || (tall < 1.5 && piece.bottom === 0 && !rooms))
    return lowWall(piece, kit, chance);
  if (!rooms) return ruin(piece, kit, chance);
  houseWall(piece, kit, chance);
};

export const houseWall: Draw = (piece, kit) => {
  const ring = outlineOf(piece);
  const out = wallsOf(kit, ring);
  footing(kit, ring);
  out.add(prism(ring, piece.bottom, piece.top), (p, n) =>
    n.y > 0.9 ? "#7a5b3b" : mixed(clay, "#a98f63", p.y < 0.05 ? 0.75 : 0.1),
  );
  frame(out, ring, piece.bottom, piece.top);
};

// Walls under a roof are cut away together with it.
export function wallsOf(kit: Kit, ring: readonly Point[]): Paint {
  const mid = middle(ring);
  const roof = kit.pieces.find((o) => (isRoof(o) || isOpen(o)) && distanceTo(mid, o) < 0.1);
  if (!roof) return kit.paint;
  let own = kit.walls.get(roof.id);
  if (!own) kit.walls.set(roof.id, (own = new Paint()));
  return own;
}

// Posts at the ends, beams along foot and head, and a brace where there is room.
function frame(out: Paint, ring: readonly Point[], bottom: number, top: number): void {
  const { from, to, width } = spine(ring);
  const length = distance(from, to);
  const turn = turnOf(facingOf(from, to));
  const at = (t: number, y: number, tilt = 0) =>
    put(from[0] + (to[0] - from[0]) * t, y, -from[1] - (to[1] - from[1]) * t, 0, turn, 0).multiply(
      put(0, 0, 0, tilt, 0, 0),
    );
  const thick = width * 1.24;
  const tall = top - bottom;
  const post = 0.17;
  if (length > post * 1.5) {
    for (const y of tall > 0.4 ? [bottom + 0.07, top - 0.07] : [top - 0.07])
      out.add(box(thick, 0.14, length), beam, at(0.5, y));
    if (tall > 1) {
      const posts = Math.max(1, Math.round(length / 1.7));
      for (let i = 0; i <= posts; ++i)
        out.add(
          box(thick, tall, post),
          beam,
          at(Math.min(1 - post / 2 / length, Math.max(post / 2 / length, i / posts)), bottom + tall / 2),
        );
      if (length / posts > 1.1)
        for (let i = 0; i < posts; ++i) {
          const span = length / posts - post;
          const slant = Math.hypot(span, tall * 0.8);
          out.add(
            box(thick * 0.98, 0.1, slant),
            beam,
            at((i + 0.5) / posts, bottom + tall * 0.5, (i % 2 ? 1 : -1) * Math.atan2(tall * 0.8, span)),
          );
        }
    }
  }
}

export const room: Draw = (piece, kit) => {
  kit.floor.add(prism(outlineOf(piece), piece.bottom, piece.bottom + 0.02), "#c9a878");
};

export const roof: Draw = (piece, kit) => {
  kit.roofs.push({ piece, thatch: false, rise: 1.0, eaves: 0.3 });
};

export const thatch: Draw = (piece, kit) => {
  kit.roofs.push({ piece, thatch: true, rise: 1.35, eaves: 0.42 });
};

// One that nobody enters: walls halfway up, the rest is roof. Over one that is entered, a roof on the walls around it.
export const house: Draw = (piece, kit, chance) => {
  if (isOpen(piece)) {
    room(piece, kit, chance);
    const top = Math.max(
      2.6,
      ...kit.pieces.filter((o) => isWall(o) && o.points.some((p) => distanceTo(p, piece) < 0.3)).map((o) => o.top),
    );
    kit.roofs.push({
      piece: { ...piece, land: "thatch", bottom: top, top: top + 0.1 },
      thatch: true,
      rise: 1.35,
      eaves: 0.42,
    });
    return;
  }
  const ring = outlineOf(piece);
  const tall = piece.top - piece.bottom;
  const eaves = piece.bottom + tall * 0.48;
  footing(kit, ring);
  kit.paint.add(prism(ring, piece.bottom, eaves), (p) =>
    mixed(clay, "#a98f63", p.y < piece.bottom + 0.05 ? 0.75 : 0.05),
  );
  const sides = ring.map((p, i) => ({ p, q: ring[(i + 1) % ring.length]! }));
  sides.forEach(({ p, q }, i) => {
    const inner: Point[] = inset(ring, 0.1);
    frame(kit.paint, [p, q, inner[(i + 1) % ring.length]!, inner[i]!], piece.bottom, eaves);
    const mid = middle([p, q]);
    const turn = turnOf(facingOf(p, q));
    const wide = distance(p, q);
    if (i === 0)
      kit.paint.add(
        box(0.34, tall * 0.3, Math.min(1.3, wide * 0.3)),
        "#4a3320",
        put(mid[0], piece.bottom + tall * 0.15, -mid[1], 0, turn, 0),
      );
    else
      for (const t of wide > 5 ? [0.3, 0.7] : [0.5])
        kit.paint.add(
          box(0.34, tall * 0.12, 0.9),
          "#2e241b",
          put(p[0] + (q[0] - p[0]) * t, piece.bottom + tall * 0.26, -p[1] - (q[1] - p[1]) * t, 0, turn, 0),
        );
  });
  kit.roofs.push({
    piece: { ...piece, bottom: eaves - 0.1, top: eaves },
    thatch: true,
    rise: tall * 0.52,
    eaves: 0.55,
  });
};

// Two slopes over a rectangle, hipped a little at the ends; over anything else all sides lean in to the middle.
export function roofSlopes(piece: Piece, rise: number, eaves: number): { slopes: Triangles; ridge: [Point, Point] } {
  const ring = inset(outlineOf(piece, 10), -eaves);
  const [low, high] = [piece.top - eaves * 0.35, piece.top + rise];
  const out = new Triangles();
  const v = (p: Point, y: number) => new Vector3(p[0], y, -p[1]);
  let ridge: [Point, Point] = [middle(ring), middle(ring)];
  if (ring.length === 4) {
    const longer = distance(ring[0]!, ring[1]!) >= distance(ring[1]!, ring[2]!) ? 0 : 1;
    const r = [0, 1, 2, 3].map((i) => ring[(i + longer) % 4]!);
    const [a, b] = [middle([r[3]!, r[0]!]), middle([r[1]!, r[2]!])];
    const hip = Math.min(0.28, (distance(r[1]!, r[2]!) * 0.22) / distance(a, b));
    const along = (t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    ridge = [along(hip), along(1 - hip)];
  }
  const nearest = (p: Point) => (distance(p, ridge[0]) <= distance(p, ridge[1]) ? ridge[0] : ridge[1]);
  ring.forEach((p, i) => {
    const q = ring[(i + 1) % ring.length]!;
    const [pr, qr] = [nearest(p), nearest(q)];
    const length = distance(p, q);
    const climb = Math.hypot(high - low, distance(middle([p, q]), middle([pr, qr])));
    const off = (x: Point) => ((x[0] - p[0]) * (q[0] - p[0]) + (x[1] - p[1]) * (q[1] - p[1])) / length;
    // texture: along the eaves, and up the slope
    if (pr === qr) out.triangle(v(p, low), v(q, low), v(pr, high), [0, climb], [length, climb], [off(pr), 0]);
    else
      out.quad(v(p, low), v(q, low), v(qr, high), v(pr, high), [0, climb], [length, climb], [off(qr), 0], [off(pr), 0]);
    const under = 0.16; // the cut edge of the straw
    out.quad(
      v(p, low - under),
      v(q, low - under),
      v(q, low),
      v(p, low),
      [0, climb + under],
      [length, climb + under],
      [length, climb],
      [0, climb],
    );
  });
  return { slopes: out, ridge };
}
