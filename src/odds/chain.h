// Tests one after another from numbers alone, each with what came of those before it: a hit and its harm, three men at
// one, a blow and the blow back.
#pragma once

#include <optional>

#include "odds/falls.h"
#include "rulesets/sequel.h"

namespace fyrd {

// One test of a chain.
struct Link {
  const Trial* trial = nullptr;
  Sequel sequel{};                        // what its results mean for the next
  std::vector<int> when{};                // results of the test before it after which it is made; none: after any
  bool back = false;                      // he who is tested against makes it
  std::optional<std::string> by{}, at{};  // others than the two whom it is all about
};

struct Chain {
  std::vector<Link> links{};
  std::string by{}, at{};  // all that is said of the two, for whichever test it counts in
  int times = 1;           // he does it so often
  int men = 1;             // so many like him do, one after another, against what is left of the other
};

// What comes of a chain.
struct Chained {
  // Of each test and each of its results: the chance that it came up never, once, twice …
  std::vector<std::vector<std::vector<Fraction>>> links;
  std::vector<Fraction> lost;  // that none, one, two … of the men are out of it
  Fraction out;                // that the other one is
  bool losing = false;         // whether somebody can be

  static Fraction ever(std::span<const Fraction> times);  // once or more often
};

constexpr int most_rounds = 20;  // of men and of times each

// What cannot be read, or is too large to be counted, is told in `problem`, in a sentence.
Chained count(const Battle&, const Chain&, std::span<const Word>, Falls&, std::string& problem);

// "hit or missed: damage back by axeman at spearman": after these results of the test before it, if any are named, this
// test, made by the other one if it is made back, or by and at others if these are named.
Link read_link(const Ruleset&, const Trial& before, std::string_view text, std::string& problem);
Link first_link(const Ruleset&, const Trial&);

}  // namespace fyrd
