// Every way worth a thought, and the best of them.
#include "rulesets/stormclouds/quick/move.h"

#include <algorithm>

#include "rulesets/stormclouds/people/stats.h"
#include "rulesets/stormclouds/plots/judge.h"
#include "rulesets/stormclouds/ways/walk.h"

namespace fyrd::stormclouds {

bool wins_now(Here here, FigureSet foes) {
  const auto& [b, s] = here;
  if (b.plot != Plot::loot || s.turn < b.least_turns) return false;
  return !any_of(foes, [&](FigureId v) { return !s.man(v).turn.acted; }) && all_claimed(here);
}

namespace {

constexpr int victory = 1'000'000;
constexpr int winds = 8;

// Few enough Villains are left, or little time: it is time to think of the objectives alone.
bool looting(const Worth& worth) {
  const auto& [b, s] = worth.here;
  if (b.plot == Plot::cart || b.plot == Plot::watch) return true;
  return b.plot == Plot::loot && (worth.foes.size() <= 2 || s.turn >= b.least_turns);
}

// Each objective to the Hero who is nearest, first come, first served.
std::optional<Shape> errand(const Worth& worth, FigureId hero) {
  const Objectives& all = worth.aims;
  FigureSet free = heroes(worth.here);
  Set<int, std::uint8_t> done;
  while (done.size() < all.count && !free.empty()) {
    FigureId who = nobody;
    int what = -1;
    Length least = longest;
    for (int i = 0; i < all.count; ++i) {
      if (done.has(i)) continue;
      for (FigureId id : free) {
        const Length off = distance(worth.here[id].at, all.shapes[i].points[0]);
        if (off < least) who = id, what = i, least = off;
      }
    }
    if (who == hero) return all.shapes[what];
    free.drop(who);
    done.add(what);
  }
  return {};
}

class Mover {
 public:
  Mover(const Worth& worth, const ActionOrder& order)
      : worth_(worth), order_(order), b_(worth.here.b), s_(worth.here.s), hero_(order.about), there_(s_),
        goal_(errand(worth, hero_)), far_(allowance(worth.here, hero_)), looting_(looting(worth)) {
    there_.man(hero_).turn.moved = true;
    hopes_ = worth.hopes({b_, there_}, hero_);
    stays_ = lure(worth.here) - worth.danger(worth.here, hero_) / care();
  }

  Worth::Deed best() {
    to_goal();
    for (FigureId v : worth_.foes) {
      if (gap(worth_.here, hero_, v) <= far_) around(v);
    }
    for (int i = 0; i < winds; ++i) {
      const Angle wind{static_cast<std::uint16_t>(i * 65536 / winds)};
      consider(straight(me().at + along(wind, i % 2 == 0 ? far_ : far_ / 2)));
    }
    consider(straight(me().at));  // only turning
    return best_;
  }

 private:
  const Figure& me() const { return s_[hero_]; }
  int care() const { return looting_ ? 2 : 3; }
  int lure(Here) const;  // of a place, dangers apart
  void consider(const Path&);
  void go(Point to, Length limit);  // as far of it as he gets
  void to_goal();
  bool dash_wins(Point spot);
  void around(FigureId villain);

  const Worth& worth_;
  const ActionOrder& order_;
  const StormcloudsBattle& b_;
  const State& s_;
  const FigureId hero_;
  State there_;  // as if he had gone
  const std::optional<Shape> goal_;
  const Length far_;
  const bool looting_;
  Worth::Hopes hopes_;
  int stays_ = 0;  // what it is worth to stay where he is
  Worth::Deed best_{{}, -victory};
};

int Mover::lure(Here here) const {
  if (wins_now(here, worth_.foes)) return victory;
  int worth = 0;
  for (FigureId v : worth_.foes) {  // the blow that he comes nearer to
    if (hopes_.draw[v.index] * 16 / 12 <= worth) continue;
    const int reach = 16 - gap(here, hero_, v).units / units_per_inch;
    if (reach > 0) worth = std::max(worth, hopes_.draw[v.index] * reach / 12);
  }
  if (!goal_) return worth;
  const int pull = b_.plot == Plot::fight || b_.plot == Plot::massive ? 0 : looting_ ? 250 : 20;  // for each inch
  const Length off = nearest(here.base(hero_), *goal_).gap;
  worth -= pull * off.units / units_per_inch;
  if (off <= touching) worth += looting_ ? 600 : 150;
  return worth;
}

// Cheap thoughts first; whether he could go at all, and what he would see there, is asked only if it might be the best.
void Mover::consider(const Path& path) {
  const Here there{b_, there_};
  Choice c{.verb = ActionOrder::move, .path = path};
  put(b_, there_, hero_, path.end());
  const FigureSet met = touched_by(there, hero_, worth_.foes);
  FigureId target = met.empty() ? nearest(there, path.end(), worth_.foes) : met.first();
  there_[hero_].facing = me().facing;
  if (!target.none()) face(there_, hero_, there_[target].at);
  int worth = lure(there) - stays_;
  const bool strikes_next = s_.act.taken == 0;
  const int hoped = strikes_next ? worth_.hope(there_, hero_, met, hopes_) * 9 / 10 : 0;
  if (worth + hoped <= best_.worth) return;
  worth -= worth_.danger(there, hero_) / care();
  if (worth + hoped <= best_.worth) return;
  if (const Length run = journey(worth_.here, hero_, path, false, far_).run(); run > Length{})
    worth -= worth_.price(hero_, run_cost(run));
  if (worth + hoped <= best_.worth || order_.check(c)) return;
  if (hoped > 0) {
    const Worth::Deed then = worth_.best_strike(there, hero_);
    worth += then.worth * 9 / 10;
    if (then.worth > 0) target = then.choice.target;
  }
  if (worth <= best_.worth) return;
  c.facing = target.none() ? me().facing : bearing(s_[target].at - path.end());
  best_ = {c, worth};
}

void Mover::go(Point to, Length limit) {
  const Point from = me().at, end = distance(from, to) > limit ? toward(from, to, limit) : to;
  if (flies(b_, hero_) || !order_.check({.verb = ActionOrder::move, .path = straight(end)}))
    return consider(straight(end));
  const FigureSet near = those(bars(worth_.here, hero_), [&](FigureId enemy) {
    return gap(worth_.here, hero_, enemy) <= limit;  // others have time to move
  });
  const std::vector<Shape> bodies = bases(worth_.here, near);
  const Ways& ways = b_.ways[me().base];
  const Length horizon = 2 * limit;  // what lies beyond it can wait
  Ways::Way way;
  if (distance(from, to) > horizon) way = ways.find(from, toward(from, to, horizon), 2 * horizon, bodies);
  if (!way.found) way = ways.find(from, to, longest, bodies);
  if (way.found) consider(first_part(from, way.path, limit));
}

// Beside it, on the near side if there is room.
void Mover::to_goal() {
  if (!goal_ || touches(b_, me(), *goal_)) return;
  const Length apart = goal_->radius + b_.radius(me()) + touching / 2;
  const Angle near = bearing(me().at - goal_->points[0]);
  for (const int turn : {0, 1, -1, 2, -2, 3}) {
    const Point spot = goal_->points[0] + along(near + Angle{static_cast<std::uint16_t>(turn * 65536 / 6)}, apart);
    if (!free_place(worth_.here, hero_, spot)) continue;
    go(spot, looting_ && s_.turn >= b_.least_turns ? 2 * far_ : far_);
    if (!b_.rulings.run_by_speed && (last_turn(worth_.here) || dash_wins(spot))) go(spot, longest);  // STO-A35
    return;
  }
}

bool Mover::dash_wins(Point spot) {
  put(b_, there_, hero_, spot);
  return wins_now({b_, there_}, worth_.foes);
}

// To its back, past its side, whichever is nearer; and straight at it.
void Mover::around(FigureId villain) {
  const Figure& v = s_[villain];
  const Length apart = b_.radius(me()) + b_.radius(v) + touching / 2;
  const Point behind = v.at - along(v.facing, apart);
  Path path;
  if (in_front_half(v.at, v.facing, me().at)) {
    const Vec side = along(v.facing + east, apart * 3 / 2);
    path.add(dot(me().at - v.at, side) >= 0 ? v.at + side : v.at - side);
  }
  path.add(behind);
  consider(path);
  if (me().at != v.at) consider(straight(toward(v.at, me().at, apart)));
}

}  // namespace

Worth::Deed best_move(const Worth& worth, const ActionOrder& order) { return Mover(worth, order).best(); }

}  // namespace fyrd::stormclouds
