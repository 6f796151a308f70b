// Henchmen who become heroes, and who leads when the leader is gone (NOT-120, NOT-202, NOT-X20).
#pragma once

#include "rulesets/nottingham/aftermath/aftermath.h"

namespace fyrd::nottingham {

// Who of a group becomes a hero, or who leads the band.
class RiseOrder final : public ShortQuestion<Aftermath, Camp> {
 public:
  enum class Purpose : std::uint8_t { rise, lead };
  static constexpr Verb all[] = {{"choose", uses_figure}};
  RiseOrder(InCamp here, Purpose purpose, int group)
      : ShortQuestion(here, purpose == Purpose::rise ? "rise" : "lead", "NOT-X20", all, the_band), purpose(purpose),
        group(group) {}

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
  static constexpr Verb all[] = {{"learn", uses_number}};
  LessonOrder(InCamp here, FigureId id) : ShortQuestion(here, "lesson", "NOT-X20", all, the_band, id) {}

  std::string prompt() const override;
  void list(Options&) const override;

 private:
  Refusal refusal(const Choice&) const override;
};
void rising(CampNow);
void succession(CampNow);  // NOT-202 somebody must lead

}  // namespace fyrd::nottingham
