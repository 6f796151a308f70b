// Dark Ages, as the program knows it.
#pragma once

#include "rulesets/darkages/battle.h"
#include "rulesets/form.h"

namespace fyrd::darkages {

class DarkAgesRuleset final : public Ruleset, public FormRules {
 public:
  const char* id() const override { return "darkages"; }
  const char* title() const override { return "Dark Ages"; }
  const char* summary() const override {
    return "Everybody writes his orders in secret, and all of them happen at once. Spears strike before swords, walls "
           "of shields stand where single "
           "men fall, and riders rule good ground.";
  }
  const char* version() const override { return "1"; }
  const char* folder() const override { return "darkages"; }
  Unit unit() const override { return Unit::centimetre; }
  std::span<const GameOption> options() const override;
  std::shared_ptr<const Battle> open(const data::Library&, const Plan&, data::Problems&) const override;
  std::span<const Trial> trials() const override;
  std::vector<Word> words(const data::Library&) const override;
  Bill check(const data::Library&, const data::Tree& warband, data::Problems&) const override;
  void describe(const data::Library&, Catalog&) const override;
  Form form(const data::Library&) const override;
};

}  // namespace fyrd::darkages
