// Refusals are values: a code for programs, a sentence for people, the rule that says no, and what would do instead.
#pragma once

#include <optional>
#include <string>

#include "core/geometry/length.h"
#include "core/ids.h"

namespace fyrd {

struct Refusal {
  std::string code;     // "out_of_reach"
  std::string message;  // "Boemund is 2.4″ away; a sword reaches 1″"
  std::string rule;     // "MER-S-A04", empty when no rule is concerned
  std::string cure =
      "";  // what would make it legal, in a sentence, where that can be said: "A longer weapon would do."
};

// Nothing: the choice is legal.
using Verdict = std::optional<Refusal>;

// A reason why something cannot be done, as the rules know it: one constant, in the words it will have when somebody
// asks. Places are {by} and {at} for people, {thing}, {length}, {most} and {number}.
struct Reason {
  const char* code;
  const char* text;  // "{at} is upon {by}, who must use his dagger now."
  const char* rule;
  const char* cure = "";
};

// Why something cannot be done just now: the reason, and whom and what it is about. Without a reason it can. Cheap, and
// worded only for who asks; players of a simulation never do.
struct WhyNot {
  const Reason* reason = nullptr;
  FigureId by = nobody, at = nobody;
  const char* thing = "";
  Length length{}, most{};
  int number = 0;
  const char* rule = "";  // instead of the reason's own, where several rules share it

  explicit operator bool() const { return reason != nullptr; }
  bool is(const Reason& other) const { return reason == &other; }
  WhyNot by_rule(const char* id) const {
    WhyNot no = *this;
    no.rule = id;
    return no;
  }
};

class Battle;
Refusal in_words(const Battle&, const WhyNot&);  // of a reason there is
Verdict verdict(const Battle&, const WhyNot&);

}  // namespace fyrd
