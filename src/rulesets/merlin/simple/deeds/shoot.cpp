// Who may shoot at whom, and what the two dice say (MER-S-004, MER-S-005, MER-S-A06, A07, A09, A10).
#include "rulesets/merlin/simple/deeds/shoot.h"

#include "core/dice/fraction.h"

namespace fyrd::merlin::simple {

Length range(const SimpleBattle& b, FigureId shooter) {  // MER-S-005
  return b.shooter(shooter) == Shooter::crossbow ? b.numbers.crossbow_range : b.numbers.longbow_range;
}

NoShot cannot_shoot(const SimpleBattle& b, const State& s, FigureId shooter) {
  using By = NoShot::By;
  if (b.shooter(shooter) == Shooter::none) return {By::no_bow};
  if (s.man(shooter).shot) return {By::shot_already};
  if (!s.man(shooter).loaded) return {By::not_loaded};                                         // MER-S-A10
  if (const FigureId foe = engaged_by(b, s, shooter); !foe.none()) return {By::engaged, foe};  // MER-S-A09
  return {};
}

LineStop cannot_hit(const SimpleBattle& b, const State& s, FigureId shooter, FigureId target) {
  return line_stop(b, s, shooter, target, range(b, shooter));
}

Tally shooting_tally(const SimpleBattle& b, const State&, FigureId shooter) {
  Tally tally(shooter, "shot");
  const Troop& troop = b.troop(shooter);
  if (b.shooter(shooter) == Shooter::crossbow) tally.add("MER-S-005", "crossbow", b.numbers.crossbow);
  if (troop.leader) tally.add("MER-S-003", "leader", b.numbers.leader);
  if (troop.profile.mounted()) tally.add("MER-S-003", "mounted", b.numbers.mounted);
  return tally;
}

Tally target_tally(const SimpleBattle& b, const State&, FigureId target) {
  Tally tally(target, "under fire");
  // MER-S-A06 leader and mounted count for a target, a charge does not
  if (b.troop(target).leader) tally.add("MER-S-003", "leader", b.numbers.leader);
  if (b.troop(target).profile.mounted()) tally.add("MER-S-003", "mounted", b.numbers.mounted);
  return tally;
}

std::span<const Verb> ShotOrder::verbs() const {
  static constexpr Verb all[] = {{"done"}, {"shoot", uses_figure | uses_target}};
  return all;
}

std::string ShotOrder::prompt() const {
  return b_.parties[who.index].name + ": shoot at somebody, or be done shooting.";
}

Verdict ShotOrder::check(const Choice& c) const {
  using By = NoShot::By;
  if (c.verb == done) return {};
  const std::string& name = b_[c.figure].name;
  if (const Verdict no = not_yours({b_, s_}, who, c.figure)) return no;
  if (const Verdict no = not_an_enemy({b_, s_}, who, c.target, "MER-S-004")) return no;
  const NoShot no = cannot_shoot(b_, s_, c.figure);
  switch (no.by) {
    case By::nothing: break;
    case By::no_bow: return Refusal{"no_bow", name + " carries neither bow nor crossbow.", "MER-S-004"};
    case By::shot_already: return Refusal{"shot_already", name + " has shot this turn.", "MER-S-005"};
    case By::not_loaded:
      return Refusal{"not_loaded", name + " has not loaded: he must stand still for a turn after a shot.", "MER-S-A10"};
    case By::engaged:
      return Refusal{"engaged", b_[no.figure].name + " is upon " + name + ", who cannot shoot now.", "MER-S-A09"};
  }
  const LineStop stop = cannot_hit(b_, s_, c.figure, c.target);
  return stop ? Verdict(line_refusal(b_, s_, c.figure, c.target, range(b_, c.figure), "MER-S-005", stop)) : Verdict();
}

void ShotOrder::list(Options& options) const {
  options.add({}, [] { return "Done shooting"; });
  list_shots(b_, s_, who, shoot, options);
}

Explanation ShotOrder::explain(const Choice& c) const {
  Explanation why;
  if (c.verb == done) {
    why.summary = "Nobody else shoots this turn.";
    return why;
  }
  why.tallies = {shooting_tally(b_, s_, c.figure), target_tally(b_, s_, c.target)};
  line_witnesses(b_, s_, c.figure, c.target, range(b_, c.figure), "MER-S-005", why);
  const Contest odds = contest(why.tallies[0].total() - why.tallies[1].total());
  why.chance = Fraction(odds.wins, 36);
  why.summary = b_[c.target].name + " falls if his roll is lower: " + Fraction(odds.wins, 36).text() + ".";
  return why;
}

void shooting(const SimpleBattle& b, State& s, Play& play) {
  const Choice order = any_shot(b, s) ? play.ask(ShotOrder(b, s)) : Choice{};
  if (order.verb == ShotOrder::done) {
    s.phase = Phase::fight;
    return;
  }
  const FigureId shooter = order.figure, target = order.target;
  s.man(shooter).shot = true;
  if (b.shooter(shooter) == Shooter::crossbow) s.man(shooter).loaded = false;
  s[shooter].facing = bearing(s[target].at - s[shooter].at);

  const Tally shot = shooting_tally(b, s, shooter), under_fire = target_tally(b, s, target);
  const int hand = play.sum(d(6), {"MER-S-004", "a shot", shooter, target}) + shot.total();
  const int luck = play.sum(d(6), {"MER-S-004", "being shot at", target, shooter}) + under_fire.total();
  const bool hit = luck < hand;  // MER-S-004; MER-S-A07 a tie is a miss
  if (hit) eliminate(s, target);
  play.tell([&] {
    Event e;
    e.kind = hit ? "shot_down" : "missed", e.rule = "MER-S-004";
    e.text = hit ? "{by} shoots {at} down, {number} against {other}."
                 : "{by} shoots at {at} and misses, {number} against {other}.";
    e.by = shooter, e.at = target, e.number = hand, e.other = luck, e.tallies = {shot, under_fire};
    return e;
  });
}

void reload(const SimpleBattle& b, State& s) {
  for (FigureId id : everyone(s)) {
    Man& man = s.man(id);
    // MER-S-A10 shot in turn t, still in t+1, next shot in t+2; a move starts the wait again
    if (s[id].side == s.active && b.shooter(id) == Shooter::crossbow && !man.shot && !man.moved) man.loaded = true;
  }
}

}  // namespace fyrd::merlin::simple
