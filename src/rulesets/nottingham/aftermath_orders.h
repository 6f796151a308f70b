// The questions of an aftermath (NOT-X20).
#pragma once

#include "rulesets/nottingham/aftermath.h"

namespace fyrd::nottingham {

// Who of a group becomes a hero, or who leads the band.
class RiseOrder final : public ShortQuestion<Aftermath, Camp> {
 public:
  enum class Purpose : std::uint8_t { rise, lead };
  RiseOrder(const Aftermath& a, const Camp& s, Purpose purpose, int group)
      : ShortQuestion(a, s, purpose == Purpose::rise ? "rise" : "lead", "NOT-X20", the_band), purpose(purpose),
        group(group) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  void list(Options&) const override;

  const Purpose purpose;
  const int group;

 private:
  bool eligible(FigureId) const;
  Refusal refusal(const Choice&) const override;
};

// The skill a new hero has for nothing.
class LessonOrder final : public ShortQuestion<Aftermath, Camp> {
 public:
  LessonOrder(const Aftermath& a, const Camp& s, FigureId id)
      : ShortQuestion(a, s, "lesson", "NOT-X20", the_band, id) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  void list(Options&) const override;

 private:
  Refusal refusal(const Choice&) const override;
};

// What to do with experience and money, one thing at a time. Somebody of a group stands for all of it.
class CampOrder final : public QuestionOf<Aftermath, Camp> {
 public:
  enum : std::uint8_t { done, advance, learn, buy, sell, give, take, recruit, hire, found, retire, leave_unpaid, pay };
  CampOrder(const Aftermath& a, const Camp& s) : QuestionOf(a, s, "camp", "NOT-X20", the_band) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;

 private:
  Verdict check_person(const Choice&) const;
  Verdict check_thing(const Choice&) const;
  std::string label(const Choice&) const;
};

// What things cost, in experience or in pennies.
int advance_cost(const Aftermath&, const Camp&, FigureId, int characteristic);
int class_price(const Aftermath&, int walk, bool hero);

// Who is paid, and what becomes of the money and gear that are left.
class FarewellOrder final : public ShortQuestion<Aftermath, Camp> {
 public:
  enum : std::uint8_t { confirm, keep, carry, back };
  FarewellOrder(const Aftermath& a, const Camp& s) : ShortQuestion(a, s, "farewell", "NOT-X20", the_band) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  void list(Options&) const override;

 private:
  Refusal refusal(const Choice&) const override;
};

// Whom the money pays, in the order of the roster, the leader last (NOT-X20); whoever else wanted some misses the
// battle.
struct Pay {
  std::uint64_t paid = 0;  // a bit each
  int pennies = 0;         // in all
  bool gets(FigureId id) const { return paid >> id.index & 1; }
};
Pay pay_day(const Aftermath&, const Camp&);

}  // namespace fyrd::nottingham
