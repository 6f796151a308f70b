// One charge, of a man or of a line (NEW-033, NEW-070 … NEW-073, NEW-A25, NEW-A36, NEW-A38, NEW-A39).
#include "rulesets/newcastle/deeds/charge.h"

#include <algorithm>

#include "rulesets/newcastle/deeds/damage.h"
#include "rulesets/newcastle/deeds/reaction.h"
#include "rulesets/newcastle/deeds/shoot.h"
#include "rulesets/newcastle/table/group.h"
#include "rulesets/newcastle/table/place.h"

namespace fyrd::newcastle {

namespace {

class Charge {
 public:
  Charge(const NewcastleBattle& b, State& s, Play& play, const Motion& m) : b_(b), s_(s), play_(play), m_(m) {}

  void run() {
    begin();
    const FigureSet foes = foes_met(b_, s_, m_);
    for (FigureId foe : foes) react(foe);  // NEW-A25 before contact is placed
    if (m_.who.empty()) return;
    const bool all_gone = !escaped_.empty() && (foes & in_play(s_)) == escaped_;
    arrive(all_gone);
  }

 private:
  void begin();
  void react(FigureId foe);
  void answer(FigureId foe, const Choice&);
  void snap(FigureId foe, FigureId at);
  void evade(FigureId foe);
  void arrive(bool pursue);
  Point goes_to(FigureId) const;
  Vec pursuit() const;
  FigureId nearest_charger(Point from) const { return nearest({b_, s_}, from, m_.who); }

  const NewcastleBattle& b_;
  State& s_;
  Play& play_;
  Motion m_;  // of those who still come
  FigureSet slowed_, escaped_;
  Point vacated_;  // by the last who escaped
  int pace_ = 0;   // NEW-033 the chargers' one roll, when it is first needed
};

void Charge::begin() {
  for (FigureId id : m_.who) {
    Man& man = s_.man(id);
    man.now.moved = man.now.charged = true;
    man.now.first_charge = !man.charged_once;
    man.charged_once = true;
  }
  if (m_.kind == Motion::Kind::walk) leave_group(b_, s_, m_.lead);  // NEW-A45 he goes alone
  const Path path = m_.path_of(s_, m_.lead);
  play_.tell("charged", "NEW-A25",
             m_.who.size() > 1 ? "The line of {by} charges, {length} {way}." : "{by} charges, {length} {way}.",
             {.by = m_.lead, .length = m_.way, .from = s_[m_.lead].at, .path = &path});
}

void Charge::react(FigureId foe) {
  while (s_[foe].in_play() && !m_.who.empty() && !escaped_.has(foe)) {
    const ReactOrder order(b_, s_, foe, m_.who, &m_);
    const Choice c = order.any() ? play_.ask(order) : Choice{};
    answer(foe, c);
    if (c.verb == ReactOrder::stand || c.verb == ReactOrder::evade) return;
  }
}

void Charge::answer(FigureId foe, const Choice& c) {
  switch (c.verb) {
    case ReactOrder::face:
      s_.man(foe).now.turned = true;
      s_[foe].facing = bearing(s_[c.target].at - s_[foe].at);
      play_.tell("turned", "NEW-A29", "{by} turns to face {at}.", {.by = foe, .at = c.target});
      break;
    case ReactOrder::draw:
      change_weapon(b_, s_, play_, foe, spare_weapon(b_, s_, foe));
      break;  // NEW-070 free, NEW-A42
    case ReactOrder::shoot: snap(foe, c.target); break;
    case ReactOrder::evade: evade(foe); break;
    default: break;
  }
}

void Charge::snap(FigureId foe, FigureId at) {
  s_.man(foe).now.snapped = true;
  s_.man(foe).now.attacked = true;  // NEW-071, NEW-A04 no attack roll in this turn
  const auto hit = loose(b_, on_the_way(b_, s_, m_, foe), play_, foe, at, true);
  use_up(b_, s_, foe);
  if (!hit) return;
  s_.seized = true;  // NEW-X11
  const Effect effect = strike_home(b_, s_, play_, *hit);
  // NEW-A36 driven back or out ends his charge, a wound slows him
  if (effect.harm == Harm::unharmed) return;
  if (effect.harm == Harm::wounded) {
    slowed_.add(hit->at);
    if (m_.kind == Motion::Kind::walk) m_ = walk(b_, s_, m_.lead, m_.path, m_.facing);
    return;
  }
  m_.who.drop(hit->at);
  leave_group(b_, s_, hit->at);
}

void Charge::evade(FigureId foe) {
  const FigureId charger = nearest_charger(s_[foe].at);
  const Length rate = evading_rate(b_, s_, foe), his_rate = m_.allowed;
  s_.man(foe).now.evaded = true;
  const int roll = play_.sum(d(20), {"NEW-072", "evading", foe, charger});
  if (pace_ == 0) pace_ = play_.sum(d(20), {"NEW-072", "catching", m_.lead, foe});
  if (escapes(roll, pace_, rate, his_rate)) {
    vacated_ = s_[foe].at;
    escaped_.add(foe);
    s_.seized = true;  // NEW-X11
    return run_away(b_, s_, play_, foe, charger);
  }
  s_[foe].facing = bearing(s_[charger].at - s_[foe].at);  // NEW-A39
  play_.tell("caught", "NEW-073", "{by} rolls {number} against {other} and is caught by {at}.",
             {.by = foe, .at = charger, .number = roll, .other = pace_});
}

// Where his part of the charge ends: short of it for who was wounded on the way.
Point Charge::goes_to(FigureId id) const {
  const Path path = m_.path_of(s_, id);
  if (!slowed_.has(id)) return path.end();
  const bool rough = crosses_difficult(b_, s_[id], s_[id].at, path);
  return spot(s_[id].at, path, min(m_.allowed, rate(b_, s_, id, m_.kind != Motion::Kind::walk, rough)));
}

// NEW-A38 how much further the nearest charger goes to stand where the evader stood: what is left of his move, and his
// reach.
Vec Charge::pursuit() const {
  const FigureId first = nearest_charger(vacated_);
  const Vec left = vacated_ - s_[first].at;
  const Length most = max(m_.allowed - m_.way + b_.held(s_, first).weapon.reach, {});
  if (m_.kind == Motion::Kind::walk) return with_length(left, min(most, length(left)));
  const std::int64_t ahead = dot(left, direction(m_.facing)) / direction_scale;
  return along(m_.facing, {static_cast<std::int32_t>(std::clamp<std::int64_t>(ahead, 0, most.units))});
}

void Charge::arrive(bool pursue) {
  std::array<Point, max_figures> ends;
  State rest = s_;  // somebody who ran may stand in the way of those who come
  for (FigureId id : m_.who) rest[id].pose = Pose::away;
  for (FigureId id : m_.who) {
    const Point to = goes_to(id);
    ends[id.index] = free_place({b_, rest}, id, to) ? to : leg({b_, rest}, id, s_[id].at, to, in_play(rest)).to;
  }
  for (FigureId id : m_.who) {
    part(s_, id);
    put(b_, s_, id, ends[id.index]);
    s_[id].facing = m_.facing;
  }
  if (pursue) {
    Vec on = pursuit();
    for (FigureId id : m_.who) {
      const Vec free = room(b_, s_, id, on);  // those of the line go no further than the first who is stopped
      if (free.squared() < on.squared() && m_.kind != Motion::Kind::walk) on = along(m_.facing, length(free));
      if (m_.kind == Motion::Kind::walk) on = free;
    }
    for (FigureId id : m_.who) put(b_, s_, id, s_[id].at + on);
  }
  for (FigureId id : slowed_) {  // NEW-A36 who does not come all the way is out of the line
    if (s_[id].in_play()) leave_group(b_, s_, id);
  }
}

}  // namespace

void charge(const NewcastleBattle& b, State& s, Play& play, const Motion& m) { Charge(b, s, play, m).run(); }

}  // namespace fyrd::newcastle
