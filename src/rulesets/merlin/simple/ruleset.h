// Lord Merlin's simple game, as the program knows it.
#pragma once

#include "rulesets/merlin/ruleset.h"

namespace fyrd::merlin::simple {

class SimpleRuleset final : public MerlinRuleset {
 public:
  SimpleRuleset();
  std::shared_ptr<const Battle> open(const data::Library&, const Plan&, data::Problems&) const override;
  std::span<const Trial> trials() const override;
  std::span<const Sequel> sequels() const override;
  std::vector<Word> words(const data::Library&) const override;
};

}  // namespace fyrd::merlin::simple
