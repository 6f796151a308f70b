// What a fight is worth, whom to strike and whether to follow.
#include "rulesets/darkages/quick/player.h"

#include <algorithm>

namespace fyrd::darkages {

Quick::Quick(const DarkAgesBattle& b, const State& s, Side me)
    : b_(b), s_(s), me_(me), mine_(in_play(s, me)), foes_(in_play(s, other(me))) {
  if (!b.captive.none() && s.man(b.captive).bound) foes_.drop(b.captive);
  int ours = 0;
  for (FigureId id : mine_) ours += rider(id);
  for (FigureId id : foes_) {
    if (rider(id)) horsemen_.add(id);
  }
  if (horsemen_.size() <= ours) horsemen_ = {};
}

bool Quick::shooter(FigureId id) const {
  const Fighter& f = b_.fighter(id);
  return f.shoots && b_.on_foot(s_, id) && f.missile.ranges.furthest() > b_.numbers.before_contact;
}

Length Quick::apart(FigureId x, FigureId y) const {
  return max(distance(s_[x].at, s_[y].at) - half_depth(b_, s_[x]) - half_depth(b_, s_[y]), {});
}

FigureId Quick::nearest(Point from, FigureSet of) const {
  FigureId best = nobody;
  std::int64_t least = 0;
  for (FigureId id : of) {
    const std::int64_t far = (s_[id].at - from).squared();
    if (best.none() || far < least) best = id, least = far;
  }
  return best;
}

bool Quick::in_the_way(FigureId id, FigureId foe) const {
  const Vec way = s_[foe].at - s_[id].at;
  const std::int64_t whole_way = way.squared(), beside = (b_.numbers.foot_base - 2_mm).units;
  return any(foes_, [&](FigureId mate) {
    const Vec there = s_[mate].at - s_[id].at;
    const std::int64_t along = dot(there, way);
    if (mate == foe || along <= 0 || along >= whole_way) return false;
    const std::int64_t off = cross(way, there) / std::max(1, length(way).units);
    return off < beside && off > -beside && !touch(b_, s_[id], s_[mate]);
  });
}

bool Quick::busy(FigureId foe) const {
  return any(mine_, [&](FigureId id) { return touch(b_, s_[id], s_[foe]); });
}

bool Quick::fights(FigureId id) const {
  return any(foes_, [&](FigureId foe) { return touch(b_, s_[id], s_[foe]); });
}

Quick::Chances Quick::chances(FigureId by, FigureId at, int more) const {
  const int added = blow_tally(b_, s_, by, at).total() + more;
  const Fighter& f = b_.fighter(at);
  Chances c;
  for (int value = 2; value <= highest; ++value) {
    const Result r = result(value, added, f.rank, f.armour);
    if (r == Result::hit) c.kill += weight[static_cast<std::size_t>(value)];
    if (r == Result::recoil) c.recoil += weight[static_cast<std::size_t>(value)];
  }
  return c;
}

int Quick::outcome(FigureSet men, FigureId foe) const {
  const Fighter& his = b_.fighter(foe);
  const bool braces = his.braced && his.spear() && b_.on_foot(s_, foe);
  int lives = whole, strikes = whole, loss = 0;  // that he survives; that he comes to strike one of them
  for (FigureId id : men) {
    const Fighter& mine = b_.fighter(id);
    const bool charge = rider(id) && apart(id, foe) >= b_.numbers.charge_way;
    Chances my = chances(id, foe, charge ? b_.numbers.charge : 0);
    Chances back = chances(foe, id, charge && braces ? b_.numbers.braced : 0);
    if (mine.weapon.length > his.weapon.length) {
      strikes = strikes * (whole - my.kill - my.recoil) / whole;
    } else if (mine.weapon.length < his.weapon.length) {
      my.kill = my.kill * (whole - (back.kill + back.recoil) / men.size()) / whole;
    } else {  // DRK-045 of two hits the better counts
      const auto rank = [](const Fighter& f) { return std::pair(f.rank, f.armour); };
      const int both = my.kill * back.kill / whole, ours = rank(mine) > rank(his)   ? both
                                                           : rank(mine) < rank(his) ? 0
                                                                                    : both / 2;
      back.kill -= ours;
      my.kill -= (both - ours) / men.size();
    }
    lives = lives * (whole - my.kill) / whole;
    loss += back.kill * b_.soldier(id).points;
  }
  return (whole - lives) * b_.soldier(foe).points - loss / men.size() * strikes / whole;
}

Choice Quick::name(const NameOrder& question) const {
  FigureId best = nobody;
  int most = -1;
  for (FigureId foe : reach(b_, s_, question.about)) {
    const Chances c = chances(question.about, foe);
    const int worth = (2 * c.kill + c.recoil) * b_.soldier(foe).points;
    if (worth > most) most = worth, best = foe;
  }
  return {.verb = NameOrder::strike, .target = best};
}

bool Quick::follows(const FollowOrder& question) const {
  const FigureId id = question.about;
  if (s_.man(id).walled || shooter(id)) return false;
  FigureSet alone;
  alone.add(id);
  return outcome(alone, question.loser()) > 0;
}

Choice DarkAgesBattle::quick(const Tabletop& table, const Question& question, Random&) const {
  const Quick thought(*this, state(table), question.who);
  if (const auto* order = dynamic_cast<const MoveOrder*>(&question)) return thought.order(*order);
  if (const auto* shot = dynamic_cast<const ShotOrder*>(&question)) return thought.shot(*shot);
  if (const auto* name = dynamic_cast<const NameOrder*>(&question)) return thought.name(*name);
  if (const auto* follow = dynamic_cast<const FollowOrder*>(&question))
    return Choice{.verb = thought.follows(*follow) ? FollowOrder::follow : FollowOrder::stay};
  return question.quiet();
}

}  // namespace fyrd::darkages
