// Tests of Newcastle from numbers alone (NEW-040, NEW-050, NEW-060, NEW-072, NEW-X07).
#include "rulesets/newcastle/contest.h"
#include "rulesets/newcastle/damage.h"
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

constexpr Stat runner[] = {{"move", "inches he moves", 5}};
constexpr const char* evade_results[] = {"escapes", "caught"};
int run_evade(const Battle&, Play& play, const Stats& by, const Stats& at) {
  const int roll = play.sum(d(20), {"NEW-072", "evading"}), his = play.sum(d(20), {"NEW-072", "catching"});
  return escapes(roll, his, inches(by["move"]), inches(at["move"])) ? 0 : 1;
}

constexpr Stat tested[] = {{"wounded", "he is wounded"}};
constexpr const char* nerve_results[] = {"stands firm", "runs"};
int run_nerve(const Battle& b, Play& play, const Stats& by, const Stats&) {
  const int needed = by["wounded"] ? of(b).numbers.wounded_steady : of(b).numbers.steady;
  return play.sum(d(20), {"NEW-X07", "nerve"}, mark_at(needed)) < needed ? 1 : 0;
}

constexpr Trial all_trials[] = {
    {"contest", "NEW-050", "Two men in melee: who gets through", fighter, fighter, contest_results, run_contest, {"skill", 6, 16}, {"skill", 6, 16}},
    {"damage", "NEW-060", "What a hit does", striker, struck, harms, run_damage, {"damage", 1, 8}, {"toughness", 10, 18}},
    {"shot", "NEW-040", "A shot and its damage", shooter, target, shot_results, run_shot, {"more", -2, 8}, {"shield", 0, 4}},
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
                 {"neighbour", arm.weapon.neighbour}, {"x", arm.weapon.x}}};
      if (&arm == &one.arms.front()) all.push_back({one.name, word.says});
      all.push_back(std::move(word));
    }
  }
  return all;
}

}  // namespace fyrd::newcastle
