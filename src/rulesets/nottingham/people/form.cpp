// What a band of Nottingham is built from: heroes, groups of henchmen, traps and war machines (NOT-200 … NOT-203,
// NOT-X10, X11, X30, X40).
#include "rulesets/nottingham/people/armoury.h"
#include "rulesets/nottingham/ruleset.h"

namespace fyrd::nottingham {

namespace {

std::string in_words(const Profile& p) {
  return "Initiative " + std::to_string(p.initiative) + ", Melee " + std::to_string(p.melee) + ", Ranged " +
         std::to_string(p.ranged) + ". ";
}

FormField classes(const Armoury& armoury, bool hero) {
  FormField field{
      .key = "class", .name = "Class", .help = "Initiative, Melee and Ranged follow from it.", .kind = FormKind::one};
  for (const Class& walk : armoury.classes) {
    const std::optional<Profile>& profile = hero ? walk.hero : walk.henchman;  // NOT-203, NOT-X11
    if (!profile) continue;
    const int points = armoury.price(*profile) + (hero ? armoury.prices.hero : 0);  // NOT-X10
    field.offers.push_back({walk.id, walk.name, in_words(*profile) + walk.help, points});
  }
  return field;
}

FormField skills(const Armoury& armoury, bool hero) {
  const int price = hero ? armoury.prices.hero_skill : armoury.prices.henchman_skill;  // NOT-X10
  FormField field{.key = "skills",
                  .name = "Skills",
                  .help = "A class learns its own skills before it joins; the leader has Command for nothing.",
                  .kind = FormKind::many};
  field.most = hero ? armoury.limits.hero_skills : armoury.limits.group_skills;  // NOT-X11
  const auto of = [&](const SkillText& skill, const std::string& id, const std::string& name) {
    field.offers.push_back({skill.id + ": " + id, skill.name + ": " + name, skill.help, price});
  };
  for (int i = 0; i < skill_count; ++i) {
    const auto which = static_cast<Skill>(i);
    if (which == Skill::leader || which == Skill::hero) continue;  // nobody buys those
    const SkillText& skill = armoury[which];
    if (which == Skill::weapon_training) {  // NOT-146
      for (const Item& item : armoury.items)
        if (item.weapon()) of(skill, item.id, item.name);
      continue;
    }
    field.offers.push_back({skill.id, skill.name, skill.help, price, skill.most > 1});
    if (which == Skill::hatred)  // NOT-A24
      for (const Class& walk : armoury.classes) of(skill, walk.id, walk.name);
  }
  return field;
}

FormField gear(const Armoury& armoury) {
  FormField field{.key = "gear",
                  .name = "Gear",
                  .help = "What one warrior can carry is limited, kind by kind (NOT-100).",
                  .kind = FormKind::many};
  for (const Item& item : armoury.items) {
    if (item.kind == ItemKind::purse) continue;                             // NOT-200 nobody buys one
    const std::string hands = item.hands == 2 ? "Takes both hands. " : "";  // NOT-101
    field.offers.push_back({item.id, item.name,
                            hands.empty() || item.help.starts_with("Takes both") ? item.help : hands + item.help,
                            item.price, item.kind == ItemKind::melee});
  }
  return field;
}

template <std::size_t n>
FormField works(const char* key, const char* name, const char* help, const char* const (&ids)[n],
                const std::array<int, n>& prices, int most) {
  FormField field{.key = key, .name = name, .help = help, .kind = FormKind::many, .most = most};
  for (std::size_t i = 0; i < n; ++i) field.offers.push_back({ids[i], ids[i], "", prices[i], true});
  return field;
}

void add_numbers(FormPart& part) {
  for (const char* key : {"initiative", "melee", "ranged"}) {
    std::string name = key;
    name[0] = static_cast<char>(name[0] - 'a' + 'A');
    part.fields.push_back({.key = key,
                           .name = name,
                           .help = "His own number, 1 to 5 (NOT-A44).",
                           .kind = FormKind::number,
                           .most = 5,
                           .usual = true,
                           .needs = "preset"});
  }
}

}  // namespace

Form NottinghamRuleset::form(const data::Library& library) const {
  data::Problems problems;
  const Armoury armoury(library, problems);
  const Armoury::Limits& limits = armoury.limits;
  FormPart heroes{"heroes",      "hero", "heroes", "Each brings two dice. One of them leads.",
                  limits.heroes, {}};  // NOT-202
  heroes.fields = {name_field(),
                   classes(armoury, true),
                   {.key = "leader",
                    .name = "Leader",
                    .help = "One in each band. He commands; losing him frightens everybody.",
                    .kind = FormKind::flag,
                    .first = true},
                   skills(armoury, true),
                   gear(armoury)};
  add_numbers(heroes);
  FormPart groups{"groups",
                  "group",
                  "groups of henchmen",
                  "Its members are alike: what one has, all have, and all of it is paid for each of them.",
                  limits.groups,
                  {}};  // NOT-201
  groups.fields = {{.key = "names",
                    .name = "Members",
                    .help = "One name for each.",
                    .kind = FormKind::names,
                    .most = limits.group_size},
                   classes(armoury, false),
                   skills(armoury, false),
                   gear(armoury)};
  add_numbers(groups);

  Form form{.coin = "pennies",
            .budget = option(*this, {}, "purse"),
            .unbound = "preset",
            .fields = {},
            .parts = {heroes, groups}};
  form.fields = {band_name_field(),
                 band_help_field(),
                 {.key = "preset",
                  .name = "With numbers of its own",
                  .help = "A band as the rulebook prints some: its people have their own numbers, and the purse is no "
                          "limit (NOT-A44).",
                  .kind = FormKind::flag},
                 works("traps", "Traps", "Laid out before the battle (NOT-X30).", {"net", "pit"}, armoury.prices.traps,
                       limits.traps),
                 works("machines", "War machines", "They need people to serve them (NOT-X40).",
                       {"ballista", "mangonel", "trebuchet"}, armoury.prices.machines, limits.machines)};
  return form;
}

}  // namespace fyrd::nottingham
