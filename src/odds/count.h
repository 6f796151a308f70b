// The chances of a test from numbers alone, counted by playing it for every fall of the dice.
#pragma once

#include "odds/falls.h"
#include "rulesets/trial.h"

namespace fyrd {

// Beside the results of the trial; what is thrown again until something comes of it is left out. Dice may have been
// `thrown` already, in their order. What is wrong with them, or too large to be counted, is told in `problem`, in a
// sentence.
std::vector<Fraction> count(const Battle&, const Trial&, const Stats& by, const Stats& at, Falls&, std::string& problem,
                            std::span<const int> thrown = {});

// "melee 4, sword, 2 dice": numbers with what they are for, words that stand for numbers, and yes to what is only
// named. What cannot be read is told in `problem`, in a sentence.
// `elsewhere` is what can be said of him in other tests: it is no mistake, and says nothing here.
Stats read_stats(std::span<const Stat> known, std::span<const Word> words, std::string_view text, std::string& problem,
                 std::span<const std::span<const Stat>> elsewhere = {});
// "6, 5": faces of dice.
std::vector<int> read_faces(std::string_view text, std::string& problem);

}  // namespace fyrd
