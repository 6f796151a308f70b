// Nottingham, as the rest of the program sees it (NOT-004, NOT-A54).
#pragma once

#include "rulesets/campaign.h"
#include "rulesets/form.h"
#include "rulesets/sequel.h"

namespace fyrd::nottingham {

class NottinghamRuleset final : public Ruleset, public FormRules, public SequelRules, public CampaignRules {
 public:
  NottinghamRuleset();
  std::shared_ptr<const Battle> open(const data::Library&, const Plan&, data::Problems&) const override;
  void describe(const data::Library&, Catalog&) const override;
  Form form(const data::Library&) const override;
  std::span<const Trial> trials() const override;
  std::span<const Sequel> sequels() const override;
  std::vector<Word> words(const data::Library&) const override;
  // NOT-X20
  data::Tree aftermath(const Battle&, const Tabletop&, Side) const override;
  data::Tree band_after(const Battle&, const Tabletop&) const override;
  int rating(const data::Library&, const data::Tree&) const override;

 private:
  Bill bill(const data::Library&, const data::Tree& warband, data::Problems&) const override;
};

}  // namespace fyrd::nottingham
