// Tests of Newcastle from numbers alone (NEW-014, NEW-020, NEW-040, NEW-050, NEW-051, NEW-060, NEW-072, NEW-X07).
#include <algorithm>

#include "rulesets/newcastle/contest.h"
#include "rulesets/newcastle/damage.h"
#include "rulesets/newcastle/place.h"
#include "rulesets/newcastle/reaction.h"
#include "rulesets/newcastle/ruleset.h"

namespace fyrd::newcastle {

namespace {

const NewcastleBattle& of(const Battle& battle) { return static_cast<const NewcastleBattle&>(battle); }

constexpr Stat w{"skill", "his W", 10}, s{"shield", "his S"}, d_dice{"damage", "his D, in dice", 4}, t{"toughness", "his T", 13};
constexpr Stat more{"more", "whatever else is added to what he needs"};

// NEW-051 what one of them needs against the other.
int need(const Battle& b, const Stats& one, const Stats& foe) {
  const int each = one["neighbour"] != 0 ? one["neighbour"] : of(b).numbers.neighbour;  // NEW-006, NEW-031
  const int wieldy = one["x"] && !foe["x"] ? of(b).numbers.extra_wieldy : 0;            // NEW-053
  return one["skill"] + foe["shield"] + one["neighbours"] * each + wieldy + (one["wounded"] ? of(b).numbers.wounded : 0) + one["more"];
}

constexpr const char* harms[] = {"unharmed", "driven back", "wounded", "incapacitated", "killed"};
int harmed(Play& play, const Stats& by, const Stats& at) {
  return static_cast<int>(harm(play.at_least(dice(by["damage"], 20), at["toughness"], {"NEW-060", "damage"}, ~marks_from(5))));
}

constexpr Stat fighter[] = {w, s, {"neighbours", "friends beside him, two at most"}, {"neighbour", "what each is worth with his weapon"},
                            {"x", "his weapon is extra-wieldy"}, {"wounded", "he is wounded"}, more};
constexpr const char* contest_results[] = {"nobody", "first", "second", "both"};
int run_contest(const Battle& b, Play& play, const Stats& by, const Stats& at) {
  return static_cast<int>(roll_contest(play, need(b, by, at), need(b, at, by), false, nobody, nobody).result);
}

constexpr const char* blow_results[] = {"hit", "missed"};
int run_blow(const Battle& b, Play& play, const Stats& by, const Stats& at) {
  const int needed = need(b, by, at);
  return play.sum(d(20), {"NEW-051", "blow"}, mark_at(needed)) >= needed ? 0 : 1;
}

constexpr Stat striker[] = {d_dice};
constexpr Stat struck[] = {t};
int run_damage(const Battle&, Play& play, const Stats& by, const Stats& at) { return harmed(play, by, at); }

constexpr Stat shooter[] = {w, d_dice, more};
constexpr Stat target[] = {s, t};
constexpr const char* shot_results[] = {"missed", "unharmed", "driven back", "wounded", "incapacitated", "killed"};
int run_shot(const Battle&, Play& play, const Stats& by, const Stats& at) {
  const int needed = by["skill"] + at["shield"] + by["more"];
  if (play.sum(d(20), {"NEW-040", "shot"}, mark_at(needed)) < needed) return 0;
  return 1 + harmed(play, by, at);
}

constexpr Stat m{"move", "his M", 5}, wounded{"wounded", "he is wounded"}, formed{"formed", "he is in a formed group"};
constexpr Stat difficult{"difficult", "over difficult ground"}, mounted{"mounted", "he rides"}, gap{"gap", "inches between the two", 5};
int goes(const Battle& b, const Stats& one) {
  return pace(of(b).numbers, one["move"], {one["wounded"] != 0, one["formed"] != 0, one["difficult"] != 0, one["mounted"] != 0}).total();
}

constexpr Stat charger[] = {m, wounded, formed, difficult, mounted, {"reach", "inches his weapon reaches"}};
constexpr Stat charged[] = {gap};
constexpr const char* charge_results[] = {"gets there", "falls short"};
int run_charge(const Battle& b, Play&, const Stats& by, const Stats& at) { return goes(b, by) + by["reach"] >= at["gap"] ? 0 : 1; }

constexpr Stat walker[] = {m, wounded, formed, difficult, mounted};
constexpr Stat met[] = {m, wounded, formed, difficult, mounted, gap};
constexpr const char* approach_results[] = {"0″", "1″", "2″", "3″", "4″", "5″", "6″", "7″", "8″", "9″", "10″", "11″", "12″", "more"};
int run_approach(const Battle& b, Play&, const Stats& by, const Stats& at) {
  return std::clamp(at["gap"] - goes(b, by) - goes(b, at), 0, static_cast<int>(std::size(approach_results)) - 1);
}

constexpr Stat runner[] = {{"move", "inches he moves", 5}};
constexpr const char* evade_results[] = {"escapes", "caught"};
int run_evade(const Battle&, Play& play, const Stats& by, const Stats& at) {
  const int roll = play.sum(d(20), {"NEW-072", "evading"}), his = play.sum(d(20), {"NEW-072", "catching"});
  return escapes(roll, his, inches(by["move"]), inches(at["move"])) ? 0 : 1;
}

constexpr Stat tested[] = {wounded};
constexpr const char* nerve_results[] = {"stands firm", "runs"};
int run_nerve(const Battle& b, Play& play, const Stats& by, const Stats&) {
  const int needed = by["wounded"] ? of(b).numbers.wounded_steady : of(b).numbers.steady;
  return play.sum(d(20), {"NEW-X07", "nerve"}, mark_at(needed)) < needed ? 1 : 0;
}

constexpr Trial all_trials[] = {
    {"contest", "NEW-050", "Two men in melee: who gets through", fighter, fighter, contest_results, run_contest, {"skill", 6, 16}, {"skill", 6, 16}},
    {"blow", "NEW-051", "One man's roll in melee by itself", fighter, fighter, blow_results, run_blow, {"neighbours", 0, 2}, {"shield", 0, 4}},
    {"damage", "NEW-060", "What a hit does", striker, struck, harms, run_damage, {"damage", 1, 8}, {"toughness", 10, 18}},
    {"shot", "NEW-040", "A shot and its damage", shooter, target, shot_results, run_shot, {"more", -2, 8}, {"shield", 0, 4}},
    {"charge", "NEW-014", "Whether a charge gets there", charger, charged, charge_results, run_charge, {"move", 3, 8}, {"gap", 1, 12}},
    {"approach", "NEW-013", "What is left between two who walk up to each other", walker, met, approach_results, run_approach, {"move", 3, 8}, {"gap", 1, 24}},
    {"evade", "NEW-072", "Getting away from a charge", runner, runner, evade_results, run_evade, {"move", 3, 8}, {"move", 3, 8}},
    {"nerve", "NEW-X07", "Standing firm when many have fallen", tested, {}, nerve_results, run_nerve, {}, {}},
};

}  // namespace

std::span<const Trial> NewcastleRuleset::trials() const { return all_trials; }

// A kind of fighter with his first weapon, or with another that he carries: "spearman with sword".
std::vector<Word> NewcastleRuleset::words(const data::Library& library) const {
  data::Problems problems;
  std::vector<Word> all;
  for (const Fighter& one : Armoury(library, problems).fighters) {
    for (const Arm& arm : one.arms) {
      Word word{one.name + " with " + arm.weapon.name,
                {{"skill", arm.skill}, {"damage", arm.damage}, {"toughness", one.toughness}, {"shield", one.shield}, {"move", one.move},
                 {"neighbour", arm.weapon.neighbour}, {"x", arm.weapon.x}, {"reach", arm.weapon.reach.units / units_per_inch},
                 {"mounted", one.mount != Mount::foot}}};
      if (&arm == &one.arms.front()) all.push_back({one.name, word.says});
      all.push_back(std::move(word));
    }
  }
  return all;
}

}  // namespace fyrd::newcastle
