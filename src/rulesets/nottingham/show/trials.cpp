// Tests of Nottingham from numbers alone: fighting and nerve, and the table of all of them (NOT-022, NOT-051 … NOT-093,
// NOT-129 … NOT-162).
#include "rulesets/nottingham/deeds/melee.h"
#include "rulesets/nottingham/deeds/skill.h"
#include "rulesets/nottingham/deeds/wound.h"
#include "rulesets/nottingham/ruleset.h"
#include "rulesets/nottingham/show/feats.h"
#include "rulesets/nottingham/show/said.h"
#include "rulesets/nottingham/turn/panic.h"
#include "rulesets/nottingham/turn/rolls.h"

namespace fyrd::nottingham {

namespace said {

namespace {

const NottinghamBattle& of(const Battle& battle) { return static_cast<const NottinghamBattle&>(battle); }

// What a test adds up to is the same however the dice fall: it is weighed once, and takes the place of "more".
Tally weighed(const Stats& one) {
  Tally sum;
  sum.add("NOT-023", "all that is said", one["more"]);
  return sum;
}

void weigh_blow(const Battle& b, Stats& by, Stats& at) {
  const Numbers& n = of(b).numbers;
  const int swing = attack_tally(n, said_blow(by, at)).total(), parry = block_tally(n, said_block(by, at)).total(),
            wound = wound_tally(n, said_wound(by, at)).total();
  by.set("more", swing), at.set("more", parry), by.set("wound", wound);
}

// NOT-083 the wound as the place of its harm among results that begin with "thrown back".
int wounds(const Battle& b, Play& play, const Stats& by) {
  const Numbers& n = of(b).numbers;
  Tally sum;
  sum.add("NOT-084", "all that is said", by["wound"]);
  const Harm harm = harm_of(n, wound_throw(play, n, by["dice"], sum, {"NOT-083", "a wound"}), by["fells"] != 0);
  return static_cast<int>(harm) - static_cast<int>(Harm::tossed);
}

constexpr Stat test_by[] = {initiative, melee, ranged, dice_in_hand, bound, more};
constexpr Stat test_at[] = {{"target", "the number to get above; 0 for that of the rules"}};
constexpr const char* test_results[] = {"passes", "fails"};
void weigh_test(const Battle& b, Stats& by, Stats&) {
  TestFacts facts = said_test(by, Characteristic::initiative);
  facts.value += by["melee"] + by["ranged"];  // whichever is said
  by.set("more", test_tally(of(b).numbers, facts, "").total());
}
int run_test(const Battle& b, Play& play, const Stats& by, const Stats& at) {
  const Tally sum = weighed(by);
  const int target = at["target"] != 0 ? at["target"] : of(b).numbers.target;
  return passes(throw_dice(play, by["dice"], {"NOT-022", "a test"}, passes_from(sum, target)), sum, target) ? 0 : 1;
}

constexpr Stat easy{"easy", "what his weapon adds to a block against it"}, higher{"higher", "he stands higher"};
constexpr Stat dodge{"dodge", "he dodges"};
constexpr Stat attack_by[] = {melee, dice_in_hand, bound, more,     weapon,  fells,  more_wound,
                              side,  behind,       lying, charging, mounted, higher, easy};
constexpr Stat attack_at[] = {melee,  blocks, parry, bound, more,  armour,   buckler,
                              shield, dodge,  heavy, lying, moved, obscured, tough};
constexpr const char* attack_results[] = {"missed", "blocked", "thrown back", "on the ground", "out"};
int run_attack(const Battle& b, Play& play, const Stats& by, const Stats& at) {
  const Clash c =
      clash(play, by["dice"], weighed(by), at["blocks"], weighed(at), of(b).numbers.target, {"NOT-066", "a blow"});
  if (c.won != Won::first) return at["blocks"] == 0 ? 0 : 1;
  return 2 + wounds(b, play, by);
}

constexpr Stat block_by[] = {melee, dice_in_hand, bound, more, side, behind, lying, charging, mounted, easy};
constexpr Stat block_at[] = {
    melee,   {"blocks", "dice he blocks with", 1}, parry, bound, more, buckler, shield, dodge, heavy, lying, moved,
    obscured};
constexpr const char* block_results[] = {"lands", "blocked", "tie"};
int run_block(const Battle& b, Play& play, const Stats& by, const Stats& at) {
  const Clash c =
      clash(play, by["dice"], weighed(by), at["blocks"], weighed(at), of(b).numbers.target, {"NOT-066", "a blow"});
  return c.won == Won::first ? 0 : c.won == Won::second ? 1 : 2;
}

constexpr Stat disarm_at[] = {melee, blocks, parry, bound, more, buckler, shield, dodge, heavy, lying, moved, obscured};
constexpr const char* disarm_results[] = {"missed", "blocked", "disarmed"};
int run_disarm(const Battle& b, Play& play, const Stats& by, const Stats& at) {
  const Numbers& n = of(b).numbers;
  const Tally swing = at["blocks"] == 0 ? weighed(by) : against_block(of(b), weighed(by), n.disarm_target);
  const Clash c = clash(play, by["dice"], swing, at["blocks"], weighed(at), n.disarm_target, {"NOT-129", "disarming"});
  return c.won == Won::first ? 2 : at["blocks"] == 0 ? 0 : 1;
}

constexpr Stat thrust_by[] = {
    melee, dice_in_hand, bound, more, side, behind, charging, mounted, {"shield", "what his shield adds"}};
constexpr Stat thrust_at[] = {melee, blocks, bound, more, obscured};
constexpr const char* thrust_results[] = {"missed", "blocked", "thrown back", "on the ground"};
void weigh_thrust(const Battle& b, Stats& by, Stats& at) {
  const Numbers& n = of(b).numbers;
  const ThrustFacts facts = said_thrust(by, at);
  by.set("more", thrust_tally(n, facts).total());
  by.set("charging", weight_tally(n, facts).total());
  at.set("more", test_tally(n, said_test(at, Characteristic::melee), "").total());  // NOT-A79
}
int run_thrust(const Battle& b, Play& play, const Stats& by, const Stats& at) {
  const Numbers& n = of(b).numbers;
  const Clash c = clash(play, by["dice"], weighed(by), at["blocks"], weighed(at), n.target, {"NOT-143", "a thrust"});
  if (c.won != Won::first) return at["blocks"] == 0 ? 0 : 1;
  const int weight = play.best(dice(by["dice"], 6), {"NOT-143", "the weight of a thrust"}) + by["charging"];
  return weight >= n.thrust.ground ? 3 : 2;
}

constexpr Stat shot_by[] = {ranged,
                            dice_in_hand,
                            bound,
                            {"shoot", "what the bow adds to the shot", 0, any_number},
                            more,
                            weapon,
                            more_wound,
                            {"inches", "to the target; 0: neither near nor far"},
                            {"snapshot", "he has not aimed"},
                            moved,
                            mounted};
constexpr Stat shot_at[] = {armour, obscured, shield, lying, moved, tough};
constexpr const char* shot_results[] = {"missed", "hits what hides him", "thrown back", "on the ground", "out"};
void weigh_shot(const Battle& b, Stats& by, Stats& at) {
  const Numbers& n = of(b).numbers;
  by.set("more", shot_tally(n, said_shot(of(b), by, at)).total());
  by.set("wound", wound_tally(n, said_wound(by, at)).total());
}
int run_shot(const Battle& b, Play& play, const Stats& by, const Stats& at) {
  const Tally sum = weighed(by);
  const int target = of(b).numbers.target;
  const Throw thrown =
      throw_dice(play, by["dice"], {"NOT-063", "a shot"}, passes_from(sum, target) | passes_from(sum, target - 1));
  if (passes(thrown, sum, target)) return 2 + wounds(b, play, by);
  return at["obscured"] && thrown.value + sum.total() == target ? 1 : 0;  // NOT-065
}

constexpr Stat wound_by[] = {dice_in_hand, weapon,  fells, {"wound", "whatever else is added to it", 0, any_number},
                             charging,     mounted, higher};
constexpr Stat wound_at[] = {armour, lying, tough};
constexpr const char* wound_results[] = {"thrown back", "on the ground", "out"};
int run_wound(const Battle& b, Play& play, const Stats& by, const Stats&) { return wounds(b, play, by); }

constexpr Stat contest_by[] = {initiative, dice_in_hand, bound, more};
constexpr const char* throw_results[] = {"first", "second", "tie"};
void weigh_contest(const Battle& b, Stats& by, Stats& at) {
  for (Stats* one : {&by, &at})
    one->set("more", test_tally(of(b).numbers, said_test(*one, Characteristic::initiative), "").total());
}
int run_throw(const Battle&, Play& play, const Stats& by, const Stats& at) {
  const Throw first = throw_dice(play, by["dice"], {"NOT-051", "the contest"}),
              second = throw_dice(play, at["dice"], {"NOT-051", "the contest"});
  const Won won = oppose(first, weighed(by), second, weighed(at));
  return won == Won::first ? 0 : won == Won::second ? 1 : 2;
}
constexpr const char* contest_results[] = {"first", "second"};
int run_contest(const Battle& b, Play& play, const Stats& by, const Stats& at) {
  const int result = run_throw(b, play, by, at);
  return result == 2 ? -1 : result;  // NOT-A71 the same dice again
}

constexpr Stat panic_by[] = {{"bound", "dice bound to him", 1},
                             {"brave", "he is brave"},
                             {"dread", "only a dreadful foe frightens him"}};
constexpr const char* panic_results[] = {"stands", "panics"};
int run_panic(const Battle& b, Play& play, const Stats& by, const Stats&) {
  const Numbers& n = of(b).numbers;
  const int dice = nerve_dice(n, by["bound"], by["brave"] != 0);
  const Fear fear = by["dread"] ? Fear::dread : Fear::leader;
  return dice > 0 && unnerves(n, throw_nerve(play, n, dice, fear, nobody), fear) ? 1 : 0;
}

constexpr Stat provoke_by[] = {dice_in_hand};
constexpr Stat provoke_at[] = {{"initiative", "his Initiative", 3}};
constexpr const char* provoke_results[] = {"provoked", "ignored"};
int run_provoke(const Battle&, Play& play, const Stats& by, const Stats& at) {
  return provokes(play.best(dice(by["dice"], 6), {"NOT-137", "provoking"}), at["initiative"]) ? 0 : 1;
}

constexpr Stat rally_by[] = {dice_in_hand,
                             bound,
                             more,
                             {"hero", "he is a hero, or one is near"},
                             {"leader", "he leads"},
                             {"commanded", "a leader commands him"},
                             {"brave", "he is brave"},
                             lying};
constexpr const char* rally_results[] = {"rallies", "runs on"};
void weigh_rally(const Battle& b, Stats& by, Stats&) {
  by.set("more", rally_tally(of(b).numbers, said_rally(by)).total());
}
int run_rally(const Battle& b, Play& play, const Stats& by, const Stats&) {
  const Tally sum = weighed(by);
  const int target = of(b).numbers.rally_target;
  return passes(throw_dice(play, by["dice"], {"NOT-082", "rallying"}, passes_from(sum, target)), sum, target) ? 0 : 1;
}

// Who lies is struck lying, who is out is out.
using Who = After::Who;
constexpr After attack_after[] = {{Who::at, 3, "lying", 1}, {Who::at, 4}}, thrust_after[] = {{Who::at, 3, "lying", 1}},
                wound_after[] = {{Who::at, 1, "lying", 1}, {Who::at, 2}};

constexpr Trial::Range up_to_six{"dice", 1, 6};
// clang-format off
constexpr Trial all_trials[] = {
    {"test", "NOT-022", "A characteristic against a number: nets and machines as well",
     test_by, test_at, test_results, run_test, up_to_six, {}, weigh_test},
    {"attack", "NOT-066", "A blow, its block and its wound",
     attack_by, attack_at, attack_results, run_attack, up_to_six, {"blocks", 0, 4}, weigh_blow},
    {"block", "NOT-067", "A blow against a block alone",
     block_by, block_at, block_results, run_block, up_to_six, {"blocks", 1, 4}, weigh_blow},
    {"disarm", "NOT-129", "A blow at his weapon",
     block_by, disarm_at, disarm_results, run_disarm, up_to_six, {"blocks", 0, 4}, weigh_blow},
    {"thrust", "NOT-143", "A thrust, its block and its weight",
     thrust_by, thrust_at, thrust_results, run_thrust, up_to_six, {"blocks", 0, 4}, weigh_thrust},
    {"shot", "NOT-063", "A shot and its wound", shot_by, shot_at, shot_results, run_shot, up_to_six, {}, weigh_shot},
    {"wound", "NOT-083", "What a hit does", wound_by, wound_at, wound_results, run_wound, up_to_six, {}, weigh_blow},
    {"throw", "NOT-051", "One throw for an activation",
     contest_by, contest_by, throw_results, run_throw, up_to_six, {"dice", 1, 6}, weigh_contest},
    {"contest", "NOT-053", "The whole contest, with its repeats",
     contest_by, contest_by, contest_results, run_contest, up_to_six, {"dice", 1, 6}, weigh_contest},
    {"panic", "NOT-093", "Somebody's nerve", panic_by, {}, panic_results, run_panic, {"bound", 1, 6}, {}},
    {"rally", "NOT-082", "Taking heart again", rally_by, {}, rally_results, run_rally, up_to_six, {}, weigh_rally},
    {"provoke", "NOT-137", "Making somebody come",
     provoke_by, provoke_at, provoke_results, run_provoke, up_to_six, {"initiative", 1, 6}},
    {"move", "NOT-054", "How far an activation move goes", move_by, {}, inches_gone, run_move, {"bound", 0, 4}, {}},
    {"run", "NOT-060", "How far somebody runs or climbs", run_by, {}, run_results, run_run, up_to_six, {}},
    {"footing", "NOT-151", "Running over broken ground", footing_by, {}, footing_results, run_footing, up_to_six, {}},
    {"dare", "NOT-158", "A daring climb", dare_by, {}, dare_results, run_dare, up_to_six, {}},
    {"jump", "NOT-061", "How far somebody jumps", jump_by, {}, inches_gone, run_jump, up_to_six, {}},
    {"fall", "NOT-085", "A fall", fall_by, {}, fall_results, run_fall, {}, {}, weigh_fall},
    {"unhorsed", "NOT-162", "A fall from the horse",
     unhorsed_by, {}, unhorsed_results, run_unhorsed, {}, {}, weigh_fall},
    {"saddle", "NOT-161", "Mounting or dismounting in heavy armour",
     saddle_by, {}, saddle_results, run_saddle, up_to_six, {}},
    {"rise", "NOT-072", "Getting up", rise_by, {}, rise_results, run_rise, up_to_six, {}},
    {"smash", "NOT-153", "Smashing a door", smash_by, smash_at, smash_results, run_smash, up_to_six, {}, weigh_smash},
};
// clang-format on

constexpr Sequel all_sequels[] = {{"attack", attack_after},
                                  {"shot", attack_after},
                                  {"thrust", thrust_after},
                                  {"wound", wound_after}};

}  // namespace

}  // namespace said

std::span<const Trial> NottinghamRuleset::trials() const { return said::all_trials; }
std::span<const Sequel> NottinghamRuleset::sequels() const { return said::all_sequels; }

}  // namespace fyrd::nottingham
