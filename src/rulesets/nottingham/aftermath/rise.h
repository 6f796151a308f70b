// Henchmen who become heroes, and who leads when the leader is gone (NOT-120, NOT-202, NOT-X20).
#pragma once

#include "rulesets/nottingham/aftermath/aftermath.h"

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
void rising(const Aftermath&, Camp&, Play&);
void succession(const Aftermath&, Camp&, Play&);  // NOT-202 somebody must lead

}  // namespace fyrd::nottingham
