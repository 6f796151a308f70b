// Wounds and tosses as they happen to somebody.
#include "rulesets/nottingham/deeds/wound.h"

#include "rulesets/nottingham/deeds/mount.h"
#include "rulesets/nottingham/deeds/trap.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/standing.h"
#include "rulesets/nottingham/turn/dice.h"
#include "rulesets/nottingham/ways/toss.h"

namespace fyrd::nottingham {

Harm harm_of(const Numbers& n, int total, bool fells) {
  return total >= n.harm.out ? Harm::out : total >= n.harm.ground || fells ? Harm::ground : Harm::tossed;
}

int wound_throw(Play& play, const Numbers& n, int count, const Tally& sum, const Why& why) {
  const Marks harms = mark_at(n.harm.ground - sum.total()) | mark_at(n.harm.out - sum.total());
  return play.best(dice(count, 6), why, harms) + sum.total();  // NOT-A07 no extra sixes
}

WoundFacts struck(Here here, FigureId by, FigureId target) {
  const Item* worn = here.b.armour(here.s, target);
  return {.by = by,
          .armour = worn ? worn->damage : 0,
          .lying = here[target].pose == Pose::lying,
          .tough = here.b.has(target, Skill::tough)};
}

Harm wound(Now now, FigureId by, FigureId target, int dice_count, const Tally& sum, Point from, bool fells,
           bool no_toss) {
  const int total = wound_throw(now.play, now.b.numbers, dice_count, sum, {"NOT-083", "a wound", by, target});
  Harm harm = harm_of(now.b.numbers, total, fells);
  if (harm == Harm::tossed && (no_toss || now[target].pose == Pose::lying)) harm = Harm::none;
  if (harm == Harm::ground && now[target].pose == Pose::lying) harm = Harm::none;
  static constexpr const char* texts[] = {"The wound does nothing more to {at}: {number}.",
                                          "{at} is tossed back: {number}.", "{at} is struck to the ground: {number}.",
                                          "{at} is struck down for good: {number}."};
  const bool unhorsed = now.man(target).mounted && harm > Harm::tossed;  // NOT-162
  now.play.tell("wounded", unhorsed ? "NOT-162" : "NOT-083",
                unhorsed ? "{at} loses his seat: {number}." : texts[static_cast<int>(harm)],
                {.by = by, .at = target, .number = total, .tally = &sum});
  suffer(now, by, target, harm, from);
  return harm;
}

void suffer(Now now, FigureId by, FigureId target, Harm harm, Point from) {
  if (harm == Harm::none) return;
  Man& man = now.man(target);
  if (man.hanging() && harm != Harm::out)
    return fall(now, target, now[target].at, now[target].elevation, by);           // NOT-A95
  if (man.mounted && harm != Harm::tossed) return unhorse(now, target, by, from);  // NOT-162
  switch (harm) {
    case Harm::none: return;
    case Harm::tossed: return toss_back(now, target, from, Touch::falls, by);  // NOT-A42 a rider with his horse
    case Harm::ground: return go_to_ground(now, target, by);
    case Harm::out: return put_out(now, target, by);
  }
}

void go_to_ground(Now now, FigureId id, FigureId by) {
  const auto& [b, s, play] = now;
  if (in_deep_water(now, id)) return put_out(now, id, by);  // NOT-156
  Man& man = s.man(id);
  if (man.mounted) leave_horse(b, s, id, s[id].at);  // NOT-A88 unhorsed and lying
  s[id].pose = Pose::lying;
  lower_aim(man);  // NOT-062
  settle(s, id);
  play.tell("went_to_ground", "NOT-090", "{by} is on the ground.", {.by = id});
}

namespace {

// NOT-014, NOT-A19 his dice are owed from now on; NOT-092 d, NOT-A97 friends near a hero who goes out are bereft.
void lose(const NottinghamBattle& b, State& s, FigureId id) {
  Band& band = s.band_of(id);
  const int his = b.warrior(id).dice(), now = b.rulings.fallen_late ? 0 : std::min<int>(his, band.free);
  band.free = static_cast<std::uint8_t>(band.free - now);
  band.owed = static_cast<std::uint8_t>(band.owed + his - now);
  if (!b.has(id, Skill::hero)) return;
  for (FigureId other : everyone(s)) {
    if (other != id && b.friends(s, other, id) && s[other].in_play() && within({b, s}, other, id, b.numbers.panic_near))
      s.man(other).bereft = true;
  }
}

}  // namespace

void put_out(Now now, FigureId id, FigureId by) {
  const auto& [b, s, play] = now;
  lose(b, s, id);
  Man& man = s.man(id);
  if (man.mounted) leave_horse(b, s, id, s[id].at);
  if (man.hanging()) {
    const Landing foot = landing(now, id, s[id].at, s[id].elevation);
    s[id].at = foot.at;
    s[id].elevation = foot.height;
    man.face = -1;
  }
  s[id].pose = Pose::out;
  lower_aim(man);
  man.felled_by = by;
  if (!by.none() && b.enemies(s, by, id)) ++s.man(by).felled;
  settle(s, id);
  play.tell("out_of_action", "NOT-091", "{by} is out of action.", {.by = id, .at = by});
}

void leave_table(Now now, FigureId id) {
  lose(now.b, now.s, id);
  now[id].pose = Pose::away;
  lower_aim(now.man(id));
  now.play.tell("left_table", "NOT-095", "{by} runs off the table.", {.by = id});
}

void toss_back(Now now, FigureId id, Point from, Touch touch, FigureId by) {
  const Point began = now[id].at;
  const Toss way = toss(now, id, from, now.b.numbers.toss);
  now[id].at = way.to;
  now[id].elevation = way.height;
  turn_to(now.b, now.s, id, now[id].facing);
  const Path back = straight(way.to);
  now.play.tell("tossed", "NOT-083",
                distance(began, way.to) < now.b.inch(1) / 100 ? "{by} is thrown back, and there is no room."
                                                              : "{by} is thrown back {length}.",
                {.by = id, .at = by, .length = distance(began, way.to), .from = began, .path = &back});
  if (way.trap >= 0) return spring(now, id, way.trap);
  switch (way.by) {
    case Toss::By::nothing:
    case Toss::By::edge: return;
    case Toss::By::touch: return touch == Touch::falls ? stumble(now, id, by) : go_to_ground(now, id, by);
    case Toss::By::drop: return fall(now, id, way.to, way.height, by);
  }
}

}  // namespace fyrd::nottingham
