// Who may charge whom, and what comes of the order (NEW-033, NEW-A25, NEW-A34, NEW-A45).
#include "rulesets/newcastle/deeds/charge.h"

#include "core/figures/places.h"
#include "rulesets/newcastle/deeds/move.h"
#include "rulesets/newcastle/deeds/onset.h"
#include "rulesets/newcastle/table/group.h"
#include "rulesets/newcastle/table/place.h"

namespace fyrd::newcastle {

Motion ordered_charge(Here here, const Choice& c) {
  switch (c.verb) {
    case ChargeOrder::advance: return advance(here, c.figure, c.path.end());
    case ChargeOrder::wheel: return wheel(here, c.figure, c.facing);
    default: {
      const Point to = c.path.end();
      const FigureId foe = nearest(here, to, foes_at(here, c.figure, to));
      const bool ahead = foe.none() || here.b.fighter(c.figure).rides();
      const Vec looks = ahead ? to - c.path.before_end(here[c.figure].at) : here[foe].at - to;
      return walk(here, c.figure, c.path, bearing(looks));
    }
  }
}

std::string ChargeOrder::prompt() const {
  return b_.parties[who.index].name + ": charge, one man or one line at a time, or be done. Then comes the melee.";
}

Verdict ChargeOrder::check(const Choice& c) const {
  if (c.verb == done) return {};
  if (Verdict no = not_yours(here_, who, c.figure)) return no;
  return verdict(b_, cannot(c));
}

WhyNot ChargeOrder::cannot(const Choice& c) const {
  static constexpr Reason no_charge{
      "no_charge", "That reaches no enemy: it is no charge, and the time for other moves is over.", "NEW-A25"};
  if (const WhyNot no = c.verb == charge    ? cannot_move(here_, c.figure)
                        : c.verb == advance ? cannot_advance(here_, c.figure, c.path)
                                            : cannot_wheel(here_, c.figure))
    return no;
  const Motion m = ordered_charge(here_, c);
  if (const WhyNot no = cannot_go(here_, m)) return no;
  return foes_met(here_, m).empty() ? WhyNot{&no_charge} : WhyNot{};
}

bool ChargeOrder::any() const {
  for (FigureId id : in_play(s_, who)) {
    if (s_.man(id).now.moved || cannot_act(here_, id)) continue;
    for (FigureId e : enemies(here_, id)) {
      const Length far = rate(here_, id) + max(reach(here_, id), reach(here_, e));
      if (within(here_.disc(id), here_.disc(e), far) && !in_melee(here_, id)) return true;
    }
  }
  return false;
}

void ChargeOrder::list_man(FigureId id, Options& options) const {
  if (cannot_move(here_, id)) return;
  const Length most = rate(here_, id);
  for (FigureId e : enemies(here_, id)) {
    const Length way = max(gap(here_, id, e) - held(here_, id).weapon.reach, Length{1});
    if (way > most) continue;
    options.offer(*this, {.verb = charge, .figure = id, .path = straight(toward(s_[id].at, s_[e].at, way))},
                  [&] { return b_[id].name + " charges " + b_[e].name; });
  }
  if (options.worded()) options.add(region(here_, id, b_.ways[s_[id].base], most, enemies(here_, id)));
}

void ChargeOrder::list_line(FigureId id, Options& options) const {
  if (members(s_, id).first() == id && !line_cannot_move(here_, id)) {
    constexpr Length step{units_per_inch / 4};
    for (Length way = step; way <= rate(here_, id, true); way += step) {
      const Choice c{.verb = advance, .figure = id, .path = straight(s_[id].at + along(s_[id].facing, way))};
      if (cannot(c)) continue;
      options.add(c, [&] { return "The line of " + b_[id].name + " charges ahead"; });
      break;
    }
  }
  if (!s_.formed(id) || neighbours(s_, id) > 1) return;
  for (const int by : {-45, -30, -15, 15, 30, 45}) {
    const Choice c{.verb = wheel, .figure = id, .facing = s_[id].facing + degrees(by)};
    options.offer(*this, c, [&] {
      return "The line wheels " + std::to_string(std::abs(by)) + "° about " + b_[id].name + " into the enemy";
    });
  }
}

void ChargeOrder::list(Options& options) const {
  options.add({}, [] { return "Done charging"; });
  for (FigureId id : in_play(s_, who)) {
    list_man(id, options);
    list_line(id, options);
  }
}

Explanation ChargeOrder::explain(const Choice& c) const {
  if (c.verb == done) return {.summary = "Nobody else charges; then comes the melee."};
  const Motion m = ordered_charge(here_, c);
  Explanation why = explain_motion(here_, m);
  for (FigureId foe : foes_met(here_, m))
    why.summary += (why.summary.empty() ? "It comes to blows with " : ", ") + b_[foe].name;
  why.summary += why.summary.empty() ? "Nobody is in reach there." : ", who may react first.";
  return why;
}

void charges(Now now) {
  const ChargeOrder order(now);
  const Choice c = order.any() ? now.play.ask(order) : Choice{};
  if (c.verb != ChargeOrder::done) return charge(now, ordered_charge(now, c));
  now.s.phase = Phase::ready;
  now.s.calls = no_side;
}

}  // namespace fyrd::newcastle
