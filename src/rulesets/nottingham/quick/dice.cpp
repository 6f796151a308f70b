// How many dice for what, and the small choices.
#include "rulesets/nottingham/turn/dice.h"

#include "rulesets/nottingham/deeds/blow.h"
#include "rulesets/nottingham/deeds/deed.h"
#include "rulesets/nottingham/deeds/opportunity.h"
#include "rulesets/nottingham/deeds/pick.h"
#include "rulesets/nottingham/quick/chance.h"
#include "rulesets/nottingham/quick/quick.h"
#include "rulesets/nottingham/ways/move.h"

namespace fyrd::nottingham {

Choice Quick::dice(const DiceOrder& order) const {
  using For = DiceOrder::For;
  const int spare = here_.s.band(side_).free - reserve();
  int n = order.least;
  switch (order.purpose) {
    case For::contest:
    case For::unopposed:
    case For::provoked: {
      const std::optional<Task> duty = task(order.about);
      // NOT-138 a shot and the aim before it, where the shot is worth two dice
      const bool shoots = here_.b.has(order.about, Skill::quickshot) && here_.man(order.about).aiming == 0 &&
                          archer(order.about) && !duty &&
                          near_enemy(order.about, here_.b.numbers.range_step + here_.b.inch());
      // NOT-153 nobody gets anywhere before the door gives way, and time runs out
      if (duty && duty->deed == Act::smash && near_door(order.about, duty->number) &&
          here_.man(order.about).bound() == 0)
        n = std::min(here_.s.turn < 5 ? 3 : 4, spare);
      // NOT-082 where most have lost their nerve hardly anybody else has a use for the dice
      if (here_.s.panics(order.about) && mostly_shaken()) n = std::min(3, spare);
      if (duty && saves(*duty)) n = 2;
      // NOT-158 the more dice, the farther up, and the safer
      if (duty && duty->deed == Act::climb && spare >= 3 &&
          distance(here_[order.about].at, duty->to) <= activation_allowance(here_, order.about))
        n = 2;
      if (shoots && spare >= 3) n = 2;
      break;
    }
    case For::extra: {
      if (!order.own || spare <= 0) break;
      const int hand = 1, need = order.target + 1 - order.own->total();
      const int now = chance_of_value(hand, need), more = chance_of_value(hand + 1, need);
      const int value = order.against.none() ? 100 : worth(order.against);
      if ((more - now) * value / 1000 > 14 + 6 * here_.man(order.about).bound()) n = 1;
      break;
    }
    case For::block: {
      if (!order.own || !order.theirs) break;
      const int value = worth(order.about), ahead = order.theirs->total() - order.own->total();
      int least = chance_of_value(1, here_.b.numbers.target + 1 - order.theirs->total()) * value / 1000 * 7 / 10;
      for (int k = 1; k <= std::min(order.most, 3); ++k) {
        const int loss =
            chance_to_beat(1, ahead, k) * value / 1000 * 7 / 10 + k * (14 + 5 * here_.man(order.about).bound());
        if (loss < least) least = loss, n = k;
      }
      break;
    }
    case For::agile: {  // NOT-122 twice with half of the dice, where that is worth more than once with all of them
      const int half = std::max(1, order.most / 2);
      const auto gain = [&](int dice) {
        const Hand hand{.by = order.about, .dice = dice};
        return std::max(best_strike(here_, hand).gain, best_shot(here_, hand).gain);
      };
      n = gain(half) * 9 / 5 > gain(order.most) ? half : order.most;
      break;
    }
    case For::two_weapons: n = (order.most + 1) / 2; break;
    case For::quickshot: n = 1; break;
    case For::aim_back: n = 0; break;
  }
  return {.number = static_cast<std::int16_t>(std::clamp(n, order.least, order.most))};
}

Choice Quick::opportunity(const OpportunityOrder& order) const {
  Choice best;
  int most = 18;
  for (FigureId id : order.strikers) {
    const Choice c{.verb = OpportunityOrder::strike, .figure = id, .number = 1};
    if (order.check(c)) continue;
    if (const int gain =
            attack_gain(here_, {.by = id, .dice = 1, .opportune = true}, order.about, armed(here_, id), false);
        gain > most) {
      most = gain;
      best = c;
    }
  }
  return best;
}

// What is worth most; a cleave goes on (NOT-127).
Choice Quick::pick(const PickOrder& order) const {
  int best = order.picks.first(), most = -1;
  for (int n = 0; n < 32 && (order.of == PickOrder::Of::arm || order.of == PickOrder::Of::charge); ++n) {
    if (!order.picks.has(n)) continue;
    Hand hand = order.hand;
    hand.reined = order.of == PickOrder::Of::charge && n == PickOrder::reined;
    const Arm arm = order.of == PickOrder::Of::arm ? static_cast<Arm>(n) : order.arm;
    if (const int gain = attack_gain(here_, hand, order.against, arm, false); gain > most) most = gain, best = n;
  }
  return {.number = static_cast<std::int16_t>(best)};
}

Choice Quick::second_target(const SecondTargetOrder& order) const {
  FigureId best = nobody;
  for (FigureId id : order.targets) {
    if (best.none() || worth(id) > worth(best)) best = id;
  }
  return {.target = best};
}

}  // namespace fyrd::nottingham
