// One die, with what hinders and helps, and where he ends.
#include "rulesets/nottingham/deeds/fall.h"

#include "core/play/play.h"
#include "rulesets/nottingham/deeds/wound.h"
#include "rulesets/nottingham/table/standing.h"
#include "rulesets/nottingham/ways/toss.h"

namespace fyrd::nottingham {

Fallen fallen(const Numbers& n, int total) {
  return total >= n.fall.stands ? Fallen::keeps_his_feet : total >= n.fall.ground ? Fallen::on_the_ground : Fallen::out;
}

Tally fall_tally(Here here, FigureId id, Length drop) {
  const auto& [b, s] = here;
  return fall_tally(b.numbers, {.who = id,
                                .empty_hand = s.man(id).hand_empty(),
                                .heavy = b.heavy(s, id),
                                .balance = b.warrior(id).balance,
                                .depth = drop.units / b.inch().units});
}

bool may_keep_his_feet(Here here, FigureId id, Length drop) {
  return fallen(here.b.numbers, 6 + fall_tally(here, id, drop).total()) == Fallen::keeps_his_feet;
}

namespace {

// The die of a fall, where he has come to be.
void fall_die(Now now, FigureId id, Length drop, FigureId by) {
  const FallNumbers& n = now.b.numbers.fall;
  const Tally sum = fall_tally(now, id, drop);
  const Marks ends = mark_at(n.ground - sum.total()) | mark_at(n.stands - sum.total());
  const int total = now.play.sum(d(6), {"NOT-085", "a fall", id, by}, ends) + sum.total();
  const Fallen end = fallen(now.b.numbers, total);
  now.play.tell("fell", "NOT-085",
                end == Fallen::keeps_his_feet ? "{by} keeps his balance: {number}." : "{by} falls: {number}.",
                {.by = id, .number = total, .tally = &sum});
  if (end == Fallen::out) return put_out(now, id, by);
  if (end == Fallen::on_the_ground && now[id].pose == Pose::standing) go_to_ground(now, id, by);
}

}  // namespace

void fall(Now now, FigureId id, Point over, Length from, FigureId by) {
  const Landing foot = landing(now, id, over, from);
  now[id].at = foot.at;
  now[id].elevation = foot.height;
  now.man(id).face = -1;
  turn_to(now.b, now.s, id, now[id].facing);
  if (foot.deep) return;  // NOT-A87 into deep water: no roll
  fall_die(now, id, from - foot.height, by);
}

void stumble(Now now, FigureId id, FigureId by) { fall_die(now, id, {}, by); }

}  // namespace fyrd::nottingham
