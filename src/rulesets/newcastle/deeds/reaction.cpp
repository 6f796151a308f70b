// Reactions in the enemy's turn (NEW-070 … NEW-073, NEW-A25 … NEW-A27, NEW-A29, NEW-A35 … NEW-A37).
#include "rulesets/newcastle/deeds/reaction.h"

#include <algorithm>

#include "core/figures/flight.h"
#include "rulesets/newcastle/deeds/damage.h"
#include "rulesets/newcastle/deeds/shoot.h"
#include "rulesets/newcastle/table/place.h"

namespace fyrd::newcastle {

Point spot(Point from, const Path& path, Length far) {
  for (Point to : path.all()) {
    const Length leg = distance(from, to);
    if (far < leg) return toward(from, to, far);
    far -= leg;
    from = to;
  }
  return from;
}

namespace {

bool free_to_react(const NewcastleBattle& b, const State& s, FigureId id) {
  return s[id].in_play() && !s.man(id).runs && !s.man(id).cowers && !in_melee(b, s, id);
}

}  // namespace

bool may_turn(const NewcastleBattle& b, const State& s, FigureId id, FigureId towards) {
  // NEW-A29 once, unengaged, outside a group; NEW-A35
  return !s.formed(id) && !s.man(id).now.turned && !in_front_half(s[id].at, s[id].facing, s[towards].at) &&
         free_to_react(b, s, id);
}

bool may_snap(const NewcastleBattle& b, const State& s, FigureId id) {
  const Arm* arm = missile(b, s, id);
  return arm && (!arm->weapon.loads || s.man(id).loaded > 0) && !s.man(id).now.snapped &&
         free_to_react(b, s, id);  // NEW-071, NEW-A35
}

bool may_evade(const NewcastleBattle& b, const State& s, FigureId id) {
  return !s.formed(id) && !s.man(id).now.evaded && free_to_react(b, s, id);  // NEW-A26, NEW-A35
}

State on_the_way(const NewcastleBattle& b, const State& s, const Motion& charge, FigureId shooter) {
  constexpr Length step{units_per_inch / 2};
  State there = s;
  for (Length far; far <= charge.way; far += step) {
    for (FigureId id : charge.who) {
      there[id].at = spot(s[id].at, charge.path_of(s, id), far);
      if (charge.kind == Motion::Kind::walk) there[id].facing = bearing(charge.path.end() - s[id].at);
    }
    for (FigureId id : charge.who) {
      if (there[id].in_play() && !shot_stop(b, there, shooter, id)) return there;
    }
  }
  return s;
}

std::span<const Verb> ReactOrder::verbs() const {
  static constexpr Verb all[] = {{"stand"}, {"face", uses_target}, {"draw"}, {"shoot", uses_target}, {"evade"}};
  return all;
}

std::string ReactOrder::prompt() const {
  const std::string& name = b_[about].name;
  return charge_ ? b_[charge_->lead].name + " charges. What does " + name + " do?"
                 : "Somebody shoots at " + name + " from behind. Does he turn?";
}

bool ReactOrder::any() const {
  const auto turn = [&](FigureId id) { return may_turn(b_, s_, about, id); };
  for (FigureId id : threats_) {
    if (turn(id)) return true;
  }
  if (!charge_) return false;
  return may_snap(b_, s_, about) || may_evade(b_, s_, about) ||
         (b_.held(s_, about).weapon.missile() && spare_weapon(b_, s_, about) >= 0);
}

// NEW-A25 in this order: face or draw, shot, evasion.
void ReactOrder::list(Options& options) const {
  const std::string& name = b_[about].name;
  options.add({}, [&] { return name + (charge_ ? " stands" : " stays as he is"); });
  const bool shot = s_.man(about).now.snapped;
  for (FigureId id : threats_) {
    if (!shot && may_turn(b_, s_, about, id))
      options.add({.verb = face, .target = id}, [&] { return name + " turns to face " + b_[id].name; });
  }
  if (!charge_) return;
  if (!shot && b_.held(s_, about).weapon.missile() && spare_weapon(b_, s_, about) >= 0)
    options.add({.verb = draw}, [&] { return name + " drops his " + b_.held(s_, about).weapon.name + " and draws"; });
  if (may_snap(b_, s_, about)) {
    const State seen = on_the_way(b_, s_, *charge_, about);
    for (FigureId id : threats_) {
      if (seen[id].in_play() && !marks(b_, seen, about, id).empty())
        options.add({.verb = shoot, .target = id}, [&] { return name + " shoots at " + b_[id].name + " as he comes"; });
    }
  }
  if (may_evade(b_, s_, about)) options.add({.verb = evade}, [&] { return name + " evades"; });
}

Explanation ReactOrder::explain(const Choice& c) const {
  Explanation why;
  const std::string& name = b_[about].name;
  switch (c.verb) {
    case stand: why.summary = name + " waits for what comes."; break;
    case face: why.summary = name + " turns his shield to one of them; he can do so once (NEW-A29)."; break;
    case draw: why.summary = name + " fights the melee as usual (NEW-070)."; break;
    case shoot:
      return charge_ && missile(b_, s_, about)
                 ? explain_shot(b_, on_the_way(b_, s_, *charge_, about), about, c.target, true)
                 : why;
    case evade: {
      if (!charge_) break;
      const Length his = charge_->allowed, mine = evading_rate(b_, s_, about);
      Tally speed = rate_tally(b_, s_, about, false, on_difficult(b_, s_[about]));
      if (s_.man(about).now.snapped) speed.add("NEW-A27", "halved by his shot", -speed.total() / 2);
      const bool rough =
          crosses_difficult(b_, s_[charge_->lead], s_[charge_->lead].at, charge_->path_of(s_, charge_->lead));
      why.tallies = {speed, rate_tally(b_, s_, charge_->lead, charge_->kind != Motion::Kind::walk, rough)};
      why.chance = escape_chance(mine, his);
      why.summary = name + " runs at " + measure_text(mine, b_.unit) + ", they come at " + measure_text(his, b_.unit) +
                    ": he rolls with " + measure_text(mine - his, b_.unit) + " and they with " +
                    measure_text(his - mine, b_.unit) + ", " + why.chance->text() + " to escape.";
      break;
    }
  }
  return why;
}

Refusal ReactOrder::refusal(const Choice& c) const {
  const std::string& name = b_[about].name;
  switch (c.verb) {
    case face: return {"cannot_turn", name + " cannot turn to him now.", "NEW-A29"};
    case draw: return {"nothing_to_draw", name + " has nothing to drop and draw.", "NEW-A42"};
    case shoot: return {"cannot_shoot", name + " has no shot at him.", "NEW-071"};
    default: return {"cannot_evade", name + " cannot evade.", "NEW-A26"};
  }
}

void offer_turn(const NewcastleBattle& b, State& s, Play& play, FigureId man, FigureId threat) {
  if (b.fighter(man).shield == 0 || !may_turn(b, s, man, threat)) return;
  FigureSet threats;
  threats.add(threat);
  if (play.ask(ReactOrder(b, s, man, threats, nullptr)).verb != ReactOrder::face) return;
  s.man(man).now.turned = true;
  s[man].facing = bearing(s[threat].at - s[man].at);
  play.tell("turned", "NEW-A29", "{by} turns to face {at}.", {.by = man, .at = threat});
}

Length evading_rate(const NewcastleBattle& b, const State& s, FigureId id) {
  const Length full = rate(b, s, id, false, on_difficult(b, s[id]));
  return s.man(id).now.snapped ? full / 2 : full;  // NEW-071, NEW-A27
}

bool escapes(int roll, int his_roll, Length rate, Length his_rate) {
  const Length edge = rate - his_rate;                    // NEW-072 added to the faster, taken from the slower
  return inches(roll) + edge >= inches(his_roll) - edge;  // a tie is an escape
}

Fraction escape_chance(Length rate, Length his_rate) {
  int ways = 0;
  for (int roll = 1; roll <= 20; ++roll) {
    for (int his_roll = 1; his_roll <= 20; ++his_roll) ways += escapes(roll, his_roll, rate, his_rate);
  }
  return {ways, 400};
}

void run_away(const NewcastleBattle& b, State& s, Play& play, FigureId id, FigureId from) {
  const Ways& ways = b.ways[s[id].base];
  const auto run = [&](Length allowance) {
    const Flights all = flights({b, s}, id, s[from].at, allowance, ways);  // NEW-A37
    return all.count == 1 ? all.ways[0] : play.ask(FlightOrder({b, s}, id, all, "NEW-A37"));
  };
  const int share = s.man(id).now.snapped ? 2 : 1;  // NEW-A27
  Flight flight = run(rate(b, s, id) / share);
  if (!flight.path.empty() && crosses_difficult(b, s[id], s[id].at, flight.path))
    flight = run(rate(b, s, id, false, true) / share);
  const Point before = s[id].at;
  part(s, id);
  walk(b, s, id, flight.path);
  play.tell("evaded", "NEW-073", "{by} gets away, {length} {way}.",
            {.by = id, .length = length(before, flight.path), .from = before, .path = &flight.path});
}

}  // namespace fyrd::newcastle
