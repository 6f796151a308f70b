// The quick player of the better game: it moves second if it may, and sends every die where it is worth most.
#include "rulesets/merlin/better/quick/player.h"

#include <algorithm>

#include "core/play/asked_as.h"
#include "rulesets/merlin/better/deeds/attack.h"
#include "rulesets/merlin/turn/first.h"
#include "rulesets/merlin/ways/flight.h"

namespace fyrd::merlin::better {

namespace {

constexpr int shock = 40;  // what a leader or a standard is worth beside his points

}  // namespace

Quick::Quick(Here here, Side me) : here_(here), me_(me) {
  const auto& [b, s] = here;
  for (FigureId id : in_play(s)) {
    const Troop& t = b.troop(id);
    const Fighter& f = b.fighter(id);
    // A leader's or a standard's fall shakes everybody; who runs is no danger for now.
    const bool precious = t.leader || t.standard;
    const int worth = t.points + (f.shoots ? 3 : 0) + (precious ? shock : 0);
    const Piece piece{id, here.disc(id), &f, s.routs(id) ? worth / 3 + 1 : worth, s.routs(id), precious};
    if (s[id].side == me) {
      mine_[mine_count_++] = piece;
    } else {
      theirs_[theirs_count_++] = piece;
      any_enemy_shoots_ = any_enemy_shoots_ || (f.shoots && !piece.routed);
    }
  }
  // Who falls among friends takes some of them along.
  for (std::size_t i = 0; i < theirs_count_; ++i) {
    for (std::size_t k = 0; k < i; ++k) {
      if (!within(theirs_[i].disc, theirs_[k].disc, b.numbers.alarm)) continue;
      theirs_[i].worth += !theirs_[k].routed;
      theirs_[k].worth += !theirs_[i].routed;
    }
  }
}

const Quick::Piece* Quick::nearest(const Piece& p) const {
  const Piece* best = nullptr;
  std::int64_t least = 0;
  for (const Piece& e : others()) {
    const std::int64_t away = (e.disc.at - p.disc.at).squared();
    if (!e.routed && (!best || away < least)) best = &e, least = away;
  }
  return best;
}

bool Quick::has_shot(const Piece& p) const {
  if (cannot_shoot(here_, p.id)) return false;
  for (const Piece& e : others()) {
    if (!e.routed && !cannot_hit(here_, p.id, e.id)) return true;
  }
  return false;
}

// Bows stand where they have a target and nobody is upon them; crossbows stand to load.
bool Quick::wants_to_move(const Piece& p) const {
  const Piece* e = nearest(p);
  if (!e) return false;
  if (!p.fighter->shoots) return p.fighter->mounted || !within(p.disc, e->disc, p.fighter->reach) || holding();
  if (within(p.disc, e->disc, max(e->fighter->reach, here_.b.common.contact) + here_.b.common.contact)) return true;
  if (p.fighter->crossbow && !here_.man(p.id).loaded) return false;
  return !has_shot(p);
}

// Who is nearest to the enemy goes first, so that nobody stands in the way of the next; shooters see last what is left.
Choice Quick::pick_order() const {
  const Piece* best = nullptr;
  std::int64_t least = 0;
  for (const bool shooters : {false, true}) {
    for (const Piece& p : ours()) {
      if (p.fighter->shoots != shooters || !may_move(here_, p.id)) continue;
      const Piece* e = nearest(p);
      if (!e) return {};
      const std::int64_t away = (e->disc.at - p.disc.at).squared();
      if ((!best || away < least) && wants_to_move(p)) best = &p, least = away;
    }
    if (best) break;
  }
  if (!best) return {};
  return {.verb = PickOrder::move, .figure = best->id};
}

int Quick::alive(FigureId target, bool missile) const {
  int left = 1000;
  for (const Attack& a : std::span(here_.s.attacks).first(here_.s.attack_count)) {
    if (a.at != target) continue;
    const int hits = missile ? here_.b.fighter(a.by).shot.hits : here_.b.fighter(a.by).arms[here_.man(a.by).arm].hits;
    left = left * (1000 - here_.b.chances.of(a.dice, hits, here_.b.fighter(target).guard)) / 1000;
  }
  return left;
}

int Quick::prize(const Piece& attacker, const Arm& arm, int dice, const Piece& target, bool missile) const {
  const int guard = target.fighter->guard + post_dice(here_, target.id, attacker.id, missile);
  return here_.b.chances.of(dice, arm.hits, guard) * target.worth;
}

Choice Quick::shot_order() const {
  for (const Piece& p : ours()) {
    if (!p.fighter->shoots || cannot_shoot(here_, p.id)) continue;
    FigureId best = nobody;
    int most = 0;
    for (const Piece& e : others()) {
      if (!within(p.disc, e.disc, p.fighter->shot.reach)) continue;
      const int value = prize(p, p.fighter->shot, p.fighter->shot.dice, e, true) * alive(e.id, true) / 1000;
      if (value > most && !cannot_hit(here_, p.id, e.id)) best = e.id, most = value;
    }
    if (most > 0) return {.verb = ShotOrder::shoot, .figure = p.id, .target = best};
  }
  return {};
}

// All dice at one enemy, or shared between two where that promises more.
Choice Quick::strike_order() const {
  for (const Piece& p : ours()) {
    if (cannot_strike(here_, p.id)) continue;
    struct Chance {
      const Piece* enemy;
      int prize[most_dice + 1];
    };
    std::array<Chance, 6> near;
    std::size_t count = 0;
    int dice = 0;
    for (const Piece& e : others()) {
      if (count == near.size() || !within(p.disc, e.disc, p.fighter->reach)) continue;
      const int index = arm_against(here_, p.id, e.id);
      if (index < 0) continue;
      const Arm& arm = p.fighter->arms[index];
      Chance& c = near[count++];
      c.enemy = &e;
      c.prize[0] = 0;
      const int mine = dice_left(here_, p.id, index), still_there = alive(e.id, false);
      for (int n = 1; n <= most_dice; ++n) c.prize[n] = n <= mine ? prize(p, arm, n, e, false) * still_there / 1000 : 0;
      dice = std::max(dice, mine);
    }
    Choice best;
    int most = 0;
    for (std::size_t i = 0; i < count; ++i) {
      for (int n = dice; n > 0; --n) {
        int rest = 0;
        for (std::size_t k = 0; k < count; ++k) rest = std::max(rest, k == i ? 0 : near[k].prize[dice - n]);
        if (near[i].prize[n] == 0 || near[i].prize[n] + rest <= most) continue;
        most = near[i].prize[n] + rest;
        best = {.verb = StrikeOrder::strike,
                .figure = p.id,
                .target = near[i].enemy->id,
                .number = static_cast<std::int16_t>(n)};
      }
    }
    if (most > 0) return best;
  }
  return {};
}

Choice BetterBattle::quick(const Tabletop& table, const Question& question, Random&) const {
  // Who moves second sees where everybody stands when the blows fall.
  if (asked_as<FirstOrder>(question)) return {.verb = FirstOrder::second};
  if (asked_as<FlightOrder>(question)) return question.quiet();
  const Quick player({*this, state(table)}, question.who);
  if (asked_as<PickOrder>(question)) return player.pick_order();
  if (asked_as<PathOrder>(question)) return player.path_order();
  if (asked_as<ShotOrder>(question)) return player.shot_order();
  return player.strike_order();
}

}  // namespace fyrd::merlin::better
