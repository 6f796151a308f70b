// Walking every outcome: a step runs again from its beginning for each of them, and each run goes where the last one
// has not been. Between steps nothing is in flight, so that ways which meet there are walked on as one.
#include "odds/walk.h"

#include <algorithm>

#include "core/play/wellformed.h"

namespace fyrd {

namespace {

constexpr int most_steps = 100;          // after one another: a battle that asks for nothing new any more
constexpr std::size_t most_forks = 400;  // of one run: dice that are thrown again and again

bool about_nobody(const Incident& i) { return i.by.none() && i.at.none(); }

// The checkpoint, as far as the side that asks knows it.
Stored known(const Game& game, Side side) {
  Stored state = game.checkpoint();
  game.battle().forget(*state, game.now(), side);
  return state;
}

}  // namespace

StepWalk::StepWalk(Walking& all)
    : Every(all.falls), all_(all), start_(known(all.game, all.intention.side)), before_(all.game.since_checkpoint()),
      began_(0), met_(), steps_(most_steps) {}

StepWalk::StepWalk(Walking& all, Leaf&& from, int steps)
    : Every(all.falls), all_(all), start_(std::move(from.table)), before_(), began_(from.chosen), met_(from.involved),
      steps_(steps) {}

void StepWalk::run() {
  scratch_ = start_;
  cursor_ = decided_ = 0, chosen_ = began_, involved_ = met_;
  stopped_ = void_ = false;
  planner_ = {}, blocks_ = 0;
  incidents_.clear();
  listening_ = chosen_ > 0;
  if (!scratch_->over()) battle().step(*scratch_, *this);
  ++all_.runs;
}

// From here on the run goes adrift; what it does is not looked at.
void StepWalk::stop() {
  if (stopped_) return;
  stopped_ = true;
  listening_ = false;
  stopped_at_ = scratch_;
}

Leaf StepWalk::ended() {
  Leaf leaf;
  leaf.open = !stopped_ && !scratch_->over();
  leaf.table = std::move(stopped_ ? stopped_at_ : scratch_);
  leaf.incidents = incidents_;
  leaf.chosen = chosen_;
  leaf.involved = involved_;
  return leaf;
}

Leaves StepWalk::everything() {
  do {
    run();
    const auto& unwanted = all_.intention.unwanted;
    if ((unwanted && unwanted()) || all_.refused || all_.too_many || all_.runs > all_.intention.budget ||
        weight().overflowed()) {
      all_.too_many = true;
      return {};
    }
    if (!void_) (frames_.empty() ? result_ : frames_.back().here).add(battle(), ended(), weight());
  } while (next());
  settle(result_);
  return std::move(result_);
}

// Walks the steps that come after this one. Nothing is left when there are too many ways.
void StepWalk::settle(Leaves& leaves) {
  Leaves settled;
  Fraction same;
  for (Leaf& leaf : leaves.all()) {
    if (!leaf.open) {
      const Fraction chance = leaf.chance;
      settled.add(battle(), std::move(leaf), chance);
      continue;
    }
    // A step that ends where it began, as after a tie, is simply played again, whatever was said of that.
    if (frames_.empty() && leaf.chance < Fraction(1) && leaf.chosen == began_ &&
        std::ranges::all_of(leaf.incidents, about_nobody) && battle().hash(*leaf.table) == battle().hash(*start_)) {
      same += leaf.chance;
      continue;
    }
    if (steps_ == 0) all_.too_many = true;
    if (all_.too_many) break;
    const Fraction chance = leaf.chance;
    const std::vector<Incident> before = std::move(leaf.incidents);
    Leaves later = StepWalk(all_, std::move(leaf), steps_ - 1).everything();
    for (Leaf& end : later.all()) end.incidents.insert(end.incidents.begin(), before.begin(), before.end());
    settled.add(battle(), std::move(later), chance);
  }
  if (!same.zero()) settled.scale(Fraction(1) / (Fraction(1) - same));
  leaves = all_.too_many ? Leaves{} : std::move(settled);
}

Leaf StepWalk::once() {
  run();
  Leaf leaf = ended();
  for (int steps = steps_; leaf.open && steps > 0; --steps) {
    const std::vector<Incident> before = std::move(leaf.incidents);
    StepWalk next(all_, std::move(leaf), steps);
    next.run();
    leaf = next.ended();
    leaf.incidents.insert(leaf.incidents.begin(), before.begin(), before.end());
  }
  return leaf;
}

// The next answer that the game has already. What others have answered in a block that is still open stays unknown.
const Input* StepWalk::given(Side side) {
  if (planner_.none()) return cursor_ < before_.size() ? &before_[cursor_++] : nullptr;
  if (blocks_ == all_.game.secret_block() && side != all_.intention.side) return nullptr;
  while (side_cursor_ < before_.size()) {
    const Input& input = before_[side_cursor_++];
    if (input.kind != Input::Kind::choice || input.side != side) continue;
    ++taken_;
    return &input;
  }
  return nullptr;
}

Choice StepWalk::choose(const Question& question) {
  if (stopped_) return question.quiet();
  if (const Input* input = given(question.who)) return input->choice;
  // Where all is as it was in the run before, so is the answer.
  if (old_ground() && decided_ < decisions_.size()) {
    const Decision& before = decisions_[decided_++];
    chosen_ = before.chosen, involved_ = before.involved;
    listening_ = chosen_ > 0;
    return before.forks ? answer(question) : before.choice;
  }
  const std::size_t here = position();
  const Choice choice = decide(question);
  decisions_.resize(decided_++);
  decisions_.push_back({choice, chosen_, involved_, position() > here});
  return choice;
}

Choice StepWalk::decide(const Question& question) {
  const auto& choices = all_.intention.choices;
  if (question.who == all_.intention.side && chosen_ < choices.size()) {
    const std::optional<Choice> mine = choices[chosen_](question);
    // The first is made in the same state in every run, and judged in the first of them.
    const bool known_legal = chosen_ == 0 && all_.runs > 0;
    const Verdict no = known_legal ? Verdict{}
                       : mine      ? judged(*scratch_, question, *mine)
                                   : Refusal{"bad_choice", "That is no answer to what is asked here.", question.rule};
    if (!no) {
      ++chosen_;
      listening_ = true;
      for (FigureId id : {question.about, mine->figure, mine->target}) {
        if (!id.none()) involved_.add(id);
      }
      for (FigureId id : mine->all_figures()) involved_.add(id);
      return *mine;
    }
    if (chosen_ == 0) {
      all_.refused = no;
      stop();
    }
  }
  // A later choice that is not open any more on some of the ways is not made there.
  if (stopped_ || (chosen_ > 0 && question.begins())) {
    stop();
    return question.quiet();
  }
  return answer(question);
}

// Whether an answer has to do with those whom the choices were about. What the others do elsewhere meanwhile is no part
// of the exchange, and would be most of the ways.
bool StepWalk::concerns(const Question& question, const Choice& c) const {
  const auto in_it = [&](FigureId id) { return !id.none() && involved_.has(id); };
  if ((c.figure.none() && c.target.none() && c.count == 0) || in_it(question.about)) return true;
  return in_it(c.figure) || in_it(c.target) || std::ranges::any_of(c.all_figures(), in_it);
}

Choice StepWalk::answer(const Question& question) {
  for (const Answer& reply : all_.intention.replies) {
    if (const auto choice = reply(question); choice && !judged(*scratch_, question, *choice)) return *choice;
  }
  if (all_.intention.others == Others::quiet || question.who == all_.intention.side || !planner_.none())
    return question.quiet();
  if (all_.random) return battle().quick(*scratch_, question, *all_.random);
  if (position() == most_forks) {
    all_.too_many = true;
    stop();
    return question.quiet();
  }
  if (new_ground()) {
    Options options(false);
    question.list(options);
    Frame frame{.fork = forks(), .who = question.who};
    for (const Option& option : options.all()) {
      if (concerns(question, option.choice)) frame.answers.push_back(option.choice);
    }
    if (frame.answers.empty()) frame.answers.push_back(question.quiet());
    frames_.push_back(std::move(frame));
  }
  const std::size_t at = position();
  for (Frame& frame : frames_) {
    if (frame.fork == at) return frame.answers[fork(frame.answers.size())];
  }
  return question.quiet();
}

void StepWalk::round() {
  if (stopped_ || all_.random || cursor_ < before_.size()) return;
  if (new_ground()) frames_.push_back(Frame{.fork = forks(), .round = true});
  fork(1);
}

void StepWalk::again() {
  if (stopped_ || all_.random || cursor_ < before_.size()) return;
  void_ = true;
  stop();
}

void StepWalk::walked(std::size_t i) {
  if (frames_.empty() || frames_.back().fork != i) return;
  Frame& frame = frames_.back();
  if (frame.round) {
    frame.here.scale(Fraction(1) / frame.here.total());
    frame.best = std::exchange(frame.here, {});
    return;
  }
  settle(frame.here);
  Fraction value;
  for (const Leaf& leaf : frame.here.all()) value += leaf.chance * Fraction(worth(battle(), *leaf.table, frame.who));
  // The best so far for who gives it.
  if (!frame.value || value > *frame.value) frame.best = std::move(frame.here), frame.value = value;
  frame.here = {};
}

void StepWalk::closed(std::size_t i) {
  if (frames_.empty() || frames_.back().fork != i) return;
  Leaves best = std::move(frames_.back().best);
  frames_.pop_back();
  (frames_.empty() ? result_ : frames_.back().here).add(battle(), std::move(best), weight());
}

Roll StepWalk::cast(Pool pool, const Why& why, Reading reading) {
  if (!stopped_ && cursor_ < before_.size()) {
    Roll fallen(pool);
    for (const std::uint16_t face : before_[cursor_++].faces) fallen.add(face);
    return fallen;
  }
  if (!stopped_ && position() == most_forks) too_many(pool);
  if (!stopped_ && !all_.random) return Every::cast(pool, why, reading);
  Random& random = stopped_ ? stray_ : *all_.random;
  Roll roll(pool);
  for (int i = 0; i < pool.count; ++i) roll.add(1 + static_cast<int>(random.below(pool.sides)));
  return roll;
}

std::pair<int, int> StepWalk::cast_both(const Throwing& a, const Throwing& b, const Reading& reading,
                                        const Judgement& judge) {
  const bool told_apart = stopped_ || all_.random || cursor_ < before_.size() || position() == most_forks;
  return told_apart ? Play::cast_both(a, b, reading, judge) : Every::cast_both(a, b, reading, judge);
}

void StepWalk::hear(Event&& event) { incidents_.push_back({event.kind, event.by, event.at}); }

void StepWalk::enter(Side side) {
  if (side.index == 0) ++blocks_, block_ = cursor_, taken_ = 0;
  planner_ = side;
  side_cursor_ = block_;
}

void StepWalk::reveal() {
  planner_ = {};
  cursor_ = blocks_ == all_.game.secret_block() ? before_.size() : block_ + taken_;
}

}  // namespace fyrd
