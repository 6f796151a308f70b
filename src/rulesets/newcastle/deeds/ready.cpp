// Weapons and shields before the blows (NEW-058, NEW-A29, NEW-A39, NEW-A42).
#include "rulesets/newcastle/deeds/ready.h"

#include "core/figures/sides.h"
#include "rulesets/newcastle/deeds/reaction.h"
#include "rulesets/newcastle/deeds/weapon.h"
#include "rulesets/newcastle/table/place.h"

namespace fyrd::newcastle {

bool ReadyOrder::may_face(FigureId id, FigureId enemy) const {
  // NEW-A29 an unformed man, once a melee, to one he could not see to before
  return !s_.formed(id) && !s_.man(id).now.squared && !in_front_half(s_[id].at, s_[id].facing, s_[enemy].at) &&
         in_melee_with(here_, id, enemy);
}

int ReadyOrder::other_weapon(FigureId id) const {
  return s_.man(id).now.changed || !in_melee(here_, id) ? -1 : spare_weapon(here_, id);
}

std::string ReadyOrder::prompt() const {
  return b_.parties[who.index].name + ": before the blows, change weapons or turn to somebody, or be done.";
}

bool ReadyOrder::any() const {
  for (FigureId id : in_play(s_, who)) {
    if (spare_weapon(here_, id) >= 0 && other_weapon(id) >= 0) return true;
    if (s_.formed(id) || s_.man(id).now.squared) continue;
    for (FigureId enemy : enemies(here_, id)) {
      if (may_face(id, enemy)) return true;
    }
  }
  return false;
}

void ReadyOrder::list(Options& options) const {
  options.add({}, [] { return "Ready"; });
  for (FigureId id : in_play(s_, who)) {
    if (const int to = other_weapon(id); to >= 0)
      options.add({.verb = change, .figure = id, .number = static_cast<std::int16_t>(to)}, [&] {
        return b_[id].name + " drops his " + held(here_, id).weapon.name + " and draws his " +
               b_.arm(id, to).weapon.name;
      });
    for (FigureId enemy : enemies(here_, id)) {
      if (may_face(id, enemy))
        options.add({.verb = face, .figure = id, .target = enemy},
                    [&] { return b_[id].name + " turns to face " + b_[enemy].name; });
    }
  }
}

Explanation ReadyOrder::explain(const Choice& c) const {
  if (c.verb == done) return {.summary = "On to the blows."};
  return {.summary =
              c.verb == face
                  ? "His shield is towards this one, and perhaps no longer towards another (NEW-A29)."
                  : "What he holds is gone for the battle, and in this melee he only defends himself (NEW-058)."};
}

Refusal ReadyOrder::refusal(const Choice& c) const {
  if (c.verb == face) return {"cannot_turn", b_[c.figure].name + " cannot turn to him now.", "NEW-A29"};
  return {"cannot_change", b_[c.figure].name + " cannot change to that now.", "NEW-A42"};
}

namespace {

// NEW-A39 with the enemy upon him a man drops what he shoots with, and only defends himself.
void drop_bows(Now now) {
  for (FigureId id : in_play(now.s)) {
    if (!held(now, id).weapon.missile() || !in_melee(now, id)) continue;
    if (const int to = spare_weapon(now, id); to >= 0) change_weapon(now, id, to);
    now.man(id).now.changed = true;
  }
}

}  // namespace

void make_ready(Now now) {
  const auto& [b, s, play] = now;
  if (s.calls.none()) {
    s.calls = s.active;
    drop_bows(now);
  }
  const ReadyOrder order(now);
  const Choice c = order.any() ? play.ask(order) : Choice{};
  if (c.verb == ReadyOrder::done) {
    const bool both = s.calls != s.active;
    s.calls = both ? s.active : other(s.active);
    if (both) s.phase = Phase::contests;
    return;
  }
  if (c.verb == ReadyOrder::face) {
    s.man(c.figure).now.squared = true;
    return turn_to(now, c.figure, c.target);
  }
  change_weapon(now, c.figure, c.number);
  s.man(c.figure).now.changed = true;  // NEW-058
}

}  // namespace fyrd::newcastle
