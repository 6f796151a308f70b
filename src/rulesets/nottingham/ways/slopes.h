// The ground under one straight leg: how high it is all along, its steps, and where it ends in a drop or a bank too
// high (NOT-041, NOT-042, NOT-152, NOT-A69).
#pragma once

#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

class Slopes {
 public:
  // A stretch on one surface: level or an even slope. Places on the leg are told by their level distance from its
  // start.
  struct Span {
    Length from, to;
    Length at_from, at_to;    // heights
    std::int16_t piece = -1;  // what is stood on; -1: the table, a pit's floor
  };
  enum class End : std::uint8_t { whole, drop, bank };

  // `up` and `down` are the highest steps that are walked over.
  Slopes(Here, Point a, Point b, Length height, Length tall, Length up, Length down);

  Length level() const { return level_; }  // the whole leg
  End end() const { return end_; }
  Length ends() const { return ends_; }     // where the drop or the bank is
  int barrier() const { return barrier_; }  // the piece that is too high or too steep

  std::span<const Span> spans() const { return {spans_.data(), static_cast<std::size_t>(count_)}; }
  Length height_at(Length d) const;  // of the ground
  Length along(Length d) const;      // NOT-041 measured on the ground, up and down
  bool flat() const { return count_ == 1 && spans_[0].at_from == spans_[0].at_to; }

  Point at(Length d) const { return d >= level_ ? b_ : a_ + with_length(b_ - a_, d); }
  Point beyond(Length d) const { return a_ + with_length(b_ - a_, d); }

 private:
  static constexpr int most = 48;
  struct Rise;
  void add(const Span&);
  bool climb_into(const NottinghamBattle&, std::span<const Rise>, Length from, Length to, Length& height, Length tall,
                  Length up, Length down);

  Point a_, b_;
  Length level_, ends_;
  End end_ = End::whole;
  int barrier_ = -1;
  int count_ = 0;
  std::array<Span, most> spans_;
};

}  // namespace fyrd::nottingham
