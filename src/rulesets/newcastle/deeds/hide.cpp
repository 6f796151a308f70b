// Dodging and cowering (NEW-X09, NEW-X10).
#include "rulesets/newcastle/deeds/hide.h"

#include "core/play/cure.h"
#include "rulesets/newcastle/table/place.h"

namespace fyrd::newcastle {

namespace {

bool did_anything(const Done& now) { return now.moved || now.changed || now.loads > 0 || now.shots > 0; }

bool hard_cover_near(Here here, FigureId id) {
  const Shape near = here.base(id).grown(here.b.numbers.beside);
  return here.b.ground.any(extent(near), [&](int i) {
    const Piece& piece = here.b.ground.pieces()[i];
    return here.b.trait(piece).cover && overlap(near, piece.solid.shape);
  });
}

}  // namespace

WhyNot cannot_dodge(Here here, FigureId id) {
  static constexpr Reason off{"switched_off", "Dodging is not played here.", "NEW-X09", cure::other_options};
  static constexpr Reason too_late{"too_late", "{by} would have had to say so before anything else.", "NEW-X09"};
  if (!here.b.switches.dodge) return {&off};
  if (here.man(id).dodges || did_anything(here.man(id).now)) return {&too_late, id};
  return {};
}

void dodge(Now now, FigureId id) {
  now.man(id).dodges = true;
  now.play.tell("dodged", "NEW-X09", "{by} does nothing but dodge.", {.by = id});
}

WhyNot cannot_cower(Here here, FigureId id) {
  static constexpr Reason off{"switched_off", "Cowering is not played here.", "NEW-X10", cure::other_options};
  static constexpr Reason too_late{"too_late", "{by} has other things to do.", "NEW-X10"};
  static constexpr Reason no_cover{"no_cover", "There is nothing to cower behind.", "NEW-X10"};
  if (!here.b.switches.cower) return {&off};
  if (did_anything(here.man(id).now) || in_melee(here, id)) return {&too_late, id};
  if (!hard_cover_near(here, id)) return {&no_cover};
  return {};
}

void cower(Now now, FigureId id) {
  now.man(id).cowers = true;
  now.play.tell("cowered", "NEW-X10", "{by} cowers.", {.by = id});
}

}  // namespace fyrd::newcastle
