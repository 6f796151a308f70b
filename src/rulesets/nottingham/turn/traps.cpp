// Where a trap may be laid, and laying it.
#include "rulesets/nottingham/turn/traps.h"

#include "core/play/cure.h"
#include "rulesets/muster.h"
#include "rulesets/nottingham/plots/plot.h"
#include "rulesets/nottingham/table/trap.h"

namespace fyrd::nottingham {

namespace {

// Where the enemies of a side may set up: their zones, and the houses that are theirs.
bool near_enemy_ground(Here here, Side side, Point at) {
  const auto& [b, s] = here;
  const Shape spot = disc(at, b.numbers.trap_off);
  for (std::uint8_t i = 0; i < s.side_count; ++i) {
    if (b.groups[i] == b.groups[side.index]) continue;
    Posts posts;
    for (FigureId id : everyone(s)) {
      if (s[id].side != Side{i}) continue;
      for (int house = 0; house < std::max(1, static_cast<int>(b.setting.houses.size())); ++house)
        plot_rules(b.plot).posts(here, id, b.setting.houses.empty() ? -1 : house, posts);
      if (b.plot != Plot::deadly_desires) break;  // there the leader is set up elsewhere
    }
    for (const Post& post : posts.span()) {
      Zone zone{post.low, post.high, {}};
      if (post.edge == static_cast<int>(Edge::south)) zone.high.y = zone.low.y + 1;
      if (post.edge == static_cast<int>(Edge::north)) zone.low.y = zone.high.y - 1;
      if (post.edge == static_cast<int>(Edge::west)) zone.high.x = zone.low.x + 1;
      if (post.edge == static_cast<int>(Edge::east)) zone.low.x = zone.high.x - 1;
      if (reaches(zone, spot)) return true;
    }
  }
  return false;
}

TrapKind kind_of(std::uint8_t verb) { return verb == TrapOrder::pit ? TrapKind::pit : TrapKind::net; }

}  // namespace

int traps_left(Here here, Side side, TrapKind kind) {
  int left = 0;
  for (const Setting::Work& work : here.b.setting.bought_traps)
    left += work.side == side && static_cast<TrapKind>(work.kind) == kind;
  for (int i = 0; i < traps_a_side; ++i) {
    const Trap& trap = here.s.traps[side.index * traps_a_side + i];
    left -= trap.kind == kind;
  }
  return left;
}

std::string TrapOrder::prompt() const {
  return b_.parties[who.index].name +
         ": lay a trap, in secret. Left: " + std::to_string(traps_left(here_, who, TrapKind::net)) + " nets, " +
         std::to_string(traps_left(here_, who, TrapKind::pit)) + " pits.";
}

Verdict TrapOrder::check(const Choice& c) const {
  if (c.verb == done) return {};
  const TrapKind kind = kind_of(c.verb);
  if (traps_left(here_, who, kind) <= 0) return Refusal{"none_left", "You have none of those left.", "NOT-X30"};
  if (c.path.count != 1) return Refusal{"one_place", "Name one place.", "NOT-X30"};
  const Point at = c.path.end();
  const Shape hole = marker_of(b_, {.kind = kind, .side = who, .at = at});
  if (!b_.ground.on_table(hole)) return Refusal{"off_table", "That is not on the table.", "NOT-X30", cure::on_table};
  if (near_enemy_ground(here_, who, at))
    return Refusal{"near_enemy",
                   "That is within " + measure_text(b_.numbers.trap_off, b_.unit) + " of where the enemy sets up.",
                   "NOT-X30"};
  const bool unfit = b_.ground.any(extent(hole), [&](int i) {
    const Piece& piece = b_.ground.pieces()[i];
    const TerrainTrait& trait = b_.trait(piece);
    const bool water = trait.shallow || trait.deep || trait.pit,
               raised = kind == TrapKind::pit && (piece.floor || piece.ramp);
    return (piece.impassable || water || raised) && piece.solid.bottom < b_.numbers.step &&
           overlap(hole, piece.solid.shape);
  });
  if (unfit) return Refusal{"unfit_ground", "A trap cannot be laid there.", "NOT-X30"};
  for (const Trap& trap : s_.traps) {
    if (trap.side == who && trap.kind != TrapKind::none && overlap(hole, marker_of(b_, trap)))
      return Refusal{"on_a_trap", "There is one of your traps already.", "NOT-X30"};
  }
  return {};
}

void TrapOrder::list(Options& options) const {
  options.add({}, [] { return "No more traps"; });
  for (const std::uint8_t verb : {net, pit}) {
    if (traps_left(here_, who, kind_of(verb)) <= 0) continue;
    const int pitch = inches(5).units;
    for (int y = pitch; y < b_.ground.depth().units; y += pitch) {
      for (int x = pitch; x < b_.ground.width().units; x += pitch) {
        options.offer(*this, {.verb = verb, .path = straight({x, y})}, [&] {
          const Zone table{{}, {b_.ground.width().units, b_.ground.depth().units}, b_.zones[s_.band(who).zone].facing};
          return std::string(verb == net ? "A net " : "A pit ") + place_text(table, {x, y}, {}, b_.unit);
        });
      }
    }
  }
}

void set_traps(Now now) {
  const auto& [b, s, play] = now;
  s.phase = Phase::deploy;
  if (b.setting.bought_traps.empty() || !b.setting.traps || all_deployed(s)) return;
  // NOT-X30 in secret, each side in slots of its own
  play.together(s.side_count, [&](Side side) {
    for (int i = 0; i < traps_a_side; ++i) {
      if (traps_left(now, side, TrapKind::net) + traps_left(now, side, TrapKind::pit) <= 0) return;
      const Choice choice = play.ask(TrapOrder(now, side));
      if (choice.verb == TrapOrder::done) return;
      s.traps[side.index * traps_a_side + i] = {.kind = kind_of(choice.verb), .side = side, .at = choice.path.end()};
    }
  });
}

}  // namespace fyrd::nottingham
