// Feats with the dice of `fyrd odds`.
#include "rulesets/nottingham/show/feats.h"

#include "rulesets/nottingham/deeds/climb.h"
#include "rulesets/nottingham/deeds/mount.h"
#include "rulesets/nottingham/deeds/wound.h"
#include "rulesets/nottingham/show/said.h"

namespace fyrd::nottingham::said {

namespace {

const NottinghamBattle& of(const Battle& battle) { return static_cast<const NottinghamBattle&>(battle); }

// NOT-A67 what is left of a basic allowance, in inches.
int going(const Battle& b, Length basic, const Stats& by) {
  const Length far = allowance(of(b), said_stride(of(b), by), basic);
  return std::max(0, far.units / of(b).inch().units - by["obstacles"]);
}

}  // namespace

int run_move(const Battle& b, Play&, const Stats& by, const Stats&) {
  const Numbers& n = of(b).numbers;
  return std::min(going(b, by["mounted"] ? n.mounted_move : n.activation_move, by),
                  static_cast<int>(std::size(inches_gone)) - 1);
}

int run_run(const Battle& b, Play& play, const Stats& by, const Stats&) {
  const int far = going(b, of(b).inch(run_inches(play.best(dice(by["dice"], 6), {"NOT-060", "running"}))), by);
  return std::max(0, far - by["difficulty"]);  // NOT-158
}

int run_jump(const Battle& b, Play& play, const Stats& by, const Stats&) {
  return std::min(going(b, of(b).inch(play.best(dice(by["dice"], 6), {"NOT-061", "a jump"})), by), 8);
}

int run_dare(const Battle&, Play& play, const Stats& by, const Stats&) {
  return slips(play.best(dice(by["dice"], 6), {"NOT-158", "a daring climb"}), by["difficulty"]) ? 1 : 0;
}

int run_footing(const Battle&, Play& play, const Stats& by, const Stats&) {
  return trips(play.lowest(dice(by["dice"], 6), {"NOT-151", "keeping his feet"}), by["armour"]) ? 1 : 0;
}

int run_rise(const Battle& b, Play& play, const Stats& by, const Stats&) {
  const int best = play.best(dice(by["dice"], 6), {by["helped"] ? "NOT-073" : "NOT-072", "getting up"});
  return gets_up(of(b).numbers, said_rise(by), best) ? 0 : 1;
}

int run_saddle(const Battle&, Play& play, const Stats& by, const Stats&) {
  return mounts_badly(play.best(dice(by["dice"], 6), {"NOT-161", "in heavy armour"})) ? 1 : 0;
}

void weigh_fall(const Battle& b, Stats& by, Stats&) {
  by.set("more", fall_tally(of(b).numbers, said_fall(by)).total());
}
int run_fall(const Battle& b, Play& play, const Stats& by, const Stats&) {
  return static_cast<int>(fallen(of(b).numbers, play.sum(d(6), {"NOT-085", "a fall"}) + by["more"]));
}
int run_unhorsed(const Battle& b, Play& play, const Stats& by, const Stats& at) {
  return run_fall(b, play, by, at) == 2 ? 1 : 0;  // NOT-162
}

void weigh_smash(const Battle& b, Stats& by, Stats& at) {
  by.set("more", smash_tally(of(b).numbers, said_smash(by, at)).total());
}
int run_smash(const Battle& b, Play& play, const Stats& by, const Stats&) {
  const int total = play.best(dice(by["dice"], 6), {"NOT-153", "smashing"}) + by["more"];
  return total >= of(b).numbers.smash_target ? 0 : 1;
}

}  // namespace fyrd::nottingham::said
