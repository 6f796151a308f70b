// Who can lie down, get up or help another up.
#include "rulesets/nottingham/deeds/posture.h"

#include "rulesets/nottingham/deeds/wound.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/standing.h"

namespace fyrd::nottingham {

namespace {

int armour_weight(const NottinghamBattle& b, const State& s, FigureId id) {
  const Item* worn = b.armour(s, id);
  return worn ? -worn->damage : 0;
}

// NOT-A65 on his feet where he lay, or as near as there is room.
bool rise(const NottinghamBattle& b, State& s, FigureId id, Angle facing) {
  s[id].pose = Pose::standing;
  settle(s, id);
  const auto spot = free_spot(b, s, id, s[id].at, s[id].elevation, b.numbers.get_up_room);
  if (!spot) {
    s[id].pose = Pose::lying;
    settle(s, id);
    return false;
  }
  s[id].at = *spot;
  s[id].elevation = surface(b, s, *spot, s[id].elevation);
  s[id].facing = facing;
  return true;
}

// NOT-072, NOT-073 the best die of a hand against the weight of an armour.
void raise(const NottinghamBattle& b, State& s, Play& play, const Hand& hand, FigureId fallen, int needed,
           const Why& why, Angle facing) {
  const int best = play.best(dice(hand.dice, 6), why);
  const int net = std::exchange(s.man(fallen).netted, false) && fallen == hand.by ? 1 : 0;  // NOT-X30
  const bool up = gets_up(best, s.man(hand.by).bound() + net, needed) && rise(b, s, fallen, facing);
  play.tell(up ? "got_up" : "stayed_down", why.rule,
            up ? "{at} is on his feet again: {number}." : "{at} stays on the ground: {number}.",
            {.by = hand.by, .at = fallen, .number = best});
}

}  // namespace

Verdict may_go_prone(const NottinghamBattle& b, const State& s, const Hand& hand, const Choice&) {
  if (s[hand.by].pose == Pose::lying) return Refusal{"lying", b[hand.by].name + " lies already.", "NOT-071"};
  return {};
}

void go_prone(const NottinghamBattle& b, State& s, Play& play, Hand& hand, const Choice&) {
  go_to_ground(b, s, play, hand.by);
}

Verdict may_get_up(const NottinghamBattle& b, const State& s, const Hand& hand, const Choice&) {
  if (s[hand.by].pose != Pose::lying) return Refusal{"standing", b[hand.by].name + " stands already.", "NOT-072"};
  return {};
}

void get_up(const NottinghamBattle& b, State& s, Play& play, Hand& hand, const Choice& c) {
  raise(b, s, play, hand, hand.by, armour_weight(b, s, hand.by), {"NOT-072", "getting up", hand.by, hand.by}, c.facing);
}

Verdict may_help_up(const NottinghamBattle& b, const State& s, const Hand& hand, const Choice& c) {
  const std::string& name = b[c.target].name;
  if (b.enemies(s, hand.by, c.target)) return Refusal{"an_enemy", name + " is an enemy.", "NOT-073"};
  if (s[c.target].pose != Pose::lying) return Refusal{"not_lying", name + " is not on the ground.", "NOT-073"};
  if (!in_contact(b, s, hand.by, c.target))
    return Refusal{"not_in_contact", b[hand.by].name + " does not touch " + name + ".", "NOT-073"};
  return {};
}

void help_up(const NottinghamBattle& b, State& s, Play& play, Hand& hand, const Choice& c) {
  raise(b, s, play, hand, c.target, armour_weight(b, s, c.target) - 1, {"NOT-073", "helping up", hand.by, c.target},
        c.facing);
}

}  // namespace fyrd::nottingham
