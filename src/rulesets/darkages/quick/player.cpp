// What a fight is worth, whom to strike and whether to follow.
#include "rulesets/darkages/quick/player.h"

#include <algorithm>

#include "core/play/asked_as.h"

namespace fyrd::darkages {

Quick::Quick(Here here, Side me) : here_(here), me_(me), mine_(in_play(here.s, me)), foes_(in_play(here.s, other(me))) {
  if (const FigureId captive = here.b.captive; !captive.none() && here.man(captive).bound) foes_.drop(captive);
  int ours = 0;
  for (FigureId id : mine_) ours += rider(id);
  for (FigureId id : foes_) {
    if (rider(id)) horsemen_.add(id);
  }
  if (horsemen_.size() <= ours) horsemen_ = {};
}

bool Quick::shooter(FigureId id) const {
  const Fighter& f = here_.b.fighter(id);
  return f.shoots && on_foot(here_, id) && f.missile.ranges.furthest() > here_.b.numbers.before_contact;
}

Length Quick::apart(FigureId x, FigureId y) const {
  return max(distance(here_[x].at, here_[y].at) - half_depth(here_, x) - half_depth(here_, y), {});
}

FigureId Quick::nearest(Point from, FigureSet of) const {
  FigureId best = nobody;
  std::int64_t least = 0;
  for (FigureId id : of) {
    const std::int64_t far = (here_[id].at - from).squared();
    if (best.none() || far < least) best = id, least = far;
  }
  return best;
}

bool Quick::in_the_way(FigureId id, FigureId foe) const {
  const Vec way = here_[foe].at - here_[id].at;
  const std::int64_t whole_way = way.squared(), beside = (here_.b.numbers.foot_base - 2_mm).units;
  return any(foes_, [&](FigureId mate) {
    const Vec there = here_[mate].at - here_[id].at;
    const std::int64_t along = dot(there, way);
    if (mate == foe || along <= 0 || along >= whole_way) return false;
    const std::int64_t off = cross(way, there) / std::max(1, length(way).units);
    return off < beside && off > -beside && !touch(here_, id, mate);
  });
}

bool Quick::busy(FigureId foe) const {
  return any(mine_, [&](FigureId id) { return touch(here_, id, foe); });
}

bool Quick::fights(FigureId id) const {
  return any(foes_, [&](FigureId foe) { return touch(here_, id, foe); });
}

BlowWays Quick::chances(FigureId by, FigureId at, bool charges, bool braced) const {
  BlowFacts facts = blow_facts(here_, by, at);
  facts.charging |= charges;
  facts.braced |= braced;
  const Fighter& f = here_.b.fighter(at);
  return blow_ways(blow_tally(here_.b.numbers, facts).total(), f.rank, f.armour);
}

int Quick::outcome(FigureSet men, FigureId foe) const {
  const auto& [b, s] = here_;
  const Fighter& his = b.fighter(foe);
  const bool braces = his.braced && his.spear() && on_foot(here_, foe);
  int lives = whole, strikes = whole, loss = 0;  // that he survives; that he comes to strike one of them
  for (FigureId id : men) {
    const Fighter& mine = b.fighter(id);
    const bool charge = rider(id) && mine.saddle && apart(id, foe) >= b.numbers.charge_way;
    BlowWays my = chances(id, foe, charge);
    BlowWays back = chances(foe, id, false, charge && braces);
    if (mine.weapon.length > his.weapon.length) {
      strikes = strikes * (whole - my.hit - my.recoil) / whole;
    } else if (mine.weapon.length < his.weapon.length) {
      my.hit = my.hit * (whole - (back.hit + back.recoil) / men.size()) / whole;
    } else {  // DRK-045 of two hits the better counts
      const auto rank = [](const Fighter& f) { return std::pair(f.rank, f.armour); };
      const int both = my.hit * back.hit / whole, ours = rank(mine) > rank(his)   ? both
                                                         : rank(mine) < rank(his) ? 0
                                                                                  : both / 2;
      back.hit -= ours;
      my.hit -= (both - ours) / men.size();
    }
    lives = lives * (whole - my.hit) / whole;
    loss += back.hit * b.soldier(id).points;
  }
  return (whole - lives) * b.soldier(foe).points - loss / men.size() * strikes / whole;
}

Choice Quick::name(const NameOrder& question) const {
  FigureId best = nobody;
  int most = -1;
  for (FigureId foe : reach(here_, question.about)) {
    const BlowWays c = chances(question.about, foe);
    const int worth = (2 * c.hit + c.recoil) * here_.b.soldier(foe).points;
    if (worth > most) most = worth, best = foe;
  }
  return {.verb = NameOrder::strike, .target = best};
}

bool Quick::follows(const FollowOrder& question) const {
  const FigureId id = question.about;
  if (here_.man(id).walled || shooter(id)) return false;
  FigureSet alone;
  alone.add(id);
  return outcome(alone, question.loser()) > 0;
}

Choice DarkAgesBattle::quick(const Tabletop& table, const Question& question, Random&) const {
  const Quick thought({*this, state(table)}, question.who);
  if (const auto* order = asked_as<MoveOrder>(question)) return thought.order(*order);
  if (const auto* shot = asked_as<ShotOrder>(question)) return thought.shot(*shot);
  if (const auto* name = asked_as<NameOrder>(question)) return thought.name(*name);
  if (const auto* follow = asked_as<FollowOrder>(question))
    return Choice{.verb = thought.follows(*follow) ? FollowOrder::follow : FollowOrder::stay};
  return question.quiet();
}

}  // namespace fyrd::darkages
