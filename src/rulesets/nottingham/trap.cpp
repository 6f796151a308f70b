// Laying traps, walking into them, and finding them in time.
#include "rulesets/nottingham/trap.h"

#include "rulesets/nottingham/deeds.h"
#include "rulesets/nottingham/deploy.h"
#include "rulesets/nottingham/place.h"
#include "rulesets/nottingham/wound.h"

namespace fyrd::nottingham {

namespace {

Shape marker(const NottinghamBattle& b, TrapKind kind, Point at) {
  return disc(at, (kind == TrapKind::pit ? b.numbers.pit_width : b.numbers.net_width) / 2);
}

// Where the enemies of a side may set up: their zones, and the houses that are theirs.
bool near_enemy_ground(const NottinghamBattle& b, const State& s, Side side, Point at) {
  const Shape spot = disc(at, b.numbers.trap_off);
  for (std::uint8_t i = 0; i < s.side_count; ++i) {
    if (b.groups[i] == b.groups[side.index]) continue;
    Posts posts;
    for (FigureId id : everyone(s)) {
      if (s[id].side != Side{i}) continue;
      for (int house = 0; house < std::max(1, static_cast<int>(b.stage.houses.size())); ++house)
        plot_rules(b.plot).posts(b, s, id, b.stage.houses.empty() ? -1 : house, posts);
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

int traps_left(const NottinghamBattle& b, const State& s, Side side, TrapKind kind) {
  int left = 0;
  for (const Stage::Work& work : b.stage.bought_traps)
    left += work.side == side && static_cast<TrapKind>(work.kind) == kind;
  for (int i = 0; i < traps_a_side; ++i) {
    const Trap& trap = s.traps[static_cast<std::size_t>(side.index * traps_a_side + i)];
    left -= trap.kind == kind;
  }
  return left;
}

std::span<const Verb> TrapOrder::verbs() const {
  static constexpr Verb all[] = {{"done"}, {"net", uses_path, "Lay a net"}, {"pit", uses_path, "Dig a pit"}};
  return all;
}

std::string TrapOrder::prompt() const {
  return b_.parties[who.index].name +
         ": lay a trap, in secret. Left: " + std::to_string(traps_left(b_, s_, who, TrapKind::net)) + " nets, " +
         std::to_string(traps_left(b_, s_, who, TrapKind::pit)) + " pits.";
}

Verdict TrapOrder::check(const Choice& c) const {
  if (c.verb == done) return {};
  const TrapKind kind = kind_of(c.verb);
  if (traps_left(b_, s_, who, kind) <= 0) return Refusal{"none_left", "You have none of those left.", "NOT-X30"};
  if (c.path.count != 1) return Refusal{"one_place", "Name one place.", "NOT-X30"};
  const Point at = c.path.end();
  const Shape hole = marker(b_, kind, at);
  if (!b_.ground.on_table(hole)) return Refusal{"off_table", "That is not on the table.", "NOT-X30"};
  if (near_enemy_ground(b_, s_, who, at))
    return Refusal{"near_enemy",
                   "That is within " + measure_text(b_.numbers.trap_off, b_.unit) + " of where the enemy sets up.",
                   "NOT-X30"};
  const bool unfit = b_.ground.any(extent(hole), [&](int i) {
    const Piece& piece = b_.ground.pieces()[static_cast<std::size_t>(i)];
    const TerrainTrait& trait = b_.trait(piece);
    const bool water = trait.shallow || trait.deep || trait.pit,
               raised = kind == TrapKind::pit && (piece.floor || piece.ramp);
    return (piece.impassable || water || raised) && piece.solid.bottom < b_.numbers.step &&
           overlap(hole, piece.solid.shape);
  });
  if (unfit) return Refusal{"unfit_ground", "A trap cannot be laid there.", "NOT-X30"};
  for (const Trap& trap : s_.traps) {
    if (trap.side == who && trap.kind != TrapKind::none && overlap(hole, marker(b_, trap.kind, trap.at)))
      return Refusal{"on_a_trap", "There is one of your traps already.", "NOT-X30"};
  }
  return {};
}

void TrapOrder::list(Options& options) const {
  options.add({}, [] { return "No more traps"; });
  for (const std::uint8_t verb : {net, pit}) {
    if (traps_left(b_, s_, who, kind_of(verb)) <= 0) continue;
    const int pitch = inches(5).units;
    for (int y = pitch; y < b_.ground.depth().units; y += pitch) {
      for (int x = pitch; x < b_.ground.width().units; x += pitch) {
        Choice c;
        c.verb = verb;
        c.path.add({x, y});
        if (check(c)) continue;
        options.add(c, [&] {
          return std::string(verb == net ? "A net at " : "A pit at ") + measure_text({x}, b_.unit) + ", " +
                 measure_text({y}, b_.unit);
        });
      }
    }
  }
}

void set_traps(const NottinghamBattle& b, State& s, Play& play) {
  s.phase = Phase::deploy;
  if (b.stage.bought_traps.empty() || !b.stage.traps || all_deployed(s)) return;
  // NOT-X30 in secret, each side in slots of its own
  play.together(s.side_count, [&](Side side) {
    for (int i = 0; i < traps_a_side; ++i) {
      if (traps_left(b, s, side, TrapKind::net) + traps_left(b, s, side, TrapKind::pit) <= 0) return;
      const Choice choice = play.ask(TrapOrder(b, s, side));
      if (choice.verb == TrapOrder::done) return;
      s.traps[static_cast<std::size_t>(side.index * traps_a_side + i)] = {
          .kind = kind_of(choice.verb), .side = side, .at = choice.path.end()};
    }
  });
}

namespace {

// NOT-X30 a test with one free die, or he lies in it.
void spring_net(const NottinghamBattle& b, State& s, Play& play, FigureId id, Point at) {
  Band& band = s.band_of(id);
  bool free = false;
  if (band.free > 0) {
    take(s, s[id].side, 1);
    const Tally sum = test_tally(b, s, id, Characteristic::initiative, "net");
    free = passes(throw_dice(play, 1, {"NOT-X30", "a net", id}, passes_from(sum, b.numbers.target)), sum,
                  b.numbers.target);
    bind(s, id, 1);
    play.tell(free ? "net_escaped" : "netted", "NOT-X30",
              free ? "{by} slips out of the net." : "{by} is caught in a net.", {.by = id, .tally = &sum});
  } else {
    play.tell("netted", "NOT-X30", "{by} is caught in a net.", {.by = id});
  }
  if (free) return;
  s.man(id).netted = true;
  if (s[id].pose == Pose::standing) suffer(b, s, play, nobody, id, Harm::ground, at);
}

void spring_pit(const NottinghamBattle& b, State& s, Play& play, FigureId id, Trap& trap) {
  trap.sprung = true;  // from now on a pit for all
  play.tell("pit_opened", "NOT-X30", "The ground opens under {by}.", {.by = id});
  const Length from = max(s[id].elevation, {});
  fall(b, s, play, id, trap.at, from);
  for (FigureId other : everyone(s)) {  // whoever stood on it goes down with it
    if (other == id || !s[other].in_play() || s[other].elevation.units < 0) continue;
    if ((s[other].at - trap.at).squared() <= (b.numbers.pit_width / 2).squared() &&
        s[other].elevation <= b.numbers.step)
      fall(b, s, play, other, s[other].at, s[other].elevation);
  }
}

}  // namespace

void spring(const NottinghamBattle& b, State& s, Play& play, FigureId id, int index) {
  Trap& trap = s.traps[static_cast<std::size_t>(index)];
  trap.revealed = true;
  if (trap.kind == TrapKind::pit) return spring_pit(b, s, play, id, trap);
  const Point at = trap.at;
  trap = {};  // used up
  spring_net(b, s, play, id, at);
}

Verdict may_spot(const NottinghamBattle& b, const State& s, const Hand& hand, const Choice&) {
  for (const Stage::Work& work : b.stage.bought_traps) {
    if (b.stage.traps && b.groups[work.side.index] != b.groups[s[hand.by].side.index]) return {};
  }
  return Refusal{"no_traps", "The enemy has brought no traps.", "NOT-X30"};
}

void spot(const NottinghamBattle& b, State& s, Play& play, Hand& hand, const Choice&) {
  const Tally sum = test_tally(b, s, hand.by, Characteristic::initiative, "spotting");
  if (!test(b, s, play, hand, sum, b.numbers.target, {"NOT-X30", "looking for traps", hand.by}))
    return play.tell("spotted_nothing", "NOT-X30", "{by} finds nothing.", {.by = hand.by, .tally = &sum});
  int found = 0;
  for (Trap& trap : s.traps) {
    if (trap.kind == TrapKind::none || trap.revealed || b.groups[trap.side.index] == b.groups[s[hand.by].side.index])
      continue;
    if (!within(base_of(b, s, hand.by), marker(b, trap.kind, trap.at), b.numbers.trap_seen)) continue;
    trap.revealed = true;
    ++found;
  }
  play.tell("spotted", "NOT-X30",
            found == 0 ? "{by} looks closely: there is no trap near." : "{by} finds {number} traps.",
            {.by = hand.by, .number = found, .tally = &sum});
}

}  // namespace fyrd::nottingham
