// Tests of Nottingham from numbers alone (NOT-022, NOT-053, NOT-054, NOT-060, NOT-063, NOT-066, NOT-067, NOT-083, NOT-085, NOT-093).
#include "rulesets/nottingham/melee.h"
#include "rulesets/nottingham/move.h"
#include "rulesets/nottingham/panic.h"
#include "rulesets/nottingham/ruleset.h"
#include "rulesets/nottingham/test.h"
#include "rulesets/nottingham/wound.h"

namespace fyrd::nottingham {

namespace {

const NottinghamBattle& of(const Battle& battle) { return static_cast<const NottinghamBattle&>(battle); }

constexpr Stat initiative{"initiative", "his Initiative"}, melee{"melee", "his Melee"}, ranged{"ranged", "his Ranged"};
constexpr Stat dice_in_hand{"dice", "activating dice", 1}, bound{"bound", "dice bound to him"}, more{"more", "whatever else is added"};
constexpr Stat weapon{"weapon", "what the weapon adds to the wound"}, armour{"armour", "what the armour adds to it"};
constexpr Stat fells{"fells", "the weapon strikes down whom another would throw back"};

Tally sum_of(const Stats& one, int characteristic) {
  Tally sum;
  sum.add("NOT-020", "characteristic", characteristic);
  sum.add("NOT-023", "bound dice", -one["bound"]);
  sum.add("NOT-023", "more", one["more"]);
  return sum;
}

// NOT-083 the wound as the place of its harm among results that begin with "thrown back".
int wounds(Play& play, const Stats& by, const Stats& at) {
  Tally sum;
  sum.add("NOT-084", "weapon and armour", by["weapon"] + at["armour"] + by["wound"]);
  const Harm harm = harm_of(wound_throw(play, by["dice"], sum, {"NOT-083", "a wound"}));
  return static_cast<int>(harm == Harm::tossed && by["fells"] ? Harm::ground : harm) - static_cast<int>(Harm::tossed);  // NOT-108
}

constexpr Stat test_by[] = {initiative, melee, ranged, dice_in_hand, bound, more};
constexpr Stat test_at[] = {{"target", "the number to get above; 0 for that of the rules"}};
constexpr const char* test_results[] = {"passes", "fails"};
int run_test(const Battle& b, Play& play, const Stats& by, const Stats& at) {
  const Tally sum = sum_of(by, by["initiative"] + by["melee"] + by["ranged"]);
  const int target = at["target"] != 0 ? at["target"] : of(b).numbers.target;
  return passes(throw_dice(play, by["dice"], {"NOT-022", "a test"}, passes_from(sum, target)), sum, target) ? 0 : 1;
}

constexpr Stat attack_by[] = {melee, dice_in_hand, bound, more, weapon, fells, {"wound", "whatever else is added to the wound"}};
constexpr Stat attack_at[] = {melee, {"blocks", "dice he blocks with"}, {"parry", "what his weapon adds to a block"}, bound, more, armour};
constexpr const char* attack_results[] = {"missed", "blocked", "thrown back", "on the ground", "out"};
int run_attack(const Battle& b, Play& play, const Stats& by, const Stats& at) {
  Tally parry = sum_of(at, at["melee"]);
  parry.add("NOT-106", "parrying weapon", at["parry"]);
  const Clash c = clash(play, by["dice"], sum_of(by, by["melee"]), at["blocks"], parry, of(b).numbers.target, {"NOT-066", "a blow"});
  if (c.won != Won::first) return at["blocks"] == 0 ? 0 : 1;
  return 2 + wounds(play, by, at);
}

constexpr Stat block_by[] = {melee, dice_in_hand, bound, more};
constexpr Stat block_at[] = {melee, {"blocks", "dice he blocks with", 1}, {"parry", "what his weapon adds to a block"}, bound, more};
constexpr const char* block_results[] = {"lands", "blocked", "tie"};
int run_block(const Battle& b, Play& play, const Stats& by, const Stats& at) {
  Tally parry = sum_of(at, at["melee"]);
  parry.add("NOT-106", "parrying weapon", at["parry"]);
  const Clash c = clash(play, by["dice"], sum_of(by, by["melee"]), at["blocks"], parry, of(b).numbers.target, {"NOT-066", "a blow"});
  return c.won == Won::first ? 0 : c.won == Won::second ? 1 : 2;
}

constexpr Stat shot_by[] = {ranged, dice_in_hand, bound, {"shoot", "what the bow adds to the shot"}, more, weapon, {"wound", "whatever else is added to the wound"}};
constexpr Stat shot_at[] = {armour, {"obscured", "something hides a tenth of him"}};
constexpr const char* shot_results[] = {"missed", "hits what hides him", "thrown back", "on the ground", "out"};
int run_shot(const Battle& b, Play& play, const Stats& by, const Stats& at) {
  Tally sum = sum_of(by, by["ranged"]);
  sum.add("NOT-103", "bow", by["shoot"]);
  if (at["obscured"]) sum.add("NOT-064", "obscured", -1);
  const int target = of(b).numbers.target;
  const Throw thrown = throw_dice(play, by["dice"], {"NOT-063", "a shot"}, passes_from(sum, target) | passes_from(sum, target - 1));
  if (passes(thrown, sum, target)) return 2 + wounds(play, by, at);
  return at["obscured"] && thrown.value + sum.total() == target ? 1 : 0;  // NOT-065
}

constexpr Stat wound_by[] = {dice_in_hand, weapon, fells, {"wound", "whatever else is added to it"}};
constexpr Stat wound_at[] = {armour};
constexpr const char* wound_results[] = {"thrown back", "on the ground", "out"};
int run_wound(const Battle&, Play& play, const Stats& by, const Stats& at) { return wounds(play, by, at); }

constexpr Stat contest_by[] = {initiative, dice_in_hand, bound, more};
constexpr const char* throw_results[] = {"first", "second", "tie"};
int run_throw(const Battle&, Play& play, const Stats& by, const Stats& at) {
  const Throw first = throw_dice(play, by["dice"], {"NOT-051", "the contest"}), second = throw_dice(play, at["dice"], {"NOT-051", "the contest"});
  const Won won = oppose(first, sum_of(by, by["initiative"]), second, sum_of(at, at["initiative"]));
  return won == Won::first ? 0 : won == Won::second ? 1 : 2;
}
constexpr const char* contest_results[] = {"first", "second"};
int run_contest(const Battle& b, Play& play, const Stats& by, const Stats& at) {
  const int result = run_throw(b, play, by, at);
  return result == 2 ? -1 : result;  // NOT-A71 the same dice again
}

constexpr Stat panic_by[] = {{"bound", "dice bound to him", 1}, {"brave", "he is brave"}, {"dread", "only a dreadful foe frightens him"}};
constexpr const char* panic_results[] = {"stands", "panics"};
int run_panic(const Battle&, Play& play, const Stats& by, const Stats&) {
  const int dice = by["bound"] - (by["brave"] ? 1 : 0);  // NOT-126
  const Fear fear = by["dread"] ? Fear::dread : Fear::leader;
  return dice > 0 && unnerves(throw_nerve(play, dice, fear, nobody), fear) ? 1 : 0;
}

// NOT-A67 what is left of a basic allowance.
int going(int basic, const Stats& by) {
  const int athletic = by["athletic"] && !by["mounted"] ? 1 : 0;  // NOT-124
  return std::max(0, basic - by["bound"] - by["slows"] + athletic - by["obstacles"]);
}
constexpr Stat slows{"slows", "inches his armour takes off"}, athletic{"athletic", "he is athletic"};
constexpr Stat obstacles{"obstacles", "obstacles he crosses"}, steep{"difficulty", "of a face that he climbs"};
constexpr Stat move_by[] = {bound, slows, athletic, obstacles, {"mounted", "he rides"}};
constexpr const char* inches_gone[] = {"0″", "1″", "2″", "3″", "4″", "5″", "6″", "7″", "8″"};
int run_move(const Battle& b, Play&, const Stats& by, const Stats&) {
  const Numbers& n = of(b).numbers;
  return std::min(going((by["mounted"] ? n.mounted_move : n.activation_move).units / of(b).inch().units, by), static_cast<int>(std::size(inches_gone)) - 1);
}

constexpr Stat run_by[] = {dice_in_hand, bound, slows, athletic, obstacles, steep};
constexpr std::span run_results = std::span(inches_gone).first<5>();
int run_run(const Battle&, Play& play, const Stats& by, const Stats&) {
  const int far = going(run_inches(play.best(dice(by["dice"], 6), {"NOT-060", "running"})), by);
  return std::max(0, far - by["difficulty"]);  // NOT-158
}

constexpr Stat fall_by[] = {{"more", "what the depth of the fall and his armour add"}};
constexpr const char* fall_results[] = {"keeps his feet", "on the ground", "out"};
int run_fall(const Battle&, Play& play, const Stats& by, const Stats&) {
  return static_cast<int>(fallen(play.sum(d(6), {"NOT-085", "a fall"}) + by["more"]));
}

constexpr Trial::Range up_to_six{"dice", 1, 6};
constexpr Trial all_trials[] = {
    {"test", "NOT-022", "A characteristic against a number", test_by, test_at, test_results, run_test, up_to_six, {}},
    {"attack", "NOT-066", "A blow, its block and its wound", attack_by, attack_at, attack_results, run_attack, up_to_six, {"blocks", 0, 4}},
    {"block", "NOT-067", "A blow against a block alone", block_by, block_at, block_results, run_block, up_to_six, {"blocks", 1, 4}},
    {"shot", "NOT-063", "A shot and its wound", shot_by, shot_at, shot_results, run_shot, up_to_six, {}},
    {"wound", "NOT-083", "What a hit does", wound_by, wound_at, wound_results, run_wound, up_to_six, {}},
    {"throw", "NOT-051", "One throw for an activation", contest_by, contest_by, throw_results, run_throw, up_to_six, {"dice", 1, 6}},
    {"contest", "NOT-053", "The whole contest, with its repeats", contest_by, contest_by, contest_results, run_contest, up_to_six, {"dice", 1, 6}},
    {"panic", "NOT-093", "Somebody's nerve", panic_by, {}, panic_results, run_panic, {"bound", 1, 6}, {}},
    {"move", "NOT-054", "How far an activation move goes", move_by, {}, inches_gone, run_move, {"bound", 0, 4}, {}},
    {"run", "NOT-060", "How far somebody runs or climbs", run_by, {}, run_results, run_run, up_to_six, {}},
    {"fall", "NOT-085", "A fall", fall_by, {}, fall_results, run_fall, {}, {}},
};

}  // namespace

std::span<const Trial> NottinghamRuleset::trials() const { return all_trials; }

// Gear says what it adds; what stands for nothing is known all the same.
std::vector<Word> NottinghamRuleset::words(const data::Library& library) const {
  data::Problems problems;
  std::vector<Word> all;
  for (const Item& item : Armoury(library, problems).items) {
    Word word{item.name, {}};
    if (item.weapon()) word.says.emplace_back("weapon", item.damage);
    if (item.kind == ItemKind::armour) word.says = {{"armour", item.damage}, {"slows", item.slows.units / units_per_inch}};
    if (item.block != 0) word.says.emplace_back("parry", item.block);
    if (item.shoot != 0) word.says.emplace_back("shoot", item.shoot);
    if (item.fells) word.says.emplace_back("fells", 1);
    all.push_back(word);
    for (const std::string& alias : item.aliases) all.push_back({alias, word.says});
  }
  return all;
}

}  // namespace fyrd::nottingham
