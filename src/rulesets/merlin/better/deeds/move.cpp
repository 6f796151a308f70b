// One figure after the other is picked, throws and goes (MER-B-002, MER-B-A07, MER-B-A13, MER-B-A14).
#include "rulesets/merlin/better/deeds/move.h"

#include <algorithm>

#include "core/figures/vantage.h"
#include "rulesets/merlin/better/deeds/shoot.h"
#include "rulesets/merlin/better/turn/turn.h"
#include "rulesets/merlin/table/cover.h"
#include "rulesets/merlin/table/line.h"

namespace fyrd::merlin::better {

Length movement(const Numbers& n, int rolled, bool mounted) {
  return n.pip * rolled + (mounted ? n.mounted_move : Length{});  // MER-B-A19 every rider goes further
}

Length throw_movement(Now now, FigureId id) {
  const Numbers& n = now.b.numbers;
  return movement(n, now.play.sum(dice(n.movement_dice, 6), {"MER-B-002", "movement", id}), now.b.fighter(id).mounted);
}

bool may_move(Here here, FigureId id) {
  return here[id].side == here.s.active && here.s.fights(id) && !here.man(id).picked;
}

WhyNot cannot_go(Here here, const Path& path) {
  static constexpr Reason no_way{"no_way", "That way leads nowhere: {by} would stay where he is.", "MER-B-002"};
  static constexpr Reason too_far{"too_far", "That way is {length} long; {by} has thrown {most}.", "MER-B-002"};
  const FigureId id = here.s.mover;
  const Length way = length(here[id].at, path);
  if (way.units == 0) return {&no_way, id};
  if (way > here.s.allowance)  // MER-B-002
    return {.reason = &too_far, .by = id, .length = way, .most = here.s.allowance};
  return obstruction(here, id, path);
}

void move_figure(const BetterBattle& b, State& s, FigureId id, const Path& path) {
  const Length reach = b.fighter(id).reach;
  const Disc before = b.disc_of(s[id]);
  const Here here{b, s};
  walk(b, s, id, path);
  s.man(id).moved = true;
  s.man(id).since = moved_at(s, s[id].side);  // MER-B-A21
  if (!b.fighter(id).knightly) return;        // MER-B-A19 to others it makes no difference
  for (FigureId e : enemies(here, id)) {      // MER-B-A07 by moving he has come into reach of an enemy
    if (in_reach(here, id, e, reach) && !within(before, here.disc(e), reach)) s.man(id).charging = true;
  }
}

std::string PickOrder::prompt() const {
  return b_.parties[who.index].name + ": name somebody to throw for his movement, or be done moving.";
}

Verdict PickOrder::check(const Choice& c) const {
  static constexpr Reason routs{"routs", "{by} is running and does not listen.", "MER-B-A16", cure::takes_heart};
  static constexpr Reason moved_already{"moved_already", "{by} has thrown for his movement this turn.", "MER-B-A14",
                                        cure::next_turn};
  if (c.verb == done) return {};
  if (const Verdict no = not_yours(here_, who, c.figure)) return no;
  if (s_.routs(c.figure)) return verdict(b_, {&routs, c.figure});
  if (s_.man(c.figure).picked) return verdict(b_, {&moved_already, c.figure});
  return {};
}

void PickOrder::list(Options& options) const {
  options.add({}, [] { return "Done moving"; });
  for (FigureId id : everyone(s_)) {
    if (may_move(here_, id)) options.add({.verb = move, .figure = id}, [&] { return b_[id].name + " moves"; });
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

namespace {

// Whom of some enemies he could strike or shoot from a place.
FigureSet got_at_from(Here here, FigureId id, Point at, FigureSet whom) {
  State then = here.s;
  then[id].at = at, then[id].elevation = here.b.ground.elevation(at);
  const Here there{here.b, then};
  const bool shoots = here.b.fighter(id).shoots && engaged_by(there, id, then.routed).none();
  FigureSet found;
  for (FigureId e : whom) {
    if (in_reach(there, id, e, here.b.fighter(id).reach) || (shoots && !cannot_hit(there, id, e))) found.add(e);
  }
  return found;
}

}  // namespace

std::string PathOrder::prompt() const {
  return b_[about].name + " may go " + measure_text(s_.allowance, b_.unit) + ", or stay.";
}

Verdict PathOrder::check(const Choice& c) const {
  if (c.verb == stay) return {};
  return verdict(b_, cannot_go(here_, c.path));
}

void PathOrder::list(Options& options) const {
  options.add({}, [&] { return b_[about].name + " stays"; });
  const Point from = s_[about].at;
  const FigureSet foes = enemies(here_, about);
  const auto offer = [&](Point to, auto&& label) { options.offer(*this, {.verb = go, .path = straight(to)}, label); };
  FigureSet others = options.whole() ? foes - got_at_from(here_, about, from, foes) : FigureSet{};
  for (FigureId e : foes) {
    const Length reach = b_.fighter(about).reach;
    if (in_reach(here_, about, e, reach)) continue;
    // A hair nearer than he must be, for rounding.
    const Path way = way_into(here_, about, e, reach - Length{2}, s_.allowance);
    if (way.empty()) continue;
    others.drop(e);
    options.offer(*this, {.verb = go, .path = way}, [&] {
      return b_[about].name + " into reach of " + b_[e].name + ", " + measure_text(length(from, way), b_.unit);
    });
  }
  each_place(from, 8, {s_.allowance / 4, s_.allowance},
             [&](Point to, Angle, Length) { offer(to, [&] { return place_label(here_, about, to); }); });
  if (options.worded()) options.add(region(here_, about, b_.ways[s_[about].base], s_.allowance, foes));
  if (!options.worded() && (!options.whole() || !options.all().empty())) return;
  each_vantage(
      from, s_.allowance, others, [&](Point to, FigureSet whom) { return got_at_from(here_, about, to, whom); },
      [&](Point to) { return !way_to(here_, about, to, s_.allowance).empty(); },
      [&](Point to, FigureSet whom) {
        options.offer(*this, {.verb = go, .path = way_to(here_, about, to, s_.allowance)},
                      [&] { return place_label(here_, about, to) + ", to get at " + b_[whom.first()].name; });
      });
}

Explanation PathOrder::explain(const Choice& c) const {
  Explanation why;
  if (c.verb == stay) {
    why.summary = b_[about].name + " stays where he is.";
    return why;
  }
  explain_way(
      here_, about, c.path, s_.allowance, "MER-B-002", "MER-B-003",
      [&](FigureId e) { return s_.routs(e) ? Length{} : b_.fighter(e).reach; }, why);
  const Disc there{c.path.end(), b_.radius(s_[about])};
  for (FigureId e : enemies(here_, about)) {
    if (within(there, here_.disc(e), b_.fighter(about).reach))
      why.summary += (why.summary.empty() ? "In reach there: " : ", ") + b_[e].name;
  }
  why.summary += why.summary.empty() ? "Nobody is in reach there." : ".";
  return why;
}

namespace {

void pick(Now now) {
  const auto& [b, s, play] = now;
  bool any = false;
  for (FigureId id : everyone(s)) any = any || may_move(now, id);
  const Choice order = any ? play.ask(PickOrder(now)) : Choice{};
  if (order.verb == PickOrder::done) return next_side(s, Phase::shoot);  // MER-B-A13
  s.mover = order.figure;
  s.man(order.figure).picked = true;
  s.allowance = throw_movement(now, order.figure);  // MER-B-A14 now, and only for those who move
}

void go(Now now) {
  const auto& [b, s, play] = now;
  const FigureId id = s.mover;
  const Choice order = play.ask(PathOrder(now));
  const bool goes = order.verb == PathOrder::go;
  const Point from = s[id].at;
  const Length way = goes ? length(from, order.path) : s.allowance;
  s.mover = nobody;
  s.allowance = {};
  if (goes) move_figure(b, s, id, order.path);
  play.tell(goes ? "moved" : "stayed", "MER-B-002",
            !goes                ? "{by} could go {length} and stays."
            : s.man(id).charging ? "{by} charges, {length} {way}."
                                 : "{by} moves {length} {way}.",
            {.by = id, .length = way, .from = from, .path = &order.path});
}

}  // namespace

void movement(Now now) { now.s.mover.none() ? pick(now) : go(now); }

}  // namespace fyrd::merlin::better
