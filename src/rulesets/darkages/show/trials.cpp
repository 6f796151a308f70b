// Tests of Dark Ages from numbers alone (DRK-003, DRK-042, DRK-044, DRK-046, DRK-A01, DRK-A04).
#include <algorithm>

#include "rulesets/darkages/deeds/aim.h"
#include "rulesets/darkages/deeds/blow.h"
#include "rulesets/darkages/ruleset.h"

namespace fyrd::darkages {

namespace {

const Numbers& numbers(const Battle& battle) { return static_cast<const DarkAgesBattle&>(battle).numbers; }

constexpr Stat more{"more", "whatever else is added to his die", 0, any_number};
constexpr Stat rank{"class", "his class", 3}, armour{"armour", "his armour"},
    wall{"wall", "he stands in a shield wall"};

constexpr const char* die_results[] = {"1", "2", "3", "4", "5", "6", "7", "8"};
int run_die(const Battle&, Play& play, const Stats&, const Stats&) { return throw_die(play, {"DRK-044", "a die"}) - 1; }

constexpr Stat shooter[] = {{"need", "what the die must reach at that distance", 6},
                            {"mail", "mail helps against his missile"},
                            {"group", "he aims at a group"},
                            {"moving", "he is on the move"},
                            more};
constexpr Stat target[] = {armour,
                           {"cover", "he has cover"},
                           {"slit", "he stands behind a slit"},
                           wall,
                           {"furtive", "he moves furtively"}};
constexpr const char* shot_results[] = {"hit", "missed"};

int shot_modifiers(const Numbers& n, const Stats& by, const Stats& at) {
  const ShotFacts said{.cover = at["slit"]    ? Cover::slit
                                : at["cover"] ? Cover::cover
                                              : Cover::none,
                       .wall = at["wall"] != 0,
                       .mail = by["mail"] && at["armour"] > 0,
                       .furtive_target = at["furtive"] != 0,
                       .moving = by["moving"] != 0,
                       .group = by["group"] != 0};
  return shot_tally(n, said).total() + by["more"];
}

int run_shot(const Battle& b, Play& play, const Stats& by, const Stats& at) {
  const int modifiers = shot_modifiers(numbers(b), by, at), need = by["need"];
  return shot_hits(throw_die(play, {"DRK-A04", "a shot"}, shot_marks(modifiers, need)), modifiers, need) ? 0 : 1;
}

constexpr const char* volley_results[] = {"no hit", "1 hit", "2 hits", "3 hits", "4 hits", "5 hits", "6 hits"};
constexpr Stat volley[] = {shooter[0], shooter[1], shooter[2],
                           shooter[3], more,       {"shots", "like missiles at one target, six at most", 2}};
int run_volley(const Battle& b, Play& play, const Stats& by, const Stats& at) {
  const int modifiers = shot_modifiers(numbers(b), by, at), need = by["need"], shots = std::clamp(by["shots"], 1, 6);
  return pooled_hits(play.roll(dice(shots, 6), {"DRK-A01", "a volley"}, pooled_reading(modifiers, need)), modifiers,
                     need);
}

constexpr Stat fighter[] = {
    rank,
    armour,
    wall,
    {"length", "of his weapon: 0 bare hands, 1 very short, 2 short, 3 half-long, 4 thrusting", 2},
    {"heavy", "his weapon is heavy"},
    {"improvised", "his weapon is improvised"},
    {"charging", "he charges"},
    {"braced", "he is braced against a charge"},
    {"lower", "he stands lower"},
    {"across", "an obstacle is between them"},
    {"cavalry", "he fights on horseback"},
    more};

// DRK-040 what one of them adds to his die against the other.
int blow_modifiers(const Numbers& n, const Stats& by, const Stats& at) {
  const BlowFacts said{.rank = by["class"],
                       .wall = at["wall"] != 0,
                       .heavy = by["heavy"] != 0,
                       .improvised = by["improvised"] != 0,
                       .across = by["across"] != 0,
                       .lower = by["lower"] != 0,
                       .riding_down = by["cavalry"] && !at["cavalry"],
                       .against_riders = !by["cavalry"] && at["cavalry"],  // DRK-A28
                       .charging = by["charging"] != 0,
                       .braced = by["braced"] != 0};
  return blow_tally(n, said).total() + by["more"];
}

Blow thrown(const Battle& b, Play& play, const Stats& by, const Stats& at, bool compared) {
  Blow blow{.modifiers = blow_modifiers(numbers(b), by, at), .rank = by["class"], .armour = by["armour"]};
  throw_blow(play, blow, at["class"], at["armour"], compared);
  return blow;
}

constexpr const char* blow_results[] = {"missed", "pressed back", "hit"};
int run_blow(const Battle& b, Play& play, const Stats& by, const Stats& at) {
  return static_cast<int>(thrown(b, play, by, at, false).result);
}

constexpr const char* melee_results[] = {"nothing",
                                         "second recoils",
                                         "second falls",
                                         "first recoils",
                                         "first falls",
                                         "first recoils and second falls",
                                         "first falls and second recoils"};
// By what the first does to the second, then by what the second does to the first; the same cannot happen to both.
constexpr int melee_result[3][3] = {{0, 3, 4}, {1, 0, 6}, {2, 5, 0}};

int run_melee(const Battle& b, Play& play, const Stats& by, const Stats& at) {
  const bool together = by["length"] == at["length"], first = by["length"] >= at["length"];
  Blow one = thrown(b, play, first ? by : at, first ? at : by, together), other;
  if (together || one.result == Result::miss)
    other = thrown(b, play, first ? at : by, first ? by : at, together);  // DRK-041, DRK-046
  if (together) clash(one, other);                                        // DRK-045
  const Result mine = first ? one.result : other.result, his = first ? other.result : one.result;
  return melee_result[static_cast<int>(mine)][static_cast<int>(his)];
}

constexpr Stat walker[] = {{"mounted", "he rides"}, {"very", "the ground is very difficult"}};
Slowing slowed(Play& play, const Stats& by) { return roll_slowing(play, !by["mounted"], by["very"] != 0, nobody); }
constexpr const char* slowing_results[] = {"goes on", "blocked"};
int run_slowing(const Battle&, Play& play, const Stats& by, const Stats&) { return slowed(play, by).blocked ? 1 : 0; }
constexpr const char* loss_results[] = {"blocked", "1 cm", "2 cm", "3 cm", "4 cm",  "5 cm",
                                        "6 cm",    "7 cm", "8 cm", "9 cm", "10 cm", "11 cm"};
int run_loss(const Battle&, Play& play, const Stats& by, const Stats&) {
  const Slowing lost = slowed(play, by);
  return lost.blocked ? 0 : lost.off;
}

using Who = After::Who;
constexpr After shot_after[] = {{Who::at, 0}}, blow_after[] = {{Who::at, 2}},
                melee_after[] = {{Who::at, 2}, {Who::by, 4}, {Who::at, 5}, {Who::by, 6}},
                volley_after[] = {{Who::at, 1}, {Who::at, 2}, {Who::at, 3}, {Who::at, 4}, {Who::at, 5}, {Who::at, 6}};

// clang-format off
constexpr Trial all_trials[] = {
    {"die", "DRK-044", "A die whose sixes are thrown again",
     {}, {}, die_results, run_die, {}, {}},
    {"shot", "DRK-A04", "A shot at somebody",
     shooter, target, shot_results, run_shot, {"need", 2, 8}, {"cover", 0, 1}},
    {"volley", "DRK-A01", "Missiles whose sixes are pooled, where the rules of the game say so",
     volley, target, volley_results, run_volley, {"shots", 1, 6}, {}},
    {"blow", "DRK-042", "One blow",
     fighter, fighter, blow_results, run_blow, {"more", -3, 3}, {"class", 1, 5}},
    {"melee", "DRK-046", "Two men strike at each other, the longer weapon first",
     fighter, fighter, melee_results, run_melee, {"class", 1, 5}, {"class", 1, 5}},
    {"slowing", "DRK-003", "Coming to bad ground",
     walker, {}, slowing_results, run_slowing, {}, {}},
    {"loss", "DRK-002", "What bad ground takes of a move",
     walker, {}, loss_results, run_loss, {}, {}},
};
// clang-format on

constexpr Sequel all_sequels[] = {{"shot", shot_after},
                                  {"volley", volley_after},
                                  {"blow", blow_after},
                                  {"melee", melee_after}};

}  // namespace

std::span<const Trial> DarkAgesRuleset::trials() const { return all_trials; }
std::span<const Sequel> DarkAgesRuleset::sequels() const { return all_sequels; }

// Kinds of fighters, weapons for blows, and missiles with a distance: "bow to 20 cm".
std::vector<Word> DarkAgesRuleset::words(const data::Library& library) const {
  data::Problems problems;
  std::vector<Word> all;
  const auto blows = [](const Weapon& weapon) {
    return std::vector<std::pair<std::string, int>>{
        {"length", static_cast<int>(weapon.length)}, {"heavy", weapon.heavy}, {"improvised", weapon.improvised}};
  };
  const Armoury armoury(library, problems);
  for (const Fighter& one : armoury.fighters) {
    Word word{one.name, blows(one.weapon)};
    word.says.insert(word.says.end(), {{"class", one.rank},
                                       {"armour", one.armour},
                                       {"mounted", one.mount != Mount::foot},
                                       {"cavalry", one.mount == Mount::cavalry}});
    all.push_back(std::move(word));
  }
  for (const Weapon& weapon : armoury.weapons) {
    if (!weapon.missile()) all.push_back({weapon.name, blows(weapon)});
    for (const auto& [ranges, how] : {std::pair{&weapon.ranges, ""}, {&weapon.riding, " on horseback"}}) {
      for (int i = 0; i < ranges->count; ++i) {
        const Range& range = ranges->all[i];
        all.push_back({weapon.name + how + " to " + std::to_string(range.to.units / units_per_centimetre) + " cm",
                       {{"need", range.need}, {"mail", weapon.mail}}});
      }
    }
  }
  return all;
}

}  // namespace fyrd::darkages
