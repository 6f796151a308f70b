// Where the quick player of Newcastle goes in its own turn, and at whom it shoots.
#include <algorithm>

#include "rulesets/newcastle/deeds/damage.h"
#include "rulesets/newcastle/deeds/shoot.h"
#include "rulesets/newcastle/quick/player.h"
#include "rulesets/newcastle/table/group.h"
#include "rulesets/newcastle/table/place.h"
#include "rulesets/newcastle/turn/ending.h"

namespace fyrd::newcastle {

std::optional<Choice> Quick::step(FigureId id, Point goal, Length most) const {
  const MoveOrder question(b_, s_);
  const Point at = s_[id].at;
  const bool rides = b_.fighter(id).mount != Mount::foot;
  if (const Angle off = bearing(goal - at) - s_[id].facing;
      rides && between(off, north) > degrees(b_.numbers.turn).turn)
    goal = at + along(s_[id].facing + (off.turn < 32768 ? east : west), most / 2);  // NEW-X03 he turns on the way
  Path road = straight(goal);
  if (!b_.ground.step(b_.base(s_[id]), at, goal).free) {
    const auto way = b_.ways[s_[id].base].find(at, goal, inches(200));
    if (way.found) road = way.path;
  }
  for (int part = 4; part > 0; --part) {  // as far as that goes without a charge or a collision
    const Path path = first_part(at, road, most * part / 4);
    if (path.empty() || path.end() == at) continue;
    const FigureId foe = nearest({b_, s_}, path.end(), theirs_);
    const Point before = path.before_end(at);
    const Angle facing = rides || foe.none() ? bearing(path.end() - before) : bearing(s_[foe].at - path.end());
    const Choice c{.verb = MoveOrder::move, .figure = id, .facing = facing, .path = path};
    if (!question.check(c)) return c;
  }
  return {};
}

Choice Quick::best_shot(FigureId id) const {
  Choice best;
  int most = 0;
  const int dice = damage_tally(b_, s_, id, *missile(b_, s_, id)).total();
  for (FigureId e : theirs_) {
    const int need = shot_tally(b_, s_, id, e, s_.formed(e) ? b_.numbers.least : 1, false).total();
    const int value =
        std::clamp(21 - need, 0, 20) * chances_.harm(dice, toughness(b_, e)) * (s_.man(e).wounded ? 2 : 3);
    if (value > most && !marks(b_, s_, id, e).empty())
      most = value, best = {.verb = MoveOrder::shoot, .figure = id, .target = e};
  }
  return best;
}

// Shoot, then load or give ground; load, then shoot; look for a place with a target.
std::optional<Choice> Quick::shooter(FigureId id) const {
  const Man& man = s_.man(id);
  if (!cannot_shoot(b_, s_, id)) {
    if (const Choice shot = best_shot(id); shot.verb == MoveOrder::shoot) return shot;
  }
  const bool can_move = !cannot_move(b_, s_, id);
  const FigureId foe = nearest({b_, s_}, s_[id].at, theirs_);
  if (can_move && man.now.shots > 0 && threatened(id, 2_in)) {
    const Angle away = bearing(s_[id].at - s_[foe].at);
    for (const Angle aside : {degrees(0), degrees(45), degrees(-45)}) {
      if (auto c = step(id, s_[id].at + along(away + aside, rate(b_, s_, id)), rate(b_, s_, id))) return c;
    }
  }
  if (!cannot_load(b_, s_, id)) return Choice{.verb = MoveOrder::load, .figure = id};
  if (!can_move || man.now.shots > 0 || foe.none()) return {};
  if (threatened(id, {})) return {};
  return step(id, s_[foe].at, rate(b_, s_, id));  // nobody in sight and range: nearer, around whatever hides them
}

// Everybody has a place of his own there, so that they do not all want the same one.
Point Quick::post(FigureId id) const {
  const Objective& o = *b_.objective;
  const int across = (o.high.x - o.low.x) / 4, deep = (o.high.y - o.low.y) / 4;
  return {o.low.x + across * (1 + id.index % 3), o.low.y + deep * (1 + id.index / 3 % 3)};
}

std::optional<Choice> Quick::fighter(FigureId id) const {
  if (cannot_move(b_, s_, id)) return {};
  if (b_.objective) {
    if (b_.objective->contains(s_[id].at)) return {};
    if (b_.objective->holder == me_ || b_.numbers.turns - s_.turn < 8) return step(id, post(id), rate(b_, s_, id));
  }
  const FigureId foe = target_of(id);
  if (foe.none() || can_charge(id)) return {};  // and he will
  const Choice line_up{.verb = MoveOrder::form, .figure = id};
  if (!s_.formed(id) && b_.held(s_, id).weapon.neighbour != 0 && !night_falls() && !MoveOrder(b_, s_).check(line_up))
    return line_up;
  return step(id, s_[foe].at, rate(b_, s_, id));
}

std::optional<Choice> Quick::wheel_to(FigureSet line, Angle wish) const {
  const MoveOrder question(b_, s_);
  for (const int by : {180, 45, 30, 20, 10}) {  // all of it if that is possible
    for (FigureId end : line) {
      if (neighbours(s_, end) > 1) continue;
      const bool right = (wish - s_[end].facing).turn < 32768;
      const Angle most = right ? s_[end].facing + degrees(by) : s_[end].facing - degrees(by);
      const Angle to = degrees(by).turn < between(wish, s_[end].facing) ? most : wish;
      const Choice c{.verb = MoveOrder::wheel, .figure = end, .facing = to};
      if (!question.check(c)) return c;
    }
  }
  return {};
}

// Where a line is stuck, or too slow, one after the other goes alone; they form up again where there is room.
std::optional<Choice> Quick::singly(FigureSet line) const {
  for (FigureId id : line) {
    if (auto c = fighter(id)) return c;
  }
  return {};
}

// At the enemy, around what is in the way, turned there first; a line that is about to charge stands.
std::optional<Choice> Quick::line(FigureId id) const {
  if (line_cannot_move(b_, s_, id)) return {};
  const FigureSet men = members(s_, id);
  if (night_falls()) return singly(men);
  Point middle{};
  for (FigureId mate : men) middle = {middle.x + s_[mate].at.x / men.size(), middle.y + s_[mate].at.y / men.size()};
  const FigureId foe = nearest({b_, s_}, middle, theirs_);
  if (foe.none() || line_charge(id)) return {};
  Point goal = s_[foe].at;
  if (b_.objective && b_.objective->holder == me_) {
    goal = {(b_.objective->low.x + b_.objective->high.x) / 2, (b_.objective->low.y + b_.objective->high.y) / 2};
    if (distance(middle, goal) < 1_in) return {};
  }
  if (!b_.ground.step(disc(middle, b_.roads.base_radius()), middle, goal).free) {
    if (const auto road = b_.roads.find(middle, goal, inches(200)); road.found) goal = road.path.points[0];
  }
  const Angle wish = bearing(goal - middle);
  const int turn = between(wish, s_[id].facing);
  if (turn > degrees(120).turn) return Choice{.verb = MoveOrder::about_turn, .figure = id};
  if (turn > degrees(25).turn) {
    if (auto c = wheel_to(men, wish)) return c;
  }
  const Length most = newcastle::advance(b_, s_, id, rate(b_, s_, id, true)).allowed;
  for (int part = 4; part > 0; --part) {
    const Choice c{
        .verb = MoveOrder::advance, .figure = id, .path = straight(s_[id].at + along(s_[id].facing, most * part / 4))};
    if (!MoveOrder(b_, s_).check(c)) return c;
  }
  if (auto c = wheel_to(men, wish)) return c;
  return singly(men);
}

// A wounded man would slow the whole line, and no longer counts: he steps out of it.
std::optional<Choice> Quick::straggler(FigureId id) const {
  if (!s_.formed(id) || !s_.man(id).wounded || members(s_, id).size() <= b_.numbers.least || cannot_move(b_, s_, id))
    return {};
  return step(id, s_[id].at + along(s_[id].facing + south, rate(b_, s_, id)), rate(b_, s_, id));
}

// A raider drives what he stands near, or goes to the nearest beast.
std::optional<Choice> Quick::herdsman(FigureId id) const {
  if (!b_.raid || b_.raid->side != me_ || s_.formed(id) || cannot_move(b_, s_, id)) return {};
  if (beast_near(b_, s_, id) >= 0) {
    const Length left = to_edge(b_, s_[id]) - b_.numbers.home / 2;  // near enough, and still on the table
    auto c = step(id, s_[id].at + along(b_.zones[me_.index].facing + south, left), rate(b_, s_, id));
    if (c) c->verb = MoveOrder::drive;
    return c;
  }
  Length least = longest;
  Point goal;
  for (int i = 0; i < s_.beast_count; ++i) {
    const Beast& beast = s_.beasts[static_cast<std::size_t>(i)];
    if (beast.home || distance(s_[id].at, beast.at) >= least) continue;
    bool taken = false;  // somebody else is nearer to it
    for (FigureId mate : mine_)
      taken = taken || (mate != id && distance(s_[mate].at, beast.at) < distance(s_[id].at, beast.at));
    if (!taken) least = distance(s_[id].at, beast.at), goal = beast.at;
  }
  if (least == longest) return {};
  return step(id, goal, rate(b_, s_, id));
}

Choice Quick::order() const {
  for (FigureId id : mine_) {  // before his line moves off with him
    if (auto c = straggler(id)) return *c;
  }
  for (FigureId id : mine_) {
    const Man& man = s_.man(id);
    if (man.runs || man.cowers) continue;
    if (man.pushed && !MoveOrder(b_, s_).check({.verb = MoveOrder::step_up, .figure = id}))
      return {.verb = MoveOrder::step_up, .figure = id};
    if (auto c = herdsman(id)) return *c;
    if (shoots(id)) {
      if (auto c = shooter(id)) return *c;
    } else if (s_.formed(id)) {
      if (members(s_, id).first() != id) continue;
      if (auto c = line(id)) return *c;
    } else if (auto c = fighter(id)) {
      return *c;
    }
  }
  return {};
}

}  // namespace fyrd::newcastle
