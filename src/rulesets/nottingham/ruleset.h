// Nottingham, as the rest of the program sees it.
#pragma once

#include "rulesets/campaign.h"
#include "rulesets/form.h"

namespace fyrd::nottingham {

class NottinghamRuleset final : public Ruleset, public FormRules, public CampaignRules {
 public:
  const char* id() const override { return "nottingham"; }
  const char* title() const override { return "Nottingham"; }
  const char* summary() const override {
    return "Outlaws, knights and sheriff's men in the England of Robin Hood, each with his own skills. Every act is "
           "paid for with dice from "
           "a common pool, and whoever bids more of them, with the quicker man, acts first.";
  }
  const char* version() const override { return "1"; }
  const char* folder() const override { return "nottingham"; }
  Unit unit() const override { return Unit::inch; }
  std::span<const GameOption> options() const override;
  std::shared_ptr<const Battle> open(const data::Library&, const Plan&, data::Problems&) const override;
  Bill check(const data::Library&, const data::Tree& warband, data::Problems&) const override;
  void describe(const data::Library&, Catalog&) const override;
  Form form(const data::Library&) const override;
  std::span<const Trial> trials() const override;
  std::vector<Word> words(const data::Library&) const override;
  // NOT-X20
  data::Tree aftermath(const Battle&, const Tabletop&, Side) const override;
  data::Tree band_after(const Battle&, const Tabletop&) const override;
  int rating(const data::Library&, const data::Tree&) const override;
};

}  // namespace fyrd::nottingham
