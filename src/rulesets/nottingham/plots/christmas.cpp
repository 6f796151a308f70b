// It's Christmastime: pines felled and pulled home (NOT-212, NOT-A103).
#include "rulesets/nottingham/plots/plot.h"
#include "rulesets/nottingham/ways/move.h"

namespace fyrd::nottingham {

namespace {

constexpr std::uint8_t pines_home = 10;

void set_up(const NottinghamBattle&, State&) {}
void events(Now) {}
void arrive(Now, FigureId, Load) {}

bool contains(const Zone& zone, Point p) {
  return p.x >= zone.low.x && p.x <= zone.high.x && p.y >= zone.low.y && p.y <= zone.high.y;
}

Decision decides(Here here, bool) {
  const auto& [b, s] = here;
  for (std::uint8_t i = 0; i < s.side_count; ++i) {
    std::size_t home = 0;
    for (const Thing& thing : s.things) {  // NOT-A103 felled ones, by their middle
      home += thing.kind == ThingKind::trunk && contains(b.zones[s.bands[i].zone], thing.at);
    }
    if (2 * home > b.setting.pines.size() && !s.bands[i].routed)
      return {Ending::won, Side{i}, pines_home};  // more than half
  }
  return {};
}

const char* verdict(std::uint8_t) { return "Most of the pines are home: {side} {wins}."; }

}  // namespace

const PlotRules christmas_plot = {
    "christmas", false,  set_up,  take_turns, own_zone,
    events,      arrive, decides, verdict,    "More than half of the pines, felled and at home. "};

}  // namespace fyrd::nottingham
