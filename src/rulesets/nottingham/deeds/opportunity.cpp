// Who may strike at him, one after the other, until he is stopped.
#include "rulesets/nottingham/deeds/opportunity.h"

#include "core/events/narrate.h"
#include "core/figures/area.h"
#include "rulesets/nottingham/deeds/blow.h"
#include "rulesets/nottingham/deeds/melee.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/turn/contest.h"
#include "rulesets/nottingham/turn/dice.h"

namespace fyrd::nottingham {

bool blows_at(Now now, FigureId mover, std::uint64_t leaving) {
  const auto& [b, s, play] = now;
  const Point here = s[mover].at;
  const Pose was = s[mover].pose;
  for (const Side side : nomination_order(s)) {
    for (;;) {
      std::uint64_t able = 0;
      for (FigureId id : everyone(s)) {
        if ((leaving >> id.index & 1) && s[id].side == side &&
            may_strike_opportunely(now, id, mover, s.band(side).free))
          able |= std::uint64_t{1} << id.index;
      }
      if (able == 0) break;
      const Choice choice = play.ask(OpportunityOrder(now, side, mover, able));
      if (choice.verb == OpportunityOrder::let_go) break;
      leaving &= ~(std::uint64_t{1} << choice.figure.index);
      strike_opportunely(now, choice.figure, mover, take(s, side, choice.number));
      if (s[mover].pose != was || s[mover].at != here || s.over()) return false;  // NOT-A21
    }
  }
  return true;
}

bool leave_areas(Now now, FigureId mover) {
  const auto& [b, s, play] = now;
  std::uint64_t near = 0;
  for (FigureId id : everyone(s)) {
    if (b.enemies(s, id, mover) && s[id].in_play() && within(now, id, mover, b.numbers.reach))
      near |= std::uint64_t{1} << id.index;
  }
  return near == 0 || blows_at(now, mover, near);
}

// NOT-080 who could strike at somebody at the moment he leaves.
void add_striker(Here here, FigureId striker, FigureId mover, Explanation& why) {
  if (may_strike_opportunely(here, striker, mover, here.s.band_of(striker).free))
    why.threats.push_back({striker, here.name(striker) + " may strike at " + here.name(mover) + " as he leaves",
                           "NOT-080", here[mover].at});
}

void add_strikers(Here here, FigureId mover, Explanation& why) {
  const auto& [b, s] = here;
  for (FigureId id : everyone(s)) {
    if (b.enemies(s, id, mover) && s[id].in_play() && within(here, id, mover, b.numbers.reach))
      add_striker(here, id, mover, why);
  }
}

std::string OpportunityOrder::prompt() const {
  std::vector<FigureId> able;
  for (FigureId id : everyone(s_)) {
    if (strikers >> id.index & 1) able.push_back(id);
  }
  return b_[about].name + " leaves the reach of " + names(b_, able) + ": strike, or let him go. " +
         std::to_string(s_.band(who).free) + " free dice.";
}

Verdict OpportunityOrder::check(const Choice& c) const {
  if (c.verb == let_go) return {};
  if (!(strikers >> c.figure.index & 1))
    return Refusal{"cannot_strike", b_[c.figure].name + " cannot strike now.", "NOT-080"};
  if (c.number < 1 || c.number > s_.band(who).free)
    return Refusal{"wrong_number_of_dice", "Between 1 and " + std::to_string(s_.band(who).free) + " dice.", "NOT-080"};
  if (!may_strike_opportunely(here_, c.figure, about, c.number))
    return Refusal{"few_dice", "What " + b_[c.figure].name + " holds needs more dice.", "NOT-107"};
  return {};
}

void OpportunityOrder::list(Options& options) const {
  options.add({}, [] { return "Let him go"; });
  for (FigureId id : everyone(s_)) {
    if (!(strikers >> id.index & 1)) continue;
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
  why.tallies.push_back(attack_tally(here_, hand, about, Arm::main, Blow::opportunity));
  why.witnesses.push_back(area_witness(here_, about, c.figure, "NOT-068"));
  why.summary =
      "The best die and the sum must be more than " + std::to_string(b_.numbers.target) + ", unless he blocks.";
  return why;
}

}  // namespace fyrd::nottingham
