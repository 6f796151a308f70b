// The stage of Stormclouds: any Heroes and Villains anywhere, single deeds with written dice, or whole Turns.
#pragma once

#include "rulesets/stormclouds/deeds/calm.h"
#include "rulesets/stormclouds/deeds/jump.h"
#include "rulesets/stormclouds/deeds/roll.h"
#include "rulesets/stormclouds/deeds/strike.h"
#include "rulesets/stormclouds/people/stats.h"
#include "rulesets/stormclouds/plots/judge.h"
#include "rulesets/stormclouds/table/place.h"
#include "rulesets/stormclouds/table/sight.h"
#include "rulesets/stormclouds/turn/deploy.h"
#include "rulesets/stormclouds/turn/end.h"
#include "rulesets/stormclouds/turn/sequence.h"
#include "rulesets/stormclouds/turn/trauma.h"
#include "rulesets/stormclouds/turn/twist.h"
#include "rulesets/stormclouds/villains/activation.h"
#include "rulesets/stormclouds/villains/deed.h"
#include "rulesets/stormclouds/villains/walk.h"
#include "rulesets/stormclouds/ways/fall.h"
#include "tests/rulesets/playground.h"

namespace fyrd::stormclouds {

using Dice = std::vector<Faces>;  // one throw after the other

constexpr double small_base = 30 / 25.4, large_base = 40 / 25.4;  // across, in inches
constexpr double apart(double gap) { return small_base + gap; }   // centres of two small bases

class StormStage : public Playground {
 public:
  StormStage() : Playground("stormclouds") {
    options["points"] = 0;
    forces[1]["villains"] = true;
  }

  // Heroes look north, Villains south, unless `more` says otherwise: {{"facing", 90}, {"trauma", 2}, {"gear",
  // {"shield"}}}.
  void hero(const char* name, const char* profile, Place at, const Json& more = {}) { red(name, profile, at, more); }
  void villain(const char* name, const char* profile, Place at, const Json& more = {}) {
    blue(name, profile, at, more);
  }
  void platform(Place low, Place high, double height = 3) { ground("upper-floor", low, high, {{"height", height}}); }

  const StormcloudsBattle& b() { return static_cast<const StormcloudsBattle&>(game().battle()); }
  // The table as it is when the first Turn begins; tests change it at will.
  State& s() {
    if (!begun_) s_ = static_cast<const State&>(game().now()), begun_ = true;
    return s_;
  }
  Here here() { return {b(), s()}; }
  Now now(Play& play) { return {b(), s(), play}; }
  Man& man(std::string_view name) { return s().man(id(name)); }
  int trauma(std::string_view name) { return man(name).trauma; }
  int owed(std::string_view name) { return man(name).owed; }
  Figure& at(std::string_view name) { return s()[id(name)]; }
  void put(std::string_view name, Place at) { stormclouds::put(b(), s(), id(name), at.at); }
  bool is_out(std::string_view name) { return at(name).pose == Pose::out; }
  Stats stats_of(std::string_view name) { return stats(here(), id(name)); }
  Look looks(std::string_view by, std::string_view whom, Arc arc = Arc::front) {
    return look(here(), id(by), id(whom), arc);
  }
  bool touch(std::string_view a, std::string_view c) { return stormclouds::touch(here(), id(a), id(c)); }

  // Orders as values.
  Choice at_whom(std::uint8_t verb, std::string_view whom, int number = 0) {
    return {.verb = verb, .target = id(whom), .number = static_cast<std::int16_t>(number)};
  }
  static Choice go(std::uint8_t verb, std::initializer_list<Place> path, int facing = 0, int number = 0) {
    Choice c{.verb = verb, .number = static_cast<std::int16_t>(number), .facing = degrees(facing)};
    for (const Place& p : path) c.path.add(p.at);
    return c;
  }

  void activate(std::string_view who, int taken = 0) {
    s().act = {.who = id(who), .taken = static_cast<std::uint8_t>(taken)};
    s().phase = Phase::action;
  }
  // "code rule" of what keeps him from it, or "".
  std::string refused(std::string_view who, const Choice& c) {
    if (s().act.who != id(who)) activate(who);
    const ActionOrder order(here());
    const Verdict no = well(order, c);
    return no ? no->code + " " + no->rule : "";
  }
  // One deed of a Hero with these dice, and what was told of it.
  Script does(std::string_view who, const Choice& c, std::vector<Faces> dice, std::vector<Choice> answers = {}) {
    if (s().act.who != id(who)) activate(who);
    EXPECT_EQ(refused(who, c), "");
    Script play(std::move(dice), std::move(answers));
    carry_out(now(play), id(who), c);
    EXPECT_TRUE(play.all_used());
    return play;
  }
  // A whole action with everything that belongs to it, paid at its end.
  Script acts(std::string_view who, const Choice& c, std::vector<Faces> dice, std::vector<Choice> answers = {}) {
    if (s().act.who != id(who)) activate(who);
    answers.insert(answers.begin(), c);
    Script play(std::move(dice), std::move(answers));
    b().play(s(), play);
    EXPECT_TRUE(play.all_used());
    return play;
  }
  // A Villain's activation.
  Script villain_does(std::string_view who, std::vector<Faces> dice = {}, std::vector<Choice> answers = {}) {
    activate(who);
    Script play(std::move(dice), std::move(answers));
    b().play(s(), play);
    EXPECT_TRUE(play.all_used());
    return play;
  }
  // Which line of its flowchart it came to last: "healthy 2".
  static std::string line(const Script& play) {
    std::string last;
    for (const Event& e : play.told) {
      if (std::string_view(e.kind) == "charted") last = (e.other ? "wounded " : "healthy ") + std::to_string(e.number);
    }
    return last;
  }
  static bool told(const Script& play, std::string_view kind) {
    for (const Event& e : play.told) {
      if (kind == e.kind) return true;
    }
    return false;
  }

 private:
  static Verdict well(const Question& q, const Choice& c) { return q.check(c); }

  State s_;
  bool begun_ = false;
};

}  // namespace fyrd::stormclouds
