// The quick player of the simple game: whom it has, whom it meets, whom it attacks and shoots.
#include "rulesets/merlin/simple/quick/player.h"

#include <algorithm>

#include "core/play/asked_as.h"
#include "rulesets/merlin/simple/deeds/move.h"
#include "rulesets/merlin/simple/deeds/shoot.h"
#include "rulesets/merlin/simple/turn/contest.h"

namespace fyrd::merlin::simple {

namespace {

constexpr int bow_worth = 12;     // points more for somebody who shoots
constexpr int revenge_worth = 7;  // chances of 36 to lose somebody next turn, for each who could avenge an enemy
constexpr int most_avengers = 3;

}  // namespace

Quick::Quick(Here here, Side me) : here_(here), arms_(here.b.common.contact * 3 / 4) {
  for (FigureId id : in_play(here_.s)) {
    const Troop& t = here_.b.troop(id);
    const Man& man = here_.man(id);
    const Shooter shoots = here_.b.shooter(id);
    const Piece piece{.id = id,
                      .disc = here.disc(id),
                      .shoots = shoots,
                      .mounted = t.profile.mounted(),
                      .fought = man.fought,
                      .moved = man.moved,
                      .edge = here_.b.edge(id),
                      .bonus = here_.b.edge(id).leads + here_.b.edge(id).rides,
                      .worth = t.points + (shoots != Shooter::none ? bow_worth : 0)};
    if (here_[id].side == me) {
      mine_[mine_count_++] = piece;
    } else {
      theirs_[theirs_count_++] = piece;
    }
  }
}

// Who of mine could fight somebody, and how near to him he must be for it: in contact, or able to get there.
int Quick::ready(bool planning, FigureSet left_out, std::span<Ready> all) const {
  int count = 0;
  const Length contact = here_.b.common.contact;
  const auto reach = [&](int way) { return max(Length{here_.s.left * way / 2} + arms_, contact); };
  const Length reaches[2] = {reach(1), reach(1 + here_.b.numbers.mounted_free)};  // on foot, mounted
  for (const Piece& p : ours()) {
    if (p.fought || left_out.has(p.id)) continue;
    const bool comes = planning && p.shoots == Shooter::none;
    all[count++] = {&p, p.disc.at, p.disc.radius + (comes ? reaches[p.mounted] : contact)};
  }
  return count;
}

// The cheapest few of those who can fight this enemy.
int Quick::near_enemy(const Piece& enemy, bool planning, std::span<const Ready> all,
                      Attacker (&near)[most_near]) const {
  int count = 0;
  for (const Ready& one : all) {
    if ((enemy.disc.at - one.at).squared() > (one.reach + enemy.disc.radius).squared()) continue;
    const Piece& p = *one.who;
    const bool touches = within(p.disc, enemy.disc, here_.b.common.contact);
    const bool charges = p.mounted && (planning ? !touches : charging(here_, p.id, enemy.id));
    const std::int32_t price = touches ? 0 : cost(here_.b, p.id, max(gap(p, enemy) - arms_, Length{1}));
    const Attacker a{&p, price, charges ? p.edge.charges : p.edge.rides};
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
  for (const Piece& p : others()) n += p.id != enemy.id && within(p.disc, enemy.disc, here_.b.common.contact * 5);
  return std::min(n, most_avengers);
}

void Quick::weigh(Attack& best, const Piece& enemy, std::span<const Attacker> near, bool planning) const {
  const int revenge = planning ? avengers(enemy) * revenge_worth : 0;
  const int inch = here_.b.numbers.movement.units / 20;
  const auto consider = [&](std::initializer_list<int> who) {
    std::int32_t price = 0;
    int leads = 0, rides = 0, dearest = 0;
    for (const int i : who) {
      const Attacker& a = near[i];
      price += a.cost;
      leads = std::max(leads, a.who->edge.leads), rides = std::max(rides, a.rides);
      dearest = std::max(dearest, a.who->worth);
    }
    if (price > here_.s.left) return;
    const bool best_only = here_.b.numbers.rulings.best_only && who.size() > 1;  // MER-S-A03
    const int bonus = best_only ? std::max(leads, rides) : leads + rides;
    const Contest odds = contest(bonus + outnumbering(here_.b.numbers, who.size()) - enemy.bonus);
    const int worth = odds.wins * enemy.worth - (odds.loses + revenge) * dearest - price / inch;
    if (worth <= best.worth) return;
    best.enemy = &enemy, best.worth = worth, best.count = 0;
    for (const int i : who) best.gang[best.count++] = near[i];
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

Quick::Attack Quick::best_attack(bool planning, FigureSet left_out) const {
  Attack best;
  std::array<Ready, most_troops> all;
  const auto mine = std::span(all).first(ready(planning, left_out, all));
  for (const Piece& enemy : others()) {
    if (enemy.fought) continue;
    Attacker near[most_near];
    const int n = near_enemy(enemy, planning, mine, near);
    if (n > 0) weigh(best, enemy, std::span(near).first(n), planning);
  }
  return best;
}

// Shooters one after the other, each at his best target.
Choice Quick::shot_order() const {
  for (const Piece& p : ours()) {
    if (p.shoots == Shooter::none || cannot_shoot(here_, p.id)) continue;
    FigureId best = nobody;
    int most = 0;
    const int hand = shooting_tally(here_.b, p.id).total();
    for (const Piece& e : others()) {
      const int prize = contest(hand - e.bonus).wins * e.worth;
      if (prize > most && !cannot_hit(here_, p.id, e.id)) best = e.id, most = prize;
    }
    if (most > 0) return {.verb = ShotOrder::shoot, .figure = p.id, .target = best};
  }
  return {};
}

Choice Quick::combat_order() const {
  const Attack best = best_attack(false, {});
  if (best.count == 0) return {};
  Choice c{.verb = CombatOrder::fight, .target = best.enemy->id};
  for (int i = 0; i < best.count; ++i) c.add(best.gang[i].who->id);
  return c;
}

Choice Quick::loss_order(const LossOrder& loss) const {
  return LossOrder::falls(
      *std::ranges::max_element(loss.gang, {}, [&](FigureId id) { return here_.b.troop(id).points; }));
}

Choice SimpleBattle::quick(const Tabletop& table, const Question& question, Random&) const {
  const Quick player({*this, state(table)}, question.who);
  if (const auto* loss = asked_as<LossOrder>(question)) return player.loss_order(*loss);
  if (asked_as<MoveOrder>(question)) return player.move_order();
  if (asked_as<ShotOrder>(question)) return player.shot_order();
  return player.combat_order();
}

}  // namespace fyrd::merlin::simple
