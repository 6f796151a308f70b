// Twelve lucky breaks for the Villains (STO-070, STO-A13, STO-A41 … STO-A44).
#include "rulesets/stormclouds/turn/twist.h"

#include "rulesets/stormclouds/people/stats.h"
#include "rulesets/stormclouds/table/place.h"
#include "rulesets/stormclouds/turn/trauma.h"
#include "rulesets/stormclouds/villains/deed.h"

namespace fyrd::stormclouds {

namespace {

// STO-A42 in the order of Speed, equals as on the roster.
template <class Do>
void in_order_of_speed(Now now, Do&& act) {
  FigureSet left = villains(now);
  while (!left.empty()) {
    FigureId next = left.first();
    for (FigureId id : left) {
      if (stats(now, id).speed > stats(now, next).speed) next = id;
    }
    left.drop(next);
    if (now[next].in_play()) act(next);
  }
}

void hunters_shoot(Now now) {
  const auto& [b, s, play] = now;
  in_order_of_speed(now, [&](FigureId id) {
    const FigureSet foes = heroes(now);
    if (b.card(s, id).type != Type::hunter || foes.empty() || !touched_by(now, id, foes).empty()) return;
    const FigureId at = pick(now, id, foes, Prefer::nearest);
    face(s, id, s[at].at);  // STO-A42
    villain_shoot(now, id, at);
  });
}

void villains_attack(Now now) {
  in_order_of_speed(now, [&](FigureId id) {
    const FigureSet foes = touched_by(now, id, heroes(now));
    if (!foes.empty()) villain_attack(now, id, pick(now, id, foes, Prefer::most_trauma));
  });
}

// STO-A43 the faster of equals, then by a die.
void drink(Now now) {
  const auto& [b, s, play] = now;
  FigureSet most;
  int trauma = 1, speed = 0;
  for (FigureId id : villains(now)) {
    const int mine = s.man(id).trauma, fast = stats(now, id).speed;
    if (mine < trauma || (mine == trauma && !most.empty() && fast < speed)) continue;
    if (mine > trauma || most.empty() || fast > speed) most = {}, trauma = mine, speed = fast;
    most.add(id);
  }
  if (most.empty()) return;
  const FigureId who = drawn(play, most, {"STO-A43", "who drinks", nobody, nobody, Side{0}});
  const int off = recover(s, who, s.man(who).trauma);
  play.tell("drank", "STO-070", "{by} drinks a healing potion: {number} Trauma less.", {.by = who, .number = off});
}

// STO-A44 the free place of their edge nearest to its middle.
std::optional<Point> entry(Now now, FigureId id) {
  const auto& [b, s, play] = now;
  const Edge edge = opposite(s.edge);
  const Point middle = edge_middle(b, edge, b.radius(s[id]));
  const int half = (runs_east(edge) ? b.ground.width() : b.ground.depth()).units / 2;
  constexpr int pitch = units_per_inch / 4;
  if (free_place(now, id, middle)) return middle;
  for (int off = pitch; off < half; off += pitch) {
    const Vec left = along(inward(edge) + west, {off});
    const Point one = middle + left, other = middle - left;
    const bool first = free_place(now, id, one), second = free_place(now, id, other);
    if (first && second) return play.sum(d(2), {"STO-A44", "left or right", id}) == 1 ? one : other;
    if (first || second) return first ? one : other;
  }
  return {};
}

// STO-A44 who has not been here yet, or else who has been and is out: whatever figures one has.
FigureId next_newcomer(Here here) {
  if (!here.s.newcomers.empty()) return here.s.newcomers.first();
  return those(here.b.newcomers, [&](FigureId id) { return !here[id].in_play(); }).first();
}

void arrive(Now now) {
  const auto& [b, s, play] = now;
  for (int i = 0; i < b.numbers.newcomers; ++i) {
    const FigureId id = next_newcomer(now);
    if (id.none()) return;
    const int drawn = play.sum(d(6), {"STO-A44", "who comes", id}, mark_at(3) | mark_at(5));
    const int card = b.cards.villain(static_cast<Type>((drawn - 1) / 2), Size::small);
    const auto at = entry(now, id);
    if (card < 0 || !at) return;
    s.newcomers.drop(id);
    s.man(id) = {};
    s.man(id).card = static_cast<std::uint8_t>(card);
    s.man(id).speed = static_cast<std::uint8_t>(stats(now, id).speed);  // STO-021
    s.man(id).turn.acted = b.rulings.newcomers_wait;
    put(b, s, id, *at);
    s[id].facing = inward(opposite(s.edge));
    s[id].pose = Pose::standing;
    const Path path = straight(*at);
    const Point middle = edge_middle(b, opposite(s.edge), b.radius(s[id]));
    play.tell("arrived", "STO-A44",
              *at == middle ? "{by}, a {thing}, comes in at the middle of the Villains' edge."
                            : "{by}, a {thing}, comes in {length} {way} of the middle of the Villains' edge.",
              {.by = id,
               .length = distance(middle, *at),
               .from = middle,
               .path = &path,
               .thing = b.card(s, id).name.c_str()});
  }
}

}  // namespace

void take_effect(Now now, int face) {
  const auto& [b, s, play] = now;
  switch (b.twists[face - 1].kind) {
    case Twist::might: s.twist.might = true; break;
    case Twist::dexterity: s.twist.dexterity = true; break;
    case Twist::warrior_twice: s.twist.warrior_twice = true; break;
    case Twist::hunters_shoot: hunters_shoot(now); break;
    case Twist::mighty_blow: s.twist.mighty_blow = true; break;
    case Twist::potion: drink(now); break;
    case Twist::newcomers: arrive(now); break;
    case Twist::spells: s.twist.spells = true; break;
    case Twist::mighty_shot: s.twist.mighty_shot = true; break;
    case Twist::speed: s.twist.speed = true; break;
    case Twist::parry: s.twist.parry = true; break;
    case Twist::attacks: villains_attack(now); break;
  }
}

void twist_of_fate(Now now) {
  const auto& [b, s, play] = now;
  s.twist.due = false;
  const int drawn = play.sum(d(b.numbers.twist_sides), {"STO-070", "Twist of Fate", nobody, nobody, Side{0}});
  play.tell("twisted", "STO-070", "A Twist of Fate, {number}: {thing}",
            {.number = drawn, .thing = b.twists[drawn - 1].text.c_str()});
  take_effect(now, drawn);
}

}  // namespace fyrd::stormclouds
