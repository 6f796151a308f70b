// Bands of reach: blows are named, thrown, divided and looked up, and take effect together (MER-R-020 … MER-R-032,
// MER-R-A31, A32, MER-X04, MER-X05).
#include "rulesets/merlin/realistic/deeds/melee.h"

#include "core/play/against.h"
#include "rulesets/merlin/realistic/deeds/blow.h"
#include "rulesets/merlin/realistic/deeds/chart.h"
#include "rulesets/merlin/realistic/deeds/gate.h"
#include "rulesets/merlin/realistic/deeds/ladder.h"
#include "rulesets/merlin/realistic/turn/loss.h"
#include "rulesets/merlin/realistic/turn/morale.h"
#include "rulesets/merlin/realistic/ways/push.h"

namespace fyrd::merlin::realistic {

Tally total_tally(FigureId attacker, const Stroke& how) {
  Tally tally(attacker, "attack");
  if (how.less != 0) tally.add("MER-R-023", how.what, -how.less);
  return tally;
}

bool caught(const Numbers& n, Play& play, const Why& why) { return reaches(play, d(6), n.capture_on, why); }

namespace {

// Figures of the side that moved first, then the others, whose blow has come so far.
FigureId next_with(const State& s, Man::Blow so_far) {
  for (const Side side : {s.first, other(s.first)}) {
    for (FigureId id : everyone(s)) {
      if (s[id].side == side && s.man(id).blow == so_far) return id;
    }
  }
  return nobody;
}

void end_of_band(State& s) {
  s.active = s.first;
  s.phase = Phase::name;
  ++s.band;
}

// MER-R-A31 the side that moved first names its targets, then the other; then their dice fall.
void end_of_naming(State& s) {
  if (s.active == s.first) {
    s.active = other(s.first);
  } else if (!next_with(s, Man::Blow::named).none()) {
    s.phase = Phase::totals, s.active = no_side;
  } else {
    end_of_band(s);
  }
}

// MER-X05 caught rather than killed, when three are around him.
bool captured(Now now, FigureId id) {
  const auto& [b, s, play] = now;
  if (s.routs(id)) return false;
  int around = 0;
  for (FigureId e : enemies(now, id) - s.routed) around += can_strike(now, e, id);
  return around >= b.numbers.capture_enemies && caught(b.numbers, play, {"MER-X05", "a capture", s.man(id).driver, id});
}

// MER-R-A10 who has struck from within his own reach is inside a longer weapon's; a result of this band may still part
// them.
void come_inside(Now now) {
  const auto& [b, s, play] = now;
  for (FigureId id : everyone(s)) {
    if (s.man(id).blow != Man::Blow::charted) continue;
    for (FigureId foe : s.man(id).all_foes()) {
      const auto how = foe.none() ? std::nullopt : stroke(now, id, foe, s.band);
      if (how && how->reach < longest_reach(now, foe)) s.man(foe).inside.add(id);
    }
  }
}

// MER-R-A31 all results of a band take effect together.
void take_effect(Now now) {
  const auto& [b, s, play] = now;
  come_inside(now);
  FigureSet taken;
  for (FigureId id : everyone(s)) {
    if (s.man(id).effect == Effect::out && captured(now, id)) taken.add(id);
  }
  for (FigureId id : everyone(s)) {
    Man& man = s.man(id);
    if (man.effect == Effect::none) continue;
    if (man.halt == Halt::none) man.halt = Halt::driven_back;  // MER-R-028, MER-R-A32
    if (man.effect == Effect::back_morale) man.shaken = true;  // MER-R-A34
    if (man.effect != Effect::out) continue;
    remove(b, s, id);
    if (!taken.has(id)) continue;
    s[id].pose = Pose::away;
    play.tell("captured", "MER-X05", "{at} is taken alive.", {.by = man.driver, .at = id});
  }
  for (FigureId id : everyone(s)) {
    Man& man = s.man(id);
    if (s[id].in_play() && man.effect != Effect::none) {
      drive_back(now, id, man.driver);
      man.inside = {};
      for (FigureId e : everyone(s)) s.man(e).inside.drop(id);
    }
    man.effect = Effect::none, man.driver = nobody, man.foe_count = 0;
    if (man.blow == Man::Blow::charted) man.blow = Man::Blow::none;
  }
  part_the_separated(b, s);
}

// MER-R-026, MER-R-031 between which throws on the chart nothing changes.
Marks marks_of_chart(const Numbers& n, int spread, int added, int breaks) {
  Marks marks = mark_at(breaks + 1);
  for (int natural = 3; natural <= 12; ++natural) {
    if (look_up(n, spread, natural + added) != look_up(n, spread, natural - 1 + added)) marks |= mark_at(natural);
  }
  return marks;
}

// One throw on the chart: the effect on one target waits for the end of the band.
void chart_one(Now now, FigureId id, FigureId foe, int share) {
  static constexpr const char* kinds[] = {"held", "drove_back", "drove_back", "struck"};
  static constexpr const char* texts[] = {"{by} strikes at {at} without effect, {number} against {other}.",
                                          "{by} drives {at} back, {number} against {other}.",
                                          "{by} drives {at} back and shakes him, {number} against {other}.",
                                          "{by} strikes {at} down, {number} against {other}."};
  const auto& [b, s, play] = now;
  const bool gate = foe.none();
  const auto how = stroke(now, id, gate ? id : foe, s.band);
  const Tally defence = gate ? gate_tally(b.numbers) : defence_tally(now, foe, id);
  const Tally added = chart_tally(now, id, foe);
  const int spread = share - defence.total();  // MER-R-026
  const int breaks = how && how->weapon >= 0 ? how->breaks : 0;
  const int natural = play.sum(dice(2, 6), {"MER-R-026", "the chart", id, foe},
                               marks_of_chart(b.numbers, spread, added.total(), breaks));
  const Effect effect = look_up(b.numbers, spread, natural + added.total());
  const bool broke = natural <= breaks;  // MER-R-031, MER-R-A05 as the dice fell
  if (broke) s.man(id).breaks(how->weapon);
  if (!gate && effect > Effect::none) {
    Man& man = s.man(foe);
    // MER-R-A33 the nearest of those who drive him back gives the direction
    if (man.driver.none() || gap(now, id, foe) < gap(now, man.driver, foe)) man.driver = id;
    man.effect = std::max(man.effect, effect);
  }
  play.tell(gate ? "battered" : kinds[static_cast<int>(effect)], "MER-R-026",
            !gate                   ? texts[static_cast<int>(effect)]
            : effect == Effect::out ? "{by} strikes hard at the gate, {number} against {other}."
                                    : "{by} strikes at the gate in vain, {number} against {other}.",
            {.by = id, .at = foe, .number = share, .other = defence.total(), .tally = &defence, .against = &added});
  if (broke) play.tell("broke", "MER-R-031", "{by}'s weapon breaks.", {.by = id});
  if (gate && effect == Effect::out) {  // MER-X04 only DE counts
    if (const int work = gate_in_reach(now, id); work >= 0) gate_struck(now, id, work);
  }
}

}  // namespace

void part_the_separated(const RealisticBattle& b, State& s) {
  const Here here{b, s};
  for (FigureId id : everyone(s)) {
    for (FigureId e : s.man(id).inside) {
      if (!s[id].in_play() || !s[e].in_play() || !within_reach(b, s[e], s[id], longest_reach(here, e)))
        s.man(id).inside.drop(e);
    }
  }
}

void naming(Now now) {
  const auto& [b, s, play] = now;
  while (s.phase == Phase::name && s.band < bands && !any_blow(now)) end_of_naming(s);
  if (s.phase != Phase::name) return;
  if (s.band == bands) {
    s.active = no_side;
    reach_tops(now);
    return begin_morale(b, s);
  }
  const Choice order = play.ask(BlowOrder(now));
  if (order.verb == BlowOrder::push) return push_over(now, s.active, order.number);
  if (order.verb == BlowOrder::done) return end_of_naming(s);
  Man& man = s.man(order.figure);
  man.blow = Man::Blow::named;
  man.foes[0] = order.verb == BlowOrder::strike ? order.target : nobody;
  man.foe_count = 1;
}

void totalling(Now now) {
  const FigureId id = next_with(now.s, Man::Blow::named);
  if (id.none()) {
    now.s.phase = Phase::divide;
    return;
  }
  Man& man = now.man(id);
  const FigureId foe = man.foes[0];
  const Stroke how = stroke(now, id, foe.none() ? id : foe, now.s.band).value_or(Stroke{});
  // MER-R-023; MER-R-A08 each attacker has his own total
  const int thrown = now.play.sum(dice(how.dice, 6), {"MER-R-023", "the attack", id, foe});
  man.total = static_cast<std::int8_t>(thrown + total_tally(id, how).total());
  man.struck = true;
  man.blow = Man::Blow::thrown;
}

void dividing(Now now) {
  const FigureId id = next_with(now.s, Man::Blow::thrown);
  if (id.none()) {
    now.s.phase = Phase::chart;
    return;
  }
  Man& man = now.man(id);
  man.blow = Man::Blow::shared;
  if (man.foes[0].none()) return;
  const FigureSet around = crowd(now, id);
  if (!outnumbered(now, id, around)) return;  // MER-R-024 nobody else
  const Choice order = now.play.ask(DivideOrder(now, id, around));
  if (order.verb != DivideOrder::divide) return;
  man.foe_count = order.count;
  std::ranges::copy(order.all_figures(), man.foes.begin());
}

void charting(Now now) {
  const FigureId id = next_with(now.s, Man::Blow::shared);
  if (id.none()) {
    take_effect(now);
    return end_of_band(now.s);
  }
  Man& man = now.man(id);
  man.blow = Man::Blow::charted;
  // MER-R-A50 each part is an attack of its own
  for (int i = 0; i < man.foe_count; ++i) chart_one(now, id, man.foes[i], part(man.total, man.foe_count, i));
}

}  // namespace fyrd::merlin::realistic
