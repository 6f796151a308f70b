// A Gate Too Far: three men through, or over, a wall (NOT-X50).
#include "rulesets/nottingham/plots/plot.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/thing.h"
#include "rulesets/nottingham/ways/move.h"

namespace fyrd::nottingham {

namespace {

constexpr std::uint8_t through = 10, held = 11;

void set_up(const NottinghamBattle& b, State& s) {
  if (!b.setting.ram) return;
  add_thing(s, {.kind = ThingKind::heavy,
                .what = heavy_ram,
                .at = *b.setting.ram,
                .height = b.ground.elevation(*b.setting.ram)});
}

Wave wave(Here here) {
  if (const Wave watch = wave_of(here, false, Part::everybody); !watch.who.empty()) return watch;
  return wave_of(here, true, Part::everybody);
}

bool on_walk(const NottinghamBattle& b, const Figure& f) {
  const Setting& setting = b.setting;
  return f.pose != Pose::away && f.elevation >= setting.walk_height - b.numbers.step && f.at.x >= setting.walk_low.x &&
         f.at.x <= setting.walk_high.x && f.at.y >= setting.walk_low.y && f.at.y <= setting.walk_high.y;
}

void posts(Here here, FigureId id, int house, Posts& posts) {
  const auto& [b, s] = here;
  if (attacks(here, s[id].side)) return own_zone(here, id, house, posts);
  int band = 0, above = 0;
  for (FigureId other : everyone(s)) {
    if (s[other].side != s[id].side) continue;
    ++band;
    above += other != id && s.man(other).deployed && on_walk(b, s[other]);
  }
  const Angle facing = b.zones[1].facing;
  if (2 * (above + 1) <= band && !s.man(id).mounted)  // up to half of them on the wall
    posts.add(
        {.low = b.setting.walk_low, .high = b.setting.walk_high, .height = b.setting.walk_height, .facing = facing});
  posts.add(at_edge(b, edge_behind(facing), facing));
}

void events(Now) {}
void arrive(Now, FigureId, Load) {}

Decision decides(Here here, bool end_of_turn) {
  const auto& [b, s] = here;
  const Edge far = edge_behind(b.zones[1].facing);
  int there = 0;
  for (FigureId id : everyone(s)) {
    there += s[id].pose == Pose::standing && attacks(here, s[id].side) && touches(b, far, base_of(here, id));
  }
  if (there >= b.numbers.gate_men) return {Ending::won, s.attacker, through};  // NOT-X50
  if (end_of_turn && s.turn >= b.setting.turns) return {Ending::won, first_defender(here), held};
  return {};
}

const char* verdict(std::uint8_t code) {
  return code == through ? "Enough of them are through: {side} {wins}." : "The wall has held: {side} {wins}.";
}

}  // namespace

const PlotRules gate_plot = {
    "gate",  true,
    set_up,  wave,
    posts,   events,
    arrive,  decides,
    verdict, "Enough attackers at the far edge before the last turn is over, or the wall has held. "};

}  // namespace fyrd::nottingham
