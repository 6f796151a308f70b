// Who may charge whom, and what comes of the order (NEW-033, NEW-A25, NEW-A34, NEW-A45).
#include "rulesets/newcastle/deeds/charge.h"

#include <algorithm>

#include "core/figures/places.h"
#include "rulesets/newcastle/deeds/approach.h"
#include "rulesets/newcastle/deeds/move.h"
#include "rulesets/newcastle/deeds/onset.h"
#include "rulesets/newcastle/deeds/shoot.h"
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
  if (c.verb == resume) return verdict(b_, cannot_resume());
  if (Verdict no = not_yours(here_, who, c.figure)) return no;
  return verdict(b_, cannot(c));
}

WhyNot ChargeOrder::cannot(const Choice& c) const {
  static constexpr Reason no_charge{"no_charge", "That reaches no enemy: it is no charge but a move.", "NEW-A25"};
  if (const WhyNot no = c.verb == charge    ? cannot_move(here_, c.figure)
                        : c.verb == advance ? cannot_advance(here_, c.figure, c.path)
                                            : cannot_wheel(here_, c.figure))
    return no;
  const Motion m = ordered_charge(here_, c);
  if (const WhyNot no = cannot_go(here_, m)) return no;
  return foes_met(here_, m).empty() ? WhyNot{&no_charge} : WhyNot{};
}

WhyNot ChargeOrder::cannot_resume() const {
  static constexpr Reason last{"charges_last", "Here charges come after all other moves and shots.", "NEW-A34",
                               cure::other_options};
  static constexpr Reason nobody_charged{"no_charge", "Nobody has charged since you were done moving.", "NEW-A34"};
  static constexpr Reason all_done{"nobody_left", "Nobody has anything left to do but to charge.", "NEW-A34"};
  if (b_.rulings.charges_last) return {&last};
  if (!s_.charged) return {&nobody_charged};
  for (FigureId id : in_play(s_, who)) {
    if (!cannot_move(here_, id, true) || !cannot_shoot(here_, id) || !cannot_load(here_, id)) return {};
  }
  return {&all_done};
}

bool ChargeOrder::any() const {
  if (!cannot_resume()) return true;
  for (FigureId id : in_play(s_, who)) {
    const Done& now = s_.man(id).now;
    if ((now.moved && !now.marching) || cannot_act(here_, id)) continue;
    for (FigureId e : enemies(here_, id)) {
      const Length far = rate(here_, id) + max(reach(here_, id), reach(here_, e));
      if (within(here_.disc(id), here_.disc(e), far) && !in_melee(here_, id)) return true;
    }
  }
  return false;
}

void ChargeOrder::list_man(FigureId id, Options& options) const {
  if (cannot_move(here_, id)) return;
  for (FigureId e : enemies(here_, id)) {
    const auto c = charge_at(here_, id, e);
    if (!c) continue;
    options.add(*c, [&] { return b_[id].name + " charges " + b_[e].name; });
    if (!options.whole() || reach(here_, id) >= reach(here_, e)) continue;
    if (const auto close = close_charge_at(here_, id, e); close && *close != *c)
      options.add(*close, [&] { return b_[id].name + " charges " + b_[e].name + ", up close"; });
  }
  if (options.worded()) options.add(region(here_, id, b_.ways[s_[id].base], rate(here_, id), enemies(here_, id)));
}

void ChargeOrder::list_line(FigureId id, Options& options) const {
  if (members(s_, id).first() != id || line_cannot_move(here_, id)) return;
  std::vector<Choice> listed;
  for (FigureId e : enemies(here_, id)) {
    for (const Choice& c : line_charges_at(here_, id, e)) {
      if (std::ranges::find(listed, c) != listed.end()) continue;
      listed.push_back(c);
      options.add(c, [&] {
        return c.verb == advance ? "The line of " + b_[id].name + " charges ahead at " + b_[e].name
                                 : "The line wheels about " + b_[c.figure].name + " into " + b_[e].name;
      });
    }
  }
}

void ChargeOrder::list(Options& options) const {
  options.add({}, [] { return "Done charging"; });
  if (!cannot_resume()) options.add({.verb = resume}, [] { return "Back to moves and shots"; });
  for (FigureId id : in_play(s_, who)) {
    list_man(id, options);
    list_line(id, options);
  }
}

Explanation ChargeOrder::explain(const Choice& c) const {
  if (c.verb == done) return {.summary = "Nobody else charges; then comes the melee."};
  if (c.verb == resume) return {.summary = "Others may move and shoot, and then charge (NEW-A34)."};
  const Motion m = ordered_charge(here_, c);
  Explanation why = explain_motion(here_, m);
  for (FigureId foe : foes_met(here_, m))
    why.summary += (why.summary.empty() ? "It comes to blows with " : ", ") + b_[foe].name;
  why.summary += why.summary.empty() ? "Nobody is in reach there." : ", who may react first.";
  return why;
}

void charges(Now now) {
  State& s = now.s;
  const ChargeOrder order(now);
  const Choice c = order.any() ? now.play.ask(order) : Choice{};
  switch (c.verb) {
    case ChargeOrder::done:
      s.phase = Phase::ready;
      s.calls = no_side;
      s.charged = false;
      return;
    case ChargeOrder::resume:  // NEW-A34
      s.phase = Phase::orders;
      s.charged = false;
      return;
    default: s.charged = true; return charge(now, ordered_charge(now, c));
  }
}

}  // namespace fyrd::newcastle
