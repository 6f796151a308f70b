// What can come of a decision: every outcome of the rules themselves, exactly, or a sample of them.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/play/game.h"

namespace fyrd {

// How those are answered for whom nothing is given: with the least they can do, or with what is best for them.
enum class Others : std::uint8_t { quiet, best };

// An answer to a question, if it is one that this is meant for.
using Answer = std::function<std::optional<Choice>(const Question&)>;
Answer just(const Choice&);                    // whatever is asked
Answer when(std::string kind, const Choice&);  // asked this kind of question

// What a side means to do.
struct Intention {
  Side side;
  std::vector<Answer> choices;  // of that side, one after the other; the first answers what it is asked now
  std::vector<Answer> replies;  // of anybody to what is asked besides, the first that is meant for it and legal
  Others others = Others::quiet;
  std::uint64_t budget = 100'000;  // runs of the rules; where more are needed, outcomes are sampled
  std::uint32_t samples = 10'000;
  std::function<bool()> unwanted{};  // asked now and then: whether the walk may be given up
};

// Something that was told on the way.
struct Incident {
  const char* kind;
  FigureId by, at;
  bool operator==(const Incident& o) const { return std::string_view(kind) == o.kind && by == o.by && at == o.at; }
};

// How the table may look when the next decision is due that begins something new, and what happened until then.
struct Prospect {
  Fraction chance;  // of a sample: its share
  Stored table;
  std::vector<Incident> incidents;
};

struct Forecast {
  Verdict refused;                  // the rules do not allow the first of the choices
  bool exact = true;                // else sampled, and who would answer as is best for him as the quick player does
  std::uint64_t runs = 0;           // of the rules, or samples
  std::vector<Prospect> prospects;  // merged, the likeliest first

  template <class Holds>
  Fraction chance(Holds&& holds) const {
    Fraction sum;
    for (const Prospect& p : prospects) {
      if (holds(p)) sum += p.chance;
    }
    return sum;
  }
};

// Draws nothing from the game's dice and changes nothing. The side is the one that is asked now.
Forecast forecast(const Game&, const Intention&);

// How somebody is beyond this turn; what he has done in it, and what he has ready, is no outcome.
Tokens lasting_marks(const Battle&, const Tabletop&, FigureId);
// How somebody fares, in a few words: "standing, 2 bound dice".
std::string condition(const Battle&, const Tabletop&, FigureId);

// What a table is worth to a side, for who answers as is best for him: his people against the others'.
int worth(const Battle&, const Tabletop&, Side);

}  // namespace fyrd
