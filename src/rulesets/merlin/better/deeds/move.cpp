// One figure after the other is picked, throws and goes (MER-B-002, MER-B-A07, MER-B-A13, MER-B-A14).
#include "rulesets/merlin/better/deeds/move.h"

#include "core/events/narrate.h"

namespace fyrd::merlin::better {

Length throw_movement(const BetterBattle& b, Play& play, FigureId id) {
  return movement(b.numbers, play.sum(dice(b.numbers.movement_dice, 6), {"MER-B-002", "movement", id}),
                  b.fighter(id).mounted);
}

void move_figure(const BetterBattle& b, State& s, FigureId id, const Path& path) {
  const Length reach = b.fighter(id).reach;
  const Disc before = b.disc_of(s[id]);
  walk(b, s, id, path);
  s.man(id).moved = true;
  if (!b.fighter(id).mounted) return;
  for (FigureId e : everyone(s)) {  // MER-B-A07 by moving he has come into reach of an enemy
    if (enemies(s, id, e) && s[e].in_play() && b.in_reach(s, id, e, reach) && !within(before, b.disc_of(s[e]), reach))
      s.man(id).charging = true;
  }
}

bool may_move(const State& s, FigureId id) { return s[id].side == s.active && s.fights(id) && !s.man(id).picked; }

std::span<const Verb> PickOrder::verbs() const {
  static constexpr Verb all[] = {{"done"}, {"move", uses_figure}};
  return all;
}

std::string PickOrder::prompt() const {
  return b_.parties[who.index].name + ": name somebody to throw for his movement, or be done moving.";
}

Verdict PickOrder::check(const Choice& c) const {
  if (c.verb == done) return {};
  const std::string& name = b_[c.figure].name;
  if (const Verdict no = not_yours({b_, s_}, who, c.figure)) return no;
  if (s_.routs(c.figure)) return Refusal{"routs", name + " is running and does not listen.", "MER-B-A16"};
  if (s_.man(c.figure).picked)
    return Refusal{"moved_already", name + " has thrown for his movement this turn.", "MER-B-A14"};
  return {};
}

void PickOrder::list(Options& options) const {
  options.add({}, [] { return "Done moving"; });
  for (FigureId id : everyone(s_)) {
    if (!may_move(s_, id)) continue;
    Choice c;
    c.verb = move;
    c.figure = id;
    options.add(c, [&] { return b_[id].name + " moves"; });
  }
}

Explanation PickOrder::explain(const Choice& c) const {
  Explanation why;
  if (c.verb == done) {
    why.summary = "Nobody else moves this turn.";
    return why;
  }
  why.summary = b_[c.figure].name + " throws " + dice(b_.numbers.movement_dice, 6).text() + " for inches";
  if (b_.fighter(c.figure).mounted) why.summary += " and adds " + measure_text(b_.numbers.mounted_move, b_.unit);
  why.summary += ".";
  return why;
}

std::span<const Verb> PathOrder::verbs() const {
  static constexpr Verb all[] = {{"stay"}, {"go", uses_path}};
  return all;
}

std::string PathOrder::prompt() const {
  return b_[about].name + " may go " + measure_text(s_.allowance, b_.unit) + ", or stay.";
}

Verdict PathOrder::check(const Choice& c) const {
  if (c.verb == stay) return {};
  const Length way = length(s_[about].at, c.path);
  if (way.units == 0)
    return Refusal{"no_way", "That way leads nowhere: " + b_[about].name + " would stay where he is.", "MER-B-002"};
  if (way > s_.allowance)  // MER-B-002
    return Refusal{"too_far",
                   "That way is " + measure_text(way, b_.unit) + " long; " + b_[about].name + " has thrown " +
                       measure_text(s_.allowance, b_.unit) + ".",
                   "MER-B-002"};
  return verdict(b_, obstruction({b_, s_}, about, c.path));
}

void PathOrder::list(Options& options) const {
  options.add({}, [&] { return b_[about].name + " stays"; });
  const Figure& f = s_[about];
  const auto offer = [&](Point to, auto&& label) {
    Choice c;
    c.verb = go;
    c.path.add(to);
    if (to != f.at && length(f.at, c.path) <= s_.allowance && !obstruction({b_, s_}, about, c.path))
      options.add(c, label);
  };
  for (FigureId e : everyone(s_)) {
    if (!enemies(s_, about, e) || !s_[e].in_play()) continue;
    const Length gap = distance(f.at, s_[e].at) - b_.radius(f) - b_.radius(s_[e]);
    const Length way = gap - b_.fighter(about).reach;
    if (way.units > 0)
      offer(toward(f.at, s_[e].at, way),
            [&] { return b_[about].name + " into reach of " + b_[e].name + ", " + measure_text(way, b_.unit); });
  }
  for (int wind = 0; wind < 8; ++wind) {
    const Angle to{static_cast<std::uint16_t>(wind * 8192)};
    for (const Length way : {s_.allowance / 4, s_.allowance}) {
      const Vec step = along(to, way);
      offer(f.at + step, [&] { return b_[about].name + " " + measure_text(way, b_.unit) + " " + compass(step); });
    }
  }
  if (!options.worded()) return;
  std::vector<Shape> blocked;
  for (FigureId e : everyone(s_)) {
    if (s_[e].side != who && s_[e].in_play()) blocked.push_back(b_.base(s_[e]));
  }
  options.add(Region{about, b_.ways[f.base].reach(f.at, s_.allowance, blocked)});
}

Explanation PathOrder::explain(const Choice& c) const {
  Explanation why;
  if (c.verb == stay) {
    why.summary = b_[about].name + " stays where he is.";
    return why;
  }
  explain_way(
      b_, s_, about, c.path, s_.allowance, "MER-B-002", "MER-B-003",
      [&](FigureId e) { return s_.routs(e) ? Length{} : b_.fighter(e).reach; }, why);
  for (FigureId e : everyone(s_)) {
    if (!enemies(s_, about, e) || !s_[e].in_play()) continue;
    const Disc there{c.path.end(), b_.radius(s_[about])};
    if (within(there, b_.disc_of(s_[e]), b_.fighter(about).reach))
      why.summary += (why.summary.empty() ? "In reach there: " : ", ") + b_[e].name;
  }
  why.summary += why.summary.empty() ? "Nobody is in reach there." : ".";
  return why;
}

void movement(const BetterBattle& b, State& s, Play& play) {
  if (s.mover.none()) {
    bool any = false;
    for (FigureId id : everyone(s)) any = any || may_move(s, id);
    const Choice order = any ? play.ask(PickOrder(b, s)) : Choice{};
    if (order.verb == PickOrder::done) {
      next_side(s, Phase::shoot);  // MER-B-A13
      return;
    }
    s.mover = order.figure;
    s.man(order.figure).picked = true;
    s.allowance = throw_movement(b, play, order.figure);  // MER-B-A14 now, and only for those who move
    return;
  }
  const FigureId id = s.mover;
  const Choice order = play.ask(PathOrder(b, s));
  const Length allowed = s.allowance;
  s.mover = nobody;
  s.allowance = {};
  const Point from = s[id].at;
  if (order.verb == PathOrder::go) move_figure(b, s, id, order.path);
  play.tell([&] {
    Event e;
    e.kind = order.verb == PathOrder::go ? "moved" : "stayed", e.rule = "MER-B-002", e.by = id, e.from = from,
    e.path = order.path;
    e.text = order.verb == PathOrder::stay ? "{by} could go {length} and stays."
             : s.man(id).charging          ? "{by} charges, {length} {way}."
                                           : "{by} moves {length} {way}.";
    e.length = order.verb == PathOrder::stay ? allowed : length(from, order.path);
    return e;
  });
}

}  // namespace fyrd::merlin::better
