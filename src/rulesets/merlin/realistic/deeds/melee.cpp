// Bands of reach: blows are named, thrown, divided and looked up, and take effect together (MER-R-020 … MER-R-032,
// MER-R-A31, A32, MER-X04, MER-X05).
#include "rulesets/merlin/realistic/deeds/melee.h"

#include "rulesets/merlin/realistic/turn/morale.h"
#include "rulesets/merlin/realistic/ways/push.h"

namespace fyrd::merlin::realistic {

bool may_attack(const State& s, FigureId id) {
  const Man& man = s.man(id);
  // MER-R-A31 one attack a figure and turn; MER-R-A32 none for who was driven back by a longer weapon
  return s.fights(id) && !man.struck && !man.shot && !man.busy && !man.stopped && man.blow == Man::Blow::none;
}

NoBlow cannot_strike(const RealisticBattle& b, const State& s, FigureId attacker, FigureId target) {
  using By = NoBlow::By;
  if (!within(b.disc_of(s[attacker]), b.disc_of(s[target]), b.kit(attacker).longest)) return {By::out_of_reach};
  if (!stroke(b, s, attacker, target, s.band)) return {By::no_weapon};
  if (!can_strike(b, s, attacker, target, s.band)) return {By::out_of_reach};
  const FigureId near = nearer_enemy(b, s, attacker, target);  // MER-R-022
  return near.none() ? NoBlow{} : NoBlow{By::nearer, near};
}

int batters(const RealisticBattle& b, const State& s, FigureId id) {
  if (s.work_count == 0) return -1;
  for (FigureId e : everyone(s)) {  // MER-R-022 men first
    if (enemies(s, id, e) && s[e].in_play() && can_strike(b, s, id, e)) return -1;
  }
  return gate_in_reach(b, s, id, s.band);
}

Tally total_tally(const RealisticBattle& b, const State& s, FigureId attacker, FigureId target) {
  Tally tally(attacker, "attack");
  const auto how = stroke(b, s, attacker, target, s.band);
  if (how && how->less != 0) tally.add("MER-R-023", how->what, -how->less);
  return tally;
}

Crowd crowd(const RealisticBattle& b, const State& s, FigureId id) {
  Crowd all;
  for (FigureId e : everyone(s)) {  // MER-R-A35 he and they can strike each other
    if (all.count < all.foes.size() && enemies(s, id, e) && s.fights(e) && can_strike(b, s, id, e, s.band) &&
        can_strike(b, s, e, id))
      all.foes[all.count++] = e;
  }
  return all;
}

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

bool any_blow(const RealisticBattle& b, const State& s) {
  for (int i = 0; i < s.work_count; ++i) {
    if (s.band == 0 && pushing(b, s, s.active, i).no == NoPush::nothing) return true;
  }
  for (FigureId id : everyone(s)) {
    if (s[id].side != s.active || !may_attack(s, id)) continue;
    for (FigureId e : everyone(s)) {
      if (enemies(s, id, e) && s[e].in_play() && !cannot_strike(b, s, id, e)) return true;
    }
    if (batters(b, s, id) >= 0) return true;
  }
  return false;
}

void end_of_band(State& s) {
  s.active = s.first;
  s.phase = Phase::name;
  ++s.band;
}

// MER-X05 caught rather than killed, when three are around him.
bool captured(const RealisticBattle& b, const State& s, Play& play, FigureId id) {
  if (s.routs(id)) return false;
  int around = 0;
  for (FigureId e : everyone(s)) around += enemies(s, id, e) && s.fights(e) && can_strike(b, s, e, id);
  if (around < b.numbers.capture_enemies) return false;
  return play.sum(d(6), {"MER-X05", "a capture", s.man(id).driver, id}) >= b.numbers.capture_on;
}

// MER-R-A10 who has struck from within his own reach is inside a longer weapon's; a result of this band may still part
// them.
void come_inside(const RealisticBattle& b, State& s) {
  for (FigureId id : everyone(s)) {
    const Man& man = s.man(id);
    if (man.blow != Man::Blow::charted) continue;
    for (int i = 0; i < man.foe_count; ++i) {
      const FigureId foe = man.foes[static_cast<std::size_t>(i)];
      const auto how = foe.none() ? std::nullopt : stroke(b, s, id, foe, s.band);
      if (how && how->reach < longest_reach(b, s, foe)) s.man(foe).inside |= bit(id);
    }
  }
}

// MER-R-A31 all results of a band take effect together.
void take_effect(const RealisticBattle& b, State& s, Play& play) {
  come_inside(b, s);
  std::uint64_t caught = 0;
  for (FigureId id : everyone(s)) {
    if (s.man(id).effect == Effect::out && captured(b, s, play, id)) caught |= bit(id);
  }
  for (FigureId id : everyone(s)) {
    Man& man = s.man(id);
    if (man.effect == Effect::none) continue;
    man.stopped = true;                                        // MER-R-028, MER-R-A32
    if (man.effect == Effect::back_morale) man.shaken = true;  // MER-R-A34
    if (man.effect != Effect::out) continue;
    remove(b, s, id);
    if (!(caught & bit(id))) continue;
    s[id].pose = Pose::away;
    play.tell([&] {
      Event e;
      e.kind = "captured", e.rule = "MER-X05", e.text = "{at} is taken alive.", e.by = man.driver, e.at = id;
      return e;
    });
  }
  for (FigureId id : everyone(s)) {
    Man& man = s.man(id);
    if (s[id].in_play() && man.effect != Effect::none) {
      drive_back(b, s, play, id, man.driver);
      man.inside = 0;
      for (FigureId e : everyone(s)) s.man(e).inside &= ~bit(id);
    }
    man.effect = Effect::none, man.driver = nobody, man.foe_count = 0;
    if (man.blow == Man::Blow::charted) man.blow = Man::Blow::none;
  }
  part_the_separated(b, s);
}

// One throw on the chart: the effect on one target waits for the end of the band.
void chart_one(const RealisticBattle& b, State& s, Play& play, FigureId id, FigureId foe, int share) {
  const bool gate = foe.none();
  const auto how = stroke(b, s, id, gate ? id : foe, s.band);
  Tally defence = gate ? Tally(nobody, "defence") : defence_tally(b, s, foe, id);
  if (gate) defence.add("MER-X04", "the gate", b.numbers.gate_defence);
  const Tally added = chart_tally(b, s, id, foe);
  const int spread = share - defence.total();  // MER-R-026
  const int natural = play.sum(dice(2, 6), {"MER-R-026", "the chart", id, foe});
  const Effect effect = look_up(b, spread, natural + added.total());
  const bool broke = how && natural <= how->breaks && how->weapon >= 0;  // MER-R-031, MER-R-A05 as the dice fell
  if (broke) s.man(id).broken = static_cast<std::uint8_t>(s.man(id).broken | 1 << how->weapon);
  if (!gate && effect > Effect::none) {
    Man& man = s.man(foe);
    // MER-R-A33 the nearest of those who drive him back gives the direction
    const auto away = [&](FigureId a) { return distance(s[a].at, s[foe].at) - b.radius(s[a]); };
    if (man.driver.none() || away(id) < away(man.driver)) man.driver = id;
    man.effect = std::max(man.effect, effect);
  }
  play.tell([&] {
    Event e;
    static constexpr const char* kinds[] = {"held", "drove_back", "drove_back", "struck"};
    static constexpr const char* texts[] = {"{by} strikes at {at} without effect, {number} against {other}.",
                                            "{by} drives {at} back, {number} against {other}.",
                                            "{by} drives {at} back and shakes him, {number} against {other}.",
                                            "{by} strikes {at} down, {number} against {other}."};
    e.kind = gate ? "battered" : kinds[static_cast<int>(effect)], e.rule = "MER-R-026";
    e.text = !gate                   ? texts[static_cast<int>(effect)]
             : effect == Effect::out ? "{by} strikes hard at the gate, {number} against {other}."
                                     : "{by} strikes at the gate in vain, {number} against {other}.";
    e.by = id, e.at = foe, e.number = share, e.other = defence.total(), e.tallies = {defence, added};
    return e;
  });
  if (broke) {
    play.tell([&] {
      Event e;
      e.kind = "broke", e.rule = "MER-R-031", e.text = "{by}'s weapon breaks.", e.by = id;
      return e;
    });
  }
  if (gate && effect == Effect::out) {  // MER-X04 only DE counts
    if (const int work = gate_in_reach(b, s, id, s.band); work >= 0) gate_struck(b, s, play, id, work);
  }
}

}  // namespace

void part_the_separated(const RealisticBattle& b, State& s) {
  for (FigureId id : everyone(s)) {
    if (s.man(id).inside == 0) continue;
    for (FigureId e : everyone(s)) {
      if ((s.man(id).inside & bit(e)) &&
          !(s[id].in_play() && s[e].in_play() && within_reach(b, s[e], s[id], longest_reach(b, s, e))))
        s.man(id).inside &= ~bit(e);
    }
  }
}

void naming(const RealisticBattle& b, State& s, Play& play) {
  while (s.band < bands && !any_blow(b, s)) {
    if (s.active == s.first) {  // MER-R-A31 the side that moved first names its targets, then the other
      s.active = other(s.first);
    } else if (!next_with(s, Man::Blow::named).none()) {
      s.phase = Phase::totals, s.active = no_side;
      return;
    } else {
      end_of_band(s);
    }
  }
  if (s.band == bands) {
    s.active = no_side;
    reach_tops(b, s, play);
    return begin_morale(b, s);
  }
  const Choice order = play.ask(BlowOrder(b, s));
  if (order.verb == BlowOrder::push) return push_over(b, s, play, s.active, order.number);
  if (order.verb == BlowOrder::done) {
    if (s.active == s.first) {
      s.active = other(s.first);
    } else if (!next_with(s, Man::Blow::named).none()) {
      s.phase = Phase::totals, s.active = no_side;
    } else {
      end_of_band(s);
    }
    return;
  }
  Man& man = s.man(order.figure);
  man.blow = Man::Blow::named;
  man.foes[0] = order.verb == BlowOrder::strike ? order.target : nobody;
  man.foe_count = 1;
}

void totalling(const RealisticBattle& b, State& s, Play& play) {
  const FigureId id = next_with(s, Man::Blow::named);
  if (id.none()) {
    s.phase = Phase::divide;
    return;
  }
  Man& man = s.man(id);
  const FigureId foe = man.foes[0];
  const auto how = stroke(b, s, id, foe.none() ? id : foe, s.band);
  const Tally tally = total_tally(b, s, id, foe.none() ? id : foe);
  // MER-R-023; MER-R-A08 each attacker has his own total
  const int total = play.sum(dice(how ? how->dice : 0, 6), {"MER-R-023", "the attack", id, foe}) + tally.total();
  man.total = static_cast<std::int8_t>(total);
  man.struck = true;
  man.blow = Man::Blow::thrown;
}

void dividing(const RealisticBattle& b, State& s, Play& play) {
  const FigureId id = next_with(s, Man::Blow::thrown);
  if (id.none()) {
    s.phase = Phase::chart;
    return;
  }
  Man& man = s.man(id);
  man.blow = Man::Blow::shared;
  if (man.foes[0].none()) return;
  const Crowd around = crowd(b, s, id);
  if (around.count < 2) return;  // MER-R-024 only who is outnumbered
  const Choice order = play.ask(DivideOrder(b, s, id, around));
  if (order.verb != DivideOrder::divide) return;
  man.foe_count = order.count;
  for (std::size_t i = 0; i < order.count; ++i) man.foes[i] = order.figures[i];
}

void charting(const RealisticBattle& b, State& s, Play& play) {
  const FigureId id = next_with(s, Man::Blow::shared);
  if (id.none()) {
    take_effect(b, s, play);
    end_of_band(s);
    return;
  }
  Man& man = s.man(id);
  man.blow = Man::Blow::charted;
  // MER-R-A50 each part is an attack of its own
  for (int i = 0; i < man.foe_count; ++i)
    chart_one(b, s, play, id, man.foes[static_cast<std::size_t>(i)], part(man.total, man.foe_count, i));
}

}  // namespace fyrd::merlin::realistic
