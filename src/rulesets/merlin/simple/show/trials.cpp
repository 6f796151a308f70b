// Tests of the simple game from numbers alone (MER-S-001 … MER-S-005, MER-S-A01, MER-S-A03).
#include <algorithm>

#include "rulesets/merlin/simple/deeds/melee.h"
#include "rulesets/merlin/simple/ruleset.h"
#include "rulesets/merlin/simple/turn/contest.h"

namespace fyrd::merlin::simple {

namespace {

const Numbers& numbers(const Battle& battle) { return static_cast<const SimpleBattle&>(battle).numbers; }

constexpr Stat leader{"leader", "he is a leader"}, mounted{"mounted", "he is on horseback"},
    more{"more", "whatever else is added", 0, any_number};
constexpr Stat fighter[] = {{"men", "how many of them fight together: one to three", 1},
                            leader,
                            mounted,
                            {"charging", "he charges on horseback"},
                            more};
constexpr Stat mark[] = {leader, mounted, more};
constexpr const char* fight_results[] = {"wins", "loses", "tie"};

Bonuses bonuses(const Stats& one) {
  return {.leader = one["leader"] != 0,
          .mounted = one["mounted"] != 0,
          .charging = one["charging"] != 0,
          .crossbow = one["crossbow"] != 0};
}

// What he adds to his die, with as many of his kind as fight together.
int bonus(const Battle& b, const Stats& one) {
  Bonuses gang[biggest_gang];
  std::ranges::fill(gang, bonuses(one));
  const std::size_t men = std::clamp(one["men"], 1, biggest_gang);
  return gang_tally(numbers(b), nobody, "", std::span(gang).first(men)).total() + one["more"];
}

int run_fight(const Battle& b, Play& play, const Stats& by, const Stats& at) {
  const int high = play.sum(d(6), {"MER-S-001", "the attack"}) + bonus(b, by);
  const int low = play.sum(d(6), {"MER-S-001", "the defence"}) + bonus(b, at);
  return high > low ? 0 : low > high ? 1 : 2;  // MER-S-001
}

constexpr Stat shooter[] = {{"crossbow", "he has a crossbow, not a longbow"}, leader, mounted, more};
constexpr const char* shot_results[] = {"hit", "missed"};
int run_shot(const Battle& b, Play& play, const Stats& by, const Stats& at) {
  const int hand = play.sum(d(6), {"MER-S-004", "a shot"}) + bonus(b, by);
  const int luck = play.sum(d(6), {"MER-S-004", "being shot at"}) + bonus(b, at);
  return luck < hand ? 0 : 1;  // MER-S-004, MER-S-A07
}

constexpr After fight_after[] = {{After::Who::at, 0}, {After::Who::by, 1}};
constexpr After shot_after[] = {{After::Who::at, 0}};

// clang-format off
constexpr Trial all_trials[] = {
    {"fight", "MER-S-001", "A combat", fighter, fighter, fight_results, run_fight, {"men", 1, 3}, {"more", 0, 2}},
    {"shot", "MER-S-004", "A shot", shooter, mark, shot_results, run_shot, {"crossbow", 0, 1}, {"leader", 0, 1}},
};
// clang-format on

constexpr Sequel all_sequels[] = {{"fight", fight_after}, {"shot", shot_after}};

}  // namespace

std::span<const Trial> SimpleRuleset::trials() const { return all_trials; }
std::span<const Sequel> SimpleRuleset::sequels() const { return all_sequels; }

// Kinds of troops, of which only mount and bow matter here.
std::vector<Word> SimpleRuleset::words(const data::Library& library) const {
  data::Problems problems;
  std::vector<Word> all = {{"longbow", {{"crossbow", 0}}}, {"crossbow", {{"crossbow", 1}}}};
  for (const Profile& p : Armoury(library, problems).profiles) {
    const bool crossbow =
        std::ranges::any_of(p.weapons, [](const Weapon& w) { return w.kind == WeaponClass::crossbow; });
    all.push_back({p.name, {{"mounted", p.mounted()}, {"crossbow", crossbow}}});
  }
  return all;
}

}  // namespace fyrd::merlin::simple
