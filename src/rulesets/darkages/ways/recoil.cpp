// Going back by a base, pushing friends, and taking the place (DRK-B07, DRK-A11, DRK-A12, DRK-A39, DRK-A47, DRK-A48).
#include "rulesets/darkages/ways/recoil.h"

#include "core/figures/walk.h"
#include "rulesets/darkages/plots/prize.h"
#include "rulesets/darkages/table/ground.h"

namespace fyrd::darkages {

namespace {

// Everybody who has to give way with him, and what keeps them.
struct Push {
  FigureSet all, over;  // over: the table's edge
  bool stuck = false;
};
Push push(Here here, FigureId id, Vec by) {
  const auto& [b, s] = here;
  Push p;
  FigureSet fresh;
  p.all.add(id), fresh.add(id);
  while (!fresh.empty()) {
    const FigureId one = fresh.first();
    fresh.drop(one);
    const Point from = s[one].at;
    const Shape base = here.base(one);
    const Ground::Step way = step(here, base, from, from + by);
    if (!way.free && way.piece >= 0) p.stuck = true;
    if (!way.free && way.piece < 0) p.over.add(one);
    for (FigureId any : in_play(s) - p.all) {
      if (sweep(base, from, from + by, here.base(any)).free) continue;
      if (s[any].side != s[id].side) p.stuck = true;
      if (s[any].side == s[id].side) p.all.add(any), fresh.add(any);  // DRK-A12
    }
  }
  return p;
}

void take_place(Now now, FigureId winner, FigureId loser, Vec by) {
  const auto& [b, s, play] = now;
  if (!s[winner].in_play() || s.man(winner).bound || !touched_foes(now, winner).empty()) return;  // DRK-A39
  if (!play.ask(FollowOrder(now, winner, loser))) return;
  const Point from = s[winner].at, to = leg(now, winner, from, from + by, others(s, winner)).to;  // DRK-A48
  if (to == from) return;
  put(b, s, winner, to);
  const Path path = straight(to);
  play.tell("followed", "DRK-A11", "{by} takes the place of {at}.",
            {.by = winner, .at = loser, .from = from, .path = &path});
}

}  // namespace

void recoil(Now now, FigureId id, FigureId striker) {
  const auto& [b, s, play] = now;
  const bool was_touching = touch(now, id, striker);
  const Vec by =
      with_length(s[id].at - s[striker].at, on_foot(now, id) ? b.numbers.foot_base : b.numbers.rider_depth);  // DRK-A11
  const Push pushed = push(now, id, by);
  if (pushed.stuck) {  // DRK-A12
    take_off(s, id);
    return play.tell("killed", "DRK-A12", "{at} cannot give way before {by} and is cut down.",
                     {.by = striker, .at = id});
  }
  const Point from = s[id].at;
  for (FigureId one : pushed.all) {
    if (pushed.over.has(one)) {
      take_off(s, one, Pose::away);  // DRK-A47
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
  if (was_touching) take_place(now, striker, id, by);
}

std::string FollowOrder::prompt() const {
  return b_[loser_].name + " gives way. Does " + b_[about].name + " take his place?";
}

void FollowOrder::list(Options& options) const {
  options.add({}, [&] { return b_[about].name + " stays"; });
  options.add({.verb = follow}, [&] { return b_[about].name + " follows"; });
}

// DRK-B07
Explanation FollowOrder::explain(const Choice& c) const {
  return {.summary = c.verb == follow ? "He steps into the place, as far as nobody else is in touch."
                                      : "He stays where he is."};
}

Refusal FollowOrder::refusal(const Choice&) const { return {"stay_or_follow", "He stays or follows.", "DRK-A11"}; }

}  // namespace fyrd::darkages
