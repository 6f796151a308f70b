// Looking from an eye at a body, past whatever hides part of it.
#include "rulesets/nottingham/table/sight.h"

#include <cstddef>
#include <new>

#include "core/play/against.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/door.h"
#include "rulesets/nottingham/table/obstacle.h"

namespace fyrd::nottingham {

namespace {

constexpr Grid hundred{10, 10, 20};  // NOT-A52
constexpr int tenth = 100;           // thousandths

// NOT-A62 bodies, not bases: a horse fills the disc inside its own
Prism hider(Here here, const Obstacle& o) {
  if (!o.figure().none()) return body(here, o.figure());
  if (o.kind != Obstacle::Kind::beast || here.s.things[o.index].kind != ThingKind::horse) return o.solid;
  return {disc(here.s.things[o.index].at, here.b.numbers.mounted_base / 2), o.solid.bottom, o.solid.top};
}

// Everything that hides and is no ground, gathered around one line of view.
class Hiders {
 public:
  Hiders(Here here, Spot eye, Point to, Length to_height, FigureId viewer, FigureId target) {
    const Length room = max(here.b.numbers.mounted_base, here.b.numbers.body_length) / 2;
    const Extent view = extent(eye.at, to).grown(room.units);
    const Strip strip{eye.at, to - eye.at, std::int64_t{room.units} * distance(eye.at, to).units};
    any_obstacle(here, target, view, [&](const Obstacle& o) {
      using Kind = Obstacle::Kind;
      if ((o.kind == Kind::window || o.kind == Kind::door) && stands_open(here.s.doors[o.index]))
        return false;  // NOT-A92
      const FigureId who = o.figure();
      if (!who.none() && who == viewer) return false;
      if (!(eye.at == to) && strip.misses(extent(o.solid.shape))) return false;
      const Prism solid = hider(here, o);
      // Who lies among bodies looks over them (NOT-A64 lets them overlap).
      if (o.low() && contains(solid.shape, eye.at) && solid.bottom < eye.height && eye.height < solid.top) return false;
      add(solid, who);
      return false;
    });
    if (here[target].pose != Pose::standing) thickets(here, view);
    earth_around(here, eye, {to, to_height});
  }
  // For a line alone: who is at either end of it is not in the way.
  Hiders(Here here, Spot from, Spot to) {
    any_obstacle(here, nobody, extent(from.at, to.at), [&](const Obstacle& o) {
      const bool door = o.kind == Obstacle::Kind::door || o.kind == Obstacle::Kind::window;
      if (door ? stands_open(here.s.doors[o.index])
               : contains(o.solid.shape, from.at) || contains(o.solid.shape, to.at))
        return false;
      add(hider(here, o), o.figure());
      return false;
    });
    earth_around(here, from, to);
  }

  std::span<const Prism> all() const {
    return {reinterpret_cast<const Prism*>(solids_), static_cast<std::size_t>(count_)};
  }
  FigureId who(int index) const { return who_[index]; }

 private:
  void add(const Prism& p, FigureId id) {
    if (count_ == capacity) return;  // as many as can be on the table
    new (solids_ + sizeof(Prism) * count_) Prism(p);
    who_[count_++] = id;
  }

  // NOT-033 what barely covers a standing man's leg hides who lies behind it.
  void thickets(Here here, const Extent& view) {
    here.b.ground.any(view, [&](int i) {
      const Piece& piece = here.b.ground.pieces()[i];
      if (here.b.trait(piece).hides.units > 0 && !piece.part) add(piece.solid, nobody);
      return false;
    });
  }

  void earth_around(Here here, Spot from, Spot to) {
    if (from.height.units < 0) pit_around(here, from.at);
    if (to.height.units < 0) pit_around(here, to.at);
  }

  // From the floor of a pit one looks up through its opening only: four blocks of earth around its box.
  void pit_around(Here here, Point at) {
    const auto& [b, s] = here;
    const auto earth = [&](const Extent& hole, Length bottom) {
      const int w = b.ground.width().units, d = b.ground.depth().units;
      const auto block = [&](int x0, int y0, int x1, int y1) {
        const Point corners[] = {{x0, y0}, {x1, y0}, {x1, y1}, {x0, y1}};
        if (const auto shape = hull(corners)) add({*shape, bottom, {}}, nobody);
      };
      block(0, 0, hole.min_x, d), block(hole.max_x, 0, w, d);
      block(hole.min_x, 0, hole.max_x, hole.min_y), block(hole.min_x, hole.max_y, hole.max_x, d);
    };
    const bool found = b.ground.any(extent(at, at), [&](int i) {
      const Piece& piece = b.ground.pieces()[i];
      if (!b.trait(piece).pit || !contains(piece.solid.shape, at)) return false;
      earth(extent(piece.solid.shape), piece.solid.bottom);
      return true;
    });
    if (found) return;
    for (const Trap& t : s.traps) {
      const Shape hole = disc(t.at, b.numbers.pit_width / 2);
      if (t.kind != TrapKind::pit || !t.sprung || !contains(hole, at)) continue;
      return earth(extent(hole), -b.numbers.pit_depth);
    }
  }

  static constexpr int capacity = max_figures + max_things + max_doors + max_machines + 40;
  // Only a few of them are ever on one line, so the room for all is not filled beforehand.
  static_assert(std::is_trivially_destructible_v<Prism>);
  alignas(Prism) std::byte solids_[sizeof(Prism) * capacity];
  std::array<FigureId, capacity> who_;
  int count_ = 0;
};

Length eye_height(Here here, FigureId id) {  // NOT-A62
  if (here[id].pose != Pose::standing) return here.b.numbers.lying_eyes;
  return here.man(id).mounted ? here.b.numbers.rider_eyes : here.b.numbers.body_eyes;
}

}  // namespace

Length body_height(Here here, FigureId id) {  // NOT-A62
  if (here[id].pose != Pose::standing) return here.b.numbers.lying_height;
  return here.man(id).mounted ? here.b.numbers.rider_height : here.b.numbers.body_height;
}

Spot eyes(Here here, FigureId id) { return {here[id].at, here[id].elevation + eye_height(here, id)}; }

Prism body(Here here, FigureId id) {
  const Figure& f = here[id];
  // NOT-A62 on foot narrower than the base; a rider is as wide as his
  const Length half = (here.man(id).mounted ? here.b.numbers.mounted_base : here.b.numbers.body_width) / 2;
  const Shape shape = f.pose == Pose::standing ? disc(f.at, half) : base_of(here, id);
  return {shape, f.elevation, f.elevation + body_height(here, id)};
}

bool lost_in_fog(Here here, FigureId id, FigureId at) {
  return here.b.fog.units > 0 && !within(here, id, at, here.b.fog);  // NOT-164
}

bool sees(Here here, FigureId id, FigureId at) {
  const auto& [b, s] = here;
  if (s[id].pose == Pose::away || s[at].pose == Pose::away) return false;
  if (area(s, id, at) != Quarter::front || lost_in_fog(here, id, at)) return false;  // NOT-032
  const Spot eye = eyes(here, id);
  const Hiders hiders(here, eye, s[at].at, s[at].elevation, id, at);
  return fyrd::sees(b.ground, hiders.all(), eye, body(here, at), hundred);
}

bool obscured(Here here, FigureId id, FigureId at) {
  const Spot eye = eyes(here, id);
  const Hiders hiders(here, eye, here[at].at, here[at].elevation, id, at);
  return hidden(here.b.ground, hiders.all(), eye, body(here, at), tenth, hundred);  // NOT-033, NOT-A52
}

Look look_at(Here here, Spot eye, FigureId target, FigureId but) {
  const auto& [b, s] = here;
  Look out;
  if (s[target].pose == Pose::away) return out;
  const Hiders hiders(here, eye, s[target].at, s[target].elevation, but, target);
  out.seen = seen(b.ground, hiders.all(), eye, body(here, target), hundred);
  out.visible = out.seen.any;
  out.obscured = out.seen.hidden >= tenth;  // NOT-033, NOT-A52
  if (out.seen.nearest.by == Hidden::By::body) out.by = hiders.who(out.seen.nearest.index);
  return out;
}

Look look(Here here, FigureId id, FigureId at) {
  if (here[id].pose == Pose::away || area(here.s, id, at) != Quarter::front || lost_in_fog(here, id, at))
    return {};  // NOT-032
  return look_at(here, eyes(here, id), at, id);
}

Doubt doubt(Here here, FigureId by, FigureId at) {
  const auto& [b, s] = here;
  if (b.rulings.doubts_measured) return {};
  const int hidden = look_at(here, eyes(here, by), at, by).seen.hidden;
  return {.area = on_line(s[at].at, s[at].facing, s[by].at),
          .cover = hidden >= tenth - b.numbers.doubt_share && hidden <= tenth + b.numbers.doubt_share};
}

Stance settled(Now now, FigureId by, FigureId at, bool area_matters, Covers* covers) {
  const auto& [b, s, play] = now;
  Stance is{area(s, at, by), false};
  const Doubt open = doubt(now, by, at);
  const auto favours = [&](const char* rule, const char* what) {
    return reaches(play, d(6), b.numbers.doubt_die, {rule, what, by, at});
  };
  if (open.area && area_matters && favours("NOT-031", "a doubtful area")) is.from = behind_line(s, at, by);
  if (covers && covers(now, by, at, is.from)) return is;  // NOT-A16
  is.hidden = open.cover ? !favours("NOT-033", "doubtful cover") : obscured(now, by, at);
  return is;
}

std::vector<Stance> stances(Here here, FigureId by, FigureId at, bool area_matters, Covers* covers) {
  const Doubt open = doubt(here, by, at);
  const Fraction favours(7 - here.b.numbers.doubt_die, 6);
  std::vector<Stance> all;
  const auto add = [&](Quarter from, const Fraction& chance) {
    const bool hidden = !(covers && covers(here, by, at, from)) && (open.cover || obscured(here, by, at));
    const bool doubtful = hidden && open.cover;
    all.push_back({from, hidden, doubtful ? chance * (Fraction(1) - favours) : chance});
    if (doubtful) all.push_back({from, false, chance * favours});
  };
  const bool line = open.area && area_matters;
  add(area(here.s, at, by), line ? Fraction(1) - favours : Fraction(1));
  if (line) add(behind_line(here.s, at, by), favours);
  return all;
}

Look look_from(Here here, FigureId who, Point at, Length height, FigureId target) {
  return look_at(here, {at, height + eye_height(here, who)}, target, who);
}

bool clear_line(Here here, Spot from, Spot to) {
  const Hiders hiders(here, from, to);
  return fyrd::clear_line(here.b.ground, hiders.all(), from, to);
}

}  // namespace fyrd::nottingham
