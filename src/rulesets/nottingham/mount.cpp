// Getting on a horse, off it, and being thrown from it.
#include "rulesets/nottingham/mount.h"

#include "rulesets/nottingham/place.h"
#include "rulesets/nottingham/things.h"
#include "rulesets/nottingham/wound.h"

namespace fyrd::nottingham {

void leave_horse(const NottinghamBattle& b, State& s, FigureId id, Point rider) {
  Man& man = s.man(id);
  const Figure& f = s[id];
  add_thing(s, {ThingKind::horse, nothing, 0, false, f.at, f.elevation, f.facing});
  man.mounted = false;
  s[id].at = rider;
  settle(s, id);
  if (const auto spot = free_spot(b, s, id, rider, f.elevation, inches(2))) s[id].at = *spot;
}

void unhorse(const NottinghamBattle& b, State& s, Play& play, FigureId id, FigureId by, Point from) {
  Vec away = s[id].at - from;
  if (away.zero()) away = direction(s[id].facing);
  leave_horse(b, s, id, s[id].at + with_length(away, b.bases[rider_base].radius + b.bases[foot_base].radius));  // NOT-A88
  tell(play, "unhorsed", "NOT-162", "{by} is struck from his horse.", {.by = id, .at = by});
  go_to_ground(b, s, play, id, by);
  if (!s[id].in_play()) return;
  const Tally sum = fall_tally(b, s, id, {});
  const int total = play.roll(d(6), {"NOT-162", "a fall from the horse", id, by}).sum() + sum.total();
  if (total <= 1) put_out(b, s, play, id, by);  // the die can only make it worse
}

namespace {

// NOT-161 in heavy armour a one fails, unless he is trained for it.
bool clumsy(const NottinghamBattle& b, State& s, Play& play, const Hand& hand) {
  if (!b.heavy(s, hand.by) || b.has(hand.by, Skill::mounted_charge_training)) return false;
  return play.roll(dice(hand.dice, 6), {"NOT-161", "in heavy armour", hand.by}).best() == 1;  // NOT-A89
}

}  // namespace

bool may_mount(const NottinghamBattle& b, const State& s, FigureId id, int thing) {
  if (thing < 0 || thing >= max_things) return false;
  const Thing& horse = s.things[static_cast<std::size_t>(thing)];
  return horse.kind == ThingKind::horse && !s.man(id).mounted && within(b, s, id, horse, b.numbers.contact);
}

void mount(const NottinghamBattle& b, State& s, Play& play, const Hand& hand, int thing) {
  const FigureId id = hand.by;
  if (clumsy(b, s, play, hand)) return tell(play, "mounting_failed", "NOT-161", "{by} does not get into the saddle.", {.by = id});
  Thing& horse = s.things[static_cast<std::size_t>(thing)];
  s.man(id).mounted = true;
  s[id].at = horse.at;
  s[id].elevation = horse.height;
  horse = {};
  settle(s, id);
  tell(play, "mounted", "NOT-161", "{by} mounts.", {.by = id});
}

void dismount(const NottinghamBattle& b, State& s, Play& play, const Hand& hand) {
  const FigureId id = hand.by;
  const bool falls = clumsy(b, s, play, hand);
  leave_horse(b, s, id, s[id].at);  // NOT-A89 in contact: the nearest spot beside the horse
  tell(play, "dismounted", "NOT-161", falls ? "{by} comes off his horse badly." : "{by} dismounts.", {.by = id});
  if (falls) go_to_ground(b, s, play, id);
}

}  // namespace fyrd::nottingham
