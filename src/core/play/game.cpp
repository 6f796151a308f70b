// Answering, undoing, and looking at what is asked.
#include "core/play/game.h"

#include <algorithm>

#include "core/play/run.h"

namespace fyrd {

Game::Game(std::shared_ptr<const Battle> battle, DiceMode dice, std::uint64_t seed)
    : battle_(std::move(battle)), dice_(dice), seed_(seed) {
  Checkpoint first;
  first.state = Stored(*battle_);
  first.hash = battle_->hash(*first.state);
  checkpoints_.push_back(std::move(first));
  advance();
}

Thrower Game::thrower() const {
  if (dice_ == DiceMode::proven) return proven_;
  if (dice_ == DiceMode::manual) return {};
  return [seed = seed_](Pool pool, const DiceKey& key) { return seeded_roll(seed, pool, key); };
}

void Game::advance() {
  wanted_.clear();
  wanted_roll_.reset();
  refused_.reset();
  while (true) {
    const Checkpoint& last = checkpoints_.back();
    events_.resize(last.events);
    now_ = last.state;
    if (now_->over()) return;

    Run run(*battle_, *now_, inputs_, last.inputs, thrower());
    battle_->step(*now_, run);
    std::move(run.events.begin(), run.events.end(), std::back_inserter(events_));
    if (run.adrift()) {
      now_ = std::move(run.snapshot);
      wanted_ = std::move(run.wanted);
      wanted_roll_ = std::move(run.wanted_roll);
      refused_ = std::move(run.refused);
      secret_block_ = run.secret_block();
      if (secret_block_ != 0 && !refused_) word_secrets();
      return;
    }
    const std::size_t before = checkpoints_.size() - 1;
    checkpoints_.push_back({now_, run.cursor(), events_.size(), battle_->hash(*now_)});
    if (before % stored_every != 0) checkpoints_[before].state = {};
  }
}

// A question put in secret is worded without what others have decided already.
void Game::word_secrets() {
  for (Wanted& w : wanted_) at_question(w.side, [&](const Tabletop&, const Question& q) { w.prompt = q.prompt(); });
}

void Game::rewind(std::size_t keep) {
  inputs_.resize(std::min(keep, inputs_.size()));
  while (checkpoints_.back().inputs > inputs_.size() || !checkpoints_.back().state) checkpoints_.pop_back();
  advance();
}

Verdict Game::take(Input&& input) {
  const std::size_t kept_free = input.kind == Input::Kind::choice ? room_for_dice : 0;
  if (inputs_.size() + kept_free >= max_inputs)
    return Refusal{"game_too_long", "This game has as many inputs as a game may have.", ""};
  const std::size_t before = inputs_.size();
  inputs_.push_back(std::move(input));
  advance();
  if (!refused_) return {};
  const Verdict why = std::move(refused_);
  rewind(before);
  return why;
}

const Wanted* Game::wanted_of(Side side) const {
  for (const Wanted& w : wanted_) {
    if (w.side == side) return &w;
  }
  return nullptr;
}

Verdict Game::answer(Side side, const Choice& choice) {
  if (over()) return Refusal{"battle_over", "The battle is over.", ""};
  if (!wanted_of(side)) return Refusal{"not_your_decision", "Nothing is asked of this side now.", ""};
  Input input;
  input.side = side;
  input.choice = choice;
  return take(std::move(input));
}

Verdict Game::roll(std::span<const std::uint16_t> faces) {
  if (over()) return Refusal{"battle_over", "The battle is over.", ""};
  if (dice_ == DiceMode::proven)
    return Refusal{"dice_wait", "These dice fall by themselves, when everybody has thrown in his word.", ""};
  if (!wanted_roll_) return Refusal{"no_roll_wanted", "No dice are to be typed in now.", ""};
  Input input;
  input.kind = Input::Kind::roll;
  input.faces.assign(faces.begin(), faces.end());
  return take(std::move(input));
}

void Game::set_dice(DiceMode dice) {
  dice_ = dice;
  if (wanted_roll_) advance();
}

void Game::prove_by(Thrower thrower) {
  proven_ = std::move(thrower);
  if (wanted_roll_ && dice_ == DiceMode::proven) advance();
}

Verdict Game::undo(std::size_t keep) {
  if (keep > inputs_.size())
    return Refusal{"bad_undo", "There are only " + std::to_string(inputs_.size()) + " inputs so far.", ""};
  rewind(keep);
  return {};
}

std::optional<std::size_t> Game::before_last_choice() const {
  for (std::size_t i = inputs_.size(); i-- > 0;) {
    if (inputs_[i].kind == Input::Kind::choice) return i;
  }
  return {};
}

bool Game::at_question(Side side, const std::function<void(const Tabletop&, const Question&)>& visitor) const {
  if (!wanted_of(side)) return false;
  const Checkpoint& last = checkpoints_.back();
  std::vector<Input> inputs(inputs_.begin() + static_cast<std::ptrdiff_t>(last.inputs), inputs_.end());
  Stored scratch = last.state;
  Run run(*battle_, *scratch, inputs, 0, {});
  run.visit(side, secret_block_, visitor);
  battle_->step(*scratch, run);
  return run.visited();
}

void Game::replay(std::size_t from, std::size_t to, const std::function<void(const Moment&)>& visitor) const {
  auto start = std::upper_bound(checkpoints_.begin(), checkpoints_.end(), from,
                                [](std::size_t n, const Checkpoint& c) { return n < c.inputs; });
  do --start;
  while (!start->state);
  std::vector<Input> inputs(inputs_.begin() + static_cast<std::ptrdiff_t>(start->inputs),
                            inputs_.begin() + static_cast<std::ptrdiff_t>(to));
  Stored table = start->state;
  std::size_t used = 0, events = start->events, next = from;
  const Run::Watcher show = [&](std::size_t n, const Tabletop& stood, std::size_t told) {
    if (start->inputs + n >= next) visitor({next++, stood, events + told});
  };
  while (!table->over()) {
    Run run(*battle_, *table, inputs, used, {});
    run.watch(show);
    battle_->step(*table, run);
    if (run.adrift()) {  // several are left where the inputs end in a secret block
      for (std::size_t n = next; n <= to; ++n) show(n - start->inputs, *run.snapshot, run.events.size());
      return;
    }
    used = run.cursor();
    events += run.events.size();
  }
  show(to - start->inputs, *table, 0);
}

Game Game::at(std::size_t inputs) const {
  Game past = *this;
  past.dice_ = DiceMode::manual;
  past.rewind(inputs);
  return past;
}

std::uint64_t Game::hash() const { return battle_->hash(*now_); }

std::vector<std::uint64_t> Game::checkpoint_hashes() const {
  std::vector<std::uint64_t> hashes;
  for (const Checkpoint& c : checkpoints_) hashes.push_back(c.hash);
  return hashes;
}

}  // namespace fyrd
