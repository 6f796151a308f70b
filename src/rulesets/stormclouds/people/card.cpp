// Reading cards, spells, abilities, equipment and issues (STO-062, STO-X10, STO-X12 … STO-X16).
#include "rulesets/stormclouds/people/card.h"

#include <algorithm>

#include "rulesets/stormclouds/turn/rolloff.h"

namespace fyrd::stormclouds {

namespace {

using data::Node;
using data::Problems;

constexpr data::Keyword<Type> types[] = {{"warrior", Type::warrior}, {"hunter", Type::hunter}, {"mage", Type::mage}};
constexpr data::Keyword<Size> sizes[] = {{"small", Size::small}, {"large", Size::large}, {"massive", Size::massive}};
constexpr data::Keyword<Effect> effects[] = {
    {"dart", Effect::dart}, {"heal", Effect::heal}, {"gust", Effect::gust},     {"ward", Effect::ward},
    {"veil", Effect::veil}, {"root", Effect::root}, {"kindle", Effect::kindle}, {"swift", Effect::swift}};
// What the rules know by name, in the order of the enumerations.
constexpr std::string_view ability_ids[] = {"fly",    "spellcaster", "tough",    "marksman", "duelist", "sneak",
                                            "nimble", "healer",      "stubborn", "lucky",    "leader"};
constexpr std::string_view gear_ids[] = {"shield", "light-armour", "heavy-armour", "great-weapon", "longbow",  "rope",
                                         "potion", "lantern",      "cloak",        "charm",        "caltrops", "smoke"};
constexpr std::string_view issue_ids[] = {"limp",   "weak-arm",  "shakes", "loud",       "haunted", "fear-of-heights",
                                          "grudge", "bad-sleep", "debt",   "nightmares", "one-eye", "hardened"};

int small(const Node& node, Problems& problems, int least = 0, int most = 1000) {
  return static_cast<int>(node.whole(problems, least, most));
}

int read_die(const Node& node, Problems& problems) {
  const int die = small(node, problems, 4, 20);
  if (die % 2 != 0 || die == 14 || die == 16 || die == 18)
    node.refuse(problems, "a die is a d4, d6, d8, d10, d12 or d20");  // STO-001
  return die;
}

HeroCard read_hero(const std::string& id, const Node& node, Problems& problems) {
  node.only(problems,
            {"name", "help", "speed", "might", "dexterity", "stealth", "will", "points", "large", "flies", "looks"});
  HeroCard card;
  card.id = id;
  card.name = node["name"].text(problems, 60);
  card.help = node["help"].text_or(problems, "");
  card.stats = {small(node["speed"], problems, 1, 20), read_die(node["might"], problems),
                read_die(node["dexterity"], problems), read_die(node["stealth"], problems),
                read_die(node["will"], problems)};
  card.points = small(node["points"], problems);
  card.size = node["large"].flag_or(problems, false) ? Size::large : Size::small;
  card.flies = node["flies"].flag_or(problems, false);
  card.beast = read_beast(node, id, problems);
  return card;
}

VillainCard read_villain(const std::string& id, const Node& node, Problems& problems) {
  node.only(problems, {"name", "help", "type", "size", "speed", "might", "dexterity", "stealth", "will", "points"});
  VillainCard card;
  card.id = id;
  card.name = node["name"].text(problems, 60);
  card.help = node["help"].text_or(problems, "");
  card.type = node["type"].choice(problems, types);
  card.size = node["size"].choice(problems, sizes);
  card.stats = {small(node["speed"], problems, 1, 20), small(node["might"], problems, 0, 20),
                small(node["dexterity"], problems, 0, 20), small(node["stealth"], problems, 0, 20),
                small(node["will"], problems, 1, 40)};
  card.points = small(node["points"], problems);
  return card;
}

Spell read_spell(const std::string& id, const Node& node, Problems& problems) {
  node.only(problems, {"name", "help", "effect", "target", "trauma", "reach", "push"});
  Spell spell;
  spell.id = id;
  spell.name = node["name"].text(problems, 60);
  spell.help = node["help"].text_or(problems, "");
  spell.effect = node["effect"].choice(problems, effects);
  spell.target = small(node["target"], problems, 0, 20);
  spell.trauma = static_cast<int>(node["trauma"].whole_or(problems, 0, 20, 0));
  spell.reach = node["reach"].length_or(problems, Unit::inch, {}, {}, inches(100));
  spell.push = node["push"].length_or(problems, Unit::inch, {}, {}, inches(100));
  return spell;
}

// A list of a data file, which must hold exactly what the rules know, in any order; given in the order of the rules.
std::vector<Priced> read_known(const data::Tree& tree, std::span<const std::string_view> known, bool priced,
                               Problems& problems) {
  std::vector<Priced> all;
  for (const std::string_view id : known) {
    const Node node = tree.root()[id];
    node.only(problems, {"name", "help", "points"});
    all.push_back({std::string(id), node["name"].text(problems, 60), node["help"].text_or(problems, ""),
                   priced ? small(node["points"], problems) : 0});
  }
  return all;
}

}  // namespace

int slowed(int speed, int by) { return std::max(speed - by, 1); }

Stats last_ditch(Stats s) {
  return {slowed(s.speed, 1), std::max(larger(s.might), s.might), smaller(s.dexterity), smaller(s.stealth), s.will};
}

Cards::Cards(const data::Library& library, Problems& problems) {
  const auto tree = [&](const char* name) {
    return library.tree("stormclouds/" + std::string(name) + ".toml", problems);
  };
  const data::Tree hero_file = tree("heroes"), villain_file = tree("villains"), spell_file = tree("spells"),
                   ability_file = tree("abilities");
  for (const auto& [id, node] : hero_file.root().entries(problems)) heroes.push_back(read_hero(id, node, problems));
  for (const auto& [id, node] : villain_file.root().entries(problems))
    villains.push_back(read_villain(id, node, problems));
  for (const auto& [id, node] : spell_file.root().entries(problems)) spells.push_back(read_spell(id, node, problems));
  for (const Effect effect : {Effect::dart, Effect::heal}) {  // STO-A31
    if (std::any_of(spells.begin(), spells.end(), [&](const Spell& s) { return s.effect == effect; })) continue;
    spell_file.root().refuse(problems, effect == Effect::dart
                                           ? "Villains throw darts: some spell has `effect = \"dart\"`"
                                           : "Villains heal: some spell has `effect = \"heal\"`");
  }
  abilities = read_known(ability_file, ability_ids, true, problems);
  extra_spell = small(ability_file.root()["extra-spell"]["points"], problems);
  gear = read_known(tree("equipment"), gear_ids, true, problems);
  issues = read_known(tree("issues"), issue_ids, false, problems);
  const data::Tree rules = tree("rules");
  const Node band = rules.root()["band"];
  band.only(problems,
            {"heroes", "major", "minor", "training", "more", "growth", "rise", "debt", "spells", "heavy_loss"});
  limits = {small(band["heroes"], problems, 1, 20),
            small(band["major"], problems),
            small(band["minor"], problems),
            small(band["training"], problems, 1),
            small(band["more"], problems),
            small(band["growth"], problems, 1),
            static_cast<int>(band["rise"].whole_or(problems, 0, 1000, 50)),
            static_cast<int>(band["debt"].whole_or(problems, 0, 1000, 10)),
            static_cast<int>(band["spells"].whole_or(problems, 0, 1000, 2)),
            static_cast<int>(band["heavy_loss"].whole_or(problems, 0, 1000, 1))};
}

int Cards::villain(Type type, Size size) const {
  for (std::size_t i = 0; i < villains.size(); ++i) {
    if (villains[i].type == type && villains[i].size == size) return static_cast<int>(i);
  }
  return -1;
}

void describe(const Cards& cards, Catalog& catalog) {
  const auto points = [](int n) { return " " + std::to_string(n) + " points."; };
  for (const HeroCard& c : cards.heroes) catalog.profiles.push_back({c.id, c.name, c.help + points(c.points)});
  for (const VillainCard& c : cards.villains) catalog.profiles.push_back({c.id, c.name, c.help + points(c.points)});
  for (const Priced& p : cards.gear) catalog.gear.push_back({p.id, p.name, p.help + points(p.points)});
  for (const Priced& p : cards.abilities) catalog.skills.push_back({p.id, p.name, p.help + points(p.points)});
  for (const Spell& s : cards.spells) catalog.skills.push_back({s.id, s.name, s.help});
}

}  // namespace fyrd::stormclouds
