// The end of a turn: dice come back, the dice of the fallen leave, and whoever has had enough goes home
// (NOT-014, NOT-015, NOT-058, NOT-144, NOT-A19, A96).
#include "rulesets/nottingham/contest.h"
#include "rulesets/nottingham/rout.h"

namespace fyrd::nottingham {

namespace {

// NOT-015, NOT-A96 one plain die comes back of itself, aiming dice as their owner likes, a locked one never (NOT-A34).
void dice_back(const NottinghamBattle& b, State& s, Play& play, FigureId id) {
  Man& man = s.man(id);
  int back = 0;
  if (man.plain > 0) --man.plain, ++back;
  if (man.aiming > 0) {
    const int aims = play.ask(DiceOrder(b, s, DiceOrder::For::aim_back, id, 0, man.aiming));
    man.aiming = static_cast<std::uint8_t>(man.aiming - aims);
    if (man.aiming == 0) man.aims_at = nobody;
    back += aims;
  }
  if (b.has(id, Skill::tireless) && man.plain > 0 && play.sum(d(6), {"NOT-144", "tireless", id}) >= 4)
    --man.plain, ++back;
  give_back(s, s[id].side, back);
}

// NOT-091 all dice of somebody who is out of it.
void all_back(State& s, FigureId id) {
  Man& man = s.man(id);
  give_back(s, s[id].side, man.bound());
  man.plain = man.aiming = 0;
  man.panic = false;
}

// NOT-A19 first free dice leave the game, then bound ones of the owner's choice.
void pay_for_the_fallen(const NottinghamBattle& b, State& s, Play& play, Side side) {
  Band& band = s.band(side);
  for (int owed = std::exchange(band.owed, std::uint8_t{0}); owed > 0; --owed) {
    if (band.free > 0) {
      --band.free;
      continue;
    }
    FigureId only = nobody;
    int able = 0;
    for (FigureId id : everyone(s)) {
      if (LossOrder::may_lose(s, side, id)) only = id, ++able;
    }
    if (able == 0) return;
    Man& man = s.man(able == 1 ? only : play.ask(LossOrder(b, s, side)));
    if (man.plain > 0)
      --man.plain;
    else if (--man.aiming == 0)
      man.aims_at = nobody;
  }
}

}  // namespace

void return_dice(const NottinghamBattle& b, State& s, Play& play) {
  for (const Side side : nomination_order(s)) {
    for (FigureId id : everyone(s)) {
      if (s[id].side != side) continue;
      if (s[id].in_play())
        dice_back(b, s, play, id);
      else
        all_back(s, id);
    }
    pay_for_the_fallen(b, s, play, side);
  }
  s.phase = Phase::rout;
}

std::span<const Verb> LossOrder::verbs() const {
  static constexpr Verb all[] = {{"lose", uses_figure}};
  return all;
}

std::string LossOrder::prompt() const {
  return b_.parties[who.index].name + ": from whom is a bound die taken for the fallen?";
}

Verdict LossOrder::check(const Choice& c) const {
  if (may_lose(s_, who, c.figure)) return {};
  return Refusal{"no_die", b_[c.figure].name + " has no die of yours to lose.", "NOT-A19"};
}

void LossOrder::list(Options& options) const {
  for (FigureId id : everyone(s_)) {
    if (!may_lose(s_, who, id)) continue;
    Choice c;
    c.figure = id;
    options.add(c, [&] { return b_[id].name; });
  }
}

Choice LossOrder::quiet() const {
  Choice c;
  for (FigureId id : everyone(s_)) {
    if (c.figure.none() && may_lose(s_, who, id)) c.figure = id;
  }
  return c;
}

std::span<const Verb> RoutOrder::verbs() const {
  static constexpr Verb all[] = {{"stay"}, {"rout"}};
  return all;
}

std::string RoutOrder::prompt() const { return b_.parties[who.index].name + ": fight on, or leave the field?"; }

void RoutOrder::list(Options& options) const {
  options.add({}, [] { return "Fight on"; });
  Choice c;
  c.verb = rout;
  options.add(c, [] { return "Leave the field: the battle is lost"; }, Weight::gives_up);
}

void voluntary_rout(const NottinghamBattle& b, State& s, Play& play) {
  for (const Side side : nomination_order(s)) {  // NOT-058
    if (s.over() || play.ask(RoutOrder(b, s, side)).verb == RoutOrder::stay) continue;
    rout(b, s, play, side);
    judge(b, s, play);
  }
  if (s.over()) return;
  s.idle = s.any_activation ? std::uint8_t{0} : static_cast<std::uint8_t>(s.idle + 1);
  if (s.turn >= b.numbers.turns || s.idle >= b.numbers.idle_turns) {  // NOT-X52
    s.ending = Ending::drawn;
    s.verdict = s.turn >= b.numbers.turns ? last_turn : nobody_acts;
    return;
  }
  // NOT-A96 moved, passes and horn are forgotten
  s.any_activation = false;
  for (std::uint8_t i = 0; i < s.side_count; ++i) s.bands[i].passed = s.bands[i].horn = false;
  for (FigureId id : everyone(s)) {
    Man& man = s.man(id);
    man.activated = man.moved = man.moved_now = man.bereft = false;
  }
  ++s.turn;
  s.phase = Phase::contest;
  play.tell("turn_began", "NOT-057", "Turn {number}.", {.number = s.turn});
}

}  // namespace fyrd::nottingham
