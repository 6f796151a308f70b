// What is worth a thought with an action, and why it is judged as it is (STO-030 … STO-038, STO-050 … STO-056).
#include <algorithm>

#include "core/events/narrate.h"
#include "core/figures/area.h"
#include "rulesets/stormclouds/action.h"
#include "rulesets/stormclouds/place.h"
#include "rulesets/stormclouds/sight.h"

namespace fyrd::stormclouds {

namespace {

constexpr int winds = 12;

// Looking at the nearest Villain from there, or the way he came.
Angle looks_from(const StormcloudsBattle& b, const State& s, FigureId id, Point at) {
  const FigureId foe = nearest({b, s}, at, villains(b, s));
  if (!foe.none() && s[foe].at != at) return bearing(s[foe].at - at);
  return at == s[id].at ? s[id].facing : bearing(at - s[id].at);
}

// A place in contact with something round, on his side of it.
Point beside(const StormcloudsBattle& b, const State& s, FigureId id, Point of, Length radius) {
  const Length apart = radius + b.radius(s[id]) + touching / 2;
  return s[id].at == of ? of + Vec{0, -apart.units} : toward(of, s[id].at, apart);
}

// Places worth going to: Villains, friends in need, objectives, hiding places' corners, and around.
void each_goal(const StormcloudsBattle& b, const State& s, FigureId id, auto&& goal) {
  for (FigureId v : villains(b, s)) {
    if (!touch(b, s, id, v)) goal(beside(b, s, id, s[v].at, b.radius(s[v])), [&] { return "to " + b[v].name; });
  }
  for (FigureId h : heroes(b, s)) {
    if (h != id && wounded(s, h) && !touch(b, s, id, h))
      goal(beside(b, s, id, s[h].at, b.radius(s[h])), [&] { return "to " + b[h].name; });
  }
  const Objectives all = objectives(b, s);
  for (int i = 0; i < all.count; ++i) {
    const Shape& shape = all.shapes[static_cast<std::size_t>(i)];
    const int which = all.loot[static_cast<std::size_t>(i)];
    goal(beside(b, s, id, shape.points[0], shape.radius),
         [&] { return "to " + (which < 0 ? std::string("the cart") : b.loot[static_cast<std::size_t>(which)].name); });
  }
  for (std::size_t i = 0; i < b.caches.size(); ++i) {
    if (!(s.found >> i & 1))
      goal(beside(b, s, id, b.caches[i].at, millimetres(25)), [&] { return "to " + b.caches[i].name; });
  }
}

Path way_to(const StormcloudsBattle& b, const State& s, FigureId id, Point to, Length limit) {
  if (flies(b, id)) return straight(to);
  std::vector<Shape> bodies;
  for (FigureId enemy : bars(b, s, id)) bodies.push_back(b.base(s[enemy]));
  const Ways::Way way = b.ways[s[id].base].find(s[id].at, to, limit, bodies);
  return way.found ? way.path : Path{};
}

}  // namespace

void ActionOrder::list_moves(Options& options) const {
  const Point from = s_[about].at;
  const Length far = allowance(b_, s_, about);
  const std::string& name = b_[about].name;
  const auto offer = [&](std::uint8_t verb, const Path& path, auto&& where) {
    if (path.empty()) return;
    const Choice c{.verb = verb, .facing = looks_from(b_, s_, about, path.end()), .path = path};
    options.offer(*this, c, [&] {
      const bool runs = verb != move || journey(b_, s_, about, path, false, far).run() > Length{};
      return name + (runs ? " runs " : " moves ") + where();
    });
  };
  each_goal(b_, s_, about, [&](Point to, auto&& where) {
    const Path path = way_to(b_, s_, about, to, 2 * far);
    if (path.empty()) return;
    offer(move, path, where);
    if (distance(from, to) > far) return;
    offer(run, path, where);
    offer(run_on, path, where);
  });
  for (int i = 0; i < winds; ++i) {
    const Angle wind{static_cast<std::uint16_t>(i * 65536 / winds)};
    for (const Length way : {far, far / 2}) {
      const Point to = from + along(wind, way);
      if (way > Length{})
        offer(move, straight(to), [&] { return measure_text(way, b_.unit) + " " + compass(to - from); });
    }
  }
  for (const Angle turn : {Angle{}, east, south, west}) {
    const Choice c{.verb = move, .facing = s_[about].facing + turn, .path = straight(from)};
    options.offer(*this, c, [&] { return name + " turns " + compass(direction(c.facing)); });
  }
  if (s_[about].elevation > b_.numbers.step && has_action(s_)) {
    for (int i = 0; i < winds; ++i) {
      const Angle wind{static_cast<std::uint16_t>(i * 65536 / winds)};
      for (Length way = 1_in; way <= far; way += 1_in) {
        const Path path = straight(from + along(wind, way));
        for (const int dig : {0, int{dig_own}, int{dig_blessing}}) {
          const Choice c{.verb = jump,
                         .number = static_cast<std::int16_t>(dig),
                         .facing = looks_from(b_, s_, about, path.end()),
                         .path = path};
          options.offer(*this, c, [&] {
            return name + " jumps " + measure_text(jump_length(b_, from, path.end()), b_.unit) + " " +
                   compass(path.end() - from) + dig_text(dig, ", on a rope");
          });
        }
      }
    }
  }
  if (options.worded() && has_action(s_)) {
    std::vector<Shape> bodies;
    for (FigureId enemy : bars(b_, s_, about)) bodies.push_back(b_.base(s_[enemy]));
    options.add(Region{about, b_.ways[s_[about].base].reach(from, far, bodies)});
  }
}

void ActionOrder::list_deeds(Options& options) const {
  const std::string& name = b_[about].name;
  const auto offer = [&](Choice c, int of, bool ambush, auto&& label) {
    const DigChoices ways = dig_choices(luck_of(b_, s_, about, c), false);
    for (int i = 0; i < ways.count; ++i) {
      for (const int more : {0, int{dig_ambush}}) {
        if (more != 0 && !ambush) continue;
        const int dug = ways.all[i] | more;
        c.number = numbered(of, dug);
        options.offer(*this, c, [&] { return name + label() + dig_text(dug); });
      }
    }
  };
  for (FigureId v : villains(b_, s_)) {
    const bool ambush = may_ambush(b_, s_, about, v);
    for (const std::uint8_t verb : {attack, shoot}) {
      const Choice c{.verb = verb, .target = v};
      if (!check(c)) offer(c, 0, ambush, [&] { return (verb == attack ? " attacks " : " shoots at ") + b_[v].name; });
    }
  }
  for (std::size_t i = 0; i < b_.caches.size(); ++i) {
    const Choice c{.verb = search, .number = numbered(static_cast<int>(i), 0)};
    if (!check(c)) offer(c, static_cast<int>(i), false, [&] { return " searches " + b_.caches[i].name; });
  }
  if (!check({.verb = rally})) offer({.verb = rally}, 0, false, [] { return std::string(" rallies"); });
  for (FigureId h : heroes(b_, s_)) {
    const Choice c{.verb = help, .target = h};
    if (h != about && !check(c)) offer(c, 0, false, [&] { return " helps " + b_[h].name; });
  }
  list_spells(options);
  options.offer(*this, {.verb = drink}, [&] { return name + " drinks a healing potion"; });
  const Point ahead = s_[about].at + along(s_[about].facing, b_.radius(s_[about]) + 1_in);
  options.offer(*this, {.verb = smoke, .path = straight(ahead)}, [&] { return name + " throws smoke ahead"; });
  options.offer(*this, {.verb = caltrops, .path = straight(ahead)}, [&] { return name + " strews caltrops ahead"; });
}

void ActionOrder::list_spells(Options& options) const {
  const std::string& name = b_[about].name;
  for (int i = 0; i < static_cast<int>(b_.fighter(about).spells.size()); ++i) {
    const Spell& spell = b_.spell(b_.fighter(about).spells[static_cast<std::size_t>(i)]);
    const auto offer = [&](Choice c, FigureId at) {
      const DigChoices ways = dig_choices(luck_of(b_, s_, about, c), false);
      for (int k = 0; k < ways.count; ++k) {
        c.number = numbered(i, ways.all[k]);
        options.offer(*this, c,
                      [&] { return name + " casts " + spell.name + " at " + b_[at].name + dig_text(ways.all[k]); });
      }
    };
    for (FigureId at : in_play(s_)) {
      Choice c{.verb = spell.effect == Effect::kindle ? kindle : cast, .number = numbered(i, 0)};
      if (spell.effect != Effect::kindle)
        c.target = at;
      else if (b_.hero(at))
        continue;
      else
        c.path = straight(s_[at].at);
      if (!check(c)) offer(c, at);
    }
  }
}

std::string ActionOrder::number_text(const Choice& c) const {
  if (c.verb == search) return b_.caches[static_cast<std::size_t>(which(c))].name + dig_text(digs(c));
  if (c.verb != cast && c.verb != kindle) return dig_title(digs(c));
  return b_.spell(b_.fighter(about).spells[static_cast<std::size_t>(which(c))]).name + dig_text(digs(c));
}

void ActionOrder::list(Options& options) const {
  options.offer(*this, {}, [&] { return b_[about].name + " has done enough"; });
  list_deeds(options);
  list_moves(options);
}

// STO-006, STO-010, STO-011 which die, against what, and what lies on the roll.
void ActionOrder::explain_roll(const Choice& c, Explanation& why) const {
  struct Names {
    const char *rule, *die, *target;
  };
  const Names names = c.verb == attack   ? Names{"STO-033", "Might", "Might"}
                      : c.verb == shoot  ? Names{"STO-034", "Dexterity", "Dexterity"}
                      : c.verb == jump   ? Names{"STO-031", "Dexterity", "the jump"}
                      : c.verb == search ? Names{"STO-035", "Stealth", "how well it is hidden"}
                                         : Names{"STO-036", "Will", "the spell"};
  const int die = die_of(b_, s_, about, c), target = target_of(b_, s_, about, c);
  Tally luck = luck_tally(b_, s_, about, c);
  if (digs(c) & dig_blessing) luck.add("STO-052", "digging deep", 1);
  if (digs(c) & dig_resist) luck.add("STO-053", "resisting", 1);
  const FigureId foe = c.verb == attack || c.verb == shoot ? c.target : nobody;
  why.tallies = {Tally(about, "die").add("STO-006", names.die, die),
                 Tally(foe, "Target").add(names.rule, names.target, target), luck};
  why.chance = success_chance(die, with(luck_of(b_, s_, about, c), digs(c)), target);
  why.summary = "A d" + std::to_string(die) + " against " + std::to_string(target) + ": " + why.chance->text() + ".";
  if (c.verb == attack) {
    const Nearest gap = nearest(b_.base(s_[about]), b_.base(s_[c.target]));
    why.witnesses.push_back({"contact", "STO-003",
                             b_[c.target].name + " is " + measure_text(gap.gap, b_.unit) + " away", gap.on_a, gap.on_b,
                             touching - gap.gap});
  }
  if (c.verb == shoot) why.witnesses.push_back(front_witness({b_, s_}, about, c.target, "STO-004"));
}

Explanation ActionOrder::explain(const Choice& c) const {
  Explanation why;
  const int price = c.verb == move || c.verb == run || c.verb == run_on ? 0 : cost(b_, about, digs(c));
  switch (c.verb) {
    case move:
    case jump:
    case run:
    case run_on: {
      const Journey j = journey(b_, s_, about, c.path, c.verb == jump,
                                c.verb == move || c.verb == jump ? allowance(b_, s_, about) : Length{});
      why.length = j.way;
      why.left = max(j.allowed - j.way, {});
      if (j.run() > Length{}) why.costs.push_back("A Run: " + std::to_string(run_cost(j.run())) + " Trauma (STO-055).");
      if (c.verb != jump || (digs(c) & dig_own)) break;
      explain_roll(c, why);
      break;
    }
    case attack:
    case shoot: explain_roll(c, why); break;
    case search:
    case cast:
    case kindle:
      if (!check(c)) explain_roll(c, why);
      break;
    case rally:
    case help: why.summary = "A d" + std::to_string(die_of(b_, s_, about, c)) + ", and so many Trauma less."; break;
    default: break;
  }
  if (price > 0) why.costs.push_back(std::to_string(price) + " Trauma afterwards.");
  if (bonus(s_) && c.verb != done && c.verb != run_on && c.verb < drink)
    why.costs.push_back("A Bonus Action: d6 Trauma (STO-050).");
  return why;
}

std::span<const Verb> MoveOnOrder::verbs() const {
  static constexpr Verb all[] = {
      {"stop", uses_facing}, {"move", uses_path | uses_facing}, {"jump", uses_path | uses_facing | uses_number}};
  return all;
}

std::string MoveOnOrder::prompt() const {
  return b_[about].name + " has landed and may go " + measure_text(left, b_.unit) + " further.";
}

Verdict MoveOnOrder::check(const Choice& c) const {
  if (c.verb == stop) return {};
  if (c.verb == jump && (which(c) != 0 || (digs(c) & (dig_own | dig_ambush))))
    return Refusal{"no_such_dig", "There is no such way to dig deep.", "STO-056"};
  if (Verdict no = cannot_move(b_, s_, about, c, c.verb == jump, left)) return no;
  if (journey(b_, s_, about, c.path, c.verb == jump, left).run() > Length{})
    return Refusal{"too_far", b_[about].name + " may go " + measure_text(left, b_.unit) + " further.", "STO-031"};
  if (c.verb == jump) return cannot_dig({.blessed = b_.has(about, Ability::nimble)}, digs(c));
  return {};
}

void MoveOnOrder::list(Options& options) const {
  const Point from = s_[about].at;
  options.add({.facing = looks_from(b_, s_, about, from)}, [&] { return b_[about].name + " stays there"; });
  for (int i = 0; i < winds; ++i) {
    const Point to = from + along(Angle{static_cast<std::uint16_t>(i * 65536 / winds)}, left);
    const Choice c{.verb = move, .facing = looks_from(b_, s_, about, to), .path = straight(to)};
    options.offer(*this, c, [&] { return b_[about].name + " goes on " + compass(to - from); });
  }
}

Explanation MoveOnOrder::explain(const Choice& c) const {
  Explanation why;
  if (c.verb == stop) return why;
  why.length = journey(b_, s_, about, c.path, c.verb == jump, left).way;
  why.left = left - *why.length;
  return why;
}

}  // namespace fyrd::stormclouds
