// Looking for something else to do.
#include "lab/forbid.h"

#include <algorithm>

namespace fyrd {

bool Forbidding::forbidden(const Question& question, const Choice& choice) const {
  return std::ranges::find(verbs_, question.verbs()[choice.verb].name) != verbs_.end();
}

Choice Forbidding::answer(const Asked& asked, Random& random) const {
  const Question& question = asked.question;
  const Choice choice = player_->answer(asked, random), least = question.quiet();
  if (!forbidden(question, choice)) return choice;
  if (!forbidden(question, least)) return least;
  Options options(false);
  question.list(options);
  const auto other =
      std::ranges::find_if(options.all(), [&](const Option& one) { return !forbidden(question, one.choice); });
  return other == options.all().end() ? choice : other->choice;
}

}  // namespace fyrd
