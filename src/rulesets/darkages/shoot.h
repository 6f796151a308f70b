// The shots of a turn, declared in secret and made at once (DRK-A19, DRK-A32, DRK-A34).
#pragma once

#include "rulesets/darkages/shot.h"

namespace fyrd::darkages {

struct Volley {
  std::array<Shot, max_figures> shots{};
  FigureSet given;
};

Shot read_shot(const Choice&, const DarkAgesBattle&);

class ShotOrder final : public QuestionOf<DarkAgesBattle, State> {
 public:
  enum : std::uint8_t { done, shoot, lob, heavy, burn };
  ShotOrder(const DarkAgesBattle& b, const State& s, Side who, const Volley& volley)
      : QuestionOf(b, s, "shoot", "DRK-A34", who), volley_(volley) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  Explanation explain(const Choice&) const override;
  std::string number_text(const Choice&) const override;
  bool begins() const override;  // the first order of the first side that has any
  bool waits(FigureId) const;    // may still shoot this turn

 private:
  const Volley& volley_;
};

void shoot_together(const DarkAgesBattle&, State&, Play&);
void take_off(const DarkAgesBattle&, State&, FigureId, Pose = Pose::out);

}  // namespace fyrd::darkages
