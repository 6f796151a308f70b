// Counters off oneself, or off a friend in contact (STO-037, STO-038, STO-A09, STO-X14).
#include "rulesets/stormclouds/deeds/calm.h"

#include "rulesets/stormclouds/deeds/roll.h"
#include "rulesets/stormclouds/table/place.h"
#include "rulesets/stormclouds/turn/trauma.h"

namespace fyrd::stormclouds {

WhyNot cannot_help(Here here, FigureId id, FigureId whom) {
  static constexpr Reason not_a_hero{"not_a_hero", "One helps another Hero.", "STO-038", "Another Hero would do."};
  if (whom == id || !here.b.hero(here.s, whom)) return {&not_a_hero};
  if (!touch(here, id, whom)) return {.reason = &no_contact, .by = id, .at = whom, .rule = "STO-038"};
  return {};
}

int rally_bonus(Here here, FigureId id) {
  const auto& [b, s] = here;
  for (FigureId other : heroes(here)) {
    if (other != id && b.has(other, Ability::leader) && gap(here, id, other) <= b.numbers.leader)
      return b.numbers.leader_bonus;
  }
  return 0;
}

void calm(Now now, FigureId id, const Choice& c) {
  const auto& [b, s, play] = now;
  const bool own = c.verb == ActionOrder::rally;
  const FigureId whom = own ? id : c.target;  // STO-A09
  const char* rule = own ? "STO-037" : "STO-038";
  owe(s, id, cost(b, id, digs(c)));
  const int rolled =
      roll(now, id, die_of(now, id, c), with(luck_of(now, id, c), digs(c)), {rule, own ? "rally" : "help", id, whom});
  const int off = recover(s, whom, rolled + (own ? rally_bonus(now, id) : 0));
  play.tell(own ? "rallied" : "helped", rule,
            own ? "{by} rallies: {number} Trauma less." : "{by} helps {at}: {number} Trauma less.",
            {.by = id, .at = own ? nobody : whom, .number = off, .other = rolled});
}

void explain_calm(Here here, FigureId id, const Choice& c, Explanation& why) {
  const int die = die_of(here, id, c), more = c.verb == ActionOrder::rally ? rally_bonus(here, id) : 0;
  const Tally luck = luck_tally(here, id, c);
  const Luck all = with(luck_in(luck), digs(c));
  why.tallies = {Tally(id, "die", Tally::Is::number).add("STO-006", "Will", die), luck};
  if (more > 0) why.tallies.push_back(Tally(id, "more").add("STO-X14", "leader", more));
  why.summary = std::string(all.net() > 0   ? "The higher of two d"
                            : all.net() < 0 ? "The lower of two d"
                                            : "A d") +
                std::to_string(die) + (more > 0 ? ", and " + std::to_string(more) : "") + ": so many Trauma less, " +
                (rolled(die, all).expectation() + Fraction(more)).text() + " on average.";
}

void list_calm(Here here, const ActionOrder& order, Options& options) {
  const Choice rally{.verb = ActionOrder::rally};
  if (!order.check(rally)) offer_digs(here, order, options, rally, false, [] { return std::string(" rallies"); });
  for (FigureId h : heroes(here)) {
    const Choice help{.verb = ActionOrder::help, .target = h};
    if (h != order.about && !order.check(help))
      offer_digs(here, order, options, help, false, [&] { return " helps " + here.name(h); });
  }
}

}  // namespace fyrd::stormclouds
