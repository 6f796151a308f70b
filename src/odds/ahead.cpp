// One run of the rules over the answers given, to the first question of the side that has none.
#include "odds/ahead.h"

#include "core/play/wellformed.h"

namespace fyrd {

namespace {

constexpr int most_steps = 40, most_throws = 200;

class Hopeful final : public Play {
 public:
  Hopeful(const Game& game, Side side, std::span<const Answer> choices,
          const std::function<void(const Tabletop&, const Question&)>& visitor)
      : Play(false), game_(game), side_(side), choices_(choices), visitor_(visitor), table_(game.checkpoint()),
        before_(game.since_checkpoint()) {
    game.battle().forget(*table_, game.now(), side);
  }

  Ahead run() {
    for (int steps = 0; steps < most_steps && !stopped_ && !table_->over(); ++steps)
      game_.battle().step(*table_, *this);
    return std::move(out_);
  }

 protected:
  Choice choose(const Question& question) override {
    if (stopped_) return question.quiet();
    if (const Input* input = given(question.who)) return input->choice;
    if (question.who != side_) return question.quiet();
    if (chosen_ == choices_.size()) {
      visitor_(*table_, question);
      out_.asked = stopped_ = true;
      return question.quiet();
    }
    const std::optional<Choice> mine = choices_[chosen_++](question);
    const Verdict no = mine ? judged(*table_, question, *mine)
                            : Refusal{"bad_choice", "That is no answer to what is asked here.", question.rule};
    if (!no) return *mine;
    out_.refused = no;
    stopped_ = true;
    return question.quiet();
  }

  Roll cast(Pool pool, const Why& why, Reading) override {
    Roll roll(pool);
    if (!stopped_ && cursor_ < before_.size()) {
      for (const std::uint16_t face : before_[cursor_++].faces) roll.add(face);
      return roll;
    }
    out_.thrown |= !stopped_;
    stopped_ |= ++throws_ > most_throws;
    const Side whose = why.by.none() ? why.side : (*table_)[why.by].side;
    const bool stray = stopped_ || again_;
    for (int i = 0; i < pool.count; ++i)
      roll.add(stray ? 1 + static_cast<int>(stray_.below(pool.sides)) : whose == side_ ? pool.sides : 1);
    return roll;
  }

  // Each reads its own answers from where the block began.
  void enter(Side side) override {
    if (side.index == 0) block_ = cursor_, taken_ = 0;
    planner_ = side;
    side_cursor_ = block_;
  }
  void reveal() override {
    planner_ = {};
    cursor_ = block_ + taken_;
  }

  void again() override { again_ = true; }  // the same would come for ever

 private:
  const Input* given(Side side) {
    if (planner_.none()) return cursor_ < before_.size() ? &before_[cursor_++] : nullptr;
    while (side_cursor_ < before_.size()) {
      const Input& input = before_[side_cursor_++];
      if (input.kind != Input::Kind::choice || input.side != side) continue;
      ++taken_;
      return &input;
    }
    return nullptr;
  }

  const Game& game_;
  const Side side_;
  const std::span<const Answer> choices_;
  const std::function<void(const Tabletop&, const Question&)>& visitor_;
  Stored table_;
  const std::span<const Input> before_;  // what the game knows already of this step
  Ahead out_;
  Side planner_;
  std::size_t cursor_ = 0, block_ = 0, taken_ = 0, side_cursor_ = 0, chosen_ = 0;
  int throws_ = 0;
  bool stopped_ = false, again_ = false;
  Random stray_{0, Stream::decoration, 0};
};

}  // namespace

Ahead look_ahead(const Game& game, Side side, std::span<const Answer> choices,
                 const std::function<void(const Tabletop&, const Question&)>& visitor) {
  return Hopeful(game, side, choices, visitor).run();
}

}  // namespace fyrd
