// Weapons and shields before the blows (NEW-058, NEW-A29, NEW-A39, NEW-A42).
#include "rulesets/newcastle/deeds/ready.h"

#include "core/figures/sides.h"
#include "rulesets/newcastle/deeds/reaction.h"
#include "rulesets/newcastle/deeds/weapon.h"
#include "rulesets/newcastle/table/place.h"
#include "rulesets/newcastle/table/shield.h"

namespace fyrd::newcastle {

FigureSet ReadyOrder::foes(FigureId id) const {
  FigureSet all;
  for (FigureId e : enemies(here_, id)) {
    if (in_melee_with(here_, id, e)) all.add(e);
  }
  return all;
}

WhyNot ReadyOrder::cannot_face(FigureId id) const {
  static constexpr Reason in_line{"cannot_turn", "{by} looks where his line looks.", "NEW-A29"};
  static constexpr Reason turned{"cannot_turn", "{by} has turned once in this melee.", "NEW-A29"};
  static constexpr Reason free{"cannot_turn", "{by} is in no melee.", "NEW-A29"};
  if (s_.formed(id)) return {&in_line, id};
  if (s_.man(id).now.squared) return {&turned, id};
  return in_melee(here_, id) ? WhyNot{} : WhyNot{&free, id};
}

WhyNot ReadyOrder::cannot_draw(FigureId id, int arm) const {
  static constexpr Reason free{"cannot_change", "{by} is in no melee.", "NEW-A42"};
  static constexpr Reason shoots{"cannot_change", "{by} needs something to strike with.", "NEW-A42"};
  if (const WhyNot no = cannot_change(here_, id, arm)) return no;
  if (b_.arm(id, arm).weapon.missile()) return {&shoots, id};
  return in_melee(here_, id) ? WhyNot{} : WhyNot{&free, id};
}

Verdict ReadyOrder::check(const Choice& c) const {
  if (c.verb == done) return {};
  if (Verdict no = not_yours(here_, who, c.figure)) return no;
  return verdict(b_, c.verb == face ? cannot_face(c.figure) : cannot_draw(c.figure, c.number));
}

std::string ReadyOrder::prompt() const {
  return b_.parties[who.index].name + ": before the blows, change weapons or turn to somebody, or be done.";
}

bool ReadyOrder::any() const {
  for (FigureId id : in_play(s_, who)) {
    if (const int arm = spare_weapon(here_, id); arm >= 0 && !cannot_draw(id, arm)) return true;
    if (b_.fighter(id).shield == 0 || s_.formed(id) || s_.man(id).now.squared) continue;
    for (FigureId e : enemies(here_, id)) {  // one whom his shield is not against
      if (!shielded(here_, id, e) && in_melee_with(here_, id, e) && !covers(here_, id, foes(id)).all().empty())
        return true;
    }
  }
  return false;
}

void ReadyOrder::list(Options& options) const {
  options.add({}, [] { return "Ready"; });
  for (FigureId id : in_play(s_, who)) {
    for (std::int16_t to = 0; to < std::ssize(b_.fighter(id).arms); ++to) {
      if (cannot_draw(id, to)) continue;
      options.add({.verb = change, .figure = id, .number = to}, [&] {
        return b_[id].name + " drops his " + held(here_, id).weapon.name + " and draws his " +
               b_.arm(id, to).weapon.name;
      });
    }
    if (b_.fighter(id).shield == 0 || cannot_face(id)) continue;
    const Covers ways = covers(here_, id, foes(id));
    for (const Cover& way : ways.all())
      options.add({.verb = face, .figure = id, .facing = way.facing}, [&] { return cover_label(here_, id, way); });
  }
}

Explanation ReadyOrder::explain(const Choice& c) const {
  if (c.verb == done) return {.summary = "On to the blows."};
  if (c.verb == change)
    return {.summary = "What he holds is gone for the battle, and in this melee he only defends himself (NEW-058)."};
  const FigureSet all = foes(c.figure), met = covered(here_, c.figure, c.facing, all);
  return {.summary = "His shield is towards " + std::to_string(met.size()) + " of the " + std::to_string(all.size()) +
                     " he is in melee with (NEW-A29)."};
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
    return turn_shield(now, c.figure, c.facing);
  }
  change_weapon(now, c.figure, c.number);
  s.man(c.figure).now.changed = true;  // NEW-058
}

}  // namespace fyrd::newcastle
