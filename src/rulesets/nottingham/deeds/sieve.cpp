// Nothing near, nobody missed.
#include "rulesets/nottingham/deeds/sieve.h"

#include <algorithm>

#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/turn/dice.h"

namespace fyrd::nottingham {

namespace {

bool same(const End& a, const End& b) {
  return a.stands == b.stands && a.at.at == b.at.at && a.at.height == b.at.height;
}

}  // namespace

Sieve::Sieve(Here here, FigureId id, int binds) : here_(here), id_(id), after_(here.s) {
  now_ = reached({{here[id].at, here[id].elevation}}, {});
  bind(after_, id, binds);
}

FigureSet Sieve::reached(const End& end, FigureSet but) const {
  FigureSet all;
  if (!end.stands) return all;
  State there = after_;
  if (end.at.at != here_[id_].at)
    there.man(id_).moved = there.man(id_).moved_now = true;  // NOT-064 a shot may come to nothing then
  there[id_].at = end.at.at, there[id_].elevation = end.at.height;
  for (FigureId foe : enemies(here_, id_) - but) {
    if (here_.b.menaces(there, id_, foe)) all.add(foe);
  }
  return all;
}

bool Sieve::goes(const Spot& to) const {  // more than hardly a step
  const Length up = to.height - here_[id_].elevation;
  return distance(here_[id_].at, to.at) >= here_.b.inch() || std::abs(up.units) > here_.b.numbers.step.units;
}

bool Sieve::near(const Spot& a, const Spot& b) const {
  const Length apart = max(here_.b.inch() * 9 / 10, distance(here_[id_].at, b.at) * 9 / 20);
  return distance(a.at, b.at) <= apart && std::abs((a.height - b.height).units) <= here_.b.inch().units;
}

bool Sieve::wants(std::span<const End> ends) {
  bool wanted = false;
  std::array<FigureSet, faces> more;
  for (std::size_t i = 0; i < ends.size(); ++i) {
    const Caught& caught = caught_[i];
    const bool again = i > 0 && same(ends[i], ends[i - 1]) && caught.reached == caught_[i - 1].reached;
    more[i] = again ? more[i - 1] : reached(ends[i], now_ | caught.reached);
    const auto close = [&](const Spot& other) { return near(other, ends[i].at); };
    wanted |= !more[i].empty() || (goes(ends[i].at) && std::ranges::none_of(caught.spots, close));
  }
  if (!wanted) return false;
  for (std::size_t i = 0; i < ends.size(); ++i) {
    caught_[i].spots.push_back(ends[i].at);
    caught_[i].reached = caught_[i].reached | more[i];
  }
  return true;
}

std::vector<Point> places_around(Here here, FigureId id, Length far) {
  const Point at = here[id].at;
  const Length inch = here.b.inch(), hair = inch / 50, own = here.b.inner(here[id]);
  std::vector<Point> all;
  const auto go = [&](Vec ahead, Length off) {
    if (off.units > 0 && off <= far) all.push_back(at + with_length(ahead, off));
  };
  const auto ring = [&](Length off, int ways) {
    for (int k = 0; k < ways; ++k) go(along(Angle{static_cast<std::uint16_t>(k * 65536 / ways)}, inch), off);
  };
  for (const Length off : {far, far / 2, far / 4}) ring(max(off, inch), 8);  // on open ground these are all
  const auto on = [&](Vec ahead) {
    for (Length off = inch; off <= far; off += off < 3 * inch ? inch / 2 : inch) go(ahead, off);
  };
  for (FigureId other : everyone(here.s)) {  // up to each of them, and past him on either side
    const Vec to = here[other].at - at;
    const Stand his = here.b.stand(here[other]);
    if (other == id || !here[other].in_play() || length(to) > far + own + his.base.outer + inch) continue;
    const auto clear = [&](Vec way) { return his.beside(disc({}, own), own, bearing(way)) + hair; };
    if (to.zero() || length(to) <= clear(-to)) continue;
    go(to, length(to) - clear(-to));
    for (const Vec aside : {Vec{to.y, -to.x}, Vec{-to.y, to.x}}) {
      const Vec ahead = to + with_length(aside, clear(aside));
      go(ahead, length(ahead)), on(ahead);
    }
  }
  for (int k = 0; k < 128; ++k) on(along(Angle{static_cast<std::uint16_t>(k * 512)}, inch));
  for (const WayCorner& corner : here.b.ways[here.man(id).mounted].corners()) {  // and around whatever stands there
    const Vec to = corner.at - at;
    if (to.zero() || length(to) > far) continue;
    go(to, length(to)), on(to);
  }
  return all;
}

}  // namespace fyrd::nottingham
