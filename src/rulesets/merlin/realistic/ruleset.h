// Lord Merlin's more realistic game, as the program knows it.
#pragma once

#include "rulesets/merlin/ruleset.h"

namespace fyrd::merlin::realistic {

class RealisticRuleset final : public MerlinRuleset {
 public:
  const char* id() const override { return "merlin-realistic"; }
  const char* title() const override { return "Lord Merlin: the more realistic game"; }
  const char* summary() const override {
    return "Paces that build up and die down, weapons that keep shorter ones at a distance, armour that counts, and "
           "men "
           "who run. Name your shots before the dice fall, and keep the pikes between you and the knights.";
  }
  const char* version() const override { return "1"; }
  std::span<const GameOption> options() const override;
  std::shared_ptr<const Battle> open(const data::Library&, const Plan&, data::Problems&) const override;
  std::span<const Trial> trials() const override;
  std::vector<Word> words(const data::Library&) const override;
};

}  // namespace fyrd::merlin::realistic
