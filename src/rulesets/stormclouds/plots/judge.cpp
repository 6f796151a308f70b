// Loot, fires, the cart and the massive one (STO-083, STO-084, STO-A24, STO-A25, STO-X18).
#include "rulesets/stormclouds/plots/judge.h"

#include "core/play/ending.h"
#include "rulesets/stormclouds/table/place.h"

namespace fyrd::stormclouds {

namespace {

bool hero_at(const StormcloudsBattle& b, const State& s, const Shape& what) {
  for (FigureId id : heroes(b, s)) {
    if (touches(b, s[id], what)) return true;
  }
  return false;
}

bool villain_within(const StormcloudsBattle& b, const State& s, const Shape& what, Length far) {
  for (FigureId id : villains(b, s)) {
    if (within(b.base(s[id]), what, far)) return true;
  }
  return false;
}

void finish(const StormcloudsBattle& b, State& s, Play& play, bool heroes_win, Ended how, const char* rule,
            const char* text) {
  s.active = no_side;
  end_battle(s, play, heroes_win ? Side{0} : b.villains, how, rule, text);
}

// STO-X18 the cart goes on when it is led and nobody holds it.
void roll_cart(const StormcloudsBattle& b, State& s, Play& play) {
  const Shape cart = cart_shape(b, s);
  bool led = false;
  for (FigureId id : heroes(b, s)) led = led || within(b.base(s[id]), cart, b.numbers.escort);
  if (!led || villain_within(b, s, cart, touching)) return play.tell("cart_stood", "STO-X18", "The cart stands still.");
  s.cart = min(s.cart + b.numbers.cart, distance(b.road[0], b.road[1]));
  play.tell("cart_rolled", "STO-X18", "The cart rolls on, {length} by now.", {.length = s.cart});
}

// Whom the Heroes have come for.
bool enemy_left(const StormcloudsBattle& b, const State& s) {
  for (FigureId id : villains(b, s)) {
    if (b.plot == Plot::fight || b.card(s, id).size == Size::massive) return true;
  }
  return false;
}

}  // namespace

int claimed(const StormcloudsBattle& b, const State& s) {
  const Objectives all = objectives(b, s);
  int bits = 0;
  for (int i = 0; i < all.count; ++i) {
    const Shape& shape = all.shapes[static_cast<std::size_t>(i)];
    if (hero_at(b, s, shape) && !villain_within(b, s, shape, b.numbers.claim)) bits |= 1 << i;  // STO-083
  }
  return bits;
}

bool all_claimed(const StormcloudsBattle& b, const State& s) {
  return claimed(b, s) == (1 << objectives(b, s).count) - 1;
}

int heroes_needed(const StormcloudsBattle& b) {
  return b.plot == Plot::loot || b.plot == Plot::watch ? 3 : 1;
}  // STO-A25

int experience(const StormcloudsBattle& b, const State& s, FigureId id) {
  int sum = s.man(id).felled;
  if (s[id].in_play()) sum += b.numbers.survived;
  if (s.winner != b.villains) sum += b.numbers.won;
  if (s.man(id).issue == Issue::hardened) ++sum;  // STO-X16
  const Objectives all = objectives(b, s);
  for (int i = 0; i < all.count; ++i) {
    if ((s.claimed >> i & 1) && b.hero(s, id) && touches(b, s[id], all.shapes[static_cast<std::size_t>(i)]))
      sum += b.numbers.claimed;
  }
  return sum;
}

void judge(const StormcloudsBattle& b, State& s, Play& play) {
  s.claimed = static_cast<std::uint8_t>(claimed(b, s));
  switch (b.plot) {
    case Plot::loot:
      if (s.turn >= b.least_turns && all_claimed(b, s))  // STO-084
        return finish(b, s, play, true, Ended::looted, "STO-084", "The Heroes have all the loot, and win.");
      if (s.turn >= b.turns)
        return finish(b, s, play, false, Ended::nightfall, "STO-A25",
                      "Night falls, and the loot stays where it is. The Villains win.");
      return;
    case Plot::watch: {
      if (s.turn < b.turns) return;
      const bool held = all_claimed(b, s);
      return finish(b, s, play, held, held ? Ended::watched : Ended::watch_broken, "STO-X18",
                    held ? "The fires still burn, and the Heroes win." : "A fire has gone out, and the Villains win.");
    }
    case Plot::cart:
      roll_cart(b, s, play);
      if (s.cart >= distance(b.road[0], b.road[1]))
        return finish(b, s, play, true, Ended::cart_through, "STO-X18", "The cart is through, and the Heroes win.");
      if (s.turn >= b.turns)
        return finish(b, s, play, false, Ended::cart_lost, "STO-X18",
                      "The cart does not come through. The Villains win.");
      return;
    case Plot::fight:
    case Plot::massive:
      if (!enemy_left(b, s))
        return finish(b, s, play, true, Ended::slain, "STO-X18", "The enemy lies still, and the Heroes win.");
      if (s.turn >= b.turns)
        return finish(b, s, play, false, Ended::nightfall, "STO-X18",
                      "Night falls, and the Villains are still there. They win.");
      return;
  }
}

void judge_survivors(const StormcloudsBattle& b, State& s, Play& play) {
  if (heroes(b, s).size() >= heroes_needed(b)) return;
  finish(b, s, play, false, Ended::too_few, "STO-A25", "Too few Heroes are left. The Villains win.");
}

}  // namespace fyrd::stormclouds
