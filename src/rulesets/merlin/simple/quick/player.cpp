// The quick player of the simple game: shoot before fighting, gang up, charge what stands alone, keep crossbows still.
#include <algorithm>
#include <array>

#include "rulesets/merlin/simple/deeds/melee.h"
#include "rulesets/merlin/simple/deeds/move.h"
#include "rulesets/merlin/simple/deeds/shoot.h"

namespace fyrd::merlin::simple {

namespace {

// What one thought needs to know of a figure.
struct Piece {
  FigureId id;
  Disc disc;
  Shooter shoots;
  bool mounted, fought, moved;
  int bonus;  // without a charge
  int worth;  // what its loss means: shooters kill without risk, so they count for more than they cost
};

// Worth is in points times 36, the outcomes of a contest.
class Quick {
 public:
  Quick(const SimpleBattle& b, const State& s, Side me);

  Choice move_order() const;
  Choice shot_order() const;
  Choice combat_order() const;
  Choice loss_order(const LossOrder&) const;

 private:
  struct Attacker {
    const Piece* who;
    std::int32_t cost;  // in half units, 0 in contact
    int bonus;
  };
  struct Attack {
    const Piece* enemy = nullptr;
    int count = 0;
    Attacker gang[biggest_gang];
    int worth = 0;
  };
  static constexpr int most_near = 4;

  int near_enemy(const Piece& enemy, bool planning, std::uint64_t left_out, Attacker (&near)[most_near]) const;
  int avengers(const Piece& enemy) const;
  void weigh(Attack& best, const Piece& enemy, std::span<const Attacker> near, bool planning) const;
  Attack best_attack(bool planning, std::uint64_t left_out) const;

  bool attack(Choice&) const;
  bool bring_into_range(Choice&) const;
  bool advance(Choice&) const;
  bool go_into_contact(const Piece&, const Piece& enemy, Choice&) const;
  bool go_toward(const Piece&, Point to, Length way, Choice&) const;
  const Piece* nearest_enemy(const Piece&) const;
  Length gap(const Piece& a, const Piece& e) const {
    return distance(a.disc.at, e.disc.at) - a.disc.radius - e.disc.radius;
  }
  bool shoot_better() const;

  std::span<const Piece> ours() const { return {mine_.data(), mine_count_}; }
  std::span<const Piece> others() const { return {theirs_.data(), theirs_count_}; }

  const SimpleBattle& b_;
  const State& s_;
  const Length arms_;  // how near a man goes to fight
  std::array<Piece, most_troops> mine_, theirs_;
  std::size_t mine_count_ = 0, theirs_count_ = 0;
};

Quick::Quick(const SimpleBattle& b, const State& s, Side me) : b_(b), s_(s), arms_(b.common.contact * 3 / 4) {
  for (FigureId id : everyone(s)) {
    if (!s[id].in_play()) continue;
    const Troop& t = b.troop(id);
    const Man& man = s.man(id);
    const int bonus = (t.leader ? b.numbers.leader : 0) + (t.profile.mounted() ? b.numbers.mounted : 0);
    const Piece piece{
        id,         b.disc_of(s[id]), b.shooter(id), t.profile.mounted(),
        man.fought, man.moved,        bonus,         t.points + (b.shooter(id) != Shooter::none ? 12 : 0)};
    if (s[id].side == me) {
      mine_[mine_count_++] = piece;
    } else {
      theirs_[theirs_count_++] = piece;
    }
  }
}

// The cheapest few of my figures that can fight this enemy: in contact already, or able to get there.
int Quick::near_enemy(const Piece& enemy, bool planning, std::uint64_t left_out, Attacker (&near)[most_near]) const {
  int count = 0;
  const Length reach[2] = {Length{s_.left / 2}, Length{s_.left * (1 + b_.numbers.mounted_free) / 2}};
  for (const Piece& p : ours()) {
    const bool touches = within(p.disc, enemy.disc, b_.common.contact);
    if (!touches && (!planning || p.shoots != Shooter::none || !within(p.disc, enemy.disc, reach[p.mounted] + arms_)))
      continue;
    if (p.fought || (left_out >> p.id.index & 1)) continue;
    Attacker a{&p, 0, p.bonus};
    if (!touches) a.cost = cost(b_, p.id, max(gap(p, enemy) - arms_, Length{1}));
    const bool charges = p.mounted && (planning ? !touches : charging(b_, s_, p.id, enemy.id));
    if (charges) a.bonus += b_.numbers.charging - b_.numbers.mounted;
    if (count == most_near && near[count - 1].cost <= a.cost) continue;
    int at = count < most_near ? count++ : count - 1;
    for (; at > 0 && near[at - 1].cost > a.cost; --at) near[at] = near[at - 1];
    near[at] = a;
  }
  return count;
}

// How many friends of an enemy stand ready to avenge him.
int Quick::avengers(const Piece& enemy) const {
  int n = 0;
  for (const Piece& p : others()) n += p.id != enemy.id && within(p.disc, enemy.disc, b_.common.contact * 5);
  return std::min(n, 3);
}

void Quick::weigh(Attack& best, const Piece& enemy, std::span<const Attacker> near, bool planning) const {
  const int revenge = planning ? avengers(enemy) * 7 : 0;  // chances of 36 to lose somebody next turn
  const int inch = b_.numbers.movement.units / 20;
  const auto consider = [&](std::initializer_list<int> who) {
    std::int32_t price = 0;
    int bonus = 0, dearest = 0;
    for (const int i : who) {
      const Attacker& a = near[static_cast<std::size_t>(i)];
      price += a.cost;
      bonus = std::max(bonus, who.size() == 1 ? a.bonus : std::min(a.bonus, b_.numbers.charging));
      dearest = std::max(dearest, a.who->worth);
    }
    if (price > s_.left) return;
    if (who.size() == 2) bonus += b_.numbers.two_to_one;
    if (who.size() == 3) bonus += b_.numbers.three_to_one;
    const Contest odds = contest(bonus - enemy.bonus);
    const int worth = odds.wins * enemy.worth - (odds.loses + revenge) * dearest - price / inch;
    if (worth <= best.worth) return;
    best.enemy = &enemy, best.worth = worth, best.count = 0;
    for (const int i : who) best.gang[best.count++] = near[static_cast<std::size_t>(i)];
  };
  const int n = static_cast<int>(near.size());
  for (int i = 0; i < n; ++i) {
    consider({i});
    for (int j = i + 1; j < n; ++j) {
      consider({i, j});
      for (int k = j + 1; k < n; ++k) consider({i, j, k});
    }
  }
}

Quick::Attack Quick::best_attack(bool planning, std::uint64_t left_out) const {
  Attack best;
  for (const Piece& enemy : others()) {
    if (enemy.fought) continue;
    Attacker near[most_near];
    const int n = near_enemy(enemy, planning, left_out, near);
    if (n > 0) weigh(best, enemy, {near, static_cast<std::size_t>(n)}, planning);
  }
  return best;
}

// Straight to the nearest free place beside an enemy, or around what stands between.
bool Quick::go_into_contact(const Piece& p, const Piece& enemy, Choice& c) const {
  const Length apart = p.disc.radius + enemy.disc.radius + arms_;
  const Angle back = bearing(p.disc.at - enemy.disc.at);
  c.verb = MoveOrder::move;
  c.figure = p.id;
  static constexpr int around[] = {0, 5500, -5500, 11000, -11000};
  const auto place = [&](int turn) {
    return enemy.disc.at + along({static_cast<std::uint16_t>(back.turn + turn)}, apart);
  };
  for (const int turn : around) {
    c.path = {};
    c.path.add(place(turn));
    if (!cannot_move(b_, s_, p.id, c.path)) return true;
  }
  std::array<Shape, most_troops> in_the_way;
  for (std::size_t i = 0; i < theirs_count_; ++i) in_the_way[i] = disc(theirs_[i].disc.at, theirs_[i].disc.radius);
  const auto way =
      b_.ways[s_[p.id].base].find(p.disc.at, place(0), allowance(b_, s_, p.id), {in_the_way.data(), theirs_count_});
  c.path = way.path;
  return way.found && !cannot_move(b_, s_, p.id, c.path);
}

bool Quick::go_toward(const Piece& p, Point to, Length way, Choice& c) const {
  c.verb = MoveOrder::move;
  c.figure = p.id;
  static constexpr int tries[] = {0, 5461, -5461, 10923, -10923};  // straight, then 30° and 60° aside
  const Angle ahead = bearing(to - p.disc.at);
  for (const int turn : tries) {
    c.path = {};
    c.path.add(p.disc.at + along({static_cast<std::uint16_t>(ahead.turn + turn)}, way));
    if (!cannot_move(b_, s_, p.id, c.path)) return true;
  }
  return false;
}

const Piece* Quick::nearest_enemy(const Piece& p) const {
  const auto away = [&](const Piece& e) { return (e.disc.at - p.disc.at).squared(); };
  const auto it = std::min_element(others().begin(), others().end(),
                                   [&](const Piece& a, const Piece& e) { return away(a) < away(e); });
  return it == others().end() ? nullptr : &*it;
}

// The first step of the best attack that can be made; who finds no way is left out of the next thought.
bool Quick::attack(Choice& c) const {
  std::uint64_t left_out = 0;
  for (int attempt = 0; attempt < 3; ++attempt) {
    const Attack best = best_attack(true, left_out);
    bool all_there = true;
    for (int i = 0; i < best.count; ++i) {
      const Attacker& a = best.gang[i];
      if (a.cost == 0) continue;
      if (go_into_contact(*a.who, *best.enemy, c)) return true;
      all_there = false;
      left_out |= std::uint64_t{1} << a.who->id.index;
    }
    if (all_there) return false;
  }
  return false;
}

// A shooter without a target walks until one is in range; a crossbow that loads stands still.
bool Quick::bring_into_range(Choice& c) const {
  const Piece *best = nullptr, *toward = nullptr;
  Length least = longest;
  for (const Piece& p : ours()) {
    if (p.shoots == Shooter::none || p.moved || cannot_shoot(b_, s_, p.id)) continue;
    const auto hits = [&](const Piece& e) { return !cannot_hit(b_, s_, p.id, e.id); };
    if (std::any_of(others().begin(), others().end(), hits)) continue;
    const Piece* e = nearest_enemy(p);
    if (!e) return false;
    // In range already means that something hides him: a few steps may change that.
    const Length short_of = gap(p, *e) - range(b_, p.id);
    const Length way = short_of.units > 0 ? short_of + b_.common.contact / 4 : b_.common.contact * 3;
    if (way < least) best = &p, toward = e, least = way;
  }
  if (!best) return false;
  const Length way = min(least, allowance(b_, s_, best->id));
  return way >= arms_ && go_toward(*best, toward->disc.at, way, c);  // no shuffling about
}

bool Quick::shoot_better() const {
  const auto power = [](std::span<const Piece> all) {
    int sum = 0;
    for (const Piece& p : all) sum += p.shoots == Shooter::crossbow ? 7 : p.shoots == Shooter::longbow ? 10 : 0;
    return sum;
  };
  return power(ours()) > power(others()) && any_shot(b_, s_);
}

// The man furthest behind comes up, so that nobody arrives alone.
bool Quick::advance(Choice& c) const {
  const Piece *last = nullptr, *foe = nullptr;
  Length furthest;
  for (const Piece& p : ours()) {
    if (p.moved || p.shoots != Shooter::none) continue;
    const Piece* e = nearest_enemy(p);
    if (!e) return false;
    if (const Length g = gap(p, *e); g > furthest) last = &p, foe = e, furthest = g;
  }
  if (!last) return false;
  const Length way = min(min(allowance(b_, s_, last->id), b_.numbers.movement / 4), furthest - b_.common.contact);
  return way >= arms_ && go_toward(*last, foe->disc.at, way, c);
}

Choice Quick::move_order() const {
  Choice c;
  if (attack(c) || bring_into_range(c)) return c;
  // Whoever shoots better lets the others come; whoever hits nobody from where he stands goes to them.
  if (!shoot_better() && advance(c)) return c;
  return {};
}

// Shooters one after the other, each at his best target.
Choice Quick::shot_order() const {
  for (const Piece& p : ours()) {
    if (p.shoots == Shooter::none || cannot_shoot(b_, s_, p.id)) continue;
    Choice best;
    int most = 0;
    const int hand = shooting_tally(b_, s_, p.id).total();
    for (const Piece& e : others()) {
      const int prize = contest(hand - e.bonus).wins * e.worth;
      if (prize <= most || cannot_hit(b_, s_, p.id, e.id)) continue;
      most = prize;
      best.verb = ShotOrder::shoot;
      best.figure = p.id;
      best.target = e.id;
    }
    if (most > 0) return best;
  }
  return {};
}

Choice Quick::combat_order() const {
  const Attack best = best_attack(false, 0);
  Choice c;
  if (best.count == 0) return c;
  c.verb = CombatOrder::fight;
  c.target = best.enemy->id;
  for (int i = 0; i < best.count; ++i) c.add(best.gang[i].who->id);
  return c;
}

Choice Quick::loss_order(const LossOrder& loss) const {
  const auto points = [&](FigureId id) { return b_.troop(id).points; };
  return LossOrder::falls(*std::max_element(loss.gang.begin(), loss.gang.end(),
                                            [&](FigureId a, FigureId b) { return points(a) < points(b); }));
}

}  // namespace

Choice SimpleBattle::quick(const Tabletop& table, const Question& question, Random&) const {
  const Quick player(*this, state(table), question.who);
  if (const auto* loss = dynamic_cast<const LossOrder*>(&question)) return player.loss_order(*loss);
  if (dynamic_cast<const MoveOrder*>(&question)) return player.move_order();
  if (dynamic_cast<const ShotOrder*>(&question)) return player.shot_order();
  return player.combat_order();
}

}  // namespace fyrd::merlin::simple
