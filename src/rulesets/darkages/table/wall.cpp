// Bodies of men shoulder to shoulder (DRK-A15, DRK-A30, DRK-A33, DRK-A52, DRK-X03).
#include "rulesets/darkages/table/wall.h"

namespace fyrd::darkages {

namespace {

bool closed(const DarkAgesBattle& b, const State& s, FigureId id) {
  return s[id].in_play() && s.man(id).close && !s.man(id).fast && may_close(b, s, id);
}

bool alike(const DarkAgesBattle& b, const State& s, FigureId x, FigureId y) {
  return between(s[x].facing, s[y].facing) <= turn_of(b.numbers.alike) && touch(b, s[x], s[y]);
}

// More beside each other than behind.
bool side_by_side(const State& s, FigureId x, FigureId y) {
  const Quarter at = quarter(s[x].at, s[x].facing, s[y].at);
  return at == Quarter::left || at == Quarter::right;
}

// Everybody who hangs together with him by links of one kind.
template <class Linked>
FigureSet body(const State& s, FigureId id, int least, Linked&& linked) {
  FigureSet all, fresh;
  all.add(id), fresh.add(id);
  const FigureSet mates = in_play(s, s[id].side);
  while (!fresh.empty()) {
    const FigureId one = fresh.first();
    fresh.drop(one);
    for (FigureId mate : mates - all) {
      if (linked(one, mate)) all.add(mate), fresh.add(mate);
    }
  }
  return all.size() >= least ? all : FigureSet{};
}

}  // namespace

bool may_close(const DarkAgesBattle& b, const State& s, FigureId id) {
  const Fighter& f = b.fighter(id);
  return b.on_foot(s, id) && (f.shield != Shield::none || f.spear()) && !(f.shoots && f.missile.slung);  // DRK-A30
}

FigureSet ranks(const DarkAgesBattle& b, const State& s, FigureId id) {
  if (!closed(b, s, id)) return {};
  return body(s, id, b.numbers.wall_least,
              [&](FigureId x, FigureId y) { return closed(b, s, y) && alike(b, s, x, y); });
}

FigureSet shield_wall(const DarkAgesBattle& b, const State& s, FigureId id) {
  const auto shielded = [&](FigureId x) { return closed(b, s, x) && b.fighter(x).shield != Shield::none; };
  if (!shielded(id)) return {};
  return body(s, id, b.numbers.wall_least,
              [&](FigureId x, FigureId y) { return shielded(y) && alike(b, s, x, y) && side_by_side(s, x, y); });
}

void settle_walls(const DarkAgesBattle& b, State& s) {
  for (FigureId id : everyone(s)) s.man(id).walled = false;
  for (FigureId id : everyone(s)) {
    if (s.man(id).walled) continue;
    for (FigureId mate : shield_wall(b, s, id)) s.man(mate).walled = true;
  }
}

bool wall_protects(const State& s, const Tabletop& t, FigureId id, Point from) {
  return s.man(id).walled && in_front_half(t[id].at, t[id].facing, from);  // DRK-A15
}

FigureId front_man(const DarkAgesBattle& b, const State& s, FigureId id) {
  if (!closed(b, s, id) || !b.fighter(id).spear()) return nobody;
  for (FigureId mate : in_play(s, s[id].side)) {
    if (mate != id && closed(b, s, mate) && alike(b, s, id, mate) &&
        quarter(s[id].at, s[id].facing, s[mate].at) == Quarter::front)
      return mate;
  }
  return nobody;
}

}  // namespace fyrd::darkages
