// Ways into reach (NEW-A25, NEW-A33, NEW-A40, NEW-A45). Contact is a narrow thing: half a millimetre between bases, so
// that places are reckoned from the gap that is wanted and not found by trying steps.
#include "rulesets/newcastle/deeds/approach.h"

#include <algorithm>

#include "core/figures/walk.h"
#include "rulesets/newcastle/deeds/move.h"
#include "rulesets/newcastle/table/group.h"
#include "rulesets/newcastle/table/place.h"

namespace fyrd::newcastle {

namespace {

constexpr Length rounding{2};

// How far apart two centres are when one comes into reach of the other: by his own weapon, or by either's (NEW-A40).
struct Reaches {
  Length own, either;
};
Reaches reaches_of(Here here, FigureId id, FigureId foe) {
  const Length bases = here.b.radius(here[id]) + here.b.radius(here[foe]);
  const Length own = reach(here, id);
  return {bases + own, bases + max(own, reach(here, foe))};
}

// A charge of who may move at all: why it cannot be made, or whether it meets somebody; nobody: anybody.
bool meets_foe(Here here, const Motion& m, FigureId foe) {
  const FigureSet foes = foes_met(here, m);
  return foe.none() ? !foes.empty() : foes.has(foe);
}

// One man's search for a place.
class Search {
 public:
  Search(Here here, FigureId id, FigureId foe, int grain)
      : here_(here), id_(id), foe_(foe), from_(here[id].at), to_(here[foe].at), most_(rate(here, id)), grain_(grain) {}

  // Straight at him until the centres are so far apart.
  bool straight_on(Length apart) {
    const Length way = max(distance(from_, to_) - apart, Length{1});
    for (Length on = way; on <= min(way + rounding, most_); on += Length{1}) {
      if (take(straight(toward(from_, to_, on)))) return true;
    }
    return false;
  }

  // The first free place around him, nearest to the straight way there; by a road where somebody or something bars it.
  bool around(Length apart, bool by_road) {
    const int turn = degrees(by_road ? 3 * grain_ : grain_).turn;
    const Angle back = bearing(from_ - to_);
    const Length off = apart - touching / 2;
    for (int k = 0; k * turn <= south.turn; ++k) {
      for (const int side : {1, -1}) {
        const Point place = to_ + along(back + Angle{static_cast<std::uint16_t>(side * k * turn)}, off);
        if (distance(from_, place) > most_ || !free_place(here_, id_, place)) continue;
        if (by_road ? take_road(place) : take(straight(place))) return true;
      }
    }
    return false;
  }

  bool barred() const { return barred_; }
  const Choice& found() const { return found_; }

 private:
  bool take(const Path& path) {
    found_ = {.verb = ChargeOrder::charge, .figure = id_, .path = path};
    const Motion m = ordered_charge(here_, found_);
    const WhyNot no = cannot_go(here_, m);
    barred_ = barred_ || no.is(barred::by_ground) || no.is(barred::by_figure);
    return !no && meets_foe(here_, m, foe_);
  }

  bool take_road(Point place) {
    Motion alone;
    alone.lead = id_, alone.who.add(id_);
    std::array<Shape, max_figures> bodies;
    std::size_t count = 0;
    for (FigureId id : barring(here_, alone)) bodies[count++] = here_.base(id);
    const auto road = here_.b.ways[here_[id_].base].find(from_, place, most_, {bodies.data(), count});
    return road.found && take(road.path);
  }

  const Here here_;
  const FigureId id_, foe_;
  const Point from_, to_;
  const Length most_;
  const int grain_;
  Choice found_;
  bool barred_ = false;
};

// NEW-A45 how far straight ahead a man comes within `apart` of a point; nothing if the line passes it.
std::optional<Length> way_ahead(Point from, Angle facing, Point to, Length apart) {
  const Vec off = to - from;
  const std::int64_t ahead = dot(off, direction(facing)) / direction_scale;
  const std::int64_t aside = off.squared() - ahead * ahead;  // squared
  const std::int64_t chord = apart.squared() - aside;
  if (ahead <= 0 || chord < 0) return {};
  return Length{static_cast<std::int32_t>(std::max<std::int64_t>(ahead - square_root(chord), 1))};
}

std::optional<Choice> advance_at(Here here, FigureId id, FigureId foe) {
  const Length most = advance(here, id, Length{}).allowed;
  Choice best;
  Length least = longest;
  for (FigureId mate : members(here.s, id)) {
    const Reaches far = reaches_of(here, mate, foe);
    for (const Length apart : {far.own, far.either}) {
      const auto way = way_ahead(here[mate].at, here[mate].facing, here[foe].at, apart);
      if (!way || *way > most) continue;
      for (Length on = *way; on <= min(*way + rounding, most) && on < least; on += Length{1}) {
        const Point to = here[id].at + along(here[id].facing, on);
        const Choice c{.verb = ChargeOrder::advance, .figure = id, .path = straight(to)};
        const Motion m = ordered_charge(here, c);
        if (!cannot_go(here, m) && meets_foe(here, m, foe)) best = c, least = on;
      }
    }
  }
  return least == longest ? std::nullopt : std::optional(best);
}

// About one end of the line, a little further each time; where something stops it, as far as that lets it.
std::optional<Choice> wheel_at(Here here, FigureId end, FigureId foe) {
  constexpr int step = degrees(2).turn, quarter = degrees(90).turn;
  const auto facing = [&](int by) { return here[end].facing + Angle{static_cast<std::uint16_t>(by)}; };
  const auto stopped = [&](int by) { return bool(cannot_go(here, wheel(here, end, facing(by)))); };
  const auto meets = [&](int by) { return meets_foe(here, wheel(here, end, facing(by)), foe); };
  const auto charge = [&](int by) { return Choice{.verb = ChargeOrder::wheel, .figure = end, .facing = facing(by)}; };
  for (const int side : {1, -1}) {
    if (stopped(side)) continue;  // backwards
    int free = 0;
    for (int by = step; by <= quarter && !stopped(side * by); free = by, by += step) {
      if (meets(side * by)) return charge(side * by);
    }
    int barred = free + step;
    while (barred - free > 1) {
      const int middle = (free + barred) / 2;
      (stopped(side * middle) ? barred : free) = middle;
    }
    if (free > 0 && meets(side * free)) return charge(side * free);
  }
  return {};
}

}  // namespace

std::optional<Choice> charge_at(Here here, FigureId id, FigureId foe, int grain) {
  const Reaches far = reaches_of(here, id, foe);
  if (distance(here[id].at, here[foe].at) - far.either > rate(here, id) || cannot_move(here, id)) return {};
  Search search(here, id, foe, grain);
  for (const Length apart : {far.own, far.either}) {
    if (search.straight_on(apart)) return search.found();
  }
  for (const bool by_road : {false, true}) {
    if (by_road && !search.barred()) break;
    for (const Length apart : {far.own, far.either}) {
      if (search.around(apart, by_road)) return search.found();
      if (far.own == far.either) break;
    }
  }
  return {};
}

std::optional<Choice> close_charge_at(Here here, FigureId id, FigureId foe) {
  const Length own = reaches_of(here, id, foe).own;
  if (distance(here[id].at, here[foe].at) - own > rate(here, id) || cannot_move(here, id)) return {};
  Search search(here, id, foe, 5);
  if (search.straight_on(own) || search.around(own, false)) return search.found();
  if (search.barred() && search.around(own, true)) return search.found();
  return {};
}

std::optional<Choice> line_charge_at(Here here, FigureId id, FigureSet foes) {
  if (line_cannot_move(here, id)) return {};
  const FigureSet men = members(here.s, id);
  const Length most = rate(here, id, true);
  FigureSet near;
  for (FigureId foe : foes) {
    for (FigureId mate : men) {
      const Length far = distance(here[mate].at, here[foe].at) - reaches_of(here, mate, foe).either;
      if (far <= most) near.add(foe);
    }
  }
  for (FigureId foe : near) {
    if (const auto c = advance_at(here, id, foe)) return c;
  }
  if (near.empty()) return {};
  for (FigureId end : men) {
    if (!at_end(here.s, end)) continue;
    if (const auto c = wheel_at(here, end, foes.size() == 1 ? foes.first() : nobody)) return c;
  }
  return {};
}

std::vector<Choice> line_charges_at(Here here, FigureId id, FigureId foe) {
  std::vector<Choice> all;
  if (line_cannot_move(here, id)) return all;
  if (const auto c = advance_at(here, id, foe)) all.push_back(*c);
  for (FigureId end : members(here.s, id)) {
    if (!at_end(here.s, end)) continue;
    if (const auto c = wheel_at(here, end, foe)) all.push_back(*c);
  }
  return all;
}

}  // namespace fyrd::newcastle
