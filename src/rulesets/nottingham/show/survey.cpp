// Who sees whom and what lies within somebody's reach, for anybody who asks (NOT-030, NOT-032, NOT-033, NOT-064,
// NOT-066, NOT-080, NOT-164).
#include "core/play/survey.h"

#include "rulesets/nottingham/deeds/blow.h"
#include "rulesets/nottingham/deeds/shoot.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/sight.h"
#include "rulesets/nottingham/ways/move.h"

namespace fyrd::nottingham {

namespace {

std::string id_of(const NottinghamBattle& b, const Look& view) {
  if (!view.by.none()) return b[view.by].id;
  const Hidden& by = view.seen.nearest;
  return by.by == Hidden::By::piece ? b.ground.pieces()[by.index].id : "";
}

std::string hider(const NottinghamBattle& b, const Look& view) {
  if (!view.by.none()) return b[view.by].name;
  const Hidden& by = view.seen.nearest;
  return by.by == Hidden::By::piece ? b.ground.pieces()[by.index].name : "something";
}

// NOT-033 how much of a body is seen, in words.
void describe_body(const NottinghamBattle& b, const std::string& viewer, FigureId target, const Look& view,
                   Sight& out) {
  const std::string& name = b[target].name;
  out.sees = view.visible, out.rule = "NOT-033", out.share = 100 - view.seen.hidden / 10;
  if (view.seen.hidden > 0) out.by = id_of(b, view), out.at = view.seen.nearest.where.at;
  out.text = !view.visible ? viewer + " does not see " + name + ": " + hider(b, view) + " hides him"
             : view.seen.hidden == 0
                 ? viewer + " sees all of " + name
                 : viewer + " sees " + std::to_string(out.share) + " % of " + name + " past " + hider(b, view);
}

}  // namespace

Sight NottinghamBattle::sight(const Tabletop& table, const Aim& from, const Aim& to) const {
  const State& s = state(table);
  const bool looks = !from.figure.none(), body = !to.figure.none();
  const std::string viewer = looks ? members[from.figure.index].name : "Somebody there", name = name_of(*this, to);
  Sight out;
  out.from = looks ? s[from.figure].at : from.at;
  out.to = body ? s[to.figure].at : to.at;
  const auto unseen = [&](const char* rule, std::string text) {
    out.sees = false, out.rule = rule, out.text = std::move(text);
    return out;
  };
  if (looks && from.figure != to.figure && area(s[from.figure].at, s[from.figure].facing, out.to) != Quarter::front)
    return unseen("NOT-032", name + " is not in front of " + viewer);
  if (fog.units > 0 && !fyrd::within(shape_of(*this, s, from), shape_of(*this, s, to), fog))
    return unseen("NOT-164", name + " is lost in the fog");
  const Spot eye = looks ? eyes({*this, s}, from.figure) : Spot{from.at, ground.elevation(from.at) + numbers.body_eyes};
  if (body) {
    describe_body(*this, viewer, to.figure, look_at({*this, s}, eye, to.figure, from.figure), out);
    return out;
  }
  const Spot there{to.at, ground.elevation(to.at) + Length{1}};  // just above the ground, which would hide itself
  out = sight_along(*this, from, to, eye, there, "NOT-032");
  if (out.sees && !clear_line({*this, s}, eye, there))
    out.sees = false, out.text = viewer + " does not see this place: somebody or something is in the way";
  return out;
}

std::vector<Ring> NottinghamBattle::rings(const Tabletop& table, FigureId id) const {
  const State& s = state(table);
  Rings rings(*this, s[id], base_of({*this, s}, id));
  Length furthest{};
  const bool unarmed = armed({*this, s}, id) == Arm::bare;
  for (const Arm arm : {Arm::main, Arm::left, Arm::bare}) {
    const ItemId held = item_of({*this, s}, id, arm);
    if ((arm == Arm::bare) != unarmed || (arm != Arm::bare && held.none())) continue;
    if (arm == Arm::left && s.man(id).two_handed()) continue;
    const Length far = reach_of({*this, s}, id, arm);
    furthest = max(furthest, far);
    rings.within("reach", held.none() ? "bare hands" : item(held).name, "NOT-066", far, "whom he can attack with it");
  }
  rings.within("area", "his area", "NOT-080", numbers.reach, "an enemy who leaves it may be struck");
  const Angle eighth{8192};
  rings.part("front", "NOT-030", "before him: where he sees and strikes", inner(s[id]) + numbers.reach * 2,
             north - eighth, north + eighth);
  if (const ItemId bow = bow_of({*this, s}, id); !bow.none()) {
    rings.within("range", "point blank", "NOT-064", numbers.point_blank, "+1 to hit");
    for (int i = 1; i <= 3; ++i) {
      const Length far = numbers.range_step * i;
      rings.add("range", item(bow).name, "NOT-064",
                "from " + rings.measured(far) + " on: −" + std::to_string(i) + " to hit", far);
    }
    if (fog.units > 0) rings.within("range", "fog", "NOT-164", fog, "nobody is seen beyond it");
  }
  if (!may_move({*this, s}, id)) return rings.all;
  const Length way = activation_allowance({*this, s}, id);
  rings.add("threat", "movement", "NOT-054",
            rings.measured(way) + ": as far as he may move before he acts, and his reach", way + furthest);
  return rings.all;
}

}  // namespace fyrd::nottingham
