// The only door between the rules and the world: decisions, dice, and what happened.
#pragma once

#include <span>
#include <utility>

#include "core/dice/roll.h"
#include "core/dice/why.h"
#include "core/events/event.h"
#include "core/play/question.h"

namespace fyrd {

// What one line of the story is about.
struct Told {
  FigureId by = nobody, at = nobody;
  int number = 0, other = 0;
  Length length{};
  Side side = no_side;
  Point from{};
  const Path* path = nullptr;
  std::span<const FigureId> figures{};
  const Tally *tally = nullptr, *against = nullptr;
  const char* thing = "";
};

// One of two throws against each other.
struct Throwing {
  Pool pool;
  Why why;
};

// What is made of the numbers of two throws: one of a few things, a small number each.
class Judgement {
 public:
  static constexpr int most = 8;
  template <class Judge>
  explicit Judgement(const Judge& judge)
      : judge_(&judge), call_([](const void* any, int a, int b) { return (*static_cast<const Judge*>(any))(a, b); }) {}
  int operator()(int a, int b) const { return call_(judge_, a, b); }

 private:
  const void* judge_;
  int (*call_)(const void*, int, int);
};

class Play {
 public:
  virtual ~Play() = default;

  // Puts a question to a side. A question type with its own `read` gives back what the rule wants to know.
  template <class Q>
  auto ask(const Q& question) {
    const Choice choice = choose(question);
    if constexpr (requires { question.read(choice); }) {
      return question.read(choice);
    } else {
      return choice;
    }
  }

  // Dice, and what is read off them; the marks say between which numbers nothing changes, so that odds need not tell
  // them apart.
  Roll roll(Pool pool, const Why& why, Reading reading = {}) { return cast(pool, why, reading); }
  int sum(Pool pool, const Why& why, Marks marks = every_number) {
    return cast(pool, why, {Reading::Of::sum, marks}).sum();
  }
  int best(Pool pool, const Why& why, Marks marks = every_number) {
    return cast(pool, why, {Reading::Of::best, marks & ~marks_from(pool.sides + 1)}).best();
  }
  int lowest(Pool pool, const Why& why, Marks marks = every_number) {
    return cast(pool, why, {Reading::Of::lowest, marks}).lowest();
  }
  int at_least(Pool pool, int face, const Why& why, Marks marks = every_number) {
    return cast(pool, why, {Reading::Of::at_least, marks, static_cast<std::uint16_t>(face)}).at_least(face);
  }
  // Two throws, one after the other, of which only what `judge` makes of their numbers matters: odds take those
  // together that it judges alike.
  template <class Judge>
  std::pair<int, int> opposed(const Throwing& a, const Throwing& b, const Reading& reading, const Judge& judge) {
    return cast_both(a, b, reading, Judgement(judge));
  }
  // Throws that are made until they decide something: a round begins, and if nothing has come of it the same comes
  // again.
  virtual void round() {}
  virtual void again() {}

  // Tells what happened: `play.tell([&] { return Event{…}; })`. Nothing is built when nobody listens.
  template <class Make>
  void tell(Make&& make) {
    if (listening_) hear(std::forward<Make>(make)());
  }
  // The same for most that happens: `play.tell("struck", rule, "{by} strikes {at}.", {.by = id, .at = foe})`.
  void tell(const char* kind, const char* rule, const char* text, const Told& = {});

  // Secret simultaneous decisions: `plan(side)` is run for each side, sees only what that side knows, asks only that
  // side, rolls nothing and tells nothing. No side learns anything before all have answered.
  template <class Plan>
  void together(int sides, Plan&& plan) {
    for (std::uint8_t i = 0; i < sides; ++i) {
      enter(Side{i});
      plan(Side{i});
      leave(Side{i});
    }
    reveal();
  }

 protected:
  explicit Play(bool listening) : listening_(listening) {}
  virtual Choice choose(const Question&) = 0;
  virtual Roll cast(Pool, const Why&, Reading) = 0;
  virtual std::pair<int, int> cast_both(const Throwing&, const Throwing&, const Reading&, const Judgement&);
  virtual void hear(Event&&) {}
  virtual void enter(Side) {}
  virtual void leave(Side) {}
  virtual void reveal() {}

  bool listening_;
};

}  // namespace fyrd
