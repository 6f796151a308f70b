// One figure at a time spends the inches of its side (MER-S-006, MER-S-A11, MER-S-A13).
#include "rulesets/merlin/simple/deeds/move.h"

#include "core/events/narrate.h"

namespace fyrd::merlin::simple {

std::int32_t cost(const SimpleBattle& b, FigureId id, Length way) {
  // MER-S-A11 a rider's way may be twice the inches paid, fractions exact: hence half units
  return b.troop(id).profile.mounted() ? way.units * 2 / (1 + b.numbers.mounted_free) : way.units * 2;
}

Length allowance(const SimpleBattle& b, const State& s, FigureId id) {
  return {b.troop(id).profile.mounted() ? s.left * (1 + b.numbers.mounted_free) / 2 : s.left / 2};
}

WhyNot cannot_move(const SimpleBattle& b, const State& s, FigureId id, const Path& path) {
  static constexpr Reason no_way{"no_way", "That way leads nowhere: {by} would stay where he is.", "MER-S-006"};
  static constexpr Reason too_far{"too_far", "That way is {length} long; {by} can go {most} with what is left.",
                                  "MER-S-006"};
  const Length way = length(s[id].at, path);
  if (way.units == 0) return {&no_way, id};
  if (cost(b, id, way) > s.left)  // MER-S-006
    return {.reason = &too_far, .by = id, .length = way, .most = allowance(b, s, id)};
  return obstruction({b, s}, id, path);
}

void move_figure(const SimpleBattle& b, State& s, FigureId id, const Path& path) {
  s.left -= cost(b, id, length(s[id].at, path));
  s.man(id).moved = true;
  walk(b, s, id, path);
}

std::span<const Verb> MoveOrder::verbs() const {
  static constexpr Verb all[] = {{"done"}, {"move", uses_figure | uses_path}};
  return all;
}

std::string MoveOrder::prompt() const {
  return b_.parties[who.index].name + ": move somebody, or be done. " + measure_text({s_.left / 2}, b_.unit) +
         " of movement left; riders go two inches for each.";
}

Verdict MoveOrder::check(const Choice& c) const {
  if (c.verb == done) return {};
  if (const Verdict no = not_yours({b_, s_}, who, c.figure)) return no;
  return verdict(b_, cannot_move(b_, s_, c.figure, c.path));
}

void MoveOrder::list(Options& options) const {
  options.add({}, [] { return "Done moving"; });
  for (FigureId id : everyone(s_)) {
    const Figure& f = s_[id];
    if (f.side != who || !f.in_play()) continue;
    const Length reach = allowance(b_, s_, id);
    const auto offer = [&](Point to, auto&& label) {
      Choice c;
      c.verb = move;
      c.figure = id;
      c.path.add(to);
      if (!cannot_move(b_, s_, id, c.path)) options.add(c, label);
    };
    for (FigureId e : everyone(s_)) {
      if (s_[e].side == who || !s_[e].in_play() || b_.in_contact(s_, id, e)) continue;
      const Length way = distance(f.at, s_[e].at) - b_.radius(f) - b_.radius(s_[e]) - b_.common.contact / 2;
      if (way <= reach)
        offer(toward(f.at, s_[e].at, way),
              [&] { return b_[id].name + " to " + b_[e].name + ", " + measure_text(way, b_.unit); });
    }
    for (int wind = 0; wind < 8; ++wind) {
      const Angle to{static_cast<std::uint16_t>(wind * 8192)};
      for (const Length way : {reach / 4, reach}) {
        const Vec step = along(to, way);
        if (!step.zero())
          offer(f.at + step, [&] { return b_[id].name + " " + measure_text(way, b_.unit) + " " + compass(step); });
      }
    }
    if (options.worded()) {
      std::vector<Shape> blocked;
      for (FigureId e : everyone(s_)) {
        if (s_[e].side != who && s_[e].in_play()) blocked.push_back(b_.base(s_[e]));
      }
      options.add(Region{id, b_.ways[f.base].reach(f.at, reach, blocked)});
    }
  }
}

Explanation MoveOrder::explain(const Choice& c) const {
  Explanation why;
  if (c.verb == done) {
    why.summary = measure_text({s_.left / 2}, b_.unit) + " of movement are given up.";
    return why;
  }
  explain_way(
      b_, s_, c.figure, c.path, allowance(b_, s_, c.figure), "MER-S-006", "MER-S-A04",
      [&](FigureId) { return b_.common.contact; }, why);
  const Length way = *why.length;
  if (b_.troop(c.figure).profile.mounted()) why.costs.push_back("A rider goes two inches for each that is paid.");
  why.summary = "The side pays " + measure_text({cost(b_, c.figure, way) / 2}, b_.unit) + " of the " +
                measure_text({s_.left / 2}, b_.unit) + " it has left.";
  return why;
}

void movement(const SimpleBattle& b, State& s, Play& play) {
  const Choice order = s.left > 0 ? play.ask(MoveOrder(b, s)) : Choice{};
  if (order.verb == MoveOrder::done) {
    s.phase = Phase::shoot;
    return;
  }
  const Point from = s[order.figure].at;
  move_figure(b, s, order.figure, order.path);
  play.tell([&] {
    Event e;
    e.kind = "moved", e.rule = "MER-S-006", e.text = "{by} moves {length} {way}.";
    e.by = order.figure, e.from = from, e.path = order.path, e.length = length(from, order.path);
    return e;
  });
}

}  // namespace fyrd::merlin::simple
