// All shots a side can make, and the question for one of them (MER-S-A09). Who may shoot, and at whom, is for each
// game's own `cannot_shoot` and `cannot_hit`.
#pragma once

#include "rulesets/merlin/table/line.h"

namespace fyrd::merlin {

// Calls `found(shooter, target)` until it says that it has seen enough.
template <class GameHere, class Found>
bool find_shot(GameHere here, Side side, Found&& found) {
  const FigureSet targets = in_play(here.s, other(side));
  for (FigureId shooter : in_play(here.s, side)) {
    if (!here.s.fights(shooter) || cannot_shoot(here, shooter)) continue;
    for (FigureId target : targets) {
      if (!cannot_hit(here, shooter, target) && found(shooter, target)) return true;
    }
  }
  return false;
}

template <class GameHere>
bool any_shot(GameHere here) {
  return find_shot(here, here.s.active, [](FigureId, FigureId) { return true; });
}

template <class GameHere>
void list_shots(GameHere here, Side side, std::uint8_t verb, Options& options) {
  find_shot(here, side, [&](FigureId shooter, FigureId target) {
    options.add({.verb = verb, .figure = shooter, .target = target},
                [&] { return here.name(shooter) + " shoots at " + here.name(target); });
    return false;
  });
}

// One shot, or no more of them.
template <class B, class S>
class ShotQuestion : public QuestionOf<B, S> {
 public:
  enum : std::uint8_t { done, shoot };
  static constexpr Verb all[] = {{"done"}, {"shoot", uses_figure | uses_target}};

  std::string prompt() const final { return this->b_.parties[this->who.index].name + ": " + wish_; }
  Verdict check(const Choice& c) const final {
    if (c.verb == done) return {};
    if (const Verdict no = not_yours(this->here_, this->who, c.figure)) return no;
    if (const Verdict no = not_an_enemy(this->here_, this->who, c.target, this->rule)) return no;
    if (const WhyNot no = takes_no_orders(c.figure)) return verdict(this->b_, no);
    if (const WhyNot no = cannot_shoot(this->here_, c.figure)) return verdict(this->b_, no);
    return line_verdict(this->here_, cannot_hit(this->here_, c.figure, c.target));
  }
  void list(Options& options) const final {
    options.add({}, [&] { return ending_; });
    list_shots(this->here_, this->who, shoot, options);
  }
  Explanation explain(const Choice& c) const final {
    Explanation why;
    if (c.verb == done)
      why.summary = "Nobody else shoots this turn.";
    else
      explain_shot(c, why);
    return why;
  }

 protected:
  // What to do, as the side is asked, and what it is called to do no more.
  ShotQuestion(HereOf<B, S> here, const char* rule, const char* wish, const char* ending)
      : QuestionOf<B, S>(here, "shoot", rule, all, here.s.active), wish_(wish), ending_(ending) {}
  virtual WhyNot takes_no_orders(FigureId) const { return {}; }
  virtual void explain_shot(const Choice&, Explanation&) const = 0;

 private:
  const char *wish_, *ending_;
};

}  // namespace fyrd::merlin
