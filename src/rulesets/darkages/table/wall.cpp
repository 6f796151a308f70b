// Bodies of men shoulder to shoulder (DRK-A15, DRK-A30, DRK-A33, DRK-A52, DRK-X03).
#include "rulesets/darkages/table/wall.h"

namespace fyrd::darkages {

namespace {

bool closed(Here here, FigureId id) {
  return here[id].in_play() && here.man(id).close && !here.man(id).fast && may_close(here, id);
}

bool alike(Here here, FigureId x, FigureId y) {
  const auto& [b, s] = here;
  return between(s[x].facing, s[y].facing) <= turn_of(b.numbers.alike) && touch(here, x, y);
}

// More beside each other than behind.
bool side_by_side(const State& s, FigureId x, FigureId y) {
  const Quarter at = quarter(s[x].at, s[x].facing, s[y].at);
  return at == Quarter::left || at == Quarter::right;
}

// All ranks of a body, or nobody when they are fewer than three.
template <class Linked>
FigureSet body(Here here, FigureId id, Linked&& linked) {
  const FigureSet all = body_of(id, in_play(here.s, here[id].side), linked);
  return all.size() >= here.b.numbers.wall_least ? all : FigureSet{};
}

}  // namespace

bool may_close(Here here, FigureId id) {
  const Fighter& f = here.b.fighter(id);
  return on_foot(here, id) && (f.shield != Shield::none || f.spear()) && !(f.shoots && f.missile.slung);  // DRK-A30
}

FigureSet ranks(Here here, FigureId id) {
  if (!closed(here, id)) return {};
  return body(here, id, [&](FigureId x, FigureId y) { return closed(here, y) && alike(here, x, y); });
}

FigureSet shield_wall(Here here, FigureId id) {
  const auto shielded = [&](FigureId x) { return closed(here, x) && here.b.fighter(x).shield != Shield::none; };
  if (!shielded(id)) return {};
  return body(here, id,
              [&](FigureId x, FigureId y) { return shielded(y) && alike(here, x, y) && side_by_side(here.s, x, y); });
}

void settle_walls(const DarkAgesBattle& b, State& s) {
  for (FigureId id : everyone(s)) s.man(id).walled = false;
  for (FigureId id : everyone(s)) {
    if (s.man(id).walled) continue;
    for (FigureId mate : shield_wall({b, s}, id)) s.man(mate).walled = true;
  }
}

bool wall_protects(Here here, Then then, FigureId id, Point from) {
  return here.man(id).walled && in_front_half(then[id].at, then[id].facing, from);  // DRK-A15
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
