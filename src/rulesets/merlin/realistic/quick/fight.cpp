// Hand-to-hand combat as the quick player sees it: what a blow is worth, and what comes of standing somewhere.
#include <algorithm>
#include <cstdlib>

#include "rulesets/merlin/realistic/deeds/chart.h"
#include "rulesets/merlin/realistic/deeds/gate.h"
#include "rulesets/merlin/realistic/deeds/ladder.h"
#include "rulesets/merlin/realistic/deeds/melee.h"
#include "rulesets/merlin/realistic/quick/player.h"

namespace fyrd::merlin::realistic {

namespace {

constexpr int ways = 36;       // of two dice
constexpr int out_worth = 4;   // how much a man's own worth counts against
constexpr int back_worth = 6;  // driving him back
constexpr int boldness = 8;    // one's own losses count for so much less than the enemy's

int likely_total(Here here, FigureId id, FigureId foe, int band) {
  const auto how = stroke(here, id, foe, band);
  return how ? how->dice * 7 / 2 + total_tally(id, *how).total() : 0;
}

}  // namespace

Quick::Odds Quick::odds(Here here, FigureId id, FigureId foe, int share) const {
  const int spread = share - defence_tally(here, foe, id).total(), added = chart_tally(here, id, foe).total();
  Odds all;
  const int c = column(here.b.numbers, spread);
  for (int rolled = 2; rolled <= 12; ++rolled) {
    const Effect e = in_column(here.b.numbers, c, rolled + added);
    const int chances = 6 - std::abs(7 - rolled);
    if (e == Effect::out) {
      all.out += chances;
    } else if (e != Effect::none) {
      all.back += chances;
      if (e == Effect::back_morale) all.shaken += chances;
    }
  }
  return all;
}

// What a throw for somebody's nerve is worth to his enemy: he runs more often the more he needs (MER-R-040).
int Quick::scare_worth(FigureId id) const { return worth(id) * out_worth * (here_.b.kit(id).nerve - 3) / 10; }

// What somebody's fall is worth: he is gone, and his friends close by throw for their nerve (MER-R-041).
int Quick::fall_worth(Here here, FigureId id) const {
  int sum = worth(id) * out_worth;
  for (FigureId f : here[id].side == me_ ? ours() : others()) {
    if (f != id && here.s.fights(f) && within(here.disc(id), here.disc(f), here_.b.numbers.near)) sum += scare_worth(f);
  }
  return sum;
}

// What the results of a throw on the chart are worth, times 36.
int Quick::result_worth(Here here, const Odds& o, FigureId foe) const {
  return o.out * fall_worth(here, foe) + o.back * back_worth + o.shaken * scare_worth(foe);
}

int Quick::blow_worth(Here here, FigureId id, FigureId foe, int share) const {
  return result_worth(here, odds(here, id, foe, share), foe);
}

Quick::Besets Quick::beset_without(FigureId id) const {
  Besets all;
  for (std::size_t i = 0; i < theirs_count_; ++i) {
    all[i].comes.fill(ways);
    for (FigureId f : ours()) {
      const int before =
          f == id || !here_.s.fights(f) || apart(here_, f, theirs_[i]) ? bands : first_band(here_, f, theirs_[i]);
      if (before == bands) continue;
      ++all[i].rivals;
      const Odds held = odds(here_, f, theirs_[i], likely_total(here_, f, theirs_[i], before));
      for (int later = before + 1; later < bands; ++later) {
        int& comes = all[i].comes[later];
        comes = comes * (ways - held.back - held.out) / ways;
      }
    }
  }
  return all;
}

// What somebody would gain and lose in this turn's combat as people stand there, times 36; where that is not more than
// `enough`, perhaps less than he would lose.
int Quick::exchange(Here here, FigureId id, const Besets& beset, int enough) const {
  FigureId foe = nobody;
  int band = bands;
  Length least = longest;
  for (FigureId e : others()) {  // MER-R-022 the nearest is dealt with first
    const int with = apart(here, id, e) ? bands : first_band(here, id, e);
    if (with == bands) continue;
    const Length g = distance(here[id].at, here[e].at) - here_.b.radius(here[e]);
    if (g < least) foe = e, least = g, band = with;
  }
  const Odds mine = foe.none() ? Odds{} : odds(here, id, foe, likely_total(here, id, foe, band));
  const int prize = foe.none() ? 0 : result_worth(here, mine, foe);
  if (prize <= enough) return prize;
  int strikes = ways;  // the chance that he comes to strike at all
  int lost = 0;
  for (std::size_t i = 0; i < theirs_count_; ++i) {
    const FigureId e = theirs_[i];
    const int theirs = here.s.fights(e) && !apart(here, e, id) ? first_band(here, e, id) : bands;
    if (theirs == bands) continue;
    int comes = ways;
    if (e == foe && theirs > band) comes = comes * (ways - mine.back - mine.out) / ways;  // MER-R-028
    comes = comes * beset[i].comes[theirs] / ways / beset[i].rivals;
    const Odds hurt = odds(here, e, id, likely_total(here, e, id, theirs));
    lost += comes * result_worth(here, hurt, id) / ways;
    if (theirs < band) strikes = strikes * (ways * ways - comes * (hurt.back + hurt.out)) / (ways * ways);
  }
  return strikes * prize / ways - lost / boldness;
}

Choice Quick::blow_order() const {
  for (int i = 0; here_.s.band == 0 && i < here_.s.work_count; ++i) {
    if (!pushing(here_, me_, i).no) return {.verb = BlowOrder::push, .number = static_cast<std::int16_t>(i)};
  }
  for (FigureId id : ours()) {
    if (cannot_attack(here_, id)) continue;
    FigureId best = nobody;
    int most = -1;
    for (FigureId e : others()) {
      if (cannot_strike(here_, id, e)) continue;
      const int prize = blow_worth(here_, id, e, likely_total(here_, id, e, here_.s.band));
      if (prize > most) best = e, most = prize;
    }
    if (most >= 0) return {.verb = BlowOrder::strike, .figure = id, .target = best};
    if (batters(here_, id) >= 0) return {.verb = BlowOrder::batter, .figure = id};
  }
  return {};
}

// All at one, or among as many of the nearest as promise most.
Choice Quick::divide_order(const DivideOrder& q) const {
  const int total = here_.man(q.about).total;
  int most = blow_worth(here_, q.about, here_.man(q.about).foes[0], total);
  std::vector<FigureId> foes;
  for (FigureId e : q.crowd) foes.push_back(e);
  std::ranges::stable_sort(foes, {}, [&](FigureId e) { return gap(q.about, e); });  // MER-R-022 the nearest first
  Choice best, c{.verb = DivideOrder::divide};
  for (const FigureId e : foes) {
    c.add(e);
    int sum = 0;
    for (int i = 0; i < c.count; ++i) sum += blow_worth(here_, q.about, foes[i], part(total, c.count, i));
    if (c.count >= 2 && sum > most) best = c, most = sum;
  }
  return best;
}

}  // namespace fyrd::merlin::realistic
