// Where the quick player of the simple game goes: into a good fight, into range, or up to the others.
#include "rulesets/merlin/simple/deeds/move.h"

#include <algorithm>

#include "core/figures/places.h"
#include "rulesets/merlin/deeds/shots.h"
#include "rulesets/merlin/simple/deeds/shoot.h"
#include "rulesets/merlin/simple/quick/player.h"

namespace fyrd::merlin::simple {

bool Quick::goes(const Piece& p, const Path& path, Choice& c) const {
  if (cannot_move(here_, p.id, path)) return false;
  c = {.verb = MoveOrder::move, .figure = p.id, .path = path};
  return true;
}

// Straight to the nearest free place beside an enemy, or around what stands between.
bool Quick::go_into_contact(const Piece& p, const Piece& enemy, Choice& c) const {
  const Length apart = p.disc.radius + enemy.disc.radius + arms_;
  const Angle back = bearing(p.disc.at - enemy.disc.at);
  static constexpr int around[] = {0, 5500, -5500, 11000, -11000};
  const auto place = [&](int turn) {
    return enemy.disc.at + along(back + Angle{static_cast<std::uint16_t>(turn)}, apart);
  };
  for (const int turn : around) {
    if (goes(p, straight(place(turn)), c)) return true;
  }
  std::array<Shape, most_troops> in_the_way;
  for (std::size_t i = 0; i < theirs_count_; ++i) in_the_way[i] = disc(theirs_[i].disc.at, theirs_[i].disc.radius);
  const auto way = here_.b.ways[here_[p.id].base].find(p.disc.at, place(0), allowance(here_, p.id),
                                                       {in_the_way.data(), theirs_count_});
  return way.found && goes(p, way.path, c);
}

bool Quick::go_toward(const Piece& p, Point to, Length way, Choice& c) const {
  return straight_or_aside(p.disc.at, bearing(to - p.disc.at), way, {0, 30, -30, 60, -60},
                           [&](Point there, int) { return goes(p, straight(there), c); })
      .has_value();
}

const Quick::Piece* Quick::nearest_enemy(const Piece& p) const {
  const auto away = [&](const Piece& e) { return (e.disc.at - p.disc.at).squared(); };
  const auto it = std::ranges::min_element(others(), {}, away);
  return it == others().end() ? nullptr : &*it;
}

// The first step of the best attack that can be made; who finds no way is left out of the next thought.
bool Quick::attack(Choice& c) const {
  FigureSet left_out;
  for (int attempt = 0; attempt < 3; ++attempt) {
    const Attack best = best_attack(true, left_out);
    bool all_there = true;
    for (int i = 0; i < best.count; ++i) {
      const Attacker& a = best.gang[i];
      if (a.cost == 0) continue;
      if (go_into_contact(*a.who, *best.enemy, c)) return true;
      all_there = false;
      left_out.add(a.who->id);
    }
    if (all_there) return false;
  }
  return false;
}

// A shooter without a target walks until one is in range; a crossbow that loads stands still.
bool Quick::bring_into_range(Choice& c) const {
  const Piece *best = nullptr, *toward = nullptr;
  Length least = longest;
  for (const Piece& p : ours()) {
    if (p.shoots == Shooter::none || p.moved || cannot_shoot(here_, p.id)) continue;
    if (std::ranges::any_of(others(), [&](const Piece& e) { return !cannot_hit(here_, p.id, e.id); })) continue;
    const Piece* e = nearest_enemy(p);
    if (!e) return false;
    // In range already means that something hides him: a few steps may change that.
    const Length short_of = gap(p, *e) - range(here_.b, p.id);
    const Length way = short_of.units > 0 ? short_of + here_.b.common.contact / 4 : here_.b.common.contact * 3;
    if (way < least) best = &p, toward = e, least = way;
  }
  if (!best) return false;
  const Length way = min(least, allowance(here_, best->id));
  return way >= arms_ && go_toward(*best, toward->disc.at, way, c);  // no shuffling about
}

bool Quick::shoot_better() const {
  const auto power = [](std::span<const Piece> all) {
    int sum = 0;
    for (const Piece& p : all) sum += p.shoots == Shooter::crossbow ? 7 : p.shoots == Shooter::longbow ? 10 : 0;
    return sum;
  };
  return power(ours()) > power(others()) && any_shot(here_);
}

// The man furthest behind comes up, so that nobody arrives alone.
bool Quick::advance(Choice& c) const {
  const Piece *last = nullptr, *foe = nullptr;
  Length furthest;
  for (const Piece& p : ours()) {
    if (p.moved || p.shoots != Shooter::none) continue;
    const Piece* e = nearest_enemy(p);
    if (!e) return false;
    if (const Length g = gap(p, *e); g > furthest) last = &p, foe = e, furthest = g;
  }
  if (!last) return false;
  const Length way =
      min(min(allowance(here_, last->id), here_.b.numbers.movement / 4), furthest - here_.b.common.contact);
  return way >= arms_ && go_toward(*last, foe->disc.at, way, c);
}

Choice Quick::move_order() const {
  Choice c;
  if (attack(c) || bring_into_range(c)) return c;
  // Whoever shoots better lets the others come; whoever hits nobody from where he stands goes to them.
  if (!shoot_better() && advance(c)) return c;
  return {};
}

}  // namespace fyrd::merlin::simple
