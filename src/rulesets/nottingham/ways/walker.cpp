// One pass over a path: what bars it, what it crosses, and where it ends (NOT-040 … NOT-042, NOT-150 … NOT-156,
// NOT-A33, NOT-A67 … A69).
#include "rulesets/nottingham/ways/walker.h"

#include <algorithm>
#include <utility>

namespace fyrd::nottingham {

namespace {

// A figure that crawls is as wide as a body and not as long: it squeezes through (NOT-A64 lets the rest overlap).
Size size_of(Here here, FigureId id) {
  if (here[id].pose == Pose::standing) return upright(here, id);
  return {here.b.numbers.body_width / 2, here.b.numbers.body_height};
}

// Heights of the ground on a part of the leg.
struct Reach {
  Length low, high;
};
Reach heights(const Slopes& slopes, const Slopes::Span& span, Length from, Length to) {
  const Length a = slopes.flat() ? span.at_from : slopes.height_at(max(from, span.from)),
               b = slopes.flat() ? span.at_to : slopes.height_at(min(to, span.to));
  return {min(a, b), max(a, b)};
}

}  // namespace

Walker::Walker(Here here, FigureId id, Gait gait, std::optional<Length> room)
    : here_(here), id_(id), gait_(gait), room_(room), size_(size_of(here, id)), body_(here.b.base(here[id], Point{})),
      height_(here[id].elevation) {}

void Walker::stop(const Stop& s) {
  if (s.at < stop_.at || (s.at == stop_.at && !stop_.no)) stop_ = s;
}

void Walker::stop_at_edge(Point a, Point b) {
  const Ground::Step edge = here_.b.ground.step(disc(a, size_.radius), a, b, nothing_solid);
  if (!edge.free) stop({&no_way::edge, distance(a, edge.until), edge.until});  // NOT-A68
}

void Walker::cross(int what, Stretch on, Length whole, bool costs, bool leaving) {
  bool paid = false;
  for (int i = 0; i < before_count_ && on.from.units == 0; ++i) {
    if (before_[i].what == what) paid = before_[i].paid;
  }
  const Visit visit{what, on.from, on.to >= whole, paid || (costs && !leaving)};
  if (visit_count_ < static_cast<int>(visits_.size())) visits_[visit_count_++] = visit;
  // Counted at the end of the leg, when it is known how far it goes.
  if (visit.paid && !paid) visits_[visit_count_ - 1].what = -2 - what;
}

void Walker::meet_wall(const Slopes& slopes, int index, Point a, Point b) {
  const Piece& piece = here_.b.ground.pieces()[index];
  const Shape& shape = piece.solid.shape;
  const auto on = inside(shape.grown(size_.radius), a, b);
  if (!on) return;
  const Length whole = slopes.level(), top = piece.solid.top;
  bool low = false, high = false, on_top = false, stepped = false;
  Length barred = whole, entered = whole, was = height_;
  int under = under_;
  for (const Slopes::Span& span : slopes.spans()) {
    const bool here = span.piece == index;
    const Length rise = span.at_from > was ? span.at_from - was : was - span.at_from;
    if (here != (under == index) && rise > here_.b.numbers.step) stepped = true;  // NOT-A69 onto it or off it
    under = span.piece;
    was = span.at_to;
    if (span.to < on->from || span.from > on->to) continue;
    if (here) {
      if (!on_top) entered = span.from;
      on_top = true;
      continue;
    }
    const Reach ground = heights(slopes, span, on->from, on->to);
    if (piece.solid.bottom >= ground.high + size_.tall) continue;
    if (top > ground.low + here_.b.numbers.waist && !high) high = true, barred = max(span.from, on->from);
    if (top > ground.low + here_.b.numbers.step) low = true;
  }
  // Off a top the base still overlaps its edge, and before a stair's head it does already.
  const bool climbs = on_top && (barred >= entered || entered - barred <= 2 * size_.radius);
  const Sweep way = sweep(disc(a, size_.radius), a, b, shape);
  const bool began_on = on->from.units == 0 && overlap(disc(a, size_.radius), shape);
  if (high && !climbs && !(way.free && began_on)) {  // NOT-A69 higher than the waist
    const bool at_once = barred <= on->from + Length{1};
    const Point until = at_once ? way.until : slopes.at(barred);
    if (!at_once || !way.free) return stop({&no_way::wall, distance(a, until), until, nobody, index});
  }
  if (!low && !on_top) return;
  cross(index, *on, whole, on_top ? stepped : low, !on_top && first_ && began_on && way.free);
}

void Walker::meet_obstacle(const Slopes& slopes, const Obstacle& o, Point a, Point b) {
  const auto on = inside(o.solid.shape.grown(size_.radius), a, b);
  if (!on) return;
  bool met = false;
  for (const Slopes::Span& span : slopes.spans()) {
    if (span.to < on->from || span.from > on->to) continue;
    const Reach ground = heights(slopes, span, on->from, on->to);
    met = met || in_way(here_.b, o, ground.low, size_.tall) || in_way(here_.b, o, ground.high, size_.tall);
  }
  if (!met) return;
  const Sweep way = sweep(disc(a, size_.radius), a, b, o.solid.shape);
  if (o.low()) {
    const bool leaving = first_ && on->from.units == 0 && way.free;  // NOT-A64 leaving what overlaps already is free
    const int what = o.kind == Obstacle::Kind::body ? first_figure + o.index : first_thing + o.index;
    return cross(what, *on, slopes.level(), true, leaving);
  }
  if (way.free) return;
  Stop halt{&no_way::thing, distance(a, way.until), way.until, o.figure()};
  if (o.kind == Obstacle::Kind::figure) halt.no = &no_way::figure;  // NOT-A68
  if (o.kind == Obstacle::Kind::door) halt.no = &no_way::door, halt.door = o.index;
  if (o.kind == Obstacle::Kind::window) halt.no = &no_way::window, halt.door = o.index;
  stop(halt);
}

void Walker::stop_at_ground(const Slopes& slopes, Point a, Point b) {
  if (slopes.end() == Slopes::End::bank)  // NOT-042, NOT-A69
    stop({&no_way::steep, slopes.ends(), slopes.at(slopes.ends()), nobody, slopes.barrier()});
  const Extent swept = extent(a, b).grown(size_.radius.units);
  here_.b.ground.any(swept, [&](int i) {
    const Piece& piece = here_.b.ground.pieces()[i];
    if (piece.impassable) meet_wall(slopes, i, a, b);
    const TerrainTrait& trait = here_.b.trait(piece);
    const bool rider_indoors = trait.room && here_.man(id_).mounted;                          // NOT-A89
    const bool too_deep = trait.deep && (gait_ == Gait::activation || gait_ == Gait::crawl);  // NOT-156
    if (!rider_indoors && !too_deep) return false;
    const auto on = inside(piece.solid.shape, a, b);
    if (on && slopes.height_at(on->from) < piece.solid.top + here_.b.numbers.step)
      stop({too_deep ? &no_way::deep : &no_way::indoors_mounted, on->from, slopes.at(on->from), nobody, i});
    return false;
  });
  any_obstacle(here_, id_, swept, [&](const Obstacle& o) {
    meet_obstacle(slopes, o, a, b);
    return false;
  });
}

// NOT-A69 steps between the knee and the waist onto or off ground that is no solid thing, such as a bank.
void Walker::count_steps(const Slopes& slopes) {
  Length was = height_;
  int under = under_;
  for (const Slopes::Span& span : slopes.spans()) {
    if (span.from > stop_.at) break;
    const Length rise = span.at_from - was;
    const int bank = rise.units > 0 ? span.piece : under;
    const bool solid = bank >= 0 && here_.b.ground.pieces()[bank].impassable;
    if ((rise > here_.b.numbers.step || -rise > here_.b.numbers.step) && !solid &&
        !(rise.units < 0 && bank == stepped_on_)) {
      ++out_.obstacles;
      stepped_on_ = rise.units > 0 ? bank : -1;
    }
    under = span.piece;
    was = span.at_to;
  }
}

void Walker::wade(const Slopes& slopes, Point a, Point b) {
  std::optional<Stretch> shallow;
  bool covered = false;
  here_.b.ground.any(extent(a, b), [&](int i) {
    const Piece& piece = here_.b.ground.pieces()[i];
    const TerrainTrait& trait = here_.b.trait(piece);
    if (!trait.shallow && !trait.broken) return false;
    const auto on = inside(piece.solid.shape, a, b);
    if (!on || on->from >= stop_.at) return false;
    for (const Slopes::Span& span : slopes.spans()) {
      if (span.to < on->from || span.from > on->to) continue;
      const Reach ground = heights(slopes, span, on->from, on->to);
      const bool in_it = ground.low < piece.solid.top + here_.b.numbers.step &&
                         ground.high >= piece.solid.bottom - here_.b.numbers.step;
      if (in_it && trait.broken) out_.broken = true;  // NOT-151
      if (in_it && trait.shallow) shallow = on;       // NOT-156
    }
    return false;
  });
  if (!shallow) return;
  here_.b.ground.any(extent(a, b), [&](int i) {  // NOT-A33 not added where it is deep
    const Piece& piece = here_.b.ground.pieces()[i];
    if (!here_.b.trait(piece).deep) return false;
    const auto on = inside(piece.solid.shape, a, b);
    covered = covered || (on && on->from <= shallow->from && on->to >= min(shallow->to, stop_.at));
    return false;
  });
  out_.shallow = out_.shallow || !covered;
}

bool Walker::leg(Point a, Point b) {
  if (a == b) return true;
  const Slopes slopes(here_, a, b, height_, size_.tall, here_.b.numbers.waist, here_.b.numbers.waist);
  heading_ = bearing(b - a);
  if (size_.square) before_turn_ = std::exchange(body_, size_.base({}, heading_));  // NOT-040 straight ahead
  stop_ = {nullptr, slopes.level(), b};
  before_ = visits_;
  before_count_ = visit_count_;
  visit_count_ = 0;
  const bool drops = slopes.end() == Slopes::End::drop;
  if (drops) stop_.at = slopes.ends();
  stop_at_edge(a, b);
  stop_at_ground(slopes, a, b);
  const bool whole = !stop_.no;

  wade(slopes, a, b);
  count_steps(slopes);
  int kept = 0;
  for (int i = 0; i < visit_count_; ++i) {
    Visit v = visits_[i];
    if (v.what <= -2) {
      v.what = -2 - v.what;
      out_.obstacles += v.from < stop_.at;  // NOT-150
    }
    if (v.lasts) visits_[kept++] = v;
  }
  visit_count_ = kept;
  leave_areas(slopes, a, b);
  spring_traps(slopes, a, b);

  const Length before = height_;
  height_ = slopes.height_at(stop_.at);
  if (!slopes.spans().empty()) under_ = slopes.spans().back().piece;
  if (whole && drops) {  // NOT-152, NOT-A69 stepping off anything higher is a fall, and the way ends
    mark(Mark::Kind::drop, slopes, stop_.at, nobody, -1);
    out_.end = slopes.beyond(stop_.at + Length{3});
    out_.height = slopes.spans().empty() ? before : slopes.spans().back().at_to;
    out_.marks[out_.mark_count - 1].at = out_.end;
    out_.marks[out_.mark_count - 1].height = out_.height;
  } else {
    out_.end = whole ? b : stop_.point;
    out_.height = height_;
  }
  walked_ += slopes.along(stop_.at);
  first_ = false;
  return whole && !drops;
}

void Walker::finish(Point end) {
  if (room_ == height_) return;
  const NoRoom no = no_room(here_, id_, size_, end, height_);
  if (!no.taken) return;
  out_.no = no.edge             ? &no_way::edge
            : !no.figure.none() ? &no_way::figure
            : no.thing >= 0     ? &no_way::thing
            : no.door >= 0      ? here_.b.doors[no.door].shutter ? &no_way::window : &no_way::door
                                : &no_way::no_room;
  out_.figure = no.figure, out_.piece = no.piece, out_.door = no.door;
}

Course Walker::go(const Path& path) {
  const Figure& f = here_[id_];
  out_.end = f.at;
  out_.height = height_;
  Point at = f.at;
  if (path.empty() || std::all_of(path.all().begin(), path.all().end(), [&](Point p) { return p == at; })) {
    out_.no = &no_way::empty;
    return out_;
  }
  if (gait_ == Gait::swim && !in_deep_water(here_, id_)) {  // NOT-A33
    out_.no = &no_way::not_in_water;
    return out_;
  }
  bool on = true;
  for (const Point to : path.all()) {
    on = leg(at, to);
    if (!on) break;
    at = to;
  }
  out_.length = walked_;
  if (on) {
    finish(at);
  } else if (stop_.no) {
    out_.no = stop_.no, out_.figure = stop_.figure, out_.piece = stop_.piece, out_.door = stop_.door;
  }
  return out_;
}

}  // namespace fyrd::nottingham
