// The quick player of Newcastle: lines stay lines, bows shoot before they run, and several fall on the end of a line.
#include "rulesets/newcastle/quick/player.h"

#include <algorithm>

#include "core/figures/flight.h"
#include "rulesets/newcastle/deeds/damage.h"
#include "rulesets/newcastle/deeds/ready.h"
#include "rulesets/newcastle/deeds/shoot.h"
#include "rulesets/newcastle/table/group.h"
#include "rulesets/newcastle/table/place.h"
#include "rulesets/newcastle/turn/ending.h"

namespace fyrd::newcastle {

Quick::Quick(const NewcastleBattle& b, const State& s, Side me)
    : b_(b), s_(s), me_(me), chances_(ChanceTable::get()), mine_(in_play(s, me)), theirs_(in_play(s, other(me))) {}

bool Quick::shoots(FigureId id) const { return missile(b_, s_, id) != nullptr; }

bool Quick::threatened(FigureId id, Length more) const {
  for (FigureId e : theirs_) {
    if (!shoots(e) && gap(id, e) <= rate(b_, s_, e, s_.formed(e)) + reach(b_, s_, e) + more) return true;
  }
  return false;
}

int Quick::blow_value(FigureId by, FigureId at) const {
  const int need = need_tally(b_, s_, by, at).total(), his = need_tally(b_, s_, at, by).total();
  const int hurts = chances_.harm(damage_tally(b_, s_, by, b_.held(s_, by)).total(), toughness(b_, at));
  const int risk = chances_.harm(damage_tally(b_, s_, at, b_.held(s_, at)).total(), toughness(b_, by));
  // A way in past a longer weapon is worth as much as half a blow.
  const int gain = outreaches(b_, s_, at, by) ? hurts / 2 : hurts;
  const bool struck_back = can_attack(b_, s_, at) && !outreaches(b_, s_, by, at);
  return chances_.win(need, his) * gain / 1000 - (struck_back ? chances_.win(his, need) * risk / 2000 : 0);
}

bool Quick::night_falls() const {
  constexpr int evening = 20;
  return !b_.objective && !b_.raid && b_.numbers.turns - s_.turn < evening && better_off(b_, s_) != me_;
}

// One contest after the other, the best first; everybody spends his attack roll where it promises most.
Choice Quick::bout() const {
  Choice best;
  int most = -1000;
  for (FigureId by : mine_) {
    if (!can_attack(b_, s_, by)) continue;
    for (FigureId at : theirs_) {
      if (s_.man(by).now.met.has(at) || !in_melee_with(b_, s_, by, at)) continue;
      const int value = blow_value(by, at) + (s_.man(at).wounded ? -100 : 0);
      if (value > most) most = value, best = {.verb = BoutOrder::attack, .figure = by, .target = at};
    }
  }
  return best;
}

Choice Quick::react(const ReactOrder& order) const {
  const FigureId id = order.about;
  for (FigureId threat : order.threats()) {
    if (!s_.man(id).now.snapped && b_.fighter(id).shield > 0 && may_turn(b_, s_, id, threat))
      return {.verb = ReactOrder::face, .target = threat};
  }
  if (!order.charge()) return {};
  if (shoots(id) && may_evade(b_, s_, id)) return {.verb = ReactOrder::evade};
  if (!shoots(id) || !may_snap(b_, s_, id)) return {};
  const State seen = on_the_way(b_, s_, *order.charge(), id);  // shut in or in line, a shot is all that is left
  for (FigureId at : order.charge()->who) {
    if (seen[at].in_play() && !marks(b_, seen, id, at).empty()) return {.verb = ReactOrder::shoot, .target = at};
  }
  return {};
}

// A shield goes where the sharper enemy is.
Choice Quick::ready() const {
  for (FigureId id : mine_) {
    if (s_.formed(id) || s_.man(id).now.squared || b_.fighter(id).shield == 0) continue;
    FigureId worst = nobody;
    int most = 0, faced = 0;
    for (FigureId e : theirs_) {
      if (!in_melee_with(b_, s_, id, e)) continue;
      const int danger = 30 - b_.held(s_, e).skill;
      if (in_front_half(s_[id].at, s_[id].facing, s_[e].at)) {
        faced += danger;
      } else if (danger > most) {
        most = danger, worst = e;
      }
    }
    if (most > faced) return {.verb = ReadyOrder::face, .figure = id, .target = worst};
  }
  return {};
}

int Quick::charge_value(FigureId by, FigureId at) const {
  // Who stands at an end, or alone, or is busy, is the easier prey; so is who has only a bow.
  const int prey = chances_.harm(damage_tally(b_, s_, by, b_.held(s_, by)).total(), toughness(b_, at));
  int value = prey + (s_.man(at).wounded ? -150 : 0) + (shoots(at) ? 300 : 0) - 150 * neighbours(s_, at);
  for (FigureId mate : mine_) value += mate != by && in_melee_with(b_, s_, mate, at) ? 250 : 0;
  return value;
}

FigureId Quick::target_of(FigureId id) const {
  FigureId best = nobody;
  int most = 0;
  for (FigureId e : theirs_) {
    const int value = 10'000 + charge_value(id, e) - gap(id, e).units / 25;
    if (best.none() || value > most) best = e, most = value;
  }
  return best;
}

// Straight at him if that is free, else to a place at his side where there is room.
std::optional<Choice> Quick::charge_at(FigureId id, FigureId foe) const {
  const Length far = rate(b_, s_, id), reach = b_.held(s_, id).weapon.reach;
  const Length way = max(gap(id, foe) - reach, Length{1});
  if (way > far) return {};
  const ChargeOrder question(b_, s_);
  const auto legal = [&](Point to) -> std::optional<Choice> {
    const Choice c{.verb = ChargeOrder::charge, .figure = id, .path = straight(to)};
    if (distance(s_[id].at, to) > far || question.check(c)) return {};
    return c;
  };
  if (auto c = legal(toward(s_[id].at, s_[foe].at, way))) return c;
  const Length apart = b_.radius(s_[id]) + b_.radius(s_[foe]) + reach;
  for (const int aside : {60, -60, 120, -120, 180}) {
    if (auto c = legal(s_[foe].at + along(bearing(s_[id].at - s_[foe].at) + degrees(aside), apart))) return c;
  }
  return {};
}

// NEW-033 a line goes as one body: the shortest way ahead that meets somebody, or a wheel into him.
std::optional<Choice> Quick::line_charge(FigureId id) const {
  const FigureSet men = members(s_, id);
  const Length far = rate(b_, s_, id, true);
  bool near = false;
  for (FigureId mate : men) {
    for (FigureId e : theirs_) near = near || gap(mate, e) <= far + reach(b_, s_, mate);
  }
  if (!near) return {};
  const ChargeOrder question(b_, s_);
  for (int quarter = 1; quarter <= 4 * b_.fighter(id).move; ++quarter) {
    const Length way{quarter * units_per_inch / 4};
    if (way > far) break;
    const Choice c{.verb = ChargeOrder::advance, .figure = id, .path = straight(s_[id].at + along(s_[id].facing, way))};
    if (!question.check(c)) return c;
  }
  for (FigureId end : men) {
    if (neighbours(s_, end) > 1) continue;
    for (const int by : {10, -10, 20, -20, 30, -30}) {
      const Choice c{.verb = ChargeOrder::wheel, .figure = end, .facing = s_[end].facing + degrees(by)};
      if (!question.check(c)) return c;
    }
  }
  return {};
}

bool Quick::can_charge(FigureId id) const {
  for (FigureId e : theirs_) {
    if (charge_at(id, e)) return true;
  }
  return false;
}

Choice Quick::charge() const {
  Choice best;
  int most = 0;
  for (FigureId id : mine_) {
    if (s_.man(id).now.moved || s_.man(id).runs || s_.man(id).cowers) continue;
    if (s_.formed(id)) {
      if (members(s_, id).first() != id || line_cannot_move(b_, s_, id)) continue;
      if (const auto c = line_charge(id)) return *c;
    } else if (!shoots(id) && !cannot_move(b_, s_, id)) {
      for (FigureId e : theirs_) {
        const int value = charge_value(id, e);
        if (value <= most) continue;
        if (const auto c = charge_at(id, e)) best = *c, most = value;
      }
    }
  }
  return best;
}

Choice NewcastleBattle::quick(const Tabletop& table, const Question& question, Random&) const {
  const Quick player(*this, state(table), question.who);
  if (dynamic_cast<const MoveOrder*>(&question)) return player.order();
  if (dynamic_cast<const ChargeOrder*>(&question)) return player.charge();
  if (dynamic_cast<const BoutOrder*>(&question)) return player.bout();
  if (dynamic_cast<const AnswerOrder*>(&question)) return {.verb = AnswerOrder::strike};
  if (const auto* react = dynamic_cast<const ReactOrder*>(&question)) return player.react(*react);
  if (dynamic_cast<const ReadyOrder*>(&question)) return player.ready();
  if (dynamic_cast<const FollowOrder*>(&question) && !state(table).formed(question.about))
    return {.verb = FollowOrder::follow};
  return question.quiet();
}

}  // namespace fyrd::newcastle
