// The quick player of the more realistic game: keep the reach, build up the pace, shoot before charging, gang up.
#include "rulesets/merlin/realistic/quick.h"

#include <algorithm>

#include "rulesets/merlin/first.h"
#include "rulesets/merlin/flight.h"

namespace fyrd::merlin::realistic {

Quick::Quick(const RealisticBattle& b, const State& s, Side me) : b_(b), s_(s), me_(me) {
  for (FigureId id : everyone(s)) {
    if (!s[id].in_play()) continue;
    if (s[id].side == me) {
      mine_[mine_count_++] = id;
    } else {
      theirs_[theirs_count_++] = id;
    }
  }
}

Length Quick::gap(FigureId a, FigureId c) const { return distance(s_[a].at, s_[c].at) - b_.radius(s_[a]) - b_.radius(s_[c]); }

bool Quick::shoots(FigureId id) const {
  const Kit& kit = b_.kit(id);
  if (kit.missile == Missile::none || (s_.man(id).broken >> kit.missile_weapon & 1)) return false;
  return kit.missile != Missile::javelin || s_.man(id).javelins > 0;
}

// A leader or standard whose loss might break the force stays behind while others can fight.
bool Quick::kept_back(FigureId id) const {
  const Troop& t = b_.troop(id);
  if (!(t.leader || t.standard) || b_.mounted(s_, id)) return false;
  int hands = 0;
  for (FigureId f : ours()) hands += f != id && s_.fights(f) && !shoots(f) && !b_.troop(f).leader && !b_.troop(f).standard;
  return hands >= 3;
}

int Quick::worth(FigureId id) const {
  const Troop& t = b_.troop(id);
  return t.points + (shoots(id) ? 3 : 0) + (t.leader || t.standard ? 8 : 0);
}

FigureId Quick::nearest_foe(FigureId id) const {
  FigureId best = nobody;
  Length least = longest;
  for (FigureId e : others()) {
    const Length g = gap(id, e) + (s_.routs(e) ? b_.numbers.walk * 4 : Length{});  // those who run are left to run
    if (g < least) best = e, least = g;
  }
  return best;
}

// Who shoots further, or as far and more, can let the others come.
bool Quick::shoot_better() const {
  const auto power = [&](std::span<const FigureId> all) {
    std::pair<Length, int> best;
    for (FigureId id : all) {
      if (!shoots(id) || s_.routs(id)) continue;
      best.first = max(best.first, b_.numbers.range[static_cast<int>(b_.kit(id).missile)]);
      ++best.second;
    }
    return best;
  };
  return power(ours()) > power(others());
}

bool Quick::has_target(FigureId id) const {
  if (cannot_shoot(b_, s_, id)) return false;
  return std::any_of(others().begin(), others().end(), [&](FigureId e) { return !cannot_hit(b_, s_, id, e); });
}

// As many of mine as of theirs can be in this fight soon.
bool Quick::supported(FigureId id, FigureId foe) const {
  int balance = 0;
  for (FigureId f : ours()) {
    balance += f != id && s_.fights(f) && !shoots(f) && within(b_.disc_of(s_[f]), b_.disc_of(s_[foe]), most(b_, s_, f, Gait::run) + longest_reach(b_, s_, f));
  }
  for (FigureId e : others()) balance -= e != foe && s_.fights(e) && !shoots(e) && within(b_.disc_of(s_[e]), b_.disc_of(s_[foe]), b_.numbers.near * 2);
  return balance >= (longest_reach(b_, s_, foe) > longest_reach(b_, s_, id) ? 2 : 1);
}

// How far my hand-to-hand men are from the enemy on the whole: nobody gets far ahead of that.
Length Quick::common_gap() const {
  std::int64_t sum = 0;
  int count = 0;
  for (FigureId id : ours()) {
    const FigureId foe = s_.fights(id) && !shoots(id) ? nearest_foe(id) : nobody;
    if (!foe.none()) sum += gap(id, foe).units, ++count;
  }
  return Length{count ? static_cast<std::int32_t>(sum / count) : 0};
}

// How good it would be to strike at somebody, without looking at the way.
int Quick::appeal(FigureId id, FigureId foe) const {
  const Length mine = longest_reach(b_, s_, id), theirs = longest_reach(b_, s_, foe);
  int score = worth(foe) * 4 - b_.build(s_, foe).defence * 3 + (mine > theirs ? 12 : mine < theirs ? -8 : 0);
  for (FigureId f : ours()) score += f != id && can_strike(b_, s_, f, foe) ? 8 : 0;  // gang up
  for (FigureId e : others()) score -= e != foe && s_.fights(e) && within(b_.disc_of(s_[e]), b_.disc_of(s_[foe]), b_.numbers.near) ? 4 : 0;
  return s_.routs(foe) ? score - 10 : score;
}

bool Quick::legal(FigureId id, Gait gait, Point to, Angle facing, Choice& c) const {
  c = {};
  c.verb = MoveOrder::move, c.figure = id, c.number = static_cast<std::int16_t>(gait), c.facing = facing;
  c.path.add(to);
  return to != s_[id].at && !cannot_move(b_, s_, id, gait, c.path, facing);
}

// Straight ahead at a run until somebody is in reach.
bool Quick::run_into(FigureId id, FigureId foe, Length reach, Choice& c) const {
  const Vec ahead = along(s_[id].facing, inches(1)), to = s_[foe].at - s_[id].at;
  const std::int64_t unit = inches(1).units;
  const std::int64_t forward = dot(ahead, to) / unit, aside = cross(ahead, to) / unit;
  const std::int64_t wide = (reach + b_.radius(s_[id]) + b_.radius(s_[foe]) - Length{20}).units;
  if (forward <= 0 || aside * aside >= wide * wide) return false;
  const Length way{static_cast<std::int32_t>(forward - square_root(wide * wide - aside * aside))};
  if (way.units <= 0 || way > most(b_, s_, id, Gait::run)) return false;
  return legal(id, Gait::run, s_[id].at + along(s_[id].facing, way), s_[id].facing, c);
}

// To where somebody is just in reach, straight or a little around him.
bool Quick::step_into(FigureId id, FigureId foe, Length reach, Gait gait, Choice& c) const {
  if (gait == Gait::run) return run_into(id, foe, reach, c);
  const Length apart = reach + b_.radius(s_[id]) + b_.radius(s_[foe]) - Length{20};
  const Angle back = bearing(s_[id].at - s_[foe].at);
  static constexpr int around[] = {0, 4000, -4000, 9000, -9000};
  for (const int turn : around) {
    const Point to = s_[foe].at + along({static_cast<std::uint16_t>(back.turn + turn)}, apart);
    if (distance(s_[id].at, to) > most(b_, s_, id, gait)) continue;
    const Angle facing = gait == Gait::trot ? bearing(to - s_[id].at) : bearing(s_[foe].at - to);
    if (legal(id, gait, to, facing, c)) return true;
  }
  return false;
}

// Into reach of the most appealing enemy this pace allows.
bool Quick::attack(FigureId id, Choice& c) const {
  const Length reach = longest_reach(b_, s_, id);
  struct Aim {
    FigureId foe;
    int appeal;
  };
  std::array<Aim, most_troops> aims;
  std::size_t count = 0;
  const Length furthest = most(b_, s_, id, may_change(b_, s_, id, Gait::run)    ? Gait::run
                                           : may_change(b_, s_, id, Gait::trot) ? Gait::trot
                                                                                : Gait::walk);
  for (FigureId e : others()) {
    const Length g = gap(id, e);
    if (g <= reach || g > furthest + reach || !(late() || supported(id, e))) continue;
    aims[count++] = {e, appeal(id, e) - g.units * 2 / inches(1).units};
  }
  std::sort(aims.begin(), aims.begin() + static_cast<std::ptrdiff_t>(count), [](const Aim& a, const Aim& e) { return a.appeal > e.appeal; });
  for (std::size_t i = 0; i < count && i < 3; ++i) {
    for (const Gait gait : {Gait::run, Gait::trot, Gait::walk}) {
      if (may_change(b_, s_, id, gait) && step_into(id, aims[i].foe, reach, gait, c)) return true;
    }
  }
  return false;
}

// Nearer to a place at the best pace, looking there.
bool Quick::approach(FigureId id, Point goal, Length keep, Gait fastest, Choice& c) const {
  const Figure& f = s_[id];
  const Length far = distance(f.at, goal) - keep;
  const Angle ahead = bearing(goal - f.at);
  if (far.units <= 0) return false;
  for (const Gait gait : {Gait::run, Gait::trot, Gait::walk}) {
    if (gait > fastest || !may_change(b_, s_, id, gait)) continue;
    const Length way = min(most(b_, s_, id, gait), far);
    if (gait == Gait::run) {
      if (between(ahead, f.facing) > 2500) continue;
      if (legal(id, gait, f.at + along(f.facing, way), f.facing, c)) return true;
      continue;
    }
    static constexpr int tries[] = {0, 5461, -5461, 10923, -10923};
    for (const int turn : tries) {
      const Angle to{static_cast<std::uint16_t>(ahead.turn + turn)};
      const Point there = f.at + along(to, way);
      if (legal(id, gait, there, gait == Gait::walk ? bearing(goal - there) : to, c)) return true;
    }
  }
  return around(id, goal, keep, c);
}

// Over a step, or around what is in the way.
bool Quick::around(FigureId id, Point goal, Length keep, Choice& c) const {
  const Figure& f = s_[id];
  if (!may_change(b_, s_, id, Gait::walk)) return false;
  c = {};
  c.verb = MoveOrder::climb, c.figure = id;
  c.path.add(toward(f.at, goal, 2 * b_.radius(f) + b_.common.contact));
  if (!cannot_climb(b_, s_, id, nobody, c.path)) return true;
  const auto way = b_.ways[f.base].find(f.at, toward(goal, f.at, keep), b_.ground.width() + b_.ground.depth());
  if (!way.found) return false;
  c = {};
  c.verb = MoveOrder::move, c.figure = id, c.number = static_cast<std::int16_t>(Gait::walk);
  Point from = f.at;
  Length left = b_.numbers.walk;
  for (Point to : way.path.all()) {
    const Length leg = distance(from, to);
    c.path.add(leg > left ? toward(from, to, left - Length{2}) : to);
    c.facing = bearing(to - from);
    if (leg >= left) break;
    left -= leg;
    from = to;
  }
  return !cannot_move(b_, s_, id, Gait::walk, c.path, c.facing);
}

bool Quick::face(FigureId id, Point to, Choice& c) const {
  if (slowest(b_, s_, id) != Gait::stand || to == s_[id].at) return false;
  c = {};
  c.verb = MoveOrder::turn, c.figure = id;
  c.path.add(to);
  return true;
}

bool Quick::order(FigureId id, Choice& c) const {
  const FigureId foe = nearest_foe(id);
  if (foe.none()) return false;
  const Point there = s_[foe].at;
  const Length reach = longest_reach(b_, s_, id);
  if (gap(id, foe) <= reach && s_.fights(foe)) return face(id, there, c);  // stand and fight
  if (shoots(id)) {
    const Kit& kit = b_.kit(id);
    if (kit.missile == Missile::javelin) {
      if (gap(id, foe) < b_.numbers.range[0] && approach(id, there, b_.numbers.walk, Gait::walk, c)) return true;
    } else if (s_.man(id).loading > 0 || has_target(id)) {
      return face(id, there, c);
    }
    const Length range = b_.numbers.range[static_cast<int>(kit.missile)];
    const Length keep = range + b_.radius(s_[id]) + b_.radius(s_[foe]) - b_.common.contact;
    if (approach(id, there, gap(id, foe) > range ? keep : late() ? reach : b_.numbers.walk * 2, gap(id, foe) > range + b_.numbers.walk * 3 ? Gait::run : Gait::walk, c)) return true;
    return face(id, there, c);
  }
  const bool spared = kept_back(id) && !late();
  if (!spared && attack(id, c)) return true;
  if (b_.objective) {  // there, and then to whoever disputes it
    const Point middle{(b_.objective->low.x + b_.objective->high.x) / 2, (b_.objective->low.y + b_.objective->high.y) / 2};
    if (b_.objective->contains(s_[id].at)) return face(id, there, c);
    if (approach(id, middle, {}, b_.mounted(s_, id) ? Gait::trot : Gait::run, c)) return true;
  }
  const bool waits = shoot_better() && gap(id, foe) > b_.numbers.walk * 2;
  const bool ahead = gap(id, foe) + b_.numbers.walk < common_gap();  // he waits for the rest
  if ((waits || ahead) && !late() && face(id, there, c)) return true;
  const bool far = gap(id, foe) > b_.numbers.walk * 4;
  const Length keep = (spared ? b_.numbers.walk * 3 : reach) + b_.radius(s_[id]) + b_.radius(s_[foe]);
  if (approach(id, there, keep, b_.mounted(s_, id) ? Gait::trot : far ? Gait::run : Gait::walk, c)) return true;
  return face(id, there, c);
}

Choice Quick::move_order() const {
  std::uint64_t left_out = 0;
  for (std::size_t tries = 0; tries < mine_count_; ++tries) {
    FigureId first = nobody;  // the foremost makes room for those behind
    Length least = longest;
    for (FigureId id : ours()) {
      if (!may_be_ordered(s_, id) || (left_out & bit(id))) continue;
      const FigureId foe = nearest_foe(id);
      const Length g = foe.none() ? Length{} : gap(id, foe);
      if (first.none() || g < least) first = id, least = g;
    }
    if (first.none()) break;
    Choice c;
    if (order(first, c)) return c;
    left_out |= bit(first);
  }
  return {};
}

namespace {

// Chances of 36 that two dice show at least n.
int chances_of(int n) {
  static constexpr int table[] = {36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1};
  return n > 12 ? 0 : table[std::max(n, 0)];
}

}  // namespace

Choice Quick::shot_order() const {
  for (FigureId id : ours()) {
    if (!s_.fights(id) || cannot_shoot(b_, s_, id)) continue;
    Choice best;
    int most = 0;
    for (FigureId e : others()) {
      int prize = chances_of(needed_tally(b_, s_, id, e).total()) * worth(e);
      for (FigureId f : ours()) prize -= s_.man(f).aim == e ? prize / 3 : 0;  // not all at one
      if (s_.routs(e)) prize /= 3;
      if (prize <= most || cannot_hit(b_, s_, id, e)) continue;
      most = prize;
      best.verb = ShotOrder::shoot, best.figure = id, best.target = e;
    }
    if (most > 0) return best;
  }
  return {};
}

// What a throw on the chart is worth, times 36.
int Quick::blow_worth(FigureId id, FigureId foe, int share) const {
  const int spread = share - defence_tally(b_, s_, foe, id).total(), added = chart_tally(b_, s_, id, foe).total();
  int sum = 0;
  for (int rolled = 2; rolled <= 12; ++rolled) {
    const Effect e = look_up(b_, spread, rolled + added);
    const int ways = 6 - std::abs(7 - rolled);
    sum += ways * (e == Effect::out ? worth(foe) * 4 : e == Effect::none ? 0 : 6 + (e == Effect::back_morale ? 4 : 0));
  }
  return sum;
}

Choice Quick::blow_order() const {
  Choice c;
  for (int i = 0; s_.band == 0 && i < s_.work_count; ++i) {
    if (pushing(b_, s_, me_, i).no != NoPush::nothing) continue;
    c.verb = BlowOrder::push, c.number = static_cast<std::int16_t>(i);
    return c;
  }
  for (FigureId id : ours()) {
    if (!may_attack(s_, id)) continue;
    int most = -1;
    for (FigureId e : others()) {
      if (cannot_strike(b_, s_, id, e)) continue;
      const auto how = stroke(b_, s_, id, e, s_.band);
      const int prize = blow_worth(id, e, how->dice * 7 / 2);
      if (prize <= most) continue;
      most = prize;
      c.verb = BlowOrder::strike, c.figure = id, c.target = e;
    }
    if (most >= 0) return c;
    if (batters(b_, s_, id) < 0) continue;
    c.verb = BlowOrder::batter, c.figure = id;
    return c;
  }
  return c;
}

// All at one, or among the two or more who are worth most.
Choice Quick::divide_order(const DivideOrder& q) const {
  const int total = s_.man(q.about).total;
  Choice best, c;
  int most = blow_worth(q.about, s_.man(q.about).foes[0], total);
  std::array<FigureId, Choice::max_figures> foes = q.crowd.foes;
  for (int i = 1; i < q.crowd.count; ++i) {  // the dearest first
    for (std::size_t k = static_cast<std::size_t>(i); k > 0 && worth(foes[k - 1]) < worth(foes[k]); --k) std::swap(foes[k - 1], foes[k]);
  }
  c.verb = DivideOrder::divide;
  for (int n = 1; n <= q.crowd.count; ++n) {
    c.add(foes[static_cast<std::size_t>(n - 1)]);
    int sum = 0;
    for (int i = 0; i < n; ++i) sum += blow_worth(q.about, foes[static_cast<std::size_t>(i)], part(total, n, i));
    if (n >= 2 && sum > most) best = c, most = sum;
  }
  return best;
}

Choice RealisticBattle::quick(const Tabletop& table, const Question& question, Random&) const {
  const Quick player(*this, state(table), question.who);
  if (dynamic_cast<const MoveOrder*>(&question)) return player.move_order();
  if (dynamic_cast<const BlowOrder*>(&question)) return player.blow_order();
  if (dynamic_cast<const ShotOrder*>(&question)) return player.shot_order();
  if (const auto* divide = dynamic_cast<const DivideOrder*>(&question)) return player.divide_order(*divide);
  Choice c = question.quiet();
  if (dynamic_cast<const FirstOrder*>(&question)) c.verb = FirstOrder::second;  // who moves last sees more
  return c;
}

}  // namespace fyrd::merlin::realistic
