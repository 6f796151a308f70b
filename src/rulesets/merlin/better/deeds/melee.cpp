// Who strikes whom with how many dice (MER-B-004 … MER-B-006, MER-B-A08, MER-B-A12, MER-B-A13, MER-B-A17).
#include "rulesets/merlin/better/deeds/melee.h"

#include <algorithm>

#include "rulesets/merlin/better/deeds/attack.h"

namespace fyrd::merlin::better {

NoBlow cannot_strike(const State& s, FigureId id) {
  if (s.routs(id)) return NoBlow::routs;    // MER-B-A17
  if (s.man(id).shot) return NoBlow::shot;  // MER-B-A12 a shot or a blow
  if (s.man(id).struck && s.man(id).left == 0) return NoBlow::no_dice;
  return NoBlow::nothing;
}

int arm_against(const BetterBattle& b, const State& s, FigureId id, FigureId enemy) {
  if (!s.man(id).struck) return best_arm(b, s, id, enemy);
  const int arm = s.man(id).arm;
  return b.in_reach(s, id, enemy, b.fighter(id).arms[static_cast<std::size_t>(arm)].reach) ? arm : -1;
}

int dice_left(const BetterBattle& b, const State& s, FigureId id, int arm) {
  return s.man(id).struck ? s.man(id).left : dice_with(b, s, id, b.fighter(id).arms[static_cast<std::size_t>(arm)]);
}

namespace {

bool any_blow(const BetterBattle& b, const State& s) {
  for (FigureId id : everyone(s)) {
    if (s[id].side != s.active || !s[id].in_play() || cannot_strike(s, id) != NoBlow::nothing) continue;
    for (FigureId enemy : everyone(s)) {  // MER-B-004 whoever is in reach, by as many as reach him
      if (enemies(s, id, enemy) && s[enemy].in_play() && arm_against(b, s, id, enemy) >= 0) return true;
    }
  }
  return false;
}

// MER-B-A08 dice given twice to the same enemy are one attack.
void name_attack(State& s, FigureId by, FigureId at, int dice) {
  for (int i = 0; i < s.attack_count; ++i) {
    Attack& a = s.attacks[static_cast<std::size_t>(i)];
    if (a.by != by || a.at != at) continue;
    a.dice = static_cast<std::uint8_t>(a.dice + dice);
    return;
  }
  s.attacks[s.attack_count++] = {by, at, static_cast<std::uint8_t>(dice)};
}

std::string dice_text(int n) { return n == 1 ? "1 die" : std::to_string(n) + " dice"; }

}  // namespace

std::span<const Verb> StrikeOrder::verbs() const {
  static constexpr Verb all[] = {{"done"}, {"strike", uses_figure | uses_target | uses_number}};
  return all;
}

std::string StrikeOrder::prompt() const {
  return b_.parties[who.index].name +
         ": name a blow and how many dice it gets, or be done. The dice fall when both sides have named theirs.";
}

Verdict StrikeOrder::check(const Choice& c) const {
  if (c.verb == done) return {};
  const std::string &name = b_[c.figure].name, &target = b_[c.target].name;
  if (const Verdict no = not_yours({b_, s_}, who, c.figure)) return no;
  if (const Verdict no = not_an_enemy({b_, s_}, who, c.target, "MER-B-004")) return no;
  switch (cannot_strike(s_, c.figure)) {
    case NoBlow::nothing: break;
    case NoBlow::routs: return Refusal{"routs", name + " is running and does not fight.", "MER-B-A17"};
    case NoBlow::shot: return Refusal{"shot_already", name + " has shot this turn.", "MER-B-A12"};
    case NoBlow::no_dice:
      return Refusal{"struck_already", name + " has given all his dice away this turn.", "MER-B-A12"};
  }
  const int arm = arm_against(b_, s_, c.figure, c.target);
  if (arm < 0) {
    const Length reach =
        s_.man(c.figure).struck ? b_.fighter(c.figure).arms[s_.man(c.figure).arm].reach : b_.fighter(c.figure).reach;
    return Refusal{"out_of_reach",
                   target + " is " + measure_text(nearest(b_.base(s_[c.figure]), b_.base(s_[c.target])).gap, b_.unit) +
                       " away; " + name + " reaches " + measure_text(reach, b_.unit) + ".",
                   "MER-B-003"};
  }
  const int left = dice_left(b_, s_, c.figure, arm);
  if (c.number < 1 || c.number > left)
    return Refusal{"too_many_dice", name + " has " + dice_text(left) + " to give.", "MER-B-A08"};
  return {};
}

void StrikeOrder::list(Options& options) const {
  options.add({}, [] { return "Done fighting"; });
  for (FigureId id : everyone(s_)) {
    if (s_[id].side != who || !s_[id].in_play() || cannot_strike(s_, id) != NoBlow::nothing) continue;
    for (FigureId enemy : everyone(s_)) {
      if (!enemies(s_, id, enemy) || !s_[enemy].in_play()) continue;
      const int arm = arm_against(b_, s_, id, enemy);
      if (arm < 0) continue;
      for (int n = dice_left(b_, s_, id, arm); n > 0; --n) {
        Choice c;
        c.verb = strike;
        c.figure = id;
        c.target = enemy;
        c.number = static_cast<std::int16_t>(n);
        options.add(c, [&] { return b_[id].name + " strikes at " + b_[enemy].name + " with " + dice_text(n); });
      }
    }
  }
}

Explanation StrikeOrder::explain(const Choice& c) const {
  Explanation why;
  if (c.verb == done) {
    why.summary = "Nobody else strikes this turn.";
    return why;
  }
  const int index = arm_against(b_, s_, c.figure, c.target);
  if (index < 0) return why;
  const Arm& arm = b_.fighter(c.figure).arms[static_cast<std::size_t>(index)];
  why.tallies = {blow_tally(b_, s_, c.figure, arm), defence_tally(b_, s_, c.target, c.figure, false)};
  const Nearest gap = nearest(b_.base(s_[c.figure]), b_.base(s_[c.target]));
  why.witnesses.push_back({"reach", "MER-B-003",
                           measure_text(gap.gap, b_.unit) + " of " + measure_text(arm.reach, b_.unit), gap.on_a,
                           gap.on_b, arm.reach - gap.gap});
  const int dice = std::clamp<int>(c.number, 0, dice_left(b_, s_, c.figure, index));
  why.chance = chance_to_fell(dice, arm.hits, why.tallies[1].total(), b_.numbers.saves);
  why.summary = b_[c.target].name + " falls if a hit is left: " + why.chance->text() + ".";
  return why;
}

void striking(const BetterBattle& b, State& s, Play& play) {
  const Choice order = any_blow(b, s) ? play.ask(StrikeOrder(b, s)) : Choice{};
  if (order.verb == StrikeOrder::done) {
    next_side(s, Phase::melee);  // MER-B-A13
    return;
  }
  Man& man = s.man(order.figure);
  const int arm = arm_against(b, s, order.figure, order.target);
  man.left = static_cast<std::uint8_t>(dice_left(b, s, order.figure, arm) - order.number);
  man.arm = static_cast<std::uint8_t>(arm);
  man.struck = true;
  s[order.figure].facing = bearing(s[order.target].at - s[order.figure].at);
  name_attack(s, order.figure, order.target, order.number);
  play.tell([&] {
    Event e;
    e.kind = "threatened", e.rule = "MER-B-A08", e.by = order.figure, e.at = order.target, e.number = order.number;
    e.text = order.number == 1 ? "{by} goes for {at} with 1 die." : "{by} goes for {at} with {number} dice.";
    return e;
  });
}

}  // namespace fyrd::merlin::better
