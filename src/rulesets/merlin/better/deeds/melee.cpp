// Who strikes whom with how many dice (MER-B-004 … MER-B-006, MER-B-A08, MER-B-A12, MER-B-A13, MER-B-A17).
#include "rulesets/merlin/better/deeds/melee.h"

#include <algorithm>

#include "core/play/cure.h"
#include "rulesets/merlin/better/deeds/attack.h"
#include "rulesets/merlin/better/turn/turn.h"

namespace fyrd::merlin::better {

WhyNot cannot_strike(Here here, FigureId id) {
  static constexpr Reason routs{"routs", "{by} is running and does not fight.", "MER-B-A17", cure::takes_heart};
  static constexpr Reason shot{"shot_already", "{by} has shot this turn.", "MER-B-A12", cure::next_turn};
  static constexpr Reason no_dice{"struck_already", "{by} has given all his dice away this turn.", "MER-B-A12",
                                  cure::next_turn};
  if (here.s.routs(id)) return {&routs, id};  // MER-B-A17
  if (here.man(id).shot) return {&shot, id};  // MER-B-A12 a shot or a blow
  if (here.man(id).struck && here.man(id).left == 0) return {&no_dice, id};
  return {};
}

int arm_against(Here here, FigureId id, FigureId enemy) {
  if (!here.man(id).struck) return best_arm(here, id, enemy);
  const int arm = here.man(id).arm;
  return in_reach(here, id, enemy, here.b.fighter(id).arms[arm].reach) ? arm : -1;
}

int dice_left(Here here, FigureId id, int arm) {
  return here.man(id).struck ? here.man(id).left : blow_dice(here, id, here.b.fighter(id).arms[arm]).value;
}

namespace {

// All blows the active side can name: `found(attacker, enemy, arm)` until it says that it has seen enough.
template <class Found>
bool find_blow(Here here, Found&& found) {
  const FigureSet foes = in_play(here.s, other(here.s.active));
  for (FigureId id : in_play(here.s, here.s.active)) {
    if (cannot_strike(here, id)) continue;
    for (FigureId enemy : foes) {  // MER-B-004 whoever is in reach, by as many as reach him
      if (const int arm = arm_against(here, id, enemy); arm >= 0 && found(id, enemy, arm)) return true;
    }
  }
  return false;
}

// MER-B-A08 dice given twice to the same enemy are one attack.
int given_before(const State& s, FigureId by, FigureId at) {
  for (const Attack& a : std::span(s.attacks).first(s.attack_count)) {
    if (a.by == by && a.at == at) return a.dice;
  }
  return 0;
}

void name_attack(State& s, FigureId by, FigureId at, int dice) {
  for (Attack& a : std::span(s.attacks).first(s.attack_count)) {
    if (a.by != by || a.at != at) continue;
    a.dice = static_cast<std::uint8_t>(a.dice + dice);
    return;
  }
  s.attacks[s.attack_count++] = {by, at, static_cast<std::uint8_t>(dice)};
}

std::string dice_text(int n) { return n == 1 ? "1 die" : std::to_string(n) + " dice"; }

}  // namespace

std::string StrikeOrder::prompt() const {
  return b_.parties[who.index].name +
         ": name a blow and how many dice it gets, or be done. The dice fall when both sides have named theirs.";
}

Verdict StrikeOrder::check(const Choice& c) const {
  static constexpr Reason out_of_reach{"out_of_reach", "{at} is {length} away; {by} reaches {most}.", "MER-B-003"};
  static constexpr Reason too_many_dice{"too_many_dice", "{by} has {thing} to give.", "MER-B-A08", cure::fewer_dice};
  if (c.verb == done) return {};
  if (const Verdict no = not_yours(here_, who, c.figure)) return no;
  if (const Verdict no = not_an_enemy(here_, who, c.target, "MER-B-004")) return no;
  if (const WhyNot no = cannot_strike(here_, c.figure)) return verdict(b_, no);
  const Fighter& f = b_.fighter(c.figure);
  const Man& man = s_.man(c.figure);
  const int arm = arm_against(here_, c.figure, c.target);
  if (arm < 0)
    return verdict(b_, {.reason = &out_of_reach,
                        .by = c.figure,
                        .at = c.target,
                        .length = nearest(here_.base(c.figure), here_.base(c.target)).gap,
                        .most = man.struck ? f.arms[man.arm].reach : f.reach});
  const int left = dice_left(here_, c.figure, arm);
  if (c.number < 1 || c.number > left)
    return verdict(b_, {.reason = &too_many_dice, .by = c.figure, .thing = dice_text(left).c_str()});
  return {};
}

void StrikeOrder::list(Options& options) const {
  options.add({}, [] { return "Done fighting"; });
  find_blow(here_, [&](FigureId id, FigureId enemy, int arm) {
    for (int n = dice_left(here_, id, arm); n > 0; --n)
      options.add({.verb = strike, .figure = id, .target = enemy, .number = static_cast<std::int16_t>(n)},
                  [&] { return b_[id].name + " strikes at " + b_[enemy].name + " with " + dice_text(n); });
    return false;
  });
}

Explanation StrikeOrder::explain(const Choice& c) const {
  Explanation why;
  if (c.verb == done) {
    why.summary = "Nobody else strikes this turn.";
    return why;
  }
  const int index = arm_against(here_, c.figure, c.target);
  if (index < 0) return why;
  const Arm& arm = b_.fighter(c.figure).arms[index];
  const int dice = std::clamp<int>(c.number, 0, dice_left(here_, c.figure, index)) +
                   given_before(s_, c.figure, c.target);  // MER-B-A08 one attack
  why.tallies = {blow_tally(here_, c.figure, arm, dice), defence_tally(here_, c.target, c.figure, false)};
  const Nearest way = nearest(here_.base(c.figure), here_.base(c.target));
  why.witnesses.push_back({"reach", "MER-B-003",
                           measure_text(way.gap, b_.unit) + " of " + measure_text(arm.reach, b_.unit), way.on_a,
                           way.on_b, arm.reach - way.gap});
  why.chance = chance_to_fell(dice, arm.hits, why.tallies[1].total(), b_.numbers.saves);
  why.comes = "fells him";
  if (why.chance->zero()) why.never = "His defence stops as many hits as can be thrown.";
  why.summary = b_[c.target].name + " falls if a hit is left: " + why.chance->text() + ".";
  return why;
}

void striking(Now now) {
  const auto& [b, s, play] = now;
  const bool any = find_blow(now, [](FigureId, FigureId, int) { return true; });
  const Choice order = any ? play.ask(StrikeOrder(now)) : Choice{};
  if (order.verb == StrikeOrder::done) return next_side(s, Phase::melee);  // MER-B-A13
  Man& man = s.man(order.figure);
  const int arm = arm_against(now, order.figure, order.target);
  man.left = static_cast<std::uint8_t>(dice_left(now, order.figure, arm) - order.number);
  man.arm = static_cast<std::uint8_t>(arm);
  man.struck = true;
  s[order.figure].facing = bearing(s[order.target].at - s[order.figure].at);
  name_attack(s, order.figure, order.target, order.number);
  play.tell("threatened", "MER-B-A08",
            order.number == 1 ? "{by} goes for {at} with 1 die." : "{by} goes for {at} with {number} dice.",
            {.by = order.figure, .at = order.target, .number = order.number});
}

}  // namespace fyrd::merlin::better
