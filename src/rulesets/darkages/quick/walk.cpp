// Ways of the quick player: around friends, home, to loot and captives, into what is to be held (DRK-X07).
#include <algorithm>
#include <cstdlib>

#include "rulesets/darkages/plots/prize.h"
#include "rulesets/darkages/quick/player.h"
#include "rulesets/darkages/table/ground.h"

namespace fyrd::darkages {

namespace {

constexpr Length too_near = 26_cm;  // an enemy for a captive to be set free
constexpr int last_chance = 10;     // the turn in which it has to be tried

}  // namespace

Choice Quick::stand(FigureId id, FigureId foe, bool close) const {
  Choice c{.verb = MoveOrder::stand,
           .figure = id,
           .number = static_cast<std::int16_t>(close && may_close(here_, id)),
           .facing = here_[id].facing};
  if (!foe.none() && !here_.man(id).walled) c.facing = bearing(here_[foe].at - here_[id].at);
  return c;
}

bool Quick::roomy(const MoveOrder& question, FigureId id, Point to) const {
  const Length own = half_depth(here_, id);
  return !any(mine_, [&](FigureId mate) {
    if (mate == id || (question.waits(mate) && !here_.man(mate).close))
      return false;  // he will find a place of his own
    const Order& order = question.orders()[mate];
    const Point there = order.kind == Order::Kind::shift ? here_[mate].at + order.by
                        : order.path.empty()             ? here_[mate].at
                                                         : order.path.end();
    return (there - to).squared() < (own + half_depth(here_, mate)).squared();
  });
}

// Straight at a place, or a little beside the line on ground that does not slow him down, unless it is what he goes to.
Quick::Thought Quick::walk(const MoveOrder& question, FigureId id, Point goal, Length most, bool bad_ground) const {
  const Point from = here_[id].at;
  if (goal == from || most.units <= 0) return {};
  const Angle there = bearing(goal - from);
  const Length far = min(distance(from, goal), most);
  const bool rough = bad_ground && going(here_, mount(here_, id), here_.b.base(here_[id], goal)) != Going::easy;
  Thought slow;
  for (const int aside : {0, 25, -25, 50, -50, 75, -75}) {
    if (bad_ground && slow && std::abs(aside) > 60) break;  // that would lead nowhere
    const Length way = aside == 0 ? far : min(far, most * 3 / 4);
    const Point to = aside == 0 && way == distance(from, goal) ? goal : from + along(there + degrees(aside), way);
    const Choice c{.verb = MoveOrder::move, .figure = id, .facing = there, .path = straight(to)};
    if (!roomy(question, id, to) || question.cannot(c)) continue;
    if (rough || going_between(here_, id, from, to) == Going::easy) return c;
    if (!slow) slow = c;
  }
  return bad_ground ? slow : std::nullopt;
}

Quick::Thought Quick::walk_home(const MoveOrder& question, FigureId id) const {
  const Point home = way_home(here_, id);
  const Choice leave{.verb = MoveOrder::leave, .figure = id, .path = straight(home)};
  if (!question.cannot(leave)) return leave;
  return walk(question, id, home, allowance(here_, id), true);
}

Quick::Thought Quick::errand(const MoveOrder& question, FigureId id) const {
  const auto& [b, s] = here_;
  if (s.man(id).loot >= 0 || id == b.captive) return walk_home(question, id);
  const bool rescues = !b.captive.none() && s[b.captive].side == me_ && s.man(b.captive).bound;
  if ((b.raiders != me_ && !rescues) || fights(id)) return {};
  const Length most = allowance(here_, id);
  const auto nearer = [&](Point goal) {  // than anybody else who has his hands free
    return !any(mine_, [&](FigureId mate) {
      return mate != id && mate != b.captive && s.man(mate).loot < 0 &&
             std::pair((s[mate].at - goal).squared(), mate) < std::pair((s[id].at - goal).squared(), id);
    });
  };
  if (rescues) {
    const Point her = s[b.captive].at;
    const bool safe = !any(foes_, [&](FigureId foe) { return (s[foe].at - her).squared() <= too_near.squared(); });
    if (!nearer(her) || (!safe && s.turn < last_chance)) return {};
    return walk(question, id,
                her + with_length(s[id].at - her, half_depth(here_, id) + half_depth(here_, b.captive) + touching / 2),
                most, true);
  }
  for (int i = 0; i < s.loot_count; ++i) {
    const Loot& loot = s.loot[i];
    if (!loot.taken && !loot.off && nearer(loot.at)) return walk(question, id, loot.at, most, true);
  }
  return {};
}

// At once into what is to be held, and in time into what is to be taken.
Quick::Thought Quick::claim(const MoveOrder& question, FigureId id) const {
  const auto& [b, s] = here_;
  if (!b.objective || b.objective->contains(s[id].at)) return {};
  if (storms() && s.turn + hurry <= b.numbers.turns) return {};
  const Point &low = b.objective->low, &high = b.objective->high;
  const int in = b.numbers.foot_base.units;
  const Point goal{std::max(low.x + in, std::min(s[id].at.x, high.x - in)),
                   std::max(low.y + in, std::min(s[id].at.y, high.y - in))};
  return walk(question, id, goal, allowance(here_, id), true);
}

}  // namespace fyrd::darkages
