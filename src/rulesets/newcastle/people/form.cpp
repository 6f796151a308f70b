// What a warband of Newcastle is built from (NEW-X01, NEW-X02, NEW-X07).
#include "rulesets/newcastle/ruleset.h"

namespace fyrd::newcastle {

Form NewcastleRuleset::form(const data::Library& library) const {
  data::Problems problems;
  const Armoury armoury(library, problems);
  FormPart figures{"figures", "figure", "figures", "Each comes with the weapons of his kind.", largest_band, {}};
  figures.fields = {
      name_field(),
      {.key = "profile", .name = "Kind", .help = "", .kind = FormKind::one, .offers = offers_of(armoury.fighters)},
      {.key = "champion",
       .name = "Champion",
       .help = "Better than his kind (NEW-X02).",
       .kind = FormKind::flag,
       .offers = {{"champion", "Champion", "", armoury.champion_points}}},
      {.key = "leader",
       .name = "Leader",
       .help = "Men near him stand where others run (NEW-X07).",
       .kind = FormKind::flag,
       .offers = {{"leader", "Leader", "", armoury.leader_points}}},
      {.key = "formed", .name = "Begins in line", .help = "With those beside him who do.", .kind = FormKind::flag}};
  Form form{.coin = "points", .budget = option(*this, {}, "points"), .fields = {}, .parts = {figures}};
  form.fields = {band_name_field(), band_help_field()};
  return form;
}

}  // namespace fyrd::newcastle
