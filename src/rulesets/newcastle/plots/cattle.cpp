// Driving beasts along, and off the table (NEW-X12).
#include "rulesets/newcastle/plots/cattle.h"

#include "core/table/edge.h"

namespace fyrd::newcastle {

int count_home(const State& s) {
  int n = 0;
  for (int i = 0; i < s.beast_count; ++i) n += s.beasts[i].home;
  return n;
}

int beast_near(Here here, FigureId id) {
  const auto& [b, s] = here;
  if (!b.raid || s[id].side != b.raid->side || s.formed(id)) return -1;
  for (int i = 0; i < s.beast_count; ++i) {
    const Disc beast{s.beasts[i].at, b.numbers.foot_base / 2};
    if (!s.beasts[i].home && within(here.disc(id), beast, b.numbers.herd)) return i;
  }
  return -1;
}

WhyNot cannot_drive(Here here, FigureId id) {
  static constexpr Reason no_beast{"no_beast", "There is no beast near {by} to drive.", "NEW-X12"};
  return beast_near(here, id) < 0 ? WhyNot{&no_beast, id} : WhyNot{};
}

Length to_edge(const NewcastleBattle& b, const Figure& f) {
  return gap_to(b.ground, edge_behind(b.zones[f.side.index].facing), b.base(f));
}

void drive_beast(Now now, FigureId id, int which) {
  const Figure& f = now[id];
  Beast& beast = now.s.beasts[which];
  beast.at = f.at - along(f.facing, now.b.radius(f) * 2);  // it goes before him, and he has turned to look back
  beast.home = to_edge(now.b, f) <= now.b.numbers.home;
  now.play.tell(beast.home ? "brought_home" : "drove", "NEW-X12",
                beast.home ? "{by} drives a beast off the table." : "{by} drives a beast along.", {.by = id});
}

}  // namespace fyrd::newcastle
