// The quick player of Newcastle: lines stay lines, bows shoot before they run, and several fall on the end of a line.
#include "rulesets/newcastle/quick.h"

#include <algorithm>

#include "core/figures/flight.h"
#include "rulesets/newcastle/damage.h"
#include "rulesets/newcastle/group.h"
#include "rulesets/newcastle/place.h"
#include "rulesets/newcastle/ready.h"
#include "rulesets/newcastle/shoot.h"

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
    if (!s_.man(id).now.snapped && b_.fighter(id).shield > 0 && may_turn(b_, s_, id, threat)) return {.verb = ReactOrder::face, .target = threat};
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

Choice Quick::charge() const {
  const ChargeOrder question(b_, s_);
  Choice best;
  int most = 0;
  const auto consider = [&](const Choice& c, int value) {
    if (value > most && !question.check(c)) best = c, most = value;
  };
  for (FigureId id : mine_) {
    if (s_.man(id).now.moved || s_.man(id).runs || s_.man(id).cowers) continue;
    if (s_.formed(id)) {  // NEW-033 a line goes as one body
      if (members(s_, id).first() != id || line_cannot_move(b_, s_, id)) continue;
      const Length far = rate(b_, s_, id, true);
      bool near = false;
      for (FigureId mate : members(s_, id)) {
        for (FigureId e : theirs_) near = near || gap(mate, e) <= far + reach(b_, s_, mate);
      }
      if (!near) continue;
      for (int quarter = 1; quarter <= 4 * b_.fighter(id).move; ++quarter) {
        const Length way{quarter * units_per_inch / 4};
        if (way <= far && most == 0) consider({.verb = ChargeOrder::advance, .figure = id, .path = straight(s_[id].at + along(s_[id].facing, way))}, 100);
      }
      continue;
    }
    if (shoots(id) || cannot_move(b_, s_, id)) continue;
    const Length far = rate(b_, s_, id);
    for (FigureId e : theirs_) {
      const Length way = max(gap(id, e) - b_.held(s_, id).weapon.reach, Length{1});
      if (way > far) continue;
      const int value = charge_value(id, e);
      if (value <= most) continue;
      consider({.verb = ChargeOrder::charge, .figure = id, .path = straight(toward(s_[id].at, s_[e].at, way))}, value);
      for (const Angle aside : {degrees(60), degrees(-60), degrees(120), degrees(-120), degrees(180)}) {  // around his front, where there is room
        if (most >= value) break;
        const Point spot = s_[e].at + along(bearing(s_[id].at - s_[e].at) + aside, b_.radius(s_[id]) + b_.radius(s_[e]) + b_.held(s_, id).weapon.reach);
        if (distance(s_[id].at, spot) <= far) consider({.verb = ChargeOrder::charge, .figure = id, .path = straight(spot)}, value - 1);
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
  if (dynamic_cast<const FollowOrder*>(&question) && !state(table).formed(question.about)) return {.verb = FollowOrder::follow};
  return question.quiet();
}

}  // namespace fyrd::newcastle
