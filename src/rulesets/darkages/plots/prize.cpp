// Loot picked up, dropped and carried off, and captives freed (DRK-A47, DRK-X07).
#include "rulesets/darkages/plots/prize.h"

#include "core/table/edge.h"

namespace fyrd::darkages {

int count_off(const State& s) {
  int n = 0;
  for (int i = 0; i < s.loot_count; ++i) n += s.loot[i].off;
  return n;
}

namespace {

Edge home(Here here, FigureId id) { return edge_behind(here.b.zones[here[id].side.index].facing); }

void drop_loot(State& s, FigureId id) {
  Man& man = s.man(id);
  if (man.loot < 0) return;
  s.loot[man.loot].at = s[id].at;
  s.loot[man.loot].taken = false;
  man.loot = -1;
}

bool is_home(Here here, FigureId id) {
  return gap_to(here.b.ground, home(here, id), disc(here[id].at, half_depth(here, id))) <= 1_mm;
}

}  // namespace

Point way_home(Here here, FigureId id) {
  return at_edge(here.b.ground, home(here, id), here[id].at, half_depth(here, id));
}

void take_off(State& s, FigureId id, Pose pose) {
  s[id].pose = pose;
  drop_loot(s, id);
  for (FigureId any : everyone(s)) s.man(any).across.drop(id);
}

namespace {

void leave(Now now, FigureId id) {
  const auto& [b, s, play] = now;
  Man& man = s.man(id);
  if (!is_home(now, id)) return drop_loot(s, id);  // DRK-A47 lost
  if (man.loot >= 0) {
    s.loot[man.loot].off = true;
    man.home = true;
    play.tell("carried_off", "DRK-X07", "{by} carries his loot off.", {.by = id});
    man.loot = -1;
  }
  if (id == b.captive) {
    man.home = true;
    play.tell("rescued", "DRK-X07", "{by} is home.", {.by = id});
  }
}

void pick_up(Now now, FigureId id) {
  const auto& [b, s, play] = now;
  if (s[id].side != b.raiders || s.man(id).loot >= 0 || !touched_foes(now, id).empty()) return;
  const Shape base = b.base(s[id]);
  for (std::int8_t i = 0; i < s.loot_count; ++i) {
    Loot& loot = s.loot[i];
    if (loot.taken || loot.off || !contains(base, loot.at)) continue;
    loot.taken = true;
    s.man(id).loot = i;
    return play.tell("picked_up", "DRK-X07", "{by} picks up some loot.", {.by = id});
  }
}

}  // namespace

void after_movement(Now now) {
  const auto& [b, s, play] = now;
  for (FigureId id : everyone(s)) {
    if (s[id].pose == Pose::away && s.man(id).moved) leave(now, id);
    if (s[id].in_play()) pick_up(now, id);
  }
  if (b.captive.none() || !s[b.captive].in_play() || !s.man(b.captive).bound) return;
  if (touched_friends(now, b.captive).empty() || !touched_foes(now, b.captive).empty()) return;
  s.man(b.captive).bound = false;
  play.tell("freed", "DRK-X07", "{by} is free.", {.by = b.captive});
}

}  // namespace fyrd::darkages
