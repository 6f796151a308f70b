// The page speaks in the unit of the rules, the scene in inches.
import type { Fan, Figure, Point, Ring } from "../protocol/types";
import { scaled } from "./space";
import type { Shade, SightLine, Trail } from "./table";

export class Inches {
  constructor(readonly per: number) {} // inches in a unit

  point = (p: Point): Point => scaled(p, this.per);
  back = (p: Point): Point => scaled(p, 1 / this.per);
  points = (all: readonly Point[]): Point[] => all.map(this.point);

  figure(f: Figure): Figure {
    const { shape, radius, inner, points } = f.base;
    return {
      ...f,
      at: this.point(f.at),
      elevation: f.elevation * this.per,
      base: {
        shape,
        ...(inner !== undefined && { inner: inner * this.per }),
        ...(radius !== undefined && { radius: radius * this.per }),
        ...(points && { points: this.points(points) }),
      },
    };
  }

  fan = (f: Fan): Fan => ({ origin: this.point(f.origin), left: f.left * this.per, edge: this.points(f.edge) });

  ring = (r: Ring): Ring => ({ ...r, points: this.points(r.points) });

  shade = (s: Shade): Shade => ({
    ...s,
    step: s.step * this.per,
    places: s.places.map((one) => ({ ...one, at: this.point(one.at) })),
  });

  trail = (t: Trail): Trail => ({
    ...t,
    points: this.points(t.points),
    ...(t.zones && { zones: this.points(t.zones) }),
    ...(t.others && { others: t.others.map((one) => ({ ...one, at: this.point(one.at) })) }),
  });

  line = (l: SightLine): SightLine => ({
    ...l,
    from: this.point(l.from),
    to: this.point(l.to),
    ...(l.blockedAt && { blockedAt: this.point(l.blockedAt) }),
    ...(l.fromHeight !== undefined && { fromHeight: l.fromHeight * this.per }),
    ...(l.toHeight !== undefined && { toHeight: l.toHeight * this.per }),
  });
}
