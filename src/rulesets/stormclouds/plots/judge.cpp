// Loot, fires, the cart and the massive one (STO-083, STO-084, STO-A24, STO-A25, STO-X18).
#include "rulesets/stormclouds/plots/judge.h"

#include <algorithm>

#include "core/play/ending.h"
#include "rulesets/stormclouds/table/place.h"

namespace fyrd::stormclouds {

namespace {

bool hero_at(Here here, const Shape& what) {
  return any_of(heroes(here), [&](FigureId id) { return touches(here.b, here[id], what); });
}

bool villain_within(Here here, const Shape& what, Length far) {
  return any_of(villains(here), [&](FigureId id) { return within(here.base(id), what, far); });
}

void finish(Now now, bool heroes_win, Ended how, const char* rule, const char* text) {
  const auto& [b, s, play] = now;
  s.active = no_side;
  end_battle(s, play, heroes_win ? Side{0} : b.villains, how, rule, text);
}

// STO-X18 the cart goes on when it is led and nobody holds it.
void roll_cart(Now now) {
  const auto& [b, s, play] = now;
  const Shape cart = cart_shape(now);
  const bool led = any_of(heroes(now), [&](FigureId id) { return within(b.base(s[id]), cart, b.numbers.escort); });
  if (!led || villain_within(now, cart, touching)) return play.tell("cart_stood", "STO-X18", "The cart stands still.");
  s.cart = min(s.cart + b.numbers.cart, distance(b.road[0], b.road[1]));
  play.tell("cart_rolled", "STO-X18", "The cart rolls on, {length} by now.", {.length = s.cart});
}

// Whom the Heroes have come for.
bool enemy_left(Here here) {
  const auto& [b, s] = here;
  return any_of(villains(here),
                [&](FigureId id) { return b.plot == Plot::fight || b.card(s, id).size == Size::massive; });
}

}  // namespace

Set<int, std::uint8_t> claimed(Here here) {
  const Objectives all = objectives(here);
  Set<int, std::uint8_t> held;
  for (int i = 0; i < all.count; ++i) {
    const Shape& shape = all.shapes[i];
    if (hero_at(here, shape) && !villain_within(here, shape, here.b.numbers.claim)) held.add(i);  // STO-083, STO-A24
  }
  return held;
}

bool all_claimed(Here here) { return claimed(here).size() == objectives(here).count; }

// STO-A25 One for each Objective, unless one base reaches two of them.
int heroes_needed(Here here) {
  const auto& [b, s] = here;
  if (b.plot != Plot::loot && b.plot != Plot::watch) return 1;
  const Objectives all = objectives(here);
  const Length shared = b.numbers.large_base + 2 * touching;
  Set<int, std::uint8_t> apart;
  for (int i = 0; i < all.count; ++i) {
    bool beside = false;
    for (int k = 0; k < i; ++k) beside = beside || (apart.has(k) && within(all.shapes[i], all.shapes[k], shared));
    if (!beside) apart.add(i);
  }
  return std::max(apart.size(), 1);
}

int experience(Here here, FigureId id) {
  const auto& [b, s] = here;
  int sum = s.man(id).felled;
  if (s[id].in_play()) sum += b.numbers.survived;
  if (s.winner != b.villains) sum += b.numbers.won;
  if (s.man(id).issue == Issue::hardened) sum += b.numbers.hardened;  // STO-X16
  const Objectives all = objectives(here);
  for (int i = 0; i < all.count; ++i) {
    if (s.claimed.has(i) && b.hero(s, id) && touches(b, s[id], all.shapes[i])) sum += b.numbers.claimed;
  }
  return sum;
}

void judge(Now now) {
  const auto& [b, s, play] = now;
  s.claimed = claimed(now);
  switch (b.plot) {
    case Plot::loot:
      if (s.turn >= b.least_turns && all_claimed(now))  // STO-084
        return finish(now, true, Ended::looted, "STO-084", "The Heroes have all the loot, and {side} {wins}.");
      if (s.turn >= b.turns)
        return finish(now, false, Ended::nightfall, "STO-A25",
                      "Night falls, the loot stays where it is, and {side} {wins}.");
      return;
    case Plot::watch: {
      if (s.turn < b.turns) return;
      const bool held = all_claimed(now);
      return finish(now, held, held ? Ended::watched : Ended::watch_broken, "STO-X18",
                    held ? "The fires still burn, and {side} {wins}." : "A fire has gone out, and {side} {wins}.");
    }
    case Plot::cart:
      roll_cart(now);
      if (s.cart >= distance(b.road[0], b.road[1]))
        return finish(now, true, Ended::cart_through, "STO-X18", "The cart is through, and {side} {wins}.");
      if (s.turn >= b.turns)
        return finish(now, false, Ended::cart_lost, "STO-X18", "The cart does not come through, and {side} {wins}.");
      return;
    case Plot::fight:
    case Plot::massive:
      if (!enemy_left(now))
        return finish(now, true, Ended::slain, "STO-X18", "The enemy lies still, and {side} {wins}.");
      if (s.turn >= b.turns)
        return finish(now, false, Ended::nightfall, "STO-X18",
                      "Night falls, the enemy is still there, and {side} {wins}.");
      return;
  }
}

void judge_survivors(Now now) {
  if (heroes(now).size() >= heroes_needed(now)) return;
  finish(now, false, Ended::too_few, "STO-A25", "Too few Heroes are left, and {side} {wins}.");
}

}  // namespace fyrd::stormclouds
