// A game is a checkpoint plus the inputs since: answering, typed dice, undo, forks and replay all follow from that.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/dice/thrower.h"
#include "core/play/battle.h"
#include "core/play/refusal.h"

namespace fyrd {

// Everything that ever came into a game from outside: a decision of a side, or the faces of dice.
struct Input {
  enum class Kind : std::uint8_t { choice, roll } kind = Kind::choice;
  Side side;  // who decided
  Choice choice;
  std::vector<std::uint16_t> faces;  // of a roll
  DiceKey key{};                     // of a roll: what it was for, to count how often that happened this turn
  bool judged = false;               // found legal before: re-runs need not ask again
  bool secret = false;               // of a judged choice: decided in secret, for nobody else to see
  Verb verb{};                       // of a judged choice: what its number meant to the question, for writing it down
};

enum class DiceMode : std::uint8_t { seeded, manual, proven };  // proven: by what is given, as soon as it is

// What the game waits for.
struct Wanted {
  Side side;
  std::string kind, rule, prompt;
  FigureId about;
  std::vector<Verb> verbs;
};
struct WantedRoll {
  Pool pool;
  std::string rule, purpose;
  FigureId by, at;
  Side side;
};

// The table as it stood after some number of inputs.
struct Moment {
  std::size_t inputs;
  const Tabletop& table;
  std::size_t events;  // told until then
};

class Game {
 public:
  static constexpr std::size_t max_inputs = 50'000;
  static constexpr std::size_t room_for_dice = 1'000;  // kept free for the rolls that follow the last decision
  static constexpr std::size_t stored_every = 32;      // older states are kept this far apart, to bound memory

  Game(std::shared_ptr<const Battle>, DiceMode, std::uint64_t seed);

  const Battle& battle() const { return *battle_; }
  std::shared_ptr<const Battle> shared_battle() const { return battle_; }
  DiceMode dice() const { return dice_; }
  void set_dice(DiceMode);  // where dice come from now on; those that fall by themselves do so at once where wanted
  void prove_by(Thrower);   // what proven dice follow from; until it is known they are waited for
  bool waits_for_proof() const { return dice_ == DiceMode::proven && !proven_; }
  const Thrower& proven() const { return proven_; }
  std::uint64_t seed() const { return seed_; }

  // The table as it stands now, in the middle of a step too.
  const Tabletop& now() const { return *now_; }
  bool over() const { return now_->over(); }
  std::span<const Wanted> wanted() const { return wanted_; }  // several only for secret decisions
  const std::optional<WantedRoll>& wanted_roll() const { return wanted_roll_; }
  const Wanted* wanted_of(Side) const;

  // Gives an answer or the faces of the wanted roll. A refused input changes nothing.
  Verdict answer(Side, const Choice&);
  Verdict roll(std::span<const std::uint16_t> faces);

  // Takes inputs back until only `keep` are left.
  Verdict undo(std::size_t keep);
  // How many inputs are left after taking back the last decision of a side and everything that followed it.
  std::optional<std::size_t> before_last_choice() const;

  // Runs to the pending question of a side and lets the visitor look at it and at the state it is asked in. What
  // other sides decided in secret is not in that state. Nothing of the game changes.
  bool at_question(Side, const std::function<void(const Tabletop&, const Question&)>& visitor) const;

  // What a walk over everything that may come of a decision begins with.
  const Stored& checkpoint() const { return checkpoints_.back().state; }
  int secret_block() const { return secret_block_; }  // of this step, that waits for somebody; none: 0
  std::span<const Input> since_checkpoint() const { return std::span(inputs_).subspan(checkpoints_.back().inputs); }

  // Shows the table after each number of inputs from `from` to `to`: the state in which the next input is wanted. While
  // sides decide in secret that is the state before any of them did. Nothing is judged again.
  void replay(std::size_t from, std::size_t to, const std::function<void(const Moment&)>& visitor) const;
  // The game as it stood after so many inputs. Its dice are typed in, so that none fall by themselves.
  Game at(std::size_t inputs) const;

  const std::vector<Event>& events() const { return events_; }
  const std::vector<Input>& inputs() const { return inputs_; }
  std::uint64_t hash() const;  // of the table as it stands now
  std::vector<std::uint64_t> checkpoint_hashes() const;
  std::size_t checkpoint_count() const { return checkpoints_.size(); }

 private:
  struct Checkpoint {
    Stored state;  // empty when another one nearby can be run from
    std::size_t inputs = 0, events = 0;
    std::uint64_t hash = 0;
  };
  Thrower thrower() const;
  void advance();  // runs steps until something is missing or the battle is over
  void word_secrets();
  void rewind(std::size_t inputs);  // forgets the later inputs and runs again from the checkpoint before them
  Verdict take(Input&&);            // adds an input and keeps it if the rules accept it

  std::shared_ptr<const Battle> battle_;
  DiceMode dice_;
  std::uint64_t seed_;
  Thrower proven_;
  std::vector<Input> inputs_;
  std::vector<Checkpoint> checkpoints_;
  std::vector<Event> events_;
  Stored now_;
  std::vector<Wanted> wanted_;
  std::optional<WantedRoll> wanted_roll_;
  int secret_block_ = 0;  // of the step in flight: which secret block waits for somebody, none: 0
  Verdict refused_;       // why the rules stopped at an input
};

}  // namespace fyrd
