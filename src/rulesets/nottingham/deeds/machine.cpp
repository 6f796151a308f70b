// Ballista, mangonel and trebuchet, crewed, loaded and let fly (NOT-X40).
#include "rulesets/nottingham/deeds/machine.h"

#include "core/play/cure.h"
#include "rulesets/nottingham/deeds/door.h"
#include "rulesets/nottingham/deeds/shoot.h"
#include "rulesets/nottingham/deeds/wound.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/machine.h"
#include "rulesets/nottingham/table/sight.h"
#include "rulesets/nottingham/turn/rolls.h"

namespace fyrd::nottingham {

namespace {

// clang-format off
constexpr Reason
    no_machine{"no_machine", "There is no such machine.", "NOT-X40"},
    not_at_it{"not_at_machine", "{by} does not stand at {thing}.", "NOT-X40"},
    not_loaded{"not_loaded", "{thing} is not loaded.", "NOT-X40", cure::loaded},
    few_crew{"few_crew", "{thing} takes a crew of {number}.", "NOT-X40"},
    loaded_already{"loaded", "It is loaded.", "NOT-X40"},
    names_a_place{"names_a_place", "A stone is thrown at a place.", "NOT-X40"},
    no_enemy{"not_an_enemy", "{at} is no enemy in play.", "NOT-A78", cure::an_enemy},
    names_a_target{"names_a_target", "A bolt is shot at somebody.", "NOT-X40"},
    one_place{"one_place", "Name one place on the table.", "NOT-X40"},
    too_near{"too_near", "That is too near for it.", "NOT-X40"},
    too_far{"too_far", "That is too far for it.", "NOT-X40"},
    off_line{"off_line", "It throws within {number}° of its line.", "NOT-X40"},
    own_machine{"own_machine", "It is your own.", "NOT-X40"},
    out_of_reach{"out_of_reach", "{by} is not close enough to it.", "NOT-X40"},
    crewed{"crewed", "Its crew stands at it.", "NOT-X40"};
// clang-format on

const Machine* machine_at(const State& s, int index) {
  if (index < 0 || index >= max_machines) return nullptr;
  const Machine& m = s.machines[index];
  return in_use(m) ? &m : nullptr;
}

WhyNot not_crewing(Here here, FigureId id, const Machine* m) {
  if (!m) return {&no_machine, id};
  if (!at_machine(here, id, *m)) return {.reason = &not_at_it, .by = id, .thing = machine_name(m->kind)};
  return {};
}

// The full crew and every load step.
WhyNot not_ready(Here here, FigureId id, const Machine* m) {
  if (const WhyNot no = not_crewing(here, id, m)) return no;
  const MachineNumbers& type = numbers_of(here.b, *m);
  const char* name = machine_name(m->kind);
  if (m->loads < type.loads) return {.reason = &not_loaded, .by = id, .thing = name};
  if (crew_of(here, *m) < type.crew) return {.reason = &few_crew, .by = id, .thing = name, .number = type.crew};
  return {};
}

// The eye over the edge of the machine from which the bolt flies.
Spot muzzle(const NottinghamBattle& b, const Machine& m, Point towards) {
  const Shape block = block_of(b, m);
  return {m.at + with_length(towards - m.at, bound(block).radius), b.ground.elevation(m.at) + b.numbers.body_eyes};
}

Look bolt_look(Here here, FigureId id, const Machine& m, FigureId target) {
  return look_at(here, muzzle(here.b, m, here[target].at), target, id);
}

Tally struck_tally(Here here, FigureId by, FigureId target, int damage) {
  WoundFacts facts = struck(here, by, target);
  facts.with = WoundFacts::With::machine;
  facts.damage = damage;
  return wound_tally(here.b.numbers, facts);
}

}  // namespace

WhyNot may_load_machine(Here here, const Hand& hand, const Choice& c) {
  const Machine* m = machine_at(here.s, c.number);
  if (const WhyNot no = not_crewing(here, hand.by, m)) return no;
  if (m->loads >= numbers_of(here.b, *m).loads) return {&loaded_already, hand.by};
  return {};
}

void load_machine(Now now, Hand& hand, const Choice& c) {
  Machine& m = now.s.machines[c.number];
  ++m.loads;
  now.play.tell(
      "machine_loaded", "NOT-X40",
      m.loads == numbers_of(now.b, m).loads ? "{by} has it loaded." : "{by} works at the machine: step {number}.",
      {.by = hand.by, .number = m.loads, .other = c.number});
}

WhyNot may_shoot_bolt(Here here, const Hand& hand, const Choice& c) {
  const auto& [b, s] = here;
  const Machine* m = machine_at(s, c.number);
  if (const WhyNot no = not_ready(here, hand.by, m)) return no;
  if (m->kind != MachineKind::ballista) return {&names_a_place, hand.by};
  if (!b.enemies(s, hand.by, c.target) || !s[c.target].in_play()) return {&no_enemy, hand.by, c.target};
  if (b.fog.units > 0 && !within(here, hand.by, c.target, b.fog)) return {&no_shot::fog, hand.by, c.target};
  if (area(s, hand.by, c.target) != Quarter::front || !bolt_look(here, hand.by, *m, c.target).visible)
    return {&no_shot::unseen, hand.by, c.target};
  return {};
}

Tally bolt_tally(Here here, FigureId id, const Machine& m, FigureId target) {
  ShotFacts facts = shot_facts(here, id, target, numbers_of(here.b, m).range_step,
                               Stance{area(here.s, target, id), bolt_look(here, id, m, target).obscured});  // NOT-A16
  facts.bolt = true;
  return shot_tally(here.b.numbers, facts);
}

namespace {

// NOT-X40 the nearest figure straight behind the victim, and near him.
FigureId behind(Here here, const Machine& m, FigureId victim, Point at) {
  const Length far = here.b.numbers.behind;
  const Vec on = at - m.at;
  FigureId best = nobody;
  Length least = longest;
  for (FigureId id : everyone(here.s)) {
    if (id == victim || !here[id].in_play() || dot(on, here[id].at - at) <= 0 || !within(here, victim, id, far))
      continue;
    if (!inside(base_of(here, id), at, at + with_length(on, far + inches(3)))) continue;
    if (const Length gone = distance(at, here[id].at); gone < least) least = gone, best = id;
  }
  return best;
}

}  // namespace

void shoot_bolt(Now now, Hand& hand, const Choice& c) {
  const auto& [b, s, play] = now;
  Machine& m = s.machines[c.number];
  const FigureId id = hand.by, target = c.target;
  const Look view = bolt_look(now, id, m, target);
  const Tally sum = bolt_tally(now, id, m, target);
  hand.dice += ask_dice(now, DiceOrder::For::extra, id, 0, target, &sum, nullptr, b.numbers.target, hand.dice);
  m.loads = 0;
  const Throw thrown = throw_dice(play, hand.dice, {"NOT-X40", "a bolt", id, target});
  const int total = thrown.value + sum.total();
  const bool hit = passes(thrown, sum, b.numbers.target);
  const bool cover = !hit && total == b.numbers.target && view.obscured;  // NOT-065
  const FigureId struck = hit ? target : cover ? view.by : nobody;
  play.tell(hit     ? "shot"
            : cover ? "cover_struck"
                    : "shot_past",
            cover ? "NOT-065" : "NOT-X40",
            hit     ? "The bolt of {by} strikes {at}: {number}."
            : cover ? "The bolt strikes what hides {at}: {number}."
                    : "The bolt of {by} misses {at}: {number}.",
            {.by = id, .at = target, .number = total, .tally = &sum});
  if (struck.none() || !s[struck].in_play()) return;
  const Point at = s[struck].at;
  wound(now, id, struck, hand.dice, struck_tally(now, id, struck, numbers_of(b, m).damage), m.at);
  if (s[struck].in_play()) return;
  const FigureId next = behind(now, m, struck, at);
  if (next.none()) return;
  play.tell("bolt_went_through", "NOT-X40", "The bolt goes through and strikes {at}.", {.by = id, .at = next});
  wound(now, id, next, hand.dice, struck_tally(now, id, next, numbers_of(b, m).through), m.at);
}

namespace {

Length throw_of(const NottinghamBattle& b, const Machine& m, Point at) {
  return nearest(block_of(b, m), disc(at, {})).gap;
}

bool sees_place(Here here, FigureId id, Point at) {
  if (area(here[id].at, here[id].facing, at) != Quarter::front) return false;
  return clear_line(here, eyes(here, id), {at, here.b.ground.elevation(at)});
}

}  // namespace

WhyNot may_lob(Here here, const Hand& hand, const Choice& c) {
  const auto& [b, s] = here;
  const Machine* m = machine_at(s, c.number);
  if (const WhyNot no = not_ready(here, hand.by, m)) return no;
  const MachineNumbers& type = numbers_of(b, *m);
  if (m->kind == MachineKind::ballista) return {&names_a_target, hand.by};
  if (c.path.count != 1 || !b.ground.on_table(disc(c.path.end(), {}))) return {&one_place, hand.by};
  const Length far = throw_of(b, *m, c.path.end());
  if (far < type.nearest) return {&too_near, hand.by};
  if (type.furthest.units > 0 && far > type.furthest) return {&too_far, hand.by};
  if (type.arc < 180 && between(m->facing, bearing(c.path.end() - m->at)) > degrees(type.arc).turn)
    return {.reason = &off_line, .by = hand.by, .number = type.arc};
  return {};
}

Tally stone_tally(Here here, FigureId id, const Machine& m, Point at) {
  Tally tally = test_tally(here, id, Characteristic::ranged, "stone");
  if (const int steps = throw_of(here.b, m, at).units / numbers_of(here.b, m).range_step.units; steps > 0)
    tally.add("NOT-X40", "distance", here.b.numbers.stone.distance * steps);
  if (m.kind == MachineKind::mangonel && !sees_place(here, id, at))
    tally.add("NOT-X40", "unseen", here.b.numbers.stone.unseen);
  return tally;
}

namespace {

// Everybody near where the stone comes down, one roll for each; a trebuchet breaks doors and things as well.
void strike(Now now, const Hand& hand, const Machine& m, Point at) {
  const auto& [b, s, play] = now;
  const MachineNumbers& type = numbers_of(b, m);
  const Length radius = type.radius, height = b.ground.elevation(at);
  const Shape spot = disc(at, {});
  FigureSet struck;
  for (FigureId id : in_play(s)) {
    const Length up = s[id].elevation - height;
    if (up.squared() > radius.squared()) continue;
    const Length level{static_cast<std::int32_t>(square_root(radius.squared() - up.squared()))};  // NOT-A63
    if (within(base_of(now, id), spot, level)) struck.add(id);
  }
  for (FigureId id : struck) {
    if (s[id].in_play()) wound(now, hand.by, id, hand.dice, struck_tally(now, hand.by, id, type.damage), at);
  }
  if (m.kind != MachineKind::trebuchet) return;
  for (std::size_t i = 0; i < b.doors.size(); ++i) {
    if (s.doors[i] == DoorState::smashed || !within(b.doors[i].leaf.shape, spot, radius)) continue;
    s.doors[i] = DoorState::smashed;
    play.tell("smashed", "NOT-X40", "The stone breaks a door.", {.by = hand.by, .other = static_cast<int>(i)});
  }
  for (Thing& thing : s.things) {
    if ((thing.kind != ThingKind::heavy && thing.kind != ThingKind::trunk) || !within(base_of(b, thing), spot, radius))
      continue;
    play.tell("broken", "NOT-X40",
              thing.kind == ThingKind::trunk ? "The stone breaks a felled pine." : "The stone breaks something heavy.",
              {.by = hand.by});
    thing = {};
  }
}

}  // namespace

void lob(Now now, Hand& hand, const Choice& c) {
  const auto& [b, s, play] = now;
  Machine& m = s.machines[c.number];
  Point at = c.path.end();
  const Tally sum = stone_tally(now, hand.by, m, at);
  hand.dice += ask_dice(now, DiceOrder::For::extra, hand.by, 0, nobody, &sum, nullptr, b.numbers.target, hand.dice);
  m.loads = 0;
  const Throw thrown = throw_dice(play, hand.dice, {"NOT-X40", "a stone", hand.by});
  const bool hit = passes(thrown, sum, b.numbers.target);
  if (!hit) {
    const int way = play.sum(d(6), {"NOT-X40", "where the stone goes", hand.by});
    const int far = play.sum(dice(numbers_of(b, m).scatter, 6), {"NOT-X40", "how far it is off", hand.by});
    at = at + along(bearing(at - m.at) + degrees(60 * way), b.inch() * far);
  }
  const Path flight = straight(at);
  play.tell(
      hit ? "stone_hit" : "stone_strayed", "NOT-X40",
      hit ? "The stone of {by} comes down where it should: {number}." : "The stone of {by} goes astray: {number}.",
      {.by = hand.by, .number = thrown.value + sum.total(), .from = m.at, .path = &flight, .tally = &sum});
  if (b.ground.on_table(disc(at, {}))) strike(now, hand, m, at);
}

WhyNot may_smash_machine(Here here, const Hand& hand, const Choice& c) {
  const auto& [b, s] = here;
  const Machine* m = machine_at(s, c.number);
  if (!m) return {&no_machine, hand.by};
  if (b.groups[m->side.index] == b.groups[s[hand.by].side.index]) return {&own_machine, hand.by};
  if (!within(base_of(here, hand.by), block_of(b, *m), b.inch() - Length{1})) return {&out_of_reach, hand.by};
  if (crew_of(here, *m) > 0) return {&crewed, hand.by};
  return {};
}

void smash_machine(Now now, Hand& hand, const Choice& c) {
  const auto& [b, s, play] = now;
  Machine& m = s.machines[c.number];
  const Tally sum = smash_tally(now, hand.by, block_of(b, m), 0);
  const int total = play.best(dice(hand.dice, 6), {"NOT-X40", "smashing a machine", hand.by}) + sum.total();
  m.smashed = total >= b.numbers.smash_target;
  play.tell(m.smashed ? "machine_smashed" : "machine_held", "NOT-X40",
            m.smashed ? "{by} smashes the machine: {number}." : "The machine holds against {by}: {number}.",
            {.by = hand.by, .number = total, .other = c.number, .tally = &sum});
}

}  // namespace fyrd::nottingham
