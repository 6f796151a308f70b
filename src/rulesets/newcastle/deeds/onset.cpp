// One charge, of a man or of a line (NEW-033, NEW-070 … NEW-073, NEW-A25, NEW-A36, NEW-A38, NEW-A39).
#include "rulesets/newcastle/deeds/onset.h"

#include <algorithm>

#include "core/figures/walk.h"
#include "rulesets/newcastle/deeds/contest.h"
#include "rulesets/newcastle/deeds/damage.h"
#include "rulesets/newcastle/deeds/reaction.h"
#include "rulesets/newcastle/deeds/shoot.h"
#include "rulesets/newcastle/table/group.h"
#include "rulesets/newcastle/table/place.h"
#include "rulesets/newcastle/table/shield.h"
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
    arrive();
    const bool all_gone = !escaped_.empty() && (foes & in_play(now_.s)) == escaped_;
    if (all_gone || !caught_.empty()) pursue();
    for (FigureId id : slowed_& in_play(now_.s)) leave_group(now_.b, now_.s, id);  // NEW-A36 he comes behind them
  }

 private:
  void begin();
  void react(FigureId foe);
  void answer(FigureId foe, const Choice&);
  void snap(FigureId foe, FigureId at);
  void evade(FigureId foe);
  void arrive();
  void pursue();
  Path goes(FigureId) const;
  FigureId nearest_charger(Point from) const { return nearest(now_, from, m_.who); }

  const Now now_;
  Motion m_;  // of those who still come
  FigureSet slowed_, escaped_, caught_;
  FigureSet short_;  // who did not get as far as they wanted
  Point vacated_;    // by the nearest of those who escaped
  int pace_ = 0;     // NEW-033 the chargers' one roll, when it is first needed
};

void Charge::begin() {
  for (FigureId id : m_.who) {
    Man& man = now_.man(id);
    man.now.moved = man.now.charged = true;
    man.now.marching = false;
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
      turn_shield(now_, foe, c.facing);
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
  if (effect.harm == Harm::unharmed) return;
  if (effect.harm == Harm::wounded) {  // NEW-A36 a wound slows him
    slowed_.add(hit->at);
    if (!m_.in_line()) m_ = walk(now_, m_.lead, m_.path, m_.facing);
    return;
  }
  // NEW-061, NEW-A36 in line he gives an inch and comes on behind the others
  if (effect.harm == Harm::driven_back && m_.in_line() && now_.s.formed(hit->at)) return;
  m_.who.drop(hit->at);  // NEW-A36 else his charge is over
  leave_group(now_.b, now_.s, hit->at);
}

void Charge::evade(FigureId foe) {
  const FigureId charger = nearest_charger(now_[foe].at);
  const Length rate = evading_rate(now_, foe), his_rate = m_.allowed;
  now_.man(foe).now.evaded = true;
  const int roll = now_.play.sum(d(faces), {"NEW-072", "evading", foe, charger});
  if (pace_ == 0) pace_ = now_.play.sum(d(faces), {"NEW-072", "catching", m_.lead, foe});
  if (escapes(roll, pace_, rate, his_rate)) {
    if (escaped_.empty() ||
        distance(now_[charger].at, now_[foe].at) < distance(now_[nearest_charger(vacated_)].at, vacated_))
      vacated_ = now_[foe].at;
    escaped_.add(foe);
    now_.s.seized = true;  // NEW-X11
    return run_away(now_, foe, charger);
  }
  caught_.add(foe);
  now_[foe].facing = bearing(now_[charger].at - now_[foe].at);  // NEW-A39
  now_.play.tell("caught", "NEW-073", "{by} rolls {number} against {other} and is caught by {at}.",
                 {.by = foe, .at = charger, .number = roll, .other = pace_});
}

// His part of the charge: less of it for who was wounded on the way.
Path Charge::goes(FigureId id) const {
  const Path path = m_.path_of(now_.s, id);
  if (!slowed_.has(id)) return path;
  const bool rough = crosses_difficult(now_, id, path);
  return first_part(now_[id].at, path, min(m_.allowed, rate(now_, id, m_.in_line(), rough)));
}

void Charge::arrive() {
  std::array<Point, max_figures> ends;
  State rest = now_.s;  // somebody who ran may stand in the way of those who come
  for (FigureId id : m_.who) rest[id].pose = Pose::away;
  const Here there{now_.b, rest};
  for (FigureId id : m_.who) {
    const Path path = goes(id);
    Point at = now_[id].at;
    const bool free = !obstruction(there, id, path, barring(there, m_), in_play(rest));
    for (Point to : path.all()) {
      const Leg way = free ? Leg{to} : leg(there, id, at, to, in_play(rest));
      at = way.to;
      if (way.stopped) break;
    }
    ends[id.index] = at;
    if (at != m_.end(now_.s, id)) short_.add(id);
  }
  for (FigureId id : m_.who) {
    part(now_.s, id);
    turn_place(now_.man(id), m_);
    put(now_.b, now_.s, id, ends[id.index]);
    now_[id].facing = m_.facing;
  }
}

// NEW-073, NEW-A38 on to where the evader stood: onto the spot if he is gone, up to him if he was caught. A line goes
// straight ahead, and no further than the first of them who is stopped.
void Charge::pursue() {
  const FigureSet who = m_.who - short_;
  if (who.empty()) return;
  const FigureId prey = nearest(now_, now_[who.first()].at, caught_);
  const Point goal = prey.none() ? vacated_ : now_[prey].at;
  Vec on = goal - now_[nearest(now_, goal, who)].at;
  if (m_.in_line()) {
    const std::int64_t ahead = dot(on, direction(m_.facing)) / direction_scale;
    on = along(m_.facing, {static_cast<std::int32_t>(std::max<std::int64_t>(ahead, 0))});
  }
  constexpr Length rounding{2};
  for (FigureId id : who) {
    const Point from = now_[id].at;
    const Vec free = leg(now_, id, from, from + on, in_play(now_.s) - m_.who).to - from;
    if (free.squared() < on.squared()) on = m_.in_line() ? along(m_.facing, max(length(free) - rounding, {})) : free;
  }
  for (FigureId id : who) put(now_.b, now_.s, id, now_[id].at + on);
}

}  // namespace

void charge(Now now, const Motion& m) { Charge(now, m).run(); }

}  // namespace fyrd::newcastle
