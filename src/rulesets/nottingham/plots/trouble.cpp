// Hot Trouble: casks out of a house on fire (NOT-X51).
#include "rulesets/nottingham/deeds/wound.h"
#include "rulesets/nottingham/plots/plot.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/standing.h"
#include "rulesets/nottingham/table/thing.h"
#include "rulesets/nottingham/ways/move.h"

namespace fyrd::nottingham {

namespace {

constexpr std::uint8_t more_casks = 10, equal_casks = 11;

void set_up(const NottinghamBattle& b, State& s) {
  for (const Point at : b.setting.casks) add_thing(s, {.kind = ThingKind::heavy, .what = heavy_cask, .at = at});
}

bool is_cask(const Thing& thing) { return thing.kind == ThingKind::heavy && thing.what == heavy_cask; }

// One die, no toss (NOT-X51); what he wears helps.
void scorch(Now now, FigureId id) {
  now.play.tell("scorched", "NOT-X51", "{by} is in the fire.", {.by = id});
  const Tally sum = wound_tally(now.b.numbers, struck(now, id, id));
  wound(now, id, id, 1, sum, now[id].at, false, true);
}

void events(Now now) {
  const auto& [b, s, play] = now;
  if (s.turn < b.numbers.fire_turn) return;
  for (const int room : b.setting.houses[0].numbers) {
    bool& burns = s.burning[room];
    if (burns || play.sum(d(6), {"NOT-X51", "the fire"}) < b.numbers.fire_die) continue;
    burns = true;
    play.tell("caught_fire", "NOT-X51", "Room {number} of the house catches fire.", {.number = room + 1});
    for (Thing& thing : s.things) {
      if (!is_cask(thing) || room_of(b, thing.at, thing.height) != room) continue;
      thing = {};
      play.tell("cask_lost", "NOT-X51", "A cask is lost in the fire.");
    }
  }
  for (FigureId id : everyone(s)) {
    if (!s[id].in_play()) continue;
    const int room = room_of(b, s[id].at, s[id].elevation);
    if (room >= 0 && s.burning[room]) scorch(now, id);
  }
}

void arrive(Now now, FigureId by, Load load) {
  const auto& [b, s, play] = now;
  if (load.thing < 0) return;
  Thing& cask = s.things[load.thing];
  const Edge own = edge_behind(b.zones[s.band_of(by).zone].facing);
  if (!is_cask(cask) || (!touches(b, own, base_of(b, cask)) && !touches(b, own, base_of(now, by)))) return;
  ++s.band_of(by).score;
  cask = {};
  play.tell("cask_saved", "NOT-X51", "{by} brings a cask home.", {.by = by});
}

Decision decides(Here here, bool end_of_turn) {
  const auto& [b, s] = here;
  bool left = false;
  for (const Thing& thing : s.things) left |= is_cask(thing);
  if (left && !(end_of_turn && s.turn >= b.setting.turns)) return {};
  std::array<int, max_sides> points{};
  int most = -1, best = -1;
  bool tied = false;
  for (std::uint8_t i = 0; i < s.side_count; ++i) points[b.groups[i]] += s.bands[i].score;
  for (std::uint8_t i = 0; i < s.side_count; ++i) {
    const int own = points[b.groups[i]];
    if (own > most)
      most = own, best = i, tied = false;
    else if (own == most && b.groups[i] != b.groups[best])
      tied = true;
  }
  if (tied) return {Ending::drawn, no_side, equal_casks};
  return {Ending::won, Side{static_cast<std::uint8_t>(best)}, more_casks};
}

const char* verdict(std::uint8_t code) {
  return code == more_casks ? "{side} {has} saved the most casks and {wins}." : "As many casks on either side: a draw.";
}

}  // namespace

const PlotRules trouble_plot = {
    "trouble", false,
    set_up,    take_turns,
    own_zone,  events,
    arrive,    decides,
    verdict,   "The most casks carried home when none is left, or when the last turn is over. "};

}  // namespace fyrd::nottingham
