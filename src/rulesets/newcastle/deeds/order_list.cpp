// What is worth a thought in one's own turn, and why an order is judged as it is (NEW-020 … NEW-024, NEW-040, NEW-A25,
// NEW-A45).
#include <algorithm>

#include "core/events/narrate.h"
#include "rulesets/newcastle/deeds/order.h"
#include "rulesets/newcastle/deeds/shoot.h"
#include "rulesets/newcastle/table/group.h"
#include "rulesets/newcastle/table/place.h"
#include "rulesets/newcastle/turn/ending.h"

namespace fyrd::newcastle {

namespace {

constexpr int winds = 8;
Angle wind(int i) { return degrees(45 * i); }

Angle towards_foe(const NewcastleBattle& b, const State& s, FigureId id, Point from) {
  const FigureId foe = nearest({b, s}, from, enemies({b, s}, id));
  return foe.none() ? s[id].facing : bearing(s[foe].at - from);
}

std::vector<Shape> bodies(const NewcastleBattle& b, const State& s, FigureId id) {
  std::vector<Shape> all;
  for (FigureId e : enemies({b, s}, id)) all.push_back(b.base(s[e]));
  return all;
}

void explain_motion(const NewcastleBattle& b, const State& s, const Motion& m, Explanation& why) {
  const bool formed = m.kind != Motion::Kind::walk;
  FigureId slow = m.lead;
  bool difficult = false;
  for (FigureId id : m.who) {
    difficult = difficult || crosses_difficult(b, s[id], s[id].at, m.path_of(s, id));
    if (rate(b, s, id) < rate(b, s, slow)) slow = id;
  }
  why.tallies.push_back(rate_tally(b, s, slow, formed, difficult));
  why.length = m.way, why.left = m.allowed - m.way;
  if (difficult) why.costs.push_back("difficult ground (NEW-021)");
  const Point from = s[m.lead].at, to = m.end(s, m.lead);
  why.witnesses.push_back({"way", "NEW-020", measure_text(m.way, b.unit) + " of " + measure_text(m.allowed, b.unit),
                           from, to, m.allowed - m.way});
  for (FigureId foe : foes_met(b, s, m)) why.threats.push_back({foe, "in reach of " + b[foe].name, "NEW-A40", to});
}

}  // namespace

// A few places for each man: as far as he can and half of it in eight directions, looking at the nearest enemy.
void MoveOrder::list_moves(FigureId id, Options& options) const {
  if (cannot_move(b_, s_, id)) return;
  const Length most = rate(b_, s_, id);
  const bool beast = beast_near(b_, s_, id) >= 0;
  for (int i = 0; i < winds; ++i) {
    for (const Length way : {most, most / 2}) {
      const Point to = s_[id].at + along(wind(i), way);
      const bool rides = b_.fighter(id).mount != Mount::foot;
      Choice c{
          .verb = move, .figure = id, .facing = rides ? wind(i) : towards_foe(b_, s_, id, to), .path = straight(to)};
      options.offer(*this, c,
                    [&] { return b_[id].name + " " + measure_text(way, b_.unit) + " " + compass(to - s_[id].at); });
      if (!beast) continue;
      c.verb = drive;
      options.offer(*this, c, [&] {
        return b_[id].name + " drives a beast " + measure_text(way, b_.unit) + " " + compass(to - s_[id].at);
      });
    }
  }
  if (options.worded()) options.add(Region{id, b_.ways[s_[id].base].reach(s_[id].at, most, bodies(b_, s_, id))});
}

void MoveOrder::list_line(FigureId id, Options& options) const {
  if (members(s_, id).first() == id && !line_cannot_move(b_, s_, id)) {
    const Length most = rate(b_, s_, id, true);
    for (const Length way : {most, most / 2}) {
      const Choice c{.verb = advance, .figure = id, .path = straight(s_[id].at + along(s_[id].facing, way))};
      options.offer(*this, c, [&] { return "The line of " + b_[id].name + " advances " + measure_text(way, b_.unit); });
    }
    options.offer(*this, {.verb = about_turn, .figure = id},
                  [&] { return "The line of " + b_[id].name + " turns about"; });
    // Anybody of the line may be named for the turn.
    for (FigureId mate : members(s_, id)) {
      if (mate != id)
        options.offer(*this, {.verb = about_turn, .figure = mate},
                      [&] { return "The line of " + b_[mate].name + " turns about"; });
    }
  }
  if (s_.formed(id) && neighbours(s_, id) < 2) {
    for (const int by : {-30, -15, 15, 30}) {
      const Choice c{.verb = wheel, .figure = id, .facing = s_[id].facing + degrees(by)};
      options.offer(*this, c,
                    [&] { return "The line wheels " + std::to_string(by < 0 ? -by : by) + "° about " + b_[id].name; });
    }
  }
}

void MoveOrder::list_deeds(FigureId id, Options& options) const {
  const std::string& name = b_[id].name;
  options.offer(*this, {.verb = step_up, .figure = id}, [&] { return name + " steps up into the line"; });
  options.offer(*this, {.verb = form, .figure = id}, [&] { return name + " and those beside him form up"; });
  options.offer(*this, {.verb = load, .figure = id}, [&] { return name + " loads"; });
  options.offer(*this, {.verb = dodge, .figure = id}, [&] { return name + " dodges until his next turn"; });
  options.offer(*this, {.verb = cower, .figure = id}, [&] { return name + " cowers until his next turn"; });
  for (std::int16_t i = 0; i < static_cast<std::int16_t>(b_.fighter(id).arms.size()); ++i)
    options.offer(*this, {.verb = change, .figure = id, .number = i},
                  [&] { return name + " changes to his " + b_.arm(id, i).weapon.name; });
  if (!cannot_shoot(b_, s_, id)) {
    for (FigureId e : enemies({b_, s_}, id)) {
      if (!marks(b_, s_, id, e).empty())
        options.add({.verb = shoot, .figure = id, .target = e}, [&] { return name + " shoots at " + b_[e].name; });
    }
  }
  if (!b_.switches.leaving || !in_melee(b_, s_, id)) return;
  const Length half = rate(b_, s_, id) / 2;
  for (int i = 0; i < winds; ++i) {
    const Point to = s_[id].at + along(wind(i), half);
    const Choice c{.verb = leave, .figure = id, .facing = towards_foe(b_, s_, id, to), .path = straight(to)};
    options.offer(*this, c, [&] { return name + " breaks off, " + compass(to - s_[id].at); });
  }
}

void MoveOrder::list(Options& options) const {
  options.add({}, [] { return "Done moving and shooting"; });
  for (FigureId id : in_play(s_, who)) {
    if (s_.man(id).runs || s_.man(id).cowers) continue;
    list_moves(id, options);
    list_line(id, options);
    list_deeds(id, options);
  }
}

Explanation MoveOrder::explain(const Choice& c) const {
  Explanation why;
  switch (c.verb) {
    case done: why.summary = "Nobody else moves or shoots; then come the charges."; break;
    case move:
    case drive:
    case advance:
    case wheel: explain_motion(b_, s_, ordered_walk(b_, s_, c), why); break;
    case shoot: return missile(b_, s_, c.figure) ? explain_shot(b_, s_, c.figure, c.target, false) : why;
    case leave: why.summary = "Half his move, and everybody who reaches him strikes first (NEW-A24)."; break;
    case change: why.summary = "What he holds is gone for the battle, and this turn he only defends (NEW-058)."; break;
    case form:
      why.summary = std::to_string(line_of(b_, s_, c.figure, free_men(b_, s_, who)).size()) +
                    " men form up, and have moved (NEW-A46).";
      break;
    default: break;
  }
  return why;
}

std::span<const Verb> ChargeOrder::verbs() const {
  static constexpr Verb all[] = {{"done"},
                                 {"charge", uses_figure | uses_path},
                                 {"advance", uses_figure | uses_path},
                                 {"wheel", uses_figure | uses_facing}};
  return all;
}

std::string ChargeOrder::prompt() const {
  return b_.parties[who.index].name + ": charge, one man or one line at a time, or be done. Then comes the melee.";
}

Motion ordered_charge(const NewcastleBattle& b, const State& s, const Choice& c) {
  switch (c.verb) {
    case ChargeOrder::advance:
      return advance(b, s, c.figure, straight_ahead(s, c.figure, c.path.end()).value_or(Length{}));
    case ChargeOrder::wheel: return wheel(b, s, c.figure, c.facing);
    default: {
      const Point to = c.path.end();
      const FigureId foe = nearest({b, s}, to, foes_at(b, s, c.figure, to));
      const Point before = c.path.before_end(s[c.figure].at);
      const bool rides = b.fighter(c.figure).mount != Mount::foot;
      return walk(b, s, c.figure, c.path, bearing(foe.none() || rides ? to - before : s[foe].at - to));
    }
  }
}

Verdict ChargeOrder::check(const Choice& c) const {
  if (c.verb == done) return {};
  if (Verdict no = not_yours({b_, s_}, who, c.figure)) return no;
  if (Verdict no = c.verb == charge ? cannot_move(b_, s_, c.figure) : line_cannot_move(b_, s_, c.figure)) return no;
  if (c.verb == advance && (c.path.count != 1 || !straight_ahead(s_, c.figure, c.path.end())))
    return Refusal{"not_ahead", "A line goes straight ahead, or wheels.", "NEW-A45"};
  if (c.verb == wheel && neighbours(s_, c.figure) > 1)
    return Refusal{"not_an_end", "A line wheels about the man at one end of it.", "NEW-A45"};
  const Motion m = ordered_charge(b_, s_, c);
  if (Verdict no = cannot_go(b_, s_, m)) return no;
  if (foes_met(b_, s_, m).empty())
    return Refusal{"no_charge", "That reaches no enemy: it is no charge, and the time for other moves is over.",
                   "NEW-A25"};
  return {};
}

bool ChargeOrder::any() const {
  for (FigureId id : in_play(s_, who)) {
    if (s_.man(id).now.moved || s_.man(id).runs || s_.man(id).cowers) continue;
    for (FigureId e : enemies({b_, s_}, id)) {
      const Length far = rate(b_, s_, id) + max(reach(b_, s_, id), reach(b_, s_, e));
      if (within(b_.disc_of(s_[id]), b_.disc_of(s_[e]), far) && !in_melee(b_, s_, id)) return true;
    }
  }
  return false;
}

void ChargeOrder::list(Options& options) const {
  options.add({}, [] { return "Done charging"; });
  for (FigureId id : in_play(s_, who)) {
    if (!cannot_move(b_, s_, id)) {
      const Length most = rate(b_, s_, id);
      for (FigureId e : enemies({b_, s_}, id)) {
        const Length gap = distance(s_[id].at, s_[e].at) - b_.radius(s_[id]) - b_.radius(s_[e]);
        const Length way = max(gap - b_.held(s_, id).weapon.reach, Length{1});
        if (way > most) continue;
        const auto label = [&] { return b_[id].name + " charges " + b_[e].name; };
        const Choice straight_on{.verb = charge, .figure = id, .path = straight(toward(s_[id].at, s_[e].at, way))};
        options.offer(*this, straight_on, label);
      }
      if (options.worded()) options.add(Region{id, b_.ways[s_[id].base].reach(s_[id].at, most, bodies(b_, s_, id))});
    }
    if (members(s_, id).first() == id && !line_cannot_move(b_, s_, id)) {
      constexpr Length step{units_per_inch / 4};
      bool offered = false;
      for (Length way = step; way <= rate(b_, s_, id, true) && !offered; way += step) {
        const Choice c{.verb = advance, .figure = id, .path = straight(s_[id].at + along(s_[id].facing, way))};
        if (check(c)) continue;
        options.add(c, [&] { return "The line of " + b_[id].name + " charges ahead"; });
        offered = true;
      }
    }
    if (!s_.formed(id) || neighbours(s_, id) > 1) continue;
    for (const int by : {-45, -30, -15, 15, 30, 45}) {
      const Choice c{.verb = wheel, .figure = id, .facing = s_[id].facing + degrees(by)};
      options.offer(*this, c, [&] {
        return "The line wheels " + std::to_string(by < 0 ? -by : by) + "° about " + b_[id].name + " into the enemy";
      });
    }
  }
}

Explanation ChargeOrder::explain(const Choice& c) const {
  Explanation why;
  if (c.verb == done) {
    why.summary = "Nobody else charges; then comes the melee.";
    return why;
  }
  const Motion m = ordered_charge(b_, s_, c);
  explain_motion(b_, s_, m, why);
  const FigureSet foes = foes_met(b_, s_, m);
  for (FigureId foe : foes) why.summary += (why.summary.empty() ? "It comes to blows with " : ", ") + b_[foe].name;
  why.summary += foes.empty() ? "Nobody is in reach there." : ", who may react first.";
  return why;
}

}  // namespace fyrd::newcastle
