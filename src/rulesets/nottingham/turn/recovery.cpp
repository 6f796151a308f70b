// Dice come back, and the fallen are paid for.
#include "rulesets/nottingham/turn/recovery.h"

#include "rulesets/nottingham/turn/contest.h"
#include "rulesets/nottingham/turn/dice.h"

namespace fyrd::nottingham {

namespace {

// NOT-015, NOT-A96 one plain die comes back of itself, aiming dice as their owner likes, a locked one never (NOT-A34).
void dice_back(Now now, FigureId id) {
  const auto& [b, s, play] = now;
  Man& man = s.man(id);
  int back = 0;
  if (man.plain > 0) --man.plain, ++back;
  if (man.aiming > 0) {
    const int aims = play.ask(DiceOrder(now, DiceOrder::For::aim_back, id, 0, man.aiming));
    man.aiming = static_cast<std::uint8_t>(man.aiming - aims);
    if (man.aiming == 0) man.aims_at = nobody;
    back += aims;
  }
  if (b.has(id, Skill::tireless) && man.plain > 0 &&
      play.sum(d(6), {"NOT-144", "tireless", id}) >= b.numbers.skill.tireless)
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
void pay_for_the_fallen(Now now, Side side) {
  const auto& [b, s, play] = now;
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
    Man& man = s.man(able == 1 ? only : play.ask(LossOrder(now, side)));
    if (man.plain > 0)
      --man.plain;
    else if (--man.aiming == 0)
      man.aims_at = nobody;
  }
}

}  // namespace

void return_dice(Now now) {
  const auto& [b, s, play] = now;
  for (const Side side : nomination_order(s)) {
    for (FigureId id : everyone(s)) {
      if (s[id].side != side) continue;
      if (s[id].in_play())
        dice_back(now, id);
      else
        all_back(s, id);
    }
    pay_for_the_fallen(now, side);
  }
  s.phase = Phase::rout;
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
    options.add({.figure = id}, [&] { return b_[id].name; });
  }
}

Choice LossOrder::quiet() const {
  for (FigureId id : everyone(s_)) {
    if (may_lose(s_, who, id)) return {.figure = id};
  }
  return {};
}

}  // namespace fyrd::nottingham
