// The question to the side with the higher die (MER-B-001, MER-R-001).
#include "rulesets/merlin/turn/first.h"

#include "core/events/agree.h"

namespace fyrd::merlin {

std::span<const Verb> FirstOrder::verbs() const {
  static constexpr Verb all[] = {{"first"}, {"second"}};
  return all;
}

std::string FirstOrder::prompt() const {
  return does(b_.parties[who.index].name, "has") + " the higher die: move first, or second?";
}

void FirstOrder::list(Options& options) const {
  Choice c;
  options.add(c, [] { return "Move first"; });
  c.verb = second;
  options.add(c, [] { return "Let the other side move first"; });
}

}  // namespace fyrd::merlin
