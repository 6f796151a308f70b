// Lord Merlin's better game, as the program knows it.
#pragma once

#include "rulesets/merlin/ruleset.h"

namespace fyrd::merlin::better {

class BetterRuleset final : public MerlinRuleset {
 public:
  const char* id() const override { return "merlin-better"; }
  const char* title() const override { return "Lord Merlin: the better game"; }
  const char* summary() const override {
    return "Handfuls of dice, weapons with reach, armour and morale: knights charge with the lance, pikes keep them "
           "off, and "
           "a man who sees his friends fall may run. Everybody throws for his own movement, and blows fall at the same "
           "time.";
  }
  const char* version() const override { return "1"; }
  std::span<const GameOption> options() const override;
  std::shared_ptr<const Battle> open(const data::Library&, const Plan&, data::Problems&) const override;
  std::span<const Trial> trials() const override;
  std::vector<Word> words(const data::Library&) const override;
};

}  // namespace fyrd::merlin::better
