// Hand-to-hand combat as the quick player sees it: what a blow is worth, and what comes of standing somewhere.
#include <cstdlib>

#include "rulesets/merlin/realistic/quick/player.h"

namespace fyrd::merlin::realistic {

namespace {

constexpr int ways = 36;       // of two dice
constexpr int out_worth = 4;   // how much a man's own worth counts against
constexpr int back_worth = 6;  // driving him back
constexpr int boldness = 8;    // one's own losses count for so much less than the enemy's

int likely_total(const RealisticBattle& b, const State& s, FigureId id, FigureId foe, int band) {
  const auto how = stroke(b, s, id, foe, band);
  return how ? how->dice * 7 / 2 - how->less : 0;
}

}  // namespace

Quick::Odds Quick::odds(const State& s, FigureId id, FigureId foe, int share) const {
  const int spread = share - defence_tally(b_, s, foe, id).total(), added = chart_tally(b_, s, id, foe).total();
  Odds all;
  const int c = column(b_, spread);
  for (int rolled = 2; rolled <= 12; ++rolled) {
    const Effect e = in_column(b_, c, rolled + added);
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
int Quick::scare_worth(FigureId id) const { return worth(id) * out_worth * (b_.kit(id).nerve - 3) / 10; }

// What somebody's fall is worth: he is gone, and his friends close by throw for their nerve (MER-R-041).
int Quick::fall_worth(const State& s, FigureId id) const {
  int sum = worth(id) * out_worth;
  for (FigureId f : s[id].side == me_ ? ours() : others()) {
    if (f != id && s.fights(f) && within(b_.disc_of(s[id]), b_.disc_of(s[f]), b_.numbers.near)) sum += scare_worth(f);
  }
  return sum;
}

// What the results of a throw on the chart are worth, times 36.
int Quick::result_worth(const State& s, const Odds& o, FigureId foe) const {
  return o.out * fall_worth(s, foe) + o.back * back_worth + o.shaken * scare_worth(foe);
}

int Quick::blow_worth(const State& s, FigureId id, FigureId foe, int share) const {
  return result_worth(s, odds(s, id, foe, share), foe);
}

Quick::Besets Quick::beset_without(FigureId id) const {
  Besets all;
  for (std::size_t i = 0; i < theirs_count_; ++i) {
    all[i].comes.fill(ways);
    for (FigureId f : ours()) {
      const int before = f == id || !s_.fights(f) ? bands : first_band(b_, s_, f, theirs_[i]);
      if (before == bands) continue;
      ++all[i].rivals;
      const Odds held = odds(s_, f, theirs_[i], likely_total(b_, s_, f, theirs_[i], before));
      for (int later = before + 1; later < bands; ++later) {
        int& comes = all[i].comes[static_cast<std::size_t>(later)];
        comes = comes * (ways - held.back - held.out) / ways;
      }
    }
  }
  return all;
}

// What somebody would gain and lose in this turn's combat as people stand in `s`, times 36; where that is not more than
// `enough`, perhaps less than he would lose.
int Quick::exchange(const State& s, FigureId id, const Besets& beset, int enough) const {
  FigureId foe = nobody;
  int band = bands;
  Length least = longest;
  for (FigureId e : others()) {  // MER-R-022 the nearest is dealt with first
    const int with = first_band(b_, s, id, e);
    if (with == bands) continue;
    const Length g = distance(s[id].at, s[e].at) - b_.radius(s[e]);
    if (g < least) foe = e, least = g, band = with;
  }
  const Odds mine = foe.none() ? Odds{} : odds(s, id, foe, likely_total(b_, s, id, foe, band));
  const int prize = foe.none() ? 0 : result_worth(s, mine, foe);
  if (prize <= enough) return prize;
  int strikes = ways;  // the chance that he comes to strike at all
  int lost = 0;
  for (std::size_t i = 0; i < theirs_count_; ++i) {
    const FigureId e = theirs_[i];
    const int theirs = s.fights(e) ? first_band(b_, s, e, id) : bands;
    if (theirs == bands) continue;
    int comes = ways;
    if (e == foe && theirs > band) comes = comes * (ways - mine.back - mine.out) / ways;  // MER-R-028
    comes = comes * beset[i].comes[static_cast<std::size_t>(theirs)] / ways / beset[i].rivals;
    const Odds hurt = odds(s, e, id, likely_total(b_, s, e, id, theirs));
    lost += comes * result_worth(s, hurt, id) / ways;
    if (theirs < band) strikes = strikes * (ways * ways - comes * (hurt.back + hurt.out)) / (ways * ways);
  }
  return strikes * prize / ways - lost / boldness;
}

Choice Quick::blow_order() const {
  Choice c;
  for (int i = 0; s_.band == 0 && i < s_.work_count; ++i) {
    if (pushing(b_, s_, me_, i).no != NoPush::nothing) continue;
    c.verb = BlowOrder::push, c.number = static_cast<std::int16_t>(i);
    return c;
  }
  for (FigureId id : ours()) {
    if (!may_attack(s_, id)) continue;
    int most = -1;
    for (FigureId e : others()) {
      if (cannot_strike(b_, s_, id, e)) continue;
      const int prize = blow_worth(s_, id, e, likely_total(b_, s_, id, e, s_.band));
      if (prize <= most) continue;
      most = prize;
      c.verb = BlowOrder::strike, c.figure = id, c.target = e;
    }
    if (most >= 0) return c;
    if (batters(b_, s_, id) < 0) continue;
    c.verb = BlowOrder::batter, c.figure = id;
    return c;
  }
  return c;
}

// All at one, or among the two or more who are worth most.
Choice Quick::divide_order(const DivideOrder& q) const {
  const int total = s_.man(q.about).total;
  Choice best, c;
  int most = blow_worth(s_, q.about, s_.man(q.about).foes[0], total);
  std::array<FigureId, Choice::max_figures> foes = q.crowd.foes;
  for (int i = 1; i < q.crowd.count; ++i) {  // the dearest first
    for (std::size_t k = static_cast<std::size_t>(i); k > 0 && worth(foes[k - 1]) < worth(foes[k]); --k)
      std::swap(foes[k - 1], foes[k]);
  }
  c.verb = DivideOrder::divide;
  for (int n = 1; n <= q.crowd.count; ++n) {
    c.add(foes[static_cast<std::size_t>(n - 1)]);
    int sum = 0;
    for (int i = 0; i < n; ++i) sum += blow_worth(s_, q.about, foes[static_cast<std::size_t>(i)], part(total, n, i));
    if (n >= 2 && sum > most) best = c, most = sum;
  }
  return best;
}

}  // namespace fyrd::merlin::realistic
