// fyrd replay: a recorded battle told again, verified, or stopped at one moment.
#include "cli/commands/replay.h"

#include <fmt/format.h>

#include "cli/complaint.h"
#include "cli/english.h"
#include "cli/files/record.h"
#include "cli/text/look.h"
#include "cli/text/map.h"
#include "core/events/narrate.h"
#include "protocol/proof.h"
#include "protocol/view.h"

namespace fyrd::cli {

namespace {

// What was promised before the first die fell: whoever was there compares it with what he was shown.
void say_proof(const protocol::Proof& proof) {
  fmt::print("commitment: {}\nwords:", protocol::commitment_to(proof.secret));
  for (const auto& word : proof.words) fmt::print(" {}", word->empty() ? "(computer)" : *word);
  fmt::print("\n");
}

// Never more than is known: dice that do not follow from the seed are vouched for by whoever typed them.
int say_verified(const Loaded& loaded, std::size_t inputs) {
  const protocol::Findings& found = loaded.found;
  const std::string all =
      fmt::format("{}, {}", plural(inputs, "input", "inputs"), plural(loaded.checkpoints, "checkpoint", "checkpoints"));
  if (found.proven) say_proof(*loaded.match->proof);
  const char* from = found.proven ? "the secret and the words" : "the seed";
  if (found.typed.empty()) {
    fmt::print("verified: {}{}{}\n", all, found.rolls == 0 ? "" : "; all dice follow from ",
               found.rolls == 0 ? "" : from);
    return fine;
  }
  std::string which;
  for (std::size_t i = 0; i < found.typed.size() && i < 20; ++i)
    which += (i == 0 ? "" : ", ") + std::to_string(found.typed[i]);
  if (found.typed.size() > 20) which += ", …";
  const bool by_hand = loaded.match->game.dice() == DiceMode::manual;
  const std::string said = by_hand
                               ? fmt::format("the dice were typed in by hand, {}", plural(found.rolls, "roll", "rolls"))
                               : fmt::format("{} of {} do not follow from {} and were typed in by hand: inputs {}",
                                             found.typed.size(), plural(found.rolls, "roll", "rolls"), from, which);
  fmt::print("played again as recorded: {}\nnot verified: {}\n", all, said);
  return by_hand || found.told ? fine : wrong;
}

}  // namespace

int replay(const data::Library& library, const ReplayArguments& arguments) {
  Loaded loaded = load(library, arguments.file, arguments.verify);
  if (!loaded.match) return loaded.code;
  protocol::Match& match = *loaded.match;
  const std::size_t inputs = match.game.inputs().size();
  if (arguments.at && !rewind(match, *arguments.at)) return misuse;

  const Game& game = match.game;
  say_whose(match.written_by, match.differs);
  if (!arguments.quiet) {
    fmt::print("{}, {}\n", scenario_name(match), match.rules->title());
    for (const Event& e : game.events()) {
      const std::string text = narrate(game.battle(), e);
      if (!text.empty()) fmt::print("{}\n", with_rule(text, e.rule));
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
  return arguments.verify ? say_verified(loaded, inputs) : int{fine};
}

}  // namespace fyrd::cli
