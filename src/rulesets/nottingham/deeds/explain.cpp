// What an action needs and what would come of it, for what is refused as well (NOT-005).
#include <algorithm>

#include "core/figures/area.h"
#include "rulesets/nottingham/deeds/action.h"
#include "rulesets/nottingham/deeds/blow.h"
#include "rulesets/nottingham/deeds/deed.h"
#include "rulesets/nottingham/deeds/door.h"
#include "rulesets/nottingham/deeds/doubt.h"
#include "rulesets/nottingham/deeds/hurl.h"
#include "rulesets/nottingham/deeds/machine.h"
#include "rulesets/nottingham/deeds/opportunity.h"
#include "rulesets/nottingham/deeds/pine.h"
#include "rulesets/nottingham/deeds/shoot.h"
#include "rulesets/nottingham/deeds/skill.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/turn/chance.h"
#include "rulesets/nottingham/turn/dice.h"
#include "rulesets/nottingham/turn/rolls.h"
#include "rulesets/nottingham/ways/climb.h"
#include "rulesets/nottingham/ways/jump.h"

namespace fyrd::nottingham {

namespace {

std::string must_reach(int target) {
  return "The best die and the sum must be " + std::to_string(target) + " or more.";
}

void tell_chance(int dice, int target, const char* comes, Explanation& why) {
  if (why.tallies.empty() || dice == 0) return;
  why.chance = chance_to_pass(dice, why.tallies[0].total(), target), why.comes = comes;
}

// The sum of every stance, and how often a throw passes whatever a die may say of them first (NOT-A60).
template <class SumOf>
void tell_sums(const std::vector<Stance>& stances, SumOf&& sum_of, int dice, int target, const char* comes,
               Explanation& why) {
  why.tallies = each_sum(stances, sum_of);
  if (dice == 0) return;
  Fraction chance;
  for (const Stance& stance : stances) chance += stance.chance * chance_to_pass(dice, sum_of(stance).total(), target);
  why.chance = chance, why.comes = comes;
}

Witness in_area(Here here, FigureId of, FigureId who, const char* rule) {
  return area_witness(here, of, who, rule, area(here.s, of, who));  // NOT-A60
}

void explain_shot(Here here, FigureId id, int dice, FigureId target, Explanation& why) {
  const auto& [b, s] = here;
  why.summary = must_beat(b.numbers.target);
  if (!bow_of(here, id).none()) {
    tell_sums(
        stances(here, id, target, holds_shield(here, target), covers_himself),
        [&](const Stance& stance) { return shot_tally(here, id, target, stance); }, dice, b.numbers.target, "hits",
        why);
    why.tallies.push_back(shot_wound_tally(here, id, target));
  }
  const Nearest far = nearest(base_of(here, id), base_of(here, target));
  const Length up = s[target].elevation - s[id].elevation, counts = far.gap + up;  // NOT-A13
  const Length band = b.numbers.range_step * (range_steps(here, id, target, b.numbers.range_step) + 1);
  const std::string with_height = up.units == 0  ? ""
                                  : up.units > 0 ? " and " + measure_text(up, b.unit) + " up"
                                                 : " less " + measure_text(-up, b.unit) + " down";
  why.witnesses.push_back(
      {"range", "NOT-064",
       measure_text(far.gap, b.unit) + with_height + ", and the next step begins at " + measure_text(band, b.unit),
       far.on_a, far.on_b, band - counts});
  why.witnesses.push_back(in_area(here, id, target, "NOT-032"));
  why.witnesses.push_back(in_area(here, target, id, "NOT-115"));
  add_doubts(here, id, target, holds_shield(here, target), covers_himself, why);
}

void explain_blow(Here here, const Hand& hand, FigureId target, Act act, Explanation& why) {
  const auto& [b, s] = here;
  const int cleaves = act == Act::cleave ? 1 : 0;
  const Blow blow = act == Act::disarm        ? Blow::disarm
                    : act == Act::cleave      ? Blow::cleave
                    : act == Act::two_weapons ? Blow::first
                                              : Blow::attack;
  const Arm arm = usual_arm(here, hand, target, blow);
  tell_sums(
      stances(here, hand.by, target, true, shields_himself),
      [&](const Stance& stance) { return attack_tally(here, hand, target, arm, blow, cleaves, stance); }, hand.dice,
      target_of(b.numbers, blow), "hits unless blocked", why);
  if (act != Act::disarm) why.tallies.push_back(wound_tally(here, hand, target, arm));
  const Length far = gap(here, hand.by, target);
  why.witnesses.push_back({"distance", "NOT-066", measure_text(far, b.unit), s[hand.by].at, s[target].at,
                           reach_of(here, hand.by, arm) - far});
  why.summary = must_beat(target_of(b.numbers, blow), ", unless it is blocked");
  why.witnesses.push_back(in_area(here, target, hand.by, "NOT-068"));
  add_doubts(here, hand.by, target, true, shields_himself, why);
}

// NOT-069, NOT-A83 that one of two blows hits whom the first one strikes, which has one die unless he says more. Where
// the first one misses, nothing has changed for the second.
void tell_chance_of_two(Here here, const Hand& hand, FigureId target, Explanation& why) {
  const bool doubtful = std::ranges::any_of(why.witnesses, [](const Witness& w) { return w.what == "doubt"; });
  why.chance.reset();
  if (hand.dice < 2 || doubtful) return;  // NOT-069 a die for each; NOT-A60 the same area decides both
  Hand first = hand, second = hand;
  first.dice = 1, second.dice = hand.dice - first.dice;
  const int goal = target_of(here.b.numbers, Blow::first);
  tell_chance(first.dice, goal,
              second.dice == 1 ? "hits at least once unless blocked"
                               : "hits at least once unless blocked, the first blow with one die",
              why);
  const Arm other = other_arm(usual_arm(here, first, target, Blow::first));
  if (!why.chance || cannot_strike(here, second, target, other, Blow::second)) return;
  const int sum = attack_tallies(here, second, target, other, Blow::second)[0].total();
  const Fraction misses = (Fraction(1) - *why.chance) * (Fraction(1) - chance_to_pass(second.dice, sum, goal));
  why.chance = Fraction(1) - misses;
}

void explain_thrust(Here here, const Hand& hand, FigureId target, Explanation& why) {
  tell_sums(
      stances(here, hand.by, target, true, nullptr),
      [&](const Stance& stance) { return thrust_tally(here.b.numbers, thrust_facts(here, hand, target, stance)); },
      hand.dice, here.b.numbers.target, "hits unless blocked", why);
  why.tallies.push_back(test_tally(here, target, Characteristic::melee, "block"));
  why.witnesses.push_back(in_area(here, target, hand.by, "NOT-143"));
  add_doubts(here, hand.by, target, true, nullptr, why);
  why.summary = must_beat(here.b.numbers.target, ", unless it is blocked");
}

void explain_provocation(const NottinghamBattle& b, FigureId target, Explanation& why) {
  const int initiative = b.warrior(target).profile.initiative;
  why.tallies = {Tally(target, "needed", Tally::Is::number).add("NOT-137", "his Initiative", initiative)};
  why.summary = "The best die must be more than " + std::to_string(initiative) + ".";
}

// Tests of things that are counted by numbers, which only a legal choice is sure to name.
void explain_work(Here here, const Hand& hand, const Choice& c, Act deed, Explanation& why) {
  const auto& [b, s] = here;
  const int number = c.number;
  switch (deed) {
    case Act::smash:
      why.tallies = {smash_tally(here, hand.by, b.doors[number].leaf.shape, b.doors[number].smash)};
      break;
    case Act::hurl:
      tell_sums(
          stances(here, hand.by, c.target, holds_shield(here, c.target), covers_himself),
          [&](const Stance& stance) { return hurl_tally(here, hand.by, c.target, stance); }, hand.dice,
          b.numbers.target, "hits", why);
      why.tallies.push_back(hurl_wound_tally(here, hand.by, c.target));
      add_doubts(here, hand.by, c.target, holds_shield(here, c.target), covers_himself, why);
      break;
    case Act::chop: why.tallies = {chop_tally(here, hand, c.number)}; break;
    case Act::bolt: why.tallies = {bolt_tally(here, hand.by, s.machines[number], c.target)}; break;
    case Act::lob: why.tallies = {stone_tally(here, hand.by, s.machines[number], c.path.end())}; break;
    default: return;
  }
  if (deed == Act::bolt || deed == Act::lob || deed == Act::hurl) {
    why.summary = must_beat(b.numbers.target);
    if (deed != Act::hurl) tell_chance(hand.dice, b.numbers.target, "hits", why);
  }
  if (deed == Act::smash) why.summary = must_reach(b.numbers.smash_target);
}

void explain_climb(Here here, FigureId id, Point to, Explanation& why) {
  const Climb way = climb_to(here, id, to);
  if (!way) return;
  why.length = way.needs();
  why.summary = here.name(id) + " climbs " + measure_text(way.rise, here.b.unit) + (way.up ? " up" : " down");
  if (way.step.units > 0) why.summary += " and steps " + measure_text(way.step, here.b.unit);
  why.summary += ", difficulty " + std::to_string(way.difficulty) + ".";
  add_strikers(here, id, ascent(here, id, way, way.needs()).spots(), why);  // NOT-080
}

void explain_jump(Here here, FigureId id, Point to, Explanation& why) {
  const Jump way = jump_to(here, id, to, longest);
  why.length = way.length;
  why.summary = here.name(id) + " jumps " + measure_text(way.length, here.b.unit);
  if (way.drop.units > 0) {
    why.summary += " and falls " + measure_text(way.drop, here.b.unit);
    why.threats.push_back({nobody, here.name(id) + " falls here", "NOT-086", to});
  }
  why.summary += ".";
  if (way) add_strikers(here, id, leap(here, id, to, way).spots(), why);  // NOT-080
}

// NOT-154 through a window or a roof.
void explain_passage(Here here, FigureId id, Spot to, Explanation& why) {
  why.length = distance(here[id].at, to.at);
  add_strikers(here, id, to, why);  // NOT-A81
}

// What the number of a legal choice stands for, where it is a thing on the table.
std::optional<Shape> thing_of(Here here, Tries tries, int number) {
  const auto& [b, s] = here;
  switch (tries) {
    case Tries::things: return base_of(b, s.things[number]);
    case Tries::doors: return b.doors[number].leaf.shape;
    case Tries::pines: return pine_piece(b, number).solid.shape;
    case Tries::machines: return base_of(b, s.machines[number]);
    default: return {};
  }
}

}  // namespace

Explanation ActionOrder::explain(const Choice& c) const {
  Explanation why;
  const FigureId id = hand.by;
  const Act deed = static_cast<Act>(c.verb);
  switch (deed) {
    case Act::shoot: explain_shot(here_, id, hand.dice, c.target, why); break;
    case Act::quickshot:  // NOT-138 with one die of aiming, unless he says more
      explain_shot({b_, aimed(here_, id, c.target, 1)}, id, hand.dice - 1, c.target, why);
      break;
    case Act::two_weapons:
      explain_blow(here_, hand, c.target, deed, why);
      tell_chance_of_two(here_, hand, c.target, why);
      break;
    case Act::attack:
    case Act::cleave:
    case Act::disarm: explain_blow(here_, hand, c.target, deed, why); break;
    case Act::thrust: explain_thrust(here_, hand, c.target, why); break;
    case Act::provoke:
      explain_provocation(b_, c.target, why);
      why.comes = "succeeds";
      why.chance = why.tallies[0].total() < 6 ? worth_at_least(hand.dice, why.tallies[0].total() + 1) : Fraction(0);
      break;
    case Act::rally:
      why.tallies = {rally_tally(here_, hand)};
      why.summary = must_beat(b_.numbers.rally_target);
      tell_chance(hand.dice, b_.numbers.rally_target, "rallies", why);
      break;
    case Act::spot:
      why.tallies = {test_tally(here_, id, Characteristic::initiative, "spotting")};
      why.summary = must_beat(b_.numbers.target);
      tell_chance(hand.dice, b_.numbers.target, "succeeds", why);
      break;
    case Act::climb: explain_climb(here_, id, c.path.end(), why); break;
    case Act::jump: explain_jump(here_, id, c.path.end(), why); break;
    case Act::window: explain_passage(here_, id, through_window(here_, id, c.number), why); break;
    case Act::thatch: explain_passage(here_, id, through_thatch(here_, id), why); break;
    default:
      if (!check(c)) explain_work(here_, hand, c, deed, why);
      break;
  }
  if (check(c)) return why;
  const Deed& what = deeds()[c.verb];
  if (why.summary.empty()) why.summary = labelled(here_, id, what, c) + ".";
  if (const auto thing = thing_of(here_, what.tries, c.number))
    why.witnesses.push_back(thing_witness(here_, id, *thing, what.rule));
  return why;
}

}  // namespace fyrd::nottingham
