// The stage of Newcastle: any men anywhere, a state that a test may change, and single rules played with written dice.
#pragma once

#include "rulesets/newcastle/battle.h"
#include "rulesets/newcastle/ways/motion.h"
#include "tests/rulesets/playground.h"

namespace fyrd::newcastle {

inline const Json formed = {{"formed", true}}, wounded = {{"wounded", true}}, south_facing = {{"facing", 180}};

class Field : public Playground {
 public:
  Field();

  // Six spearmen A … F in line, looking north, and axemen X before C and Y before D (NEW-A55).
  void line_up();
  // So many spearmen A, B, C … of red in line, the first at a place.
  void spears(int count, Place first);

  const NewcastleBattle& battle();
  Here here() { return {battle(), now()}; }
  Now with(Play& play) { return {battle(), now(), play}; }
  State& now();  // a copy of the table as it begins, to be changed and played with
  Man& man(std::string_view who) { return now().man(id(who)); }
  Figure& figure(std::string_view who) { return now()[id(who)]; }
  void put(std::string_view who, Place at) { figure(who).at = at.at; }
  void close(std::string_view a, std::string_view b);
  Length gap(std::string_view a, std::string_view b);
  Length gone(std::string_view who, Place from);

  int need(std::string_view by, std::string_view at);
  int shot_need(std::string_view by, std::string_view at, bool snap = false);
  std::string sum(std::string_view by, std::string_view at);  // "9 +2 = 11"
  std::string shot_sum(std::string_view by, std::string_view at);
  int neighbours(std::string_view who);
  bool in_melee(std::string_view who);

  // Plays with written dice and answers; every die must be asked for. What was told: "fought wounded".
  template <class Rule>
  std::string play(std::vector<Faces> dice, std::vector<Choice> answers, Rule&& rule) {
    Script script(std::move(dice), std::move(answers));
    rule(script);
    asked_ = script.asked;
    return told(script);
  }
  std::string step(std::vector<Faces> dice = {}, std::vector<Choice> answers = {});
  std::string fight(std::string_view by, std::string_view at, std::vector<Faces> dice, bool at_attacks = false,
                    std::vector<Choice> answers = {});
  std::string hit(std::string_view by, std::string_view at, Faces dice, std::vector<Choice> answers = {},
                  bool shot = false);
  std::string charge(const Choice&, std::vector<Faces> dice = {}, std::vector<Choice> answers = {});
  std::string order(const Choice&, std::vector<Faces> dice = {}, std::vector<Choice> answers = {});
  std::string reactions(const Choice& charge, std::string_view who);  // what he may do: "stand shoot evade"
  const std::vector<std::string>& asked_kinds() const { return asked_; }

  // "code rule" of a refusal, or "" for a legal order.
  std::string refused(const Choice&);
  std::string charge_refused(const Choice&);

  Choice move(std::string_view who, Place to, Angle facing = north);
  Choice go(std::uint8_t verb, std::string_view who) { return {.verb = verb, .figure = id(who)}; }
  Choice aim(std::uint8_t verb, std::string_view who, std::string_view at) {
    return {.verb = verb, .figure = id(who), .target = id(at)};
  }
  Choice way(std::uint8_t verb, std::string_view who, Place to) {
    return {.verb = verb, .figure = id(who), .path = straight(to.at)};
  }
  Choice ahead(std::uint8_t verb, std::string_view who, Length far);

 private:
  std::string told(const Script&);
  std::optional<State> now_;
  std::vector<std::string> asked_;
};

inline std::string code_of(const WhyNot& no) { return no ? no.reason->code : ""; }

}  // namespace fyrd::newcastle
