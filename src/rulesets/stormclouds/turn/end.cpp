// The End phase (STO-022, STO-041, STO-042, STO-A06 … STO-A08, STO-A29, STO-A41, STO-A48, STO-X14, STO-X16).
#include "rulesets/stormclouds/turn/end.h"

#include "rulesets/stormclouds/people/stats.h"
#include "rulesets/stormclouds/plots/judge.h"
#include "rulesets/stormclouds/table/place.h"
#include "rulesets/stormclouds/turn/deploy.h"
#include "rulesets/stormclouds/turn/trauma.h"

namespace fyrd::stormclouds {

std::string TestOrder::prompt() const { return b_.parties[who.index].name + ": who takes his Trauma Test?"; }

void TestOrder::list(Options& options) const {
  for (FigureId id : to_test(s_, who)) {
    const DigChoices ways = dig_choices(s_, {}, b_.has(id, Ability::stubborn) && !s_.man(id).stubborn_used);
    for (int i = 0; i < ways.count; ++i)
      options.add({.figure = id, .number = ways.all[i]},
                  [&] { return here_.name(id) + " tests" + dig_text(ways.all[i], ", stubborn as he is"); });
  }
}

Explanation TestOrder::explain(const Choice& c) const {
  Explanation why;
  if (!to_test(s_, who).has(c.figure)) return why;
  const int die = stats(here_, c.figure).will, counters = s_.man(c.figure).trauma;
  why.chance = success_chance(die, with({}, c.number), counters);
  why.comes = "passes";
  why.summary = "A d" + std::to_string(die) + " against " + std::to_string(counters) + ": " + why.chance->text() + ".";
  return why;
}

Refusal TestOrder::refusal(const Choice& c) const {
  if (!to_test(s_, who).has(c.figure))
    return {"no_test", here_.name(c.figure) + " has no Trauma Test to take now.", "STO-041"};
  if (const WhyNot no = cannot_dig({}, c.number)) return in_words(b_, no);
  return {"no_such_dig", "That is no way to roll here.", "STO-A19"};
}

FigureSet to_test(const State& s, Side side) {
  return those(in_play(s, side), [&](FigureId id) { return !s.man(id).turn.tested && s.man(id).trauma > 0; });
}

void end_of_turn(Now now) {
  const auto& [b, s, play] = now;
  s.active = no_side;
  bool faded = false;
  for (FigureId id : everyone(s)) {  // STO-022 spells end
    Turn& turn = s.man(id).turn;
    faded = faded || turn.warded || turn.veiled || turn.rooted || turn.swift;
    turn.warded = turn.veiled = turn.rooted = turn.swift = false;
  }
  if (faded) play.tell("faded", "STO-022", "The spells of this Turn fade.");
  judge(now);                             // STO-A06 victory before the tests
  if (!s.over()) s.phase = Phase::tests;  // STO-A07 still in this Turn
}

namespace {

void leave(Now now, FigureId id, bool steady) {
  const auto& [b, s, play] = now;
  s[id].pose = Pose::out;
  play.tell("fell", "STO-042",
            steady ? "{by} has given all, and is out of action." : "{by} breaks down, and is out of action.",
            {.by = id});
  if (steady) return;
  const int drawn = roll(now, id, static_cast<int>(b.cards.issues.size()), {}, {"STO-042", "Major Issue", id});
  s.man(id).issue = static_cast<Issue>(drawn);  // STO-X16
  play.tell("troubled", "STO-X16", "{by} will have it for the rest of the campaign: {thing}.",
            {.by = id, .number = drawn, .thing = b.cards.issue(static_cast<Issue>(drawn)).name.c_str()});
}

}  // namespace

void trauma_test(Now now, FigureId id, int digs) {
  const auto& [b, s, play] = now;
  Man& man = s.man(id);
  man.turn.tested = true;
  bool passed = true;
  const int target = man.trauma;
  if (target > 0 || !b.rulings.unhurt_pass) {  // STO-A08
    owe(s, id, cost(b, id, digs));
    if (digs & dig_own) man.stubborn_used = true;
    const int rolled =
        roll(now, id, stats(now, id).will, with({}, digs), {"STO-041", "Trauma Test", id}, above(target));
    passed = succeeds(rolled, target);
    play.tell(
        passed ? "steady" : "shaken", "STO-041",
        passed ? "{by} keeps his nerve: {number} against {other}." : "{by} loses his nerve: {number} against {other}.",
        {.by = id, .number = rolled, .other = target});
  }
  if (man.last_ditch) return leave(now, id, passed);  // STO-042
  if (passed && man.trauma > 0) {
    const RollOrder order(now, id, nobody, Cause::recovery, b.numbers.recovery, 0, {}, false);
    const int off = recover(s, id, roll(now, order, {"STO-041", "recovery", id}).rolled);
    return play.tell("recovered", "STO-041", "{by} has {number} Trauma less.", {.by = id, .number = off});
  }
  if (passed) return;
  man.trauma = 0;
  man.last_ditch = true;
  play.tell("last_ditch", "STO-041", "{by} has one Turn left: his Last Ditch.", {.by = id});
}

namespace {

void next_turn(Now now) {
  const auto& [b, s, play] = now;
  judge_survivors(now);  // STO-A25
  if (s.over()) return;
  ++s.turn;
  for (FigureId id : everyone(s)) s.man(id).turn = {};
  s.twist.over = s.twist.might = s.twist.dexterity = s.twist.spells = s.twist.speed = false;  // STO-A41
  int kept = 0;
  for (int i = 0; i < s.patch_count; ++i) {  // STO-X15 smoke is gone, caltrops stay
    if (!s.patches[i].smoke) s.patches[kept++] = s.patches[i];
  }
  for (int i = kept; i < s.patch_count; ++i) s.patches[i] = {};
  s.patch_count = static_cast<std::uint8_t>(kept);
  begin_turn(b, s);
  play.tell("turn_began", "STO-020", "Turn {number}.", {.number = s.turn});
}

}  // namespace

void tests(Now now) {
  const auto& [b, s, play] = now;
  for (FigureId id : heroes(now)) {  // who has no counters has nothing to decide
    if (s.man(id).trauma == 0 && !s.man(id).turn.tested) return trauma_test(now, id, 0);
  }
  for (std::uint8_t i = 0; i < b.villains.index; ++i) {
    if (to_test(s, Side{i}).empty()) continue;
    const Choice c = play.ask(TestOrder(now, Side{i}));  // STO-A48
    return trauma_test(now, c.figure, c.number);
  }
  next_turn(now);
}

}  // namespace fyrd::stormclouds
