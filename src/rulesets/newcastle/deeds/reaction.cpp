// Reactions in the enemy's turn (NEW-070 … NEW-073, NEW-A25 … NEW-A27, NEW-A29, NEW-A35 … NEW-A37).
#include "rulesets/newcastle/deeds/reaction.h"

#include "rulesets/newcastle/deeds/shoot.h"
#include "rulesets/newcastle/table/place.h"
#include "rulesets/newcastle/table/shield.h"
#include "rulesets/newcastle/ways/flight.h"

namespace fyrd::newcastle {

namespace {

bool free_to_react(Here here, FigureId id) {
  return here[id].in_play() && !here.man(id).runs && !here.man(id).cowers && !in_melee(here, id);
}

}  // namespace

bool may_turn(Here here, FigureId id, FigureId towards) {
  const auto& [b, s] = here;
  // NEW-A29 once, unengaged, outside a group; NEW-A35
  return b.fighter(id).shield > 0 && !s.formed(id) && !s.man(id).now.turned && !shielded(here, id, towards) &&
         free_to_react(here, id);
}

bool may_turn_to_shot(Here here, FigureId id, FigureId shooter) {
  return !here.man(id).now.shot_at && may_turn(here, id, shooter);
}

bool may_snap(Here here, FigureId id) {
  const Arm* arm = missile(here, id);
  return arm && (!arm->weapon.loads || here.man(id).loaded > 0) && !here.man(id).now.snapped &&
         free_to_react(here, id);  // NEW-071, NEW-A35
}

bool may_evade(Here here, FigureId id) {
  return !here.s.formed(id) && !here.man(id).now.evaded && free_to_react(here, id);  // NEW-A26, NEW-A35
}

State on_the_way(Here here, const Motion& charge, FigureId shooter) {
  const auto& [b, s] = here;
  constexpr Length step{units_per_inch / 2};
  State there = s;
  for (Length far; far <= charge.way; far += step) {
    for (FigureId id : charge.who) {
      there[id].at = spot(s[id].at, charge.path_of(s, id), far);
      if (!charge.in_line()) there[id].facing = bearing(charge.path.end() - s[id].at);
    }
    for (FigureId id : charge.who) {
      if (there[id].in_play() && !cannot_aim({b, there}, shooter, id)) return there;
    }
  }
  return s;
}

std::string ReactOrder::prompt() const {
  const std::string& name = b_[about].name;
  return charge_ ? b_[charge_->lead].name + " charges. What does " + name + " do?"
                 : "Somebody shoots at " + name + " from behind. Does he turn?";
}

bool ReactOrder::any() const {
  return may_face() || (charge_ && (may_snap(here_, about) || may_evade(here_, about) || may_draw()));
}

bool ReactOrder::may_face() const {
  if (s_.man(about).now.snapped) return false;
  for (FigureId id : threats_) {
    if (may_turn(here_, about, id)) return true;
  }
  return false;
}

FigureSet ReactOrder::shield_foes() const {
  FigureSet foes = threats_;
  for (FigureId e : enemies(here_, about)) {
    if (missile(here_, e) && !cannot_aim(here_, e, about)) foes.add(e);
  }
  return foes;
}

bool ReactOrder::may_draw() const { return held(here_, about).weapon.missile() && spare_weapon(here_, about) >= 0; }

// NEW-A25 in this order: face or draw, shot, evasion.
void ReactOrder::list(Options& options) const {
  const std::string& name = b_[about].name;
  options.add({}, [&] { return name + (charge_ ? " stands" : " stays as he is"); });
  const bool shot = s_.man(about).now.snapped;
  if (may_face()) {
    const Covers ways = covers(here_, about, shield_foes());
    for (const Cover& way : ways.all()) {
      if ((way.foes & threats_).empty()) continue;
      options.add({.verb = face, .facing = way.facing}, [&] { return cover_label(here_, about, way); });
    }
  }
  if (!charge_) return;
  if (!shot && may_draw())
    options.add({.verb = draw}, [&] { return name + " drops his " + held(here_, about).weapon.name + " and draws"; });
  if (may_snap(here_, about)) {
    const State seen = on_the_way(here_, *charge_, about);
    for (FigureId id : threats_) {
      if (seen[id].in_play() && !marks({b_, seen}, about, id).empty())
        options.add({.verb = shoot, .target = id}, [&] { return name + " shoots at " + b_[id].name + " as he comes"; });
    }
  }
  if (may_evade(here_, about)) options.add({.verb = evade}, [&] { return name + " evades"; });
}

Explanation ReactOrder::explain(const Choice& c) const {
  const std::string& name = b_[about].name;
  switch (c.verb) {
    case face: return {.summary = name + " turns his shield; he can do so once (NEW-A29)."};
    case draw: return {.summary = name + " fights the melee as usual (NEW-070)."};
    case shoot: {
      if (!charge_ || !missile(here_, about)) return {};
      const State seen = on_the_way(here_, *charge_, about);
      return explain_shot({b_, seen}, about, c.target, true);
    }
    case evade: return charge_ ? explain_flight(here_, about, *charge_) : Explanation{};
    default: return {.summary = name + " waits for what comes."};
  }
}

Verdict ReactOrder::check(const Choice& c) const {
  if (c.verb == face) return may_face() ? Verdict{} : refusal(c);
  Options options(false);
  list(options);
  for (const Option& option : options.all()) {
    if (option.choice == c) return {};
  }
  return refusal(c);
}

Refusal ReactOrder::refusal(const Choice& c) const {
  const std::string& name = b_[about].name;
  switch (c.verb) {
    case face: return {"cannot_turn", name + " cannot turn now.", "NEW-A29"};
    case draw: return {"nothing_to_draw", name + " has nothing to drop and draw.", "NEW-A42"};
    case shoot: return {"cannot_shoot", name + " has no shot at him.", "NEW-071"};
    default: return {"cannot_evade", name + " cannot evade.", "NEW-A26"};
  }
}

void offer_turn(Now now, FigureId man, FigureId shooter) {
  if (!may_turn_to_shot(now, man, shooter)) return;
  FigureSet threats;
  threats.add(shooter);
  const Choice c = now.play.ask(ReactOrder(now, man, threats, nullptr));
  if (c.verb != ReactOrder::face) return;
  now.man(man).now.turned = true;
  turn_shield(now, man, c.facing);
}

}  // namespace fyrd::newcastle
