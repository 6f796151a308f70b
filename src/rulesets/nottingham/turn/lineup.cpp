// Rows at edges, files in zones, corners of rooms.
#include "rulesets/nottingham/turn/lineup.h"

#include "rulesets/muster.h"
#include "rulesets/nottingham/table/standing.h"

namespace fyrd::nottingham {

Length ground_level(Here here, Point p) {
  const auto& [b, s] = here;
  Length level = surface(here, p, -b.numbers.waist);
  for (bool higher = true; higher;) {
    higher = b.ground.any(extent(p, p), [&](int i) {
      const Piece& piece = b.ground.pieces()[i];
      if (!(piece.floor || piece.ramp) || piece.impassable || piece.solid.bottom > level ||
          !contains(piece.solid.shape, p))
        return false;
      const Length top = top_at(piece, p);
      if (top <= level) return false;
      level = top;
      return true;
    });
  }
  return level;
}

namespace {

constexpr int most_rows = 8;

Length height_at(Here here, const Post& post, Point p) {
  if (post.room >= 0) return surface(here, p, {});
  return post.height.units > 0 ? surface(here, p, post.height) : ground_level(here, p);
}

Length radius_of(Here here, FigureId id) { return here.b.bases[here.man(id).mounted ? rider_base : foot_base].inner; }

// How deep a row at an edge is (NOT-A99).
Length row_of(const NottinghamBattle& b, Length radius) { return 2 * radius + b.numbers.contact; }

bool lies_in(const NottinghamBattle& b, const Post& post, Point p, Length radius, int rows) {
  if (post.room >= 0 && !contains(b.ground.pieces()[post.room].solid.shape, p)) return false;
  if (post.edge >= 0) {
    if (p.x < post.low.x || p.x > post.high.x || p.y < post.low.y || p.y > post.high.y) return false;
    return gap_to(b.ground, static_cast<Edge>(post.edge), disc(p, radius)) <=
           b.numbers.contact + rows * row_of(b, radius);
  }
  const int r = post.whole ? -radius.units : post.room >= 0 || post.height.units > 0 ? 0 : radius.units;
  return p.x >= post.low.x - r && p.x <= post.high.x + r && p.y >= post.low.y - r && p.y <= post.high.y + r;
}

bool stands(Here here, FigureId id, const Post& post, Point p, Length height) {
  if (post.height.units > 0 && height < post.height - here.b.numbers.step) return false;
  if (here.man(id).mounted && (post.room >= 0 || room_of(here.b, p, height) >= 0)) return false;  // NOT-A89
  return free_for(here, id, p, height);
}

// Asks about places of a post in a fixed order until an answer is true: by rows from the front or the edge, each from
// its middle outward.
template <class Ask>
bool each_place(const NottinghamBattle& b, const Post& post, Length radius, Length pitch, int row_from, int row_to,
                Ask&& ask) {
  const Edge back = post.edge >= 0 ? static_cast<Edge>(post.edge) : edge_behind(post.facing);
  const bool across = back == Edge::south || back == Edge::north;  // the row runs east and west
  const int low = across ? post.low.x : post.low.y, high = across ? post.high.x : post.high.y;
  const int near = across ? post.low.y : post.low.x, far = across ? post.high.y : post.high.x;
  const bool begins_low = back == Edge::south || back == Edge::west;
  const int width = high - low - 2 * radius.units, half = std::max(width, 0) / 2 / pitch.units,
            middle = (low + high) / 2;
  for (int row = row_from; row < row_to; ++row) {
    const int in = radius.units + row * row_of(b, radius).units;
    // From an edge inward; in a zone from its front backward.
    const int depth = post.edge >= 0 ? (begins_low ? near + in : far - in) : (begins_low ? far - in : near + in);
    if (row > 0 && (depth - radius.units < near || depth + radius.units > far)) return false;
    for (int k = 0; k <= 2 * half; ++k) {
      const int along = middle + ((k + 1) / 2) * (k % 2 ? pitch.units : -pitch.units);
      if (ask(across ? Point{along, depth} : Point{depth, along})) return true;
    }
  }
  return false;
}

// Rows that may be used at the edges: the first until it is full (NOT-A99).
int rows_open(Here here, FigureId id, std::span<const Post> posts) {
  const Length radius = radius_of(here, id);
  for (int row = 0; row < most_rows; ++row) {
    for (const Post& post : posts) {
      if (post.edge < 0) return 0;
      if (each_place(here.b, post, radius, inches(1) / 10, row, row + 1,
                     [&](Point p) { return stands(here, id, post, p, height_at(here, post, p)); }))
        return row;
    }
  }
  return most_rows;
}

}  // namespace

Posts posts_of(Here here, FigureId id, int house) {
  Posts posts;
  plot_rules(here.b.plot).posts(here, id, house, posts);
  return posts;
}

Footing footing(Here here, FigureId id, std::span<const Post> posts, Point p) {
  const auto& [b, s] = here;
  Footing found;
  int rows = -1;
  for (const Post& post : posts) {
    if (!lies_in(b, post, p, radius_of(here, id), most_rows)) continue;
    if (post.edge >= 0 && !lies_in(b, post, p, radius_of(here, id), 0)) {
      if (rows < 0) rows = rows_open(here, id, posts);
      if (!lies_in(b, post, p, radius_of(here, id), rows)) continue;
    }
    found.in_post = true;
    found.post = static_cast<int>(&post - posts.data());
    found.height = height_at(here, post, p);
    found.facing = post.facing;
    found.free = stands(here, id, post, p, found.height);
    if (found.free) break;
  }
  return found;
}

namespace {

Post whole_table(const NottinghamBattle& b, Angle facing) {
  return {.low = {}, .high = {b.ground.width().units, b.ground.depth().units}, .whole = true, .facing = facing};
}

}  // namespace

Footing footing_anywhere(Here here, FigureId id, Point p) {
  const auto& [b, s] = here;
  const Post anywhere = whole_table(b, b.zones[s.band_of(id).zone].facing);
  Footing found{.in_post = lies_in(b, anywhere, p, radius_of(here, id), 0),
                .height = ground_level(here, p),
                .facing = anywhere.facing};
  found.free = found.in_post && stands(here, id, anywhere, p, found.height);
  return found;
}

std::vector<Place> places_for(Here here, FigureId id, const Posts& posts, int most) {
  const auto& [b, s] = here;
  std::vector<Place> found;
  const Length radius = radius_of(here, id);
  const std::size_t share = std::max(1, most / std::max(posts.count, 1));
  const auto search = [&](const Post& post, Length pitch) {
    const std::size_t before = found.size();
    each_place(b, post, radius, pitch, 0, most_rows, [&](Point p) {
      if (const Footing how = footing(here, id, posts.span(), p); how.free) found.push_back({p, how});
      return found.size() - before >= share;
    });
  };
  const Length elbow = row_of(b, radius);
  for (const Post& post : posts.span()) {
    if (most > 1 || found.empty()) search(post, most > 1 ? max(elbow, inches(2)) : elbow);
  }
  for (const Post& post : posts.span()) {
    if (found.empty()) search(post, inches(1) / 10);
  }
  if (!found.empty()) return found;
  each_place(b, whole_table(b, b.zones[s.band_of(id).zone].facing), radius, elbow, 0, 200, [&](Point p) {
    if (const Footing how = footing_anywhere(here, id, p); how.free) found.push_back({p, how});
    return !found.empty();
  });
  return found;
}

namespace {

// The part of a post that is open to him: at an edge its rows until one is not full.
Zone open_part(Here here, FigureId id, std::span<const Post> posts, const Post& post) {
  Zone zone{post.low, post.high, post.facing};
  if (post.edge < 0) return zone;
  const int deep =
      here.b.numbers.contact.units + (rows_open(here, id, posts) + 1) * row_of(here.b, radius_of(here, id)).units;
  switch (static_cast<Edge>(post.edge)) {
    case Edge::south: zone.high.y = zone.low.y + deep; break;
    case Edge::north: zone.low.y = zone.high.y - deep; break;
    case Edge::west: zone.high.x = zone.low.x + deep; break;
    case Edge::east: zone.low.x = zone.high.x - deep; break;
  }
  return zone;
}

}  // namespace

Region area_of(Here here, FigureId id, std::span<const Post> posts, const Post& post) {
  if (post.room < 0) return region_of(open_part(here, id, posts, post));
  const auto corners = here.b.ground.pieces()[post.room].solid.shape.corners();
  return {nobody, {{corners[0], {}, {corners.begin(), corners.end()}}}};
}

std::string place_words(Here here, FigureId id, std::span<const Post> posts, const Place& place) {
  const bool anywhere = place.how.post < 0;
  const Post post = anywhere ? whole_table(here.b, place.how.facing) : posts[place.how.post];
  std::string text = place_text(open_part(here, id, posts, post), place.at, 2 * radius_of(here, id), here.b.unit);
  if (post.room >= 0) text += " of " + here.b.ground.pieces()[post.room].name;
  if (post.edge >= 0 && posts.size() > 1)
    text += " of the " + std::string(name_of(static_cast<Edge>(post.edge))) + " edge";
  return text;
}

bool any_place(Here here, FigureId id, std::span<const Post> posts) {
  const Length radius = radius_of(here, id);
  for (const Post& post : posts) {
    if (each_place(here.b, post, radius, inches(1) / 10, 0, most_rows,
                   [&](Point p) { return footing(here, id, posts, p).free; }))
      return true;
  }
  return false;
}

}  // namespace fyrd::nottingham
