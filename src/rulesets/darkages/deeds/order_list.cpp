// What is worth a thought when orders are written, and why an order is judged as it is (DRK-001 … DRK-004, DRK-A32,
// DRK-A33).
#include "core/events/narrate.h"
#include "rulesets/darkages/deeds/blow.h"
#include "rulesets/darkages/deeds/order.h"
#include "rulesets/darkages/turn/ending.h"

namespace fyrd::darkages {

namespace {

constexpr int winds = 8;
Angle wind(int i) { return degrees(45 * i); }

}  // namespace

// Straight ways in eight directions, and home over the edge if it is near.
void MoveOrder::list_ways(FigureId id, Options& options) const {
  const std::string& name = b_[id].name;
  const Length most = allowance(b_, s_, id);
  const bool gets_off = b_.mount(s_, id) == Mount::mounted_foot;
  for (int i = 0; i < winds; ++i) {
    for (const Length way : {most, most / 2}) {
      const Point to = s_[id].at + along(wind(i), way);
      const auto label = [&] { return name + " " + measure_text(way, b_.unit) + " " + compass(to - s_[id].at); };
      options.offer(*this, {.verb = move, .figure = id, .facing = wind(i), .path = straight(to)}, label);
    }
    if (!gets_off) continue;
    const Point to = s_[id].at + along(wind(i), b_.numbers.burdened / 2);
    options.offer(*this, {.verb = dismount, .figure = id, .facing = wind(i), .path = straight(to)},
                  [&] { return name + " gets off, " + compass(to - s_[id].at); });
  }
  options.offer(*this, {.verb = leave, .figure = id, .path = straight(way_home(b_, s_, id))},
                [&] { return name + " leaves the table"; });
  if (options.worded()) {
    std::vector<Shape> bodies;
    for (FigureId foe : enemies({b_, s_}, id)) bodies.push_back(b_.base(s_[foe]));
    options.add(Region{id, b_.ways[s_[id].base].reach(s_[id].at, most, bodies)});
  }
}

void MoveOrder::list_body(FigureId id, Options& options) const {
  const FigureSet body = ranks(b_, s_, id);
  if (body.empty()) return;
  const std::string& name = b_[id].name;
  for (const int by : {-45, -20, 20, 45})
    options.offer(*this, {.verb = wheel, .figure = id, .facing = s_[id].facing + degrees(by)},
                  [&] { return "The wall of " + name + " turns " + std::to_string(by) + "°"; });
  if (body.first() != id) return;
  for (int i = 0; i < winds; ++i) {
    const Angle way = s_[id].facing + wind(i);
    const bool forward = i == 0 || i == 1 || i == winds - 1;
    const Length most = forward ? b_.numbers.forward : b_.numbers.aside;
    for (const Length far : {most, most / 2}) {
      const Point to = s_[id].at + along(way, far);
      options.offer(*this, {.verb = shift, .figure = id, .path = straight(to)}, [&] {
        return "The wall of " + name + " " + measure_text(far, b_.unit) + " " + compass(to - s_[id].at);
      });
    }
  }
}

void MoveOrder::list(Options& options) const {
  options.add({}, [&] { return b_.switches.agree ? "Content with that" : "The others stay as they are"; });
  for (FigureId id : in_play(s_, who)) {
    if (!waits(id)) continue;
    const std::string& name = b_[id].name;
    options.offer(*this, {.verb = stand, .figure = id, .facing = s_[id].facing}, [&] { return name + " stands"; });
    options.offer(*this, {.verb = stand, .figure = id, .number = 1, .facing = s_[id].facing},
                  [&] { return name + " stands in close order"; });
    options.offer(*this, {.verb = crouch, .figure = id}, [&] { return name + " crouches"; });
    for (FigureId foe : enemies({b_, s_}, id))
      options.offer(*this, {.verb = go, .figure = id, .target = foe},
                    [&] { return name + " goes for " + b_[foe].name; });
    list_body(id, options);
    list_ways(id, options);
  }
}

Explanation MoveOrder::explain(const Choice& c) const {
  Explanation why;
  if (c.verb == done) return why.summary = "Who has no order stays as he is.", why;
  const FigureId id = c.figure;
  const std::string& name = b_[id].name;
  if (c.verb == go) {
    const Fighter& foe = b_.fighter(c.target);
    why.tallies = {blow_tally(b_, s_, id, c.target), blow_tally(b_, s_, c.target, id)};
    const BlowOdds mine = blow_odds(why.tallies[0].total(), foe.rank, foe.armour);
    why.length = gap(b_, s_[id], s_[c.target]);
    why.chance = mine.hit;
    why.summary = name + " goes straight at " + b_[c.target].name + " wherever he goes, " +
                  measure_text(allowance(b_, s_, id), b_.unit) + " at most. As they stand, a blow kills " +
                  mine.hit.text() + ".";
    return why;
  }
  if (c.verb == stand || c.verb == crouch)
    return why.summary = name + (c.verb == stand ? " stands." : " crouches and does nothing."), why;
  Orders tried;
  give(b_, s_, c, tried);
  const Order& order = tried[id];
  const Path path = c.path.empty() ? Path{} : c.path;
  why.length = fyrd::length(s_[id].at, path);
  why.left = order.allowed - *why.length;
  Going worst = Going::easy;
  Point from = s_[id].at;
  for (const Point to : path.all()) {
    if (to != from) worst = std::max(worst, going_between(b_, s_, id, from, to));
    from = to;
  }
  if (worst == Going::difficult) why.costs.push_back("difficult ground: slowing dice (DRK-002)");
  if (worst == Going::very_difficult) why.costs.push_back("very difficult ground: half, then slowing dice (DRK-002)");
  why.summary = "He may go " + measure_text(order.allowed, b_.unit) + ".";
  return why;
}

}  // namespace fyrd::darkages
