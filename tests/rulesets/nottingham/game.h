// The stage of Nottingham: people of any numbers, skills, gear and state, and its decisions as one-line sentences.
#pragma once

#include "rulesets/nottingham/deeds/action.h"
#include "rulesets/nottingham/deeds/blow.h"
#include "rulesets/nottingham/deeds/melee.h"
#include "rulesets/nottingham/deeds/opportunity.h"
#include "rulesets/nottingham/deeds/pick.h"
#include "rulesets/nottingham/deeds/walk.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/sight.h"
#include "rulesets/nottingham/table/standing.h"
#include "rulesets/nottingham/turn/activation.h"
#include "rulesets/nottingham/turn/contest.h"
#include "rulesets/nottingham/turn/hatred.h"
#include "rulesets/nottingham/turn/recovery.h"
#include "rulesets/nottingham/turn/rout.h"
#include "rulesets/nottingham/ways/move.h"
#include "tests/rulesets/playground.h"

namespace fyrd::nottingham {

constexpr double foot = 20 / 25.4, horse = 40 / 25.4;  // across, in inches
// How far the centres of two on foot are from each other when their bases are so far apart.
constexpr double apart(double gap) { return foot + gap; }

class NottinghamGame : public Playground {
 public:
  NottinghamGame();

  // Setting up. A hero of 3/3/3 without anything, the first of each side its leader; reds look north, blues south.
  // `more`: {{"melee", 5}, {"skills", {"dodge"}}, {"gear", {"sword"}}, {"hands", {"sword"}}, {"bound", 1}, {"lying",
  // true}}.
  void red(const char* name, Place at, const Json& more = {}) { hero(0, name, at, more); }
  void blue(const char* name, Place at, const Json& more = {}) { hero(1, name, at, more); }
  // Henchmen; those with the same numbers, skills and gear are one group. `more` as above.
  void red_man(const char* name, Place at, const Json& more = {}) { henchman(0, name, at, more); }
  void blue_man(const char* name, Place at, const Json& more = {}) { henchman(1, name, at, more); }
  // Somebody far away with two dice, so that his side has a leader, or goes on when the others are out.
  void red_elsewhere(const char* name = "Red Leader") { red(name, {90, 6}); }
  void blue_elsewhere(const char* name = "Blue Leader") { blue(name, {90, 90}); }
  void hero(std::size_t side, const char* name, Place at, const Json& more);
  void henchman(std::size_t side, const char* name, Place at, const Json& more);

  // What is known of the battle.
  const NottinghamBattle& battle() { return static_cast<const NottinghamBattle&>(game().battle()); }
  const State& state() { return static_cast<const State&>(game().now()); }
  operator Here() { return {battle(), state()}; }
  const Man& man(std::string_view name) { return state().man(id(name)); }
  int bound(std::string_view name) { return man(name).bound(); }
  int free(Side side) { return state().band(side).free; }
  bool lying(std::string_view name) { return (*this)[name].pose == Pose::lying; }
  bool standing(std::string_view name) { return (*this)[name].pose == Pose::standing; }
  bool panics(std::string_view name) { return state().panics(id(name)); }
  int turn_number() { return state().turn; }
  std::string held(std::string_view name);
  // How far somebody is from a place, in hundredths of an inch, rounded.
  int off(std::string_view name, Place from);
  // The last event of a kind: "hit 8:6", or "" when there was none.
  std::string told(std::string_view kind);
  // What became of the last blow, shot or thrust: "hit 8:6", "missed 6:6", "blocked 7:7" (attacker first), "shot 7",
  // "cover_struck 6".
  std::string outcome();
  // The last wound: its total.
  int wound() { return last_event({"wounded"}) ? last_event({"wounded"})->number : -100; }
  // What a modifier was in the sums of the last event of a kind; 0: it was not there.
  int modifier(std::string_view kind, std::string_view name);
  const Event* last_event(std::initializer_list<std::string_view> kinds);
  std::string wanted_dice();

  // Decisions.
  void name(std::string_view who) { expect("nominate"), give(of(NominateOrder::name, id(who))); }
  void pass() { expect("nominate"), give(of(NominateOrder::pass)); }
  void commit(int dice) { number("commit", dice, 1); }
  void add(int dice) { number("extra_dice", dice, 0); }
  void block(int dice) { number("block", dice, 0); }
  void divide(int first) { number("divide", first, 1); }
  void answer_provocation(int dice) { number("provoked", dice, 1); }
  void take_aim_back(int dice) { number("aim_back", dice, 0); }
  void stay() { walking(), give({}); }
  void turn(int degrees_) { walking(), give(facing(WalkOrder::turn, degrees_)); }
  void go(Place to) { go({to}, -1); }
  void go(std::initializer_list<Place> path, int degrees_) { walking(), give(way(path, degrees_)); }  // -1: as he walks
  void strike(std::string_view who, int dice) { expect("opportunity"), give(strike_order(who, dice)); }
  void let_go() { expect("opportunity"), give({}); }
  void pick(int n) { expect("pick"), give(numbered(n)); }
  void pick(Arm arm) { pick(static_cast<int>(arm)); }
  void with_weapon() {  // where it could be the left one; and a rider charges home
    while (asked() == "pick") pick(Arm::main);
  }
  void pick(std::string_view who) { expect("pick"), give(at(0, id(who))); }
  void hate(std::string_view who) { expect("hatred"), give(at(HatredOrder::name, id(who))); }
  void give_up() { expect("nominate"), give(of(NominateOrder::leave)); }
  void lose_die_of(std::string_view who) { expect("loss"), give(of(0, id(who))); }

  void act(Act deed, int number = 0) { act(deed, "", number); }
  void act(Act deed, std::string_view target, int number = 0) { expect("action"), give(order(deed, target, number)); }
  void attack(std::string_view target) { act(Act::attack, target); }
  void shoot(std::string_view target) { act(Act::shoot, target); }
  void aim(std::string_view target) { act(Act::aim, target); }
  void nothing() { act(Act::nothing); }
  void run(Place to, int die) { act(Act::run), roll_all(die), go(to); }
  // The same, refused: "code rule".
  std::string tries(Act deed, std::string_view target = "", int number = 0) {
    return expect("action"), attempt(order(deed, target, number));
  }
  std::string tries_go(Place to) { return walking(), attempt(way({to}, -1)); }
  bool offered(Act deed);

  // Whole stretches of a game.
  // The dice for who names first at the start of the battle, should they be needed.
  void first(Side side);
  // Somebody is activated while all the others pass; he may now move.
  void activate(std::string_view who, int dice = 1);
  // … and does not move: he may now act.
  void acts(std::string_view who, int dice = 1);
  // Two are named, and the first one wins: his dice show sixes, the other's ones.
  void wins(std::string_view who, int dice, std::string_view over, int others);
  // Whatever is wanted shows this face on every die.
  void roll_all(int face);
  // An attack of who acts now, without extra dice or a block; what became of it. The wound is still to be thrown.
  std::string strikes(std::string_view target, int face);
  std::string shoots(std::string_view target, int face);
  // Everybody passes; stops at the first dice that are wanted, or when the next turn has begun.
  void end_turn();

  // What is said of a choice before it is made.
  Explanation explain(const Choice& c) {
    Explanation why;
    game().at_question(asked_whom(), [&](const Tabletop&, const Question& q) { why = q.explain(c); });
    return why;
  }

  // Orders as values.
  static Choice of(int verb, FigureId who = nobody) {
    Choice c;
    c.verb = static_cast<std::uint8_t>(verb), c.figure = who;
    return c;
  }
  static Choice at(int verb, FigureId whom) {
    Choice c;
    c.verb = static_cast<std::uint8_t>(verb), c.target = whom;
    return c;
  }
  static Choice numbered(int n) {
    Choice c;
    c.number = static_cast<std::int16_t>(n);
    return c;
  }
  static Choice facing(int verb, int degrees_) {
    Choice c = of(verb);
    c.facing = degrees(degrees_);
    return c;
  }
  Choice order(Act deed, std::string_view target = "", int number = 0);
  Choice way(std::initializer_list<Place> path, int degrees_);
  Choice strike_order(std::string_view who, int dice);

 private:
  void expect(std::string_view kind);
  void walking() {
    if (asked() != "run") expect("move");
  }
  // Where there is no choice nothing is asked.
  void number(std::string_view kind, int dice, int least);
  Choice quiet();
};

}  // namespace fyrd::nottingham
