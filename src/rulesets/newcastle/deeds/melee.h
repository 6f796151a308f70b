// The melee of both sides: making ready, then contest after contest (NEW-012, NEW-052, NEW-055 … NEW-058, NEW-A22,
// NEW-A23, NEW-A40).
#pragma once

#include "rulesets/newcastle/deeds/contest.h"

namespace fyrd::newcastle {

// NEW-052 his attack roll of this turn is there to be spent.
bool can_attack(Here, FigureId);

// Two men who roll against each other, and which of them spend their attack rolls on it.
struct Bout {
  FigureId by, at;
  bool by_attacks = true, at_attacks = false;
};
void contest(Now, const Bout&);

// NEW-A40 which pair fights next; the active side names first, and its foe may answer its last word with attacks of his
// own.
class BoutOrder final : public QuestionOf<NewcastleBattle, State> {
 public:
  enum : std::uint8_t { done, attack, await };
  static constexpr Verb all[] = {{"done"}, {"attack", uses_figure | uses_target}, {"await", uses_figure | uses_target}};
  explicit BoutOrder(Here here) : QuestionOf(here, "contest", "NEW-A40", all, here.s.calls) {}

  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override { return true; }
  Explanation explain(const Choice&) const override;
  bool any() const;

 private:
  WhyNot cannot_meet(FigureId by, FigureId at) const;  // whoever attacks
  WhyNot cannot(const Choice&) const;
};

// NEW-A40 the other owner: does his man spend his attack roll here?
class AnswerOrder final : public ShortQuestion<NewcastleBattle, State> {
 public:
  enum : std::uint8_t { defend, strike };
  static constexpr Verb all[] = {{"defend"}, {"strike"}};
  AnswerOrder(Here here, FigureId man, FigureId foe)
      : ShortQuestion(here, "answer", "NEW-A40", all, here[man].side, man), foe_(foe) {}

  std::string prompt() const override;
  void list(Options&) const override;
  Explanation explain(const Choice&) const override;
  bool read(const Choice& c) const { return c.verb == strike; }
  FigureId foe() const { return foe_; }

 protected:
  Refusal refusal(const Choice&) const override;

 private:
  const FigureId foe_;
};

void contests(Now);
// NEW-055, NEW-A17, NEW-A41 who has beaten everybody that held him off is in.
void close_in(Now);

// For explaining a bout: both needs, the four outcomes, and what a hit would do.
Explanation explain_bout(Here, FigureId by, FigureId at, bool attacks = true);

}  // namespace fyrd::newcastle
