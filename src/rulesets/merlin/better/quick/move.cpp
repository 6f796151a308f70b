// Where the quick player of the better game goes: into reach of a good target, out of reach of the others, towards the
// goal.
#include <algorithm>

#include "rulesets/merlin/better/quick/player.h"

namespace fyrd::merlin::better {

namespace {

constexpr int per_inch = 60;  // what an inch nearer to the goal is worth
constexpr int urgency = 12;   // and how much more it is worth each turn
constexpr int hold = 7000;    // what standing in the zone of the objective is worth in the last turns
constexpr int crowded = 150;  // what each friend within earshot costs
constexpr int stands_higher = 500, sheltered = 900;  // good ground

std::int64_t square(Length l) { return l.squared(); }

}  // namespace

// All enemies with the distances that matter to this one.
int Quick::meet(const Piece& p, std::span<Foe> foes) const {
  const Fighter& f = *p.fighter;
  const Numbers& n = here_.b.numbers;
  const bool they_move_yet = here_.s.active == here_.s.first;
  int reach_dice = 0, charge_dice = 0, hits = 6;
  for (const Arm& arm : f.hand()) {
    if (arm.reach < f.reach) continue;
    reach_dice = blow_dice(n, arm, f.knightly, false).value;
    charge_dice = blow_dice(n, arm, f.knightly, true).value;
    hits = arm.hits;
  }
  int count = 0;
  for (const Piece& e : others()) {
    const Length touch = p.disc.radius + e.disc.radius;
    const Fighter& g = *e.fighter;
    Foe& foe = foes[count++];
    foe.at = e.disc.at;
    foe.routed = e.routed;
    foe.struck_at = square(touch + f.reach);
    foe.contact = square(touch + here_.b.common.contact);
    foe.shot_at = f.shoots ? square(touch + f.shot.reach) : 0;
    foe.reached = (p.disc.at - e.disc.at).squared() <= foe.struck_at;
    foe.prize = here_.b.chances.of(reach_dice, hits, g.guard) * e.worth;
    foe.charge_prize = here_.b.chances.of(charge_dice, hits, g.guard) * e.worth;
    foe.shot_prize = f.shoots ? here_.b.chances.of(f.shot.dice, f.shot.hits, g.guard) * e.worth : 0;
    const Arm& his = g.arms[0];
    const bool fights = !e.routed && !here_.man(e.id).shot;
    foe.strikes_at = fights ? square(touch + g.reach) : 0;
    // Two dice and half of what they can show more: how far he is likely to come.
    const Length stride = movement(n, n.movement_dice * 4, g.mounted);
    foe.charges_at = fights && (they_move_yet || p.precious) && !g.shoots ? square(touch + g.reach + stride) : 0;
    foe.threat = here_.b.chances.of(blow_dice(n, his, g.knightly, false).value, his.hits, f.guard) * p.worth / 2;
    foe.charge_threat = here_.b.chances.of(blow_dice(n, his, g.knightly, true).value, his.hits, f.guard) * p.worth / 5;
    // Ordinary people must go through the arrows; leaders and standards need not.
    foe.shoots_at = p.precious && fights && g.shoots ? square(touch + g.shot.reach) : 0;
    foe.shot_threat = foe.shoots_at > 0 ? here_.b.chances.of(g.shot.dice, g.shot.hits, f.guard) * p.worth / 4 : 0;
  }
  return count;
}

int Quick::crowd(const Piece& p, Point at) const {
  int n = 0;
  const Disc there{at, p.disc.radius};
  for (const Piece& f : ours()) n += f.id != p.id && !f.routed && within(there, f.disc, here_.b.numbers.alarm);
  return n;
}

int Quick::goal_value(const Piece& p, std::span<const Foe> foes, Point at) const {
  const int pace = p.precious && mine_count_ > 3 ? per_inch / 4 : per_inch + urgency * here_.s.turn;
  if (holding() && !p.fighter->shoots) {
    const Objective& o = *here_.b.objective;
    const Point inside = {std::clamp(at.x, o.low.x, o.high.x), std::clamp(at.y, o.low.y, o.high.y)};
    const int away = distance(at, inside).units / units_per_inch;
    const int turns_left = here_.b.common.turns - here_.s.turn;
    const int there = o.contains(at) ? hold / (turns_left + 1) + per_inch * 8 : 0;
    return there - away * 2 * pace;
  }
  if (p.fighter->shoots) return 0;
  const Foe* close = nullptr;
  std::int64_t least = 0;
  for (const Foe& foe : foes) {
    const std::int64_t away = (foe.at - at).squared();
    if (!foe.routed && (!close || away < least)) close = &foe, least = away;
  }
  if (!close || least <= close->struck_at) return 0;  // as near as he needs to be
  return -static_cast<int>((square_root(least) - square_root(close->struck_at)) * pace / units_per_inch);
}

// Ground that helps who stands there: a hill, or a hedge or wall between him and an enemy who shoots.
int Quick::shelter_value(const Piece& p, Point at) const {
  int value = here_.b.ground.elevation(at) >= here_.b.common.higher ? stands_higher : 0;
  if (!any_enemy_shoots_) return value;
  const Disc there{at, p.disc.radius + here_.b.common.contact};
  for (const fyrd::Piece& ground : here_.b.ground.pieces()) {
    if (here_.b.traits[ground.kind].cover == 0 || !within(disc(there.at, there.radius), ground.solid.shape, {}))
      continue;
    for (const Piece& e : others()) {
      if (e.fighter->shoots && !e.routed && inside(ground.solid.shape, e.disc.at, at)) return value + sheltered;
    }
  }
  return value;
}

int Quick::value_at(const Piece& p, std::span<const Foe> foes, Point at) const {
  int attack = 0, shot = 0, danger = 0;
  bool engaged = false;
  for (const Foe& foe : foes) {
    const std::int64_t away = (foe.at - at).squared();
    if (away <= foe.struck_at) attack = std::max(attack, foe.reached ? foe.prize : foe.charge_prize);
    if (away <= foe.shot_at) shot = std::max(shot, foe.shot_prize);
    if (away <= foe.contact) engaged = engaged || !foe.routed;
    if (away <= foe.strikes_at) {
      danger += foe.threat;
    } else if (away <= foe.charges_at) {
      danger += foe.charge_threat;
    }
    if (away <= foe.shoots_at) danger += foe.shot_threat;
  }
  const bool ready = p.fighter->shoots && here_.man(p.id).loaded && !engaged;
  return std::max(attack, ready ? shot : 0) - danger - crowd(p, at) * crowded + goal_value(p, foes, at);
}

// Behind the nearest hedge or wall, and up the nearest hill.
int Quick::propose_shelter(const Piece& p, const Piece& enemy, std::span<Place> places) const {
  int n = 0;
  const Shape base = disc(p.disc.at, p.disc.radius);
  for (const fyrd::Piece& ground : here_.b.ground.pieces()) {
    if (n == static_cast<int>(places.size())) break;
    if ((here_.b.traits[ground.kind].cover == 0 && !ground.floor) ||
        !within(base, ground.solid.shape, here_.s.allowance))
      continue;
    const Nearest gap = fyrd::nearest(base, ground.solid.shape);
    if (gap.gap.units == 0) continue;
    const Length way = ground.floor ? gap.gap + p.disc.radius * 2 : gap.gap - touching;
    const bool toward_enemy = dot(gap.on_b - p.disc.at, enemy.disc.at - p.disc.at) > 0;
    if (way.units > 0 && way <= here_.s.allowance && toward_enemy) places[n++].at = toward(p.disc.at, gap.on_b, way);
  }
  return n;
}

// Places worth a thought: at arm's length of each enemy, on towards the goal, behind something, and away.
int Quick::propose(const Piece& p, std::span<const Foe> foes, std::span<Place> places) const {
  int n = 0;
  const Length most = here_.s.allowance - Length{2};
  const auto add = [&](Point at) {
    if (n < static_cast<int>(places.size())) places[n++].at = at;
  };
  const auto head_for = [&](Point goal, Length short_of) {
    const Length way = min(distance(p.disc.at, goal) - short_of, most);
    if (way.units <= 0) return;
    const Angle ahead = bearing(goal - p.disc.at);
    for (const int turn : {0, 4096, -4096, 9000, -9000})
      add(p.disc.at + along({static_cast<std::uint16_t>(ahead.turn + turn)}, turn == 0 ? way : min(way, most)));
  };
  const Piece* close = nearest(p);
  if (!close) return 0;
  if (!p.fighter->shoots) {
    for (const Foe& foe : foes) {
      if (foe.reached && !p.fighter->knightly) continue;
      // As far off as the weapon reaches, straight or from the side.
      const Length apart = Length{static_cast<std::int32_t>(square_root(foe.struck_at))} - Length{4};
      const Length way = distance(p.disc.at, foe.at) - apart;
      if (way > most || way.units <= 0) continue;
      const Angle back = bearing(p.disc.at - foe.at);
      for (const int turn : {0, 6000, -6000}) {
        const Point at = foe.at + along({static_cast<std::uint16_t>(back.turn + turn)}, apart);
        if (turn == 0 || distance(p.disc.at, at) <= most) add(at);
      }
    }
  }
  if (p.fighter->shoots) {
    head_for(close->disc.at, p.disc.radius + close->disc.radius + p.fighter->shot.reach - Length{100});
    add(toward(p.disc.at, close->disc.at, -most));
    const Vec aside = close->disc.at - p.disc.at;
    for (const Vec side : {Vec{-aside.y, aside.x}, Vec{aside.y, -aside.x}}) {
      for (const Length way : {most / 3, most}) add(p.disc.at + with_length(side, way));
    }
  } else if (holding()) {
    const Objective& o = *here_.b.objective;
    head_for({std::clamp(p.disc.at.x, o.low.x, o.high.x), std::clamp(p.disc.at.y, o.low.y, o.high.y)}, {});
    head_for({(o.low.x + o.high.x) / 2, (o.low.y + o.high.y) / 2}, {});
  } else {
    head_for(close->disc.at, p.disc.radius + close->disc.radius + p.fighter->reach - Length{4});
    add(toward(p.disc.at, close->disc.at, most / 2));
  }
  return n + propose_shelter(p, *close, places.subspan(n));
}

// The first stretch of the shortest way to where a straight one does not lead.
bool Quick::around(const Piece& p, Point goal, Choice& c) const {
  const auto way =
      here_.b.ways[here_[p.id].base].find(p.disc.at, goal, here_.b.ground.width() + here_.b.ground.depth());
  if (!way.found) return false;
  c = {.verb = PathOrder::go, .path = first_part(p.disc.at, way.path, here_.s.allowance)};
  return !cannot_go(here_, c.path);
}

Choice Quick::path_order() const {
  const Piece& p = *std::ranges::find(ours(), here_.s.mover, &Piece::id);
  std::array<Foe, max_figures> met;
  const std::span<Foe> foes = std::span(met).first(meet(p, met));
  std::array<Place, most_places> found;
  const std::span<Place> places = std::span(found).first(propose(p, foes, found));
  for (Place& place : places) place.value = value_at(p, foes, place.at) + shelter_value(p, place.at);
  int stays = value_at(p, foes, p.disc.at) + shelter_value(p, p.disc.at);
  // A shooter who moves at all does so because he has no shot where he is, or somebody is upon him.
  if (p.fighter->shoots && !has_shot(p)) stays -= per_inch * 10;
  std::sort(places.begin(), places.end(), [](const Place& a, const Place& b) { return a.value > b.value; });
  for (const Place& place : places) {
    if (place.value <= stays) break;
    const Path path = straight(place.at);
    if (!cannot_go(here_, path)) return {.verb = PathOrder::go, .path = path};
  }
  if (!p.fighter->shoots && std::ranges::none_of(foes, &Foe::reached)) {
    const Piece* close = nearest(p);
    const Point goal = holding() ? Point{(here_.b.objective->low.x + here_.b.objective->high.x) / 2,
                                         (here_.b.objective->low.y + here_.b.objective->high.y) / 2}
                                 : close->disc.at;
    const bool there = holding() && here_.b.objective->contains(p.disc.at);
    if (Choice c; !there && around(p, goal, c) && value_at(p, foes, c.path.end()) > stays) return c;
  }
  return {};
}

}  // namespace fyrd::merlin::better
