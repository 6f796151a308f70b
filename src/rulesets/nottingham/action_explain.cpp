// What an action needs and what would come of it, for what is refused as well (NOT-005).
#include "rulesets/nottingham/course.h"
#include "rulesets/nottingham/deeds.h"
#include "rulesets/nottingham/melee.h"
#include "rulesets/nottingham/move.h"
#include "rulesets/nottingham/shoot.h"

namespace fyrd::nottingham {

namespace {

void explain_shot(const NottinghamBattle& b, const State& s, FigureId id, FigureId target, Explanation& why) {
  const Look view = look(b, s, id, target);
  why.summary = "The best die and the sum must be more than " + std::to_string(b.numbers.target) + ".";
  if (!bow_of(b, s, id).none()) why.tallies = {shot_tally(b, s, id, target), shot_wound_tally(b, s, id, target)};
  why.witnesses.push_back({"sight", "NOT-033", std::to_string(view.seen.hidden / 10) + " % hidden", s[id].at, view.seen.witness.at, {}});
}

void explain_blow(const NottinghamBattle& b, const State& s, const Hand& hand, FigureId target, Act act, Explanation& why) {
  const int less = act == Act::cleave ? -1 : 0;
  why.tallies = {attack_tally(b, s, hand, target, Arm::main, Blow::attack, less), wound_tally(b, s, hand, target, Arm::main)};
  const Length far = gap(b, s, hand.by, target);
  why.witnesses.push_back({"distance", "NOT-066", measure_text(far, b.unit), s[hand.by].at, s[target].at, reach_of(b, s, hand.by, Arm::main) - far});
  why.summary = "The best die and the sum must be more than " + std::to_string(act == Act::disarm ? b.numbers.disarm_target : b.numbers.target) +
                ", unless it is blocked.";
}

void explain_climb(const NottinghamBattle& b, const State& s, FigureId id, Point to, Explanation& why) {
  const Climb way = climb_to(b, s, id, to);
  if (!way) return;
  why.length = way.needs();
  why.summary = b[id].name + " climbs " + measure_text(way.rise, b.unit) + (way.up ? " up" : " down");
  if (way.step.units > 0) why.summary += " and steps " + measure_text(way.step, b.unit);
  why.summary += ", difficulty " + std::to_string(way.difficulty) + ".";
}

void explain_jump(const NottinghamBattle& b, const State& s, FigureId id, Point to, Explanation& why) {
  const Jump leap = jump_to(b, s, id, to, distance(s[id].at, to));
  why.length = distance(s[id].at, to);
  why.summary = b[id].name + " jumps " + measure_text(*why.length, b.unit);
  if (leap.drop.units > 0) why.summary += " and falls " + measure_text(leap.drop, b.unit);
  why.summary += ".";
}

}  // namespace

Explanation ActionOrder::explain(const Choice& c) const {
  Explanation why;
  const FigureId id = hand.by;
  const Act deed = static_cast<Act>(c.verb);
  switch (deed) {
    case Act::shoot:
    case Act::quickshot: explain_shot(b_, s_, id, c.target, why); break;
    case Act::attack:
    case Act::two_weapons:
    case Act::cleave:
    case Act::disarm: explain_blow(b_, s_, hand, c.target, deed, why); break;
    case Act::climb: explain_climb(b_, s_, id, c.path.end(), why); break;
    case Act::jump: explain_jump(b_, s_, id, c.path.end(), why); break;
    default: break;
  }
  if (deed == Act::jump || deed == Act::window || deed == Act::thatch) add_strikers(b_, s_, id, why);  // NOT-A81
  if (why.summary.empty() && !check(c)) why.summary = labelled(b_, s_, id, deeds()[c.verb], c) + ".";
  return why;
}

}  // namespace fyrd::nottingham
