// The Play of a branch: it listens to nobody and judges nothing.
#include "ai/branch.h"

#include "core/play/wellformed.h"

namespace fyrd {

namespace {

Stored without_secrets(const Asked& asked) {
  Stored start(asked.battle, asked.checkpoint);
  asked.battle.forget(*start, asked.now, asked.question.who);
  return start;
}

class Branch final : public Play {
 public:
  Branch(const Fork& fork, const Choice& candidate, std::uint64_t seed, const Tabletop& s)
      : Play(false), fork_(fork), candidate_(&candidate), seed_(seed), random_(seed, Stream::players, 0), s_(s) {}

  std::uint32_t answered = 0;

 protected:
  Choice choose(const Question& question) override {
    if (const Input* input = next(question.who)) return input->choice;
    ++answered;
    const bool open = planner_.none() ? cursor_ == fork_.since.size() : blocks_ == fork_.secret_block;
    if (candidate_ && open && question.who == fork_.eyes) return *std::exchange(candidate_, nullptr);
    return fork_.battle.quick(s_, question, random_);
  }
  Roll cast(Pool pool, const Why& why, Reading) override {
    DiceKey key = dice_key(s_.turn, why, 0);
    key.occurrence = occurrences_.next(key.turn, key.figure, key.reason);
    // Where something hidden was left out, what came in since may belong to another story.
    if (cursor_ >= fork_.since.size() || fits(pool, fork_.since[cursor_].faces)) return seeded_roll(seed_, pool, key);
    Roll fallen(pool);
    for (std::uint16_t face : fork_.since[cursor_++].faces) fallen.add(face);
    return fallen;
  }
  void enter(Side side) override {
    if (side.index == 0) ++blocks_, block_ = cursor_, taken_ = 0;
    planner_ = side;
    side_cursor_ = block_;
  }
  void reveal() override {
    planner_ = {};
    cursor_ = blocks_ == fork_.secret_block ? fork_.since.size() : block_ + taken_;
  }

 private:
  // What that side has answered already; in the open block others have not, as far as this side knows.
  const Input* next(Side side) {
    if (planner_.none()) {
      if (cursor_ == fork_.since.size() || fork_.since[cursor_].side != side) return nullptr;
      return &fork_.since[cursor_++];
    }
    if (blocks_ == fork_.secret_block && side != fork_.eyes) return nullptr;
    while (side_cursor_ < fork_.since.size()) {
      const Input& input = fork_.since[side_cursor_++];
      if (input.kind == Input::Kind::choice && input.side == side) return ++taken_, &input;
    }
    return nullptr;
  }

  const Fork& fork_;
  const Choice* candidate_;
  std::uint64_t seed_;
  Random random_;
  const Tabletop& s_;
  Occurrences occurrences_;
  std::size_t cursor_ = 0;
  Side planner_;
  int blocks_ = 0;
  std::size_t block_ = 0, taken_ = 0, side_cursor_ = 0;
};

}  // namespace

Fork::Fork(const Asked& asked)
    : battle(asked.battle), eyes(asked.question.who), secret_block(asked.secret_block), since(asked.since),
      start(without_secrets(asked)) {}

std::uint32_t play_branch(const Fork& fork, const Choice& candidate, std::uint64_t seed, int turns, Stored& end) {
  end = fork.start;
  const int last = end->turn + turns;
  Branch play(fork, candidate, seed, *end);
  do fork.battle.step(*end, play);
  while (!end->over() && end->turn < last);
  return play.answered;
}

}  // namespace fyrd
