// One step of a way looked at: whom to go for, where to look, and whether it is a good one (NOT-040, NOT-080, NOT-X51).
#include "rulesets/nottingham/deeds/walk.h"
#include "rulesets/nottingham/quick/quick.h"
#include "rulesets/nottingham/table/standing.h"
#include "rulesets/nottingham/ways/course.h"

namespace fyrd::nottingham {

// Those who panic are as good as gone (NOT-058): the nearest of the others.
FigureId Quick::quarry(FigureId id) const {
  FigureId best = nobody;
  std::int64_t least = 0;
  for (FigureId other : enemies(here_, id)) {
    std::int64_t far = (here_[id].at - here_[other].at).squared() * (here_.s.panics(other) ? 9 : 1);
    if (here_.b.plot == Plot::deadly_desires && sealed(other)) far *= 9;
    if (best.none() || far < least) best = other, least = far;
  }
  return best;
}

void Quick::face_enemy(FigureId id, Point from, Choice& c) const {
  const FigureId foe = quarry(id);
  c.facing = foe.none() || here_[foe].at == from ? here_[id].facing : bearing(here_[foe].at - from);
}

// NOT-X51 a room on fire
bool Quick::burns(Point at, Length height) const {
  if (here_.b.plot != Plot::trouble) return false;
  const int room = room_of(here_.b, at, height);
  return room >= 0 && here_.s.burning[room];
}

Quick::Step Quick::step(FigureId id, Gait gait, Length allowed, const Path& path) const {
  const Length height = surface(here_, path.end(), here_[id].elevation);
  const NoRoom no = no_room(here_, id, upright(here_, id), path.end(), height);
  if (no.taken && gait != Gait::crawl) return no.figure.none() && no.thing < 0 ? Step::walled : Step::taken;
  if (burns(path.end(), here_[id].elevation) && !burns(here_[id].at, here_[id].elevation)) return Step::taken;
  const bool room = !no.taken && here_[id].pose == Pose::standing;
  const Course way = course(here_, id, path, gait, room ? std::optional(height) : std::nullopt);
  if (way.no == &no_way::wall || way.no == &no_way::door || way.no == &no_way::window || way.no == &no_way::no_room ||
      way.no == &no_way::steep || way.no == &no_way::deep || way.no == &no_way::indoors_mounted)
    return Step::walled;
  if (!way || way.needs(here_.b.inch()) > allowed) return Step::taken;
  for (int i = 0; i < way.mark_count; ++i) {
    const Mark& mark = way.marks[i];
    if (mark.kind == Mark::Kind::drop) return Step::walled;
    if (mark.kind == Mark::Kind::area_left && here_.s.band_of(mark.who).free > 0) return Step::taken;
    if (mark.kind == Mark::Kind::trap && here_.s.traps[mark.trap].revealed)
      return Step::taken;  // the others he does not know of
  }
  return Step::good;
}

// A place within one move, around somebody or something if need be.
bool Quick::reach_place(FigureId id, const WalkOrder& order, Point to, Point round, Length clear, Choice& c) const {
  const Point here = here_[id].at;
  if (here == round || to == round) return false;
  const auto go = [&](const Path& path) {
    if (step(id, order.gait, order.allowed, path) != Step::good) return false;
    c = {};
    c.verb = WalkOrder::go;
    c.path = path;
    return true;
  };
  Path straight, bent;
  straight.add(to);
  if (go(straight)) return true;
  const Angle from = bearing(here - round);
  const int turn = static_cast<std::int16_t>((bearing(to - round) - from).turn);  // the shorter way about
  for (const int part : {1, 2})
    bent.add(round + along(from + Angle{static_cast<std::uint16_t>(turn * part / 3)}, clear + here_.b.inch() / 5));
  bent.add(to);
  return length(here, bent) <= order.allowed && go(bent);
}

}  // namespace fyrd::nottingham
