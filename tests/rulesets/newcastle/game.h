// Whole games of Newcastle: fighters in any state anywhere, and its decisions as one-line sentences.
#pragma once

#include "rulesets/newcastle/deeds/charge.h"
#include "rulesets/newcastle/deeds/damage.h"
#include "rulesets/newcastle/deeds/melee.h"
#include "rulesets/newcastle/deeds/order.h"
#include "rulesets/newcastle/deeds/reaction.h"
#include "rulesets/newcastle/deeds/ready.h"
#include "tests/rulesets/playground.h"

namespace fyrd::newcastle {

class NewcastleGame : public Playground {
 public:
  NewcastleGame();

  // Setting up; reds look north, blues south, and red begins. `more`: {{"hand", "sword"}, {"wounded", true}, {"facing",
  // 90}}. A formed line from west to east.
  void line(Side, std::initializer_list<const char*> names, Place first, const char* profile = "spearman",
            double pitch = 1.2);
  void fighter(Side, const char* name, const char* profile, Place at, const Json& more = {});
  // So many axemen a side in far corners, so that nobody flees because of who is hurt in a test.
  void bystanders(int count = 8);

  // What is known of the battle.
  const NewcastleBattle& battle() { return static_cast<const NewcastleBattle&>(game().battle()); }
  const State& state() { return static_cast<const State&>(game().now()); }
  Here here() { return {battle(), state()}; }
  const Man& man(std::string_view name) { return state().man(id(name)); }
  bool wounded(std::string_view name) { return man(name).wounds > 0; }
  bool formed(std::string_view name) { return state().formed(id(name)); }
  bool closed(std::string_view a, std::string_view b) { return man(a).closed.has(id(b)) && man(b).closed.has(id(a)); }
  bool melee(std::string_view a, std::string_view b);
  std::string hand(std::string_view name) { return held(here(), id(name)).weapon.id; }
  int turn_number() { return state().turn; }
  // Gaps between bases and ways from a place, in hundredths of an inch, rounded.
  int gap(std::string_view a, std::string_view b);
  int off(std::string_view name, Place from);
  int facing(std::string_view name);
  // What somebody needs against another in melee, or to shoot him: "skill 9, shield 2 = 11".
  std::string needs(std::string_view by, std::string_view at);
  std::string needs_to_shoot(std::string_view by, std::string_view at);
  int rate_of(std::string_view name, bool formed = false, bool difficult = false);  // hundredths of an inch
  static std::string text(const Tally&);

  // The same as the player sees it: the sums by which an answer to the question at hand is explained.
  Explanation explained(const Choice&);
  std::string sum(const Choice& c, std::size_t which = 0) { return text(explained(c).tallies.at(which)); }
  std::size_t listed(int verb);  // how many answers with this verb are offered

  // What was told last: a kind's number and other, "11:10"; "" if never. And whom it was about.
  std::string told(std::string_view kind);
  std::string whom(std::string_view kind);
  std::string rule(std::string_view kind);
  int times(std::string_view kind);
  // The dice wanted, "4d20 NEW-060", or what is asked instead.
  std::string wanted();

  // Answers as values; -1 keeps the facing.
  Choice of(int verb, std::string_view who = "", std::string_view target = "", int number = 0);
  // A man turns straight at somebody; who reacts is not named, since the question is about him.
  Choice facing_to(int verb, std::string_view who, std::string_view target, bool named = true);
  Choice walk(std::string_view who, std::initializer_list<Place> path, int degrees_ = -1, int verb = MoveOrder::move);
  Choice ahead(std::string_view who, double in, int verb = MoveOrder::advance);
  Choice turn(std::string_view who, int degrees_, int verb = MoveOrder::wheel);
  // Straight at somebody until the gap is no more than this.
  Choice charge_at(std::string_view who, std::string_view foe, double gap = 0);

  // Answers given. Each says what was to be asked, and that other sides' quiet answers lead there.
  void order(const Choice& c) { expect("order"), give(c); }
  std::string tries(const Choice& c) { return expect("order"), attempt(c); }
  std::string tries_charge(const Choice& c) { return to("charge"), attempt(c); }
  void move(std::string_view who, Place where, int degrees_ = -1) { order(walk(who, {where}, degrees_)); }
  void shoot(std::string_view who, std::string_view target) { order(of(MoveOrder::shoot, who, target)); }
  void load(std::string_view who) { order(of(MoveOrder::load, who)); }
  void change(std::string_view who, int arm = 1) { order(of(MoveOrder::change, who, "", arm)); }
  void charge(std::string_view who, std::string_view foe, double gap = 0) {
    to("charge"), give(charge_at(who, foe, gap));
  }
  void charge_ahead(std::string_view who, double in) { to("charge"), give(ahead(who, in, ChargeOrder::advance)); }
  void react(int verb, std::string_view target = "") { expect("react"), give(of(verb, "", target)); }
  void turns(std::string_view who, std::string_view at) {
    expect("react"), give(facing_to(ReactOrder::face, who, at, false));
  }
  void attack(std::string_view by, std::string_view at) { to("contest"), give(of(BoutOrder::attack, by, at)); }
  void await(std::string_view by, std::string_view at) { to("contest"), give(of(BoutOrder::await, by, at)); }
  void strike() { expect("answer"), give(of(AnswerOrder::strike)); }
  void defend() { expect("answer"), give(of(AnswerOrder::defend)); }
  // A whole contest: who attacks, whether the other strikes back if he can, and both dice.
  void bout(std::string_view by, std::string_view at, int roll_, int his, bool back = true);
  void follow(int verb = FollowOrder::follow) { expect("follow"), give(of(verb)); }

  // Quiet answers until this is asked, or the dice or the end of the turn come first.
  void to(std::string_view kind);
  // Quiet answers until a player's turn has ended, or dice are wanted.
  void end_turn();
  void turn_of(Side);  // quiet answers until it is its turn, and it may move
  void expect(std::string_view kind);
  Choice quiet();

 private:
  const Event* last(std::string_view kind);
};

// Six spearmen A to F in line, axeman X before C and axeman Y before D (NEW-A55); blue's turn, in which both charge.
struct Sketch : NewcastleGame {
  explicit Sketch(double gap = 3);
  void charge_both();
};

}  // namespace fyrd::newcastle
