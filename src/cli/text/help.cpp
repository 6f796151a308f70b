// The help of the text client, with examples from the battle at hand.
#include "cli/text/help.h"

#include <fmt/format.h>

#include "cli/text/choices.h"
#include "cli/text/names.h"

namespace fyrd::cli {

std::string help_text(const Scene& scene, const std::string& side, const Json& decision) {
  const Examples names = examples(scene, side);
  const auto row = [](const std::string& order, const char* what) { return fmt::format("  {:<28} {}\n", order, what); };
  const std::string &he = names.mine, &foe = names.other;
  // The verbs of this question, where it has such.
  std::string attack = "shoot", numbered;
  for (const Json& verb : part(decision, "verbs")) {
    const std::string name = text_of(verb, "name");
    if (uses(verb, "target") && !uses(verb, "path")) attack = name;
    if (!numbered.empty() || !uses(verb, "number")) continue;
    if (uses(verb, "path"))
      numbered = row(he + " north 6 2", "and a number last: here the pace; without one, whichever gets so far");
    if (uses(verb, "target"))
      numbered = row(name + " " + he + " " + foe + " 2", "and a number last: here how many dice");
  }
  return "A number takes the choice with that number; more reads further, back goes back to all choices.\n"
         "Orders in words, with places east and north of the south-west corner:\n" +
         row("move " + he + " 12.5 30", "to that place") +
         row(he + " to 12 30 then 14 33", "by a way with a turn in it") +
         row(he + " north 6", "six that way; north-east or ne, and so on") +
         row(he + " toward " + foe + " 5", "five toward him; without a number, up to him") +
         row(attack + " " + he + " " + foe, "or any part of what is listed") + numbered +
         "Questions:\n"
         "  look          everybody: where they stand and what is near\n"
         "  map           a small map in letters\n" +
         fmt::format("  {:<13} everything known of one of them\n", "who " + he) +
         "  why 3         why choice 3 is as it is; also: why " + he +
         " north 6\n"
         "  advise        what the computer would do; yes does it\n"
         "  story         all that has happened so far\n"
         "The game:\n"
         "  undo          takes your last decision back\n"
         "  auto          the computer plays this turn for you; auto all plays to the end\n"
         "  save FILE     writes the game to a file; play it on with: fyrd play --text --load FILE\n"
         "  record        shows the record itself\n"
         "  quit          ends the program\n"
         "When dice are asked for: type their faces, or roll.\n";
}

}  // namespace fyrd::cli
