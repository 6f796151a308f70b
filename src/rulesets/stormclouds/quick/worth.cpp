// What deeds are worth: Trauma on Villains, Trauma on Heroes, and the chance of both.
#include "rulesets/stormclouds/quick/worth.h"

#include <algorithm>

#include "core/table/sight.h"
#include "rulesets/stormclouds/deeds/roll.h"
#include "rulesets/stormclouds/deeds/strike.h"
#include "rulesets/stormclouds/people/stats.h"

namespace fyrd::stormclouds {

namespace {

constexpr int hero_worth = 4000;  // what is lost with him
constexpr int counter = 60;       // a counter that he keeps
constexpr int per_counter = 420;  // on a small Villain
constexpr int put_out = 900;

}  // namespace

int permille(int die, Luck luck, int target) {
  const int t = std::clamp(target, 0, die), up = die - t;
  if (luck.net() == 0) return 1000 * up / die;
  return luck.net() > 0 ? 1000 - 1000 * t * t / (die * die) : 1000 * up * up / (die * die);
}

Worth::Worth(Here here) : here(here), aims(objectives(here)), foes(villains(here)) {
  for (FigureId v : foes) {
    for (int i = 0; i < aims.count; ++i) {
      if (within(here.base(v), aims.shapes[i], here.b.numbers.claim + 1_in)) at_aims_.add(v);
    }
  }
}

namespace {

// In thousandths: that he fails a Trauma Test with so many.
int fails(int die, int counters) { return 1000 - permille(die, {}, counters); }
// … and that a Villain's number is higher than his roll.
int struck(int number, int die) { return 1000 * std::clamp(number - 1, 0, die) / die; }

}  // namespace

int Worth::price(FigureId hero, int counters) const {
  if (here.man(hero).last_ditch || last_turn(here)) return 0;  // what he gets now he need not bear
  const int die = stats(here, hero).will, now = here.man(hero).trauma + here.man(hero).owed;
  const int then = std::max(now + counters, 0);
  return (fails(die, then) - fails(die, now)) * hero_worth / 1000 + counters * counter;
}

int Worth::harm(const State& s, FigureId villain, int counters) const {
  const VillainCard& card = here.b.card(s, villain);
  const int left = card.stats.will - s.man(villain).trauma;
  const int weight = here.b.plot == Plot::massive && card.size == Size::massive ? 2 : 1;
  const int all =
      std::min(counters, left) * per_counter * 4 / std::max(card.stats.will, 3) + (counters >= left ? put_out : 0);
  return all * weight * (at_aims_.has(villain) ? 3 : 2) / 2;
}

int Worth::weigh(Here there, FigureId hero, Choice& c, Luck luck, bool unseen) const {
  const int die = die_of(there, hero, c), target = target_of(there, hero, c);
  const int plain = harm(there.s, c.target, blow_trauma(there, hero, c));
  int best = permille(die, luck, target) * plain / 1000;
  const auto consider = [&](int dug, int gain) {
    const int worth = permille(die, with(luck, dug), target) * gain / 1000 - price(hero, cost(there.b, hero, dug));
    if (worth > best) best = worth, c.number = static_cast<std::int16_t>(dug);
  };
  if (!luck.blessed) consider(dig_blessing, plain);
  if (!unseen) return best;
  const int stealth = stats(there, hero).stealth;
  int surprise = 0;
  for (int k = 1; k <= stealth; ++k) surprise += harm(there.s, c.target, k);
  consider(dig_ambush, surprise / stealth);
  if (!luck.blessed) consider(dig_ambush | dig_blessing, surprise / stealth);
  return best;
}

Worth::Deed Worth::best_strike(Here there, FigureId hero) const {
  Deed best;
  const FigureSet near = touched_by(there, hero, foes);
  const bool shoots = near.empty() && !there.man(hero).turn.swung;
  const auto at = [&](FigureId v) {
    return Choice{.verb = shoots ? ActionOrder::shoot : ActionOrder::attack, .target = v};
  };
  const auto luck_at = [&](FigureId v, Look seen) {
    return shoots ? luck_in(shot_luck(there, hero, seen)) : luck_of(there, hero, at(v));
  };
  // The usual reason why it would not see him.
  const auto turned_away = [&](FigureId v) { return !in_front_half(there[v].at, there[v].facing, there[hero].at); };
  FigureSet left = shoots ? foes : near;
  // In clear sight; whoever promises most is looked at first, and most of the others never.
  std::array<int, max_figures> hoped;
  for (FigureId v : left) {
    Choice c = at(v);
    hoped[v.index] = weigh(there, hero, c, luck_at(v, Look::clear), turned_away(v));
  }
  while (!left.empty()) {
    FigureId v = left.first();
    for (FigureId other : left) {
      if (hoped[other.index] > hoped[v.index]) v = other;
    }
    if (hoped[v.index] <= best.worth) break;
    left.drop(v);
    Choice c = at(v);
    const Look seen = shoots ? look(there, hero, v) : Look::clear;
    if (seen == Look::none) continue;
    const int worth = weigh(there, hero, c, luck_at(v, seen), turned_away(v) && may_ambush(there, hero, v));
    if (worth > best.worth) best = {c, worth};
  }
  return best;
}

Worth::Hopes Worth::hopes(Here there, FigureId hero) const {
  Hopes all;
  const int might = stats(there, hero).might;
  const Length reach = 2 * allowance(there, hero) + 1_in;
  const Luck aimed = luck_in(shot_luck(there, hero, Look::clear));
  for (FigureId v : foes) {
    Choice blow{.verb = ActionOrder::attack, .target = v}, shot{.verb = ActionOrder::shoot, .target = v};
    for (const bool unseen : {false, true}) {
      if (gap(there, hero, v) <= reach)
        all.blow[unseen][v.index] = weigh(there, hero, blow, luck_of(there, hero, blow), unseen);
      if (!there.man(hero).turn.swung) all.shot[unseen][v.index] = weigh(there, hero, shot, aimed, unseen);
    }
    all.draw[v.index] = permille(might, {}, stats(there, v).might) * harm(there.s, v, 1) / 1000;
    all.ahead[v.index] = direction(there[v].facing);
  }
  return all;
}

int Worth::hope(const State& s, FigureId hero, FigureSet met, const Hopes& all) const {
  int best = 0;
  for (FigureId v : met.empty() ? foes : met) {
    const bool unseen = dot(all.ahead[v.index], s[hero].at - s[v].at) < 0;
    best = std::max(best, (met.empty() ? all.shot : all.blow)[unseen][v.index]);
  }
  return best;
}

int Worth::danger(Here there, FigureId hero) const {
  const Stats own = stats(there, hero);
  int sum = 0;
  for (FigureId v : foes) {
    const VillainCard& card = there.b.card(there.s, v);
    const Length off = gap(there, v, hero);
    int chance = 0;
    if (card.type == Type::warrior) {
      if (off <= inches(card.stats.speed)) chance = struck(card.stats.might, own.might) / (off <= touching ? 1 : 2);
    } else if (off > touching && clear_line(there.b.ground, {}, {there[v].at, there[v].elevation + 1_in},
                                            {there[hero].at, there[hero].elevation + 1_in})) {
      chance = card.type == Type::mage ? 500 : struck(card.stats.dexterity, own.dexterity) / 2;
    }
    sum += chance;
  }
  return sum * std::max(price(hero, 1), 100) / 1000;
}

int Worth::calm(FigureId whom, int die, Luck luck) const {
  int gain = 0;
  for (int k = 1; k <= die; ++k) {
    const int off = std::min<int>(k, here.man(whom).trauma);
    const int weight = luck.net() == 0  ? 1000 / die
                       : luck.net() > 0 ? 1000 * (2 * k - 1) / (die * die)
                                        : 1000 * (2 * (die - k) + 1) / (die * die);
    gain += -price(whom, -off) * weight / 1000;
  }
  return gain;
}

}  // namespace fyrd::stormclouds
