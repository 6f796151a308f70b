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
    play.tell("tied", rule, "The dice are alike, and both throw again.");
  }
}

void tell_first(Play& play, const char* rule, int turn, Side higher, Side first) {
  play.tell("turn_began", rule,
            higher == first ? "Turn {number}: {side} {moves} first, with the higher die."
                            : "Turn {number}: {side} {moves} first, as the higher die wished.",
            {.number = turn, .side = first});
}

std::string FirstOrder::prompt() const {
  return does(b_.parties[who.index].name, "has") + " the higher die: move first, or second?";
}

void FirstOrder::list(Options& options) const {
  options.add({.verb = first}, [] { return "Move first"; });
  options.add({.verb = second}, [] { return "Let the other side move first"; });
}

}  // namespace fyrd::merlin
