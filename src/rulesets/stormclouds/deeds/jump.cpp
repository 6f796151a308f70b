// Down and across (STO-031, STO-A15, STO-A35, STO-A36, STO-X14, STO-X15).
#include "rulesets/stormclouds/deeds/jump.h"

#include "core/events/narrate.h"
#include "core/figures/places.h"
#include "rulesets/stormclouds/deeds/move.h"
#include "rulesets/stormclouds/deeds/roll.h"
#include "rulesets/stormclouds/people/stats.h"
#include "rulesets/stormclouds/table/place.h"
#include "rulesets/stormclouds/ways/fall.h"

namespace fyrd::stormclouds {

namespace {

constexpr int winds = 12;

// STO-X15 once a Turn
bool may_rope(Here here, FigureId id) { return here.man(id).gear.has(Gear::rope) && !here.man(id).turn.roped; }

Verdict cannot_leap(Here here, const Journey& j) {
  static constexpr Reason wings{"flies", "{by} flies, and has no need to jump.", "STO-X14"};
  if (flies(here.b, j.who)) return in_words(here.b, {&wings, j.who});
  return cannot_go(here, j);
}

}  // namespace

Verdict cannot_jump(Here here, const Journey& j, const Choice& c) {
  static constexpr Reason too_far{"too_far", "One runs before a jump or after it, not for it.", "STO-A35"};
  static constexpr Reason no_rope{"no_rope", "{by} has no rope to use now.", "STO-X15"};
  static constexpr Reason no_luck{"no_such_dig", "A rope needs no luck.", "STO-X15"};
  const auto& [b, s] = here;
  if (Verdict no = cannot_leap(here, j)) return no;
  if (j.run() > Length{}) return in_words(b, {&too_far});
  if (digs(c) & dig_own) {
    if (!may_rope(here, j.who)) return in_words(b, {&no_rope, j.who});
    return c.number == dig_own ? Verdict() : in_words(b, {&no_luck});
  }
  if (which(c) != 0 || (digs(c) & dig_ambush)) return in_words(b, {&no_such_dig});
  return verdict(b, cannot_dig(luck_of(here, j.who, {.verb = ActionOrder::jump, .path = c.path}), digs(c)));
}

namespace {

// STO-031 lands, or falls; what is left of the Move.
Length leap(Now now, FigureId id, const Choice& c, Length allowed) {
  const auto& [b, s, play] = now;
  const Journey j = journey(now, id, c.path, true, allowed);
  const Point began = s[id].at, from = take_off(s, id, c.path), to = c.path.end();
  s.man(id).turn.moved = true;
  bool lands = true;
  if (digs(c) & dig_own) {
    s.man(id).turn.roped = true;  // STO-X15
    play.tell("roped", "STO-X15", "{by} comes down on a rope.", {.by = id});
  } else {
    const Choice as{.verb = ActionOrder::jump, .path = c.path};
    const Luck luck = with(luck_of(now, id, as), digs(c));
    const int target = jump_target(now, id, from, to);
    owe(s, id, cost(b, id, digs(c)));
    const int rolled = roll(now, id, die_of(now, id, as), luck, {"STO-031", "jump", id}, above(target));
    lands = succeeds(rolled, target);
    play.tell(lands ? "jumped" : "fell_short", "STO-031",
              lands ? "{by} jumps {length}: {number}, and {other} was needed."
                    : "{by} jumps {length} and falls: {number}, and {other} was needed.",
              {.by = id,
               .number = rolled,
               .other = target + 1,
               .length = jump_length(now, id, from, to),
               .from = began,
               .path = &c.path});
  }
  if (!lands) {  // STO-A36
    if (from != s[id].at) put(b, s, id, from);
    fall(now, id, jump_foot(b, from, to));
    return {};
  }
  put(b, s, id, to);
  s[id].facing = c.facing;
  return max(allowed - j.way, {});
}

}  // namespace

void jump(Now now, FigureId id, Choice c) {
  Length left = leap(now, id, c, allowance(now, id));
  while (left > Length{}) {  // STO-031 with any movement remaining
    c = now.play.ask(MoveOnOrder(now, left));
    if (c.verb == MoveOnOrder::stop) {
      now[id].facing = c.facing;
      return;
    }
    if (c.verb == MoveOnOrder::move)
      return go(now, id, c.path, c.facing, journey(now, id, c.path, false, left).way, "STO-031");
    left = leap(now, id, c, left);
  }
}

namespace {

// Down and across in all directions, from where he stands and from the edge, with every way to dig deep for it.
void list_leaps(Here here, const Question& order, Options& options, std::uint8_t verb, Length far) {
  const FigureId id = order.about;
  const Point from = here[id].at;
  if (here[id].elevation <= here.b.numbers.step || flies(here.b, id)) return;
  DigChoices ways = dig_choices(here.s, luck_of(here, id, {.verb = ActionOrder::jump}), false);
  if (may_rope(here, id)) ways.all[ways.count++] = dig_own;
  const auto offer = [&](const Path& path) {
    const Point to = path.end();
    for (int i = 0; i < ways.count; ++i) {
      const std::int16_t dig = ways.all[i];
      options.offer(order, {.verb = verb, .number = dig, .facing = looks_from(here, id, to), .path = path}, [&] {
        const Length way = jump_length(here, id, path.before_end(from), to);
        return here.name(id) + " jumps " + measure_text(way, here.b.unit) + " " + compass(to - from) +
               dig_text(dig, ", on a rope");
      });
    }
  };
  for (int i = 0; i < winds; ++i) {
    const Angle wind{static_cast<std::uint16_t>(i * 65536 / winds)};
    const Point beyond = from + along(wind, far), foot = jump_foot(here.b, from, beyond);
    const Length off = distance(from, foot);
    const bool walks = foot != beyond && off > 2 * touching;  // to the edge, and a hair less, so that he is still on it
    for (Length way = 1_in; way <= far; way += 1_in) {
      offer(straight(from + along(wind, way)));
      if (!walks) continue;
      Path path = straight(from + along(wind, off - touching));
      path.add(from + along(wind, off + way));
      offer(path);
    }
  }
  // Over an edge that lies aside of where he stands, where nothing leads down straight on.
  bool any = !options.whole();
  for (const Option& o : options.all()) any |= o.choice.verb == verb;
  for (int i = 0; i < winds && !any; ++i) {
    const Point edge = from + along(Angle{static_cast<std::uint16_t>(i * 65536 / winds)}, 1_in);
    for (int k = 0; k < winds && !any; ++k) {
      for (Length way = 1_in; way <= far - 1_in && !any; way += 1_in) {
        Path path = straight(edge);
        path.add(edge + along(Angle{static_cast<std::uint16_t>(k * 65536 / winds)}, way));
        const std::size_t before = options.all().size();
        offer(path);
        any = options.all().size() > before;
      }
    }
  }
}

}  // namespace

void list_jumps(Here here, const ActionOrder& order, Options& options) {
  list_leaps(here, order, options, ActionOrder::jump, allowance(here, order.about));
}

std::string MoveOnOrder::prompt() const {
  return here_.name(about) + " has landed and may go " + measure_text(left, b_.unit) + " further.";
}

Verdict MoveOnOrder::check(const Choice& c) const {
  static constexpr Reason too_far{"too_far", "{by} may go {most} further.", "STO-031"};
  if (c.verb == stop) return {};
  const Journey j = journey(here_, about, c.path, c.verb == jump, left);
  if (j.run() > Length{}) return in_words(b_, {.reason = &too_far, .by = about, .most = left});
  return c.verb == jump ? cannot_jump(here_, j, c) : cannot_go(here_, j);
}

void MoveOnOrder::list(Options& options) const {
  const Point from = s_[about].at;
  options.add({.facing = looks_from(here_, about, from)}, [&] { return here_.name(about) + " stays there"; });
  each_place(from, winds, {left, left / 2}, [&](Point to, Angle, Length) {
    const Choice c{.verb = move, .facing = looks_from(here_, about, to), .path = straight(to)};
    options.offer(*this, c, [&] { return here_.name(about) + " goes on " + compass(to - from); });
  });
  list_leaps(here_, *this, options, jump, left);
}

Explanation MoveOnOrder::explain(const Choice& c) const {
  Explanation why;
  if (c.verb == stop) return why;
  why.length = journey(here_, about, c.path, c.verb == jump, left).way;
  why.left = left - *why.length;
  if (c.verb == jump && !(digs(c) & dig_own) && !check(c))
    explain_roll(here_, about, {.verb = ActionOrder::jump, .number = c.number, .path = c.path}, why);
  return why;
}

}  // namespace fyrd::stormclouds
