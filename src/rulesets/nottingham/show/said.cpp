// Words into facts; what nobody has said is nought.
#include "rulesets/nottingham/show/said.h"

namespace fyrd::nottingham {

namespace {

constexpr const char* keys[] = {"", "initiative", "melee", "ranged"};  // by Characteristic

Quarter from(const Stats& by) { return by["behind"] ? Quarter::rear : by["side"] ? Quarter::right : Quarter::front; }

}  // namespace

TestFacts said_test(const Stats& one, Characteristic of) {
  return {.of = of,
          .value = one[keys[static_cast<int>(of)]],
          .bound = one["bound"],
          .lying = one["lying"] != 0,
          .more = one["more"]};
}

BlowFacts said_blow(const Stats& by, const Stats& at) {
  return {.test = said_test(by, Characteristic::melee),
          .from = from(by),
          .target_lying = at["lying"] != 0,
          .target_moved = at["moved"] != 0,
          .shield = at["shield"] != 0 && from(by) == Quarter::front,  // NOT-115
          .hidden = at["obscured"] != 0,
          .mounted_charge = by["charging"] != 0 && by["mounted"] != 0};
}

BlockFacts said_block(const Stats& by, const Stats& at) {
  return {.test = said_test(at, Characteristic::melee),
          .blade = at["parry"],
          .buckler = at["buckler"],
          .dodges = at["dodge"] != 0 && at["heavy"] == 0,  // NOT-130
          .easy = by["easy"]};
}

ThrustFacts said_thrust(const Stats& by, const Stats& at) {
  return {.test = said_test(by, Characteristic::melee),
          .from = from(by),
          .hidden = at["obscured"] != 0,
          .charging = by["charging"] != 0,
          .mounted = by["mounted"] != 0,
          .shield = by["shield"]};
}

ShotFacts said_shot(const NottinghamBattle& b, const Stats& by, const Stats& at) {
  const Numbers& n = b.numbers;
  const Length far = b.inch(by["inches"]);  // nought: neither near nor far
  const bool low = at["lying"] != 0 && (far.units == 0 || far > n.lying_cover);
  return {.test = said_test(by, Characteristic::ranged),
          .close = far.units > 0 && far <= n.point_blank,
          .steps = far.units / n.range_step.units,
          .target_moved = at["moved"] != 0,
          .moved = by["moved"] != 0,
          .mounted = by["mounted"] != 0,
          .obscured = at["obscured"] != 0 || at["shield"] != 0 || low,
          .snapshot = by["snapshot"] != 0,
          .bow = by["shoot"]};
}

WoundFacts said_wound(const Stats& by, const Stats& at) {
  return {.damage = by["weapon"],
          .armour = at["armour"],
          .charging = by["charging"] != 0,
          .mounted = by["mounted"] != 0,
          .higher = by["higher"] != 0,
          .lying = at["lying"] != 0,
          .tough = at["tough"] != 0,
          .more = by["wound"]};
}

FallFacts said_fall(const Stats& by) {
  return {.empty_hand = by["empty"] != 0,
          .heavy = by["heavy"] != 0,
          .balance = by["balance"],
          .depth = by["depth"],
          .more = by["more"]};
}

SmashFacts said_smash(const Stats& by, const Stats& at) {
  return {.bound = by["bound"],
          .run_up = by["running"] != 0,
          .ram = by["ram"] != 0,
          .weight = std::max(std::abs(by["weapon"]), std::abs(by["armour"])),
          .door = at["door"],
          .more = by["more"]};
}

RallyFacts said_rally(const Stats& by) {
  return {.test = said_test(by),
          .hero = by["hero"] != 0 || by["leader"] != 0,  // NOT-120 a leader is one
          .leader = by["leader"] != 0,
          .commanded = by["commanded"] != 0,
          .brave = by["brave"] != 0};
}

RiseFacts said_rise(const Stats& by) {
  return {.bound = by["bound"], .armour = by["armour"], .netted = by["netted"] != 0, .helped = by["helped"] != 0};
}

StrideFacts said_stride(const NottinghamBattle& b, const Stats& by) {
  return {.bound = by["bound"],
          .slows = b.inch(by["slows"]),
          .athletic = by["athletic"] != 0 && by["mounted"] == 0};  // NOT-124
}

}  // namespace fyrd::nottingham
