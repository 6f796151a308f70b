// fyrd replay: a recorded battle told again, verified, or stopped at one moment.
#include "cli/commands/replay.h"

#include <fmt/format.h>

#include "cli/complaint.h"
#include "cli/english.h"
#include "cli/files/record.h"
#include "cli/text/look.h"
#include "cli/text/map.h"
#include "core/events/narrate.h"
#include "protocol/view.h"

namespace fyrd::cli {

int replay(const data::Library& library, const ReplayArguments& arguments) {
  Loaded loaded = load(library, arguments.file, arguments.verify);
  if (!loaded.match) return loaded.code;
  protocol::Match& match = *loaded.match;
  const std::size_t inputs = match.game.inputs().size();
  if (arguments.at && !rewind(match, *arguments.at)) return misuse;

  const Game& game = match.game;
  if (!arguments.quiet) {
    fmt::print("{}, {}\n", scenario_name(match), match.rules->title());
    for (const Event& e : game.events()) {
      const std::string text = narrate(game.battle(), e);
      if (!text.empty()) fmt::print("{}{}{}{}\n", text, *e.rule ? " [" : "", e.rule, *e.rule ? "]" : "");
    }
  }
  if (arguments.at) {
    fmt::print("\nAfter input {} of {}, {}.\n", *arguments.at, inputs, standing_text(game.battle(), game.now()));
    const Scene scene(protocol::view_json(match));
    fmt::print("{}{}", look_text(scene), map_text(scene));
  } else if (!arguments.quiet) {
    fmt::print("\n{}\n", game.over() ? "The battle is over: " + game.battle().verdict(game.now())
                                     : "The record ends here, " + standing_text(game.battle(), game.now()) + ".");
  }
  if (arguments.verify)
    fmt::print("verified: {}, {}\n", plural(inputs, "input", "inputs"),
               plural(loaded.checkpoints, "checkpoint", "checkpoints"));
  return fine;
}

}  // namespace fyrd::cli
