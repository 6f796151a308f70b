// Going back by a base, pushing friends, and taking the place (DRK-A11, DRK-A12, DRK-A39, DRK-A47, DRK-A48).
#include "core/figures/walk.h"
#include "rulesets/darkages/deeds/melee.h"
#include "rulesets/darkages/deeds/shoot.h"

namespace fyrd::darkages {

namespace {

// Everybody who has to give way with him, and what keeps them.
struct Push {
  FigureSet all, over;  // over: the table's edge
  bool stuck = false;
};
Push push(const DarkAgesBattle& b, const State& s, FigureId id, Vec by) {
  Push p;
  FigureSet fresh;
  p.all.add(id), fresh.add(id);
  while (!fresh.empty()) {
    const FigureId one = fresh.first();
    fresh.drop(one);
    const Point from = s[one].at;
    const Shape base = b.base(s[one]);
    const Ground::Step way = step(b, s, base, from, from + by);
    if (!way.free && way.piece >= 0) p.stuck = true;
    if (!way.free && way.piece < 0) p.over.add(one);
    for (FigureId any : in_play(s) - p.all) {
      if (sweep(base, from, from + by, b.base(s[any])).free) continue;
      if (s[any].side != s[id].side) p.stuck = true;
      if (s[any].side == s[id].side) p.all.add(any), fresh.add(any);  // DRK-A12
    }
  }
  return p;
}

void take_place(const DarkAgesBattle& b, State& s, Play& play, FigureId winner, FigureId loser, Vec by) {
  if (!s[winner].in_play() || s.man(winner).bound || !touched_foes(b, s, winner).empty()) return;  // DRK-A39
  if (!play.ask(FollowOrder(b, s, winner, loser))) return;
  const Point from = s[winner].at, to = leg({b, s}, winner, from, from + by, others(s, winner)).to;  // DRK-A48
  if (to == from) return;
  put(b, s, winner, to);
  const Path path = straight(to);
  play.tell("followed", "DRK-A11", "{by} takes the place of {at}.",
            {.by = winner, .at = loser, .from = from, .path = &path});
}

}  // namespace

void recoil(const DarkAgesBattle& b, State& s, Play& play, FigureId id, FigureId striker) {
  const bool was_touching = touch(b, s[id], s[striker]);
  const Vec by =
      with_length(s[id].at - s[striker].at, b.on_foot(s, id) ? b.numbers.foot_base : b.numbers.rider_depth);  // DRK-A11
  const Push pushed = push(b, s, id, by);
  if (pushed.stuck) {  // DRK-A12
    take_off(b, s, id);
    return play.tell("killed", "DRK-A12", "{at} cannot give way before {by} and is cut down.",
                     {.by = striker, .at = id});
  }
  const Point from = s[id].at;
  for (FigureId one : pushed.all) {
    if (pushed.over.has(one)) {
      take_off(b, s, one, Pose::away);  // DRK-A47
      play.tell("pushed_off", "DRK-A47", "{by} is pushed off the table.", {.by = one});
      continue;
    }
    put(b, s, one, s[one].at + by);
  }
  s.man(id).recoiled = true;  // DRK-A07
  const Path path = straight(s[id].at);
  if (s[id].in_play())
    play.tell("recoiled", "DRK-042", "{by} gives way before {at}.",
              {.by = id, .at = striker, .from = from, .path = &path});
  if (was_touching) take_place(b, s, play, striker, id, by);
}

std::span<const Verb> FollowOrder::verbs() const {
  static constexpr Verb all[] = {{"stay"}, {"follow"}};
  return all;
}

std::string FollowOrder::prompt() const {
  return b_[loser_].name + " gives way. Does " + b_[about].name + " take his place?";
}

void FollowOrder::list(Options& options) const {
  options.add({}, [&] { return b_[about].name + " stays"; });
  options.add({.verb = follow}, [&] { return b_[about].name + " follows"; });
}

Explanation FollowOrder::explain(const Choice& c) const {
  Explanation why;
  why.summary =
      c.verb == follow ? "He steps into the place, as far as nobody else is in touch." : "He stays where he is.";
  return why;
}

Refusal FollowOrder::refusal(const Choice&) const { return {"stay_or_follow", "He stays or follows.", "DRK-A11"}; }

}  // namespace fyrd::darkages
