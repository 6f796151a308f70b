// Stormclouds over Northymbra, as the program knows it.
#pragma once

#include "rulesets/campaign.h"
#include "rulesets/form.h"
#include "rulesets/stormclouds/battle.h"

namespace fyrd::stormclouds {

class StormcloudsRuleset final : public Ruleset, public FormRules, public CampaignRules {
 public:
  const char* id() const override { return "stormclouds"; }
  const char* title() const override { return "Stormclouds over Northymbra"; }
  const char* summary() const override {
    return "Small beasts with great hearts, one to four players together, against Villains that act by flowcharts. "
           "Heroes may dig deep for one more "
           "deed, and pay for it in Trauma.";
  }
  const char* version() const override { return "1"; }
  const char* folder() const override { return "stormclouds"; }
  Unit unit() const override { return Unit::inch; }
  std::span<const GameOption> options() const override;
  bool charts() const override { return true; }
  std::shared_ptr<const Battle> open(const data::Library&, const Plan&, data::Problems&) const override;
  std::span<const Trial> trials() const override;
  std::vector<Word> words(const data::Library&) const override;
  Bill check(const data::Library&, const data::Tree& warband, data::Problems&) const override;
  void describe(const data::Library&, Catalog&) const override;
  Form form(const data::Library&) const override;
  // STO-063, STO-X17
  data::Tree aftermath(const Battle&, const Tabletop&, Side) const override;
  data::Tree band_after(const Battle&, const Tabletop&) const override;
  int rating(const data::Library&, const data::Tree&) const override;
};

}  // namespace fyrd::stormclouds
