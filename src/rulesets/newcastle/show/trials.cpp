// Tests of Newcastle from numbers alone (NEW-013, NEW-014, NEW-020, NEW-040, NEW-050, NEW-051, NEW-060, NEW-072,
// NEW-X07).
#include <algorithm>

#include "core/play/against.h"
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
constexpr Stat behind{"behind", "he is struck from behind his shield"};
constexpr Stat hurt{"wounded", "how often he has been wounded"}, champion{"champion", "he is a champion"},
    dodges{"dodges", "he dodges"};

// NEW-051 what one of them needs against the other.
int need(const Battle& b, const Stats& one, const Stats& foe) {
  const bool outreached = one["length"] != 0 && foe["length"] >= one["length"];  // NEW-A31, NEW-A51
  const FightFacts said{.skill = one["skill"],
                        .champion = one["champion"] != 0,
                        .shield = foe["behind"] ? 0 : foe["shield"],
                        .neighbours = one["neighbours"],
                        .spear = one["closed"] || outreached ? 0 : one["neighbour"],
                        .hindered = one["closed"] ? one["hindered"] : 0,
                        .wounds = one["wounded"],
                        .extra_wieldy = one["x"] && !foe["x"],
                        .foe_dodges = foe["dodges"] != 0,
                        .rides_down = one["horse"] && !foe["mounted"] && !foe["difficult"]};
  return need_tally(of(b).numbers, said).total() + one["more"];
}
void weigh_fight(const Battle& b, Stats& by, Stats& at) {
  const int his = need(b, by, at), other = need(b, at, by);
  by.set("skill", his), at.set("skill", other);
}

constexpr const char* harms[] = {"unharmed", "driven back", "wounded", "incapacitated", "killed"};
int harmed(const Battle& b, Play& play, const Stats& by, const Stats& at) {
  return static_cast<int>(
      harm(roll_damage(play, by["damage"], at["toughness"]), last_wound(of(b).rulings, at["wounded"])));
}

constexpr Stat fighter[] = {
    w,
    s,
    behind,
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
    {"difficult", "he stands in difficult ground"},
    more};
constexpr const char* contest_results[] = {"nobody", "first", "second", "both"};
int run_contest(const Battle&, Play& play, const Stats& by, const Stats& at) {
  return static_cast<int>(roll_contest(play, by["skill"], at["skill"], false, nobody, nobody).result);
}

constexpr const char* blow_results[] = {"hit", "missed"};
int run_blow(const Battle&, Play& play, const Stats& by, const Stats&) {
  return reaches(play, d(faces), by["skill"], {"NEW-051", "blow"}) ? 0 : 1;
}

constexpr Stat striker[] = {d_dice,
                            hurt,
                            {"charging", "he charges"},
                            {"horse", "he rides a horse"},
                            {"first_charge", "his dice in his first charge, if that is what it is"}};
constexpr Stat struck[] = {t, champion, hurt};
void weigh_damage(const Battle& b, Stats& by, Stats& at) {
  const Numbers& n = of(b).numbers;
  const HitFacts said{.damage = by["damage"],
                      .wounds = by["wounded"],
                      .charges = by["charging"] && by["horse"],
                      .first_charge = by["charging"] ? by["first_charge"] : 0};
  by.set("damage", damage_tally(n, said).total());
  at.set("toughness", toughness(n, at["toughness"], at["champion"] != 0));
}
int run_damage(const Battle& b, Play& play, const Stats& by, const Stats& at) { return harmed(b, play, by, at); }

constexpr Stat shooter[] = {w,
                            d_dice,
                            {"medium", "at medium range"},
                            {"long", "at long range"},
                            {"snap", "a snap shot at who charges"},
                            hurt,
                            champion,
                            {"aboard", "he shoots from a chariot"},
                            more};
constexpr Stat target[] = {s, behind, t, {"group", "men in his group, himself too"}, dodges, champion, hurt};
constexpr const char* shot_results[] = {"missed", "unharmed", "driven back", "wounded", "incapacitated", "killed"};
void weigh_shot(const Battle& b, Stats& by, Stats& at) {
  using At = ShotFacts::At;
  const ShotFacts said{.skill = by["skill"],
                       .champion = by["champion"] != 0,
                       .range = by["long"]     ? At::far
                                : by["medium"] ? At::medium
                                               : At::short_range,
                       .shield = at["behind"] ? 0 : at["shield"],
                       .men = at["group"],
                       .wounds = by["wounded"],
                       .snap = by["snap"] != 0,
                       .aboard = by["aboard"] != 0,
                       .dodges = at["dodges"] != 0};
  by.set("skill", shot_tally(of(b).numbers, said).total() + by["more"]);
  weigh_damage(b, by, at);
}
int run_shot(const Battle& b, Play& play, const Stats& by, const Stats& at) {
  const int needed = by["skill"];
  if (!reaches(play, d(faces), needed, {"NEW-040", "shot"})) return 0;
  return 1 + harmed(b, play, by, at);
}

// NEW-052 … NEW-054 both spend their attack rolls on each other; a win against a longer weapon does no harm.
constexpr Stat duellist[] = {
    fighter[0],  fighter[1],  fighter[2],
    fighter[3],  fighter[4],  fighter[5],
    fighter[6],  fighter[7],  fighter[8],
    fighter[9],  fighter[10], fighter[11],
    fighter[12], more,        d_dice,
    t,           striker[2],  {"defends", "he only defends himself, and a win of his does no harm"}};
constexpr const char* exchange_results[] = {"nothing",
                                            "second driven back",
                                            "second wounded",
                                            "second out",
                                            "first driven back",
                                            "both driven back",
                                            "first driven back, second wounded",
                                            "first driven back, second out",
                                            "first wounded",
                                            "first wounded, second driven back",
                                            "both wounded",
                                            "first wounded, second out",
                                            "first out",
                                            "first out, second driven back",
                                            "first out, second wounded",
                                            "both out"};
bool held_off(const Stats& one, const Stats& foe) {
  return !foe["closed"] && one["length"] != 0 && foe["length"] > one["length"];
}
void weigh_exchange(const Battle& b, Stats& by, Stats& at) {
  const int toughness_of_by = toughness(of(b).numbers, by["toughness"], by["champion"] != 0);
  Stats hitter = by, other = at;
  weigh_damage(b, hitter, at);
  weigh_damage(b, other, by);
  weigh_fight(b, by, at);
  by.set("damage", hitter["damage"]), at.set("damage", other["damage"]);
  by.set("toughness", toughness_of_by);
}
int run_exchange(const Battle& b, Play& play, const Stats& by, const Stats& at) {
  const int result = run_contest(b, play, by, at);
  const auto harm_by = [&](const Stats& one, const Stats& foe) {
    return one["defends"] || held_off(one, foe) ? 0 : std::min(harmed(b, play, one, foe), 3);
  };
  const int second = result == 1 || result == 3 ? harm_by(by, at) : 0;
  const int first = result == 2 || result == 3 ? harm_by(at, by) : 0;
  return second + 4 * first;
}

using Who = After::Who;
constexpr After exchange_after[] = {{Who::at, 3},
                                    {Who::at, 7},
                                    {Who::at, 11},
                                    {Who::at, 15},
                                    {Who::by, 12},
                                    {Who::by, 13},
                                    {Who::by, 14},
                                    {Who::by, 15},
                                    {Who::at, 2, "wounded", 1, true},
                                    {Who::at, 6, "wounded", 1, true},
                                    {Who::at, 10, "wounded", 1, true},
                                    {Who::at, 14, "wounded", 1, true},
                                    {Who::by, 8, "wounded", 1, true},
                                    {Who::by, 9, "wounded", 1, true},
                                    {Who::by, 10, "wounded", 1, true},
                                    {Who::by, 11, "wounded", 1, true}};
constexpr After damage_after[] = {{Who::at, 2, "wounded", 1, true}, {Who::at, 3}, {Who::at, 4}};
constexpr After shot_after[] = {{Who::at, 3, "wounded", 1, true}, {Who::at, 4}, {Who::at, 5}};

constexpr Stat m{"move", "his M", 5}, formed{"formed", "he is in a formed group"};
constexpr Stat difficult{"difficult", "over difficult ground"}, mounted{"mounted", "he rides"},
    gap{"gap", "inches between the two", 5};
int goes(const Battle& b, const Stats& one) {
  return pace(of(b).numbers, one["move"],
              {one["wounded"], one["formed"] != 0, one["difficult"] != 0, one["mounted"] != 0})
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

constexpr Stat runner[] = {m, hurt, formed, difficult, mounted, {"snapped", "he has made an opportunity shot"}};
constexpr const char* evade_results[] = {"escapes", "caught"};
int run_evade(const Battle& b, Play& play, const Stats& by, const Stats& at) {
  const int roll = play.sum(d(faces), {"NEW-072", "evading"}), his = play.sum(d(faces), {"NEW-072", "catching"});
  const Length rate = inches(goes(b, by)) / (by["snapped"] ? 2 : 1);  // NEW-A27
  return escapes(roll, his, rate, inches(goes(b, at))) ? 0 : 1;
}

constexpr Stat tested[] = {hurt};
constexpr const char* nerve_results[] = {"stands firm", "runs"};
int run_nerve(const Battle& b, Play& play, const Stats& by, const Stats&) {
  const int needed = nerve(of(b).numbers, by["wounded"] != 0);
  return reaches(play, d(faces), needed, {"NEW-X07", "nerve"}) ? 0 : 1;
}

// clang-format off
constexpr Trial all_trials[] = {
    {"contest", "NEW-050", "Two men in melee: who gets through",
     fighter, fighter, contest_results, run_contest, {"skill", 6, 16}, {"skill", 6, 16}, weigh_fight},
    {"exchange", "NEW-052", "Two men strike at each other, and what it does to them",
     duellist, duellist, exchange_results, run_exchange, {"skill", 6, 16}, {"skill", 6, 16}, weigh_exchange},
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

constexpr Sequel all_sequels[] = {{"exchange", exchange_after, "defends"},
                                  {"damage", damage_after},
                                  {"shot", shot_after}};

}  // namespace

std::span<const Trial> NewcastleRuleset::trials() const { return all_trials; }
std::span<const Sequel> NewcastleRuleset::sequels() const { return all_sequels; }

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
                 {"horse", one.mount == Mount::horse},
                 {"first_charge", one.first_charge}}};
      if (&arm == &one.arms.front()) all.push_back({one.name, word.says});
      all.push_back(std::move(word));
    }
  }
  return all;
}

}  // namespace fyrd::newcastle
