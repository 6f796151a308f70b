// Ranges, people and ground in the line of a shot (MER-S-A09).
#include "rulesets/merlin/table/line.h"

namespace fyrd::merlin {

namespace {

Spot sight_spot(Here here, FigureId id) { return {here[id].at, here[id].elevation + here.b.common.sight_height}; }

// MER-S-A09 whom a shot passes: friends who touch the shooter, and everybody well below shooter or target.
bool passes(Here here, FigureId shooter, FigureId target, FigureId other) {
  if (here[other].side == here[shooter].side && in_reach(here, shooter, other, touching)) return true;
  return max(here[shooter].elevation, here[target].elevation) - here[other].elevation >= here.b.common.high_ground;
}

const std::string& cut_by(Here here, const Line& line) { return here.b.ground.pieces()[line.first.index].name; }

}  // namespace

WhyNot line_stop(Here here, FigureId shooter, FigureId target, Length range, const char* range_rule) {
  const Figure &from = here[shooter], &to = here[target];
  if (!in_reach(here, shooter, target, range))
    return {.reason = &no_line::out_of_range, .by = shooter, .at = target, .most = range, .rule = range_rule};
  for (FigureId id : everyone(here.s)) {
    if (id == shooter || id == target || !here[id].in_play()) continue;
    // MER-S-A09 not at an enemy in contact with a friend of the shooter
    if (here[id].side == from.side && in_contact(here, id, target)) return {&no_line::friend_near, id, target};
    if (crosses(here.disc(id), from.at, to.at) && !passes(here, shooter, target, id))
      return {&no_line::figure, id, target};
  }
  if (!clear_line(here.b.ground, {}, sight_spot(here, shooter), sight_spot(here, target)))
    return {&no_line::ground, shooter, target};
  return {};
}

Verdict line_verdict(Here here, WhyNot stop) {
  if (stop.is(no_line::out_of_range)) stop.length = nearest(here.base(stop.by), here.base(stop.at)).gap;
  if (stop.is(no_line::ground))
    stop.thing = cut_by(here, line(here.b.ground, {}, sight_spot(here, stop.by), sight_spot(here, stop.at))).c_str();
  return verdict(here.b, stop);
}

void line_witnesses(Here here, FigureId shooter, FigureId target, Length range, const char* range_rule,
                    Explanation& why) {
  const Point from = here[shooter].at, to = here[target].at;
  const Nearest gap = nearest(here.base(shooter), here.base(target));
  const auto text = [&](Length l) { return measure_text(l, here.b.unit); };
  why.witnesses.push_back(
      {"range", range_rule, text(gap.gap) + " of " + text(range), gap.on_a, gap.on_b, range - gap.gap});
  const Line sight = line(here.b.ground, {}, sight_spot(here, shooter), sight_spot(here, target));
  if (sight.clear) {
    why.witnesses.push_back({"sight", "MER-S-A09", "no ground between", from, to, distance(from, to)});
  } else {
    const Point cut = sight.first.where.at;
    why.witnesses.push_back({"sight", "MER-S-A09", "cut by " + cut_by(here, sight), from, cut, -distance(cut, to)});
  }
}

FigureId engaged_by(Here here, FigureId shooter, FigureSet routed) {
  for (FigureId id : enemies(here, shooter) - routed) {  // MER-S-A09 not with an unrouted enemy in contact
    if (in_contact(here, shooter, id)) return id;
  }
  return nobody;
}

}  // namespace fyrd::merlin
