// Tests of leaders before the battle, and what their winners choose.
#include "rulesets/nottingham/turn/roles.h"

#include "rulesets/nottingham/plots/plot.h"

namespace fyrd::nottingham {

std::string RoleOrder::prompt() const { return b_.parties[who.index].name + ": attack or defend?"; }

void RoleOrder::list(Options& options) const {
  options.add({}, [] { return "Attack"; });
  options.add({.verb = defend}, [] { return "Defend"; });
}

std::string EdgeOrder::prompt() const { return b_.parties[who.index].name + ": which edge shall be yours?"; }

Verdict EdgeOrder::check(const Choice& c) const {
  if (c.number == 0 || c.number == 1) return {};
  return Refusal{"no_such_edge", "0 and 1 are the short edges.", "NOT-212"};
}

void EdgeOrder::list(Options& options) const {
  for (std::int16_t i = 0; i < 2; ++i) {
    options.add({.number = i},
                [&] { return std::string("The ") + name_of(edge_behind(b_.zones[i].facing)) + " edge"; });
  }
}

namespace {

using Sides = Set<int, std::uint8_t>;

// NOT-A99 one die each until one is ahead: with the leaders' Initiative, or bare.
Side test_off(Now now, Sides in, bool bare, const char* rule) {
  const auto& [b, s, play] = now;
  constexpr int failed = -1000;
  while (in.size() > 1) {
    std::array<int, max_sides> totals{};
    int highest = failed;
    for (std::uint8_t i = 0; i < s.side_count; ++i) {
      if (!in.has(i)) continue;
      const Side side{i};
      const FigureId leader = bare ? nobody : leader_of(now, side);
      const Roll roll = play.roll(d(6), {rule, "before the battle", leader, nobody, side});
      const int own = leader.none() ? 0 : b.warrior(leader).profile.initiative;
      totals[i] = !bare && roll.sum() == 1 ? failed : roll.sum() + own;  // NOT-025
      highest = std::max(highest, totals[i]);
      play.tell("rolled_off", rule, "{side} {comes} to {number}.",
                {.by = leader, .number = roll.sum() + own, .side = side});
    }
    if (highest == failed) continue;
    for (std::uint8_t i = 0; i < s.side_count; ++i) {
      if (totals[i] != highest) in.drop(i);
    }
  }
  return Side{static_cast<std::uint8_t>(in.first())};
}

// The first band of each group speaks for it.
Sides speakers(Here here) {
  const auto& [b, s] = here;
  Sides all;
  for (std::uint8_t i = 0; i < s.side_count; ++i) {
    bool first = true;
    for (std::uint8_t j = 0; j < i; ++j) first &= b.groups[j] != b.groups[i];
    if (first) all.add(i);
  }
  return all;
}

int dice_of_group(Here here, Side of) {
  const auto& [b, s] = here;
  int sum = 0;
  for (std::uint8_t i = 0; i < s.side_count; ++i) {
    if (b.groups[i] == b.groups[of.index]) sum += s.bands[i].starting;
  }
  return sum;
}

Side other_group(Here here, Side side) {
  for (std::uint8_t i = 0; i < here.s.side_count; ++i) {
    if (here.b.groups[i] != here.b.groups[side.index]) return Side{i};
  }
  return side;
}

// NOT-141 a leader who is a tactician chooses; of several the one whose test is better.
Side tactician(Now now) {
  const auto& [b, s, play] = now;
  Sides able;
  for (std::uint8_t i = 0; i < s.side_count; ++i) {
    const FigureId leader = leader_of(now, Side{i});
    if (leader.none() || !b.has(leader, Skill::tactician)) continue;
    bool counted = false;  // one voice for each group
    for (std::uint8_t j = 0; j < i; ++j) counted |= able.has(j) && b.groups[j] == b.groups[i];
    if (!counted) able.add(i);
  }
  return able.empty() ? no_side : test_off(now, able, false, "NOT-141");
}

Side attacker_of(Now now) {
  const auto& [b, s, play] = now;
  const Side first{0};
  if (b.setting.roles == Setting::Roles::fixed) return first;
  if (const Side side = tactician(now); !side.none()) {  // NOT-A99 overrides what the dice say
    return play.ask(RoleOrder(now, side)).verb == RoleOrder::attack ? side : other_group(now, side);
  }
  const Side other = other_group(now, first);
  const int mine = dice_of_group(now, first), theirs = dice_of_group(now, other);
  if (b.setting.roles == Setting::Roles::dice && mine != theirs)
    return mine > theirs ? first : other;  // NOT-210, NOT-211
  return test_off(now, speakers(now), true, "NOT-A56");
}

// NOT-212, NOT-A100 the winner takes a short edge, the next seat the other one, a third the strip that is left.
void share_edges(Now now) {
  const auto& [b, s, play] = now;
  const Side winner = test_off(now, speakers(now), false, "NOT-212");
  const int taken = play.ask(EdgeOrder(now, winner));
  s.active = winner;
  std::uint8_t next = static_cast<std::uint8_t>(taken);
  std::array<int, max_sides> zone_of;  // of a group
  zone_of.fill(-1);
  for (int k = 0; k < s.side_count; ++k) {
    const int i = (winner.index + k) % s.side_count;
    int& zone = zone_of[b.groups[i]];
    if (zone < 0) {
      zone = next;
      next = k == 0 ? static_cast<std::uint8_t>(1 - taken) : std::uint8_t{2};
      if (zone != taken && zone == 2) next = 3;
    }
    s.bands[i].zone = static_cast<std::uint8_t>(zone);
  }
}

}  // namespace

void choose_roles(Now now) {
  const auto& [b, s, play] = now;
  const bool set = all_deployed(s);
  if (has_roles(b)) {
    s.attacker = set ? Side{0} : attacker_of(now);
    for (std::uint8_t i = 0; i < s.side_count; ++i) s.bands[i].zone = attacks(now, Side{i}) ? 0 : 1;
    play.tell("roles",
              b.plot == Plot::gingerbread ? "NOT-210"
              : b.plot == Plot::gate      ? "NOT-X50"
                                          : "NOT-211",
              "{side} {attacks}.", {.side = s.attacker});
  } else if (b.plot == Plot::christmas && !set) {
    share_edges(now);
  }
  s.phase = Phase::traps;
}

}  // namespace fyrd::nottingham
