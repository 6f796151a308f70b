// Opening a battle of the more realistic game: its numbers from data (MER-R-002 … MER-R-041).
#include "rulesets/merlin/realistic/ruleset.h"

#include <algorithm>
#include <tuple>

#include "rulesets/merlin/realistic/kit.h"
#include "rulesets/scenario.h"

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

// The chart is written as people see it: a row for each throw, – DB DBm DE in its columns.
void read_chart(const data::Node& node, Numbers& n, data::Problems& problems) {
  node.only(problems, {"columns", "rows"});
  const auto columns = node["columns"].items(problems, 11, 11);
  for (std::size_t i = 0; i < columns.size() && i < 11; ++i)
    n.columns[i] = static_cast<int>(columns[i].whole(problems, -100, 100));
  const auto rows = node["rows"].items(problems, 11, 11);
  for (std::size_t r = 0; r < rows.size() && r < 11; ++r) {
    const std::string row = rows[r].text(problems, 200);
    std::size_t count = 0;
    for (std::size_t at = 0, end; (at = row.find_first_not_of(' ', at)) != row.npos; at = end, ++count) {
      end = std::min(row.find(' ', at), row.size());
      const std::string word = row.substr(at, end - at);
      const int effect = word == "-" ? 0 : word == "DB" ? 1 : word == "DBm" ? 2 : word == "DE" ? 3 : -1;
      if (effect < 0) rows[r].refuse(problems, "a result is -, DB, DBm or DE, not '" + word + "'");
      if (count < 12) n.chart[r][count] = static_cast<Effect>(std::max(effect, 0));
    }
    if (count != 12) rows[r].refuse(problems, "a row of the chart has 12 results");
  }
}

struct Reader {
  const data::Node root;
  const Unit unit;
  const int percent;
  data::Problems& problems;

  Length length(const char* group, const char* key) const { return length(root[group][key]); }
  Length length(const data::Node& node) const {
    return scaled(node.length(problems, unit, Length{}, inches(500)), percent);
  }  // MER-S-007
  int whole(const char* group, const char* key) const { return whole(root[group][key]); }
  int whole(const data::Node& node) const { return static_cast<int>(node.whole(problems, 0, 100)); }
  Angle degrees(const char* group, const char* key) const {
    return fyrd::degrees(static_cast<int>(root[group][key].whole(problems, 0, 180)));
  }
  void row(const data::Node& node, std::span<int> to) const {
    const auto items = node.items(problems, to.size(), to.size());
    for (std::size_t i = 0; i < items.size() && i < to.size(); ++i) to[i] = whole(items[i]);
  }
};

Numbers read_numbers(const Reader& r) {
  Numbers n;
  n.walk = r.length("pace", "walk");
  n.trot_turn = r.degrees("turning", "trot"), n.straight = r.degrees("turning", "straight");
  n.level_walk = r.length("level", "walk"), n.level_climb = r.length("level", "climb"),
  n.level_boost = r.length("level", "boost");
  n.storey = r.length("level", "storey"), n.figure = r.length("level", "figure");
  constexpr const char* paces[] = {"walk", "trot", "run"};
  for (int i = 0; i < 3; ++i) {
    const data::Node fall = r.root["fall"][paces[i]];
    n.falls[i].horse = r.whole(fall["horse"]), n.falls[i].rider = r.whole(fall["rider"]);
  }
  n.level_falls = r.whole(r.root["fall"]["level"]["falls"]), n.level_out = r.whole(r.root["fall"]["level"]["out"]);
  constexpr const char* missiles[] = {"javelin", "longbow", "crossbow", "composite-bow"};
  for (int i = 0; i < 4; ++i) n.range[i] = r.length("range", missiles[i]);
  n.loading_bow = r.whole("loading", "bow"), n.loading_crossbow = r.whole("loading", "crossbow");
  n.javelin_forward = r.length("javelin", "forward"), n.javelin_still = r.whole("javelin", "still");
  constexpr const char* rows[] = {"full_plate", "heavy", "medium", "light", "none"};
  for (int i = 0; i < 5; ++i) r.row(r.root["missile"][rows[i]], n.needed[i]);
  r.row(r.root["missile"]["cover"], n.cover);
  n.horse_hit = r.whole("missile", "horse"), n.missile_breaks = r.whole("missile", "breaks");
  n.hand = r.length("reach", "dagger"), n.improvised_long = r.length("reach", "improvised_long");
  const auto ranks = [&](const char* key) {
    return static_cast<int>(r.root["ranks"][key].whole(r.problems, 0, most_ranks));
  };
  n.pike_ranks = ranks("pike"), n.spear_ranks = ranks("spear");
  n.unarmed_less = r.whole("dice", "unarmed_less"), n.improvised_dice = r.whole("dice", "dagger");
  n.mounted_dice = r.whole("dice", "mounted"), n.charging_dice = r.whole("dice", "charging"),
  n.couched_dice = r.whole("dice", "couched");
  n.fortified = r.whole("defence", "fortified"), n.fortified_high = r.whole("defence", "fortified_high");
  n.champion = r.whole("bonus", "champion"), n.character = r.whole("bonus", "character"),
  n.hero = r.whole("bonus", "hero");
  n.ground = r.whole("bonus", "ground"), n.fort_and_high = r.whole("bonus", "fortified_high"),
  n.behind = r.whole("bonus", "behind");
  n.push = r.length("push", "back"), n.near = r.length("morale", "near");
  n.morale_knight = r.whole("morale", "knight"), n.morale_other = r.whole("morale", "other"),
  n.morale_bow = r.whole("morale", "bow");
  n.quarter = r.whole("morale", "quarter");
  n.rally = r.root["end"]["rally"].flag_or(r.problems, false);
  n.give_up = static_cast<int>(r.root["end"]["give_up"].whole_or(r.problems, 0, 100, 0));
  n.gate_defence = r.whole("gate", "defence"), n.gate_blows = r.whole("gate", "blows");
  n.capture_enemies = r.whole("capture", "enemies"), n.capture_on = r.whole("capture", "on");
  n.ladder_even = r.whole("ladder", "even"), n.ladder_many = r.whole("ladder", "many"),
  n.ladder_raised = r.whole("ladder", "raised");
  n.ladder_head = r.length("ladder", "head");
  read_chart(r.root["chart"], n, r.problems);
  return n;
}

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
  const data::Node root = tree.root();
  root.only(problems,
            {"pace", "turning", "level", "fall", "range",  "loading", "javelin", "missile", "reach",  "ranks",
             "dice", "defence", "bonus", "push", "morale", "end",     "gate",    "capture", "ladder", "chart"});
  battle->numbers = read_numbers({root, unit(), battle->percent, problems});
  battle->numbers.javelin_rounds = static_cast<int>(option(*this, plan.options, "javelin_rounds"));
  battle->numbers.fallen_bodies = option(*this, plan.options, "fallen_bodies") != 0;
  const KitReader kits(root, battle->numbers, pike_reach(plan, *battle), unit(), battle->percent, problems);
  if (!problems.empty()) return nullptr;
  for (const Troop& troop : battle->troops) battle->kits.push_back(kits.kit(troop));
  for (FigureId id : everyone(battle->start_table))
    battle->strength[battle->start_table[id].side.index] += battle->start_table[id].in_play();
  return battle;
}

// Armour, weapons, and kinds of troops as they come: on horseback who has a horse, with his first weapon.
std::vector<Word> RealisticRuleset::words(const data::Library& library) const {
  data::Problems problems;
  const data::Tree tree = library.tree("merlin/realistic.toml", problems);
  const Numbers n = read_numbers({tree.root(), unit(), 100, problems});
  const KitReader kits(tree.root(), n, {}, unit(), 100, problems);
  const Armoury armoury(library, problems);
  const auto word = [&](const std::string& name, const Profile& p, bool weapons, bool body) {
    Troop troop;
    troop.profile = p;
    const Kit kit = kits.kit(troop);
    const Build& build = kit.builds[p.mounted()];
    Word out{name, {}};
    if (weapons && kit.missile != Missile::none) out.says.emplace_back("missile", static_cast<int>(kit.missile));
    if (weapons && kit.arm_count > 0) {
      out.says.insert(out.says.end(), {{"dice", p.mounted() ? n.mounted_dice : kit.arms[0].dice},
                                       {"breaks", kit.arms[0].breaks},
                                       {"lance", kit.arms[0].kind == WeaponClass::lance}});
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
