// One contest of activation, from naming to the winner's activation.
#include "rulesets/nottingham/turn/contest.h"

#include "core/events/agree.h"
#include "core/play/cure.h"
#include "rulesets/nottingham/turn/activation.h"
#include "rulesets/nottingham/turn/dice.h"
#include "rulesets/nottingham/turn/rolls.h"

namespace fyrd::nottingham {

Seats nomination_order(const State& s) {
  Seats seats;
  const int first = s.last.none() ? 0 : s.last.index;
  for (int i = 0; i < s.side_count; ++i) {
    const Side side{static_cast<std::uint8_t>((first + i) % s.side_count)};
    if (!s.band(side).routed) seats.sides[seats.count++] = side;
  }
  return seats;
}

Tally initiative_tally(Here here, FigureId id) {
  const auto& [b, s] = here;
  Tally tally = test_tally(here, id, Characteristic::initiative, "contest");
  for (std::uint8_t i = 0; i < s.side_count; ++i) {
    if (!s.bands[i].horn || b.groups[i] != b.groups[s[id].side.index]) continue;
    tally.add("NOT-118", "horn", b.numbers.horn);  // NOT-A57 once
    break;
  }
  return tally;
}

std::string NominateOrder::prompt() const {
  return b_.parties[who.index].name + ": name somebody to act, or pass for the rest of the turn. " +
         std::to_string(s_.band(who).free) + " free dice.";
}

Verdict NominateOrder::check(const Choice& c) const {
  if (c.verb != name) return {};
  if (s_[c.figure].side != who)
    return Refusal{"not_yours", b_[c.figure].name + " is not of your band.", "NOT-051", cure::own_man};
  if (!s_[c.figure].in_play())
    return Refusal{"out_of_action", b_[c.figure].name + " is out of action.", "NOT-091", cure::in_battle};
  return {};
}

void NominateOrder::list(Options& options) const {
  options.add({}, [] { return "Pass for the rest of the turn"; }, Weight::grave);
  // NOT-055, NOT-A72 as often as one likes, in whatever state
  for (FigureId id : in_play(s_, who)) options.add({.verb = name, .figure = id}, [&] { return b_[id].name; });
  options.add(
      {.verb = leave}, [] { return "Give up, and leave the field when the turn ends"; }, Weight::gives_up);  // NOT-058
}

Explanation NominateOrder::explain(const Choice& c) const {
  Explanation why;
  if (c.verb == name) why.tallies.push_back(initiative_tally(here_, c.figure));
  const std::string& band = b_.parties[who.index].name;
  why.summary = c.verb == name   ? b_[c.figure].name + " is named to act."
                : c.verb == pass ? does(band, "passes") + "."
                                 : does(band, "gives") + " up, and the battle is lost for it when the turn ends.";
  return why;
}

namespace {

// Somebody named, with his dice.
struct Nominee {
  FigureId id;
  int dice = 0;
  bool in = true;  // still in the running
};
struct Nominees {
  std::array<Nominee, max_sides> all{};
  int count = 0;
  int left() const {
    int n = 0;
    for (int i = 0; i < count; ++i) n += all[i].in;
    return n;
  }
};

bool can_name(const State& s, Side side) {
  const Band& band = s.band(side);
  if (band.passed || band.routed || band.free == 0) return false;
  return !in_play(s, side).empty();
}

Nominees naming(Now now) {
  const auto& [b, s, play] = now;
  Nominees named;
  for (const Side side : nomination_order(s)) {  // NOT-052
    if (!can_name(s, side)) continue;
    const Choice choice = play.ask(NominateOrder(now, side));
    if (choice.verb == NominateOrder::pass) {  // NOT-056
      s.band(side).passed = true;
      play.tell("passed", "NOT-056", "{side} {passes} for the rest of the turn.", {.side = side});
      continue;
    }
    if (choice.verb == NominateOrder::leave) {  // NOT-058 at the end of the turn
      s.band(side).passed = s.band(side).leaves = true;
      play.tell("gave_up", "NOT-058", "{side} {gives} up and will leave the field.", {.side = side});
      continue;
    }
    named.all[named.count++] = {choice.figure};
    play.tell("named", "NOT-051", "{side} {names} {by}.", {.by = choice.figure, .side = side});
  }
  return named;
}

// NOT-139 in the first turn scouts leave the others behind.
void scouts_first(Here here, Nominees& named) {
  const auto scout = [&](const Nominee& n) { return here.b.has(n.id, Skill::scout); };
  bool any = false;
  for (int i = 0; i < named.count; ++i) any |= scout(named.all[i]);
  if (here.s.turn != 1 || !any) return;
  for (int i = 0; i < named.count; ++i) {
    Nominee& n = named.all[i];
    n.in = scout(n);
  }
}

// Whom the last one throws against, when he says how many dice: those he knows of; nobody where he does not throw
// (NOT-139).
void tell_rivals(Here here, Nominees named, DiceOrder& order) {
  const int last = named.count - 1;
  scouts_first(here, named);
  for (int i = 0; i < last && named.all[last].in; ++i)
    if (named.all[i].in) order.meets(named.all[i].id, named.all[i].dice);
}

// One throw of everybody still in the running; those who did not throw highest drop out (NOT-053, NOT-190, NOT-A03).
void throw_for_it(Now now, Nominees& named) {
  std::array<int, max_sides> totals{};
  constexpr int failed = -1000;
  int highest = failed;
  for (int i = 0; i < named.count; ++i) {
    const Nominee& n = named.all[i];
    if (!n.in) continue;
    const Tally sum = initiative_tally(now, n.id);
    const Throw thrown = throw_dice(now.play, n.dice, {"NOT-051", "the contest", n.id});
    totals[i] = thrown.all_ones ? failed : thrown.value + sum.total();
    highest = std::max(highest, totals[i]);
    now.play.tell("contested", thrown.all_ones ? "NOT-A03" : "NOT-051",
                  thrown.all_ones ? "{by} throws nothing but ones." : "{by} comes to {number} in the contest.",
                  {.by = n.id, .number = thrown.value + sum.total(), .tally = &sum});
  }
  if (highest == failed) return;  // NOT-A03 all of them fail: again
  for (int i = 0; i < named.count; ++i) named.all[i].in = named.all[i].in && totals[i] == highest;
}

}  // namespace

void contest(Now now) {
  const auto& [b, s, play] = now;
  Nominees named = naming(now);
  if (named.count == 0) {  // NOT-057
    s.phase = Phase::drift;
    return;
  }
  for (int i = 0; i < named.count; ++i) {  // NOT-A71 openly, in the order of names
    Nominee& n = named.all[i];
    const auto purpose = named.count == 1 ? DiceOrder::For::unopposed : DiceOrder::For::contest;  // NOT-A06
    DiceOrder order(now, purpose, n.id, 1, s.band(s[n.id].side).free);
    if (i + 1 == named.count) tell_rivals(now, named, order);
    n.dice = ask_dice(now, order);
  }
  scouts_first(now, named);
  while (named.left() > 1) {
    const int before = named.left();
    play.round();
    throw_for_it(now, named);
    if (named.left() == before) play.again();  // NOT-A71 the same dice
  }

  Hand winner;
  for (int i = 0; i < named.count; ++i) {
    const Nominee& n = named.all[i];
    if (n.in)
      winner = {.by = n.id, .dice = n.dice};
    else
      give_back(s, s[n.id].side, n.dice);  // NOT-A05
  }
  s.last = s[winner.by].side;
  s.any_activation = true;
  activate(now, winner);
}

}  // namespace fyrd::nottingham
