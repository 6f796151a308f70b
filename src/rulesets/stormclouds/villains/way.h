// Where a Villain could go: along a way, as far as its movement lasts (STO-A50, STO-A51, STO-X11).
#pragma once

#include "rulesets/stormclouds/table/place.h"

namespace fyrd::stormclouds {

struct March {
  Path path;           // empty: it stays
  Length way;          // what the whole way takes, before it is cut to what can be done now
  bool whole = false;  // it gets to the end of it now
  Path all{};          // the whole way
};
class Marches {
 public:
  Marches(Here, FigureId);

  March approach(FigureId) const;                       // into contact with somebody, as far as it gets now
  std::optional<March> into_contact(FigureId) const;    // now, from behind if there is room
  std::optional<March> away_from_all() const;           // as far from Heroes as one move leads
  std::optional<March> within_shot(Length away) const;  // the nearest place so far off that sees one of them
  std::optional<March> out_of_sight() const;
  std::optional<March> into_sight(bool clear) const;
  std::optional<March> equal_to(const March&) const;  // another way there that is as short
  State there(const March&) const;                    // as if it had gone

 private:
  March to(Point goal, Length limit) const;  // the shortest way, cut to its movement
  March shortest(Point goal, Length limit, std::span<const Shape> others) const;
  Point beside(FigureId, int k) const;
  bool has_room(Point, FigureId with) const;  // to stand there, no step above or below him
  // STO-A51 The nearest good place that one move can reach; `good` is asked with the table as if it had gone.
  template <class Good>
  std::optional<March> search(Good&& good) const;
  void finish(March&) const;                   // cuts the whole way to what can be done now:
  Path cut(const Path&, Length budget) const;  // by the movement, the guard's circle and a free place
  Length past_caltrops(const Path&, Length budget) const;
  Length until_rim(const Path&, Length budget) const;
  bool straight_way(Point) const;
  int turns_by(Point) const;  // 1: clockwise

  const Here here_;
  const FigureId id_;
  const Length allowed_;
  Objectives guarded_;  // STO-X11 that it may not leave
};

}  // namespace fyrd::stormclouds
