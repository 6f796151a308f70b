// Where the quick player's Heroes go, and which of all deeds they choose.
#include <algorithm>

#include "rulesets/stormclouds/plots/judge.h"
#include "rulesets/stormclouds/quick/player.h"
#include "rulesets/stormclouds/table/place.h"
#include "rulesets/stormclouds/table/sight.h"

namespace fyrd::stormclouds {

namespace {

constexpr int victory = 1'000'000;
constexpr int winds = 8;

}  // namespace

// Few enough Villains are left, or little time.
bool Quick::looting() const {
  if (b_.plot == Plot::cart || b_.plot == Plot::watch) return true;
  return b_.plot == Plot::loot && (foes_.size() <= 3 || s_.turn >= b_.least_turns);
}

int Quick::pull() const {
  if (b_.plot == Plot::fight || b_.plot == Plot::massive) return 0;
  return looting() ? 250 : 60;
}

// Each objective to the Hero who is nearest, first come, first served.
std::optional<Shape> Quick::errand(FigureId hero) const {
  const Objectives& all = objectives_;
  FigureSet free = heroes(b_, s_);
  int open = (1 << all.count) - 1;
  while (open != 0 && !free.empty()) {
    FigureId who = nobody;
    int what = -1;
    Length least = longest;
    for (int i = 0; i < all.count; ++i) {
      if (!(open >> i & 1)) continue;
      for (FigureId id : free) {
        const Length off = distance(s_[id].at, all.shapes[static_cast<std::size_t>(i)].points[0]);
        if (off < least) who = id, what = i, least = off;
      }
    }
    if (who == hero) return all.shapes[static_cast<std::size_t>(what)];
    free.drop(who);
    open &= ~(1 << what);
  }
  return {};
}

bool Quick::wins_now(const State& s) const {
  if (b_.plot != Plot::loot || s.turn < b_.least_turns) return false;
  for (FigureId v : foes_) {
    if (!s.man(v).now.acted) return false;
  }
  return all_claimed(b_, s);
}

int Quick::lure(const State& s, FigureId hero, const std::optional<Shape>& goal, const Hopes& all) const {
  if (wins_now(s)) return victory;
  int worth = 0;
  for (FigureId v : foes_) {  // the blow that he comes nearer to
    if (all.draw[v.index] * 16 / 12 <= worth) continue;
    const int reach = 16 - gap(b_, s, hero, v).units / units_per_inch;
    if (reach > 0) worth = std::max(worth, all.draw[v.index] * reach / 12);
  }
  if (goal) {
    const Length off = nearest(b_.base(s[hero]), *goal).gap;
    worth -= pull() * off.units / units_per_inch;
    if (off <= touching) worth += looting() ? 600 : 150;
  }
  return worth;
}

Quick::Deed Quick::best_move(FigureId hero, const ActionOrder& q) const {
  Deed best{{}, -victory};
  const auto goal = errand(hero);
  const Length far = allowance(b_, s_, hero);
  const bool strikes_next = s_.act.taken == 0;
  State there = s_;
  there.man(hero).now.moved = true;
  const Hopes all = hopes(there, hero);
  const int care = looting() ? 2 : 1;
  const int here = lure(s_, hero, goal, all) - danger(s_, hero) / care;
  // Weighs a way, cheap thoughts first; whether he could go at all, and what he would see there, is asked only if it
  // might be the best.
  const auto consider = [&](const Path& path) {
    Choice c{.verb = ActionOrder::move, .path = path};
    put(b_, there, hero, path.end());
    const FigureSet met = touched_by(b_, there, hero, foes_);
    FigureId target = met.empty() ? nearest({b_, there}, path.end(), foes_) : met.first();
    there[hero].facing = s_[hero].facing;
    if (!target.none()) face(there, hero, there[target].at);
    int worth = lure(there, hero, goal, all) - here;
    const int hoped = strikes_next ? hope(there, hero, met, all) * 9 / 10 : 0;
    if (worth + hoped <= best.worth) return;
    worth -= danger(there, hero) / care;
    if (worth + hoped <= best.worth) return;
    if (const Length run = journey(b_, s_, hero, path, false, far).run(); run > Length{})
      worth -= price(hero, run_cost(run));
    if (worth + hoped <= best.worth || q.check(c)) return;
    if (hoped > 0) {
      const Deed then = best_strike(there, hero);
      worth += then.worth * 9 / 10;
      if (then.worth > 0) target = then.choice.target;
    }
    if (worth <= best.worth) return;
    c.facing = target.none() ? s_[hero].facing : bearing(s_[target].at - path.end());
    best = {c, worth};
  };
  const auto way = [&](Point to, Length limit) {  // as far of it as he gets
    const Point end = distance(s_[hero].at, to) > limit ? toward(s_[hero].at, to, limit) : to;
    if (flies(b_, hero) || !q.check({.verb = ActionOrder::move, .path = straight(end)})) return consider(straight(end));
    std::vector<Shape> bodies;
    for (FigureId enemy : bars(b_, s_, hero)) {
      if (gap(b_, s_, hero, enemy) <= limit) bodies.push_back(b_.base(s_[enemy]));  // others have time to move
    }
    const Ways& ways = b_.ways[s_[hero].base];
    const Length horizon = 2 * limit;  // what lies beyond it can wait
    Ways::Way around;
    if (distance(s_[hero].at, to) > horizon)
      around = ways.find(s_[hero].at, toward(s_[hero].at, to, horizon), 2 * horizon, bodies);
    if (!around.found) around = ways.find(s_[hero].at, to, longest, bodies);
    if (around.found) consider(first_part(s_[hero].at, around.path, limit));
  };
  if (goal && !touches(b_, s_[hero], *goal)) {
    const Length apart = goal->radius + b_.radius(s_[hero]) + touching / 2;
    const Angle near = bearing(s_[hero].at - goal->points[0]);
    for (const int turn : {0, 1, -1, 2, -2, 3}) {  // beside it, on the near side if there is room
      const Point spot = goal->points[0] + along(near + Angle{static_cast<std::uint16_t>(turn * 65536 / 6)}, apart);
      if (!free_place({b_, s_}, hero, spot)) continue;
      way(spot, looting() && s_.turn >= b_.least_turns ? 2 * far : far);
      break;
    }
  }
  for (FigureId v : foes_) {
    if (gap(b_, s_, hero, v) > far) continue;
    const Length apart = b_.radius(s_[hero]) + b_.radius(s_[v]) + touching / 2;
    const Point behind = s_[v].at - along(s_[v].facing, apart);
    if (in_front_half(s_[v].at, s_[v].facing, s_[hero].at)) {  // past its side, whichever is nearer
      const Vec side = along(s_[v].facing + east, apart * 3 / 2);
      const bool right = dot(s_[hero].at - s_[v].at, side) >= 0;
      Path around = straight(right ? s_[v].at + side : s_[v].at - side);
      around.add(behind);
      consider(around);
    } else {
      consider(straight(behind));
    }
    if (s_[hero].at != s_[v].at) consider(straight(toward(s_[v].at, s_[hero].at, apart)));
  }
  for (int i = 0; i < winds; ++i) {
    const Angle wind{static_cast<std::uint16_t>(i * 65536 / winds)};
    consider(straight(s_[hero].at + along(wind, i % 2 == 0 ? far : far / 2)));
  }
  consider(straight(s_[hero].at));  // only turning
  return best;
}

Choice Quick::action(const ActionOrder& q) const {
  const FigureId id = q.about;
  const int bonus_price = bonus(s_) ? price(id, (b_.numbers.bonus + 1) / 2) : 0;
  Deed best{{}, 0};
  const auto consider = [&](const Choice& c, int worth) {
    if (worth - bonus_price > best.worth && !q.check(c)) best = {c, worth - bonus_price};
  };
  if (wins_now(s_)) return {};
  if (!has_action(s_)) return {};
  const Deed strike = best_strike(s_, id);
  consider(strike.choice, strike.worth);
  if (wounded(s_, id)) {
    const Choice rally{.verb = ActionOrder::rally};
    consider(rally, calm(id, stats(b_, s_, id).will, luck_of(b_, s_, id, rally)));
    consider({.verb = ActionOrder::drink}, calm(id, b_.numbers.potion, {}) + 200);
  }
  for (FigureId h : touched_by(b_, s_, id, heroes(b_, s_))) {
    const Choice help{.verb = ActionOrder::help, .target = h};
    if (wounded(s_, h)) consider(help, calm(h, stats(b_, s_, id).will, luck_of(b_, s_, id, help)));
  }
  for (int i = 0; i < static_cast<int>(b_.fighter(id).spells.size()); ++i) {
    const Spell& spell = b_.spell(b_.fighter(id).spells[static_cast<std::size_t>(i)]);
    if (spell.effect != Effect::dart && spell.effect != Effect::heal) continue;
    for (FigureId at : spell.effect == Effect::dart ? foes_ : heroes(b_, s_)) {
      const Choice c{.verb = ActionOrder::cast, .target = at, .number = numbered(i, 0)};
      if (cannot_cast(b_, s_, id, c)) continue;
      const int chance = permille(stats(b_, s_, id).will, luck_of(b_, s_, id, c), target_of(b_, s_, id, c));
      const int gain = spell.effect == Effect::dart ? harm(s_, at, spell.trauma)
                                                    : -price(at, -std::min<int>(spell.trauma, s_.man(at).trauma));
      consider(c, chance * gain / 1000);
    }
  }
  for (std::size_t i = 0; i < b_.caches.size(); ++i)
    consider({.verb = ActionOrder::search, .number = numbered(static_cast<int>(i), 0)}, 300);
  if (bonus(s_) && !(b_.plot == Plot::loot && s_.turn >= b_.least_turns)) return best.choice;  // a dash, at most
  const Deed move = best_move(id, q);
  consider(move.choice, move.worth);
  return best.choice;
}

}  // namespace fyrd::stormclouds
