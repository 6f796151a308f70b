// One battle about to be fought: table, people and rules bound together, immutable and shared by all its games.
#pragma once

#include <cstddef>
#include <memory>
#include <new>
#include <optional>
#include <string>
#include <vector>

#include "core/dice/seeded.h"
#include "core/events/show.h"
#include "core/geometry/disc.h"
#include "core/geometry/unit.h"
#include "core/play/appearance.h"
#include "core/play/hash.h"
#include "core/play/play.h"
#include "core/play/value.h"
#include "core/table/base.h"
#include "core/table/figure.h"
#include "core/table/ground.h"

namespace fyrd {

struct Member {
  std::string id;    // unique in the battle: "hugh"
  std::string name;  // "Hugh of the Boar"
  Side side;
  std::string profile;  // "mounted knight"
};

struct Party {
  std::string id;
  std::string name;
};

// Something on the table that is neither ground nor one of the figures, and may change: a horse, a cask, a door.
struct Prop {
  std::string id;    // unique among the props: "thing-3"
  std::string kind;  // what it is, for pictures: "horse"
  std::string name;  // what people call it
  Prism solid;
  Angle facing;
  std::string_view looks{};  // one of prop_looks(), where its kind alone does not say
};

// A part of the turn, in the order in which they come.
struct TurnPart {
  const char* name;     // "movement"
  const char* text;     // what is done then, in a sentence
  bool before = false;  // the first turn, and only then
};

// What an order given in secret has one of its men do, for who gave it.
struct Written {
  FigureId figure;
  std::string text;  // "goes for Odo"
  FigureId target = nobody;
  Path path{};                    // none: he stays where he is
  std::optional<Angle> facing{};  // at the end, where that is ordered
};

struct Aim;    // core/play/survey.h
struct Facts;  // core/play/facts.h
struct Ring;   // core/play/survey.h
struct Sight;  // core/play/survey.h

class Battle {
 public:
  virtual ~Battle() = default;

  Unit unit = Unit::inch;
  std::string scenario;  // what this battle is called
  std::string aim;       // what it is about, in a sentence or two
  Ground ground;
  std::vector<Base> bases;
  std::vector<Member> members;       // in roster order, as in Tabletop::figures
  std::vector<Party> parties;        // one a side
  std::vector<int> groups;           // beside parties: those of one group are friends; empty: each side for itself
  std::vector<std::string> terrain;  // what each kind of ground is called
  Length eye_height = 1_in;          // above the ground
  bool winter = false;               // for pictures
  Value value = plain_value();       // what a position promises, for those who think ahead

  const Member& operator[](FigureId id) const { return members[id.index]; }
  Shape base(const Figure& f) const { return base(f, f.at); }
  Shape base(const Figure& f, Point at) const {  // as if it stood there
    return placed(bases[f.base], at, f.facing);
  }
  Length radius(const Figure& f) const { return bases[f.base].radius; }
  Disc disc_of(const Figure& f) const { return {f.at, radius(f)}; }    // of a round base
  Length inner(const Figure& f) const { return bases[f.base].inner; }  // of the disc inside any base
  Stand stand(const Figure& f) const { return {bases[f.base], f.at, f.facing}; }
  bool friends(Side a, Side b) const { return a == b || (!groups.empty() && groups[a.index] == groups[b.index]); }
  bool enemies(const Tabletop& s, FigureId a, FigureId b) const { return !friends(s[a].side, s[b].side); }

  // What the rules are. A state is created by `begin` in storage of `state_size` bytes and copied byte by byte.
  virtual std::size_t state_size() const = 0;
  virtual void begin(Tabletop&) const = 0;
  // Plays the smallest unit that begins and ends with nothing in flight. Never called when the battle is over.
  virtual void step(Tabletop&, Play&) const = 0;
  virtual std::uint64_t hash(const Tabletop&) const = 0;
  virtual void clear_padding(Tabletop&) const = 0;  // the bytes that belong to no field
  virtual std::span<const TurnPart> parts() const = 0;
  virtual std::size_t part(const Tabletop&) const = 0;  // its place among them
  const char* phase(const Tabletop& s) const { return parts()[part(s)].name; }
  virtual std::string wins() const { return {}; }          // what it takes, in a sentence or two
  virtual std::string verdict(const Tabletop&) const = 0;  // why it ended, in a sentence
  virtual void describe(const Tabletop&, FigureId, Facts&) const {}
  virtual void describe(const Tabletop&, Side, Facts&) const {}
  virtual std::span<const Shown> shows() const { return {}; }  // of every kind of event that it tells
  virtual Appearance appearance(const Tabletop&, FigureId) const { return {}; }
  virtual void mark(const Tabletop&, FigureId, Tokens&) const {}  // besides those of its pose
  virtual Sight sight(const Tabletop&, const Aim& from,
                      const Aim& to) const;                          // unless the rules know better: past the ground
  virtual std::vector<Ring> rings(const Tabletop&, FigureId) const;  // none
  // What a side can see of the props; what is hidden from everybody else is left out for no side.
  virtual std::vector<Prop> props(const Tabletop&, Side) const { return {}; }

  // What a decision that was made in secret orders, man by man.
  virtual std::vector<Written> written(const Tabletop&, const Choice&) const { return {}; }

  // Takes out of a state what a side does not know of now, so that no forecast tells it.
  virtual void forget(Tabletop&, const Tabletop& /*now*/, Side) const {}
  // What somebody is worth to his side as he is now, of a hundred.
  virtual int worth(const Tabletop& s, FigureId id) const {
    return s[id].pose == Pose::standing ? 100 : s[id].pose == Pose::lying ? 70 : 0;
  }
  // The chance that `by` hits `at`, who does nothing against it: with a shot from where he is, or with a blow,
  // whichever is likelier; for the blow he may have to come straight on first, if he still `moves`. What he has done
  // already this turn does not keep him from it.
  virtual Fraction menace(const Tabletop&, FigureId by, FigureId at, bool moves) const = 0;
  // The ruleset's own quick computer player.
  virtual Choice quick(const Tabletop&, const Question&, Random&) const = 0;
};

// Gives a ruleset with its own State type the face of a Battle: derive from BattleOf<Derived, State> and write
// start(State&), play(State&, Play&) and fingerprint(const State&, Hash&), which adds what the State has beyond a
// Tabletop.
template <class Self, class State, class Base = Battle>
class BattleOf : public Base {
  static_assert(std::is_base_of_v<Tabletop, State> && std::is_trivially_copyable_v<State>);
  static_assert(sizeof(State) <= 8192, "a state stays small enough to copy without thought");

 public:
  std::size_t state_size() const final { return sizeof(State); }
  void begin(Tabletop& s) const final { self().start(*new (static_cast<void*>(&s)) State{}); }
  void step(Tabletop& s, Play& play) const final { self().play(static_cast<State&>(s), play); }
  std::uint64_t hash(const Tabletop& s) const final {
    Hash h;
    h.add(s);
    self().fingerprint(state(s), h);
    return h.value();
  }
  void clear_padding([[maybe_unused]] Tabletop& s) const final {
#if __has_builtin(__builtin_clear_padding)  // clang has none yet
    __builtin_clear_padding(static_cast<State*>(&s));
#endif
  }

 protected:
  static const State& state(const Tabletop& s) { return static_cast<const State&>(s); }

 private:
  const Self& self() const { return static_cast<const Self&>(*this); }
};

// Owns the bytes of one state of a battle.
class Stored {
 public:
  Stored() = default;
  explicit Stored(const Battle& battle);      // begun
  Stored(const Battle&, const Tabletop& of);  // a copy of a state of that battle
  Stored(const Stored&);
  Stored& operator=(const Stored&);
  Stored(Stored&&) noexcept = default;
  Stored& operator=(Stored&&) noexcept = default;

  Tabletop& operator*() { return *reinterpret_cast<Tabletop*>(bytes_.get()); }
  const Tabletop& operator*() const { return *reinterpret_cast<const Tabletop*>(bytes_.get()); }
  Tabletop* operator->() { return &**this; }
  const Tabletop* operator->() const { return &**this; }
  explicit operator bool() const { return bytes_ != nullptr; }

 private:
  struct alignas(16) Block {
    std::byte bytes[16];
  };
  std::size_t size_ = 0;
  std::unique_ptr<Block[]> bytes_;
};

}  // namespace fyrd
