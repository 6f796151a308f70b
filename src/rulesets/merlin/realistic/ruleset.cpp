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

constexpr Ruling all_rulings[] = {
    {"charge_pace",
     "Charging at a walk",
     "Moving into combat is a charge; whether at any pace is not said.",
     "MER-R-A07",
     {{"any", "A rider charges whenever he moves into reach of an enemy."},
      {"trot", "A rider charges only at a trot or a run."}}},
    {"inside_reach",
     "An enemy inside the reach",
     "What a long weapon still does against somebody who has come inside its reach.",
     "MER-R-A10",
     {{"dice", "It has one die, and reaches as far as ever."},
      {"reach", "It has one die and reaches no further than a dagger."}}},
    {"force_throw",
     "A throw for the whole force",
     "Who routs by one throw for all: those who fail, or those whose number is below the throw.",
     "MER-R-A19",
     {{"failing", "A figure routs when the throw is below its number."},
      {"below", "A figure routs when its number is below the throw."}}},
    {"trot_turn",
     "Turning at a trot",
     "The limit names mounted knights only, who share their paces with heavy cavalry.",
     "MER-R-A22",
     {{"knights", "Only mounted knights turn by no more than a quarter at a trot."},
      {"heavy", "Knights and heavy cavalry turn by no more than a quarter at a trot."}}},
    {"shot_and_blow",
     "A shot and a blow",
     "Whether somebody who has shot in this turn also fights hand to hand.",
     "MER-R-A31",
     {{"both", "Who has shot may strike in the same turn, and strike back."},
      {"one", "A figure attacks once a turn, with a shot or with a blow."}}},
    {"driven_back",
     "Who was driven back",
     "A shorter weapon that was driven back does not attack back. At nobody?",
     "MER-R-A32",
     {{"longer", "He does not strike at those whose weapons come before his; at others he may."},
      {"all", "He strikes at nobody in that turn."}},
     1},
    {"two_hand_breaks",
     "When two-handed weapons break",
     "Two-handed swords and axes are not listed by name.",
     "MER-R-A40",
     {{"common", "They break on 2 and 3, as common swords and hand weapons do."},
      {"hardy", "They break on 2 only, as pole-arms do."}}},
    {"near_losses",
     "Several friends lost nearby",
     "A friend lost nearby calls for a throw; what several do is not said.",
     "MER-R-A43",
     {{"each", "A throw for each of them, until he routs."}, {"one", "One throw a turn, however many they are."}}},
};

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
           .options = all_options,
           .rulings = all_rulings}) {}

std::shared_ptr<const Battle> RealisticRuleset::open(const data::Library& library, const Plan& plan,
                                                     data::Problems& problems) const {
  auto battle = std::make_shared<RealisticBattle>();
  set_up(library, plan, *battle, problems);
  const data::Tree tree = library.tree("merlin/realistic.toml", problems);
  battle->numbers = read_numbers(tree.root(), unit(), battle->percent, problems);
  battle->numbers.javelin_rounds = option(*this, plan.options, "javelin_rounds");
  battle->numbers.fallen_bodies = option(*this, plan.options, "fallen_bodies") != 0;
  const auto ruled = [&](const char* key) { return ruling(*this, plan.options, key) != 0; };
  battle->numbers.rulings = {.charge_at_trot = ruled("charge_pace"),
                             .short_inside = ruled("inside_reach"),
                             .numbers_below = ruled("force_throw"),
                             .heavy_turn_less = ruled("trot_turn"),
                             .shot_or_blow = ruled("shot_and_blow"),
                             .back_from_all = ruled("driven_back"),
                             .hardy_two_hand = ruled("two_hand_breaks"),
                             .one_throw = ruled("near_losses")};
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
                                       {"more", -arm.less},
                                       {"breaks", arm.breaks},
                                       {"band", arm.band},
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
