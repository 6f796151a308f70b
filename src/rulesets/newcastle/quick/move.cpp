// Where the quick player of Newcastle goes in its own turn, and at whom it shoots.
#include "rulesets/newcastle/deeds/move.h"

#include "core/figures/places.h"
#include "rulesets/newcastle/deeds/damage.h"
#include "rulesets/newcastle/deeds/shoot.h"
#include "rulesets/newcastle/plots/cattle.h"
#include "rulesets/newcastle/quick/player.h"
#include "rulesets/newcastle/table/group.h"
#include "rulesets/newcastle/table/place.h"
#include "rulesets/newcastle/turn/ending.h"

namespace fyrd::newcastle {

std::optional<Choice> Quick::step(FigureId id, Point goal, Length most) const {
  const auto& [b, s] = here_;
  const MoveOrder question(here_);
  const Point at = s[id].at;
  const bool rides = b.fighter(id).rides();
  if (const Angle off = bearing(goal - at) - s[id].facing; rides && between(off, north) > degrees(b.numbers.turn).turn)
    goal = at + along(s[id].facing + (off.turn < 32768 ? east : west), most / 2);  // NEW-X03 he turns on the way
  Path road = straight(goal);
  if (!b.ground.step(here_.base(id), at, goal).free) {
    const auto way = b.ways[s[id].base].find(at, goal, inches(200));
    if (way.found) road = way.path;
  }
  for (int part = 4; part > 0; --part) {  // as far as that goes without a charge or a collision
    const Path path = first_part(at, road, most * part / 4);
    if (path.empty() || path.end() == at) continue;
    const FigureId foe = nearest(here_, path.end(), theirs_);
    const Point before = path.before_end(at);
    const Angle facing = rides || foe.none() ? bearing(path.end() - before) : bearing(s[foe].at - path.end());
    const Choice c{.verb = MoveOrder::move, .figure = id, .facing = facing, .path = path};
    if (!question.cannot(c)) return c;
  }
  return {};
}

Choice Quick::best_shot(FigureId id) const {
  Choice best;
  int most = 0;
  const int dice = damage_tally(here_, id, *missile(here_, id)).total();
  for (FigureId e : theirs_) {
    ShotFacts shot = shot_facts(here_, {.by = id, .at = e, .measured = e, .marks = {}}, e);
    shot.men = here_.s.formed(e) ? here_.b.numbers.least : 1;  // nearly so, and without looking who is in sight
    const int need = shot_tally(here_.b.numbers, shot, id).total();
    const int value = faces_from(need) * chances_.harm(dice, toughness(here_.b, e)) * (here_.man(e).wounds > 0 ? 2 : 3);
    if (value > most && !marks(here_, id, e).empty())
      most = value, best = {.verb = MoveOrder::shoot, .figure = id, .target = e};
  }
  return best;
}

// Give ground to who could charge him, soon or after his shot; load, then shoot; look for a place with a target.
std::optional<Choice> Quick::shooter(FigureId id) const {
  const Man& man = here_.man(id);
  const bool can_move = !cannot_move(here_, id);
  const Length far = rate(here_, id);
  const FigureId foe = nearest(here_, here_[id].at, theirs_);
  if (can_move && threatened(id, 2_in)) {
    std::optional<Choice> back;
    straight_or_aside(here_[id].at, bearing(here_[id].at - here_[foe].at), far, {0, 45, -45},
                      [&](Point to, int) { return (back = step(id, to, far)).has_value(); });
    if (back) return back;
  }
  if (!cannot_load(here_, id)) return Choice{.verb = MoveOrder::load, .figure = id};
  if (!can_move || man.now.shots > 0 || foe.none()) return {};
  if (threatened(id, {})) return {};
  return step(id, here_[foe].at, far);  // nobody in sight and range: nearer, around whatever hides them
}

// Everybody has a place of his own there, so that they do not all want the same one.
Point Quick::post(FigureId id) const {
  const Objective& o = *here_.b.objective;
  const int across = (o.high.x - o.low.x) / 4, deep = (o.high.y - o.low.y) / 4;
  return {o.low.x + across * (1 + id.index % 3), o.low.y + deep * (1 + id.index / 3 % 3)};
}

std::optional<Choice> Quick::fighter(FigureId id) const {
  const auto& [b, s] = here_;
  if (cannot_move(here_, id)) return {};
  if (b.objective) {
    if (b.objective->contains(s[id].at)) return {};
    if (b.objective->holder == me_ || b.numbers.turns - s.turn < 8) return step(id, post(id), rate(here_, id));
  }
  const FigureId foe = target_of(id);
  if (foe.none() || can_charge(id)) return {};  // and he will
  const Choice line_up{.verb = MoveOrder::form, .figure = id};
  if (!s.formed(id) && held(here_, id).weapon.neighbour != 0 && !night_falls() && !MoveOrder(here_).cannot(line_up))
    return line_up;
  return step(id, s[foe].at, rate(here_, id));
}

std::optional<Choice> Quick::wheel_to(FigureSet line, Angle wish) const {
  if (between(wish, here_[line.first()].facing) < degrees(5).turn) return {};
  const MoveOrder question(here_);
  for (const int by : {180, 45, 30, 20, 10}) {  // all of it if that is possible
    for (FigureId end : line) {
      if (!at_end(here_.s, end)) continue;
      const bool right = (wish - here_[end].facing).turn < 32768;
      const Angle most = right ? here_[end].facing + degrees(by) : here_[end].facing - degrees(by);
      const Angle to = degrees(by).turn < between(wish, here_[end].facing) ? most : wish;
      const Choice c{.verb = MoveOrder::wheel, .figure = end, .facing = to};
      if (!question.cannot(c)) return c;
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
  const auto& [b, s] = here_;
  if (line_cannot_move(here_, id)) return {};
  const FigureSet men = members(s, id);
  if (night_falls()) return singly(men);
  Point middle{};
  for (FigureId mate : men) middle = {middle.x + s[mate].at.x / men.size(), middle.y + s[mate].at.y / men.size()};
  const FigureId foe = nearest(here_, middle, theirs_);
  if (foe.none() || line_charge(id)) return {};
  if (shoots(foe) && count_fine(s, me_) < b.began[me_.index]) return singly(men);  // bows have found it: after them
  Point goal = s[foe].at;
  if (b.objective && b.objective->holder == me_) {
    goal = {(b.objective->low.x + b.objective->high.x) / 2, (b.objective->low.y + b.objective->high.y) / 2};
    if (distance(middle, goal) < 1_in) return {};
  }
  if (!b.ground.step(disc(middle, b.roads.base_radius()), middle, goal).free) {
    if (const auto road = b.roads.find(middle, goal, inches(200)); road.found) goal = road.path.points[0];
  }
  const Angle wish = bearing(goal - middle);
  const int turn = between(wish, s[id].facing);
  if (turn > degrees(120).turn) return Choice{.verb = MoveOrder::about_turn, .figure = id};
  if (turn > degrees(25).turn) {
    if (auto c = wheel_to(men, wish)) return c;
  }
  const Length most = newcastle::advance(here_, id, rate(here_, id, true)).allowed;
  for (int part = 4; part > 0; --part) {
    const Choice c{
        .verb = MoveOrder::advance, .figure = id, .path = straight(s[id].at + along(s[id].facing, most * part / 4))};
    if (!MoveOrder(here_).cannot(c)) return c;
  }
  if (auto c = wheel_to(men, wish)) return c;
  return singly(men);
}

// A wounded man would slow the whole line, and no longer counts: he steps out of it.
std::optional<Choice> Quick::straggler(FigureId id) const {
  if (!here_.s.formed(id) || here_.man(id).wounds == 0 || members(here_.s, id).size() <= here_.b.numbers.least ||
      cannot_move(here_, id))
    return {};
  return step(id, here_[id].at + along(here_[id].facing + south, rate(here_, id)), rate(here_, id));
}

// A raider drives what he stands near, or goes to the nearest beast.
std::optional<Choice> Quick::herdsman(FigureId id) const {
  const auto& [b, s] = here_;
  if (!b.raid || b.raid->side != me_ || s.formed(id) || cannot_move(here_, id)) return {};
  if (beast_near(here_, id) >= 0) {
    const Length left = to_edge(b, s[id]) - b.numbers.home / 2;  // near enough, and still on the table
    auto c = step(id, s[id].at + along(b.zones[me_.index].facing + south, left), rate(here_, id));
    if (c) c->verb = MoveOrder::drive;
    return c;
  }
  Length least = longest;
  Point goal;
  for (int i = 0; i < s.beast_count; ++i) {
    const Beast& beast = s.beasts[i];
    if (beast.home || distance(s[id].at, beast.at) >= least) continue;
    bool taken = false;  // somebody else is nearer to it
    for (FigureId mate : mine_)
      taken = taken || (mate != id && distance(s[mate].at, beast.at) < distance(s[id].at, beast.at));
    if (!taken) least = distance(s[id].at, beast.at), goal = beast.at;
  }
  if (least == longest) return {};
  return step(id, goal, rate(here_, id));
}

Choice Quick::order() const {
  for (FigureId id : mine_) {  // before his line moves off with him
    if (auto c = straggler(id)) return *c;
  }
  for (FigureId id : mine_) {
    const Man& man = here_.man(id);
    if (man.runs || man.cowers) continue;
    if (man.pushed && !MoveOrder(here_).cannot({.verb = MoveOrder::step_up, .figure = id}))
      return {.verb = MoveOrder::step_up, .figure = id};
    if (shoots(id) && !cannot_shoot(here_, id)) {
      if (const Choice shot = best_shot(id); shot.verb == MoveOrder::shoot) return shot;
    }
    if (auto c = herdsman(id)) return *c;
    if (shoots(id)) {
      if (auto c = shooter(id)) return *c;
    } else if (here_.s.formed(id)) {
      if (members(here_.s, id).first() != id) continue;
      if (auto c = line(id)) return *c;
    } else if (auto c = fighter(id)) {
      return *c;
    }
  }
  return {};
}

}  // namespace fyrd::newcastle
