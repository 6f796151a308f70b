// Tests of Newcastle from numbers alone (NEW-014, NEW-020, NEW-040, NEW-050, NEW-051, NEW-060, NEW-072, NEW-X07).
#include <algorithm>

#include "rulesets/newcastle/deeds/contest.h"
#include "rulesets/newcastle/deeds/damage.h"
#include "rulesets/newcastle/deeds/shoot.h"
#include "rulesets/newcastle/ruleset.h"
#include "rulesets/newcastle/table/place.h"
#include "rulesets/newcastle/turn/morale.h"
#include "rulesets/newcastle/ways/flight.h"

namespace fyrd::newcastle {

namespace {

const NewcastleBattle& of(const Battle& battle) { return static_cast<const NewcastleBattle&>(battle); }

constexpr Stat w{"skill", "his W", 10}, s{"shield", "his S"}, d_dice{"damage", "his D, in dice", 4},
    t{"toughness", "his T", 13};
constexpr Stat more{"more", "whatever else is added to what he needs", 0, any_number};
constexpr Stat hurt{"wounded", "he is wounded"}, champion{"champion", "he is a champion"},
    dodges{"dodges", "he dodges"};

// NEW-051 what one of them needs against the other.
int need(const Battle& b, const Stats& one, const Stats& foe) {
  const bool outreached = one["length"] != 0 && foe["length"] >= one["length"];  // NEW-A31, NEW-A51
  const FightFacts said{.skill = one["skill"],
                        .champion = one["champion"] != 0,
                        .shield = foe["shield"],
                        .neighbours = one["neighbours"],
                        .spear = one["closed"] || outreached ? 0 : one["neighbour"],
                        .hindered = one["closed"] ? one["hindered"] : 0,
                        .extra_wieldy = one["x"] && !foe["x"],
                        .wounded = one["wounded"] != 0,
                        .foe_dodges = foe["dodges"] != 0,
                        .rides_down = one["horse"] && !foe["mounted"]};
  return need_tally(of(b).numbers, said).total() + one["more"];
}
void weigh_fight(const Battle& b, Stats& by, Stats& at) {
  const int his = need(b, by, at), other = need(b, at, by);
  by.set("skill", his), at.set("skill", other);
}

constexpr const char* harms[] = {"unharmed", "driven back", "wounded", "incapacitated", "killed"};
int harmed(Play& play, const Stats& by, const Stats& at) {
  return static_cast<int>(harm(roll_damage(play, by["damage"], at["toughness"])));
}

constexpr Stat fighter[] = {
    w,
    s,
    {"neighbours", "friends beside him, two at most"},
    hurt,
    champion,
    dodges,
    {"closed", "the other has closed with him"},
    {"x", "his weapon is extra-wieldy"},
    {"length", "of his weapon: 1 short, 2 normal, 3 long; 0 unknown"},
    {"neighbour", "what each is worth with his weapon while it out-reaches the other's", 0, any_number},
    {"hindered", "what his weapon adds to his need when somebody has closed with him", 0, any_number},
    {"horse", "he rides a horse"},
    {"mounted", "he is not on foot"},
    more};
constexpr const char* contest_results[] = {"nobody", "first", "second", "both"};
int run_contest(const Battle&, Play& play, const Stats& by, const Stats& at) {
  return static_cast<int>(roll_contest(play, by["skill"], at["skill"], false, nobody, nobody).result);
}

constexpr const char* blow_results[] = {"hit", "missed"};
int run_blow(const Battle&, Play& play, const Stats& by, const Stats&) {
  return play.sum(d(faces), {"NEW-051", "blow"}, mark_at(by["skill"])) >= by["skill"] ? 0 : 1;
}

constexpr Stat striker[] = {d_dice, hurt, {"charging", "he charges"}, {"horse", "he rides a horse"}};
constexpr Stat struck[] = {t, champion};
void weigh_damage(const Battle& b, Stats& by, Stats& at) {
  const Numbers& n = of(b).numbers;
  const HitFacts said{.damage = by["damage"], .wounded = by["wounded"] != 0, .charges = by["charging"] && by["horse"]};
  by.set("damage", damage_tally(n, said).total());
  at.set("toughness", toughness(n, at["toughness"], at["champion"] != 0));
}
int run_damage(const Battle&, Play& play, const Stats& by, const Stats& at) { return harmed(play, by, at); }

constexpr Stat shooter[] = {w,
                            d_dice,
                            {"medium", "at medium range"},
                            {"long", "at long range"},
                            {"snap", "a snap shot at who charges"},
                            hurt,
                            champion,
                            {"aboard", "he shoots from a chariot"},
                            more};
constexpr Stat target[] = {s, t, {"group", "men in his group, himself too"}, dodges, champion};
constexpr const char* shot_results[] = {"missed", "unharmed", "driven back", "wounded", "incapacitated", "killed"};
void weigh_shot(const Battle& b, Stats& by, Stats& at) {
  using At = ShotFacts::At;
  const ShotFacts said{.skill = by["skill"],
                       .champion = by["champion"] != 0,
                       .range = by["long"]     ? At::far
                                : by["medium"] ? At::medium
                                               : At::short_range,
                       .shield = at["shield"],
                       .men = at["group"],
                       .wounded = by["wounded"] != 0,
                       .snap = by["snap"] != 0,
                       .aboard = by["aboard"] != 0,
                       .dodges = at["dodges"] != 0};
  by.set("skill", shot_tally(of(b).numbers, said).total() + by["more"]);
  weigh_damage(b, by, at);
}
int run_shot(const Battle&, Play& play, const Stats& by, const Stats& at) {
  const int needed = by["skill"];
  if (play.sum(d(faces), {"NEW-040", "shot"}, mark_at(needed)) < needed) return 0;
  return 1 + harmed(play, by, at);
}

constexpr Stat m{"move", "his M", 5}, formed{"formed", "he is in a formed group"};
constexpr Stat difficult{"difficult", "over difficult ground"}, mounted{"mounted", "he rides"},
    gap{"gap", "inches between the two", 5};
int goes(const Battle& b, const Stats& one) {
  return pace(of(b).numbers, one["move"],
              {one["wounded"] != 0, one["formed"] != 0, one["difficult"] != 0, one["mounted"] != 0})
      .total();
}

constexpr Stat charger[] = {m, hurt, formed, difficult, mounted, {"reach", "inches his weapon reaches"}};
constexpr Stat charged[] = {gap};
constexpr const char* charge_results[] = {"gets there", "falls short"};
int run_charge(const Battle& b, Play&, const Stats& by, const Stats& at) {
  return goes(b, by) + by["reach"] >= at["gap"] ? 0 : 1;
}

constexpr Stat walker[] = {m, hurt, formed, difficult, mounted};
constexpr Stat met[] = {m, hurt, formed, difficult, mounted, gap};
constexpr const char* approach_results[] = {"0″", "1″", "2″", "3″",  "4″",  "5″",  "6″",
                                            "7″", "8″", "9″", "10″", "11″", "12″", "more"};
int run_approach(const Battle& b, Play&, const Stats& by, const Stats& at) {
  return std::clamp(at["gap"] - goes(b, by) - goes(b, at), 0, static_cast<int>(std::size(approach_results)) - 1);
}

constexpr Stat runner[] = {{"move", "inches he moves", 5}};
constexpr const char* evade_results[] = {"escapes", "caught"};
int run_evade(const Battle&, Play& play, const Stats& by, const Stats& at) {
  const int roll = play.sum(d(faces), {"NEW-072", "evading"}), his = play.sum(d(faces), {"NEW-072", "catching"});
  return escapes(roll, his, inches(by["move"]), inches(at["move"])) ? 0 : 1;
}

constexpr Stat tested[] = {hurt};
constexpr const char* nerve_results[] = {"stands firm", "runs"};
int run_nerve(const Battle& b, Play& play, const Stats& by, const Stats&) {
  const int needed = nerve(of(b).numbers, by["wounded"] != 0);
  return play.sum(d(faces), {"NEW-X07", "nerve"}, mark_at(needed)) < needed ? 1 : 0;
}

// clang-format off
constexpr Trial all_trials[] = {
    {"contest", "NEW-050", "Two men in melee: who gets through",
     fighter, fighter, contest_results, run_contest, {"skill", 6, 16}, {"skill", 6, 16}, weigh_fight},
    {"blow", "NEW-051", "One man's roll in melee by itself",
     fighter, fighter, blow_results, run_blow, {"neighbours", 0, 2}, {"shield", 0, 4}, weigh_fight},
    {"damage", "NEW-060", "What a hit does",
     striker, struck, harms, run_damage, {"damage", 1, 8}, {"toughness", 10, 18}, weigh_damage},
    {"shot", "NEW-040", "A shot and its damage",
     shooter, target, shot_results, run_shot, {"more", -2, 8}, {"shield", 0, 4}, weigh_shot},
    {"charge", "NEW-014", "Whether a charge gets there",
     charger, charged, charge_results, run_charge, {"move", 3, 8}, {"gap", 1, 12}},
    {"approach", "NEW-013", "What is left between two who walk up to each other",
     walker, met, approach_results, run_approach, {"move", 3, 8}, {"gap", 1, 24}},
    {"evade", "NEW-072", "Getting away from a charge",
     runner, runner, evade_results, run_evade, {"move", 3, 8}, {"move", 3, 8}},
    {"nerve", "NEW-X07", "Standing firm when many have fallen",
     tested, {}, nerve_results, run_nerve, {}, {}},
};
// clang-format on

}  // namespace

std::span<const Trial> NewcastleRuleset::trials() const { return all_trials; }

// A kind of fighter with his first weapon, or with another that he carries: "spearman with sword".
std::vector<Word> NewcastleRuleset::words(const data::Library& library) const {
  data::Problems problems;
  std::vector<Word> all;
  for (const Fighter& one : Armoury(library, problems).fighters) {
    for (const Arm& arm : one.arms) {
      Word word{one.name + " with " + arm.weapon.name,
                {{"skill", arm.skill},
                 {"damage", arm.damage},
                 {"toughness", one.toughness},
                 {"shield", one.shield},
                 {"move", one.move},
                 {"neighbour", arm.weapon.neighbour},
                 {"x", arm.weapon.x},
                 {"reach", arm.weapon.reach.units / units_per_inch},
                 {"length", 1 + static_cast<int>(arm.weapon.length)},
                 {"hindered", arm.weapon.closed},
                 {"aboard", arm.weapon.aboard()},
                 {"mounted", one.rides()},
                 {"horse", one.mount == Mount::horse}}};
      if (&arm == &one.arms.front()) all.push_back({one.name, word.says});
      all.push_back(std::move(word));
    }
  }
  return all;
}

}  // namespace fyrd::newcastle
