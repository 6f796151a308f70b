// What is asked of an experiment, and the answer as it stands after any number of rounds.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>

#include "cli/lab/opened.h"

namespace fyrd::cli {

// The answer as a picture: values with how sure they are, beside a line that means nothing special happens.
struct Plot {
  struct Dot {
    std::string name;
    double value = 0, low = 0, high = 0;
    std::optional<double> mark{};  // what it is said to be
  };
  std::string unit;
  double line = 0;
  std::vector<Dot> dots;
};

class Answer {
 public:
  virtual ~Answer() = default;
  // What came of one round, by cell. Rounds come in order; false when enough is known, and no more is taken.
  virtual bool take(std::span<const Outcome>) = 0;
  virtual std::string text() const = 0;
  virtual std::string in_short() const = 0;  // in a sentence or two
  virtual Plot plot() const = 0;
  virtual void add_to(Json&) const = 0;
};

// Of what the experiment asks; nothing after a complaint.
std::unique_ptr<Answer> answer_of(const Opened&, int& code);

// One for each file.
std::unique_ptr<Answer> ask_sim(const Opened&);
std::unique_ptr<Answer> ask_compare(const Opened&);
std::unique_ptr<Answer> ask_sweep(const Opened&);
std::unique_ptr<Answer> ask_fair(const Opened&);
std::unique_ptr<Answer> ask_price(const Opened&);
std::unique_ptr<Answer> ask_tune(const Opened&);

// "Skirmish: Rollo's men against The Sheriff; quick against quick; seed 1", for a headline.
std::string played_text(const Opened&);
// To four decimals, so that the bytes do not hang on the last bits of a division.
Json rounded(double);

}  // namespace fyrd::cli
