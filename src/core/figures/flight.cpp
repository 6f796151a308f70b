// Straight away, sliding along what is in the way.
#include "core/figures/flight.h"

#include <algorithm>

#include "core/events/narrate.h"
#include "core/figures/walk.h"

namespace fyrd {

namespace {

constexpr int most_slides = 5;  // so that a way fits into a path

class Runner {
 public:
  Runner(Here here, FigureId id, Point enemy, std::span<const Shape> closed)
      : here_(here), id_(id), enemy_(enemy), bars_(others(here.s, id)), closed_(closed) {}

  enum class Turn : std::uint8_t { left, right };
  Flight run(Turn, Length allowance) const;
  Flight any_way_out(Length allowance, const Ways&) const;
  std::int64_t away(Point p) const { return (p - enemy_).squared(); }
  std::int64_t away(const Flight& f) const { return away(f.path.empty() ? here_[id_].at : f.path.end()); }

 private:
  Leg leg(Point from, Vec way) const;

  const Here here_;
  const FigureId id_;
  const Point enemy_;
  const FigureSet bars_;  // friend or enemy, a figure is in the way
  const std::span<const Shape> closed_;
};

// How far he gets straight on, past ground, people, and what is closed to him.
Leg Runner::leg(Point from, Vec way) const {
  Leg straight = fyrd::leg(here_, id_, from, from + way, bars_);
  const Shape base = here_.b.base(here_[id_], from);
  for (const Shape& shape : closed_) {
    const Sweep to = sweep(base, from, straight.to, shape);
    if (to.free) continue;
    // Whole points lie beside the line, so that the way there may graze something else, which then stops him.
    straight = fyrd::leg(here_, id_, from, to.until, bars_);
    if (!straight.stopped) straight.stopped = true, straight.by = shape;
  }
  return straight;
}

// Which way is out of a shape, seen from beside it.
Vec outward(const Shape& shape, Point p) {
  Point corner = shape.points[0];
  for (std::size_t i = 0; i < shape.count; ++i) {
    const Point a = shape.points[i], b = shape.points[(i + 1) % shape.count];
    const Vec edge = b - a, to = p - a;
    if (shape.count > 2 && cross(edge, to) <= 0 && dot(edge, to) >= 0 && dot(edge, to) <= edge.squared())
      return {edge.y, -edge.x};
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
  const Length radius = here_.b.radius(here_[id_]);
  Point at = here_[id_].at;
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
    flight.off = straight.edge;
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
Flight Runner::any_way_out(Length allowance, const Ways& ways) const {
  const Figure& runner = here_[id_];
  std::vector<Shape> bodies(closed_.begin(), closed_.end());
  for (FigureId other : bars_) bodies.push_back(here_.base(other));
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
  return {};  // shut in: he stays
}

}  // namespace

Flights flights(Here here, FigureId id, Point enemy, Length allowance, const Ways& ways,
                std::span<const Shape> closed) {
  const Runner runner(here, id, enemy, closed);
  const Flight left = runner.run(Runner::Turn::left, allowance), right = runner.run(Runner::Turn::right, allowance);
  const std::int64_t l = runner.away(left), r = runner.away(right);
  // No free way, not even half his base farther: the reachable place that is farthest from that enemy
  const std::int64_t gained = square_root(std::max(l, r)) - square_root(runner.away(here[id].at));
  if (gained < here.b.radius(here[id]).units && !left.off && !right.off) {
    const Flight out = runner.any_way_out(allowance, ways);
    if (runner.away(out) > std::max(l, r)) return {{out, {}}, 1};
  }
  if (l == r && left.path != right.path) return {{left, right}, 2};
  return {{l >= r ? left : right, {}}, 1};  // the side that takes him farther
}

std::string FlightOrder::prompt() const { return b_[about].name + " runs and can go around either way: which?"; }

Refusal FlightOrder::refusal(const Choice&) const {
  return {"not_that_way", b_[about].name + " runs one of two ways, and that is neither.", rule};
}

void FlightOrder::list(Options& options) const {
  for (const Flight& f : ways_.ways)
    options.add({.path = f.path}, [&] { return b_[about].name + " runs " + compass(f.path.end() - s_[about].at); });
}

Explanation FlightOrder::explain(const Choice& c) const {
  Explanation why;
  why.length = length(s_[about].at, c.path);
  why.summary =
      b_[about].name + " runs " + measure_text(*why.length, b_.unit) + " " + compass(c.path.end() - s_[about].at) + ".";
  return why;
}

Flight FlightOrder::read(const Choice& c) const { return ways_.ways[c.path == ways_.ways[1].path]; }

}  // namespace fyrd
