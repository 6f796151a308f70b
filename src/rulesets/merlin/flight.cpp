// Straight away from the nearest enemy, sliding along what is in the way (MER-B-A09, MER-B-A16).
#include "rulesets/merlin/flight.h"

#include <algorithm>

#include "core/events/narrate.h"

namespace fyrd::merlin {

namespace {

constexpr int most_slides = 5;  // so that a way fits into a path

// One straight piece of a flight, and what ended it.
struct Leg {
  Point to;
  bool stopped = false, edge = false;
  Shape by;
};

class Runner {
 public:
  Runner(const MerlinBattle& b, const Tabletop& s, FigureId id, FigureId from) : b_(b), s_(s), id_(id), enemy_(s[from].at) {}

  enum class Turn : std::uint8_t { left, right };
  Flight run(Turn, Length allowance) const;
  Flight any_way_out(Length allowance) const;
  std::int64_t away(Point p) const { return (p - enemy_).squared(); }
  std::int64_t away(const Flight& f) const { return away(f.path.empty() ? s_[id_].at : f.path.end()); }

 private:
  Leg leg(Point from, Vec way) const;
  bool shorten(Point from, Leg&) const;
  bool others(auto&& use) const;

  const MerlinBattle& b_;
  const Tabletop& s_;
  const FigureId id_;
  const Point enemy_;
};

// Every other figure in play, until `use` says true.
bool Runner::others(auto&& use) const {
  for (FigureId other : everyone(s_)) {
    if (other != id_ && s_[other].in_play() && use(s_[other])) return true;
  }
  return false;
}

// Takes back a leg to where something first stops it; whether anything did.
bool Runner::shorten(Point from, Leg& leg) const {
  const Shape base = b_.base(s_[id_], from);
  bool any = false;
  if (const auto step = b_.ground.step(base, from, leg.to); !step.free) {
    any = leg.stopped = true;
    leg.to = step.until;
    leg.edge = step.piece < 0;
    if (!leg.edge) leg.by = b_.ground.pieces()[static_cast<std::size_t>(step.piece)].solid.shape;
  }
  others([&](const Figure& f) {  // MER-B-A16 friend or enemy, a figure is in the way
    const Disc grown{f.at, b_.radius(f) + b_.radius(s_[id_])};
    if (!crosses(grown, from, leg.to)) return false;
    const Sweep to = sweep(base, from, leg.to, b_.base(f));
    if (to.free) return false;
    any = leg.stopped = true;
    leg.edge = false;
    leg.to = to.until;
    leg.by = b_.base(f);
    return false;
  });
  return any;
}

Leg Runner::leg(Point from, Vec way) const {
  Leg leg{from + way, false, false, {}};
  // Whole points lie beside the line, so that the way to where one thing stops him may graze another.
  for (int tries = 0; leg.to != from && shorten(from, leg); ++tries) {
    if (tries == 4) leg.to = from;
  }
  return leg;
}

// Which way is out of a shape, seen from beside it.
Vec outward(const Shape& shape, Point p) {
  Point corner = shape.points[0];
  for (std::size_t i = 0; i < shape.count; ++i) {
    const Point a = shape.points[i], b = shape.points[(i + 1) % shape.count];
    const Vec edge = b - a, to = p - a;
    if (shape.count > 2 && cross(edge, to) <= 0 && dot(edge, to) >= 0 && dot(edge, to) <= edge.squared()) return {edge.y, -edge.x};
    if (to.squared() < (p - corner).squared()) corner = a;
  }
  return p - corner;
}

// How far along a direction one is clear of a shape.
Length clearance(const Shape& shape, Point p, Vec along, Length radius) {
  std::int64_t furthest = 0;
  for (Point corner : shape.corners()) furthest = std::max(furthest, dot(corner - p, along));
  return Length{static_cast<std::int32_t>(furthest / length(along).units)} + shape.radius + radius + touching;
}

Flight Runner::run(Turn turn, Length allowance) const {
  Flight flight;
  const Length radius = b_.radius(s_[id_]);
  Point at = s_[id_].at;
  Length left = allowance;
  const auto go = [&](const Leg& leg) {
    if (leg.to == at) return false;
    left -= distance(at, leg.to);
    flight.path.add(at = leg.to);
    return true;
  };
  for (int slide = 0; left.units > 0; ++slide) {
    const Leg straight = leg(at, with_length(at - enemy_, left));
    go(straight);
    flight.off = straight.edge;  // MER-B-A09
    if (!straight.stopped || straight.edge || slide == most_slides) break;

    const Vec out = outward(straight.by, at);
    const Vec aside = turn == Turn::left ? Vec{out.y, -out.x} : Vec{-out.y, out.x};
    const Length way = min(left, clearance(straight.by, at, aside, radius));
    if (out.zero() || way <= touching) break;
    // A hair's breadth outward, since whole points lie beside the line.
    const Leg along = leg(at, with_length(aside, way - touching) + with_length(out, {2}));
    if (!go(along)) break;
    if (along.edge) {
      flight.off = true;
      break;
    }
  }
  return flight;
}

// Of all places he can get to the one farthest from that enemy.
Flight Runner::any_way_out(Length allowance) const {
  const Figure& runner = s_[id_];
  std::vector<Shape> bodies;
  others([&](const Figure& f) { return bodies.push_back(b_.base(f)), false; });
  const Ways& ways = b_.ways[runner.base];
  std::vector<Point> places;
  for (const Ways::Fan& fan : ways.reach(runner.at, allowance, bodies)) {
    for (Point p : fan.edge) {
      if (away(p) > away(runner.at)) places.push_back(p);
    }
  }
  std::stable_sort(places.begin(), places.end(), [&](Point a, Point b) { return away(a) > away(b); });
  for (Point p : places) {
    if (const auto way = ways.find(runner.at, p, allowance, bodies); way.found) return {way.path, false};
  }
  return {};  // MER-B-A16 shut in: he stays, and goes on routing
}

}  // namespace

FigureId nearest_unrouted(const MerlinBattle& b, const Tabletop& s, FigureId id, std::uint64_t routed) {
  FigureId best = nobody;
  Length least = longest;
  for (FigureId e : everyone(s)) {
    if (!enemies(s, id, e) || !s[e].in_play() || (routed >> e.index & 1)) continue;
    const Length gap = distance(s[id].at, s[e].at) - b.radius(s[e]);
    if (gap < least) best = e, least = gap;
  }
  return best;
}

Flights flights(const MerlinBattle& b, const Tabletop& s, FigureId id, FigureId from, Length allowance) {
  const Runner runner(b, s, id, from);
  const Flight left = runner.run(Runner::Turn::left, allowance), right = runner.run(Runner::Turn::right, allowance);
  const std::int64_t l = runner.away(left), r = runner.away(right);
  // MER-B-A16 no free way, not even half his base farther: the reachable place that is farthest from that enemy
  const std::int64_t gained = square_root(std::max(l, r)) - square_root(runner.away(s[id].at));
  if (gained < b.radius(s[id]).units && !left.off && !right.off) {
    const Flight out = runner.any_way_out(allowance);
    if (runner.away(out) > std::max(l, r)) return {{out, {}}, 1};
  }
  if (l == r && left.path != right.path) return {{left, right}, 2};
  return {{l >= r ? left : right, {}}, 1};  // MER-B-A16 the side that takes him farther
}

std::span<const Verb> FlightOrder::verbs() const {
  static constexpr Verb all[] = {{"run", uses_path}};
  return all;
}

std::string FlightOrder::prompt() const { return b_[about].name + " runs and can go around either way: which?"; }

Verdict FlightOrder::check(const Choice& c) const {
  if (c.path == ways_.ways[0].path || c.path == ways_.ways[1].path) return {};
  return Refusal{"not_that_way", b_[about].name + " runs one of two ways, and that is neither.", "MER-B-A16"};
}

void FlightOrder::list(Options& options) const {
  for (const Flight& f : ways_.ways) {
    Choice c;
    c.path = f.path;
    options.add(c, [&] { return b_[about].name + " runs " + compass(f.path.end() - s_[about].at); });
  }
}

Choice FlightOrder::quiet() const {
  Choice c;
  c.path = ways_.ways[0].path;
  return c;
}

Explanation FlightOrder::explain(const Choice& c) const {
  Explanation why;
  why.length = length(s_[about].at, c.path);
  why.summary = b_[about].name + " runs " + measure_text(*why.length, b_.unit) + " " + compass(c.path.end() - s_[about].at) + ".";
  return why;
}

Flight FlightOrder::read(const Choice& c) const { return ways_.ways[c.path == ways_.ways[1].path]; }

}  // namespace fyrd::merlin
