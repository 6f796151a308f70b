// Who may shoot at whom, and where the arrow goes.
#include "rulesets/nottingham/shoot.h"

#include "rulesets/nottingham/machine.h"
#include "rulesets/nottingham/wound.h"

namespace fyrd::nottingham {

ItemId bow_of(const NottinghamBattle& b, const State& s, FigureId id) {
  for (const ItemId held : {s.man(id).in_right(), s.man(id).in_left()}) {
    if (!held.none() && b.item(held).kind == ItemKind::ranged) return held;
  }
  return nothing;
}

NoShot cannot_aim(const NottinghamBattle& b, const State& s, FigureId id, FigureId target) {
  using By = NoShot::By;
  if (bow_of(b, s, id).none() && ballista_of(b, s, id) < 0) return {By::no_bow};  // NOT-X40
  if (!b.enemies(s, id, target)) return {By::no_enemy};                           // NOT-A78
  if (!s[target].in_play()) return {By::out};
  // NOT-A15 no range but what the fog leaves
  if (b.fog.units > 0 && !within(b, s, id, target, b.fog)) return {By::fog};  // NOT-164
  return {sees(b, s, id, target) ? By::nothing : By::unseen};
}

NoShot cannot_shoot(const NottinghamBattle& b, const State& s, FigureId id, FigureId target) {
  const ItemId bow = bow_of(b, s, id);
  if (bow.none()) return {NoShot::By::no_bow};
  if (b.item(bow).loads && !s.man(id).loaded) return {NoShot::By::not_loaded};  // NOT-104
  return cannot_aim(b, s, id, target);
}

Refusal shot_refusal(const NottinghamBattle& b, FigureId id, FigureId target, NoShot no) {
  using By = NoShot::By;
  const std::string &name = b[id].name, &foe = b[target].name;
  switch (no.by) {
    case By::nothing: break;
    case By::no_bow: return {"no_bow", name + " has no bow or crossbow in his hands.", "NOT-063"};
    case By::not_loaded: return {"not_loaded", name + "'s crossbow is not loaded.", "NOT-104"};
    case By::no_enemy: return {"not_an_enemy", foe + " is no enemy.", "NOT-A78"};
    case By::out: return {"out_of_action", foe + " is out of action.", "NOT-A78"};
    case By::unseen: return {"unseen", name + " does not see " + foe + ".", "NOT-063"};
    case By::fog: return {"fog", foe + " is lost in the fog.", "NOT-164"};
    case By::few_dice: return {"few_dice", "One die to aim with and one to shoot with, at least.", "NOT-A77"};
  }
  return {};
}

int range_steps(const NottinghamBattle& b, const State& s, FigureId id, FigureId target, Length step) {
  const Length level = nearest(base_of(b, s, id), base_of(b, s, target)).gap;
  const Length far = level + (s[target].elevation - s[id].elevation);  // NOT-A13
  return std::max(0, far.units / step.units);
}

bool shielded(const NottinghamBattle& b, const State& s, FigureId target, FigureId from) {
  const Man& man = s.man(target);
  const auto is_shield = [&](ItemId id) { return !id.none() && b.item(id).kind == ItemKind::shield; };
  if (!is_shield(man.in_right()) && !is_shield(man.in_left())) return false;
  const Quarter side = area(s, target, from);
  return side == Quarter::front || (side != Quarter::rear && b.has(target, Skill::shield_training));  // NOT-140
}

namespace {

// Covered by how he lies and what he holds, whatever stands around him.
bool covers_himself(const NottinghamBattle& b, const State& s, FigureId id, FigureId target) {
  const bool low = s[target].pose == Pose::lying && !within(b, s, id, target, b.numbers.lying_cover);
  return low || shielded(b, s, target, id);
}

}  // namespace

Tally shot_tally(const NottinghamBattle& b, const State& s, FigureId id, FigureId target) {
  return shot_tally(b, s, id, target, !covers_himself(b, s, id, target) && obscured(b, s, id, target));
}

Tally shot_tally(const NottinghamBattle& b, const State& s, FigureId id, FigureId target, bool hidden) {
  const Man& man = s.man(id);
  const ItemId bow = bow_of(b, s, id);
  Tally tally = test_tally(b, s, id, Characteristic::ranged, "shot");
  if (within(b, s, id, target, b.numbers.point_blank)) tally.add("NOT-064", "point blank", 1);
  if (const int steps = range_steps(b, s, id, target, b.numbers.range_step); steps > 0)
    tally.add("NOT-064", "distance", -steps);
  if (s.man(target).moved) tally.add("NOT-064", "target moved", -1);
  if (man.moved_now) tally.add("NOT-064", "shooter moved", -1);
  if (man.mounted && !b.has(id, Skill::mounted_marksman)) tally.add("NOT-064", "mounted", -1);  // NOT-136
  if (hidden || covers_himself(b, s, id, target)) tally.add("NOT-064", "obscured", -1);         // NOT-A16 once
  if (man.aiming == 0 || man.aims_at != target) tally.add("NOT-064", "snapshot", -2);
  if (b.item(bow).shoot != 0) tally.add("NOT-103", "longbow", b.item(bow).shoot);
  if (b.warrior(id).trained_with(bow)) tally.add("NOT-146", "weapon training", 1);  // NOT-A22
  if (b.rain > 0) tally.add("NOT-163", "rain", -b.rain);
  return tally;
}

Tally shot_wound_tally(const NottinghamBattle& b, const State& s, FigureId id, FigureId target) {
  Tally tally(id, "wound");
  if (const ItemId bow = bow_of(b, s, id); !bow.none() && b.item(bow).damage != 0)
    tally.add("NOT-084", "weapon", b.item(bow).damage);
  if (const Item* worn = b.armour(s, target)) tally.add("NOT-084", "armour", worn->damage);
  if (s[target].pose == Pose::lying) tally.add("NOT-084", "target on the ground", 1);
  if (b.has(target, Skill::tough)) tally.add("NOT-142", "tough", -1);
  return tally;
}

void aim(const NottinghamBattle&, State& s, Play& play, Hand& hand, FigureId target) {
  Man& man = s.man(hand.by);
  if (man.aims_at != target) lower_aim(man);  // NOT-A12
  man.aims_at = target;
  man.aiming = static_cast<std::uint8_t>(man.aiming + std::exchange(hand.dice, 0));  // NOT-062
  play.tell("aimed", "NOT-062", "{by} takes aim at {at}.", {.by = hand.by, .at = target});
}

void shoot(const NottinghamBattle& b, State& s, Play& play, Hand& hand, FigureId target) {
  const FigureId id = hand.by;
  const Tally sum = shot_tally(b, s, id, target);
  hand.dice += ask_dice(b, s, play, DiceOrder::For::extra, id, 0, target, &sum, nullptr, b.numbers.target);
  const Throw thrown = throw_dice(play, hand.dice, {"NOT-063", "a shot", id, target},
                                  passes_from(sum, b.numbers.target) | passes_from(sum, b.numbers.target - 1));
  const int total = thrown.value + sum.total();
  if (b.item(bow_of(b, s, id)).loads) s.man(id).loaded = false;  // NOT-104
  const bool hit = passes(thrown, sum, b.numbers.target);
  // NOT-065, NOT-A14 just short: the arrow strikes what hides the target, nearest the shooter
  const Look view = !hit && total == b.numbers.target ? look(b, s, id, target) : Look{};
  const bool cover = view.obscured;
  FigureId struck = hit ? target : nobody;
  const char* text = hit ? "{by} shoots {at}: {number}." : "{by} shoots at {at} and misses: {number}.";
  if (cover) {
    struck = view.by;
    text = struck.none() ? "{by} shoots at {at}, and what hides him takes the arrow: {number}."
                         : "{by} shoots at {at}, and somebody before him is struck: {number}.";
  }
  play.tell(hit     ? "shot"
            : cover ? "cover_struck"
                    : "shot_past",
            cover ? "NOT-065" : "NOT-063", text, {.by = id, .at = target, .number = total, .tally = &sum});
  if (!struck.none() && s[struck].in_play())
    wound(b, s, play, id, struck, hand.dice, shot_wound_tally(b, s, id, struck), s[id].at);
}

void quickshot(const NottinghamBattle& b, State& s, Play& play, Hand& hand, FigureId target) {
  Hand aiming = hand;
  aiming.dice = divide(b, s, play, DiceOrder::For::quickshot, hand);  // NOT-138, NOT-A77
  hand.dice -= aiming.dice;
  aim(b, s, play, aiming, target);
  shoot(b, s, play, hand, target);
}

}  // namespace fyrd::nottingham
