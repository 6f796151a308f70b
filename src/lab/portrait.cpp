// A battle that is watched: positions at the end of turns, what players answer, what is told.
#include "lab/portrait.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/events/show.h"

namespace fyrd {

namespace {

constexpr double even = 0.05;  // about a half, within which nobody leads

// By side, while nobody knows who will win.
using Counts = std::map<std::string, std::array<std::uint32_t, max_sides + 1>>;

class Noting final : public Player {
 public:
  Noting(const Player& player, Counts& deeds) : player_(player), deeds_(deeds) {}
  Choice answer(const Asked& asked, Random& random) const override {
    const Choice choice = player_.answer(asked, random);
    const auto verbs = asked.question.verbs();
    for (std::size_t i = 0; i < verbs.size(); ++i)
      deeds_[std::string(asked.question.kind) + ": " + verbs[i].name][asked.question.who.index] += i == choice.verb;
    return choice;
  }
  bool thinks() const override { return player_.thinks(); }

 private:
  const Player& player_;
  Counts& deeds_;
};

Side side_of(const Battle& battle, const Event& e) {
  return e.by != nobody ? battle[e.by].side : !e.side.none() ? e.side : no_side;
}

void take(Portrait::ByName& into, const Counts& counts, const Battle& battle, Side winner) {
  for (const auto& [name, by_side] : counts) {
    Portrait::Times& times = into[name];
    for (std::size_t i = 0; i <= max_sides; ++i) {
      times.all += by_side[i];
      if (winner.none() || i == max_sides) continue;
      (battle.friends(Side{static_cast<std::uint8_t>(i)}, winner) ? times.winners : times.losers) += by_side[i];
    }
    times.battles = times.all > 0;
  }
}

void add_all(Portrait::ByName& to, const Portrait::ByName& more) {
  for (const auto& [name, times] : more) to[name].add(times);
}

}  // namespace

void Portrait::Times::add(const Times& more) {
  battles += more.battles, all += more.all, winners += more.winners, losers += more.losers;
}

void Portrait::add(const Portrait& more) {
  battles += more.battles, drawn += more.drawn, decisions += more.decisions;
  for (std::size_t i = 0; i < turns.size(); ++i) turns[i] += more.turns[i];
  lead_changes += more.lead_changes, drama += more.drama, settled += more.settled;
  add_all(deeds, more.deeds), add_all(rules, more.rules), add_all(harm, more.harm);
}

Portrait portrait_of(const Battle& battle, std::span<const Player* const> players, std::uint64_t seed) {
  Counts deeds, rules, harm;
  std::vector<Noting> noting;
  for (const Player* player : players) noting.emplace_back(*player, deeds);
  std::vector<const Player*> noted;
  for (const Noting& one : noting) noted.push_back(&one);

  const auto shows = battle.shows();
  const auto hear = [&](const Event& e) {
    const Side side = side_of(battle, e);
    const std::size_t by = side.index < battle.parties.size() ? side.index : max_sides;
    if (*e.rule) ++rules[e.rule][by];
    if (shown(shows, e).harm) ++harm[*e.thing ? std::string(e.kind) + ", " + e.thing : e.kind][by];
  };
  std::vector<double> promised;  // to the first side, at the end of each turn
  int turn = 0;
  Stored state(battle);
  const Outcome outcome = simulate(battle, noted, seed, state, hear, [&](const Tabletop& s) {
    if (s.over() || s.turn == turn) return;
    turn = s.turn;
    promised.push_back(double(battle.value.chance(battle, s, Side{0})) / certain);
  });

  Portrait p;
  p.battles = 1, p.drawn = outcome.winner.none();
  p.turns = {double(outcome.turns), double(outcome.turns) * outcome.turns};
  p.decisions = outcome.decisions;
  int lead = 0;
  for (double chance : promised) {
    const int now = chance > 0.5 + even ? 1 : chance < 0.5 - even ? -1 : lead;
    p.lead_changes += lead != 0 && now != lead;
    lead = now;
  }
  if (!outcome.winner.none() && !promised.empty()) {
    const bool first = battle.friends(outcome.winner, Side{0});
    std::size_t settled = 0;
    for (std::size_t i = 0; i < promised.size(); ++i) {
      const double winners = first ? promised[i] : 1 - promised[i];
      p.drama += std::max(0.0, 0.5 - winners) / double(promised.size());
      if (winners < 0.5) settled = i + 1;
    }
    p.settled = double(settled) / double(promised.size());
  }
  take(p.deeds, deeds, battle, outcome.winner);
  take(p.rules, rules, battle, outcome.winner);
  take(p.harm, harm, battle, outcome.winner);
  return p;
}

}  // namespace fyrd
