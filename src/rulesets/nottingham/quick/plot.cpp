// What the plot asks of somebody: where to go and what to do there, for those nearest to it.
#include "rulesets/nottingham/plots/plot.h"

#include "rulesets/nottingham/deeds/action.h"
#include "rulesets/nottingham/deeds/deed.h"
#include "rulesets/nottingham/deeds/pine.h"
#include "rulesets/nottingham/quick/errand.h"
#include "rulesets/nottingham/quick/quick.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/door.h"
#include "rulesets/nottingham/table/standing.h"
#include "rulesets/nottingham/turn/dice.h"

namespace fyrd::nottingham {

// Where to slip past the enemy to an edge: far from all of them, and not too far from him.
Point Quick::gap_in_line(FigureId id, Edge edge) const {
  constexpr int places = 8;
  Point best;
  Length least = longest;
  for (int k = 1; k < places; ++k) {
    const int part = id.index % 2 ? k : places - k;  // of two that are as good every other man takes this one
    const Point across{(here_.b.ground.width() * part / places).units, (here_.b.ground.depth() * part / places).units};
    const Point p = at_edge(here_.b.ground, edge, across, here_.b.inner(here_[id]));
    Length clear = here_.b.inch(18);
    for (FigureId other : enemies(here_, id)) {
      if (fit(here_.s, other)) clear = min(clear, distance(here_[other].at, p));
    }
    if (const Length cost = distance(here_[id].at, p) - 2 * clear; cost < least) least = cost, best = p;
  }
  return best;
}

std::optional<Quick::Task> Quick::task(FigureId id) const {
  if (here_.b.plot == Plot::battle || here_.man(id).mounted) return std::nullopt;
  const Side side = here_[id].side;
  const Length radius = here_.b.inner(here_[id]);
  const Point here = here_[id].at;
  std::optional<Task> best = fetch(id);
  std::int64_t least = best ? (best->to - here).squared() : 0;
  const auto offer = [&](const Task& t, int crowd) {
    const std::int64_t far = (t.to - here).squared();
    if ((best && far >= least) || readier_friends(here_, id, t.to, in_play(here_.s)) > crowd) return;
    best = t;
    least = far;
  };
  const auto go_to = [&](Edge edge, Point from) {  // or beside who is there already
    for (int k = 0; k < 9; ++k) {
      const Point p = aside(at_edge(here_.b.ground, edge, from, radius), edge, k, here_.b.inch());
      if (p == here || free_for(here_, id, p, {})) return p;
    }
    return at_edge(here_.b.ground, edge, from, radius);
  };

  switch (here_.b.plot) {
    case Plot::christmas: {
      // NOT-212 as many as win; by those who have something to chop with, or could have
      int felled = 0;
      for (const Thing& thing : here_.s.things) felled += thing.kind == ThingKind::trunk;
      if (2 * felled > static_cast<int>(here_.b.setting.pines.size()) || archer(id)) break;
      if (here_.man(id).hands_empty() && rearm({.by = id, .dice = 1}).gain == 0) break;
      for (int i = 0; i < static_cast<int>(here_.b.setting.pines.size()); ++i) {
        if (stands(here_, i))
          offer({.to = beside(here_, id, pine_piece(here_.b, i).solid.shape, here), .deed = Act::chop, .number = i}, 1);
      }
      break;
    }
    case Plot::trouble:
      if (burns(here, here_[id].elevation)) return Task{.to = go_to(home_edge(here_, id), here)};
      break;
    case Plot::gate:
      if (!attacks(here_, side)) break;
      if (stands_open(here_.s.doors[here_.b.setting.gate])) {
        const Edge far = edge_behind(here_.b.zones[1].facing);
        return Task{.to = go_to(far, gap_in_line(id, far))};
      }
      if (up_high(id) || inside_of(here_.b.doors[here_.b.setting.gate], here)) return escalade(id);
      if (const auto swing = ram(id, here_.b.setting.gate)) return swing;
      if (const auto rush = breach(id, here_.b.setting.gate)) return rush;
      if (const auto over = escalade(id)) return over;
      break;
    case Plot::deadly_desires: {
      const Edge far = edge_behind(here_.b.zones[1].facing);
      const FigureId leader = leader_of(here_, first_defender(here_));
      if (leader.none()) break;
      if (id == leader) {
        offer({.to = go_to(far, here)}, max_figures);
      } else if (here_[leader].pose == Pose::out) {
        Task t{.to = beside(here_, id, base_of(here_, leader), here), .deed = Act::drag, .target = leader};
        if (in_contact(here_, id, leader)) t.then = go_to(attacks(here_, side) ? opposite(far) : far, here);
        offer(t, 1);
      } else if (attacks(here_, side) && room_of(here_.b, here_[leader].at, here_[leader].elevation) >= 0) {
        for (int i = 0; i < static_cast<int>(here_.b.doors.size()); ++i) {
          if (here_.b.doors[i].shutter || !barred(here_, i)) continue;
          if (const auto t = breach(id, i)) offer(*t, max_figures);
        }
      }
      break;
    }
    default: break;
  }
  return best;
}

Quick::Plan Quick::errand(const Hand& hand, const Task& duty) const {
  Plan plan;
  std::string_view why;
  const auto take = [&](Act deed, int number, FigureId target, int gain) {
    const Choice c{
        .verb = static_cast<std::uint8_t>(deed), .target = target, .number = static_cast<std::int16_t>(number)};
    WhyNot no = state_forbids(here_, hand, deed);
    if (!no) no = deeds()[c.verb].may(here_, hand, c);
    why = no ? no.reason->code : "";
    if (!no) plan = {c, gain};
    return !no;
  };
  if (duty.deed == Act::chop && here_.man(hand.by).hands_empty()) {
    plan = rearm(hand);
    plan.gain *= 3;
    return plan;
  }
  if (duty.deed == Act::chop) take(duty.deed, duty.number, nobody, 30);
  if (duty.deed == Act::open) take(duty.deed, duty.number, nobody, 40);
  if (duty.deed == Act::climb) plan = climb_on(hand, duty.to);
  if (duty.deed == Act::smash && can_smash(hand, duty.number)) take(duty.deed, duty.number, nobody, 40);
  if (duty.then && !take(duty.deed, duty.number, duty.target, 45) &&
      why == "hands_full") {  // NOT-081 whatever he holds is dropped for it
    if (!take(Act::drop, 1, nobody, 45)) take(Act::drop, 0, nobody, 45);
  }
  if (why == "two_carriers") take(Act::nothing, 0, nobody, 25);  // NOT-X50 until the other one comes
  return plan;
}

}  // namespace fyrd::nottingham
