// Surfaces, rooms, and places that are free.
#include "rulesets/nottingham/table/standing.h"

#include <algorithm>

#include "rulesets/nottingham/table/obstacle.h"
#include "rulesets/nottingham/table/passage.h"

namespace fyrd::nottingham {

namespace {

// The level of the table at a place: below zero in pits.
Length table_level(Here here, Point p) {
  const auto& [b, s] = here;
  Length level;
  b.ground.any(extent(p, p), [&](int i) {
    const Piece& piece = b.ground.pieces()[i];
    if (b.trait(piece).pit && contains(piece.solid.shape, p)) level = min(level, piece.solid.bottom);
    return false;
  });
  for (const Trap& t : s.traps) {  // NOT-X30 a pit that was sprung is open for all
    if (t.kind == TrapKind::pit && t.sprung && (p - t.at).squared() <= (b.numbers.pit_width / 2).squared())
      level = min(level, -b.numbers.pit_depth);
  }
  return level;
}

}  // namespace

Length surface(Here here, Point p, Length from) {
  const auto& [b, s] = here;
  const Length highest = from + b.numbers.waist;  // NOT-A69 onto a top up to the waist
  Length found = table_level(here, p);
  b.ground.any(extent(p, p), [&](int i) {
    const Piece& piece = b.ground.pieces()[i];
    if (!(piece.floor || piece.ramp) || !contains(piece.solid.shape, p)) return false;
    const Length top = top_at(piece, p);
    if (top <= highest) found = max(found, top);
    return false;
  });
  return found;
}

const Piece* stood_on(const NottinghamBattle& b, Point at, Length height) {
  const Piece* found = nullptr;
  b.ground.any(extent(at, at), [&](int i) {
    const Piece& piece = b.ground.pieces()[i];
    const bool is = (piece.floor || piece.ramp) && contains(piece.solid.shape, at) && top_at(piece, at) == height;
    if (is) found = &piece;
    return is;
  });
  return found;
}

namespace {

// Asks about every wall and obstacle that a base overlaps, until an answer is true; says whether one was.
template <class Ask>
bool any_in_way(Here here, FigureId id, Length tall, const Shape& base, Length feet, Ask&& ask) {
  const auto& [b, s] = here;
  const Extent around = extent(base);
  const Heights band = standing_band(b, feet, tall);
  const bool walled = b.ground.any(around, [&](int i) {
    const Piece& piece = b.ground.pieces()[i];
    if (!piece.impassable || !band.meets(piece.solid) || !overlap(base, piece.solid.shape)) return false;
    return ask(piece.solid.shape, NoRoom{.taken = true, .piece = i});
  });
  return walled || any_obstacle(here, id, around, [&](const Obstacle& o) {
           if (!in_way(b, o, feet, tall) || !overlap(base, o.solid.shape))
             return false;  // NOT-A68 nobody stops on them
           using Kind = Obstacle::Kind;
           const bool door = o.kind == Kind::door || o.kind == Kind::window;
           const bool thing = o.kind == Kind::beast || o.kind == Kind::thing;
           return ask(
               o.solid.shape,
               NoRoom{.taken = true, .door = door ? o.index : -1, .thing = thing ? o.index : -1, .figure = o.figure()});
         });
}

// What is around a square base that stands free as far as the disc inside it goes: some ways of turning it fit.
class Turning {
 public:
  Turning(Here here, FigureId id, const Size& size, Point p, Length feet)
      : ground_(here.b.ground), size_(size), at_(p) {
    const Shape inner = disc(p, size.radius), outer = disc(p, size.outer());
    edge_ = !ground_.on_table(outer);
    if (edge_ && !ground_.on_table(inner)) no_ = {.taken = true, .edge = true};
    if (no_.taken) return;
    any_in_way(here, id, size.tall, outer, feet, [&](const Shape& shape, const NoRoom& no) {
      if (overlap(inner, shape)) {
        no_ = no;
        return true;
      }
      if (close_.empty()) first_ = no;
      close_.push_back(shape);
      return false;
    });
  }

  // As near to a facing as it fits, itself or one of the compass; of two as near, the one towards the middle of the
  // table, so that a mirrored table gives the mirrored facing. Nothing: it does not fit.
  std::optional<Angle> near(Angle wanted) const {
    if (no_.taken) return std::nullopt;
    if (fits(wanted)) return wanted;
    constexpr int step = 128, eighth = 8192;  // a quarter of a turn leaves a square as it was
    const bool right = 2 * at_.x <= ground_.width().units;
    int left_by = wanted.turn % step, right_by = step - left_by;
    while (std::min(left_by, right_by) <= eighth) {
      int& by = (left_by == right_by ? right : right_by < left_by) ? right_by : left_by;
      const Angle facing{static_cast<std::uint16_t>(wanted.turn + (&by == &right_by ? by : -by))};
      if (fits(facing)) return facing;
      by += step;
    }
    return std::nullopt;
  }
  // Whether it fits does not hang on how one came: whoever may stop here can be turned so that he stands.
  NoRoom no_room() const {
    if (no_.taken || beside_one() || near(north)) return no_;
    return close_.empty() ? NoRoom{.taken = true, .edge = true} : first_;
  }

 private:
  // Mostly he can stand with a side towards one of them: one of the ways of turning that `near` looks through.
  bool beside_one() const {
    constexpr int step = 128, quarter = 16384;
    return std::any_of(close_.begin(), close_.end(), [&](const Shape& shape) {
      const Angle there = bearing(nearest(disc(at_, {}), shape).on_b - at_);
      const int turn = there.turn % quarter / step * step;
      return fits(Angle{static_cast<std::uint16_t>(turn <= quarter / 2 ? turn : turn - quarter)});
    });
  }
  bool fits(Angle facing) const {
    if (close_.empty() && !edge_) return true;
    const Shape base = size_.base(at_, facing);
    return (!edge_ || ground_.on_table(base)) &&
           std::none_of(close_.begin(), close_.end(), [&](const Shape& shape) { return overlap(base, shape); });
  }

  const Ground& ground_;
  const Size& size_;
  Point at_;
  bool edge_ = false;
  std::vector<Shape> close_;
  NoRoom no_, first_;
};

}  // namespace

NoRoom no_room(Here here, FigureId id, const Size& size, Point p, Length feet) {
  if (size.square) return Turning(here, id, size, p, feet).no_room();
  const Shape base = disc(p, size.radius);
  if (!here.b.ground.on_table(base)) return {.taken = true, .edge = true};
  NoRoom out;
  any_in_way(here, id, size.tall, base, feet, [&](const Shape&, const NoRoom& no) {
    out = no;
    return true;
  });
  return out;
}

void turn_to(const NottinghamBattle& b, State& s, FigureId id, Angle wanted) {
  Figure& f = s[id];
  const Size size = upright({b, s}, id);
  const bool stands = f.pose == Pose::standing && size.square && !s.man(id).hanging();
  f.facing = stands ? Turning({b, s}, id, size, f.at, f.elevation).near(wanted).value_or(wanted) : wanted;
}

bool free_for(Here here, FigureId id, Point p, Length height) {
  return !no_room(here, id, upright(here, id), p, height).taken;
}

std::optional<Point> free_spot(Here here, FigureId id, Point near, Length height, Length within) {
  const auto& [b, s] = here;
  const Size size = upright(here, id);
  const auto good = [&](Point p) {
    const Length there = surface(here, p, height);
    const Length up = there - height;
    if (up > b.numbers.step || -up > b.numbers.step || no_room(here, id, size, p, there).taken) return false;
    return !meets(here, id, {{}, size.tall}, {near, p, height, height, true});
  };
  return search_around(b.ground, near, within, good);
}

bool in_deep_water(Here here, FigureId id) {
  const auto& [b, s] = here;
  const Figure& f = s[id];
  return b.ground.any(extent(f.at, f.at), [&](int i) {
    const Piece& piece = b.ground.pieces()[i];
    return b.trait(piece).deep && f.elevation < piece.solid.top + b.numbers.step && contains(piece.solid.shape, f.at);
  });
}

int room_of(const NottinghamBattle& b, Point p, Length height) {
  int room = -1;
  for (const Piece& piece : b.ground.pieces()) {
    if (!b.trait(piece).room) continue;
    ++room;
    if (height + b.numbers.step >= piece.solid.bottom && height < piece.solid.top && contains(piece.solid.shape, p))
      return room;
  }
  return -1;
}

}  // namespace fyrd::nottingham
