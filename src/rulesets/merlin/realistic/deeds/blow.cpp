// Who may strike whom, and who is outnumbered (MER-R-020 … MER-R-024, MER-R-A09, A31, A32, A35, MER-X04).
#include "rulesets/merlin/realistic/deeds/blow.h"

#include "core/dice/distribution.h"
#include "core/events/narrate.h"
#include "core/figures/area.h"
#include "core/play/cure.h"
#include "rulesets/merlin/realistic/deeds/chart.h"
#include "rulesets/merlin/realistic/deeds/gate.h"
#include "rulesets/merlin/realistic/deeds/ladder.h"
#include "rulesets/merlin/realistic/deeds/melee.h"
#include "rulesets/merlin/realistic/deeds/reach.h"
#include "rulesets/merlin/realistic/table/works.h"

namespace fyrd::merlin::realistic {

namespace {

constexpr Reason out_of_reach{"out_of_reach", "{at} is {length} from {by}, out of his reach or behind others.",
                              "MER-R-020"};

constexpr Reason nearer{"nearer_enemy", "{at} is nearer to {by}.", "MER-R-022"};

constexpr Reason driven_back{"driven_back", "{by} was driven back, and does not strike this turn.", "MER-R-A32",
                             cure::next_turn};

constexpr Reason longer{"longer_weapon", "{by} was driven back, and the weapon of {at} is longer.", "MER-R-A32"};

const char* band_name(int band) {
  static constexpr const char* names[] = {"pikes", "spears, pole-arms and lances", "two-handed weapons",
                                          "one-handed weapons", "daggers and fists"};
  return names[band];
}

WhyNot cannot_push(Here here, Side side, int work) {
  static constexpr Reason too_late{"too_late", "Ladders are pushed before the first blow.", "MER-R-030"};
  return here.s.band == 0 ? pushing(here, side, work).no : WhyNot{&too_late};
}

}  // namespace

WhyNot cannot_attack(Here here, FigureId id) {
  static constexpr Reason routs{"routs", "{by} runs and does not fight.", "MER-R-040", cure::takes_heart};
  static constexpr Reason no_horse{"no_horse", "{by} has lost his horse, and does not strike this turn.", "MER-R-A15",
                                   cure::next_turn};
  static constexpr Reason busy{"busy", "{by} has something else to do this turn.", "MER-R-005", cure::nothing_else};
  static constexpr Reason attacked_already{"attacked_already", "{by} has made his attack this turn.", "MER-R-A31",
                                           cure::next_turn};
  const Man& man = here.man(id);
  if (here.s.routs(id)) return {&routs, id};
  if (man.halt == Halt::lost_horse) return {&no_horse, id};
  if (man.halt == Halt::driven_back && here.b.numbers.rulings.back_from_all) return {&driven_back, id};
  if (man.busy) return {&busy, id};
  // MER-R-A31 one blow a figure and turn
  if (man.struck || man.blow != Man::Blow::none) return {&attacked_already, id};
  if (man.shot && here.b.numbers.rulings.shot_or_blow) return {&attacked_already, id};  // MER-R-A31
  return {};
}

WhyNot cannot_strike(Here here, FigureId attacker, FigureId target) {
  static constexpr Reason not_now{"not_now", "{by} has no such weapon against {at}; now it is {thing}.", "MER-R-021"};
  if (!in_reach(here, attacker, target, here.b.kit(attacker).longest)) return {&out_of_reach, attacker, target};
  if (!stroke(here, attacker, target, here.s.band))
    return {.reason = &not_now, .by = attacker, .at = target, .thing = band_name(here.s.band)};
  if (!can_strike(here, attacker, target, here.s.band)) return {&out_of_reach, attacker, target};
  if (held_off(here, attacker, target)) return {&longer, attacker, target};  // MER-R-032
  const FigureId near = nearer_enemy(here, attacker, target);                // MER-R-022
  return near.none() ? WhyNot{} : WhyNot{&nearer, attacker, near};
}

bool any_blow(Here here) {
  const auto& [b, s] = here;
  for (int i = 0; s.band == 0 && i < s.work_count; ++i) {
    if (!cannot_push(here, s.active, i)) return true;
  }
  const FigureSet foes = in_play(s, other(s.active));
  for (FigureId id : in_play(s, s.active)) {
    if (cannot_attack(here, id)) continue;
    for (FigureId e : foes) {
      if (!cannot_strike(here, id, e)) return true;
    }
    if (batters(here, id) >= 0) return true;
  }
  return false;
}

std::string BlowOrder::prompt() const {
  return b_.parties[who.index].name + ": name a blow (now " + band_name(s_.band) + "), or be done with these weapons.";
}

Verdict BlowOrder::check(const Choice& c) const {
  static constexpr Reason no_gate{"no_gate", "{by} has no gate in reach of such a weapon, or an enemy.", "MER-X04"};
  if (c.verb == done) return {};
  if (c.verb == push) return verdict(b_, cannot_push(here_, who, c.number));
  if (const Verdict no = not_yours(here_, who, c.figure)) return no;
  if (const WhyNot no = cannot_attack(here_, c.figure)) return verdict(b_, no);
  if (c.verb == batter) return verdict(b_, batters(here_, c.figure) >= 0 ? WhyNot{} : WhyNot{&no_gate, c.figure});
  if (const Verdict no = not_an_enemy(here_, who, c.target, "MER-R-020")) return no;
  WhyNot no = cannot_strike(here_, c.figure, c.target);
  if (no.is(out_of_reach)) no.length = nearest(here_.base(c.figure), here_.base(c.target)).gap;
  return verdict(b_, no);
}

void BlowOrder::list(Options& options) const {
  options.add({}, [] { return "Done with these weapons"; });
  for (int i = 0; i < s_.work_count; ++i)
    options.offer(*this, {.verb = push, .number = static_cast<std::int16_t>(i)},
                  [&] { return "Push over " + piece_of(b_, s_.works[i]).name; });
  for (FigureId id : in_play(s_, who)) {
    if (cannot_attack(here_, id)) continue;
    for (FigureId e : enemies(here_, id)) {
      if (!cannot_strike(here_, id, e))
        options.add({.verb = strike, .figure = id, .target = e},
                    [&] { return b_[id].name + " strikes at " + b_[e].name; });
    }
    if (batters(here_, id) >= 0)
      options.add({.verb = batter, .figure = id}, [&] { return b_[id].name + " strikes at the gate"; });
  }
}

namespace {

// MER-R-023, MER-R-026 that a whole total and two dice on the chart come to that.
Fraction chance_of(const Numbers& n, Effect effect, const Explanation& why, int thrown) {
  const Distribution total = Distribution::sum(dice(thrown, 6)), chart = Distribution::sum(dice(2, 6));
  const int less = why.tallies[0].total(), defence = why.tallies[1].total(), added = why.tallies[2].total();
  Fraction sum;
  for (const auto& [value, chance] : total.outcomes())
    sum +=
        chance * chart.chance([&](int rolled) { return look_up(n, value + less - defence, rolled + added) == effect; });
  return sum;
}

}  // namespace

Explanation BlowOrder::explain(const Choice& c) const {
  Explanation why;
  if (c.verb == done) why.summary = "Nobody else strikes with these weapons this turn.";
  if (c.verb == push) return explain_push(c.number);
  if (c.verb == batter) {
    const auto blow = stroke(here_, c.figure, c.figure, s_.band);
    if (!blow) return why;
    why.tallies = {total_tally(c.figure, *blow), gate_tally(b_.numbers), chart_tally(here_, c.figure, nobody)};
    why.summary = dice(blow->dice, 6).text() + " against the gate's " + std::to_string(why.tallies[1].total()) +
                  ", then two dice on the chart; only DE counts.";
    why.chance = chance_of(b_.numbers, Effect::out, why, blow->dice), why.comes = "strikes hard";
    if (const int gate = batters(here_, c.figure); gate >= 0)
      why.witnesses = {thing_witness(here_, c.figure, shape_of(b_, s_.works[gate]), "MER-X04")};
  }
  if (c.verb != strike) return why;
  const auto how = stroke(here_, c.figure, c.target, s_.band);
  if (!how) return why;
  why.tallies = {total_tally(c.figure, *how), defence_tally(here_, c.target, c.figure),
                 chart_tally(here_, c.figure, c.target)};
  const Nearest way = nearest(here_.base(c.figure), here_.base(c.target));
  why.witnesses.push_back({"reach", "MER-R-020",
                           measure_text(way.gap, b_.unit) + " of " + measure_text(how->reach, b_.unit), way.on_a,
                           way.on_b, how->reach - way.gap});
  why.witnesses.push_back(area_witness(here_, c.target, c.figure, "MER-R-A36"));
  why.summary = dice(how->dice, 6).text() + " against a defence of " + std::to_string(why.tallies[1].total()) +
                ", then two dice on the chart.";
  why.chance = chance_of(b_.numbers, Effect::out, why, how->dice), why.comes = "fells him";
  return why;
}

Explanation BlowOrder::explain_push(int work) const {
  Explanation why;
  const Pushing p = pushing(here_, who, work);
  if (p.no) return why;
  int falls = 0;
  for (int one = 1; one <= 6; ++one) {
    for (int two = 1; two <= 6; ++two) falls += look_up(b_.numbers, p.spread, one + two) != Effect::none;
  }
  why.chance = Fraction(falls, 36), why.comes = "goes over";  // MER-R-030
  why.witnesses = {thing_witness(here_, p.pushers.first(), shape_of(b_, s_.works[work]), "MER-R-030")};
  why.summary = std::to_string(p.pushers.size()) + " push, " + std::to_string(p.hands) +
                " have put it up: it goes over with " + why.chance->text() + ".";
  return why;
}

FigureSet crowd(Here here, FigureId id) {
  FigureSet all;
  for (FigureId e : enemies(here, id) - here.s.routed) {  // MER-R-A35 he and they can strike each other
    if (all.size() < Choice::max_figures && can_strike(here, id, e, here.s.band) && can_strike(here, e, id) &&
        !held_off(here, id, e))
      all.add(e);
  }
  return all;
}

bool outnumbered(Here here, FigureId id, FigureSet crowd) {
  int beside = 1;  // himself, and the friends who can strike at any of them
  const auto in_the_fight = [&](FigureId f) {
    for (FigureId e : crowd) {
      if (can_strike(here, f, e)) return true;
    }
    return false;
  };
  for (FigureId f : in_play(here.s, here[id].side) - here.s.routed) beside += f != id && in_the_fight(f);
  return crowd.size() > beside;  // MER-R-024, MER-R-A35
}

int part(int total, int n, int k) { return total / n + (k < total % n ? 1 : 0); }  // MER-R-A09

std::string DivideOrder::prompt() const {
  return b_[about].name + " is outnumbered and has thrown " + std::to_string(s_.man(about).total) +
         ": all of it at one, or divided among several, the larger parts first?";
}

Verdict DivideOrder::check(const Choice& c) const {
  static constexpr Reason too_few{"too_few", "A total is divided among two or more.", "MER-R-024"};
  static constexpr Reason not_around{"not_around", "{by} and {at} cannot strike each other now.", "MER-R-A35"};
  if (c.verb == whole) return {};
  if (c.count < 2) return verdict(b_, {&too_few});
  FigureSet chosen;
  for (FigureId id : c.all_figures()) {
    if (!crowd.has(id)) return verdict(b_, {&not_around, id, about});
    chosen.add(id);
  }
  const FigureId skipped = passed_over(chosen);
  return verdict(b_, skipped.none() ? WhyNot{} : WhyNot{&nearer, about, skipped});
}

// MER-R-022 somebody nearer than one of those who get a share, without one himself.
FigureId DivideOrder::passed_over(FigureSet chosen) const {
  Length furthest;
  for (FigureId id : chosen) furthest = max(furthest, gap(here_, about, id));
  for (FigureId id : crowd - chosen) {
    if (gap(here_, about, id) < furthest) return id;
  }
  return nobody;
}

void DivideOrder::list(Options& options) const {
  options.add({},
              [&] { return "All " + std::to_string(s_.man(about).total) + " at " + b_[s_.man(about).foes[0]].name; });
  // Every part of the crowd, as its bits count up.
  for (FigureSet some; !(some = {(some.bits - crowd.bits) & crowd.bits}).empty();) {
    if (some.size() < 2 || !passed_over(some).none()) continue;
    Choice c{.verb = divide};
    for (FigureId id : some) c.add(id);
    options.add(c, [&] { return "Divided among " + names(b_, c.all_figures()); });
  }
}

}  // namespace fyrd::merlin::realistic
