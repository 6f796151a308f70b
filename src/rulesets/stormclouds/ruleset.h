// Stormclouds over Northymbra, as the program knows it.
#pragma once

#include "rulesets/campaign.h"
#include "rulesets/form.h"
#include "rulesets/sequel.h"
#include "rulesets/stormclouds/battle.h"

namespace fyrd::stormclouds {

class StormcloudsRuleset final : public Ruleset, public FormRules, public SequelRules, public CampaignRules {
 public:
  StormcloudsRuleset();
  std::shared_ptr<const Battle> open(const data::Library&, const Plan&, data::Problems&) const override;
  std::span<const Trial> trials() const override;
  std::span<const Sequel> sequels() const override;
  std::vector<Word> words(const data::Library&) const override;
  void describe(const data::Library&, Catalog&) const override;
  Form form(const data::Library&) const override;
  // STO-063, STO-X17
  data::Tree aftermath(const Battle&, const Tabletop&, Side) const override;
  data::Tree band_after(const Battle&, const Tabletop&) const override;
  int rating(const data::Library&, const data::Tree&) const override;

 private:
  Bill bill(const data::Library&, const data::Tree& warband, data::Problems&) const override;
};

}  // namespace fyrd::stormclouds
