// Opening a battle of the more realistic game, and the words for its tests (MER-R-006, MER-R-011, MER-R-A16).
#include "rulesets/merlin/realistic/ruleset.h"

#include <tuple>

#include "rulesets/merlin/realistic/deeds/reach.h"

namespace fyrd::merlin::realistic {

namespace {

constexpr GameOption bodies_option = {"fallen_bodies",
                                      "Fallen bodies",
                                      "The fallen stay where they fell and hinder who crosses them (MER-R-006).",
                                      0,
                                      0,
                                      1};
constexpr GameOption javelin_option = {
    "javelin_rounds", "Javelins", "How many javelins each javelin man has (MER-R-011, MER-R-A16).", 3, 1, 20};

constexpr GameOption all_options[] = {pike_option, bodies_option, javelin_option, scale_option, points_option};

}  // namespace

RealisticRuleset::RealisticRuleset()
    : MerlinRuleset(
          {.id = "merlin-realistic",
           .title = "Lord Merlin: the more realistic game",
           .summary = "Paces that build up and die down, weapons that keep shorter ones at a distance, armour that "
                      "counts, and men who run. Name your shots before the dice fall, and keep the pikes between you "
                      "and the knights.",
           .folder = "merlin",
           .options = all_options}) {}

std::shared_ptr<const Battle> RealisticRuleset::open(const data::Library& library, const Plan& plan,
                                                     data::Problems& problems) const {
  auto battle = std::make_shared<RealisticBattle>();
  set_up(library, plan, *battle, problems);
  const data::Tree tree = library.tree("merlin/realistic.toml", problems);
  battle->numbers = read_numbers(tree.root(), unit(), battle->percent, problems);
  battle->numbers.javelin_rounds = static_cast<int>(option(*this, plan.options, "javelin_rounds"));
  battle->numbers.fallen_bodies = option(*this, plan.options, "fallen_bodies") != 0;
  const KitReader kits(tree.root(), battle->numbers, pike_reach(plan, *battle), unit(), battle->percent, problems);
  if (!problems.empty()) return nullptr;
  for (const Troop& troop : battle->troops) battle->kits.push_back(kits.kit(troop.profile));
  for (FigureId id : everyone(battle->start_table))
    battle->strength[battle->start_table[id].side.index] += battle->start_table[id].in_play();
  return battle;
}

// Armour, weapons, and kinds of troops as they come: on horseback who has a horse, with his first weapon.
std::vector<Word> RealisticRuleset::words(const data::Library& library) const {
  data::Problems problems;
  const data::Tree tree = library.tree("merlin/realistic.toml", problems);
  const Numbers n = read_numbers(tree.root(), unit(), 100, problems);
  const KitReader kits(tree.root(), n, {}, unit(), 100, problems);
  const Armoury armoury(library, problems);
  const auto word = [&](const std::string& name, const Profile& p, bool weapons, bool body) {
    const Kit kit = kits.kit(p);
    const Build& build = kit.builds[p.mounted()];
    Word out{name, {}};
    if (weapons && kit.missile != Missile::none) out.says.emplace_back("missile", static_cast<int>(kit.missile));
    if (weapons && kit.arm_count > 0) {
      const Arm& arm = kit.arms[0];
      out.says.insert(out.says.end(), {{"dice", stroke_dice(n, arm, p.mounted(), false)},
                                       {"breaks", arm.breaks},
                                       {"lance", arm.kind == WeaponClass::lance}});
    }
    if (body) out.says.insert(out.says.end(), {{"defence", build.defence}, {"row", build.row}});
    if (weapons && body) out.says.emplace_back("needs", kit.nerve);
    return out;
  };
  std::vector<Word> all;
  const std::tuple<const char*, Armour, bool> armours[] = {{"full plate", Armour::full_plate, false},
                                                           {"plate and shield", Armour::plate_mail, true},
                                                           {"plate", Armour::plate_mail, false},
                                                           {"mail and shield", Armour::mail, true},
                                                           {"mail", Armour::mail, false},
                                                           {"quilted jack and shield", Armour::jack, true},
                                                           {"quilted jack", Armour::jack, false},
                                                           {"shield", Armour::none, true},
                                                           {"no armour", Armour::none, false}};
  for (const auto& [name, armour, shield] : armours) {
    Profile p;
    p.armour = armour, p.shield = shield;
    all.push_back(word(name, p, false, true));
  }
  for (const Weapon& weapon : armoury.weapons) {
    Profile p;
    p.weapons = {weapon};
    all.push_back(word(weapon.name, p, true, false));
  }
  for (const Profile& p : armoury.profiles) all.push_back(word(p.name, p, true, true));
  all.push_back({"javelin", {{"missile", static_cast<int>(Missile::javelin)}}});
  return all;
}

}  // namespace fyrd::merlin::realistic
