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

// One place after the other, until all are seen or the piece is full.
class Shading {
 public:
  Shading(const Game& game, const Intention& intention, const FieldOrder& order)
      : game_(game), battle_(game.battle()), intention_(intention), order_(order) {}

  Field all() {
    game_.at_question(intention_.side, [&](const Tabletop& s, const Question& question) {
      if (order_.move.verb >= question.verbs().size()) return;
      Options options;
      question.list(options);
      const auto region = std::ranges::find_if(
          options.regions(), [&](const Region& r) { return r.figure == order_.figure && !r.fans.empty(); });
      if (region != options.regions().end()) shade(s, question, region->fans);
    });
    return std::move(field_);
  }

 private:
  static constexpr std::int64_t runs_of_a_look = 5;  // that a place is looked at costs as much

  void shade(const Tabletop& s, const Question& question, const std::vector<Ways::Fan>& fans) {
    const Box box = around(fans);
    const std::int32_t step = order_.step.units, left = first_line(box.low.x, step),
                       below = first_line(box.low.y, step);
    if (left > box.high.x || below > box.high.y) return;
    const std::size_t columns = (box.high.x - left) / step + 1, rows = (box.high.y - below) / step + 1;
    for (std::size_t n = order_.from; n < columns * rows; ++n) {
      if (field_.places.size() == order_.most || (intention_.unwanted && intention_.unwanted())) return;
      if (order_.piece && runs_ >= *order_.piece) return void(field_.next = n);
      const Point to{left + static_cast<std::int32_t>(n % columns) * step,
                     below + static_cast<std::int32_t>(n / columns) * step};
      runs_ += runs_of_a_look;
      if (const auto move = move_to(s, question, order_, fans, to)) add(*move);
    }
  }

  void add(const Choice& move) {
    Intention there = intention_;
    there.choices.insert(there.choices.begin(), just(move));
    const Forecast all = forecast(game_, there);
    if (all.refused) return;
    runs_ += static_cast<std::int64_t>(all.runs) + (all.exact ? 0 : static_cast<std::int64_t>(there.budget));
    FieldPlace place{.choice = move,
                     .hurt = there.choices.size() > 1 ? worse(all, order_.target) : Fraction(),
                     .risk = worse(all, order_.figure),
                     .exact = all.exact};
    for (const Prospect& p : all.prospects) {
      place.danger += value(p.chance) * danger(battle_, *p.table, order_.figure);
      if (there.choices.size() == 1) place.hurt += p.chance * blow(battle_, *p.table, order_);
    }
    field_.places.push_back(std::move(place));
  }

  Fraction worse(const Forecast& all, FigureId id) const {
    if (id.none()) return {};
    const int now = battle_.worth(game_.now(), id);
    return all.chance([&](const Prospect& p) { return battle_.worth(*p.table, id) * 10 < now * 9; });
  }

  const Game& game_;
  const Battle& battle_;
  const Intention& intention_;
  const FieldOrder& order_;
  std::int64_t runs_ = 0;
  Field field_;
};

}  // namespace

Field field(const Game& game, const Intention& intention, const FieldOrder& order) {
  return Shading(game, intention, order).all();
}

}  // namespace fyrd
