// Counters (STO-031, STO-032, STO-040, STO-A11, STO-A16 … STO-A18, STO-A36, STO-A37, STO-X14, STO-X15, STO-X17).
#include "rulesets/stormclouds/turn/trauma.h"

#include <algorithm>

#include "rulesets/stormclouds/people/stats.h"
#include "rulesets/stormclouds/table/place.h"
#include "rulesets/stormclouds/ways/fall.h"

namespace fyrd::stormclouds {

namespace {

constexpr int most_trauma = 200;  // so that it fits a byte

// STO-X14, STO-X15 what a Hero does not feel.
int spared(Now now, FigureId id, int counters, bool friendly) {
  Man& man = now.man(id);
  const int before = counters;
  if (counters > 0 && now.b.has(id, Ability::tough) && !man.turn.spared && !friendly) {
    man.turn.spared = true;  // STO-X14 of an enemy or a fall
    counters -= std::min(counters, now.b.numbers.tough);
  }
  const int caught = std::min<int>(counters, man.armour);
  man.armour = static_cast<std::uint8_t>(man.armour - caught);
  counters -= caught;
  if (counters < before)
    now.play.tell("spared", caught > 0 ? "STO-X15" : "STO-X14", "{by} is spared {number} Trauma.",
                  {.by = id, .number = before - counters});
  return counters;
}

void out_of_action(Now now, FigureId id, FigureId by) {
  const auto& [b, s, play] = now;
  s[id].pose = Pose::out;
  play.tell("fell", "STO-040", "{by} is out of action.", {.by = id});
  if (by.none() || !b.hero(by)) return;
  s.man(by).felled = static_cast<std::uint8_t>(s.man(by).felled + 1 + static_cast<int>(b.card(s, id).size));  // STO-X17
}

}  // namespace

void suffer(Now now, FigureId id, int counters, Hurt hurt, FigureId by, const char* rule) {
  const auto& [b, s, play] = now;
  if (b.hero(id)) counters = spared(now, id, counters, hurt == Hurt::blow && !by.none() && b.hero(by));
  if (counters <= 0) return;
  Man& man = s.man(id);
  man.trauma = static_cast<std::uint8_t>(std::min(man.trauma + counters, most_trauma));
  play.tell(
      "hurt", rule,
      counters == 1 ? "{by} has a Trauma more, {other} in all." : "{by} has {number} Trauma more, {other} in all.",
      {.by = id, .number = counters, .other = man.trauma});
  if (!b.hero(id) && man.trauma >= stats(now, id).will) return out_of_action(now, id, by);  // STO-040, STO-A11
  slip(now, id, by);  // STO-032 who falls onto a ledge, too
}

int recover(State& s, FigureId id, int counters) {
  Man& man = s.man(id);
  const int off = std::min<int>(counters, man.trauma);
  man.trauma = static_cast<std::uint8_t>(man.trauma - off);
  return off;
}

void pay(Now now, FigureId id) {
  Man& man = now.man(id);
  if (man.owed == 0) return;
  const int owed = man.owed;
  man.owed = 0;
  if (!now[id].in_play()) return;
  man.trauma = static_cast<std::uint8_t>(std::min(man.trauma + owed, most_trauma));  // STO-A18 and nobody slips for it
  now.play.tell("paid", "STO-056", "{by} has dug deep: {number} Trauma more, {other} in all.",
                {.by = id, .number = owed, .other = man.trauma});
}

}  // namespace fyrd::stormclouds
