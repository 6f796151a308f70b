// Reading inputs, noticing the missing one, and drifting to the end of the step.
#include "core/play/run.h"

#include <algorithm>

#include "core/play/wellformed.h"

namespace fyrd {

namespace {

Roll stray_roll(Random& random, Pool pool) {
  Roll roll(pool);
  for (int i = 0; i < pool.count; ++i) roll.add(1 + static_cast<int>(random.below(pool.sides)));
  return roll;
}

Event rolled(const Why& why, const Roll& roll) {
  Event event;
  event.kind = "rolled";
  event.rule = why.rule;
  event.text = !why.by.none()     ? "{by} rolls {faces} for {purpose}."
               : !why.side.none() ? "{side} {rolls} {faces} for {purpose}."
                                  : "Rolled for {purpose}: {faces}.";
  event.by = why.by, event.at = why.at, event.side = why.side;
  event.pool = roll.pool, event.purpose = why.purpose;
  event.faces.assign(roll.faces().begin(), roll.faces().end());
  return event;
}

}  // namespace

Run::Run(const Battle& battle, Tabletop& scratch, std::vector<Input>& inputs, std::size_t cursor, Thrower thrower)
    : Play(true), battle_(battle), scratch_(scratch), inputs_(inputs), cursor_(cursor), thrower_(std::move(thrower)),
      stray_(cursor, Stream::decoration, 0) {}

void Run::drift() {
  if (!snapshot) snapshot = Stored(battle_, scratch_);
  adrift_ = true;
}

void Run::refuse(Refusal why) {
  refused = std::move(why);
  drift();
}

Input* Run::next(Side side) {
  if (planner_.none()) return cursor_ < inputs_.size() ? &inputs_[cursor_] : nullptr;
  for (; side_cursor_ < inputs_.size(); ++side_cursor_) {
    Input& input = inputs_[side_cursor_];
    if (input.kind == Input::Kind::choice && input.side == side) return &input;
  }
  return nullptr;
}

Choice Run::choose(const Question& question) {
  const bool hidden = !planner_.none() && blocks_ == hidden_block_ && planner_ != eyes_;
  if (adrift_ || hidden) return question.quiet();

  Input* input = next(question.who);
  if (!input) {
    wanted.push_back({question.who,
                      question.kind,
                      question.rule,
                      question.prompt(),
                      question.about,
                      {question.verbs().begin(), question.verbs().end()}});
    if (visitor_ && question.who == eyes_) {
      visited_ = true;
      (*visitor_)(scratch_, question);
    }
    drift();
    return question.quiet();
  }
  if (input->kind != Input::Kind::choice || input->side != question.who) {
    refuse({"not_your_decision",
            "The rules ask side " + std::to_string(question.who.index + 1) + " for a decision (" + question.kind +
                ") here, and the input is something else.",
            question.rule});
    return question.quiet();
  }
  if (!input->judged) {
    if (const Verdict verdict = judged(scratch_, question, input->choice)) {
      refuse(*verdict);
      return question.quiet();
    }
    input->judged = true;
    input->verb = question.verbs()[input->choice.verb];
    input->secret = !planner_.none();
  }
  if (planner_.none()) {
    if (watcher_) (*watcher_)(cursor_, scratch_, events.size());
    ++cursor_;
  } else {
    ++side_cursor_;
    ++taken_;
  }
  return input->choice;
}

std::uint32_t Run::occurrences(const DiceKey& key) const {
  std::uint32_t n = 0;
  for (std::size_t i = cursor_; i-- > 0;) {
    const Input& input = inputs_[i];
    if (input.kind != Input::Kind::roll) continue;
    if (input.key.turn != key.turn) break;
    n += input.key.figure == key.figure && input.key.reason == key.reason;
  }
  return n;
}

Roll Run::cast(Pool pool, const Why& why, Reading) {
  if (adrift_) return stray_roll(stray_, pool);
  DiceKey key = dice_key(scratch_.turn, why, 0);
  key.occurrence = occurrences(key);
  if (cursor_ == inputs_.size() && thrower_) {
    const Roll drawn = thrower_(pool, key);
    Input input;
    input.kind = Input::Kind::roll;
    input.faces.assign(drawn.faces().begin(), drawn.faces().end());
    inputs_.push_back(std::move(input));
  }
  if (cursor_ == inputs_.size()) {
    wanted_roll = WantedRoll{pool, why.rule, why.purpose, why.by, why.at, why.side};
    drift();
    return stray_roll(stray_, pool);
  }
  Input& input = inputs_[cursor_];
  const Verdict misfit =
      input.kind == Input::Kind::roll
          ? fits(pool, input.faces)
          : Refusal{"dice_wanted", "Dice are to be rolled here (" + pool.text() + "), not decided.", why.rule};
  if (misfit) {
    refuse({misfit->code, misfit->message, why.rule});
    return stray_roll(stray_, pool);
  }
  input.key = key;
  if (watcher_) (*watcher_)(cursor_, scratch_, events.size());
  ++cursor_;
  Roll fallen(pool);
  for (std::uint16_t face : input.faces) fallen.add(face);
  tell([&] { return rolled(why, fallen); });
  return fallen;
}

void Run::hear(Event&& event) {
  if (!adrift_ && planner_.none()) events.push_back(std::move(event));
}

void Run::enter(Side side) {
  if (side.index == 0) {
    ++blocks_;
    block_ = cursor_, taken_ = 0, missed_ = false, was_adrift_ = adrift_;
    if (!adrift_ && !snapshot) snapshot = Stored(battle_, scratch_);  // before anybody's secrets
  }
  planner_ = side;
  side_cursor_ = block_;
}

void Run::leave(Side) {
  missed_ = missed_ || (adrift_ && !was_adrift_);
  adrift_ = was_adrift_ || bool(refused);
}

void Run::reveal() {
  planner_ = {};
  cursor_ = block_ + taken_;
  if (missed_ || refused) {
    adrift_ = true;
  } else if (!adrift_) {
    for (std::size_t i = block_; watcher_ && i < cursor_; ++i) (*watcher_)(i, *snapshot, events.size());
    snapshot = {};
  }
}

}  // namespace fyrd
