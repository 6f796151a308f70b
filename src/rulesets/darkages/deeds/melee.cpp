// Names and blows (DRK-B06, DRK-B08, DRK-041 … DRK-046, DRK-A06, DRK-A07, DRK-A16, DRK-A17, DRK-A38, DRK-A39, DRK-X03).
#include "rulesets/darkages/deeds/melee.h"

#include <tuple>
#include <vector>

#include "core/figures/area.h"
#include "rulesets/darkages/plots/prize.h"
#include "rulesets/darkages/ways/recoil.h"

namespace fyrd::darkages {

bool may_strike(const State& s, FigureId id) {
  const Man& man = s.man(id);
  return s[id].in_play() && !man.bound && (!man.shot || man.shot_arriving);  // DRK-B08, DRK-A17
}

FigureSet reach(Here here, FigureId id) {
  FigureSet foes = touched_foes(here, id);
  const FigureId front = foes.empty() ? front_man(here, id) : nobody;
  if (!front.none()) foes = touched_foes(here, front);  // DRK-X03
  if (!here.b.captive.none() && here.man(here.b.captive).bound)
    foes.drop(here.b.captive);  // DRK-X07 nobody harms who is bound
  return foes;
}

std::string NameOrder::prompt() const { return "Whom does " + b_[about].name + " strike? In secret."; }

void NameOrder::list(Options& options) const {
  for (FigureId foe : reach(here_, about))
    options.add({.verb = strike, .target = foe}, [&] { return b_[about].name + " strikes " + b_[foe].name; });
}

namespace {

// DRK-A38 he has several to choose from.
bool names_one(Here here, FigureId id) { return may_strike(here.s, id) && reach(here, id).size() > 1; }

}  // namespace

bool NameOrder::begins() const {
  for (std::uint8_t i = 0; i <= who.index; ++i) {
    for (FigureId id : in_play(s_, Side{i})) {
      if (names_one(here_, id)) return id == about;
    }
  }
  return false;
}

Explanation NameOrder::explain(const Choice& c) const {
  const Fighter& foe = b_.fighter(c.target);
  const Tally added = blow_tally(here_, about, c.target);
  const BlowOdds odds = blow_odds(added.total(), foe.rank, foe.armour);
  const Nearest near = nearest(here_.base(about), here_.base(c.target));
  Explanation why{
      .tallies = {added},
      .witnesses = {{"contact", "DRK-A38", b_[c.target].name + " is " + measure_text(near.gap, b_.unit) + " away",
                     near.on_a, near.on_b, touching - near.gap}},
      .summary = "If he comes to strike, " + b_[about].name + " kills " + odds.hit.text() + ", drives back " +
                 odds.recoil.text() + "."};
  if (s_.man(c.target).walled && b_.rulings.from_the_front)
    why.witnesses.push_back(front_witness(here_, c.target, about, "DRK-A15"));
  return why;
}

Refusal NameOrder::refusal(const Choice&) const {
  return {"out_of_reach", b_[about].name + " does not touch that enemy.", "DRK-A38"};
}

namespace {

constexpr auto longest_length = static_cast<std::uint8_t>(WeaponLength::thrusting);

bool strikes_at(Here here, FigureId id, std::uint8_t length) {
  return static_cast<std::uint8_t>(length_of(here, id)) == length;
}

// DRK-041 on to the next shorter weapons that anybody strikes with.
void next_length(Now now) {
  const auto& [b, s, play] = now;
  s.phase = Phase::blows;
  while (s.length > 0) {
    --s.length;  // DRK-046
    if (any(in_play(s), [&](FigureId id) { return !s.man(id).names.none() && strikes_at(now, id, s.length); })) return;
  }
  s.phase = Phase::ending;
}

}  // namespace

void name_together(Now now) {
  const auto& [b, s, play] = now;
  for (FigureId id : everyone(s)) s.man(id).names = may_strike(s, id) ? reach(now, id).first() : nobody;
  play.together(s.side_count, [&](Side side) {  // DRK-A38 in secret
    for (FigureId id : in_play(s, side)) {
      if (names_one(now, id)) s.man(id).names = play.ask(NameOrder(now, id));
    }
  });
  s.length = longest_length + 1;
  next_length(now);
}

namespace {

// DRK-A38 he still stands, has not been driven back and reaches the man he named.
bool strikes_now(Here here, FigureId id) {
  const Man& man = here.man(id);
  return !man.names.none() && !man.recoiled && here[man.names].in_play() && reach(here, id).has(man.names);
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
bool compared(Here here, FigureSet strikers, FigureId by) {
  const auto& [b, s] = here;
  const FigureId at = s.man(by).names;
  return any(strikers, [&](FigureId other) {
    const Fighter &mine = b.fighter(by), &his = b.fighter(other);
    const bool back = other == at && s.man(other).names == by && mine.rank == his.rank && mine.armour == his.armour;
    return back || (other != by && s.man(other).names == at);
  });
}

std::vector<Blow> throw_blows(Now now) {
  const auto& [b, s, play] = now;
  FigureSet strikers;
  for (FigureId id : in_play(s)) {
    if (strikes_at(now, id, s.length) && strikes_now(now, id)) strikers.add(id);  // DRK-A16 each once
  }
  std::vector<Blow> blows;
  for (FigureId by : strikers) {
    const FigureId at = s.man(by).names;
    const Tally tally = blow_tally(now, by, at);
    const Fighter &mine = b.fighter(by), &foe = b.fighter(at);
    Blow blow{.by = by, .at = at, .modifiers = tally.total(), .rank = mine.rank, .armour = mine.armour};
    throw_blow(play, blow, foe.rank, foe.armour, compared(now, strikers, by));  // DRK-B06 each by himself
    s.man(by).struck = true;
    play.tell("struck", "DRK-042", told(blow, foe.rank),
              {.by = by, .at = at, .number = blow.value + blow.modifiers, .other = foe.rank, .tally = &tally});
    blows.push_back(blow);
  }
  return blows;
}

// DRK-045 of two who struck each other with the same result only the better counts.
void compare(Play& play, std::vector<Blow>& blows) {
  for (Blow& x : blows) {
    for (Blow& y : blows) {
      if (!(x.by < y.by) || x.at != y.by || y.at != x.by || !clash(x, y)) continue;
      play.tell("compared", "DRK-045",
                x.result != Result::miss   ? "{by} and {at} strike at the same time, and {by} has the better of it."
                : y.result != Result::miss ? "{at} and {by} strike at the same time, and {at} has the better of it."
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

void strike(Now now) {
  const auto& [b, s, play] = now;
  std::vector<Blow> blows = throw_blows(now);
  compare(play, blows);
  for (const Blow& blow : blows) {
    if (blow.result != Result::hit || !s[blow.at].in_play()) continue;
    take_off(s, blow.at);
    play.tell("killed", "DRK-042", "{by} kills {at}.", {.by = blow.by, .at = blow.at});
  }
  for (FigureId id : everyone(s)) {  // DRK-A06 also by the blow of somebody who falls in the same step
    const Blow* hardest = nullptr;
    for (const Blow& blow : blows) {
      if (blow.at == id && blow.result == Result::recoil && (!hardest || harder(blow, *hardest))) hardest = &blow;
    }
    if (hardest && s[id].in_play()) recoil(now, id, hardest->by);
  }
  next_length(now);
}

}  // namespace fyrd::darkages
