// What a band of Dark Ages is built from: an example, and other parts than his (DRK-X01, DRK-X05, DRK-X06).
#include "rulesets/darkages/people/parts.h"
#include "rulesets/darkages/ruleset.h"

namespace fyrd::darkages {

namespace {

FormField part(const char* key, const char* name, const char* help, std::vector<FormOffer> offers) {
  return {.key = key, .name = name, .help = help, .kind = FormKind::one, .offers = std::move(offers), .usual = true};
}

FormField training(const char* key, const char* name, const char* help, int points) {
  return {.key = key,
          .name = name,
          .help = help,
          .kind = FormKind::flag,
          .offers = {{key, name, "", points}},
          .usual = true};
}

// Weapons for blows, or missiles, with what they cost.
std::vector<FormOffer> arms(const Armoury& armoury, bool missiles) {
  std::vector<FormOffer> offers;
  if (missiles) offers.push_back({"none", "nothing to shoot", "", 0});
  for (const Weapon& w : armoury.weapons) {
    if (w.missile() == missiles) offers.push_back({w.id, w.name, w.help, w.points});
  }
  return offers;
}

std::string classes_and_points(const Prices& prices) {
  std::string text = "1 does not fight, 2 is untrained, 5 a champion. They cost";
  for (const int points : prices.rank) text += (&points == prices.rank.data() ? " " : ", ") + std::to_string(points);
  return text + " points (DRK-B03, DRK-X01).";
}

}  // namespace

Form DarkAgesRuleset::form(const data::Library& library) const {
  data::Problems problems;
  const Armoury armoury(library, problems);
  const Prices& prices = armoury.prices;
  std::vector<FormOffer> kinds;
  for (const Fighter& f : armoury.fighters)
    kinds.push_back({f.id, f.name, "Class " + std::to_string(f.rank) + ". " + f.help, points_of(f, prices)});
  FormPart figures{
      "figures",    "figure",
      "figures",    "An example to begin with; whatever is chosen beside it takes the place of what he has.",
      largest_band, {}};
  figures.fields = {
      name_field(),
      {.key = "profile", .name = "Example", .help = "", .kind = FormKind::one, .offers = kinds},
      {.key = "class",
       .name = "Class",
       .help = classes_and_points(prices),
       .kind = FormKind::number,
       .most = static_cast<int>(prices.rank.size()),
       .usual = true},
      part("armour", "Armour",
           "Mail is armour 4 and slow on foot. Above his class it holds what would kill him, and costs more.",
           {{"none", "no armour", "", 0}, {"mail", "mail", "", prices.mail}}),
      part("shield", "Shield", "For the shield wall. A large one is as heavy as mail.",
           {{"none", "no shield", "", 0},
            {"small", "small shield", "", prices.small_shield},
            {"large", "large shield", "", prices.large_shield}}),
      part("weapon", "Weapon", "The longer one strikes first.", arms(armoury, false)),
      part("missile", "To shoot or throw", "", arms(armoury, true)),
      part("mount", "Mount", "Cavalry fights on horseback; mounted foot only ride to the fight.",
           {{"none", "on foot", "", 0},
            {"cavalry", "cavalry", "", prices.cavalry},
            {"mounted-foot", "mounted foot", "", prices.mounted_foot}}),
      training("saddle", "Saddle", "Without a proper one cavalry does not charge.", prices.saddle),
      training("drilled", "Trained for close order", "Moves in a shield wall.", prices.drilled),
      training("braced", "Trained against cavalry", "Stands a charge with his spear.", prices.braced),
      training("good_thrower", "Good thrower", "Of stones.", prices.good_thrower),
      {.key = "leader",
       .name = "Leader",
       .help = "With the option of leaders, far from one nobody charges (DRK-X05).",
       .kind = FormKind::flag},
      {.key = "close",
       .name = "Begins in close order",
       .help = "Shield to shield with those beside him.",
       .kind = FormKind::flag}};
  Form form{.coin = "points", .budget = option(*this, {}, "points"), .fields = {}, .parts = {figures}};
  form.fields = {band_name_field(), band_help_field()};
  return form;
}

}  // namespace fyrd::darkages
