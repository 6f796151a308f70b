// Rosters set up for a battle.
#include "rulesets/nottingham/people/muster.h"

#include <algorithm>

#include "rulesets/muster.h"
#include "rulesets/nottingham/deeds/mount.h"
#include "rulesets/nottingham/people/hands.h"
#include "rulesets/nottingham/plots/scenario.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/standing.h"

namespace fyrd::nottingham {

namespace {

// NOT-101 the hands the warband asks for, if they can hold it.
void hold(const NottinghamBattle& b, const Warrior& w, Man& man) {
  const auto place_of = [&](ItemId item, std::int8_t other) -> std::int8_t {
    for (std::int8_t i = 0; i < man.item_count; ++i) {
      if (man.items[i] == item && (i != other || b.item(item).hands == 2)) return i;
    }
    return empty_hand;
  };
  const auto& [right, left] = *w.hands;
  man.right = right.none() ? empty_hand : place_of(right, empty_hand);
  man.left = left.none() ? empty_hand : place_of(left, man.right);
  if (!right.none() && b.item(right).hands == 2) man.left = man.right;
}

Man man_of(const NottinghamBattle& b, const Warrior& w) {
  Man man;
  for (const ItemId item : w.items) {
    man.mounted |= b.item(item).kind == ItemKind::horse && !w.dismounted;  // NOT-119
    man.items[man.item_count++] = item;
  }
  arm(b, man);
  if (w.hands) hold(b, w, man);
  man.loaded = !w.unloaded;  // NOT-A51
  man.plain = static_cast<std::uint8_t>(w.bound);
  man.panic = w.panic;
  man.deployed = w.at.has_value();
  return man;
}

void place(const NottinghamBattle& b, const Warrior& w, Figure& f) {
  f.pose = !w.at ? Pose::away : w.out ? Pose::out : w.lying ? Pose::lying : Pose::standing;
  if (!w.at) return;
  f.at = *w.at;
  f.facing = w.facing.value_or(b.zones[b.groups[f.side.index]].facing);
  f.elevation = w.height;
}

}  // namespace

void muster(NottinghamBattle& b, std::vector<Roster> rosters, data::Problems& problems) {
  State& s = b.opening;
  for (Roster& roster : rosters) {
    const Side side = enrol_party(b, s, roster.id, roster.name);
    bring_works(b, side, roster);
    Band& band = s.band(side);
    int free = 0;
    for (Warrior& w : roster.warriors) {
      const FigureId id = enrol(b, s, side, w.id, w.name, b.armoury.classes[w.walk].name, problems);
      if (id.none()) return;
      place(b, w, s[id]);
      s.man(id) = man_of(b, w);
      settle(s, id);
      free += (w.out ? 0 : w.dice()) - s.man(id).bound();
      b.warriors.push_back(std::move(w));
    }
    band.starting = static_cast<std::uint8_t>(roster.dice());
    band.free = static_cast<std::uint8_t>(std::max(free, 0));
    if (free < 0) problems.add(roster.name, "has more dice bound than its warriors give it (NOT-013)");
  }
  for (FigureId id : everyone(s)) {
    if (s[id].pose != Pose::standing) continue;
    State without = s;  // his own base is not in his way
    without[id].pose = Pose::away;
    if (!b.ground.on_table(b.base(s[id])) || !free_for({b, without}, id, s[id].at, s[id].elevation))
      problems.add(b[id].name, "cannot stand there: something or somebody is in the way");
  }
  for (FigureId id : everyone(s)) {  // NOT-119
    if (s[id].pose != Pose::away && !s.man(id).mounted && has_horse({b, s}, id)) bring_horse(b, s, id);
  }
}

}  // namespace fyrd::nottingham
