// The search itself: nearest place first, and a leg is only tested when the shortest way may run along it.
#include "core/table/way_search.h"

#include <algorithm>

namespace fyrd {

bool WaySearch::Leg::operator<(const Leg& o) const {
  if (whole != o.whole) return whole > o.whole;
  if (to != o.to) return to > o.to;
  return from > o.from;
}

WaySearch::WaySearch(const Ways& ways, Point from, Length limit, std::span<const Shape> bodies)
    : ways_(ways), from_(from), to_(from), limit_(min(limit, longest)) {
  const Extent region = extent(from, from).grown(limit_.units);
  for (const Shape& b : bodies) {
    if (b.count == 0) continue;
    const Extent box = extent(b).grown(ways.radius_.units);
    if (box.meets(region)) bodies_.push_back({b.grown(ways.radius_), box});
  }
}

Point WaySearch::at(int place) const {
  if (place < fixed_count()) return ways_.corners_[place].at;
  if (place < start()) return extra_[place - fixed_count()].at;
  return place == start() ? from_ : to_;
}

const WayCorner& WaySearch::corner(int place) const {
  return place < fixed_count() ? ways_.corners_[place] : extra_[place - fixed_count()];
}

bool WaySearch::stands(Point p) const {
  return ways_.stands(p) && std::none_of(bodies_.begin(), bodies_.end(), [&](const Body& b) {
           return b.box.meets(extent(p, p)) && !stands_beside(b.grown, p);
         });
}

bool WaySearch::may_pass(const Shape& grown, Point a, Point b, bool from_start) const {
  if (passes(grown, a, b)) return true;
  // What the base overlaps at the start it may leave, and not come back to.
  if (!from_start || stands_beside(grown, a) || !stands_beside(grown, b)) return false;
  return sweep(disc(a, ways_.radius_), a, b, grown.grown(-ways_.radius_)).free;
}

bool WaySearch::leg_free(Point a, Point b, bool from_start, bool known) {
  const Strip strip{a, b - a};
  const Extent box = extent(a, b);
  if (!known) {
    const bool blocked = ways_.boxes_.any(
        box, [&](int i) { return !strip.misses(ways_.boxes_[i]) && !may_pass(ways_.obstacles_[i], a, b, from_start); });
    if (blocked) return false;
  }
  for (Body& body : bodies_) {
    if (!body.box.meets(box) || strip.misses(body.box) || may_pass(body.grown, a, b, from_start)) continue;
    body.met = true;
    return false;
  }
  return true;
}

void WaySearch::offer(int from, int to, std::int32_t leg) {
  Place& place = places_[to];
  if (place.walked >= 0) return;
  if (place.ahead < 0) place.ahead = has_goal_ ? distance(at(to), to_).units : 0;
  const std::int32_t walked = places_[from].walked + leg;
  if (walked + place.ahead > limit_.units) return;
  queue_.push_back({walked + place.ahead, walked, to, from});
  std::push_heap(queue_.begin(), queue_.end());
}

void WaySearch::expand(int place) {
  const bool is_fixed = place < fixed_count();
  const WayCorner here = place == start() ? WayCorner{from_, {}, {}} : corner(place);
  const std::int32_t left = limit_.units - places_[place].walked;
  const auto offer_corner = [&](int to) {
    if (places_[to].walked >= 0) return;
    const WayCorner& there = corner(to);
    const Vec d = there.at - here.at;
    if (d.x > left || -d.x > left || d.y > left || -d.y > left) return;
    if (can_join(here, there)) offer(place, to, length(d).units);
  };
  if (has_goal_ && can_bend(here, to_ - here.at, true)) offer(place, goal(), distance(here.at, to_).units);
  if (is_fixed) {
    for (int e = ways_.first_edge_[place]; e < ways_.first_edge_[place + 1]; ++e) {
      offer(place, ways_.edges_[e].to, ways_.edges_[e].length);
    }
  } else {
    const auto by_x = [](const WayCorner& c, std::int32_t x) { return c.at.x < x; };
    const auto& all = ways_.corners_;
    const auto first = std::lower_bound(all.begin(), all.end(), here.at.x - left, by_x);
    for (auto i = first; i != all.end() && i->at.x <= here.at.x + left; ++i) {
      offer_corner(static_cast<int>(i - all.begin()));
    }
  }
  for (int to = fixed_count(); to < start(); ++to) offer_corner(to);
}

void WaySearch::run() {
  places_.assign(goal() + 1, {});
  queue_.clear();
  reached_.clear();
  places_[start()].walked = 0;
  reached_.push_back(start());
  expand(start());
  while (!queue_.empty()) {
    std::pop_heap(queue_.begin(), queue_.end());
    const Leg leg = queue_.back();
    queue_.pop_back();
    Place& place = places_[leg.to];
    if (place.walked >= 0) continue;
    const bool known = leg.from < fixed_count() && leg.to < fixed_count();
    if (!leg_free(at(leg.from), at(leg.to), leg.from == start(), known)) continue;
    place.walked = leg.walked;
    place.parent = leg.from;
    if (leg.to == goal()) return;
    reached_.push_back(leg.to);
    expand(leg.to);
  }
}

bool WaySearch::met_new_bodies() const {
  return std::any_of(bodies_.begin(), bodies_.end(), [](const Body& b) { return b.met && !b.outlined; });
}

// Replaces two turns by one where the legs before and after them meet, if that point can be used.
std::optional<Point> WaySearch::one_turn(std::span<const Point, 4> p, bool from_start) {
  const Vec d = p[1] - p[0], back = p[2] - p[3], across = p[3] - p[0];
  const std::int64_t under = cross(d, back), along = cross(across, back), along_back = cross(across, d);
  // Both legs must be lengthened, and not too far.
  const bool ahead = under > 0 ? along >= under && along_back >= under : along <= under && along_back <= under;
  if (under == 0 || !ahead || along / under > 16) return std::nullopt;
  const auto one = [&](std::int32_t c) { return static_cast<std::int32_t>(Wide{c} * along / under); };
  const Point meet = p[0] + Vec{one(d.x), one(d.y)};
  const Point middle{p[1].x + (p[2].x - p[1].x) / 2, p[1].y + (p[2].y - p[1].y) / 2};
  const Point turn = meet + with_length(meet - middle, {2});  // rounding must not draw the legs in
  if (!stands(turn) || !leg_free(p[0], turn, from_start) || !leg_free(turn, p[3], false)) return std::nullopt;
  return turn;
}

// A path holds only so many points: the turns that cost least are given up first.
bool WaySearch::spare_turns(std::vector<Point>& turns) {
  while (turns.size() - 1 > Path::max_points) {
    std::size_t best = 0;
    Point best_turn;
    Length least = longest;
    for (std::size_t i = 1; i + 2 < turns.size(); ++i) {
      const std::span<const Point, 4> four(turns.data() + i - 1, 4);
      const auto turn = one_turn(four, i == 1);
      if (!turn) continue;
      const Length more = distance(four[0], *turn) + distance(*turn, four[3]) - distance(four[0], four[1]) -
                          distance(four[1], four[2]) - distance(four[2], four[3]);
      if (more >= least) continue;
      least = more;
      best = i;
      best_turn = *turn;
    }
    if (best == 0) return false;
    turns[best] = best_turn;
    turns.erase(turns.begin() + static_cast<std::ptrdiff_t>(best) + 1);
  }
  return true;
}

Ways::Way WaySearch::way_back() {
  std::vector<Point> turns;  // with both ends
  for (int p = goal(); p >= 0; p = places_[p].parent) turns.push_back(at(p));
  std::reverse(turns.begin(), turns.end());
  // Rounded corners leave points that are no turns any more.
  for (std::size_t i = 1; i + 1 < turns.size();) {
    if (leg_free(turns[i - 1], turns[i + 1], i == 1)) {
      turns.erase(turns.begin() + static_cast<std::ptrdiff_t>(i));
      if (i > 1) --i;
    } else {
      ++i;
    }
  }
  Ways::Way way;
  if (!spare_turns(turns)) return way;
  for (std::size_t i = 1; i < turns.size(); ++i) way.path.add(turns[i]);
  way.length = length(from_, way.path);
  way.found = way.length <= limit_;
  return way.found ? way : Ways::Way{};
}

Ways::Way WaySearch::to(Point goal_point) {
  to_ = goal_point;
  has_goal_ = true;
  const Length straight = distance(from_, to_);
  if (straight > limit_ || !stands(to_)) return {};
  if (leg_free(from_, to_, true)) {
    Ways::Way way;
    way.found = true;
    way.path.add(to_);
    way.length = straight;
    return way;
  }
  // As long as the search meets bodies that have no corners yet, it may have missed the way around them.
  do {
    place_extra_corners();
    run();
  } while (met_new_bodies());
  return places_[goal()].walked < 0 ? Ways::Way{} : way_back();
}

Ways::Fan WaySearch::fan(Point origin, Length left) const {
  constexpr int rays = 64;
  Ways::Fan out{origin, left, {}};
  out.edge.reserve(rays);
  const Shape base = disc(origin, ways_.radius_);
  for (int k = 0; k < rays; ++k) {
    const Angle ray{static_cast<std::uint16_t>(k * (65536 / rays))};
    Point end = ways_.ground_->step(base, origin, origin + along(ray, left), ways_.band_).until;
    for (const Body& b : bodies_) {
      if (!b.box.meets(extent(origin, end))) continue;
      end = sweep(base, origin, end, b.grown.grown(-ways_.radius_)).until;
    }
    out.edge.push_back(end);
  }
  return out;
}

std::vector<Ways::Fan> WaySearch::reach() {
  for (Body& b : bodies_) b.met = true;
  place_extra_corners();
  run();
  std::vector<Ways::Fan> fans;
  fans.reserve(reached_.size());
  for (const int p : reached_) {
    const Length left{limit_.units - places_[p].walked};
    if (left.units > 0) fans.push_back(fan(at(p), left));
  }
  return fans;
}

}  // namespace fyrd
