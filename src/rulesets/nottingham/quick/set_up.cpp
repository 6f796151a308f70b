// Where people begin and what they hold, and the small choices of the plots.
#include "rulesets/nottingham/deeds/pine.h"
#include "rulesets/nottingham/plots/plot.h"
#include "rulesets/nottingham/quick/quick.h"
#include "rulesets/nottingham/turn/deploy.h"
#include "rulesets/nottingham/turn/grip.h"
#include "rulesets/nottingham/turn/lineup.h"

namespace fyrd::nottingham {

// NOT-X50 bows on the wall, the others behind it; elsewhere in the order of the roster.
Choice Quick::deploy(const DeployOrder& order) const {
  if (here_.b.plot != Plot::gate || attacks(here_, side_)) return order.quiet();
  const auto shoots = [&](FigureId id) {
    return here_.b.warrior(id).profile.ranged > here_.b.warrior(id).profile.melee;
  };
  FigureId next = order.wave.who.first();
  for (FigureId id : order.wave.who) {
    if (shoots(id) && !shoots(next)) next = id;
  }
  Posts posts = posts_of(here_, next, order.house), chosen;
  for (const Post& post : posts.span()) {
    if ((post.edge < 0) == shoots(next)) chosen.add(post);
  }
  for (const Place& place : places_for(here_, next, chosen, 1)) {
    const Choice c{.verb = DeployOrder::place, .figure = next, .facing = place.how.facing, .path = straight(place.at)};
    if (!order.check(c)) return c;
  }
  return order.quiet();
}

Choice Quick::hold(const GripOrder& order) const {
  const Profile& is = here_.b.warrior(order.about).profile;
  Choice c = order.quiet();
  int most = -1;
  for (std::size_t i = 0; i < order.all.size(); ++i) {
    if (!order.sensible(order.all[i])) continue;
    const int value = grip_value(order.about, order.all[i], is.ranged >= 3 && is.ranged > is.melee);
    if (value > most) most = value, c.number = static_cast<std::int16_t>(i);
  }
  return c;
}

Choice Quick::hatred(const Question& order) const {
  Options options(false);
  order.list(options);
  Choice best = order.quiet();
  int most = -1;
  for (const Option& o : options.all()) {
    if (!o.choice.target.none() && worth(o.choice.target) > most) most = worth(o.choice.target), best = o.choice;
  }
  return best;
}

// NOT-A103 towards home.
Choice Quick::fell(const FellOrder& order) const {
  const Choice c{.facing = bearing(-direction(here_.b.zones[here_.s.band(side_).zone].facing))};
  return order.check(c) ? order.quiet() : c;
}

}  // namespace fyrd::nottingham
