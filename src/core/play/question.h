// A decision the rules ask of a side, with everything needed to answer it well: what is legal, what is sensible, why.
#pragma once

#include <string>
#include <vector>

#include "core/dice/fraction.h"
#include "core/play/choice.h"
#include "core/play/refusal.h"
#include "core/play/tally.h"
#include "core/table/way.h"

namespace fyrd {

// The line or point that proves a verdict of sight, arc or distance, and by how much it holds (negative: fails).
struct Witness {
  std::string what;  // "range", "sight", "contact"
  std::string rule;
  std::string text;  // "12.4″ of 30″"
  Point from, to;
  Length margin;
};

// Somebody whose attack a way would provoke, or under whose weapons it would end.
struct Threat {
  FigureId figure;
  std::string text, rule;
  Point at;  // where on the way
};

// Why a choice is judged as it is, and what would come of it.
struct Explanation {
  std::vector<Tally> tallies{};
  std::vector<Witness> witnesses{};
  std::string summary{};                   // what is needed, in a sentence
  std::optional<Length> length{}, left{};  // of a way: what it takes, and what would remain
  std::vector<std::string> costs{};        // what makes it cost more than its length
  std::vector<Threat> threats{};
  std::optional<Fraction> chance{};  // that it does what it is meant to do
  const char* comes = "";            // what it does then: "hits", "acts first"
  std::string never{};               // why the chance is none, where it is
};

// Legal choices: all of them where they can be counted, the useful ones where a place is asked for.
enum class Weight : std::uint8_t {
  plain,
  grave,     // ends more than what is asked now: to be thought over
  gives_up,  // ends the battle for who takes it; nobody plays so by chance
};
struct Option {
  Choice choice;
  std::string label;
  Weight weight = Weight::plain;
};
struct Region {  // where a figure can get to
  FigureId figure;
  std::vector<Ways::Fan> fans;
};

class Question;

class Options {
 public:
  // A player in a simulation needs no words and no regions.
  explicit Options(bool worded = true) : worded_(worded) {}
  // Who looks for the words of one choice needs no others.
  explicit Options(const Choice& only) : worded_(false), only_(&only) {}
  bool worded() const { return worded_; }
  bool whole() const {
    return worded_ || only_ != nullptr;
  }  // everything a person might choose, also what no script does
  template <class Label>
  void add(const Choice& choice, Label&& label, Weight weight = Weight::plain) {
    if (wants(choice)) all_.push_back({choice, worded_ || only_ ? std::string(label()) : std::string(), weight});
  }
  // Only if it passes the question's own check.
  template <class Label>
  void offer(const Question& question, const Choice& choice, Label&& label);
  void add(Region region) { regions_.push_back(std::move(region)); }
  std::vector<Option>& all() { return all_; }
  const std::vector<Option>& all() const { return all_; }
  const std::vector<Region>& regions() const { return regions_; }

 private:
  bool wants(const Choice& choice) const { return !only_ || choice == *only_; }
  bool worded_;
  const Choice* only_ = nullptr;
  std::vector<Option> all_;
  std::vector<Region> regions_;
};

class Question {
 public:
  Question(const char* kind, const char* rule, std::span<const Verb> verbs, Side who, FigureId about = nobody)
      : kind(kind), rule(rule), who(who), about(about), verbs_(verbs) {}
  virtual ~Question() = default;

  const char* const kind;  // "order"
  const char* const rule;  // where it comes from
  const Side who;
  const FigureId about;  // whom it concerns, if one figure

  std::span<const Verb> verbs() const { return verbs_; }
  virtual std::string prompt() const = 0;  // in words, to the player
  virtual Verdict check(const Choice&) const = 0;
  virtual void list(Options&) const = 0;  // never empty; every one of them passes check
  // A legal answer that does the least and is cheap to find. Most questions have a verb for that, and it comes first.
  virtual Choice quiet() const { return {}; }
  virtual Explanation explain(const Choice&) const { return {}; }
  // What the number of a choice stands for.
  virtual std::string number_text(const Choice& c) const { return c.number == 0 ? "None" : std::to_string(c.number); }
  // It begins something new: nothing that was decided or thrown before is still open.
  virtual bool begins() const { return false; }

 private:
  const std::span<const Verb> verbs_;
};

template <class Label>
void Options::offer(const Question& question, const Choice& choice, Label&& label) {
  if (wants(choice) && !question.check(choice)) add(choice, label);
}

}  // namespace fyrd
