// Who may shoot at whom, and what the two dice say (MER-S-004, MER-S-005, MER-S-A06, A07, A09, A10).
#include "rulesets/merlin/simple/shoot.h"

#include "core/dice/fraction.h"
#include "core/table/sight.h"

namespace fyrd::merlin::simple {

Length range(const SimpleBattle& b, FigureId shooter) {  // MER-S-005
  return b.troop(shooter).shoots == Shooter::crossbow ? b.numbers.crossbow_range : b.numbers.longbow_range;
}

NoShot cannot_shoot(const SimpleBattle& b, const State& s, FigureId shooter) {
  using By = NoShot::By;
  if (b.troop(shooter).shoots == Shooter::none) return {By::no_bow};
  if (s.man(shooter).shot) return {By::shot_already};
  if (!s.man(shooter).loaded) return {By::not_loaded};  // MER-S-A10
  for (FigureId id : everyone(s)) {  // MER-S-A09 not with an enemy in contact
    if (enemies(s, shooter, id) && s[id].in_play() && in_contact(b, s, shooter, id)) return {By::engaged, id};
  }
  return {};
}

namespace {

Spot sight_spot(const SimpleBattle& b, const Figure& f) { return {f.at, f.elevation + b.numbers.sight_height}; }

// MER-S-A09 whom a shot passes: friends who touch the shooter, and everybody well below shooter or target.
bool passes(const SimpleBattle& b, const State& s, FigureId shooter, FigureId target, FigureId other) {
  const Figure& f = s[other];
  if (f.side == s[shooter].side && within(disc_of(b, s[shooter]), disc_of(b, f), touching)) return true;
  return max(s[shooter].elevation, s[target].elevation) - f.elevation >= b.numbers.high_ground;
}

}  // namespace

NoShot cannot_hit(const SimpleBattle& b, const State& s, FigureId shooter, FigureId target) {
  using By = NoShot::By;
  const Figure &from = s[shooter], &to = s[target];
  if (!within(disc_of(b, from), disc_of(b, to), range(b, shooter))) return {By::range};
  for (FigureId id : everyone(s)) {
    if (id == shooter || id == target || !s[id].in_play()) continue;
    // MER-S-A09 not at an enemy in contact with a friend of the shooter
    if (s[id].side == from.side && in_contact(b, s, id, target)) return {By::friend_near, id};
    if (crosses(disc_of(b, s[id]), from.at, to.at) && !passes(b, s, shooter, target, id)) return {By::figure, id};
  }
  if (!clear_line(b.ground, {}, sight_spot(b, from), sight_spot(b, to))) return {By::ground};
  return {};
}

bool any_shot(const SimpleBattle& b, const State& s) {
  for (FigureId shooter : everyone(s)) {
    if (s[shooter].side != s.active || !s[shooter].in_play() || cannot_shoot(b, s, shooter)) continue;
    for (FigureId target : everyone(s)) {
      if (enemies(s, shooter, target) && s[target].in_play() && !cannot_hit(b, s, shooter, target)) return true;
    }
  }
  return false;
}

Tally shooting_tally(const SimpleBattle& b, const State&, FigureId shooter) {
  Tally tally(shooter, "shot");
  const Troop& troop = b.troop(shooter);
  if (troop.shoots == Shooter::crossbow) tally.add("MER-S-005", "crossbow", b.numbers.crossbow);
  if (troop.leader) tally.add("MER-S-003", "leader", b.numbers.leader);
  if (troop.profile.mounted) tally.add("MER-S-003", "mounted", b.numbers.mounted);
  return tally;
}

Tally target_tally(const SimpleBattle& b, const State&, FigureId target) {
  Tally tally(target, "under fire");
  // MER-S-A06 leader and mounted count for a target, a charge does not
  if (b.troop(target).leader) tally.add("MER-S-003", "leader", b.numbers.leader);
  if (b.troop(target).profile.mounted) tally.add("MER-S-003", "mounted", b.numbers.mounted);
  return tally;
}

std::span<const Verb> ShotOrder::verbs() const {
  static constexpr Verb all[] = {{"done"}, {"shoot", uses_figure | uses_target}};
  return all;
}

std::string ShotOrder::prompt() const { return b_.parties[who.index].name + ": shoot at somebody, or be done shooting."; }

Verdict ShotOrder::check(const Choice& c) const {
  using By = NoShot::By;
  if (c.verb == done) return {};
  const std::string &name = b_[c.figure].name, &target = b_[c.target].name;
  if (s_[c.figure].side != who) return Refusal{"not_yours", name + " is not of your side.", ""};
  if (s_[c.target].side == who) return Refusal{"not_an_enemy", target + " is no enemy.", "MER-S-004"};
  if (!s_[c.figure].in_play() || !s_[c.target].in_play())
    return Refusal{"out_of_play", (s_[c.figure].in_play() ? target : name) + " is out of the battle.", ""};
  NoShot no = cannot_shoot(b_, s_, c.figure);
  if (!no) no = cannot_hit(b_, s_, c.figure, c.target);
  switch (no.by) {
    case By::nothing: return {};
    case By::no_bow: return Refusal{"no_bow", name + " carries neither bow nor crossbow.", "MER-S-004"};
    case By::shot_already: return Refusal{"shot_already", name + " has shot this turn.", "MER-S-005"};
    case By::not_loaded: return Refusal{"not_loaded", name + " has not loaded: he must stand still for a turn after a shot.", "MER-S-A10"};
    case By::engaged: return Refusal{"engaged", b_[no.figure].name + " is upon " + name + ", who cannot shoot now.", "MER-S-A09"};
    case By::range:
      return Refusal{"out_of_range", target + " is " + measure_text(nearest(b_.base(s_[c.figure]), b_.base(s_[c.target])).gap, b_.unit) +
                                         " away; " + name + " shoots " + measure_text(range(b_, c.figure), b_.unit) + ".", "MER-S-005"};
    case By::friend_near: return Refusal{"friend_near", "Your own " + b_[no.figure].name + " is too near " + target + ".", "MER-S-A09"};
    case By::figure: return Refusal{"blocked", b_[no.figure].name + " stands in the line of the shot.", "MER-S-A09"};
    case By::ground: {
      const Line cut = line(b_.ground, {}, sight_spot(b_, s_[c.figure]), sight_spot(b_, s_[c.target]));
      const std::string what = cut.first.by == Hidden::By::piece ? b_.ground.pieces()[static_cast<std::size_t>(cut.first.index)].name : "The ground";
      return Refusal{"blocked", "The line of the shot is cut by " + what + ".", "MER-S-A09"};
    }
  }
  return {};
}

void ShotOrder::list(Options& options) const {
  options.add({}, [] { return "Done shooting"; });
  for (FigureId shooter : everyone(s_)) {
    if (s_[shooter].side != who || !s_[shooter].in_play() || cannot_shoot(b_, s_, shooter)) continue;
    for (FigureId target : everyone(s_)) {
      if (!enemies(s_, shooter, target) || !s_[target].in_play() || cannot_hit(b_, s_, shooter, target)) continue;
      Choice c;
      c.verb = shoot;
      c.figure = shooter;
      c.target = target;
      options.add(c, [&] { return b_[shooter].name + " shoots at " + b_[target].name; });
    }
  }
}

Explanation ShotOrder::explain(const Choice& c) const {
  Explanation why;
  if (c.verb == done) return why;
  const Figure &from = s_[c.figure], &to = s_[c.target];
  why.tallies = {shooting_tally(b_, s_, c.figure), target_tally(b_, s_, c.target)};
  const Nearest gap = nearest(b_.base(from), b_.base(to));
  const Length reach = range(b_, c.figure);
  why.witnesses.push_back({"range", "MER-S-005", measure_text(gap.gap, b_.unit) + " of " + measure_text(reach, b_.unit), gap.on_a, gap.on_b,
                           reach - gap.gap});
  const Line sight = line(b_.ground, {}, sight_spot(b_, from), sight_spot(b_, to));
  why.witnesses.push_back({"sight", "MER-S-A09", sight.clear ? "no ground between" : "cut by the ground", from.at,
                           sight.clear ? to.at : sight.first.where.at, sight.clear ? distance(from.at, to.at) : -distance(sight.first.where.at, to.at)});
  const Contest odds = contest(why.tallies[0].total() - why.tallies[1].total());
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
  if (b.troop(shooter).shoots == Shooter::crossbow) s.man(shooter).loaded = false;
  s[shooter].facing = bearing(s[target].at - s[shooter].at);

  const Tally shot = shooting_tally(b, s, shooter), under_fire = target_tally(b, s, target);
  const int hand = play.roll(d(6), {"MER-S-004", "a shot", shooter, target}).sum() + shot.total();
  const int luck = play.roll(d(6), {"MER-S-004", "being shot at", target, shooter}).sum() + under_fire.total();
  const bool hit = luck < hand;  // MER-S-004; MER-S-A07 a tie is a miss
  if (hit) eliminate(s, target);
  play.tell([&] {
    Event e;
    e.kind = hit ? "shot_down" : "missed", e.rule = "MER-S-004";
    e.text = hit ? "{by} shoots {at} down, {number} against {other}." : "{by} shoots at {at} and misses, {number} against {other}.";
    e.by = shooter, e.at = target, e.number = hand, e.other = luck, e.tallies = {shot, under_fire};
    return e;
  });
}

void reload(const SimpleBattle& b, State& s) {
  for (FigureId id : everyone(s)) {
    Man& man = s.man(id);
    // MER-S-A10 shot in turn t, still in t+1, next shot in t+2; a move starts the wait again
    if (s[id].side == s.active && b.troop(id).shoots == Shooter::crossbow && !man.shot && !man.moved) man.loaded = true;
  }
}

}  // namespace fyrd::merlin::simple
