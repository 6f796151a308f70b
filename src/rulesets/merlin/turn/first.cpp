// The dice for the first move, and the question to the side with the higher one (MER-S-A05, MER-B-001, MER-R-001).
#include "rulesets/merlin/turn/first.h"

#include "core/events/agree.h"

namespace fyrd::merlin {

Side higher_die(Play& play, const char* rule) {
  for (;; play.again()) {
    play.round();
    const auto die = [&](Side side) { return play.sum(d(6), {rule, "the first move", nobody, nobody, side}); };
    const int one = die(Side{0}), two = die(Side{1});
    if (one != two) return Side{two > one};
  }
}

std::string FirstOrder::prompt() const {
  return does(b_.parties[who.index].name, "has") + " the higher die: move first, or second?";
}

void FirstOrder::list(Options& options) const {
  options.add({.verb = first}, [] { return "Move first"; });
  options.add({.verb = second}, [] { return "Let the other side move first"; });
}

}  // namespace fyrd::merlin
