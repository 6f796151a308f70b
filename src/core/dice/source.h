// Where faces come from: a seed, a script, the players' own dice, or every outcome in turn.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/dice/fraction.h"
#include "core/dice/seeded.h"

namespace fyrd {

class Source {
 public:
  virtual ~Source();
  // False when the faces are not known (yet), or the pool is not valid; then `out` keeps its value.
  virtual bool roll(Pool pool, const Why& why, std::uint32_t turn, Roll& out) = 0;
};

class SeededSource final : public Source {
 public:
  explicit SeededSource(std::uint64_t seed) : seed_(seed) {}
  bool roll(Pool pool, const Why& why, std::uint32_t turn, Roll& out) override;
  std::uint64_t seed() const { return seed_; }

 private:
  std::uint64_t seed_;
  Occurrences occurrences_;
};

// Rolls written down earlier, in order. The rolls belong to the caller and must outlive the source.
class ScriptedSource final : public Source {
 public:
  struct Mismatch {
    std::size_t index = 0;  // in the script
    Pool asked, found;
  };

  explicit ScriptedSource(std::span<const Roll> script) : script_(script) {}
  bool roll(Pool pool, const Why& why, std::uint32_t turn, Roll& out) override;

  // A roll of the script was not one of the pool asked for. Nothing more is given out then: the script has come apart
  // from the game.
  bool bad() const { return mismatch_.has_value(); }
  const std::optional<Mismatch>& mismatch() const { return mismatch_; }
  std::size_t used() const { return used_; }
  bool at_end() const { return used_ == script_.size(); }

 private:
  std::span<const Roll> script_;
  std::size_t used_ = 0;
  std::optional<Mismatch> mismatch_;
};

// Dice thrown on the real table: a roll is asked for, its faces are typed, and asking again gives them.
class ManualSource final : public Source {
 public:
  struct Asked {
    Pool pool;
    Why why;
    std::uint32_t turn = 0;
  };

  // Faces typed for one question never answer another: a different question discards them.
  bool roll(Pool pool, const Why& why, std::uint32_t turn, Roll& out) override;
  // Empty when the faces are accepted, else what is wrong with them. Typing again before they are used replaces them.
  std::string type(std::span<const std::uint16_t> faces);
  const std::optional<Asked>& asked() const { return asked_; }  // the roll whose faces are awaited or not yet fetched

 private:
  std::optional<Asked> asked_;
  std::optional<Roll> typed_;
};

// Walks every outcome of an experiment that asks the same rolls whenever it has been given the same faces:
//   for (EnumeratingSource e; e.more(); e.next()) { run the experiment with e; use e.weight(); }
class EnumeratingSource final : public Source {
 public:
  // Multisets: each bag of faces once, highest first, weighted by the number of its orders. Only an experiment that
  // tells the dice of a pool apart needs them ordered.
  enum class Outcomes : std::uint8_t { multisets, ordered };
  static constexpr std::uint64_t default_budget = 1'000'000;

  explicit EnumeratingSource(Outcomes outcomes = Outcomes::multisets, std::uint64_t budget = default_budget)
      : outcomes_(outcomes), budget_(budget), exhausted_(budget == 0) {}
  bool roll(Pool pool, const Why& why, std::uint32_t turn, Roll& out) override;

  bool more() const { return !done_ && !exhausted_ && !bad_; }
  void next();
  Fraction weight() const;                          // the exact chance of the present leaf
  std::uint64_t leaves() const { return leaves_; }  // finished so far
  bool exhausted() const { return exhausted_; }     // the budget ended the walk before the outcomes did
  bool bad() const { return bad_; }                 // the experiment asked differently when given the same faces

 private:
  struct Step {
    Roll roll;
    Fraction weight;  // of this roll and all before it
  };
  bool advance(Roll& roll) const;
  Fraction chance(const Roll& roll) const;
  Fraction weight_before(std::size_t step) const;

  Outcomes outcomes_;
  std::uint64_t budget_;
  std::uint64_t leaves_ = 0;
  std::vector<Step> path_;
  std::size_t depth_ = 0;  // steps of the path the present run has asked for
  bool done_ = false;
  bool exhausted_ = false;
  bool bad_ = false;
};

}  // namespace fyrd
