// Where people begin and what they hold, and the small choices of the plots.
#include "rulesets/nottingham/quick.h"

namespace fyrd::nottingham {

Choice Quick::deploy(const DeployOrder& order) const { return order.quiet(); }

Choice Quick::hold(const GripOrder& order) const {
  const Profile& is = b_.warrior(order.about).profile;
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
  Choice c;
  c.facing = bearing(-direction(b_.zones[s_.band(side_).zone].facing));
  return order.check(c) ? order.quiet() : c;
}

}  // namespace fyrd::nottingham
