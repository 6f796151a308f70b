// One figure at a time spends the inches of its side (MER-S-006, MER-S-A11, MER-S-A13).
#include "rulesets/merlin/simple/deeds/move.h"

#include "core/figures/vantage.h"
#include "rulesets/merlin/simple/deeds/shoot.h"
#include "rulesets/merlin/table/line.h"

namespace fyrd::merlin::simple {

std::int32_t cost(const SimpleBattle& b, FigureId id, Length way) {
  // MER-S-A11 a rider's way may be twice the inches paid, fractions exact: hence half units
  return b.troop(id).profile.mounted() ? way.units * 2 / (1 + b.numbers.mounted_free) : way.units * 2;
}

Length furthest(const SimpleBattle& b, FigureId id) {
  return b.numbers.movement * (b.troop(id).profile.mounted() ? 1 + b.numbers.mounted_free : 1);  // MER-S-A11
}

Length allowance(Here here, FigureId id) {
  const auto& [b, s] = here;
  return {b.troop(id).profile.mounted() ? s.left * (1 + b.numbers.mounted_free) / 2 : s.left / 2};
}

WhyNot cannot_move(Here here, FigureId id, const Path& path) {
  static constexpr Reason no_way{"no_way", "That way leads nowhere: {by} would stay where he is.", "MER-S-006"};
  static constexpr Reason too_far{"too_far", "That way is {length} long; {by} can go {most} with what is left.",
                                  "MER-S-006"};
  const Length way = length(here[id].at, path);
  if (way.units == 0) return {&no_way, id};
  if (cost(here.b, id, way) > here.s.left)  // MER-S-006
    return {.reason = &too_far, .by = id, .length = way, .most = allowance(here, id)};
  return obstruction(here, id, path);
}

void move_figure(const SimpleBattle& b, State& s, FigureId id, const Path& path) {
  s.left -= cost(b, id, length(s[id].at, path));
  s.man(id).moved = true;
  walk(b, s, id, path);
}

std::string MoveOrder::prompt() const {
  return b_.parties[who.index].name + ": move somebody, or be done. " + measure_text({s_.left / 2}, b_.unit) +
         " of movement left; riders go two inches for each.";
}

Verdict MoveOrder::check(const Choice& c) const {
  if (c.verb == done) return {};
  if (const Verdict no = not_yours(here_, who, c.figure)) return no;
  return verdict(b_, cannot_move(here_, c.figure, c.path));
}

namespace {

// Whom of some enemies he could strike or shoot from a place.
FigureSet got_at_from(Here here, FigureId id, Point at, FigureSet whom) {
  State then = here.s;
  then[id].at = at, then[id].elevation = here.b.ground.elevation(at);
  const Here there{here.b, then};
  const bool shoots = !cannot_shoot(there, id);
  FigureSet found;
  for (FigureId e : whom) {
    if (in_contact(there, id, e) || (shoots && !cannot_hit(there, id, e))) found.add(e);
  }
  return found;
}

}  // namespace

void MoveOrder::list(Options& options) const {
  options.add({}, [] { return "Done moving"; });
  const FigureSet foes = in_play(s_, other(who));
  const auto way_up_to = [&](FigureId id, FigureId e) {
    return in_contact(here_, id, e) ? Path{} : way_into(here_, id, e, b_.common.contact / 2, allowance(here_, id));
  };
  const auto offer = [&](FigureId id, const Path& path, auto&& label) {
    options.offer(*this, {.verb = move, .figure = id, .path = path}, label);
  };
  for (FigureId id : in_play(s_, who)) {
    const Point from = s_[id].at;
    const Length reach = allowance(here_, id);
    for (FigureId e : foes) {
      if (const Path way = way_up_to(id, e); !way.empty())
        offer(id, way,
              [&] { return b_[id].name + " to " + b_[e].name + ", " + measure_text(length(from, way), b_.unit); });
    }
    each_place(from, 8, {reach / 4, reach},
               [&](Point to, Angle, Length) { offer(id, straight(to), [&] { return place_label(here_, id, to); }); });
    if (options.worded()) options.add(region(here_, id, b_.ways[s_[id].base], reach, foes));
  }
  if (!options.worded() && (!options.whole() || !options.all().empty())) return;
  for (FigureId id : in_play(s_, who)) {  // places for those whom none of these ways gets at
    FigureSet others = foes - got_at_from(here_, id, s_[id].at, foes);
    for (FigureId e : others) {
      if (!way_up_to(id, e).empty()) others.drop(e);
    }
    each_vantage(
        s_[id].at, allowance(here_, id), others,
        [&](Point to, FigureSet whom) { return got_at_from(here_, id, to, whom); },
        [&](Point to) { return !way_to(here_, id, to, allowance(here_, id)).empty(); },
        [&](Point to, FigureSet whom) {
          offer(id, way_to(here_, id, to, allowance(here_, id)),
                [&] { return place_label(here_, id, to) + ", to get at " + b_[whom.first()].name; });
        });
  }
}

Explanation MoveOrder::explain(const Choice& c) const {
  Explanation why;
  if (c.verb == done) {
    why.summary = measure_text({s_.left / 2}, b_.unit) + " of movement are given up.";
    return why;
  }
  explain_way(
      here_, c.figure, c.path, allowance(here_, c.figure), "MER-S-006", "MER-S-A04",
      [&](FigureId) { return b_.common.contact; }, why);
  if (b_.troop(c.figure).profile.mounted()) why.costs.emplace_back("A rider goes two inches for each that is paid.");
  why.summary = "The side pays " + measure_text({cost(b_, c.figure, *why.length) / 2}, b_.unit) + " of the " +
                measure_text({s_.left / 2}, b_.unit) + " it has left.";
  return why;
}

void movement(Now now) {
  const auto& [b, s, play] = now;
  const Choice order = s.left > 0 ? play.ask(MoveOrder(now)) : Choice{};
  if (order.verb == MoveOrder::done) {
    s.phase = Phase::shoot;
    return;
  }
  const Point from = s[order.figure].at;
  move_figure(b, s, order.figure, order.path);
  play.tell("moved", "MER-S-006", "{by} moves {length} {way}.",
            {.by = order.figure, .length = length(from, order.path), .from = from, .path = &order.path});
}

}  // namespace fyrd::merlin::simple
