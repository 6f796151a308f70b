// Tests of the better game from numbers alone (MER-B-002, MER-B-006 … MER-B-009).
#include <algorithm>

#include "core/play/against.h"
#include "rulesets/merlin/better/deeds/attack.h"
#include "rulesets/merlin/better/deeds/move.h"
#include "rulesets/merlin/better/ruleset.h"

namespace fyrd::merlin::better {

namespace {

const Numbers& numbers(const Battle& battle) { return static_cast<const BetterBattle&>(battle).numbers; }

constexpr Stat attacker[] = {{"dice", "dice of his weapon", 2},
                             {"hits", "the face from which they hit; 0 as usual"},
                             {"charging", "he charges on horseback"},
                             {"lance", "with a couched lance"}};
constexpr Stat defender[] = {{"helmet", "he has one"},
                             {"shield", "he has one"},
                             {"mail", "he wears it"},
                             {"plate", "he wears it"},
                             {"horse", "he rides an armoured horse"},
                             {"higher", "he stands higher"},
                             {"fortified", "he is fortified"},
                             {"cover", "against a shot: 1 half, 2 more than half, 3 a window or slit"},
                             {"more", "dice besides"}};
constexpr const char* attack_results[] = {"falls", "saved", "missed"};

void weigh_attack(const Battle& b, Stats& by, Stats& at) {
  const Numbers& n = numbers(b);
  if (by["charging"]) by.set("dice", blow_dice(n, {.lance = by["lance"] != 0}, true, true).value);
  const Harness worn{at["helmet"] != 0, at["shield"] != 0, at["mail"] != 0, at["plate"] != 0, at["horse"] != 0};
  const Post post{at["higher"] != 0, at["fortified"] != 0, std::min(at["cover"], 3)};
  at.set("more", at["more"] + defence_tally(n, nobody, worn, post).total());
}
int run_attack(const Battle& b, Play& play, const Stats& by, const Stats& at) {
  const Numbers& n = numbers(b);
  const int hits = play.at_least(dice(by["dice"], 6), by["hits"] ? by["hits"] : n.hits, {"MER-B-006", "an attack"});
  if (hits == 0) return 2;
  const int saved = play.at_least(dice(at["more"], 6), n.saves, {"MER-B-007", "the defence"}, mark_at(hits));
  return hits > saved ? 0 : 1;  // MER-B-007 any hit left
}

// MER-B-006 both strike at once: who falls still gives his blow.
constexpr Stat fighter[] = {attacker[0],
                            attacker[1],
                            attacker[2],
                            attacker[3],
                            defender[0],
                            defender[1],
                            defender[2],
                            defender[3],
                            defender[4],
                            defender[5],
                            defender[6],
                            defender[8],
                            {"busy", "he strikes at somebody else this turn"}};
constexpr const char* exchange_results[] = {"nobody falls", "second falls", "first falls", "both fall"};
void weigh_exchange(const Battle& b, Stats& by, Stats& at) {
  weigh_attack(b, by, at);
  weigh_attack(b, at, by);
}
int run_exchange(const Battle& b, Play& play, const Stats& by, const Stats& at) {
  const bool second = !by["busy"] && run_attack(b, play, by, at) == 0;
  const bool first = !at["busy"] && run_attack(b, play, at, by) == 0;
  return (second ? 1 : 0) + (first ? 2 : 0);
}

constexpr After attack_after[] = {{After::Who::at, 0}};
constexpr After exchange_after[] = {{After::Who::at, 1}, {After::Who::by, 2}, {After::Who::at, 3}, {After::Who::by, 3}};

constexpr Stat walker[] = {{"mounted", "he rides"}};
constexpr const char* inches_gone[] = {"0″",  "1″",  "2″",  "3″",  "4″",  "5″",  "6″",  "7″",  "8″",  "9″",  "10″",
                                       "11″", "12″", "13″", "14″", "15″", "16″", "17″", "18″", "19″", "20″", "more"};
int run_move(const Battle& b, Play& play, const Stats& by, const Stats&) {
  const Length gone =
      movement(numbers(b), play.sum(dice(numbers(b).movement_dice, 6), {"MER-B-002", "movement"}), by["mounted"]);
  return std::min(gone.units / units_per_inch, static_cast<int>(std::size(inches_gone)) - 1);
}

constexpr Stat tested[] = {{"needs", "what two dice must show: 6 for a knight, 7, or 9 for a bowman", 7}};
constexpr const char* morale_results[] = {"stands", "routs"};
int run_morale(const Battle& b, Play& play, const Stats& by, const Stats&) {
  return reaches(play, dice(numbers(b).morale_dice, 6), by["needs"], {"MER-B-009", "morale"}) ? 0 : 1;  // MER-B-A06
}

// clang-format off
constexpr Trial all_trials[] = {
    {"attack", "MER-B-006", "A blow or a shot against the dice of the defence",
     attacker, defender, attack_results, run_attack, {"dice", 1, 6}, {"more", 0, 5}, weigh_attack},
    {"exchange", "MER-B-006", "Two men strike at each other at once",
     fighter, fighter, exchange_results, run_exchange, {"dice", 1, 6}, {"dice", 1, 6}, weigh_exchange},
    {"move", "MER-B-002", "How far somebody goes", walker, {}, inches_gone, run_move, {"mounted", 0, 1}, {}},
    {"morale", "MER-B-009", "Somebody's courage", tested, {}, morale_results, run_morale, {"needs", 4, 12}, {}},
};
// clang-format on

constexpr Sequel all_sequels[] = {{"attack", attack_after}, {"exchange", exchange_after, "busy"}};

}  // namespace

std::span<const Trial> BetterRuleset::trials() const { return all_trials; }
std::span<const Sequel> BetterRuleset::sequels() const { return all_sequels; }

}  // namespace fyrd::merlin::better
