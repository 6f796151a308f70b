// The table of deeds, what somebody's state forbids, and the question which one it shall be.
#include "rulesets/nottingham/deeds/action.h"

#include "rulesets/nottingham/deeds/blow.h"
#include "rulesets/nottingham/deeds/carry.h"
#include "rulesets/nottingham/deeds/climb.h"
#include "rulesets/nottingham/deeds/door.h"
#include "rulesets/nottingham/deeds/gear.h"
#include "rulesets/nottingham/deeds/hurl.h"
#include "rulesets/nottingham/deeds/jump.h"
#include "rulesets/nottingham/deeds/machine.h"
#include "rulesets/nottingham/deeds/melee.h"
#include "rulesets/nottingham/deeds/mount.h"
#include "rulesets/nottingham/deeds/pine.h"
#include "rulesets/nottingham/deeds/posture.h"
#include "rulesets/nottingham/deeds/shoot.h"
#include "rulesets/nottingham/deeds/skill.h"
#include "rulesets/nottingham/deeds/trap.h"
#include "rulesets/nottingham/people/hands.h"
#include "rulesets/nottingham/show/leaps.h"
#include "rulesets/nottingham/table/machine.h"
#include "rulesets/nottingham/table/thing.h"
#include "rulesets/nottingham/ways/move.h"

namespace fyrd::nottingham {

namespace {

// clang-format off
constexpr Reason
    panics{"panic", "{by} panics: he can only rally.", "NOT-094"},
    panics_lying{"panic", "{by} panics: he can only get up.", "NOT-094"},
    hangs{"hanging", "{by} hangs on: he can only climb on or down.", "NOT-A95"},
    lies{"lying", "{by} lies on the ground.", "NOT-A65"},
    rides{"mounted", "{by} is on horseback.", "NOT-A89"};
// clang-format on

WhyNot may_always(Here, const Hand&, const Choice&) { return {}; }
void do_nothing(Now, Hand&, const Choice&) {}
void do_run(Now now, Hand& hand, const Choice&) { run(now, hand); }

constexpr std::uint16_t thing = uses_number, foe = uses_target, place = uses_path, face = uses_facing;

// clang-format off
using T = Tries;
constexpr Deed all_deeds[] = {
  {{"nothing"},                                       "NOT-054", "Do nothing",                     T::once,     may_always, do_nothing},
  {{"run", uses_nothing, nullptr, Shows::walk},       "NOT-060", "Run",                            T::once,     may_always, do_run},
  {{"climb", place | thing | face},                   "NOT-060", "Climb {climb}",                  T::climbs,   may_climb, climb},
  {{"jump", place | face},                            "NOT-061", "Jump {jump}",                    T::jumps,    may_jump, jump},
  {{"aim", foe},                                      "NOT-062", "Aim at {at}",                    T::enemies,  may_aim, aim},
  {{"shoot", foe, nullptr, Shows::shot},              "NOT-063", "Shoot at {at}",                  T::enemies,  may_shoot, shoot},
  {{"quickshot", foe, "Aim and shoot"},               "NOT-138", "Aim and shoot at {at}",          T::enemies,  may_quickshot, quickshot},
  {{"attack", foe, nullptr, Shows::blow},             "NOT-066", "Attack {at}",                    T::enemies,  may_attack, attack},
  {{"two_weapons", foe, "Strike with both"},          "NOT-069", "Attack {at} with both weapons",  T::enemies,  may_use_two, two_weapons},
  {{"cleave", foe},                                   "NOT-127", "Cleave, {at} first",             T::enemies,  may_cleave, cleave},
  {{"disarm", foe},                                   "NOT-129", "Disarm {at}",                    T::enemies,  may_disarm, disarm},
  {{"thrust", foe},                                   "NOT-143", "Thrust {at} back",               T::enemies,  may_thrust, thrust},
  {{"provoke", foe},                                  "NOT-137", "Provoke {at}",                   T::enemies,  may_provoke, provoke},
  {{"command", foe},                                  "NOT-128", "Command {at}",                   T::friends,  may_command, command},
  {{"rally"},                                         "NOT-082", "Rally",                          T::once,     may_rally, rally},
  {{"carry", thing},                                  "NOT-070", "Carry {thing}",                  T::things,   may_carry, carry},
  {{"drag", foe},                                     "NOT-070", "Carry {at}",                     T::bodies,   may_drag, drag},
  {{"prone"},                                         "NOT-071", "Lie down",                       T::once,     may_go_prone, go_prone},
  {{"get_up", face},                                  "NOT-072", "Get up",                         T::once,     may_get_up, get_up},
  {{"help_up", foe | face},                           "NOT-073", "Help {at} up",                   T::friends,  may_help_up, help_up},
  {{"swap", thing, "Change hands"},                   "NOT-074", "Hold {grip}",                    T::grips,    may_swap, swap},
  {{"pick_up", thing},                                "NOT-075", "Pick up {thing}",                T::things,   may_pick_up, pick_up},
  {{"rob", foe | thing, "Take from"},                 "NOT-075", "Take {item} from {at}",          T::items,    may_rob, rob},
  {{"drop", thing},                                   "NOT-081", "Drop {held}",                    T::hands,    may_drop, drop},
  {{"load"},                                          "NOT-104", "Load the crossbow",              T::once,     may_load, load},
  {{"mount", thing},                                  "NOT-161", "Mount {thing}",                  T::things,   may_mount, mount},
  {{"dismount"},                                      "NOT-161", "Dismount",                       T::once,     may_dismount, dismount},
  {{"open", thing},                                   "NOT-153", "Open {door}",                    T::doors,    may_open, open_door},
  {{"close", thing},                                  "NOT-A93", "Close {door}",                   T::doors,    may_close, close_door},
  {{"lock", thing},                                   "NOT-A93", "Lock {door}",                    T::doors,    may_lock, lock_door},
  {{"smash", thing},                                  "NOT-153", "Smash {door}",                   T::doors,    may_smash, smash},
  {{"window", thing | face, "Climb through"},         "NOT-154", "Climb through {door}",           T::doors,    may_use_window, use_window},
  {{"thatch"},                                        "NOT-154", "Break through the thatch",       T::once,     may_break_thatch, break_thatch},
  {{"horn"},                                          "NOT-118", "Blow the horn",                  T::once,     may_blow_horn, blow_horn},
  {{"spot"},                                          "NOT-X30", "Look for traps",                 T::once,     may_spot, spot},
  {{"chop", thing},                                   "NOT-212", "Chop {pine}",                    T::pines,    may_chop, chop},
  {{"load_machine", thing, "Load the machine"},       "NOT-X40", "Load {machine}",                 T::machines, may_load_machine, load_machine},
  {{"bolt", thing | foe, "Shoot a bolt"},             "NOT-X40", "Shoot {machine} at {at}",        T::bolts,    may_shoot_bolt, shoot_bolt},
  {{"lob", thing | place, "Shoot high"},              "NOT-X40", "Shoot {machine}",                T::lobs,     may_lob, lob},
  {{"smash_machine", thing, "Smash the machine"},     "NOT-X40", "Smash {machine}",                T::machines, may_smash_machine, smash_machine},
  {{"hurl", thing | foe, "Throw", Shows::shot},       "NOT-X53", "Throw {thing} at {at}",          T::throws,   may_hurl, hurl},
};
// clang-format on
static_assert(std::size(all_deeds) == static_cast<std::size_t>(Act::hurl) + 1);

constexpr auto all_verbs = [] {
  std::array<Verb, std::size(all_deeds)> verbs{};
  for (std::size_t i = 0; i < verbs.size(); ++i) {
    verbs[i] = all_deeds[i].verb;
    const bool whole = std::string_view(all_deeds[i].label).find('{') == std::string_view::npos;
    if (whole) verbs[i].label = all_deeds[i].label;
  }
  return verbs;
}();

bool one_of(Act deed, std::initializer_list<Act> set) { return std::find(set.begin(), set.end(), deed) != set.end(); }

}  // namespace

std::span<const Deed> deeds() { return all_deeds; }

WhyNot state_forbids(Here here, const Hand& hand, Act deed) {
  const FigureId id = hand.by;
  const bool lying = here[id].pose == Pose::lying;
  if (deed == Act::nothing) return {};
  if (here.s.panics(id)) {  // NOT-094
    if (deed == (lying ? Act::get_up : Act::rally)) return {};
    return {lying ? &panics_lying : &panics, id};
  }
  if (here.man(id).hanging() && !one_of(deed, {Act::climb, Act::drop})) return {&hangs, id};
  const auto needs_feet = {Act::hurl, Act::jump,  Act::climb,  Act::help_up, Act::carry,
                           Act::drag, Act::mount, Act::window, Act::thatch};
  const auto done_lying = {Act::thrust, Act::smash, Act::load_machine,
                           Act::bolt,   Act::lob,   Act::smash_machine};  // the draft does not forbid them
  if (lying && (one_of(deed, needs_feet) || (here.b.rulings.lying_hinders && one_of(deed, done_lying))))
    return {&lies, id};
  if (here.man(id).mounted && one_of(deed, {Act::climb, Act::prone, Act::hurl, Act::help_up, Act::carry, Act::drag,
                                            Act::pick_up, Act::rob, Act::window, Act::thatch}))
    return {&rides, id};
  return {};
}

ActionOrder::ActionOrder(Here here, const Hand& hand)
    : QuestionOf(here, "action", "NOT-054", all_verbs, here[hand.by].side, hand.by), hand(hand) {}

std::string ActionOrder::prompt() const {
  return "What does " + b_[about].name + " do with " +
         (hand.dice == 1 ? "his die?" : "his " + std::to_string(hand.dice) + " dice?");
}

Verdict ActionOrder::check(const Choice& c) const {
  const WhyNot no = state_forbids(here_, hand, static_cast<Act>(c.verb));
  return verdict(b_, no ? no : all_deeds[c.verb].may(here_, hand, c));
}

void act(Now now, Hand& hand) {
  const auto& [b, s, play] = now;
  if (b.hero_fells() && b.has(hand.by, Skill::hero)) s.last_hero = hand.by;
  for (;;) {
    const Choice choice = play.ask(ActionOrder(now, hand));
    all_deeds[choice.verb].perform(now, hand, choice);
    if (static_cast<Act>(choice.verb) != Act::drop) return;  // NOT-081 dropping is free
  }
}

// "Attack {at}" with the names in it.
std::string labelled(Here here, FigureId by, const Deed& deed, const Choice& c) {
  const auto& [b, s] = here;
  const auto item_name = [&](ItemId id) { return id.none() ? std::string("nothing") : b.item(id).name; };
  const int number = c.number;
  const auto fill = [&](std::string_view what) -> std::string {
    if (what == "at") return b[c.target].name;
    if (what == "thing") return thing_name(b, s.things[number]);
    if (what == "door") return b.doors[number].name;
    if (what == "climb") return climb_words(here, by, c);
    if (what == "jump") return jump_words(here, by, c.path.end());
    if (what == "grip") return grip_text(here, by, grips(here, by)[number]);
    if (what == "held") return item_name(c.number == 0 ? s.man(by).in_right() : s.man(by).in_left());
    if (what == "item") return item_name(s.man(c.target).items[number]);
    if (what == "machine") return machine_name(s.machines[number].kind);
    return "the pine";
  };
  std::string text;
  for (std::string_view rest = deed.label; !rest.empty();) {
    const std::size_t open = rest.find('{'), close = rest.find('}');
    text += rest.substr(0, open);
    if (open == rest.npos) break;
    text += fill(rest.substr(open + 1, close - open - 1));
    rest.remove_prefix(close + 1);
  }
  return text;
}

}  // namespace fyrd::nottingham
