// What is found in hiding places, and what can be used up (STO-035, STO-A52, STO-X15).
#include "rulesets/stormclouds/deeds/gear.h"

#include "core/events/narrate.h"
#include "core/figures/places.h"
#include "rulesets/stormclouds/deeds/roll.h"
#include "rulesets/stormclouds/people/stats.h"
#include "rulesets/stormclouds/table/place.h"
#include "rulesets/stormclouds/turn/trauma.h"

namespace fyrd::stormclouds {

namespace {

using A = ActionOrder;

}  // namespace

WhyNot cannot_search(Here here, FigureId id, int which) {
  static constexpr Reason no_such_place{"no_such_place", "There is no such place.", "STO-035"};
  static constexpr Reason found_already{"found_already", "Nothing is left in {thing}.", "STO-035"};
  static constexpr Reason has_one{"has_one", "{by} has already what is to be found there.", "STO-A52"};
  static constexpr Reason apart{"no_contact", "{by} does not touch {thing}.", "STO-035", cure::in_contact};
  const auto& [b, s] = here;
  if (which < 0 || which >= static_cast<int>(b.caches.size())) return {&no_such_place};
  const Cache& cache = b.caches[which];
  if (s.found.has(which)) return {.reason = &found_already, .thing = cache.name.c_str()};
  if (s.man(id).gear.has(cache.gear)) return {&has_one, id};
  if (!touches(b, s[id], b.shape(cache))) return {.reason = &apart, .by = id, .thing = cache.name.c_str()};
  return {};
}

void search(Now now, FigureId id, const Choice& c) {
  const auto& [b, s, play] = now;
  const Cache& cache = b.caches[which(c)];
  owe(s, id, cost(b, id, digs(c)));
  const int rolled = roll(now, id, die_of(now, id, c), with(luck_of(now, id, c), digs(c)), {"STO-035", "search", id},
                          above(cache.target));
  const bool found = succeeds(rolled, cache.target);
  play.tell(found ? "found" : "found_nothing", "STO-035",
            found ? "{by} searches {thing} and finds something." : "{by} searches {thing} in vain.",
            {.by = id, .number = rolled, .other = cache.target, .thing = cache.name.c_str()});
  if (!found) return;
  s.found.add(which(c));
  Man& man = s.man(id);
  const int before = armour_of(b.numbers, man.gear);
  man.gear.add(cache.gear);
  if (const int worn = armour_of(b.numbers, man.gear); worn > before)
    man.armour = static_cast<std::uint8_t>(worn);  // STO-X15 he puts it on
}

void list_searches(Here here, const ActionOrder& order, Options& options) {
  for (int i = 0; i < static_cast<int>(here.b.caches.size()); ++i) {
    const Choice c{.verb = A::search, .number = numbered(i, 0)};
    if (!order.check(c))
      offer_digs(here, order, options, c, false, [&] { return " searches " + here.b.caches[i].name; });
  }
}

WhyNot cannot_drink(Here here, FigureId id) {
  static constexpr Reason no_potion{"no_gear", "{by} has no potion.", "STO-X15"};
  static constexpr Reason unhurt{"unhurt", "{by} is not wounded.", "STO-X15"};
  if (!here.man(id).gear.has(Gear::potion)) return {&no_potion, id};
  if (!wounded(here.s, id)) return {&unhurt, id};
  return {};
}

void drink(Now now, FigureId id) {
  now.man(id).gear.drop(Gear::potion);
  const RollOrder order(now, id, nobody, Cause::potion, now.b.numbers.potion, 0, {}, false);
  const int off = recover(now.s, id, roll(now, order, {"STO-X15", "potion", id}).rolled);
  now.play.tell("drank", "STO-X15", "{by} drinks a healing potion: {number} Trauma less.", {.by = id, .number = off});
}

WhyNot cannot_lay(Here here, FigureId id, Gear what, const Path& path) {
  static constexpr Reason no_gear{"no_gear", "{by} has none.", "STO-X15"};
  static constexpr Reason no_room{"no_room", "There is no room for more on the table.", "STO-X15", cure::with_room};
  static constexpr Reason one_place{"one_place", "Name one place on the table.", "STO-X15"};
  static constexpr Reason too_far{"too_far", "That is too far away.", "STO-X15"};
  const auto& [b, s] = here;
  const Length far = what == Gear::smoke ? b.numbers.smoke : b.numbers.caltrops;
  if (!s.man(id).gear.has(what)) return {&no_gear, id};
  if (s.patch_count == max_patches) return {&no_room};
  if (path.count != 1 || !b.ground.on_table(disc(path.end(), {}))) return {&one_place};
  if (distance(s[id].at, path.end()) > b.radius(s[id]) + far) return {&too_far};
  return {};
}

void lay(Now now, FigureId id, Gear what, Point at) {
  const auto& [b, s, play] = now;
  const bool smoke = what == Gear::smoke;
  s.man(id).gear.drop(what);
  s.patches[s.patch_count++] = {at, smoke};
  play.tell(smoke ? "smoked" : "strewed", "STO-X15", smoke ? "{by} throws a pot of smoke." : "{by} strews caltrops.",
            {.by = id});
}

void list_gear(Here here, const ActionOrder& order, Options& options) {
  const Figure& f = here[order.about];
  const std::string& name = here.name(order.about);
  constexpr int winds = 8;
  options.offer(order, {.verb = A::drink}, [&] { return name + " drinks a healing potion"; });
  each_place(f.at, winds, {here.b.radius(f) + 1_in}, [&](Point to, Angle, Length) {
    const auto offer = [&](std::uint8_t verb, const char* does) {
      options.offer(order, {.verb = verb, .path = straight(to)}, [&] { return name + does + compass(to - f.at); });
    };
    offer(A::smoke, " throws smoke ");
    offer(A::caltrops, " strews caltrops ");
  });
}

}  // namespace fyrd::stormclouds
