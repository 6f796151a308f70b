// Tests of the more realistic game from numbers alone (MER-R-006, MER-R-011 … MER-R-014, MER-R-023 … MER-R-031,
// MER-R-040, MER-X05).
#include <algorithm>

#include "core/play/against.h"
#include "rulesets/merlin/realistic/deeds/blow.h"
#include "rulesets/merlin/realistic/deeds/chart.h"
#include "rulesets/merlin/realistic/deeds/ladder.h"
#include "rulesets/merlin/realistic/deeds/melee.h"
#include "rulesets/merlin/realistic/deeds/shoot.h"
#include "rulesets/merlin/realistic/ruleset.h"
#include "rulesets/merlin/realistic/ways/fall.h"

namespace fyrd::merlin::realistic {

namespace {

const Numbers& numbers(const Battle& battle) { return static_cast<const RealisticBattle&>(battle).numbers; }

constexpr Stat added{"chart", "whatever else is added on the chart", 0, any_number};
constexpr Stat champion{"champion", "he is a champion"}, character{"character", "he is a player's character"},
    hero{"hero", "he is a hero"};
constexpr Stat higher{"higher", "he stands higher"}, fortified{"fortified", "he is fortified"},
    behind{"behind", "he strikes from behind, or at somebody who routs"};
constexpr Stat target[] = {{"defence", "his defence", 6}, fortified, higher};
constexpr const char* effects[] = {"no effect", "driven back", "driven back and shaken", "out"};

int charted(const Battle& b, Play& play, int total, const Stats& by, const Stats& at) {
  const int natural = play.sum(dice(2, 6), {"MER-R-026", "the chart"});
  return static_cast<int>(look_up(numbers(b), total - at["defence"], natural + by["chart"]));
}

// What is only named, in numbers.
void weigh_blow(const Battle& b, Stats& by, Stats& at) {
  const Numbers& n = numbers(b);
  const Advantage his{.hero = by["hero"] != 0,
                      .champion = by["champion"] != 0,
                      .character = by["character"] != 0,
                      .fortified = by["fortified"] != 0,
                      .higher = by["higher"] != 0,
                      .behind = by["behind"] != 0};
  by.set("chart", by["chart"] + chart_tally(n, nobody, his).total());
  if (by["charging"]) {
    const Arm arm{.kind = by["lance"] ? WeaponClass::lance : WeaponClass::single_hand};
    by.set("dice", stroke_dice(n, arm, true, true));
  }
  const Guard guard{.defence = at["defence"], .fortified = at["fortified"] != 0, .higher = at["higher"] != 0};
  at.set("defence", defence_tally(n, nobody, guard).total());
}

constexpr Stat attacker[] = {{"dice", "dice of his weapon", 2},
                             {"more", "what is added to them", 0, any_number},
                             {"charging", "he charges on horseback"},
                             {"lance", "with a couched lance"},
                             champion,
                             character,
                             hero,
                             higher,
                             fortified,
                             behind,
                             added};
int run_attack(const Battle& b, Play& play, const Stats& by, const Stats& at) {
  const int total = play.sum(dice(by["dice"], 6), {"MER-R-023", "the attack"}) + by["more"];
  return charted(b, play, total, by, at);
}

// MER-R-021 … MER-R-028 the longer weapon first; who suffers nothing from it, or has as long a one, strikes back.
constexpr Stat fighter[] = {
    attacker[0],
    attacker[1],
    attacker[2],
    attacker[3],
    champion,
    character,
    hero,
    higher,
    fortified,
    behind,
    added,
    target[0],
    {"band", "of his weapon: 0 pike, 1 spear or lance, 2 two-handed, 3 one-handed, 4 dagger", 3},
    {"busy", "he strikes at somebody else this turn"}};
constexpr const char* exchange_results[] = {"nothing",
                                            "second driven back",
                                            "second driven back and shaken",
                                            "second out",
                                            "first driven back",
                                            "both driven back",
                                            "first driven back, second driven back and shaken",
                                            "first driven back, second out",
                                            "first driven back and shaken",
                                            "first driven back and shaken, second driven back",
                                            "both driven back and shaken",
                                            "first driven back and shaken, second out",
                                            "first out",
                                            "first out, second driven back",
                                            "first out, second driven back and shaken",
                                            "both out"};
void weigh_exchange(const Battle& b, Stats& by, Stats& at) {
  weigh_blow(b, by, at);
  weigh_blow(b, at, by);
}
int run_exchange(const Battle& b, Play& play, const Stats& by, const Stats& at) {
  const bool together = by["band"] == at["band"], first = by["band"] <= at["band"];
  const Stats &one = first ? by : at, &other = first ? at : by;
  const int on_other = one["busy"] ? 0 : run_attack(b, play, one, other);
  const int on_one = !other["busy"] && (together || on_other == 0) ? run_attack(b, play, other, one) : 0;
  return first ? on_other + 4 * on_one : on_one + 4 * on_other;
}

constexpr After attack_after[] = {{After::Who::at, 3}};
constexpr After exchange_after[] = {{After::Who::at, 3},  {After::Who::at, 7},  {After::Who::at, 11},
                                    {After::Who::at, 15}, {After::Who::by, 12}, {After::Who::by, 13},
                                    {After::Who::by, 14}, {After::Who::by, 15}};

constexpr Stat totalled[] = {{"total", "the total of his attack", 6},
                             {"among", "enemies he divides it among", 1},
                             champion,
                             character,
                             hero,
                             higher,
                             fortified,
                             behind,
                             added};
constexpr Stat charted_at[] = {target[0], fortified, higher, {"part", "which of them he is, if it is divided", 1}};
int run_chart(const Battle& b, Play& play, const Stats& by, const Stats& at) {
  const int among = std::max(by["among"], 1);
  return charted(b, play, part(by["total"], among, std::clamp(at["part"], 1, among) - 1), by, at);  // MER-R-024
}

constexpr Stat shooter[] = {{"missile", "0 javelin, 1 longbow, 2 crossbow, 3 composite bow", 1},
                            {"standing", "he throws his javelin standing"},
                            {"more", "whatever else is added to what he needs", 0, any_number}};
constexpr Stat clad[] = {{"row", "armour: 0 full plate, 1 heavy, 2 medium, 3 light, 4 none", 4},
                         {"cover", "1 half, 2 more than half, 3 a window or slit"}};
constexpr const char* shot_results[] = {"hit", "missed"};
int run_shot(const Battle& b, Play& play, const Stats& by, const Stats& at) {
  const auto missile = static_cast<Missile>(std::clamp(by["missile"], 0, 3));
  const Shot shot{.missile = missile,
                  .standing = by["standing"] && missile == Missile::javelin,
                  .row = std::clamp(at["row"], 0, 4),
                  .cover = std::min(at["cover"], 3)};
  const int needed = needed_tally(numbers(b), nobody, shot).total() + by["more"];
  return reaches(play, dice(2, 6), needed, {"MER-R-012", "a shot"}) ? 0 : 1;
}

constexpr Stat fragile[] = {{"breaks", "the highest throw at which his weapon breaks", 3}};
constexpr const char* break_results[] = {"breaks", "holds"};
int run_break(const Battle&, Play& play, const Stats& by, const Stats&) {
  return no_more_than(play, dice(2, 6), by["breaks"], {"MER-R-031", "a weapon"}) ? 0 : 1;
}

constexpr Stat tested[] = {{"needs", "what two dice must show", 7}};
constexpr const char* nerve_results[] = {"stands", "routs"};
int run_nerve(const Battle&, Play& play, const Stats& by, const Stats&) {
  return reaches(play, dice(2, 6), by["needs"], {"MER-R-040", "nerve"}) ? 0 : 1;
}

constexpr const char* fall_results[] = {"gets up", "out"};
int run_fall(const Battle& b, Play& play, const Stats&, const Stats&) {
  return out_by_fall(numbers(b), play, {"MER-R-029", "the fall"}) ? 1 : 0;
}

constexpr const char* edge_results[] = {"keeps his feet", "falls and gets up", "falls and is out"};
int run_edge(const Battle& b, Play& play, const Stats&, const Stats&) {
  if (!falls_off(numbers(b), play, {"MER-R-029", "keeping his feet at the edge"})) return 0;
  return out_by_fall(numbers(b), play, {"MER-R-029", "the fall"}) ? 2 : 1;
}

constexpr Stat rider[] = {{"pace", "of his horse: 0 walk, 1 trot, 2 gallop", 1}};
const Numbers::Fall& fall_of(const Battle& b, const Stats& who) { return numbers(b).falls[std::min(who["pace"], 2)]; }
constexpr const char* stumble_results[] = {"goes on", "on foot", "out"};
int run_stumble(const Battle& b, Play& play, const Stats& by, const Stats&) {
  if (!horse_falls(fall_of(b, by), play, {"MER-R-006", "crossing the fallen"})) return 0;
  return rider_out(fall_of(b, by), play, {"MER-R-006", "the fall"}) ? 2 : 1;
}
constexpr const char* horse_results[] = {"hit himself", "horse hit, and out by the fall", "horse hit, and on foot"};
int run_horse(const Battle& b, Play& play, const Stats& by, const Stats&) {
  if (!horse_hit(numbers(b), play, {"MER-R-014", "horse or rider"})) return 0;
  return rider_out(fall_of(b, by), play, {"MER-R-014", "the fall"}) ? 1 : 2;
}

constexpr Stat pushers[] = {{"men", "who push", 1}};
constexpr Stat raisers[] = {{"men", "who put the ladder up", 1}};
constexpr const char* ladder_results[] = {"falls", "holds"};
int run_ladder(const Battle& b, Play& play, const Stats& by, const Stats& at) {
  const auto spread = push_spread(numbers(b), by["men"], at["men"]);
  if (!spread) return 1;
  const int rolled = play.sum(dice(2, 6), {"MER-R-030", "pushing the ladder"});
  return look_up(numbers(b), *spread, rolled) != Effect::none ? 0 : 1;
}

constexpr const char* capture_results[] = {"caught", "killed"};
int run_capture(const Battle& b, Play& play, const Stats&, const Stats&) {
  return caught(numbers(b), play, {"MER-X05", "a capture"}) ? 0 : 1;
}

// clang-format off
constexpr Trial all_trials[] = {
    {"attack", "MER-R-023", "A blow: its total, and the chart",
     attacker, target, effects, run_attack, {"dice", 1, 6}, {"defence", 2, 16}, weigh_blow},
    {"exchange", "MER-R-028", "Two men strike at each other, the longer weapon first",
     fighter, fighter, exchange_results, run_exchange, {"defence", 2, 16}, {"defence", 2, 16}, weigh_exchange},
    {"chart", "MER-R-026", "A throw on the chart for a total that is known",
     totalled, charted_at, effects, run_chart, {"total", 2, 24}, {"defence", 2, 16}, weigh_blow},
    {"shot", "MER-R-012", "A shot", shooter, clad, shot_results, run_shot, {"missile", 0, 3}, {"row", 0, 4}},
    {"break", "MER-R-031", "Whether a weapon breaks", fragile, {}, break_results, run_break, {"breaks", 2, 4}, {}},
    {"nerve", "MER-R-040", "Somebody's nerve, or taking heart again",
     tested, {}, nerve_results, run_nerve, {"needs", 4, 12}, {}},
    {"horse", "MER-R-014", "What a missile that hits does to a mounted knight",
     rider, {}, horse_results, run_horse, {"pace", 0, 2}, {}},
    {"stumble", "MER-R-006", "A horse that crosses the fallen",
     rider, {}, stumble_results, run_stumble, {"pace", 0, 2}, {}},
    {"edge", "MER-R-029", "Driven back to an edge", {}, {}, edge_results, run_edge, {}, {}},
    {"fall", "MER-R-029", "A fall, or somebody who falls upon him", {}, {}, fall_results, run_fall, {}, {}},
    {"ladder", "MER-R-030", "Pushing a ladder over",
     pushers, raisers, ladder_results, run_ladder, {"men", 1, 6}, {"men", 1, 6}},
    {"capture", "MER-X05", "Caught rather than killed, with enough enemies around him",
     {}, {}, capture_results, run_capture, {}, {}},
};
// clang-format on

constexpr Sequel all_sequels[] = {{"attack", attack_after},
                                  {"exchange", exchange_after, "busy"},
                                  {"chart", attack_after}};

}  // namespace

std::span<const Trial> RealisticRuleset::trials() const { return all_trials; }
std::span<const Sequel> RealisticRuleset::sequels() const { return all_sequels; }

}  // namespace fyrd::merlin::realistic
