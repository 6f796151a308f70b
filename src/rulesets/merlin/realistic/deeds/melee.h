// Hand-to-hand combat in bands of reach (MER-R-020 … MER-R-032, MER-R-A08 … A10, A31, A32, A35, A50).
#pragma once

#include "rulesets/merlin/realistic/deeds/chart.h"
#include "rulesets/merlin/realistic/table/castle.h"

namespace fyrd::merlin::realistic {

bool may_attack(const State&, FigureId);  // he has an attack left and is free to make it
// What keeps somebody from striking at an enemy in this band.
struct NoBlow {
  enum class By : std::uint8_t { nothing, no_weapon, out_of_reach, nearer } by = By::nothing;
  FigureId figure = nobody;  // who is nearer
  explicit operator bool() const { return by != By::nothing; }
};
NoBlow cannot_strike(const RealisticBattle&, const State&, FigureId attacker, FigureId target);
int batters(const RealisticBattle&, const State&, FigureId);  // the gate he can strike at now; none: -1
Tally total_tally(const RealisticBattle&, const State&, FigureId attacker, FigureId target);

class BlowOrder final : public QuestionOf<RealisticBattle, State> {
 public:
  enum : std::uint8_t { done, strike, batter, push };
  BlowOrder(const RealisticBattle& b, const State& s) : QuestionOf(b, s, "strike", "MER-R-A31", s.active) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override {
    return std::none_of(s_.men.begin(), s_.men.end(), [](const Man& man) { return man.blow == Man::Blow::named; });
  }
  Explanation explain(const Choice&) const override;
};

// The enemies among whom an outnumbered figure may divide its total (MER-R-A35).
struct Crowd {
  std::array<FigureId, Choice::max_figures> foes{};
  std::uint8_t count = 0;
};
Crowd crowd(const RealisticBattle&, const State&, FigureId);

// MER-R-024, MER-R-A35 an outnumbered figure sees its total and says whether it divides it.
class DivideOrder final : public QuestionOf<RealisticBattle, State> {
 public:
  enum : std::uint8_t { whole, divide };
  DivideOrder(const RealisticBattle& b, const State& s, FigureId id, const Crowd& crowd)
      : QuestionOf(b, s, "divide", "MER-R-024", s[id].side, id), crowd(crowd) {}
  const Crowd crowd;

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
};

// The steps of a band: a blow is named; one total is thrown; one is divided; one goes to the chart, or all take effect.
void naming(const RealisticBattle&, State&, Play&);
void totalling(const RealisticBattle&, State&, Play&);
void dividing(const RealisticBattle&, State&, Play&);
void charting(const RealisticBattle&, State&, Play&);

// MER-R-A10 who is no longer within the reach of his own weapon is inside no more.
void part_the_separated(const RealisticBattle&, State&);

}  // namespace fyrd::merlin::realistic
