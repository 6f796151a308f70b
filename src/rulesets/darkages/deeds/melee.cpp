// Names and blows (DRK-041 … DRK-046, DRK-A06, DRK-A07, DRK-A16, DRK-A17, DRK-A38, DRK-A39, DRK-X03).
#include "rulesets/darkages/deeds/melee.h"

#include <algorithm>
#include <tuple>
#include <vector>

#include "core/figures/area.h"
#include "rulesets/darkages/deeds/shoot.h"

namespace fyrd::darkages {

bool may_strike(const DarkAgesBattle&, const State& s, FigureId id) {
  const Man& man = s.man(id);
  return s[id].in_play() && !man.bound && (!man.shot || man.shot_arriving);  // DRK-A17
}

FigureSet reach(const DarkAgesBattle& b, const State& s, FigureId id) {
  FigureSet foes = touched_foes(b, s, id);
  const FigureId front = foes.empty() ? front_man(b, s, id) : nobody;
  if (!front.none()) foes = touched_foes(b, s, front);                    // DRK-X03
  if (!b.captive.none() && s.man(b.captive).bound) foes.drop(b.captive);  // DRK-X07 nobody harms who is bound
  return foes;
}

std::span<const Verb> NameOrder::verbs() const {
  static constexpr Verb all[] = {{"strike", uses_target}};
  return all;
}

std::string NameOrder::prompt() const { return "Whom does " + b_[about].name + " strike? In secret."; }

void NameOrder::list(Options& options) const {
  for (FigureId foe : reach(b_, s_, about))
    options.add({.verb = strike, .target = foe}, [&] { return b_[about].name + " strikes " + b_[foe].name; });
}

namespace {

// DRK-A38 he has several to choose from.
bool names_one(const DarkAgesBattle& b, const State& s, FigureId id) {
  return may_strike(b, s, id) && reach(b, s, id).size() > 1;
}

}  // namespace

bool NameOrder::begins() const {
  for (std::uint8_t i = 0; i <= who.index; ++i) {
    for (FigureId id : in_play(s_, Side{i})) {
      if (names_one(b_, s_, id)) return id == about;
    }
  }
  return false;
}

Explanation NameOrder::explain(const Choice& c) const {
  Explanation why;
  why.tallies = {blow_tally(b_, s_, about, c.target)};
  const Fighter& foe = b_.fighter(c.target);
  const BlowOdds odds = blow_odds(why.tallies[0].total(), foe.rank, foe.armour);
  why.chance = odds.hit;
  const Nearest gap = nearest(b_.base(s_[about]), b_.base(s_[c.target]));
  why.witnesses.push_back({"contact", "DRK-A38", b_[c.target].name + " is " + measure_text(gap.gap, b_.unit) + " away",
                           gap.on_a, gap.on_b, touching - gap.gap});
  if (s_.man(c.target).walled) why.witnesses.push_back(front_witness({b_, s_}, c.target, about, "DRK-A15"));
  why.summary = b_[about].name + " kills " + odds.hit.text() + ", drives back " + odds.recoil.text() + ".";
  return why;
}

Refusal NameOrder::refusal(const Choice&) const {
  return {"out_of_reach", b_[about].name + " does not touch that enemy.", "DRK-A38"};
}

namespace {

constexpr std::uint8_t longest_length = static_cast<std::uint8_t>(WeaponLength::thrusting);

// DRK-041 on to the next shorter weapons that anybody strikes with.
void next_length(const DarkAgesBattle& b, State& s) {
  s.phase = Phase::blows;
  while (s.length > 0) {
    --s.length;
    const auto strikes = [&](FigureId id) {
      return !s.man(id).names.none() && static_cast<std::uint8_t>(b.fighter(id).weapon.length) == s.length;
    };
    if (any(in_play(s), strikes)) return;
  }
  s.phase = Phase::ending;
}

}  // namespace

void name_together(const DarkAgesBattle& b, State& s, Play& play) {
  for (FigureId id : everyone(s)) s.man(id).names = may_strike(b, s, id) ? reach(b, s, id).first() : nobody;
  play.together(s.side_count, [&](Side side) {  // DRK-A38 in secret
    for (FigureId id : in_play(s, side)) {
      if (names_one(b, s, id)) s.man(id).names = play.ask(NameOrder(b, s, id));
    }
  });
  s.length = longest_length + 1;
  next_length(b, s);
}

namespace {

// DRK-A38 he still stands, has not been driven back and reaches the man he named.
bool strikes_now(const DarkAgesBattle& b, const State& s, FigureId id) {
  const Man& man = s.man(id);
  return s[id].in_play() && !man.names.none() && !man.recoiled && s[man.names].in_play() &&
         reach(b, s, id).has(man.names);
}

const char* told(const Blow& blow, int rank) {
  const int total = blow.value + blow.modifiers;
  if (blow.value == 1) return "{by} strikes at {at} with a natural 1, and misses.";  // DRK-044
  if (blow.value == highest) return "{by} strikes {at} with three sixes: a hit.";
  switch (blow.result) {
    case Result::hit: return "{by} strikes {at}, {number} against class {other}: a hit.";
    case Result::recoil:
      return total > rank ? "{by} strikes {at}, {number} against class {other}, but the armour holds, and he is "
                            "pressed back."  // DRK-043
                          : "{by} strikes {at}, {number} against class {other}, and presses him back.";
    case Result::miss: break;
  }
  return "{by} strikes at {at}, {number} against class {other}, and misses.";
}

// Whether more than the result of a blow is read: it may be held against his who strikes back (DRK-045), or against
// those of others at the same man (DRK-A39).
bool compared(const DarkAgesBattle& b, const State& s, const std::vector<FigureId>& strikers, FigureId by) {
  const FigureId at = s.man(by).names;
  return std::any_of(strikers.begin(), strikers.end(), [&](FigureId other) {
    const Fighter &mine = b.fighter(by), &his = b.fighter(other);
    const bool back = other == at && s.man(other).names == by && mine.rank == his.rank && mine.armour == his.armour;
    return back || (other != by && s.man(other).names == at);
  });
}

std::vector<Blow> throw_blows(const DarkAgesBattle& b, State& s, Play& play) {
  std::vector<FigureId> strikers;
  for (FigureId id : everyone(s)) {
    if (static_cast<std::uint8_t>(b.fighter(id).weapon.length) == s.length && strikes_now(b, s, id))
      strikers.push_back(id);
  }
  std::vector<Blow> blows;
  for (FigureId by : strikers) {
    const FigureId at = s.man(by).names;
    const Tally tally = blow_tally(b, s, by, at);
    const Fighter& foe = b.fighter(at);
    const Marks marks = compared(b, s, strikers, by) ? every_number : blow_marks(tally.total(), foe.rank, foe.armour);
    Blow blow{by,
              at,
              throw_die(play, {"DRK-042", "a blow", by, at}, marks),
              tally.total(),
              b.fighter(by).rank,
              b.fighter(by).armour};
    blow.result = result(blow.value, blow.modifiers, foe.rank, foe.armour);
    s.man(by).struck = true;
    play.tell("struck", "DRK-042", told(blow, foe.rank),
              {.by = by, .at = at, .number = blow.value + blow.modifiers, .other = foe.rank, .tally = &tally});
    blows.push_back(blow);
  }
  return blows;
}

// DRK-045 of two who struck each other with the same result only the better counts.
void compare(const DarkAgesBattle&, Play& play, std::vector<Blow>& blows) {
  for (Blow& x : blows) {
    for (Blow& y : blows) {
      if (!(x.by < y.by) || x.at != y.by || y.at != x.by || x.result != y.result || x.result == Result::miss) continue;
      const bool first = prevails(x, y), second = prevails(y, x);
      if (!first) x.result = Result::miss;
      if (!second) y.result = Result::miss;  // DRK-A05 in a full tie neither
      play.tell("compared", "DRK-045",
                first    ? "{by} and {at} strike at the same time, and {by} has the better of it."
                : second ? "{at} and {by} strike at the same time, and {at} has the better of it."
                         : "{by} and {at} strike at the same time, and neither has the better of it.",
                {.by = x.by, .at = y.by});
    }
  }
}

// DRK-A39 away from the highest total, then class, then die.
bool harder(const Blow& x, const Blow& than) {
  const auto weight = [](const Blow& a) { return std::tuple(a.value + a.modifiers, a.rank, a.value); };
  return weight(x) > weight(than);
}

}  // namespace

void strike(const DarkAgesBattle& b, State& s, Play& play) {
  std::vector<Blow> blows = throw_blows(b, s, play);
  compare(b, play, blows);
  for (const Blow& blow : blows) {
    if (blow.result != Result::hit || !s[blow.at].in_play()) continue;
    take_off(b, s, blow.at);
    play.tell("killed", "DRK-042", "{by} kills {at}.", {.by = blow.by, .at = blow.at});
  }
  for (FigureId id : everyone(s)) {  // DRK-A06 also by the blow of somebody who falls in the same step
    const Blow* hardest = nullptr;
    for (const Blow& blow : blows) {
      if (blow.at == id && blow.result == Result::recoil && (!hardest || harder(blow, *hardest))) hardest = &blow;
    }
    if (hardest && s[id].in_play()) recoil(b, s, play, id, hardest->by);
  }
  next_length(b, s);
}

}  // namespace fyrd::darkages
