// Tests of the more realistic game from numbers alone (MER-R-011, MER-R-012, MER-R-023, MER-R-024, MER-R-026, MER-R-031, MER-R-040).
#include "rulesets/merlin/realistic/chart.h"
#include "rulesets/merlin/realistic/ruleset.h"

namespace fyrd::merlin::realistic {

namespace {

const RealisticBattle& of(const Battle& battle) { return static_cast<const RealisticBattle&>(battle); }

constexpr Stat added{"chart", "what is added on the chart"};
constexpr Stat target[] = {{"defence", "his defence", 6}};
constexpr const char* effects[] = {"no effect", "driven back", "driven back and shaken", "out"};

int charted(const Battle& b, Play& play, int total, const Stats& by, const Stats& at) {
  const int natural = play.sum(dice(2, 6), {"MER-R-026", "the chart"});
  return static_cast<int>(look_up(of(b), total - at["defence"], natural + by["chart"]));
}

constexpr Stat attacker[] = {{"dice", "dice of his weapon", 2}, {"more", "what is added to them"}, added};
int run_attack(const Battle& b, Play& play, const Stats& by, const Stats& at) {
  const int total = play.sum(dice(by["dice"], 6), {"MER-R-023", "the attack"}) + by["more"];
  return charted(b, play, total, by, at);
}

constexpr Stat totalled[] = {{"total", "the total of his attack", 6}, {"among", "enemies he divides it among", 1}, added};
constexpr Stat charted_at[] = {target[0], {"part", "which of them he is, if it is divided", 1}};
int run_chart(const Battle& b, Play& play, const Stats& by, const Stats& at) {
  const int among = std::max(by["among"], 1);
  return charted(b, play, part(by["total"], among, std::clamp(at["part"], 1, among) - 1), by, at);  // MER-R-024
}

constexpr Stat shooter[] = {{"missile", "0 javelin, 1 longbow, 2 crossbow, 3 composite bow", 1}, {"standing", "he throws his javelin standing"},
                            {"more", "added to what he needs, as for cover"}};
constexpr Stat clad[] = {{"row", "armour: 0 full plate, 1 heavy, 2 medium, 3 light, 4 none", 4}};
constexpr const char* shot_results[] = {"hit", "missed"};
int run_shot(const Battle& b, Play& play, const Stats& by, const Stats& at) {
  const Numbers& n = of(b).numbers;
  const int missile = std::clamp(by["missile"], 0, 3);
  const bool still = by["standing"] && missile == static_cast<int>(Missile::javelin);  // MER-R-011
  const int needed = n.needed[std::clamp(at["row"], 0, 4)][missile] + (still ? n.javelin_still : 0) + by["more"];
  return play.sum(dice(2, 6), {"MER-R-012", "a shot"}, mark_at(needed)) >= needed ? 0 : 1;
}

constexpr Stat fragile[] = {{"breaks", "the highest throw at which his weapon breaks", 3}};
constexpr const char* break_results[] = {"breaks", "holds"};
int run_break(const Battle&, Play& play, const Stats& by, const Stats&) {
  return play.sum(dice(2, 6), {"MER-R-031", "a weapon"}, mark_at(by["breaks"] + 1)) <= by["breaks"] ? 0 : 1;
}

constexpr Stat tested[] = {{"needs", "what two dice must show", 7}};
constexpr const char* nerve_results[] = {"stands", "routs"};
int run_nerve(const Battle&, Play& play, const Stats& by, const Stats&) {
  return play.sum(dice(2, 6), {"MER-R-040", "nerve"}, mark_at(by["needs"])) >= by["needs"] ? 0 : 1;
}

constexpr Trial all_trials[] = {
    {"attack", "MER-R-023", "A blow: its total, and the chart", attacker, target, effects, run_attack, {"dice", 1, 6}, {"defence", 2, 16}},
    {"chart", "MER-R-026", "A throw on the chart for a total that is known", totalled, charted_at, effects, run_chart, {"total", 2, 24}, {"defence", 2, 16}},
    {"shot", "MER-R-012", "A shot", shooter, clad, shot_results, run_shot, {"missile", 0, 3}, {"row", 0, 4}},
    {"break", "MER-R-031", "Whether a weapon breaks", fragile, {}, break_results, run_break, {"breaks", 2, 4}, {}},
    {"nerve", "MER-R-040", "Somebody's nerve", tested, {}, nerve_results, run_nerve, {"needs", 4, 12}, {}},
};

}  // namespace

std::span<const Trial> RealisticRuleset::trials() const { return all_trials; }

std::vector<Word> RealisticRuleset::words(const data::Library&) const {
  return {{"javelin", {{"missile", 0}}},  {"longbow", {{"missile", 1}}},    {"crossbow", {{"missile", 2}}}, {"composite bow", {{"missile", 3}}},
          {"full plate", {{"row", 0}}},   {"plate", {{"row", 1}}},          {"mail and shield", {{"row", 1}}}, {"mail", {{"row", 2}}},
          {"quilted jack", {{"row", 3}}}, {"shield", {{"row", 3}}},         {"no armour", {{"row", 4}}}};
}

}  // namespace fyrd::merlin::realistic
