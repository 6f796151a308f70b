// Tests of Stormclouds from numbers alone (STO-010, STO-030, STO-033, STO-034, STO-037, STO-041, STO-051, STO-A01).
#include <algorithm>

#include "rulesets/stormclouds/people/stats.h"
#include "rulesets/stormclouds/ruleset.h"
#include "rulesets/stormclouds/turn/rolloff.h"

namespace fyrd::stormclouds {

namespace {

using Said = fyrd::Stats;

constexpr int largest = 20;  // STO-001

constexpr Stat blessed{"blessed", "his roll is Blessed"}, cursed{"cursed", "his roll is Cursed"};

// STO-011 a Hero's die, of which only what is taken is read.
int thrown(Play& play, const Said& hero, const char* stat, const Why& why, Marks marks = every_number,
           bool plain = false) {
  const Luck luck = plain ? Luck{} : Luck{hero["blessed"] != 0, hero["cursed"] != 0};
  const int die = std::clamp(hero[stat], 1, largest);
  return taken(play.roll(dice(luck.dice(), die), why, reading(die, luck, marks)), luck);
}
bool higher(Play& play, const Said& hero, const char* stat, int target, const Why& why) {
  return succeeds(thrown(play, hero, stat, why, above(target)), target);
}

constexpr Stat roller[] = {{"sides", "of his die", 6}, blessed, cursed};
constexpr Stat aim[] = {{"target", "what he must roll more than", 3}};
constexpr const char* rolloff_results[] = {"succeeds", "fails"};
int run_rolloff(const Battle&, Play& play, const Said& by, const Said& at) {
  return higher(play, by, "sides", at["target"], {"STO-010", "a Roll-off"}) ? 0 : 1;
}

constexpr Stat striker[] = {{"might", "his Might", 8}, blessed, cursed};
constexpr Stat will{"will", "his Will: so many counters put a Villain out of action", 4},
    trauma{"trauma", "counters he has already"};
constexpr Stat struck[] = {{"might", "his Might", 5}, will, trauma};
constexpr const char* hit_results[] = {"hit", "missed"};
int run_attack(const Battle&, Play& play, const Said& by, const Said& at) {
  return higher(play, by, "might", at["might"], {"STO-033", "attack"}) ? 0 : 1;
}

constexpr Stat shooter[] = {{"dexterity", "his Dexterity", 8}, blessed, cursed};
constexpr Stat aimed_at[] = {{"dexterity", "his Dexterity", 3}, will, trauma};
int run_shot(const Battle&, Play& play, const Said& by, const Said& at) {
  return higher(play, by, "dexterity", at["dexterity"], {"STO-034", "shot"}) ? 0 : 1;
}

// STO-A01 the Hero rolls, and the Villain's number must be higher.
int run_defence(const Battle&, Play& play, const Said& by, const Said& at) {
  const int number = by["might"];
  return succeeds(number, thrown(play, at, "might", {"STO-A01", "defence"}, mark_at(number))) ? 0 : 1;
}
int run_dodge(const Battle&, Play& play, const Said& by, const Said& at) {
  const int number = by["dexterity"];
  return succeeds(number, thrown(play, at, "dexterity", {"STO-A01", "defence"}, mark_at(number))) ? 0 : 1;
}

constexpr Stat ambusher[] = {{"might", "his Might", 8}, {"stealth", "his Stealth", 8}, blessed, cursed};
constexpr Stat ambushed[] = {{"might", "his Might", 5}, {"will", "his Will", 4}, trauma};
constexpr const char* ambush_results[] = {"missed", "hurt", "out of action"};
constexpr const char* counters[] = {"0",  "1",  "2",  "3",  "4",  "5",  "6",  "7",  "8",  "9", "10",
                                    "11", "12", "13", "14", "15", "16", "17", "18", "19", "20"};
// STO-051 the counters an Ambush causes; luck lies on the blow alone.
int ambush(Play& play, const Said& by, const Said& at, Marks marks) {
  if (!higher(play, by, "might", at["might"], {"STO-033", "attack"})) return 0;
  return thrown(play, by, "stealth", {"STO-051", "ambush"}, marks, true);
}
int run_ambush(const Battle&, Play& play, const Said& by, const Said& at) {
  const int enough = at["will"] - at["trauma"];  // STO-040
  const int trauma = ambush(play, by, at, mark_at(enough));
  return trauma == 0 ? 0 : trauma < enough ? 1 : 2;
}
int run_counters(const Battle&, Play& play, const Said& by, const Said& at) {
  return ambush(play, by, at, every_number);
}

constexpr Stat tested[] = {{"will", "his Will", 6}, {"trauma", "counters he has", 1}, blessed, cursed};
constexpr const char* test_results[] = {"steady", "shaken"};
int run_test(const Battle&, Play& play, const Said& by, const Said&) {
  const int trauma = by["trauma"];
  return trauma == 0 || higher(play, by, "will", trauma, {"STO-041", "Trauma Test"}) ? 0 : 1;  // STO-A08
}

constexpr Stat mover[] = {{"speed", "his Speed", 6},
                          {"rooted", "a spell holds him"},
                          {"more", "inches that a spell or a Twist adds"}};
constexpr const char* inches_gone[] = {"0″",  "1″",  "2″",  "3″",  "4″",  "5″",  "6″",  "7″",  "8″",  "9″",  "10″",
                                       "11″", "12″", "13″", "14″", "15″", "16″", "17″", "18″", "19″", "20″", "more"};
int run_move(const Battle&, Play&, const Said& by, const Said&) {
  const Length way = move_length(by["speed"], by["rooted"] != 0, inches(by["more"]));
  return std::clamp(way.units / units_per_inch, 0, static_cast<int>(std::size(inches_gone)) - 1);
}

constexpr Stat rallying[] = {{"will", "his Will", 6}, blessed, cursed};
int run_rally(const Battle&, Play& play, const Said& by, const Said&) {
  return thrown(play, by, "will", {"STO-037", "rally"});
}

// STO-040 a hit is a counter; enough of them, and he is out of action.
using Who = After::Who;
constexpr After villain_hit[] = {{Who::at, 0, "trauma", 1, true, "will"}},
                hero_hit[] = {{Who::at, 0, "trauma", 1, true}}, ambush_after[] = {{Who::at, 2}};

// clang-format off
constexpr Trial all_trials[] = {
    {"rolloff", "STO-010", "A die against a Target",
     roller, aim, rolloff_results, run_rolloff, {"sides", 4, 12}, {"target", 1, 8}},
    {"attack", "STO-033", "A Hero attacks a Villain",
     striker, struck, hit_results, run_attack, {"might", 4, 12}, {"might", 2, 8}},
    {"shot", "STO-034", "A Hero shoots at a Villain",
     shooter, aimed_at, hit_results, run_shot, {"dexterity", 4, 12}, {"dexterity", 2, 8}},
    {"defence", "STO-A01", "A Villain attacks a Hero",
     struck, striker, hit_results, run_defence, {"might", 2, 8}, {"might", 4, 12}},
    {"dodge", "STO-A01", "A Villain shoots at a Hero",
     aimed_at, shooter, hit_results, run_dodge, {"dexterity", 2, 8}, {"dexterity", 4, 12}},
    {"ambush", "STO-051", "A Hero attacks a Villain from ambush",
     ambusher, ambushed, ambush_results, run_ambush, {"stealth", 4, 12}, {"trauma", 0, 3}},
    {"counters", "STO-051", "How many counters an Ambush causes",
     ambusher, struck, counters, run_counters, {"stealth", 4, 12}, {"might", 2, 8}},
    {"test", "STO-041", "A Trauma Test",
     tested, {}, test_results, run_test, {"trauma", 0, 12}, {}},
    {"move", "STO-030", "How far a Move goes",
     mover, {}, inches_gone, run_move, {"speed", 3, 9}, {}},
    {"rally", "STO-037", "How many counters a Rally takes off",
     rallying, {}, counters, run_rally, {"will", 4, 12}, {}},
};
// clang-format on

constexpr Sequel all_sequels[] = {{"attack", villain_hit},
                                  {"shot", villain_hit},
                                  {"defence", hero_hit},
                                  {"dodge", hero_hit},
                                  {"ambush", ambush_after}};

}  // namespace

std::span<const Trial> StormcloudsRuleset::trials() const { return all_trials; }
std::span<const Sequel> StormcloudsRuleset::sequels() const { return all_sequels; }

// Cards of Heroes and Villains, and dice by their sides: "d8".
std::vector<Word> StormcloudsRuleset::words(const data::Library& library) const {
  data::Problems problems;
  std::vector<Word> all;
  const auto add = [&](const std::string& name, const Stats& card) {
    all.push_back({name,
                   {{"speed", card.speed},
                    {"might", card.might},
                    {"dexterity", card.dexterity},
                    {"stealth", card.stealth},
                    {"will", card.will}}});
  };
  const Cards cards(library, problems);
  for (const HeroCard& hero : cards.heroes) add(hero.name, hero.stats);
  for (const VillainCard& villain : cards.villains) add(villain.name, villain.stats);
  for (const int sides : {4, 6, 8, 10, 12, 20}) all.push_back({"d" + std::to_string(sides), {{"sides", sides}}});
  return all;
}

}  // namespace fyrd::stormclouds
