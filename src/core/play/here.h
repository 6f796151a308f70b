// A battle as it stands, and a battle going on: what nearly every rule is about, passed as one small value; and the
// questions asked about it.
#pragma once

#include <type_traits>

#include "core/play/battle.h"

namespace fyrd {

// For looking: `bool may_shoot(Here here, FigureId)`. A ruleset says `using Here = HereOf<ItsBattle, State>`.
template <class B, class S>
struct HereOf {
  const B& b;
  const S& s;

  HereOf(const B& b, const S& s) : b(b), s(s) {}
  template <class OtherB, class OtherS>
    requires(std::is_base_of_v<B, OtherB> && std::is_base_of_v<S, OtherS>)
  HereOf(const HereOf<OtherB, OtherS>& other) : b(other.b), s(other.s) {}

  const Figure& operator[](FigureId id) const { return s[id]; }
  const auto& man(FigureId id) const { return s.man(id); }
  const std::string& name(FigureId id) const { return b[id].name; }
  Shape base(FigureId id) const { return b.base(s[id]); }
  Disc disc(FigureId id) const { return b.disc_of(s[id]); }
};
using Here = HereOf<Battle, Tabletop>;

// For doing: `void shoot(Now now, FigureId by, FigureId at)`. Whatever looks takes it as well.
template <class B, class S>
struct NowOf {
  const B& b;
  S& s;
  Play& play;

  operator HereOf<B, S>() const { return {b, s}; }
  template <class OtherB, class OtherS>
    requires(!std::is_same_v<HereOf<OtherB, OtherS>, HereOf<B, S>> && std::is_base_of_v<OtherB, B> &&
             std::is_base_of_v<OtherS, S>)
  operator HereOf<OtherB, OtherS>() const {
    return {b, s};
  }

  Figure& operator[](FigureId id) const { return s[id]; }
  auto& man(FigureId id) const { return s.man(id); }
  const std::string& name(FigureId id) const { return b[id].name; }
};

// A question about one state of one battle; both outlive it.
template <class B, class S>
class QuestionOf : public Question {
 public:
  QuestionOf(HereOf<B, S> here, const char* kind, const char* rule, std::span<const Verb> verbs, Side who,
             FigureId about = nobody)
      : Question(kind, rule, verbs, who, about), here_(here), b_(here.b), s_(here.s) {}

 protected:
  const HereOf<B, S> here_;
  const B& b_;
  const S& s_;
};

// A question whose legal answers are exactly those it lists; the first is the quiet one.
template <class B, class S>
class ShortQuestion : public QuestionOf<B, S> {
 public:
  using QuestionOf<B, S>::QuestionOf;

  Verdict check(const Choice& c) const final {
    Options options(false);
    this->list(options);
    for (const Option& option : options.all()) {
      if (option.choice == c) return {};
    }
    return refusal(c);
  }
  Choice quiet() const final {
    Options options(false);
    this->list(options);
    return options.all()[0].choice;
  }

 protected:
  virtual Refusal refusal(const Choice&) const = 0;  // of what is not listed
};

}  // namespace fyrd
