// Looking names up.
#include "cli/known.h"

#include <fmt/format.h>

#include "ai/player.h"
#include "cli/complaint.h"
#include "data/suggest.h"
#include "data/utf8.h"

namespace fyrd::cli {

const Ruleset* known_rules(const std::string& id) {
  const Ruleset* found = find_ruleset(id.empty() ? default_rules : id);
  if (found == nullptr) {
    std::vector<std::string_view> known;
    for (const Ruleset* r : rulesets()) known.push_back(r->id());
    complain("there are no rules called " + data::quoted(id) + data::suggestion(id, known) + "; there are " +
             ruleset_names());
  }
  return found;
}

bool known_player(const std::string& name) {
  if (make_player(name)) return true;
  complain(fmt::format("there is no player called {}; there are {}", data::quoted(name), player_names()));
  return false;
}

}  // namespace fyrd::cli
