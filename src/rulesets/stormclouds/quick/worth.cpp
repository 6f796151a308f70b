// What deeds are worth: Trauma on Villains, Trauma on Heroes, and the chance of both.
#include <algorithm>

#include "rulesets/stormclouds/quick/player.h"
#include "rulesets/stormclouds/table/place.h"
#include "rulesets/stormclouds/table/sight.h"

namespace fyrd::stormclouds {

namespace {

constexpr int hero_worth = 4000;  // what is lost with him
constexpr int counter = 60;       // a counter that he keeps
constexpr int per_counter = 420;  // on a small Villain
constexpr int put_out = 900;

}  // namespace

Quick::Quick(const StormcloudsBattle& b, const State& s)
    : b_(b), s_(s), objectives_(objectives(b, s)), foes_(villains(b, s)) {
  for (FigureId v : foes_) {
    for (int i = 0; i < objectives_.count; ++i) {
      if (within(b.base(s[v]), objectives_.shapes[static_cast<std::size_t>(i)], b.numbers.claim + 1_in))
        at_objectives_.add(v);
    }
  }
}

namespace {

// In thousandths: that he fails a Trauma Test with so many.
int fails(int die, int counters) { return 1000 - permille(die, {}, counters); }

}  // namespace

int Quick::price(FigureId hero, int counters) const {
  if (s_.man(hero).last_ditch) return 0;  // it is his last Turn
  const int die = stats(b_, s_, hero).will, now = s_.man(hero).trauma + s_.man(hero).owed;
  const int then = std::max(now + counters, 0);
  return (fails(die, then) - fails(die, now)) * hero_worth / 1000 + counters * counter;
}

int Quick::harm(const State& s, FigureId villain, int counters) const {
  const VillainCard& card = b_.card(s, villain);
  const int left = card.stats.will - s.man(villain).trauma;
  const int weight = b_.plot == Plot::massive && card.size == Size::massive ? 2 : 1;
  const int all =
      std::min(counters, left) * per_counter * 4 / std::max(card.stats.will, 3) + (counters >= left ? put_out : 0);
  return all * weight * (at_objectives_.has(villain) ? 3 : 2) / 2;
}

int Quick::weigh(const State& s, FigureId hero, Choice& c, Luck luck, bool unseen) const {
  const int die = die_of(b_, s, hero, c), target = target_of(b_, s, hero, c);
  const int plain = harm(s, c.target, blow_trauma(b_, s, hero, c));
  int best = permille(die, luck, target) * plain / 1000;
  const auto consider = [&](int dug, int gain) {
    const int worth = permille(die, with(luck, dug), target) * gain / 1000 - price(hero, cost(b_, hero, dug));
    if (worth > best) best = worth, c.number = static_cast<std::int16_t>(dug);
  };
  if (!luck.blessed) consider(dig_blessing, plain);
  if (!unseen) return best;
  const int stealth = stats(b_, s, hero).stealth;
  int surprise = 0;
  for (int k = 1; k <= stealth; ++k) surprise += harm(s, c.target, k);
  consider(dig_ambush, surprise / stealth);
  if (!luck.blessed) consider(dig_ambush | dig_blessing, surprise / stealth);
  return best;
}

Luck Quick::shot_luck(const State& s, FigureId hero) const {
  return {.blessed = b_.has(hero, Ability::marksman) && !s.man(hero).now.marked};
}

Quick::Deed Quick::best_strike(const State& s, FigureId hero) const {
  Deed best;
  const FigureSet near = touched_by(b_, s, hero, foes_);
  const bool shoots = near.empty() && !s.man(hero).now.swung;
  const auto at = [&](FigureId v) {
    return Choice{.verb = shoots ? ActionOrder::shoot : ActionOrder::attack, .target = v};
  };
  const auto luck_at = [&](FigureId v) { return shoots ? shot_luck(s, hero) : luck_of(b_, s, hero, at(v)); };
  // The usual reason why it would not see him.
  const auto turned_away = [&](FigureId v) { return !in_front_half(s[v].at, s[v].facing, s[hero].at); };
  FigureSet left = shoots ? foes_ : near;
  std::array<int, max_figures>
      hoped;  // in clear sight: whoever promises most is looked at first, and most of the others never
  for (FigureId v : left) {
    Choice c = at(v);
    hoped[v.index] = weigh(s, hero, c, luck_at(v), turned_away(v));
  }
  while (!left.empty()) {
    FigureId v = left.first();
    for (FigureId other : left) {
      if (hoped[other.index] > hoped[v.index]) v = other;
    }
    if (hoped[v.index] <= best.worth) break;
    left.drop(v);
    Choice c = at(v);
    Luck luck = luck_at(v);
    if (shoots) {
      const Look seen = look(b_, s, hero, v);
      if (seen == Look::none) continue;
      luck.cursed = seen == Look::partial;
    }
    const int worth = weigh(s, hero, c, luck, turned_away(v) && may_ambush(b_, s, hero, v));
    if (worth > best.worth) best = {c, worth};
  }
  return best;
}

Quick::Hopes Quick::hopes(const State& s, FigureId hero) const {
  Hopes all;
  const int might = stats(b_, s, hero).might;
  const Length reach = 2 * allowance(b_, s, hero) + 1_in;
  for (FigureId v : foes_) {
    Choice blow{.verb = ActionOrder::attack, .target = v}, shot{.verb = ActionOrder::shoot, .target = v};
    for (const bool unseen : {false, true}) {
      if (gap(b_, s, hero, v) <= reach)
        all.blow[unseen][v.index] = weigh(s, hero, blow, luck_of(b_, s, hero, blow), unseen);
      all.shot[unseen][v.index] = s.man(hero).now.swung ? 0 : weigh(s, hero, shot, shot_luck(s, hero), unseen);
    }
    all.draw[v.index] = permille(might, {}, stats(b_, s, v).might) * harm(s, v, 1) / 1000;
    all.ahead[v.index] = direction(s[v].facing);
  }
  return all;
}

int Quick::hope(const State& s, FigureId hero, FigureSet met, const Hopes& all) const {
  int best = 0;
  for (FigureId v : met.empty() ? foes_ : met) {
    const bool unseen = dot(all.ahead[v.index], s[hero].at - s[v].at) < 0;
    best = std::max(best, (met.empty() ? all.shot : all.blow)[unseen][v.index]);
  }
  return best;
}

// What the Villains may do to him there before he acts again.
int Quick::danger(const State& s, FigureId hero) const {
  const Stats own = stats(b_, s, hero);
  int sum = 0;
  for (FigureId v : foes_) {
    const VillainCard& card = b_.card(s, v);
    const Length off = gap(b_, s, v, hero);
    int chance = 0;
    if (card.type == Type::warrior) {
      if (off <= inches(card.stats.speed))
        chance = 1000 * std::clamp(card.stats.might - 1, 0, own.might) / own.might / (off <= touching ? 1 : 2);
    } else if (off > touching &&
               clear_line(b_.ground, {}, {s[v].at, s[v].elevation + 1_in}, {s[hero].at, s[hero].elevation + 1_in})) {
      chance = card.type == Type::mage
                   ? 500
                   : 1000 * std::clamp(card.stats.dexterity - 1, 0, own.dexterity) / own.dexterity / 2;
    }
    sum += chance;
  }
  return sum * std::max(price(hero, 1), 100) / 1000;
}

int Quick::calm(FigureId whom, int die, Luck luck) const {
  int gain = 0;
  for (int k = 1; k <= die; ++k) {
    const int off = std::min<int>(k, s_.man(whom).trauma);
    const int weight = luck.net() == 0  ? 1000 / die
                       : luck.net() > 0 ? 1000 * (2 * k - 1) / (die * die)
                                        : 1000 * (2 * (die - k) + 1) / (die * die);
    gain += -price(whom, -off) * weight / 1000;
  }
  return gain;
}

}  // namespace fyrd::stormclouds
