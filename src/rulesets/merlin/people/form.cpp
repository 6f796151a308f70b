// What a force of Lord Merlin's games is built from; the simple game has no use for some of it (MER-X01, MER-X02).
#include "rulesets/merlin/ruleset.h"

namespace fyrd::merlin {

namespace {

FormField named(const char* key, const char* name, const char* help, std::span<const std::string_view> ids) {
  FormField field{.key = key, .name = name, .help = help, .kind = FormKind::one, .usual = true};
  for (const std::string_view id : ids) {
    std::string shown(id);
    for (char& c : shown)
      if (c == '-') c = ' ';
    field.offers.push_back({std::string(id), shown, ""});
  }
  return field;
}

FormField role(const char* key, const char* name, const char* help, int points, bool first = false) {
  FormField field{.key = key, .name = name, .help = help, .kind = FormKind::flag, .first = first};
  if (points > 0) field.offers.push_back({key, name, "", points});
  return field;
}

}  // namespace

Form MerlinRuleset::form(const data::Library& library) const {
  data::Problems problems;
  const Armoury armoury(library, problems);
  const bool simple = std::string_view(id()) == "merlin-simple",
             realistic = std::string_view(id()) == "merlin-realistic";
  std::vector<FormOffer> profiles;
  for (const Profile& p : armoury.profiles) profiles.push_back({p.id, p.name, p.help, full_points(armoury, p)});
  std::vector<FormOffer> weapons;
  for (const Weapon& w : armoury.weapons) weapons.push_back({w.id, w.name, "", w.points});

  FormPart figures{
      "figures",   "figure",
      "figures",   "A profile has its own armour, mount and weapons; whatever is chosen beside it takes their place.",
      most_troops, {}};
  std::vector<FormField>& fields = figures.fields;
  fields = {name_field(),
            {.key = "profile", .name = "Profile", .help = "", .kind = FormKind::one, .offers = profiles},
            role("leader", "Leader", "One in a force.", armoury.points.leader)};
  if (!simple)
    fields.push_back(role("standard", "Standard", "One in a force carries it; losing it shakes everybody.", 0));
  if (realistic) {
    fields.push_back(role("champion", "Champion", "Fights a step better.", armoury.points.champion));
    fields.push_back(role("hero", "Hero", "Fights far better (MER-R-A24).", armoury.points.hero));
    fields.push_back(role("character", "Your character",
                          "Yourself, at the start of a career: fights a step better (MER-R-027).", 0));
  }
  fields.push_back({.key = "weapons",
                    .name = "Weapons",
                    .help = "One to four, of which one shoots.",
                    .kind = FormKind::many,
                    .offers = weapons,
                    .most = 4,
                    .usual = true});
  fields.push_back(named("armour", "Armour", "", armour_ids()));
  fields.push_back({.key = "shield", .name = "Shield", .help = "", .kind = FormKind::flag, .usual = true});
  fields.push_back({.key = "helmet", .name = "Helmet", .help = "", .kind = FormKind::flag, .usual = true});
  fields.push_back(named("mount", "Mount", "", mount_ids()));
  fields.push_back(
      {.key = "armoured_horse", .name = "Armoured horse", .help = "", .kind = FormKind::flag, .usual = true});
  Form form{.coin = "points", .budget = option(*this, {}, "points"), .fields = {}, .parts = {figures}};
  form.fields = {band_name_field(), band_help_field()};
  return form;
}

}  // namespace fyrd::merlin
