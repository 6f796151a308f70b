// What a band of Dark Ages is built from (DRK-X01, DRK-X05, DRK-X06).
#include "rulesets/darkages/ruleset.h"

namespace fyrd::darkages {

Form DarkAgesRuleset::form(const data::Library& library) const {
  data::Problems problems;
  const Armoury armoury(library, problems);
  std::vector<FormOffer> kinds;
  for (const Fighter& f : armoury.fighters)
    kinds.push_back({f.id, f.name, "Class " + std::to_string(f.rank) + ". " + f.help, points_of(f, armoury.prices)});
  FormPart figures{"figures",    "figure", "figures", "Each comes with the weapons and armour of his kind.",
                   largest_band, {}};
  figures.fields = {name_field(),
                    {.key = "profile", .name = "Kind", .help = "", .kind = FormKind::one, .offers = kinds},
                    {.key = "leader",
                     .name = "Leader",
                     .help = "With the option of leaders, far from one nobody charges (DRK-X05).",
                     .kind = FormKind::flag},
                    {.key = "close",
                     .name = "Begins in close order",
                     .help = "Shield to shield with those beside him.",
                     .kind = FormKind::flag}};
  Form form{
      .coin = "points", .budget = static_cast<int>(option(*this, {}, "points")), .fields = {}, .parts = {figures}};
  form.fields = {band_name_field(), band_help_field()};
  return form;
}

}  // namespace fyrd::darkages
