// Orders of the quick player for single men: whom to go for, and where to be otherwise.
#include <algorithm>

#include "rulesets/darkages/quick/player.h"
#include "rulesets/darkages/table/ground.h"
#include "rulesets/darkages/turn/ending.h"

namespace fyrd::darkages {

namespace {

constexpr int patience = 6;          // turns
constexpr int margin = 4 * whole;    // what a fight should promise to who leaves his place for it
constexpr int prize = 2 * whole;     // for a shooter, or who carries loot
constexpr Length elbow = 9_cm;       // so near a foe can help another in the same turn
constexpr Length deep = 3_cm;        // into a wood
constexpr Length wood_near = 12_cm;  // worth the way

}  // namespace

// Who is ahead can wait; who waits too long has nothing to show for it.
int Quick::boldness() const {
  const auto& [b, s] = here_;
  const auto share = [&](Side side) { return points_left(here_, side) * 100 / std::max(1, b.began[side.index]); };
  const bool guards = !b.raiders.none() && b.raiders != me_;
  if (storms()) return std::max(0, s.turn + hurry - b.numbers.turns) * whole;
  if (holds() || guards || share(me_) >= share(other(me_)) + b.numbers.draw) return 0;
  return std::max(0, s.turn - patience) * whole;
}

bool Quick::goes_for(const MoveOrder& question, FigureId id, FigureId foe) const {
  const Order& order = question.orders()[id];
  return question.orders().given.has(id) && order.kind == Order::Kind::go && order.target == foe;
}

bool Quick::crowded(const MoveOrder& question, FigureId id, FigureId foe) const {
  const Angle mine = bearing(here_[id].at - here_[foe].at);
  return any(mine_, [&](FigureId mate) {
    if (mate == id || !(goes_for(question, mate, foe) || touch(here_, mate, foe))) return false;
    return between(mine, bearing(here_[mate].at - here_[foe].at)) < turn_of(58);
  });
}

// What an enemy's neighbours would do to who comes to blows with him.
int Quick::danger(FigureId id, FigureId foe) const {
  int sum = 0;
  for (FigureId mate : foes_) {
    if (mate == foe || (here_[mate].at - here_[foe].at).squared() > elbow.squared() || shooter(mate) || busy(mate))
      continue;
    sum += chances(mate, id).hit;
  }
  return sum * here_.b.soldier(id).points / 3;
}

// What he adds to those who are upon that foe, or go for him.
int Quick::worth(const MoveOrder& question, FigureId id, FigureId foe) const {
  FigureSet others;
  for (FigureId mate : mine_) {
    const bool stays = !question.orders().given.has(mate) || question.orders()[mate].kind == Order::Kind::stand;
    if (mate != id && !shooter(mate) && (goes_for(question, mate, foe) || (stays && touch(here_, mate, foe))))
      others.add(mate);
  }
  FigureSet all = others;
  all.add(id);
  const int without = others.empty() ? 0 : outcome(others, foe);
  const bool prized = here_.man(foe).loot >= 0 || shooter(foe);
  return outcome(all, foe) - std::min(0, without) - danger(id, foe) + (prized ? prize : 0);
}

Quick::Thought Quick::attack(const MoveOrder& question, FigureId id) const {
  if (here_.b.fighter(id).harmless()) return {};
  const Length most = allowance(here_, id);
  FigureId best = nobody;
  int best_worth = margin - boldness();
  for (FigureId foe : foes_) {
    if (apart(id, foe) > most || crowded(question, id, foe) || in_the_way(id, foe)) continue;
    const int worth = this->worth(question, id, foe);
    if (worth <= best_worth) continue;
    if (rider(id) && going_between(here_, id, here_[id].at, here_[foe].at) != Going::easy)
      continue;  // no riding into woods
    best = foe, best_worth = worth;
  }
  const Choice c{.verb = MoveOrder::go, .figure = id, .target = best};
  return best.none() || question.cannot(c) ? Thought{} : c;
}

Quick::Thought Quick::hover(const MoveOrder& question, FigureId id) const {
  if (!rider(id)) return {};
  const FigureId foe = nearest_foe(id);
  const Length far = apart(id, foe), safe = allowance(here_, foe) + 2_cm, most = allowance(here_, id);
  const Ranges& ranges = here_.b.fighter(id).missile.ranges;
  const Length near = ranges.count > 1 ? max(ranges.all[1].to, safe) : most - 4_cm;  // where he can shoot, or charge
  if (far < safe)
    return walk(question, id, here_[id].at + with_length(here_[id].at - here_[foe].at, most),
                min(most, safe + 1_cm - far), false);
  if (far > near && (ranges.count > 1 || boldness() > 0))
    return walk(question, id, here_[foe].at, min(most, far - safe), false);
  return stand(id, foe, false);
}

// A place in the nearest wood, at the edge towards the enemy; `aside` spreads them along it.
std::optional<Point> Quick::refuge(Point from, int aside) const {
  if (horsemen_.empty()) return {};
  std::optional<Point> goal;
  Length least = wood_near;
  for (int i = 0; i < static_cast<int>(here_.b.ground.pieces().size()); ++i) {
    const Piece& piece = here_.b.piece(i);
    if (trait(here_, i).going[static_cast<int>(Mount::cavalry)] != Going::very_difficult || piece.linear) continue;
    const Bound around = bound(piece.solid.shape);
    const auto way = inside(piece.solid.shape, from, around.at);
    const Length far = way ? way->from : Length{};
    if (far >= least) continue;
    const Point out = around.at + along(here_.b.zones[me_.index].facing + degrees(aside), around.radius * 2);
    const auto edge = inside(piece.solid.shape, around.at, out);
    if (!edge || edge->to < deep * 2) continue;
    least = far;
    goal = toward(around.at, out, edge->to - deep);
  }
  return goal;
}

Quick::Thought Quick::take_cover(const MoveOrder& question, FigureId id) const {
  if (!on_foot(here_, id)) return {};
  const auto wood = refuge(here_[id].at, (id.index % 5 - 2) * 20);
  if (!wood || distance(*wood, here_[id].at) < deep) return {};
  return walk(question, id, *wood, min(distance(*wood, here_[id].at), allowance(here_, id)), true);
}

Quick::Thought Quick::ambush(const MoveOrder& question, FigureId id, FigureId foe) const {
  const Weapon& weapon = here_.b.fighter(id).missile;
  if (weapon.exposed) return {};  // cover would not help him
  const Length most = allowance(here_, id);
  for (const int i : here_.b.burnables) {
    if (!trait(here_, i).hides || burning(here_, i)) continue;
    const Point bush = bound(here_.b.piece(i).solid.shape).at;
    const Length far = distance(bush, here_[foe].at), way = distance(bush, here_[id].at);
    if (way > most || way < elbow / 3 || far > weapon.ranges.furthest() || far < allowance(here_, foe) + most) continue;
    return walk(question, id, bush, most, true);
  }
  return {};
}

Quick::Thought Quick::aim(const MoveOrder& question, FigureId id) const {
  if (!shooter(id) || foes_.empty()) return {};
  const FigureId foe = nearest_foe(id);
  if (fights(id)) return withdraw(question, id);
  if (auto c = shelter(question, id)) return c;
  if (auto c = take_cover(question, id)) return c;
  const Weapon& weapon = here_.b.fighter(id).missile;
  const Length far = apart(id, foe), aiming = weapon.ranges.all[weapon.ranges.count > 1].to;
  const bool ready = !weapon.loads || here_.man(id).loaded;
  if (!ready || (far <= aiming && sees(here_, here_, id, foe))) return stand(id, foe, false);
  if (auto c = ambush(question, id, foe)) return c;
  if (boldness() == 0 || !horsemen_.empty()) return stand(id, foe, false);
  Thought c = walk(question, id, here_[foe].at, min(allowance(here_, id), max(far - aiming, 4_cm)), true);
  if (!c) return stand(id, foe, false);
  const bool supported = any(mine_, [&](FigureId mate) {
    return !shooter(mate) && (here_[mate].at - c->path.end()).squared() <= (2 * elbow).squared();
  });
  return supported || mine_.size() < 4 ? *c : stand(id, foe, false);
}

// Away from the nearest of them.
Quick::Thought Quick::withdraw(const MoveOrder& question, FigureId id) const {
  const Length most = allowance(here_, id);
  return walk(question, id, here_[id].at + with_length(here_[id].at - here_[nearest_foe(id)].at, most), most, true);
}

// To where friends fight, or nearer to the enemy, but not within reach of those who would gain by it.
Choice Quick::advance(const MoveOrder& question, FigureId id) const {
  const FigureId foe = nearest_foe(id);
  if (foe.none() || here_.b.fighter(id).harmless()) return stand(id, nobody, false);
  if (here_.b.objective && here_.b.objective->contains(here_[id].at)) return stand(id, foe, true);
  if (fights(id)) return stand(id, foe, here_.man(id).close);
  const Length most = allowance(here_, id), keep = min(allowance(here_, foe), 20_cm) + 2_cm, far = apart(id, foe);
  for (FigureId mate : mine_) {
    const Order& order = question.orders()[mate];
    if (order.kind != Order::Kind::go || distance(here_[mate].at, here_[id].at) > 2 * most) continue;
    const Length way = distance(here_[order.target].at, here_[id].at) - elbow / 2;
    if (way <= 2_cm) continue;
    if (auto c = walk(question, id, here_[order.target].at, min(way, most), on_foot(here_, id))) return *c;
  }
  if (boldness() > 0 && far > keep) {
    if (auto c = walk(question, id, here_[foe].at, min(most, far - keep), on_foot(here_, id))) return *c;
  }
  return stand(id, foe, here_.man(id).close);
}

Choice Quick::order_for(const MoveOrder& question, FigureId id) const {
  if (auto c = errand(question, id)) return *c;
  if (auto c = claim(question, id)) return *c;
  if (auto c = aim(question, id)) return *c;
  if (auto c = keep_line(question, id)) return *c;
  if (auto c = attack(question, id)) return *c;
  if (auto c = hover(question, id)) return *c;
  if (auto c = take_cover(question, id)) return *c;
  if (auto c = shelter(question, id)) return *c;
  return advance(question, id);
}

Choice Quick::order(const MoveOrder& question) const {
  for (FigureId id : mine_) {
    if (question.waits(id) && !question.orders().given.has(id)) return order_for(question, id);
  }
  return {};
}

}  // namespace fyrd::darkages
