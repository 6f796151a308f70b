// Gangs, charges and two dice (MER-S-001 … MER-S-003, MER-S-A01 … A03, A08).
#include "rulesets/merlin/simple/deeds/melee.h"

#include <algorithm>

#include "core/dice/fraction.h"
#include "core/events/narrate.h"
#include "rulesets/merlin/simple/turn/contest.h"
#include "rulesets/merlin/simple/turn/turn.h"

namespace fyrd::merlin::simple {

namespace {

Bonuses bonuses(Here here, FigureId id, FigureId against) {
  const Troop& troop = here.b.troop(id);
  return {.leader = troop.leader, .mounted = troop.profile.mounted(), .charging = charging(here, id, against)};
}

constexpr const char* fought_rule = "MER-S-A08";
constexpr const char* again = "That may be done again in the next turn.";

}  // namespace

bool charging(Here here, FigureId rider, FigureId into) {
  const auto& [b, s] = here;
  // MER-S-003 he moves into combat: in contact now, and not where his side's turn began
  return b.troop(rider).profile.mounted() && s[rider].side == s.active && s.man(rider).moved &&
         !within(Disc{s.man(rider).began, b.radius(s[rider])}, here.disc(into), b.common.contact);
}

Tally combat_tally(Here here, FigureId id, FigureId against) {
  return own_tally(here.b.numbers, id, "combat", bonuses(here, id, against));
}

Tally combat_tally(Here here, std::span<const FigureId> gang, FigureId against) {
  Bonuses all[Choice::max_figures];
  for (std::size_t i = 0; i < gang.size(); ++i) all[i] = bonuses(here, gang[i], against);
  return gang_tally(here.b.numbers, gang[0], "combat", {all, gang.size()});
}

bool may_attack(Here here, FigureId attacker, FigureId enemy) {
  const auto& [b, s] = here;
  return s[attacker].side == s.active && s[attacker].in_play() && !s.man(attacker).fought &&
         s[enemy].side != s.active && s[enemy].in_play() && !s.man(enemy).fought && in_contact(here, attacker, enemy);
}

bool any_combat(Here here) {
  const auto fresh = [&](Side side) {  // MER-S-A08 nobody fights twice
    FigureSet all = in_play(here.s, side);
    for (FigureId id : all) {
      if (here.man(id).fought) all.drop(id);
    }
    return all;
  };
  const FigureSet foes = fresh(other(here.s.active));
  for (FigureId attacker : fresh(here.s.active)) {
    for (FigureId enemy : foes) {
      if (in_contact(here, attacker, enemy)) return true;
    }
  }
  return false;
}

std::string CombatOrder::prompt() const {
  return b_.parties[who.index].name +
         ": attack somebody in contact with one, two or three figures, or be done fighting.";
}

Verdict CombatOrder::check(const Choice& c) const {
  static constexpr Reason gang_too_big{"gang_too_big", "Three to one is the most.", "MER-S-002"};
  static constexpr Reason fought{"fought_already", "{by} has been fought this turn.", fought_rule, again};
  static constexpr Reason has_fought{"fought_already", "{by} has fought this turn.", fought_rule, again};
  static constexpr Reason out_of_reach{"out_of_reach", "{at} is {length} from {by}; {most} is contact.", "MER-S-A04"};
  if (c.verb == done) return {};
  if (c.count > biggest_gang) return verdict(b_, {&gang_too_big});
  if (const Verdict no = not_an_enemy(here_, who, c.target, "MER-S-001")) return no;
  if (s_.man(c.target).fought) return verdict(b_, {&fought, c.target});
  for (FigureId id : c.all_figures()) {
    if (const Verdict no = not_yours(here_, who, id)) return no;
    if (s_.man(id).fought) return verdict(b_, {&has_fought, id});
    if (!in_contact(here_, id, c.target))
      return verdict(b_, {.reason = &out_of_reach,
                          .by = id,
                          .at = c.target,
                          .length = nearest(here_.base(id), here_.base(c.target)).gap,
                          .most = b_.common.contact});
  }
  return {};
}

void CombatOrder::list(Options& options) const {
  options.add({}, [] { return "Done fighting"; });
  for (FigureId enemy : in_play(s_, other(who))) {
    std::vector<FigureId> near;
    for (FigureId id : in_play(s_, who)) {
      if (may_attack(here_, id, enemy)) near.push_back(id);
    }
    const auto offer = [&](std::initializer_list<FigureId> gang) {
      Choice c{.verb = fight, .target = enemy};
      for (FigureId id : gang) c.add(id);
      options.add(
          c, [&] { return names(b_, c.all_figures()) + (c.count == 1 ? " attacks " : " attack ") + b_[enemy].name; });
    };
    for (std::size_t i = 0; i < near.size(); ++i) {
      offer({near[i]});
      for (std::size_t j = i + 1; j < near.size(); ++j) {
        offer({near[i], near[j]});
        for (std::size_t k = j + 1; k < near.size(); ++k) offer({near[i], near[j], near[k]});
      }
    }
  }
}

Explanation CombatOrder::explain(const Choice& c) const {
  Explanation why;
  if (c.verb == done) {
    why.summary = "Nobody else attacks this turn.";
    return why;
  }
  why.tallies = {combat_tally(here_, c.all_figures(), c.target), combat_tally(here_, c.target, c.figures[0])};
  for (FigureId id : c.all_figures()) {
    const Nearest way = nearest(here_.base(id), here_.base(c.target));
    why.witnesses.push_back({"contact", "MER-S-A04", b_[id].name + " is " + measure_text(way.gap, b_.unit) + " away",
                             way.on_a, way.on_b, b_.common.contact - way.gap});
  }
  const Contest odds = contest(why.tallies[0].total() - why.tallies[1].total());
  why.chance = Fraction(odds.wins, 36), why.comes = "fells him";
  if (why.chance->zero()) why.never = "Even a six against a one is not enough.";
  why.summary = chances(odds) + ".";
  return why;
}

std::string LossOrder::prompt() const {
  return b_[about].name + " has beaten them all: which of " + names(b_, gang) + " falls?";
}

Verdict LossOrder::check(const Choice& c) const {
  static constexpr Reason not_fighting{"not_fighting", "{by} was not in that fight.", "MER-S-A02"};
  if (std::ranges::find(gang, c.target) == gang.end()) return verdict(b_, {&not_fighting, c.target});
  return {};
}

void LossOrder::list(Options& options) const {
  for (FigureId id : gang) options.add(falls(id), [&] { return b_[id].name + " falls"; });
}

void fighting(Now now) {
  const auto& [b, s, play] = now;
  const Choice order = any_combat(now) ? play.ask(CombatOrder(now)) : Choice{};
  if (order.verb == CombatOrder::done) return end_side_turn(now);
  const auto gang = order.all_figures();
  const FigureId enemy = order.target;
  for (FigureId id : gang) {
    s.man(id).fought = true;  // MER-S-A08 once per side turn, for attackers and attacked
    s[id].facing = bearing(s[enemy].at - s[id].at);
  }
  s.man(enemy).fought = true;
  s[enemy].facing = bearing(s[gang[0]].at - s[enemy].at);

  const Tally attack = combat_tally(now, gang, enemy), defence = combat_tally(now, enemy, gang[0]);
  const int high = play.sum(d(6), {"MER-S-001", "the attack", gang[0], enemy}) + attack.total();
  const int low = play.sum(d(6), {"MER-S-001", "the defence", enemy, gang[0]}) + defence.total();
  FigureId fallen = nobody;  // MER-S-001 on a tie nobody
  if (high > low) fallen = enemy;
  if (low > high) fallen = gang.size() == 1 ? gang[0] : play.ask(LossOrder(now, enemy, gang));
  if (!fallen.none()) s[fallen].pose = Pose::out;
  play.tell(fallen.none()     ? "held"
            : fallen == enemy ? "struck"
                              : "struck_back",
            "MER-S-001",
            fallen.none()      ? "{figures} and {at} fight without result, {number} to {other}."
            : fallen != enemy  ? "{at} beats {figures} off and {by} falls, {number} to {other}."
            : gang.size() == 1 ? "{figures} strikes {at} down, {number} to {other}."
                               : "{figures} strike {at} down, {number} to {other}.",
            {.by = fallen == enemy || fallen.none() ? gang[0] : fallen,
             .at = enemy,
             .number = high,
             .other = low,
             .figures = gang,
             .tally = &attack,
             .against = &defence});
}

}  // namespace fyrd::merlin::simple
