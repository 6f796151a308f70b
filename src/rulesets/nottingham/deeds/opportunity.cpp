// Who may strike at him, one after the other, until he is stopped.
#include "rulesets/nottingham/deeds/opportunity.h"

#include "core/events/narrate.h"
#include "core/figures/area.h"
#include "core/play/cure.h"
#include "rulesets/nottingham/deeds/blow.h"
#include "rulesets/nottingham/deeds/doubt.h"
#include "rulesets/nottingham/deeds/melee.h"
#include "rulesets/nottingham/deeds/shoot.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/standing.h"
#include "rulesets/nottingham/turn/chance.h"
#include "rulesets/nottingham/turn/contest.h"
#include "rulesets/nottingham/turn/dice.h"
#include "rulesets/nottingham/ways/leaving.h"

namespace fyrd::nottingham {

bool blows_at(Now now, FigureId mover, FigureSet leaving) {
  const auto& [b, s, play] = now;
  const Spot here{s[mover].at, s[mover].elevation};
  const Pose was = s[mover].pose;
  for (const Side side : nomination_order(s)) {
    for (;;) {
      FigureSet able;
      for (FigureId id : leaving) {
        if (s[id].side == side && may_strike_opportunely(now, id, mover, s.band(side).free)) able.add(id);
      }
      if (able.empty()) break;
      const Choice choice = play.ask(OpportunityOrder(now, side, mover, able));
      if (choice.verb == OpportunityOrder::let_go) break;
      leaving.drop(choice.figure);
      strike_opportunely(now, choice.figure, mover, take(s, side, choice.number));
      if (s[mover].pose != was || s[mover].at != here.at || s[mover].elevation != here.height || s.over())
        return false;  // NOT-A21
    }
  }
  return true;
}

namespace {

// On the way: looking where he goes, and hanging on where nothing else bears him (NOT-A81, A95).
void put(const NottinghamBattle& b, State& s, FigureId id, const Spot& spot, Vec ahead, int face) {
  Figure& f = s[id];
  f.at = spot.at, f.elevation = spot.height;
  if (!ahead.zero()) f.facing = bearing(ahead);
  const bool borne = surface({b, s}, f.at, f.elevation) >= f.elevation - b.numbers.waist;
  s.man(id).face = static_cast<std::int16_t>(borne ? -1 : face);
}

Vec ahead_on(std::span<const Spot> way) { return way.back().at - way.front().at; }

}  // namespace

bool leave_areas(Now now, FigureId mover, std::span<const Spot> way, int face) {
  const auto& [b, s, play] = now;
  const Departures left = departures(now, mover, way);
  for (int i = 0; i < left.count;) {
    const Spot at = left.all[i].at;
    FigureSet leaving;  // NOT-A80 all at one point
    for (; i < left.count && left.all[i].at.at == at.at && left.all[i].at.height == at.height; ++i)
      leaving.add(left.all[i].who);
    s.man(mover).moved = s.man(mover).moved_now = true;  // NOT-A11 struck in mid-move, he has moved
    put(b, s, mover, at, ahead_on(way), face);
    if (!blows_at(now, mover, leaving)) return false;
  }
  return true;
}

bool leave_areas(Now now, FigureId mover, Spot elsewhere) {
  return blows_at(now, mover, left_behind(now, mover, elsewhere));
}

// NOT-080 who could strike at somebody at the moment he leaves.
void add_striker(Here here, FigureId striker, FigureId mover, Explanation& why) {
  if (may_strike_opportunely(here, striker, mover, here.s.band_of(striker).free))
    why.threats.push_back({striker, here.name(striker) + " may strike at " + here.name(mover) + " as he leaves",
                           "NOT-080", here[mover].at});
}

void add_strikers(Here here, FigureId mover, std::span<const Spot> way, Explanation& why) {
  const auto left = departures(here, mover, way);
  for (const Departure& one : left.each()) {
    State there = here.s;
    put(here.b, there, mover, one.at, ahead_on(way), -1);
    add_striker({here.b, there}, one.who, mover, why);
  }
}

void add_strikers(Here here, FigureId mover, Spot elsewhere, Explanation& why) {
  for (FigureId id : left_behind(here, mover, elsewhere)) add_striker(here, id, mover, why);
}

std::string OpportunityOrder::prompt() const {
  std::vector<FigureId> able;
  for (FigureId id : strikers) able.push_back(id);
  return b_[about].name + " leaves the reach of " + names(b_, able) + ": strike, or let him go. " +
         std::to_string(s_.band(who).free) + " free dice.";
}

Verdict OpportunityOrder::check(const Choice& c) const {
  if (c.verb == let_go) return {};
  if (!strikers.has(c.figure)) return Refusal{"cannot_strike", b_[c.figure].name + " cannot strike now.", "NOT-080"};
  if (c.number < 1 || c.number > s_.band(who).free)
    return Refusal{"wrong_number_of_dice", "Between 1 and " + std::to_string(s_.band(who).free) + " dice.", "NOT-080"};
  if (!may_strike_opportunely(here_, c.figure, about, c.number))
    return Refusal{"few_dice", "What " + b_[c.figure].name + " holds needs more dice.", "NOT-107", cure::more_dice};
  return {};
}

void OpportunityOrder::list(Options& options) const {
  options.add({}, [] { return "Let him go"; });
  for (FigureId id : strikers) {
    for (int n = 1; n <= s_.band(who).free; ++n) {
      options.offer(*this, {.verb = strike, .figure = id, .number = static_cast<std::int16_t>(n)},
                    [&] { return b_[id].name + " strikes with " + std::to_string(n) + (n == 1 ? " die" : " dice"); });
    }
  }
}

Explanation OpportunityOrder::explain(const Choice& c) const {
  Explanation why;
  if (c.verb != strike) return why;
  const Hand hand{.by = c.figure, .dice = c.number, .opportune = true};
  why.tallies = attack_tallies(here_, hand, about, usual_arm(here_, hand, about, Blow::opportunity), Blow::opportunity);
  why.witnesses.push_back(area_witness(here_, about, c.figure, "NOT-068", area(s_, about, c.figure)));
  add_doubts(here_, c.figure, about, true, shields_himself, why);
  why.summary = must_beat(b_.numbers.target, ", unless he blocks");
  return why;
}

}  // namespace fyrd::nottingham
