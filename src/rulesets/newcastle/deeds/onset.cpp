// One charge, of a man or of a line (NEW-033, NEW-070 … NEW-073, NEW-A25, NEW-A36, NEW-A38, NEW-A39).
#include "rulesets/newcastle/deeds/onset.h"

#include <algorithm>

#include "rulesets/newcastle/deeds/contest.h"
#include "rulesets/newcastle/deeds/damage.h"
#include "rulesets/newcastle/deeds/reaction.h"
#include "rulesets/newcastle/deeds/shoot.h"
#include "rulesets/newcastle/table/group.h"
#include "rulesets/newcastle/table/place.h"
#include "rulesets/newcastle/ways/flight.h"

namespace fyrd::newcastle {

namespace {

class Charge {
 public:
  Charge(Now now, const Motion& m) : now_(now), m_(m) {}

  void run() {
    begin();
    const FigureSet foes = foes_met(now_, m_);
    for (FigureId foe : foes) react(foe);  // NEW-A25 before contact is placed
    if (m_.who.empty()) return;
    const bool all_gone = !escaped_.empty() && (foes & in_play(now_.s)) == escaped_;
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
  FigureId nearest_charger(Point from) const { return nearest(now_, from, m_.who); }

  const Now now_;
  Motion m_;  // of those who still come
  FigureSet slowed_, escaped_;
  Point vacated_;  // by the last who escaped
  int pace_ = 0;   // NEW-033 the chargers' one roll, when it is first needed
};

void Charge::begin() {
  for (FigureId id : m_.who) {
    Man& man = now_.man(id);
    man.now.moved = man.now.charged = true;
    man.now.first_charge = !man.charged_once;
    man.charged_once = true;
  }
  if (!m_.in_line()) leave_group(now_.b, now_.s, m_.lead);  // NEW-A45 he goes alone
  const Path path = m_.path_of(now_.s, m_.lead);
  now_.play.tell("charged", "NEW-A25",
                 m_.who.size() > 1 ? "The line of {by} charges, {length} {way}." : "{by} charges, {length} {way}.",
                 {.by = m_.lead, .length = m_.way, .from = now_[m_.lead].at, .path = &path});
}

void Charge::react(FigureId foe) {
  while (now_[foe].in_play() && !m_.who.empty() && !escaped_.has(foe)) {
    const ReactOrder order(now_, foe, m_.who, &m_);
    const Choice c = order.any() ? now_.play.ask(order) : Choice{};
    answer(foe, c);
    if (c.verb == ReactOrder::stand || c.verb == ReactOrder::evade) return;
  }
}

void Charge::answer(FigureId foe, const Choice& c) {
  switch (c.verb) {
    case ReactOrder::face:
      now_.man(foe).now.turned = true;
      turn_to(now_, foe, c.target);
      break;
    case ReactOrder::draw: change_weapon(now_, foe, spare_weapon(now_, foe)); break;  // NEW-070 free, NEW-A42
    case ReactOrder::shoot: snap(foe, c.target); break;
    case ReactOrder::evade: evade(foe); break;
    default: break;
  }
}

void Charge::snap(FigureId foe, FigureId at) {
  now_.man(foe).now.snapped = true;
  now_.man(foe).now.attacked = true;  // NEW-071, NEW-A04 no attack roll in this turn
  State seen = on_the_way(now_, m_, foe);
  const auto hit = loose({now_.b, seen, now_.play}, foe, at, true);
  use_up(now_.b, now_.s, foe);
  if (!hit) return;
  now_.s.seized = true;  // NEW-X11
  const Effect effect = strike_home(now_, *hit);
  // NEW-A36 driven back or out ends his charge, a wound slows him
  if (effect.harm == Harm::unharmed) return;
  if (effect.harm == Harm::wounded) {
    slowed_.add(hit->at);
    if (!m_.in_line()) m_ = walk(now_, m_.lead, m_.path, m_.facing);
    return;
  }
  m_.who.drop(hit->at);
  leave_group(now_.b, now_.s, hit->at);
}

void Charge::evade(FigureId foe) {
  const FigureId charger = nearest_charger(now_[foe].at);
  const Length rate = evading_rate(now_, foe), his_rate = m_.allowed;
  now_.man(foe).now.evaded = true;
  const int roll = now_.play.sum(d(faces), {"NEW-072", "evading", foe, charger});
  if (pace_ == 0) pace_ = now_.play.sum(d(faces), {"NEW-072", "catching", m_.lead, foe});
  if (escapes(roll, pace_, rate, his_rate)) {
    vacated_ = now_[foe].at;
    escaped_.add(foe);
    now_.s.seized = true;  // NEW-X11
    return run_away(now_, foe, charger);
  }
  now_[foe].facing = bearing(now_[charger].at - now_[foe].at);  // NEW-A39
  now_.play.tell("caught", "NEW-073", "{by} rolls {number} against {other} and is caught by {at}.",
                 {.by = foe, .at = charger, .number = roll, .other = pace_});
}

// Where his part of the charge ends: short of it for who was wounded on the way.
Point Charge::goes_to(FigureId id) const {
  const Path path = m_.path_of(now_.s, id);
  if (!slowed_.has(id)) return path.end();
  const bool rough = crosses_difficult(now_, id, path);
  return spot(now_[id].at, path, min(m_.allowed, rate(now_, id, m_.in_line(), rough)));
}

// NEW-A38 how much further the nearest charger goes to stand where the evader stood: what is left of his move, and his
// reach.
Vec Charge::pursuit() const {
  const FigureId first = nearest_charger(vacated_);
  const Vec left = vacated_ - now_[first].at;
  const Length most = max(m_.allowed - m_.way + held(now_, first).weapon.reach, {});
  if (!m_.in_line()) return with_length(left, min(most, length(left)));
  const std::int64_t ahead = dot(left, direction(m_.facing)) / direction_scale;
  return along(m_.facing, {static_cast<std::int32_t>(std::clamp<std::int64_t>(ahead, 0, most.units))});
}

void Charge::arrive(bool pursue) {
  std::array<Point, max_figures> ends;
  State rest = now_.s;  // somebody who ran may stand in the way of those who come
  for (FigureId id : m_.who) rest[id].pose = Pose::away;
  const Here there{now_.b, rest};
  for (FigureId id : m_.who) {
    const Point to = goes_to(id);
    ends[id.index] = free_place(there, id, to) ? to : leg(there, id, now_[id].at, to, in_play(rest)).to;
  }
  for (FigureId id : m_.who) {
    part(now_.s, id);
    put(now_.b, now_.s, id, ends[id.index]);
    now_[id].facing = m_.facing;
  }
  if (pursue) {
    Vec on = pursuit();
    for (FigureId id : m_.who) {
      const Vec free = room(now_, id, on);  // those of the line go no further than the first who is stopped
      if (free.squared() < on.squared() && m_.in_line()) on = along(m_.facing, length(free));
      if (!m_.in_line()) on = free;
    }
    for (FigureId id : m_.who) put(now_.b, now_.s, id, now_[id].at + on);
  }
  for (FigureId id : slowed_) {  // NEW-A36 who does not come all the way is out of the line
    if (now_[id].in_play()) leave_group(now_.b, now_.s, id);
  }
}

}  // namespace

void charge(Now now, const Motion& m) { Charge(now, m).run(); }

}  // namespace fyrd::newcastle
