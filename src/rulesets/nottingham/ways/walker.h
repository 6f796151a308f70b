// One figure going along one path, leg by leg; for courses alone.
#pragma once

#include "rulesets/nottingham/table/obstacle.h"
#include "rulesets/nottingham/table/standing.h"
#include "rulesets/nottingham/ways/course.h"
#include "rulesets/nottingham/ways/slopes.h"

namespace fyrd::nottingham {

class Walker {
 public:
  Walker(Here, FigureId, Gait, std::optional<Length> room);
  Course go(const Path&);

 private:
  // Where a leg is cut short.
  struct Stop {
    const Reason* no = nullptr;
    Length at;
    Point point;
    FigureId figure = nobody;
    int piece = -1, door = -1;
  };
  // An obstacle that the base is on, by its number: pieces first, then figures, then things.
  struct Visit {
    int what = -1;
    Length from;
    bool lasts = false;  // to the end of the leg
    bool paid = false;
  };
  static constexpr int first_figure = 1 << 16, first_thing = 1 << 17;

  bool leg(Point a, Point b);
  void stop(const Stop&);
  void stop_at_edge(Point a, Point b);
  void stop_at_ground(const Slopes&, Point a, Point b);
  void meet_wall(const Slopes&, int piece, Point a, Point b);
  void meet_obstacle(const Slopes&, const Obstacle&, Point a, Point b);
  void cross(int what, Stretch, Length whole, bool costs, bool leaving);
  void count_steps(const Slopes&);
  void wade(const Slopes&, Point a, Point b);
  void leave_areas(const Slopes&, Point a, Point b);
  void leave_area(const Slopes&, FigureId, Point a, Point b);
  void spring_traps(const Slopes&, Point a, Point b);
  void mark(Mark::Kind, const Slopes&, Length at, FigureId who, int trap);
  void finish(Point end);

  const Here here_;
  const FigureId id_;
  const Gait gait_;
  const std::optional<Length> room_;  // there is at the end of the way, at this height
  const Size size_;
  Shape body_, before_turn_;  // around the origin: for areas
  Length height_, walked_;
  int under_ = -1;       // the piece stood on
  int stepped_on_ = -1;  // a bank that was paid for when he got onto it
  bool first_ = true;
  Angle heading_;
  Stop stop_;
  std::array<Visit, 32> visits_, before_;
  int visit_count_ = 0, before_count_ = 0;
  Course out_;
};

// How far a reach on the level is when so much of it is height; nothing: too high (NOT-A63).
inline std::optional<Length> level_reach(Length reach, Length height) {
  const std::int64_t left = reach.squared() - height.squared();
  if (left < 0) return std::nullopt;
  return height.units == 0 ? reach : Length{static_cast<std::int32_t>(square_root(left))};
}

}  // namespace fyrd::nottingham
