// Orders of the quick player: errands first, then walls, shooters, attacks, and the rest comes on.
#include <algorithm>

#include "rulesets/darkages/plot.h"
#include "rulesets/darkages/quick.h"

namespace fyrd::darkages {

namespace {

constexpr Length aiming = 18_cm;   // where a sling or a bow does most
constexpr int patience = 3;         // turns
constexpr Length near_friends = 14_cm;
constexpr Length in_time = 26_cm;  // nearer than this men on foot should stand as they want to be met

}  // namespace

// In points times 216: what loss an attack may be expected to bring. Who is ahead can wait; who waits too long has nothing to
// show for it.
int Quick::boldness() const {
  const auto share = [&](Side side) { return points_left(b_, s_, side) * 100 / std::max(1, b_.began[side.index]); };
  const bool holds = b_.objective && b_.objective->holder == me_, guards = !b_.raiders.none() && b_.raiders != me_;
  if (holds || guards || share(me_) >= share(other(me_)) + b_.numbers.draw) return 0;
  return std::max(0, s_.turn - patience) * whole;
}

bool Quick::supported(FigureId id, Point at) const {
  return any(in_play(s_, me_), [&](FigureId mate) { return mate != id && !shooter(mate) && (s_[mate].at - at).squared() <= near_friends.squared(); });
}

Choice Quick::stand(FigureId id, FigureId foe, bool close) const {
  Choice c{.verb = MoveOrder::stand, .figure = id, .number = static_cast<std::int16_t>(close && may_close(b_, s_, id)), .facing = s_[id].facing};
  if (!foe.none() && !s_.man(id).walled) c.facing = bearing(s_[foe].at - s_[id].at);
  return c;
}

bool Quick::roomy(const MoveOrder& question, FigureId id, Point to) const {
  const Length apart = half_depth(b_, s_[id]) + 1_mm;
  return !any(in_play(s_, me_), [&](FigureId mate) {
    if (mate == id) return false;
    const Order& order = question.orders()[mate];
    const Point there = order.kind == Order::Kind::shift ? s_[mate].at + order.by : order.path.empty() ? s_[mate].at : order.path.end();
    const bool waits = question.waits(mate) && !s_.man(mate).close;  // he will find a place of his own
    return !waits && (there - to).squared() < (apart + half_depth(b_, s_[mate])).squared();
  });
}

bool Quick::crowded(const MoveOrder& question, FigureId id, FigureId foe) const {
  const Angle mine = bearing(s_[id].at - s_[foe].at);
  return any(question.orders().given & in_play(s_, me_), [&](FigureId mate) {
    const Order& order = question.orders()[mate];
    return order.kind == Order::Kind::go && order.target == foe && between(mine, bearing(s_[mate].at - s_[foe].at)) < turn_of(62);
  }) || any(touched_foes(b_, s_, foe), [&](FigureId mate) { return mate != id && between(mine, bearing(s_[mate].at - s_[foe].at)) < turn_of(58); });
}

// Straight at a place, or a little beside the line, on ground that does not slow him down if there is such a way.
std::optional<Choice> Quick::walk(const MoveOrder& question, FigureId id, Point goal, Length most, bool bad_ground) const {
  const Point from = s_[id].at;
  if (goal == from || most.units <= 0) return {};
  const Angle there = bearing(goal - from);
  const Length far = min(distance(from, goal), most);
  std::optional<Choice> slow;
  for (const int aside : {0, 25, -25, 50, -50, 75, -75}) {
    const Length way = aside == 0 ? far : min(far, most * 3 / 4);
    const Point to = aside == 0 && way == distance(from, goal) ? goal : from + along(there + degrees(aside), way);
    const Choice c{.verb = MoveOrder::move, .figure = id, .facing = there, .path = straight(to)};
    if (!roomy(question, id, to) || question.check(c)) continue;
    if (going_between(b_, s_, id, from, to) == Going::easy) return c;
    if (!slow) slow = c;
  }
  return bad_ground ? slow : std::nullopt;
}

std::optional<Choice> Quick::walk_home(const MoveOrder& question, FigureId id) const {
  const Point home = way_home(b_, s_, id);
  const Choice leave{.verb = MoveOrder::leave, .figure = id, .path = straight(home)};
  if (!question.check(leave)) return leave;
  return walk(question, id, home, allowance(b_, s_, id), true);
}

std::optional<Choice> Quick::errand(const MoveOrder& question, FigureId id) const {
  if (s_.man(id).loot >= 0 || id == b_.captive) return walk_home(question, id);
  const bool free = touched_foes(b_, s_, id).empty();
  const Length most = allowance(b_, s_, id);
  if (b_.raiders == me_ && free) {
    for (std::size_t i = 0; i < s_.loot_count; ++i) {
      const Loot& loot = s_.loot[i];
      if (loot.taken || loot.off) continue;
      const bool mine = !any(in_play(s_, me_), [&](FigureId mate) {  // nobody else is nearer
        return mate != id && s_.man(mate).loot < 0 && std::pair((s_[mate].at - loot.at).squared(), mate) < std::pair((s_[id].at - loot.at).squared(), id);
      });
      if (mine) return walk(question, id, loot.at, most, true);
    }
  }
  if (!b_.captive.none() && s_[b_.captive].side == me_ && s_.man(b_.captive).bound && free) {
    const Point her = s_[b_.captive].at;
    const bool mine = !any(in_play(s_, me_), [&](FigureId mate) {
      return mate != id && mate != b_.captive && std::pair((s_[mate].at - her).squared(), mate) < std::pair((s_[id].at - her).squared(), id);
    });
    if (mine) return walk(question, id, her + with_length(s_[id].at - her, half_depth(b_, s_[id]) + half_depth(b_, s_[b_.captive]) + Length{20}), most, true);
  }
  return {};
}

// A wall goes at the enemy as a wall, turns to him, or stands.
std::optional<Choice> Quick::wall(const MoveOrder& question, FigureId id) const {
  const FigureSet body = ranks(b_, s_, id);
  if (body.empty()) return {};
  FigureId foe = nobody;
  std::int64_t least = 0;
  FigureId front = id;
  for (FigureId mate : body) {
    const FigureId his = nearest_foe(mate);
    if (his.none()) return {};
    const std::int64_t far = (s_[his].at - s_[mate].at).squared();
    if (foe.none() || far < least) foe = his, least = far, front = mate;
  }
  const Vec there = s_[foe].at - s_[front].at;
  const int off = between(bearing(there), s_[front].facing);
  const bool holds = b_.objective && b_.objective->holder == me_ && b_.objective->contains(s_[front].at);
  const bool fights = any(body, [&](FigureId mate) { return !touched_foes(b_, s_, mate).empty(); });
  if (fights || holds) return stand(id, nobody, true);
  if (alone(foe) && gang(foe) > 1) return {};  // several at once fall upon whoever comes alone
  if (off > turn_of(35)) {
    const bool right = static_cast<std::int16_t>(bearing(there).turn - s_[front].facing.turn) > 0;
    for (const int by : {45, 25}) {
      const Choice c{.verb = MoveOrder::wheel, .figure = id, .facing = s_[id].facing + degrees(right ? by : -by)};
      if (!question.check(c)) return c;
    }
  }
  const bool waits = boldness() == 0 && fyrd::length(there) > b_.numbers.forward + 2_cm;
  if (waits) return stand(id, nobody, true);
  for (const Length way : {b_.numbers.forward, b_.numbers.forward / 2}) {
    const Choice c{.verb = MoveOrder::shift, .figure = id, .path = straight(s_[id].at + with_length(there, min(way, fyrd::length(there))))};
    if (off <= turn_of(40) && !question.check(c)) return c;
  }
  const bool near = fyrd::length(there) <= in_time + b_.numbers.forward;
  if (near && boldness() > 0) return {};  // over bank and ditch each for himself
  if (near) return stand(id, nobody, true);
  // Men who cannot move as a wall go side by side, not too fast to be one when they arrive.
  const Vec step = along(s_[id].facing, b_.numbers.forward - 1_mm);
  const Choice c{.verb = MoveOrder::move, .figure = id, .number = 1, .facing = s_[id].facing, .path = straight(s_[id].at + step)};
  if (!question.check(c) && going_between(b_, s_, id, s_[id].at, s_[id].at + step) == Going::easy) return c;
  return {};
}

std::optional<Choice> Quick::take_aim(const MoveOrder& question, FigureId id) const {
  const FigureId foe = nearest_foe(id);
  if (!shooter(id) || foe.none()) return {};
  const Length far = gap(b_, s_[id], s_[foe]);
  const bool ready = !b_.fighter(id).missile.loads || s_.man(id).loaded;
  if (!ready || far <= aiming + 2_cm) {
    if (far <= touching || sees(b_, s_, s_, id, foe) || !ready) return stand(id, foe, false);
  }
  // Into cover on the way, if his weapon lets him use it.
  const Length most = min(allowance(b_, s_, id), max(far - aiming, 4_cm));
  if (!b_.fighter(id).missile.exposed) {
    for (std::size_t i = 0; i < b_.ground.pieces().size(); ++i) {
      if (!b_.trait(s_, static_cast<int>(i)).hides) continue;
      const Point bush = bound(b_.ground.pieces()[i].solid.shape).at;
      const Length there = distance(bush, s_[foe].at);
      if (there < far && there > aiming / 2 && distance(bush, s_[id].at) <= most) return walk(question, id, bush, most, true);
    }
  }
  if (auto c = walk(question, id, s_[foe].at, most, true)) {
    c->facing = bearing(s_[foe].at - c->path.end());
    if (supported(id, c->path.end()) || in_play(s_, me_).size() < 4) return c;
  }
  return stand(id, foe, false);
}

// What his friends take from an enemy who is gone for by several.
int Quick::support(const MoveOrder& question, FigureId foe) const {
  int worth = 0;
  for (FigureId mate : in_play(s_, me_)) {
    const Order& order = question.orders()[mate];
    const bool goes = question.orders().given.has(mate) && order.kind == Order::Kind::go && order.target == foe;
    if (goes || touch(b_, s_[mate], s_[foe])) worth += std::max(0, duel(mate, foe, false)) / 2 + whole;
  }
  return worth;
}

// What an enemy's neighbours would do to who comes to blows with him.
int Quick::danger(FigureId id, FigureId foe) const {
  int worth = 0;
  for (FigureId mate : foes_) {
    if (mate == foe || gap(b_, s_[mate], s_[foe]) > 6_cm || !touched_foes(b_, s_, mate).empty()) continue;
    const Fighter& mine = b_.fighter(id);
    worth += kill_chance(blow_tally(b_, s_, mate, id).total(), mine.rank, mine.armour) * b_.soldier(id).points / 3;
  }
  return worth;
}

std::optional<Choice> Quick::attack(const MoveOrder& question, FigureId id) const {
  if (b_.fighter(id).rank == 1) return {};
  const bool rides = b_.mount(s_, id) == Mount::cavalry;
  const Length most = allowance(b_, s_, id);
  FigureId best = nobody;
  int best_worth = -boldness() - 1;
  for (FigureId foe : foes_) {
    const Length far = gap(b_, s_[id], s_[foe]);
    if (far > most + 4_cm || crowded(question, id, foe)) continue;
    const bool easy = !rides || going_between(b_, s_, id, s_[id].at, s_[foe].at) == Going::easy;
    if (!easy) continue;  // no riding into woods
    int worth = duel(id, foe, rides && far >= b_.numbers.charge_way, gang(foe)) + support(question, foe) - danger(id, foe);
    if (s_.man(foe).loot >= 0 || shooter(foe)) worth += whole * 3;
    worth -= far.units / 100;
    if (worth > best_worth) best = foe, best_worth = worth;
  }
  if (best.none()) return {};
  const Choice c{.verb = MoveOrder::go, .figure = id, .target = best};
  return question.check(c) ? std::nullopt : std::optional(c);
}

// Nearer, but not within reach of those who would gain by it; those who fight stay at it.
Choice Quick::advance(const MoveOrder& question, FigureId id) const {
  const FigureId foe = nearest_foe(id);
  if (foe.none() || b_.fighter(id).rank == 1) return stand(id, nobody, false);
  const bool holds = b_.objective && b_.objective->holder == me_;
  if (holds && b_.objective->contains(s_[id].at)) return stand(id, foe, true);
  if (!touched_foes(b_, s_, id).empty()) return stand(id, foe, s_.man(id).close);
  const Length far = gap(b_, s_[id], s_[foe]), most = allowance(b_, s_, id);
  if (boldness() == 0 && !holds) return stand(id, foe, s_.man(id).close);
  const Length keep = duel(foe, id, false) > 0 ? min(allowance(b_, s_, foe), 20_cm) + 2_cm : 6_cm;
  if (holds) {
    const Point middle{(b_.objective->low.x + b_.objective->high.x) / 2, (b_.objective->low.y + b_.objective->high.y) / 2};
    if (auto c = walk(question, id, middle, most, b_.on_foot(s_, id))) return *c;
  }
  if (far > keep) {
    if (auto c = walk(question, id, s_[foe].at, min(most, far - keep), b_.on_foot(s_, id))) return *c;
  }
  return stand(id, foe, s_.man(id).close);
}

Choice Quick::order(const MoveOrder& question) const {
  for (FigureId id : in_play(s_, me_)) {
    if (!question.waits(id) || question.orders().given.has(id) || !s_.man(id).close) continue;
    if (auto c = wall(question, id)) return *c;
  }
  for (FigureId id : in_play(s_, me_)) {
    if (!question.waits(id) || question.orders().given.has(id)) continue;
    if (auto c = errand(question, id)) return *c;
    if (auto c = take_aim(question, id)) return *c;
    if (auto c = attack(question, id)) return *c;
    return advance(question, id);
  }
  return {};
}

}  // namespace fyrd::darkages
