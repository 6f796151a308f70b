// One search for a shortest way on a table's graph, with the bodies that stand in its way; for ways alone.
#pragma once

#include "core/table/way_corner.h"

namespace fyrd {

class WaySearch {
 public:
  WaySearch(const Ways&, Point from, Length limit, std::span<const Shape> bodies);

  Ways::Way to(Point goal);
  std::vector<Ways::Fan> reach();

 private:
  // A figure near enough to matter. Only bodies that were met get corners of their own: most never are.
  struct Body {
    Shape grown;
    Extent box;
    bool met = false, outlined = false;
  };
  struct Place {
    std::int32_t walked = -1;  // from the start, once the place is reached
    std::int32_t ahead = -1;   // straight to the goal, once asked for
    std::int32_t parent = -1;
  };
  // A leg not tried yet, in the order of the shortest whole way it can belong to.
  struct Leg {
    std::int32_t whole, walked, to, from;
    bool operator<(const Leg& o) const;  // later in the queue
  };

  const WayCorner& corner(int place) const;
  Point at(int place) const;
  int fixed_count() const { return static_cast<int>(ways_.corners_.size()); }
  int start() const { return fixed_count() + static_cast<int>(extra_.size()); }
  int goal() const { return start() + 1; }

  bool stands(Point) const;
  bool leg_free(Point a, Point b, bool from_start, bool known = false);  // known: free of ground already
  bool may_pass(const Shape& grown, Point a, Point b, bool from_start) const;

  void place_extra_corners();
  void add_extra(Point);
  void outline_body(int body);
  void cross_gaps(int body);
  void hug(const Shape& grown);

  void run();
  void expand(int place);
  void offer(int from, int to, std::int32_t leg);
  bool met_new_bodies() const;
  std::optional<Point> one_turn(std::span<const Point, 4>, bool from_start);
  bool spare_turns(std::vector<Point>& turns);
  Ways::Way way_back();
  Ways::Fan fan(Point origin, Length left) const;

  const Ways& ways_;
  Point from_, to_;
  Length limit_;
  bool has_goal_ = false;
  std::vector<Body> bodies_;
  std::vector<WayCorner> extra_;
  std::vector<Place> places_;
  std::vector<Leg> queue_;
  std::vector<int> reached_;  // places in the order they were reached
};

}  // namespace fyrd
