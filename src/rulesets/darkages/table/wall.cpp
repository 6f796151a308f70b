// Bodies of men shoulder to shoulder (DRK-A15, DRK-A30, DRK-A33, DRK-A52, DRK-X03).
#include "rulesets/darkages/table/wall.h"

namespace fyrd::darkages {

namespace {

// DRK-A52 in close order at a tick, as far as it depends on him: as ordered, and who walks by himself until he sets
// out.
bool closed(Here here, FigureId id, int tick = ticks) {
  const Man& man = here.man(id);
  const bool close = man.alone ? man.was_close && !set_out(man, tick) : tick == 0 ? man.was_close : man.close;
  return close && here[id].in_play() && may_close(here, id);
}

bool alike(Then then, FigureId x, FigureId y) {
  return between(then[x].facing, then[y].facing) <= turn_of(then.b.numbers.alike) && touch(then, x, y);
}

// More beside each other than behind.
bool side_by_side(Then then, FigureId x, FigureId y) {
  const Quarter at = quarter(then[x].at, then[x].facing, then[y].at);
  return at == Quarter::left || at == Quarter::right;
}

}  // namespace

bool may_close(Here here, FigureId id) { return on_foot(here, id) && here.b.fighter(id).may_close(); }

FigureSet ranks(Here here, FigureId id) {
  if (!closed(here, id)) return {};
  const FigureSet all = body_of(id, in_play(here.s, here[id].side),
                                [&](FigureId x, FigureId y) { return closed(here, y) && alike(here, x, y); });
  return all.size() >= here.b.numbers.wall_least ? all : FigureSet{};
}

FigureSet walls(Here here, Then then, int tick) {
  FigureSet shields, all;
  for (FigureId id : in_play(here.s)) {
    if (here.b.fighter(id).shield != Shield::none && closed(here, id, tick)) shields.add(id);
  }
  while (!shields.empty()) {
    const FigureSet wall = body_of(shields.first(), shields, [&](FigureId x, FigureId y) {
      return then[x].side == then[y].side && alike(then, x, y) && side_by_side(then, x, y);
    });
    shields = shields - wall;
    if (wall.size() >= here.b.numbers.wall_least) all = all | wall;
  }
  return all;
}

void settle_walls(const DarkAgesBattle& b, State& s) {
  const FigureSet all = walls({b, s}, {b, s}, ticks);
  for (FigureId id : everyone(s)) s.man(id).walled = all.has(id);
}

bool wall_protects(Then then, FigureId id, Point from) {
  return !then.b.rulings.from_the_front || in_front_half(then[id].at, then[id].facing, from);
}

FigureId front_man(Here here, FigureId id) {
  const auto& [b, s] = here;
  if (!closed(here, id) || !b.fighter(id).spear()) return nobody;
  for (FigureId mate : in_play(s, s[id].side)) {
    if (mate != id && closed(here, mate) && alike(here, id, mate) &&
        quarter(s[id].at, s[id].facing, s[mate].at) == Quarter::front)
      return mate;
  }
  return nobody;
}

}  // namespace fyrd::darkages
