// Who can lie down, get up or help another up.
#include "rulesets/nottingham/deeds/posture.h"

#include "core/play/cure.h"
#include "rulesets/nottingham/deeds/wound.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/standing.h"

namespace fyrd::nottingham {

namespace {

// clang-format off
constexpr Reason
    lies{"lying", "{by} lies already.", "NOT-071"},
    upright_already{"standing", "{by} stands already.", "NOT-072"},
    an_enemy{"an_enemy", "{at} is an enemy.", "NOT-073"},
    not_lying{"not_lying", "{at} is not on the ground.", "NOT-073"},
    no_contact{"not_in_contact", "{by} does not touch {at}.", "NOT-073", cure::in_contact};
// clang-format on

// NOT-A65 on his feet where he lay, or as near as there is room.
bool rise(const NottinghamBattle& b, State& s, FigureId id, Angle facing) {
  s[id].pose = Pose::standing;
  settle(s, id);
  const auto spot = free_spot({b, s}, id, s[id].at, s[id].elevation, b.numbers.get_up_room);
  if (!spot) {
    s[id].pose = Pose::lying;
    settle(s, id);
    return false;
  }
  s[id].at = *spot;
  s[id].elevation = surface({b, s}, *spot, s[id].elevation);
  turn_to(b, s, id, facing);
  return true;
}

// NOT-072, NOT-073 the best die of a hand against the weight of an armour.
void raise(Now now, const Hand& hand, FigureId fallen, const Why& why, Angle facing) {
  const auto& [b, s, play] = now;
  const int best = play.best(dice(hand.dice, 6), why);
  const Item* worn = b.armour(s, fallen);
  const RiseFacts facts{.bound = s.man(hand.by).bound(),
                        .armour = worn ? worn->damage : 0,
                        .netted = std::exchange(s.man(fallen).netted, false),  // NOT-X30
                        .helped = fallen != hand.by};
  const bool up = gets_up(b.numbers, facts, best) && rise(b, s, fallen, facing);
  play.tell(up ? "got_up" : "stayed_down", why.rule,
            up ? "{at} is on his feet again: {number}." : "{at} stays on the ground: {number}.",
            {.by = hand.by, .at = fallen, .number = best});
}

}  // namespace

bool gets_up(const Numbers& n, const RiseFacts& f, int best) {
  const int more = f.armour - f.bound + (f.helped ? n.rise.help : f.netted ? n.rise.net : 0);
  return best > 1 && best + more > 0;
}

WhyNot may_go_prone(Here here, const Hand& hand, const Choice&) {
  if (here[hand.by].pose == Pose::lying) return {&lies, hand.by};
  return {};
}

void go_prone(Now now, Hand& hand, const Choice&) { go_to_ground(now, hand.by); }

WhyNot may_get_up(Here here, const Hand& hand, const Choice&) {
  if (here[hand.by].pose != Pose::lying) return {&upright_already, hand.by};
  return {};
}

void get_up(Now now, Hand& hand, const Choice& c) {
  raise(now, hand, hand.by, {"NOT-072", "getting up", hand.by, hand.by}, c.facing);
}

WhyNot may_help_up(Here here, const Hand& hand, const Choice& c) {
  if (here.b.enemies(here.s, hand.by, c.target)) return {&an_enemy, hand.by, c.target};
  if (here[c.target].pose != Pose::lying) return {&not_lying, hand.by, c.target};
  if (!in_contact(here, hand.by, c.target)) return {&no_contact, hand.by, c.target};
  return {};
}

void help_up(Now now, Hand& hand, const Choice& c) {
  raise(now, hand, c.target, {"NOT-073", "helping up", hand.by, c.target}, c.facing);
}

}  // namespace fyrd::nottingham
