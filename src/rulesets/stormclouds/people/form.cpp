// What a band of Stormclouds is built from: Heroes with abilities, gear and spells, or Villains (STO-060, STO-X13 …
// STO-X15, STO-X18).
#include "rulesets/stormclouds/people/card.h"
#include "rulesets/stormclouds/ruleset.h"

namespace fyrd::stormclouds {

Form StormcloudsRuleset::form(const data::Library& library) const {
  data::Problems problems;
  const Cards cards(library, problems);
  const Limits& limits = cards.limits;
  std::vector<FormOffer> spells;
  for (const Spell& spell : cards.spells) spells.push_back({spell.id, spell.name, spell.help});
  const auto hero = [](FormField field) {
    field.unless = "villains";
    return field;
  };
  FormPart figures{"figures", "figure", "figures", "", limits.heroes, {}};
  figures.help = "A Major Hero has abilities and gear for " + std::to_string(limits.major) +
                 " points, the others for " + std::to_string(limits.minor) + " each (STO-060).";
  figures.fields = {
      name_field(),
      hero({.key = "profile",
            .name = "Beast",
            .help = "His card.",
            .kind = FormKind::one,
            .offers = offers_of(cards.heroes)}),
      {.key = "profile",
       .name = "Villain",
       .help = "His card.",
       .kind = FormKind::one,
       .offers = offers_of(cards.villains),
       .needs = "villains"},
      hero({.key = "major", .name = "Major Hero", .help = "One in each band.", .kind = FormKind::flag, .first = true}),
      hero({.key = "abilities",
            .name = "Abilities",
            .help = "",
            .kind = FormKind::many,
            .offers = offers_of(cards.abilities)}),
      hero({.key = "gear", .name = "Gear", .help = "", .kind = FormKind::many, .offers = offers_of(cards.gear)}),
      hero({.key = "spells",
            .name = "Spells",
            .help =
                "Of a Spellcaster; more than two cost " + std::to_string(cards.extra_spell) + " points each (STO-X14).",
            .kind = FormKind::many,
            .offers = spells})};
  Form form{
      .coin = "points", .budget = option(*this, {}, "points"), .unbound = "villains", .fields = {}, .parts = {figures}};
  form.fields = {band_name_field(),
                 band_help_field(),
                 {.key = "villains",
                  .name = "Villains",
                  .help = "They act by their flowcharts, and are filled up to what the Heroes are worth (STO-X18).",
                  .kind = FormKind::flag},
                 {.key = "fill",
                  .name = "Those who fill it up",
                  .help = "In this order, again and again, as long as one fits.",
                  .kind = FormKind::many,
                  .offers = offers_of(cards.villains),
                  .needs = "villains"}};
  return form;
}

}  // namespace fyrd::stormclouds
