// The shots of a turn, declared in secret and made at once (DRK-B05, DRK-A19, DRK-A32, DRK-A34).
#pragma once

#include "rulesets/darkages/deeds/aim.h"

namespace fyrd::darkages {

struct Volley {
  std::array<Shot, max_figures> shots{};
  FigureSet given;
};

Shot read_shot(const DarkAgesBattle&, const Choice&);

class ShotOrder final : public QuestionOf<DarkAgesBattle, State> {
 public:
  enum : std::uint8_t { done, shoot, lob, heavy, burn };
  static constexpr Verb all[] = {{"done"},
                                 {"shoot", uses_figure | uses_target | uses_number},
                                 {"lob", uses_figure | uses_target | uses_number, "Shoot high"},
                                 {"heavy", uses_figure | uses_target | uses_number, "Shoot a heavy shot"},
                                 {"burn", uses_figure | uses_path, "Set fire to it"}};
  ShotOrder(Here here, Side who, const Volley& volley)
      : QuestionOf(here, "shoot", "DRK-A34", all, who), volley_(volley) {}

  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  Explanation explain(const Choice&) const override;
  std::string number_text(const Choice&) const override;
  bool begins() const override;  // the first order of the first side that has any
  bool waits(FigureId) const;    // may still shoot this turn
  bool anybody_waits() const {
    return any(in_play(s_, who), [&](FigureId id) { return waits(id); });
  }

 private:
  const Volley& volley_;
};

void shoot_together(Now);

}  // namespace fyrd::darkages
