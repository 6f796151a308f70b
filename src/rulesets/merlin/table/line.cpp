// Ranges, people and ground in the line of a shot (MER-S-A09).
#include "rulesets/merlin/table/line.h"

namespace fyrd::merlin {

namespace {

Spot sight_spot(const MerlinBattle& b, const Figure& f) { return {f.at, f.elevation + b.common.sight_height}; }

// MER-S-A09 whom a shot passes: friends who touch the shooter, and everybody well below shooter or target.
bool passes(const MerlinBattle& b, const Tabletop& s, FigureId shooter, FigureId target, FigureId other) {
  const Figure& f = s[other];
  if (f.side == s[shooter].side && within(b.disc_of(s[shooter]), b.disc_of(f), touching)) return true;
  return max(s[shooter].elevation, s[target].elevation) - f.elevation >= b.common.high_ground;
}

}  // namespace

LineStop line_stop(const MerlinBattle& b, const Tabletop& s, FigureId shooter, FigureId target, Length range) {
  using By = LineStop::By;
  const Figure &from = s[shooter], &to = s[target];
  if (!within(b.disc_of(from), b.disc_of(to), range)) return {By::range};
  for (FigureId id : everyone(s)) {
    if (id == shooter || id == target || !s[id].in_play()) continue;
    // MER-S-A09 not at an enemy in contact with a friend of the shooter
    if (s[id].side == from.side && b.in_contact(s, id, target)) return {By::friend_near, id};
    if (crosses(b.disc_of(s[id]), from.at, to.at) && !passes(b, s, shooter, target, id)) return {By::figure, id};
  }
  if (!clear_line(b.ground, {}, sight_spot(b, from), sight_spot(b, to))) return {By::ground};
  return {};
}

FigureId engaged_by(const MerlinBattle& b, const Tabletop& s, FigureId shooter, std::uint64_t routed) {
  for (FigureId id : everyone(s)) {  // MER-S-A09 not with an unrouted enemy in contact
    if (enemies(s, shooter, id) && s[id].in_play() && !(routed >> id.index & 1) && b.in_contact(s, shooter, id))
      return id;
  }
  return nobody;
}

Refusal line_refusal(const MerlinBattle& b, const Tabletop& s, FigureId shooter, FigureId target, Length range,
                     const char* range_rule, LineStop stop) {
  const std::string &name = b[shooter].name, &aim = b[target].name;
  switch (stop.by) {
    case LineStop::By::nothing: break;
    case LineStop::By::range:
      return {"out_of_range",
              aim + " is " + measure_text(nearest(b.base(s[shooter]), b.base(s[target])).gap, b.unit) + " away; " +
                  name + " shoots " + measure_text(range, b.unit) + ".",
              range_rule};
    case LineStop::By::friend_near:
      return {"friend_near", "Your own " + b[stop.figure].name + " is too near " + aim + ".", "MER-S-A09"};
    case LineStop::By::figure:
      return {"blocked", b[stop.figure].name + " stands in the line of the shot.", "MER-S-A09"};
    case LineStop::By::ground: {
      const Line cut = line(b.ground, {}, sight_spot(b, s[shooter]), sight_spot(b, s[target]));
      return {
          "blocked",
          "The line of the shot is cut by " + b.ground.pieces()[static_cast<std::size_t>(cut.first.index)].name + ".",
          "MER-S-A09"};
    }
  }
  return {};
}

void line_witnesses(const MerlinBattle& b, const Tabletop& s, FigureId shooter, FigureId target, Length range,
                    const char* range_rule, Explanation& why) {
  const Figure &from = s[shooter], &to = s[target];
  const Nearest gap = nearest(b.base(from), b.base(to));
  why.witnesses.push_back({"range", range_rule, measure_text(gap.gap, b.unit) + " of " + measure_text(range, b.unit),
                           gap.on_a, gap.on_b, range - gap.gap});
  const Line sight = line(b.ground, {}, sight_spot(b, from), sight_spot(b, to));
  why.witnesses.push_back({"sight", "MER-S-A09",
                           sight.clear
                               ? "no ground between"
                               : "cut by " + b.ground.pieces()[static_cast<std::size_t>(sight.first.index)].name,
                           from.at, sight.clear ? to.at : sight.first.where.at,
                           sight.clear ? distance(from.at, to.at) : -distance(sight.first.where.at, to.at)});
}

}  // namespace fyrd::merlin
