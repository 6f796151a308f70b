// Lord Merlin's simple game, as the program knows it.
#pragma once

#include "rulesets/merlin/ruleset.h"

namespace fyrd::merlin::simple {

class SimpleRuleset final : public MerlinRuleset {
 public:
  const char* id() const override { return "merlin-simple"; }
  const char* title() const override { return "Lord Merlin: the simple game"; }
  const char* summary() const override {
    return "One die a side and the higher one wins: quick battles with knights, foot and bowmen that take a quarter of "
           "an hour. Gang up three to one, charge with riders, and keep the crossbows still while they load.";
  }
  const char* version() const override { return "1"; }
  std::span<const GameOption> options() const override;
  std::shared_ptr<const Battle> open(const data::Library&, const Plan&, data::Problems&) const override;
  std::span<const Trial> trials() const override;
  std::vector<Word> words(const data::Library&) const override;
};

}  // namespace fyrd::merlin::simple
