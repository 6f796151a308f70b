// Newcastle, as the program knows it.
#pragma once

#include "rulesets/form.h"
#include "rulesets/newcastle/battle.h"
#include "rulesets/sequel.h"

namespace fyrd::newcastle {

class NewcastleRuleset final : public Ruleset, public FormRules, public SequelRules {
 public:
  NewcastleRuleset();
  std::shared_ptr<const Battle> open(const data::Library&, const Plan&, data::Problems&) const override;
  std::span<const Trial> trials() const override;
  std::span<const Sequel> sequels() const override;
  std::vector<Word> words(const data::Library&) const override;
  void describe(const data::Library&, Catalog&) const override;
  Form form(const data::Library&) const override;

 private:
  Bill bill(const data::Library&, const data::Tree& warband, data::Problems&) const override;
};

}  // namespace fyrd::newcastle
