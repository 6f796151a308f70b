// The stage of Lord Merlin's better game: its orders as one-line sentences, and single phases played from any state.
#pragma once

#include <initializer_list>

#include "core/events/narrate.h"
#include "rulesets/merlin/better/deeds/attack.h"
#include "rulesets/merlin/better/deeds/melee.h"
#include "rulesets/merlin/better/deeds/move.h"
#include "rulesets/merlin/better/deeds/shoot.h"
#include "rulesets/merlin/better/turn/morale.h"
#include "rulesets/merlin/better/turn/rout.h"
#include "rulesets/merlin/turn/first.h"
#include "rulesets/merlin/ways/flight.h"
#include "tests/rulesets/playground.h"

namespace fyrd::merlin::better {

inline const Json leader = {{"leader", true}}, standard = {{"standard", true}};

class BetterStage : public Playground {
 public:
  BetterStage() : Playground("merlin-better") { options["points"] = 0; }

  const BetterBattle& battle() { return static_cast<const BetterBattle&>(game().battle()); }
  const State& state() { return static_cast<const State&>(game().now()); }
  Here here() { return {battle(), state()}; }

  // Pairs in far corners, so that both sides can always shoot, or strike, and the phase is asked for.
  void shot_elsewhere() { red("Red Bow", "longbowman", {115, 115}), blue("Blue Bow", "longbowman", {115, 100}); }
  void fight_elsewhere() { red("Red Fist", "peasant", {5, 115}), blue("Blue Fist", "peasant", {5, 112.5}); }

  // The dice for the first move fall so that this side has the say, and it moves first.
  void first(Side side) {
    roll(side == fyrd::red ? 6 : 1);
    roll(side == fyrd::red ? 1 : 6);
    give({});
  }
  void done() { give({}); }
  // On to a question for a side, with nothing more done on the way.
  void to(Side side, const std::string& kind) {
    while (asked() != kind || asked_whom() != side) {
      if (asked() == "dice" || asked() == "over")
        throw std::runtime_error("nobody was asked to " + kind + ", but " + asked());
      done();
    }
  }
  Side side_of(std::string_view who) { return (*this)[who].side; }

  Choice pick_order(std::string_view who) { return {.verb = PickOrder::move, .figure = id(who)}; }
  Choice path_order(std::initializer_list<Place> path) {
    Choice c{.verb = PathOrder::go};
    for (const Place& p : path) c.path.add(p.at);
    return c;
  }
  Choice shot_order(std::string_view who, std::string_view target) {
    return {.verb = ShotOrder::shoot, .figure = id(who), .target = id(target)};
  }
  Choice strike_order(std::string_view who, std::string_view target, int dice) {
    return {.verb = StrikeOrder::strike,
            .figure = id(who),
            .target = id(target),
            .number = static_cast<std::int16_t>(dice)};
  }
  void picks(std::string_view who, int a, int b) { to(side_of(who), "pick"), give(pick_order(who)), roll({a, b}); }
  void moves(std::string_view who, int a, int b, Place at) { picks(who, a, b), give(path_order({at})); }
  void shoots(std::string_view who, std::string_view target) {
    to(side_of(who), "shoot"), give(shot_order(who, target));
  }
  void strikes(std::string_view who, std::string_view target, int dice) {
    to(side_of(who), "strike"), give(strike_order(who, target, dice));
  }
  std::string tries_shot(std::string_view who, std::string_view target) {
    return to(side_of(who), "shoot"), attempt(shot_order(who, target));
  }
  std::string tries_strike(std::string_view who, std::string_view target, int dice) {
    return to(side_of(who), "strike"), attempt(strike_order(who, target, dice));
  }
  // On to the dice of the next shot, blow or morale throw.
  void to_dice() {
    while (asked() != "dice") done();
  }
  const char* purpose() { return game().wanted_roll()->purpose.c_str(); }

  // A state of this table, as if a phase began now with red moving first; change it, then play it.
  State at(Phase phase) {
    State s = state();
    s.phase = phase;
    s.first = fyrd::red;
    s.active = phase == Phase::move || phase == Phase::shoot || phase == Phase::strike ? fyrd::red : no_side;
    return s;
  }
  void rout(State& s, std::string_view who) { s.routed.add(id(who)); }
  void fell(State& s, std::string_view who) { s[id(who)].pose = Pose::out, s.man(id(who)).lost = true; }
  bool routs(const State& s, std::string_view who) { return s.routs(id(who)); }
  // Plays to the end of the phase; every written die must be asked for. "routed Wat, stood_firm Ned"
  std::string play_phase(State& s, std::vector<Faces> dice, std::vector<Choice> answers = {}) {
    Script script(std::move(dice), std::move(answers));
    const Phase phase = s.phase;
    while (s.phase == phase && !s.over()) battle().step(s, script);
    EXPECT_TRUE(script.all_used());
    std::string told;
    for (const Event& e : script.told) {
      EXPECT_STRNE(e.rule, "");
      EXPECT_EQ(narrate(battle(), e).find('{'), std::string::npos) << e.text;
      told += (told.empty() ? "" : ", ") + std::string(e.kind) + (e.by.none() ? "" : " " + battle()[e.by].name);
    }
    return told;
  }
  // One attack thrown for: "struck Wat", "parried", "struck_past".
  std::string blow(State& s, std::string_view by, std::string_view at, int dice, std::vector<Faces> fall) {
    s.attacks[0] = {id(by), id(at), static_cast<std::uint8_t>(dice)};
    s.attack_count = 1, s.resolved = 0;
    s.man(id(by)).arm = static_cast<std::uint8_t>(std::max(best_arm({battle(), s}, id(by), id(at)), 0));
    return play_phase(s, std::move(fall));
  }
  int blow_dice(std::string_view who, std::string_view target, bool charging = false) {
    State s = state();
    s.man(id(who)).charging = charging;
    const int arm = best_arm({battle(), s}, id(who), id(target));
    return arm < 0 ? 0 : better::blow_dice({battle(), s}, id(who), battle().fighter(id(who)).arms[arm]).value;
  }
  int guard(std::string_view target, std::string_view against, bool missile = false) {
    return defence_tally(here(), id(target), id(against), missile).total();
  }
};

}  // namespace fyrd::merlin::better
