// The question of movement: what is legal, what is sensible, and why not (MER-R-002 … MER-R-006).
#include "core/events/narrate.h"
#include "rulesets/merlin/realistic/castle.h"
#include "rulesets/merlin/realistic/move.h"

namespace fyrd::merlin::realistic {

namespace {

Refusal move_refusal(const RealisticBattle& b, const State& s, const Choice& c, NoMove no) {
  using By = NoMove::By;
  const std::string& name = b[c.figure].name;
  const Gait gait = static_cast<Gait>(c.number);
  const auto piece = [&] {
    return no.piece < 0 ? std::string("a step") : b.ground.pieces()[static_cast<std::size_t>(no.piece)].name;
  };
  const auto measured = [&](Length l) { return measure_text(l, b.unit); };
  switch (no.by) {
    case By::nothing: break;
    case By::no_gait: return {"no_such_pace", name + " has no such pace.", "MER-R-A02"};
    case By::gait_step:
      return {"pace",
              name +
                  (s.man(c.figure).gait == Gait::stand ? " stands"
                                                       : std::string(" went at a ") + gait_name(s.man(c.figure).gait)) +
                  " and cannot " + gait_name(gait) + " yet: one step of pace a turn.",
              "MER-R-003"};
    case By::no_way: return {"no_way", "That way leads nowhere: " + name + " would stay where he is.", "MER-R-002"};
    case By::too_far:
      return {"too_far",
              "That way is " + measured(length(s[c.figure].at, c.path)) + " long; at a " + gait_name(gait) + " " +
                  name + " goes " + measured(most(b, s, c.figure, gait)) + ".",
              "MER-R-002"};
    case By::too_short:
      return {"too_short",
              std::string("At a ") + gait_name(gait) + " " + name + " goes more than " +
                  measured(least(b, s, c.figure, gait)) +
                  ", unless an enemy comes into his reach or the way is closed.",
              "MER-R-A28"};
    case By::turn: return {"turns_too_much", name + " cannot turn so much at a trot.", "MER-R-004"};
    case By::not_straight:
      return {"not_straight", "At a run " + name + " goes straight on, the way he looks.", "MER-R-A30"};
    case By::rough: return {"walk_only", "Through " + piece() + " everybody walks.", "MER-R-005"};
    case By::step: return {"too_high", "There is a step on that way that must be climbed.", "MER-R-005"};
    case By::gate: return {"gate_closed", "The gate is closed.", "MER-X04"};
    case By::stair: return {"stair_taken", "Somebody has used " + piece() + " this turn.", "MER-R-005"};
    case By::bodies:
      return {"fallen", "The fallen lie in the way, and there is still fighting across them.", "MER-R-006"};
    case By::obstructed: return in_words(b, no.obstruction);
  }
  return {};
}

FigureId nearest_enemy(const State& s, FigureId id) {
  FigureId best = nobody;
  for (FigureId e : everyone(s)) {
    if (!enemies(s, id, e) || !s[e].in_play()) continue;
    if (best.none() || (s[e].at - s[id].at).squared() < (s[best].at - s[id].at).squared()) best = e;
  }
  return best;
}

}  // namespace

std::span<const Verb> MoveOrder::verbs() const {
  static constexpr Verb all[] = {{"done"},
                                 {"move", uses_figure | uses_path | uses_facing | uses_number},
                                 {"turn", uses_figure | uses_path},
                                 {"climb", uses_figure | uses_path},
                                 {"boost", uses_figure | uses_target | uses_path, "Give a leg up"},
                                 {"raise", uses_figure | uses_number}};
  return all;
}

std::string MoveOrder::prompt() const {
  return b_.parties[who.index].name +
         ": move somebody at a walk (1), a trot (2) or a run (3), turn or climb, or be done moving.";
}

std::string MoveOrder::number_text(const Choice& c) const {
  return c.verb == move ? std::string("At a ") + gait_name(static_cast<Gait>(c.number)) : Question::number_text(c);
}

Verdict MoveOrder::check(const Choice& c) const {
  if (c.verb == done) return {};
  const std::string& name = b_[c.figure].name;
  if (const Verdict no = not_yours({b_, s_}, who, c.figure)) return no;
  if (s_.routs(c.figure)) return Refusal{"routs", name + " runs and takes no orders.", "MER-R-040"};
  if (s_.man(c.figure).ordered) return Refusal{"moved_already", name + " has had his move this turn.", "MER-R-002"};
  if (c.verb == move) {
    const Gait gait = c.number >= 1 && c.number <= 3 ? static_cast<Gait>(c.number) : Gait::stand;
    const NoMove no = cannot_move(b_, s_, c.figure, gait, c.path, c.facing);
    return no ? Verdict(move_refusal(b_, s_, c, no)) : Verdict();
  }
  if (c.verb == turn) {
    if (slowest(b_, s_, c.figure) != Gait::stand)
      return Refusal{"pace", name + " cannot come to a stand this turn: one step of pace a turn.", "MER-R-003"};
    return c.path.end() == s_[c.figure].at
               ? Verdict(Refusal{"no_way", "That is where " + name + " stands.", "MER-R-004"})
               : Verdict();
  }
  if (c.verb == raise) {
    const NoHand no = cannot_raise(b_, s_, c.figure, c.number);
    return no != NoHand::nothing ? Verdict(raise_refusal(b_, c.figure, no)) : Verdict();
  }
  const NoClimb no = cannot_climb(b_, s_, c.figure, c.target, c.path);
  return no ? Verdict(climb_refusal(b_, c.figure, c.target, no)) : Verdict();
}

void MoveOrder::list_moves(FigureId id, Options& options) const {
  const Figure& f = s_[id];
  const auto offer = [&](Gait gait, Point to, const auto& label) {
    Choice c;
    c.verb = move, c.figure = id, c.number = static_cast<std::int16_t>(gait);
    c.path.add(to);
    c.facing = gait == Gait::run ? f.facing : bearing(to - f.at);
    if (to != f.at && !cannot_move(b_, s_, id, gait, c.path, c.facing)) options.add(c, label);
  };
  for (const Gait gait : {Gait::walk, Gait::trot, Gait::run}) {
    if (!may_change(b_, s_, id, gait)) continue;
    const Length far = most(b_, s_, id, gait);
    const auto label = [&](Length way, Vec step) {
      return b_[id].name + " " + gait_name(gait) + "s " + measure_text(way, b_.unit) + " " + compass(step);
    };
    if (gait == Gait::run) {
      for (const Length way : {far, least(b_, s_, id, gait) + Length{1}}) {
        const Vec step = along(f.facing, way);
        offer(gait, f.at + step, [&] { return label(way, step); });
      }
    }
    for (FigureId e : everyone(s_)) {  // up to his own reach of an enemy
      if (!enemies(s_, id, e) || !s_[e].in_play()) continue;
      const Length way =
          distance(f.at, s_[e].at) - b_.radius(f) - b_.radius(s_[e]) - longest_reach(b_, s_, id) + Length{2};
      if (way.units > 0 && way <= far)
        offer(gait, toward(f.at, s_[e].at, way),
              [&] { return b_[id].name + " " + gait_name(gait) + "s to " + b_[e].name; });
    }
    for (int wind = 0; gait != Gait::run && wind < 8; ++wind) {
      const Vec step = along(Angle{static_cast<std::uint16_t>(wind * 8192)}, far);
      offer(gait, f.at + step, [&] { return label(far, step); });
    }
  }
  if (options.worded()) {
    std::vector<Shape> blocked;
    for (FigureId e : everyone(s_)) {
      if (s_[e].side != who && s_[e].in_play()) blocked.push_back(b_.base(s_[e]));
    }
    options.add(Region{id, b_.ways[f.base].reach(f.at, b_.numbers.walk, blocked)});
  }
}

void MoveOrder::list_climbs(FigureId id, Options& options) const {
  const Figure& f = s_[id];
  const auto offer = [&](FigureId helper, Point to, const auto& label) {
    Choice c;
    c.verb = helper.none() ? climb : boost, c.figure = id, c.target = helper;
    c.path.add(to);
    if (!cannot_climb(b_, s_, id, helper, c.path)) options.add(c, label);
  };
  for (int wind = 0; wind < 4; ++wind) {
    const Vec step = along(Angle{static_cast<std::uint16_t>(wind * 16384)}, 2 * b_.radius(f) + b_.common.contact);
    if (highest_step(b_.ground, f.at, f.at + step) <= b_.numbers.level_walk) continue;
    offer(nobody, f.at + step, [&] { return b_[id].name + " climbs " + compass(step); });
    for (FigureId helper : everyone(s_)) {
      if (helper != id && s_[helper].side == who)
        offer(helper, f.at + step, [&] { return b_[helper].name + " helps " + b_[id].name + " up"; });
    }
  }
  for (int i = 0; i < s_.work_count; ++i) {
    if (!trait_of(b_, s_.works[static_cast<std::size_t>(i)]).ladder) continue;
    if (cannot_raise(b_, s_, id, i) == NoHand::nothing) {
      Choice c;
      c.verb = raise, c.figure = id, c.number = static_cast<std::int16_t>(i);
      options.add(c,
                  [&] { return b_[id].name + " puts up " + piece_of(b_, s_.works[static_cast<std::size_t>(i)]).name; });
    }
  }
}

void MoveOrder::list(Options& options) const {
  options.add({}, [] { return "Done moving"; });
  for (FigureId id : everyone(s_)) {
    if (!may_be_ordered(s_, id)) continue;
    list_moves(id, options);
    list_climbs(id, options);
    const FigureId foe = nearest_enemy(s_, id);
    if (foe.none() || slowest(b_, s_, id) != Gait::stand || s_[foe].at == s_[id].at) continue;
    Choice c;
    c.verb = turn, c.figure = id;
    c.path.add(s_[foe].at);
    options.add(c, [&] { return b_[id].name + " turns to " + b_[foe].name; });
  }
}

Explanation MoveOrder::explain(const Choice& c) const {
  Explanation why;
  if (c.verb == done) {
    why.summary = "Nobody else is ordered this turn; who cannot stop yet goes straight on.";
    return why;
  }
  const std::string& name = b_[c.figure].name;
  if (c.verb == raise) {
    why.summary = name + " puts up a ladder.";
    return why;
  }
  if (c.verb == turn) {
    why.summary = name + " turns where he stands.";
    return why;
  }
  const auto reach = [&](FigureId e) { return s_.routs(e) ? Length{} : longest_reach(b_, s_, e); };
  const bool moves = c.verb == move;
  const Gait gait = moves && c.number >= 1 && c.number <= 3 ? static_cast<Gait>(c.number) : Gait::walk;
  explain_way(b_, s_, c.figure, c.path, moves ? most(b_, s_, c.figure, gait) : b_.numbers.walk, "MER-R-002",
              "MER-R-020", reach, why);
  why.summary = name + (moves ? " goes " + measure_text(*why.length, b_.unit) + " at a " + gait_name(gait) + "."
                        : c.verb == boost ? " is helped up by " + b_[c.target].name + "."
                                          : std::string(" climbs."));
  return why;
}

}  // namespace fyrd::merlin::realistic
