// A grid over everything that can be reached, and a forecast for each of its places.
#include "odds/field.h"

#include <algorithm>

#include "core/play/wellformed.h"

namespace fyrd {

namespace {

struct Box {
  Point low, high;
};

Box around(const std::vector<Ways::Fan>& fans) {
  Box box{fans[0].origin, fans[0].origin};
  for (const Ways::Fan& fan : fans) {
    for (const Point& p : fan.edge) {
      box.low = {std::min(box.low.x, p.x), std::min(box.low.y, p.y)};
      box.high = {std::max(box.high.x, p.x), std::max(box.high.y, p.y)};
    }
  }
  return box;
}

std::int32_t first_line(std::int32_t from, std::int32_t step) {
  return (from + (from > 0 ? step - 1 : 0)) / step * step;
}

// The legal move to a place: straight, or around one of the corners from which more can be reached.
std::optional<Choice> move_to(const Tabletop& s, const Question& question, const FieldOrder& order,
                              const std::vector<Ways::Fan>& fans, Point to) {
  Choice c = order.move;
  const auto legal = [&] { return !judged(s, question, c); };
  const Point looks_at = order.target.none() ? to : s[order.target].at;
  const Point from = order.target.none() ? s[order.figure].at : to;
  if (question.verbs()[c.verb].uses & uses_facing)
    c.facing = looks_at == from ? s[order.figure].facing : bearing(looks_at - from);
  c.path = straight(to);
  if (legal()) return c;
  for (const Ways::Fan& fan : fans) {
    if (fan.origin == s[order.figure].at || fan.left < distance(fan.origin, to)) continue;
    c.path = straight(fan.origin);
    c.path.add(to);
    if (legal()) return c;
  }
  return {};
}

std::vector<Choice> moves(const Game& game, const Intention& intention, const FieldOrder& order) {
  std::vector<Choice> all;
  game.at_question(intention.side, [&](const Tabletop& s, const Question& question) {
    if (order.move.verb >= question.verbs().size()) return;
    Options options;
    question.list(options);
    for (const Region& region : options.regions()) {
      if (region.figure != order.figure || region.fans.empty()) continue;
      const Box box = around(region.fans);
      const std::int32_t step = order.step.units;
      for (std::int32_t y = first_line(box.low.y, step); y <= box.high.y; y += step) {
        for (std::int32_t x = first_line(box.low.x, step); x <= box.high.x; x += step) {
          if (all.size() == order.most) return;
          if (const auto c = move_to(s, question, order, region.fans, {x, y})) all.push_back(*c);
        }
      }
      return;
    }
  });
  return all;
}

double value(const Fraction& f) { return static_cast<double>(f.numerator()) / static_cast<double>(f.denominator()); }

// That at least one of the enemies hits him.
double danger(const Battle& battle, const Tabletop& s, FigureId at) {
  if (!s[at].in_play()) return 0;
  double safe = 1;
  for (FigureId by : everyone(s)) {
    if (battle.enemies(s, by, at) && s[by].in_play()) safe *= 1 - value(battle.menace(s, by, at, true));
  }
  return 1 - safe;
}

// What he can do to the target himself as soon as he is there.
Fraction blow(const Battle& battle, const Tabletop& s, const FieldOrder& order) {
  const bool can = !order.target.none() && s[order.figure].in_play() && s[order.target].in_play() &&
                   battle.enemies(s, order.figure, order.target);
  return can ? battle.menace(s, order.figure, order.target, false) : Fraction();
}

}  // namespace

std::vector<FieldPlace> field(const Game& game, const Intention& intention, const FieldOrder& order) {
  const Battle& battle = game.battle();
  const auto worse = [&](const Forecast& all, FigureId id) {
    if (id.none()) return Fraction();
    const int now = battle.worth(game.now(), id);
    return all.chance([&](const Prospect& p) { return battle.worth(*p.table, id) * 10 < now * 9; });
  };
  std::vector<FieldPlace> places;
  for (const Choice& move : moves(game, intention, order)) {
    Intention there = intention;
    there.choices.insert(there.choices.begin(), just(move));
    const Forecast all = forecast(game, there);
    if (all.refused) continue;
    FieldPlace place{.choice = move,
                     .hurt = there.choices.size() > 1 ? worse(all, order.target) : Fraction(),
                     .risk = worse(all, order.figure),
                     .exact = all.exact};
    for (const Prospect& p : all.prospects) {
      place.danger += value(p.chance) * danger(battle, *p.table, order.figure);
      if (there.choices.size() == 1) place.hurt += p.chance * blow(battle, *p.table, order);
    }
    places.push_back(std::move(place));
  }
  return places;
}

}  // namespace fyrd
