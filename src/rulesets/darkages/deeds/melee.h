// The melee: whom everybody strikes, then the blows, longest weapons first (DRK-041, DRK-046, DRK-A16, DRK-A38,
// DRK-A39).
#pragma once

#include "rulesets/darkages/deeds/blow.h"

namespace fyrd::darkages {

// DRK-A17 whether he strikes this turn, and whom he may name: those he touches, or from the second rank those his front
// man touches (DRK-X03).
bool may_strike(const DarkAgesBattle&, const State&, FigureId);
FigureSet reach(const DarkAgesBattle&, const State&, FigureId);

// DRK-A38 whoever touches several enemies names one.
class NameOrder final : public ShortQuestion<DarkAgesBattle, State> {
 public:
  enum : std::uint8_t { strike };
  NameOrder(const DarkAgesBattle& b, const State& s, FigureId man)
      : ShortQuestion(b, s, "name", "DRK-A38", s[man].side, man) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  void list(Options&) const override;
  Explanation explain(const Choice&) const override;
  bool begins() const override;  // he is the first who names anybody
  FigureId read(const Choice& c) const { return c.target; }

 protected:
  Refusal refusal(const Choice&) const override;
};

// DRK-A11 the winner may step into the place of who gave way.
class FollowOrder final : public ShortQuestion<DarkAgesBattle, State> {
 public:
  enum : std::uint8_t { stay, follow };
  FollowOrder(const DarkAgesBattle& b, const State& s, FigureId winner, FigureId loser)
      : ShortQuestion(b, s, "follow", "DRK-A11", s[winner].side, winner), loser_(loser) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  void list(Options&) const override;
  Explanation explain(const Choice&) const override;
  bool read(const Choice& c) const { return c.verb == follow; }
  FigureId loser() const { return loser_; }

 protected:
  Refusal refusal(const Choice&) const override;

 private:
  const FigureId loser_;
};

void name_together(const DarkAgesBattle&, State&, Play&);
void strike(const DarkAgesBattle&, State&, Play&);  // the blows of one length

// DRK-A11, DRK-A12, DRK-A48
void recoil(const DarkAgesBattle&, State&, Play&, FigureId, FigureId striker);

}  // namespace fyrd::darkages
