// Newcastle, as the program knows it.
#pragma once

#include "rulesets/form.h"
#include "rulesets/newcastle/battle.h"

namespace fyrd::newcastle {

class NewcastleRuleset final : public Ruleset, public FormRules {
 public:
  const char* id() const override { return "newcastle"; }
  const char* title() const override { return "Newcastle Quite Decent Ancient Skirmish"; }
  const char* summary() const override {
    return "One roll of a d20 is attack and defence at once: reach your skill, but stay below the enemy's roll. "
           "Spearmen hold in line, axemen must "
           "get past the points, archers shoot and run.";
  }
  const char* version() const override { return "1"; }
  const char* folder() const override { return "newcastle"; }
  Unit unit() const override { return Unit::inch; }
  std::span<const GameOption> options() const override;
  std::shared_ptr<const Battle> open(const data::Library&, const Plan&, data::Problems&) const override;
  std::span<const Trial> trials() const override;
  std::vector<Word> words(const data::Library&) const override;
  Bill check(const data::Library&, const data::Tree& warband, data::Problems&) const override;
  void describe(const data::Library&, Catalog&) const override;
  Form form(const data::Library&) const override;
};

}  // namespace fyrd::newcastle
