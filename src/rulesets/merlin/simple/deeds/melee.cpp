// Gangs, charges and two dice (MER-S-001 … MER-S-003, MER-S-A01 … A03, A08).
#include "rulesets/merlin/simple/deeds/melee.h"

#include <algorithm>

#include "core/dice/fraction.h"
#include "core/events/narrate.h"

namespace fyrd::merlin::simple {

bool charging(const SimpleBattle& b, const State& s, FigureId rider, FigureId into) {
  // MER-S-003 he moves into combat: in contact now, and not where his side's turn began
  return b.troop(rider).profile.mounted() && s[rider].side == s.active && s.man(rider).moved &&
         !within(Disc{s.man(rider).began, b.radius(s[rider])}, b.disc_of(s[into]), b.common.contact);
}

Tally personal_tally(const SimpleBattle& b, const State& s, FigureId id, FigureId against) {
  Tally tally(id, "combat");
  if (b.troop(id).leader) tally.add("MER-S-003", "leader", b.numbers.leader);
  if (charging(b, s, id, against)) {
    tally.add("MER-S-003", "charging", b.numbers.charging);
  } else if (b.troop(id).profile.mounted()) {
    tally.add("MER-S-003", "mounted", b.numbers.mounted);
  }
  return tally;
}

Tally gang_tally(const SimpleBattle& b, const State& s, std::span<const FigureId> gang, FigureId against) {
  if (gang.size() == 1) return personal_tally(b, s, gang[0], against);
  Tally tally(gang[0], "combat");
  // MER-S-A01 two to one and three to one are the two legal sizes
  tally.add("MER-S-002", gang.size() == 2 ? "two to one" : "three to one",
            gang.size() == 2 ? b.numbers.two_to_one : b.numbers.three_to_one);
  // MER-S-A03 of all the personal bonuses in a gang only the best single one counts, once
  Modifier best{"", "", 0};
  for (FigureId id : gang) {
    const Tally personal = personal_tally(b, s, id, against);
    for (const Modifier& m : personal.modifiers()) {
      if (m.value > best.value) best = m;
    }
  }
  if (best.value > 0) tally.add(best.rule, best.name, best.value);
  return tally;
}

bool may_attack(const SimpleBattle& b, const State& s, FigureId attacker, FigureId enemy) {
  return s[attacker].side == s.active && s[attacker].in_play() && !s.man(attacker).fought &&
         enemies(s, attacker, enemy) && s[enemy].in_play() && !s.man(enemy).fought && b.in_contact(s, attacker, enemy);
}

bool any_combat(const SimpleBattle& b, const State& s) {
  for (FigureId attacker : everyone(s)) {
    if (s[attacker].side != s.active || !s[attacker].in_play() || s.man(attacker).fought) continue;
    for (FigureId enemy : everyone(s)) {
      if (may_attack(b, s, attacker, enemy)) return true;
    }
  }
  return false;
}

std::span<const Verb> CombatOrder::verbs() const {
  static constexpr Verb all[] = {{"done"}, {"fight", uses_figures | uses_target}};
  return all;
}

std::string CombatOrder::prompt() const {
  return b_.parties[who.index].name +
         ": attack somebody in contact with one, two or three figures, or be done fighting.";
}

Verdict CombatOrder::check(const Choice& c) const {
  if (c.verb == done) return {};
  const std::string& target = b_[c.target].name;
  if (c.count > biggest_gang) return Refusal{"gang_too_big", "Three to one is the most.", "MER-S-002"};
  if (const Verdict no = not_an_enemy({b_, s_}, who, c.target, "MER-S-001")) return no;
  if (s_.man(c.target).fought) return Refusal{"fought_already", target + " has been fought this turn.", "MER-S-A08"};
  for (FigureId id : c.all_figures()) {
    const std::string& name = b_[id].name;
    if (const Verdict no = not_yours({b_, s_}, who, id)) return no;
    if (s_.man(id).fought) return Refusal{"fought_already", name + " has fought this turn.", "MER-S-A08"};
    if (!b_.in_contact(s_, id, c.target))
      return Refusal{"out_of_reach",
                     target + " is " + measure_text(nearest(b_.base(s_[id]), b_.base(s_[c.target])).gap, b_.unit) +
                         " from " + name + "; " + measure_text(b_.common.contact, b_.unit) + " is contact.",
                     "MER-S-A04"};
  }
  return {};
}

void CombatOrder::list(Options& options) const {
  options.add({}, [] { return "Done fighting"; });
  for (FigureId enemy : everyone(s_)) {
    std::vector<FigureId> near;
    for (FigureId id : everyone(s_)) {
      if (may_attack(b_, s_, id, enemy)) near.push_back(id);
    }
    const auto offer = [&](std::initializer_list<FigureId> gang) {
      Choice c;
      c.verb = fight;
      c.target = enemy;
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
  why.tallies = {gang_tally(b_, s_, c.all_figures(), c.target), personal_tally(b_, s_, c.target, c.figures[0])};
  for (FigureId id : c.all_figures()) {
    const Nearest gap = nearest(b_.base(s_[id]), b_.base(s_[c.target]));
    why.witnesses.push_back({"contact", "MER-S-A04", b_[id].name + " is " + measure_text(gap.gap, b_.unit) + " away",
                             gap.on_a, gap.on_b, b_.common.contact - gap.gap});
  }
  const Contest odds = contest(why.tallies[0].total() - why.tallies[1].total());
  why.chance = Fraction(odds.wins, 36);
  why.summary = chances(odds) + ".";
  return why;
}

std::span<const Verb> LossOrder::verbs() const {
  static constexpr Verb all[] = {{"falls", uses_target}};
  return all;
}

std::string LossOrder::prompt() const {
  return b_[about].name + " has beaten them all: which of " + names(b_, gang) + " falls?";
}

Choice LossOrder::falls(FigureId id) {
  Choice c;
  c.target = id;
  return c;
}

Verdict LossOrder::check(const Choice& c) const {
  if (std::find(gang.begin(), gang.end(), c.target) == gang.end())
    return Refusal{"not_fighting", b_[c.target].name + " was not in that fight.", "MER-S-A02"};
  return {};
}

void LossOrder::list(Options& options) const {
  for (FigureId id : gang) options.add(falls(id), [&] { return b_[id].name + " falls"; });
}

void fighting(const SimpleBattle& b, State& s, Play& play) {
  const Choice order = any_combat(b, s) ? play.ask(CombatOrder(b, s)) : Choice{};
  if (order.verb == CombatOrder::done) {
    end_side_turn(b, s, play);
    return;
  }
  const auto gang = order.all_figures();
  const FigureId enemy = order.target;
  for (FigureId id : gang) {
    s.man(id).fought = true;  // MER-S-A08 once per side turn, for attackers and attacked
    s[id].facing = bearing(s[enemy].at - s[id].at);
  }
  s.man(enemy).fought = true;
  s[enemy].facing = bearing(s[gang[0]].at - s[enemy].at);

  const Tally attack = gang_tally(b, s, gang, enemy), defence = personal_tally(b, s, enemy, gang[0]);
  const int high = play.sum(d(6), {"MER-S-001", "the attack", gang[0], enemy}) + attack.total();
  const int low = play.sum(d(6), {"MER-S-001", "the defence", enemy, gang[0]}) + defence.total();
  FigureId fallen = nobody;  // MER-S-001 on a tie nobody
  if (high > low) fallen = enemy;
  if (low > high) fallen = gang.size() == 1 ? gang[0] : play.ask(LossOrder(b, s, enemy, gang));
  if (!fallen.none()) eliminate(s, fallen);
  play.tell([&] {
    Event e;
    e.kind = fallen.none() ? "held" : fallen == enemy ? "struck" : "struck_back", e.rule = "MER-S-001";
    e.text = fallen.none()      ? "{figures} and {at} fight without result, {number} to {other}."
             : fallen != enemy  ? "{at} beats {figures} off and {by} falls, {number} to {other}."
             : gang.size() == 1 ? "{figures} strikes {at} down, {number} to {other}."
                                : "{figures} strike {at} down, {number} to {other}.";
    e.by = fallen == enemy || fallen.none() ? gang[0] : fallen;
    e.at = enemy, e.number = high, e.other = low, e.tallies = {attack, defence};
    e.figures.assign(gang.begin(), gang.end());
    return e;
  });
}

}  // namespace fyrd::merlin::simple
