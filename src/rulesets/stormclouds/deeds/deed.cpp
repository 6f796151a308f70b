// What a Hero's action does (STO-030 … STO-038, STO-050, STO-051, STO-055, STO-A09, STO-A18, STO-A27, STO-A36,
// STO-X15).
#include "rulesets/stormclouds/deeds/action.h"
#include "rulesets/stormclouds/table/place.h"
#include "rulesets/stormclouds/turn/trauma.h"
#include "rulesets/stormclouds/ways/fall.h"

namespace fyrd::stormclouds {

namespace {

using A = ActionOrder;

void owe(State& s, FigureId id, int counters) {
  s.man(id).owed = static_cast<std::uint8_t>(s.man(id).owed + counters);
}  // STO-A18

void go(const StormcloudsBattle& b, State& s, Play& play, FigureId id, const Path& path, Angle facing, Length way,
        const char* rule) {
  const Point from = s[id].at;
  put(b, s, id, path.end());
  s[id].facing = facing;  // STO-A27
  s.man(id).now.moved = true;
  if (from == path.end()) return play.tell("turned", rule, "{by} turns.", {.by = id});
  play.tell("moved", rule, flies(b, id) ? "{by} flies {length} {way}." : "{by} goes {length} {way}.",
            {.by = id, .length = way, .from = from, .path = &path});
}

void run(const StormcloudsBattle& b, State& s, Play& play, FigureId id, const Choice& c) {
  const Journey j = journey(b, s, id, c.path, false, {});
  owe(s, id, run_cost(j.way));
  go(b, s, play, id, c.path, c.facing, j.way, "STO-055");
}

// STO-031 lands, or falls; what is left of the Move.
Length leap(const StormcloudsBattle& b, State& s, Play& play, FigureId id, const Choice& c, Length allowed) {
  const Journey j = journey(b, s, id, c.path, true, allowed);
  const Point from = take_off(s, j), to = c.path.end();
  const Point began = s[id].at;
  s.man(id).now.moved = true;
  bool lands = true;
  if (digs(c) & dig_own) {
    s.man(id).now.roped = true;  // STO-X15
    play.tell("roped", "STO-X15", "{by} comes down on a rope.", {.by = id});
  } else {
    const Choice as{.verb = A::jump, .path = c.path};
    const Luck luck = with(luck_of(b, s, id, as), digs(c));
    const int target = jump_target(b, from, to);
    owe(s, id, cost(b, id, digs(c)));
    const int rolled = roll(b, s, play, id, stats(b, s, id).dexterity, luck, {"STO-031", "jump", id}, above(target));
    lands = succeeds(rolled, target);
    play.tell(lands ? "jumped" : "fell_short", "STO-031",
              lands ? "{by} jumps: {number} against {other}." : "{by} jumps and falls: {number} against {other}.",
              {.by = id, .number = rolled, .other = target, .from = began, .path = &c.path});
  }
  if (!lands) {  // STO-A36
    if (from != s[id].at) put(b, s, id, from);
    fall(b, s, play, id, jump_foot(b, from, to));
    return {};
  }
  put(b, s, id, to);
  s[id].facing = c.facing;
  return max(allowed - j.way, {});
}

void jump(const StormcloudsBattle& b, State& s, Play& play, FigureId id, Choice c) {
  Length left = leap(b, s, play, id, c, allowance(b, s, id));
  while (left > Length{}) {  // STO-031 with any movement remaining
    c = play.ask(MoveOnOrder(b, s, left));
    s[id].facing = c.verb == MoveOnOrder::stop ? c.facing : s[id].facing;
    if (c.verb == MoveOnOrder::stop) return;
    if (c.verb == MoveOnOrder::move)
      return go(b, s, play, id, c.path, c.facing, journey(b, s, id, c.path, false, left).way, "STO-031");
    left = leap(b, s, play, id, c, left);
  }
}

// STO-033, STO-034 with an Ambush instead of the usual Trauma (STO-051).
void strike(const StormcloudsBattle& b, State& s, Play& play, FigureId id, const Choice& c) {
  const bool blow = c.verb == A::attack, ambush = digs(c) & dig_ambush;
  const char* rule = blow ? "STO-033" : "STO-034";
  const Luck luck = with(luck_of(b, s, id, c), digs(c));
  const int target = target_of(b, s, id, c), trauma = blow_trauma(b, s, id, c);
  Now& now = s.man(id).now;
  if (blow) {
    now.duelled = true;
    now.swung = now.swung || s.man(id).gear.has(Gear::great_weapon);
    s.twist.parry = false;  // STO-070.11 once
  } else {
    now.marked = now.shot = true;
  }
  owe(s, id, cost(b, id, digs(c)));
  const int rolled =
      roll(b, s, play, id, die_of(b, s, id, c), luck, {rule, blow ? "attack" : "shot", id, c.target}, above(target));
  face(s, id, s[c.target].at);  // STO-A27
  const bool hits = succeeds(rolled, target);
  const char* text = blow ? (hits ? "{by} strikes {at}: {number} against {other}."
                                  : "{by} strikes at {at} in vain: {number} against {other}.")
                          : (hits ? "{by} shoots {at}: {number} against {other}."
                                  : "{by} shoots at {at} and misses: {number} against {other}.");
  play.tell(blow ? (hits ? "struck" : "parried") : (hits ? "shot" : "missed"), rule, text,
            {.by = id, .at = c.target, .number = rolled, .other = target});
  if (!hits) return;
  int counters = trauma;
  if (ambush) {
    const int die = stats(b, s, id).stealth;
    const int more = play.ask(RollOrder(b, s, id, c.target, Cause::ambush, die, 1, {}, false));
    owe(s, id, cost(b, id, more));
    counters = roll(b, s, play, id, die, with({}, more), {"STO-051", "ambush", id, c.target});
  }
  suffer(b, s, play, c.target, counters, Hurt::blow, id, ambush ? "STO-051" : rule);
}

void look_for(const StormcloudsBattle& b, State& s, Play& play, FigureId id, const Choice& c) {
  const Cache& cache = b.caches[static_cast<std::size_t>(which(c))];
  owe(s, id, cost(b, id, digs(c)));
  const int rolled = roll(b, s, play, id, die_of(b, s, id, c), with(luck_of(b, s, id, c), digs(c)),
                          {"STO-035", "search", id}, above(cache.target));
  const bool found = succeeds(rolled, cache.target);
  play.tell(found ? "found" : "found_nothing", "STO-035",
            found ? "{by} searches {thing} and finds something." : "{by} searches {thing} in vain.",
            {.by = id, .number = rolled, .other = cache.target, .thing = cache.name.c_str()});
  if (!found) return;
  s.found = static_cast<std::uint8_t>(s.found | 1 << which(c));
  Man& man = s.man(id);
  const int before = armour_of(man.gear);
  man.gear.add(cache.gear);
  if (armour_of(man.gear) > before) man.armour = armour_of(man.gear);  // STO-X15 he puts it on
}

void calm(const StormcloudsBattle& b, State& s, Play& play, FigureId id, const Choice& c) {
  const bool own = c.verb == A::rally;
  const FigureId whom = own ? id : c.target;  // STO-A09
  owe(s, id, cost(b, id, digs(c)));
  const int rolled = roll(b, s, play, id, die_of(b, s, id, c), with(luck_of(b, s, id, c), digs(c)),
                          {own ? "STO-037" : "STO-038", own ? "rally" : "help", id, whom});
  const int off = recover(s, whom, rolled + (own ? rally_bonus(b, s, id) : 0));
  play.tell(own ? "rallied" : "helped", own ? "STO-037" : "STO-038",
            own ? "{by} rallies: {number} Trauma less." : "{by} helps {at}: {number} Trauma less.",
            {.by = id, .at = own ? nobody : whom, .number = off, .other = rolled});
}

void lay(State& s, Play& play, FigureId id, Point at, bool smoke) {
  s.man(id).gear.drop(smoke ? Gear::smoke : Gear::caltrops);
  s.patches[s.patch_count++] = {at, smoke};
  play.tell(smoke ? "smoked" : "strewed", "STO-X15", smoke ? "{by} throws a pot of smoke." : "{by} strews caltrops.",
            {.by = id});
}

}  // namespace

void carry_out(const StormcloudsBattle& b, State& s, Play& play, FigureId id, const Choice& c) {
  switch (c.verb) {
    case A::move: {
      const Journey j = journey(b, s, id, c.path, false, allowance(b, s, id));
      owe(s, id, run_cost(j.run()));  // STO-055
      return go(b, s, play, id, c.path, c.facing, j.way, "STO-030");
    }
    case A::jump: return jump(b, s, play, id, c);
    case A::run:
    case A::run_on: return run(b, s, play, id, c);
    case A::attack:
    case A::shoot: return strike(b, s, play, id, c);
    case A::search: return look_for(b, s, play, id, c);
    case A::cast:
    case A::kindle: return cast_spell(b, s, play, id, c);
    case A::rally:
    case A::help: return calm(b, s, play, id, c);
    case A::drink: {
      s.man(id).gear.drop(Gear::potion);
      const int off = recover(s, id, roll(b, s, play, id, b.numbers.potion, {}, {"STO-X15", "potion", id}));
      return play.tell("drank", "STO-X15", "{by} drinks a healing potion: {number} Trauma less.",
                       {.by = id, .number = off});
    }
    case A::smoke: return lay(s, play, id, c.path.end(), true);
    case A::caltrops: return lay(s, play, id, c.path.end(), false);
    default: return;
  }
}

void end_activation(const StormcloudsBattle& b, State& s) {
  Man& man = s.man(s.act.who);
  man.now.acted = true;
  if (man.rallied > 0) --man.rallied;  // STO-X11
  if (man.interrupted) owe(s, s.act.who, b.numbers.interrupt), man.interrupted = false;
  s.act = {};
  s.phase = Phase::order;
}

void act(const StormcloudsBattle& b, State& s, Play& play) {
  const FigureId id = s.act.who;
  const Choice c = s[id].in_play() && (has_action(s) || s.act.may_run_on) ? play.ask(ActionOrder(b, s)) : Choice{};
  if (c.verb == A::done) return end_activation(b, s);
  const bool extra = bonus(s);
  carry_out(b, s, play, id, c);
  if (c.verb >= A::drink) return;
  if (c.verb == A::run) {
    s.act.ran = true;
    return;
  }
  s.act.may_run_on = c.verb != A::run_on && c.verb != A::move && !s.act.ran;  // a Move has its Run in it
  if (c.verb == A::run_on) return;
  s.act.ran = false;
  ++s.act.taken;
  if (!extra) return;
  s.man(id).now.bonus = true;  // STO-050
  owe(s, id, roll(b, s, play, id, b.numbers.bonus, {}, {"STO-050", "bonus action", id}));
}

}  // namespace fyrd::stormclouds
