// Who may shoot at whom (MER-B-003, MER-B-005, MER-B-006, MER-B-A12, MER-B-A13, MER-B-A17).
#include "rulesets/merlin/better/deeds/shoot.h"

#include "rulesets/merlin/better/deeds/attack.h"

namespace fyrd::merlin::better {

NoShot cannot_shoot(const BetterBattle& b, const State& s, FigureId shooter) {
  using By = NoShot::By;
  if (!b.fighter(shooter).shoots) return {By::no_bow};
  if (s.routs(shooter)) return {By::routs};  // MER-B-A17
  if (s.man(shooter).shot) return {By::shot_already};
  if (!s.man(shooter).loaded) return {By::not_loaded};
  // MER-S-A09, MER-B-A12 with an enemy at arm's length he uses his dagger
  if (const FigureId foe = engaged_by(b, s, shooter, s.routed); !foe.none()) return {By::engaged, foe};
  return {};
}

LineStop cannot_hit(const BetterBattle& b, const State& s, FigureId shooter, FigureId target) {
  return line_stop(b, s, shooter, target, b.fighter(shooter).shot.reach);
}

std::span<const Verb> ShotOrder::verbs() const {
  static constexpr Verb all[] = {{"done"}, {"shoot", uses_figure | uses_target}};
  return all;
}

std::string ShotOrder::prompt() const {
  return b_.parties[who.index].name + ": name a shot, or be done. The dice fall when both sides have named theirs.";
}

Verdict ShotOrder::check(const Choice& c) const {
  using By = NoShot::By;
  if (c.verb == done) return {};
  const std::string& name = b_[c.figure].name;
  if (const Verdict no = not_yours({b_, s_}, who, c.figure)) return no;
  if (const Verdict no = not_an_enemy({b_, s_}, who, c.target, "MER-B-004")) return no;
  const NoShot no = cannot_shoot(b_, s_, c.figure);
  switch (no.by) {
    case By::nothing: break;
    case By::no_bow: return Refusal{"no_bow", name + " carries neither bow nor crossbow.", "MER-B-005"};
    case By::routs: return Refusal{"routs", name + " is running and does not shoot.", "MER-B-A17"};
    case By::shot_already:
      return Refusal{"shot_already", name + " has his shot for this turn; a shot has one target.", "MER-B-006"};
    case By::not_loaded:
      return Refusal{"not_loaded", name + " has not loaded: he must stand still for a turn after a shot.", "MER-B-005"};
    case By::engaged:
      return Refusal{"engaged", b_[no.figure].name + " is upon " + name + ", who must use his dagger now.",
                     "MER-B-A12"};
  }
  const LineStop stop = cannot_hit(b_, s_, c.figure, c.target);
  return stop ? Verdict(line_refusal(b_, s_, c.figure, c.target, b_.fighter(c.figure).shot.reach, "MER-B-003", stop))
              : Verdict();
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
  if (!b_.fighter(c.figure).shoots) return why;
  why.tallies = {shot_tally(b_, c.figure), defence_tally(b_, s_, c.target, c.figure, true)};
  const Arm& bow = b_.fighter(c.figure).shot;
  line_witnesses(b_, s_, c.figure, c.target, bow.reach, "MER-B-003", why);
  why.chance = chance_to_fell(bow.dice, bow.hits, why.tallies[1].total(), b_.numbers.saves);
  why.summary = b_[c.target].name + " falls if a hit is left: " + why.chance->text() + ".";
  return why;
}

void shooting(const BetterBattle& b, State& s, Play& play) {
  const Choice order = any_shot(b, s) ? play.ask(ShotOrder(b, s)) : Choice{};
  if (order.verb == ShotOrder::done) {
    next_side(s, Phase::volley);  // MER-B-A13
    return;
  }
  const Fighter& archer = b.fighter(order.figure);
  s.man(order.figure).shot = true;
  if (archer.crossbow) s.man(order.figure).loaded = false;
  s[order.figure].facing = bearing(s[order.target].at - s[order.figure].at);
  s.attacks[s.attack_count++] = {order.figure, order.target, static_cast<std::uint8_t>(archer.shot.dice)};
  play.tell([&] {
    Event e;
    e.kind = "aimed", e.rule = "MER-B-A13", e.text = "{by} aims at {at}.", e.by = order.figure, e.at = order.target;
    return e;
  });
}

void reload(const BetterBattle& b, State& s) {
  for (FigureId id : everyone(s)) {
    Man& man = s.man(id);
    // MER-B-005 shot in turn t, still in t+1, next shot in t+2; a move starts the wait again (as MER-S-A10)
    if (b.fighter(id).crossbow && !man.shot && !man.moved) man.loaded = true;
  }
}

}  // namespace fyrd::merlin::better
