// Walking every outcome: the step runs again from its checkpoint for each of them, and each run goes where the last one
// has not been.
#include "odds/forecast.h"

#include <algorithm>
#include <map>

#include "core/play/wellformed.h"
#include "odds/falls.h"

namespace fyrd {

namespace {

constexpr int most_steps = 200;  // of one outcome: a battle that asks for nothing new any more

// Outcomes that are the same table and the same story, in the order in which they were met.
class Merged {
 public:
  void add(std::uint64_t key, const Fraction& chance, auto&& make) {
    const auto [at, fresh] = places_.try_emplace(key, all_.size());
    if (fresh) {
      keys_.push_back(key);
      all_.push_back(make());
    }
    all_[at->second].chance += chance;
  }
  void add(Merged&& part, const Fraction& of) {
    for (std::size_t i = 0; i < part.all_.size(); ++i) {
      Prospect& p = part.all_[i];
      const Fraction chance = std::exchange(p.chance, {}) * of;
      add(part.keys_[i], chance, [&] { return std::move(p); });
    }
  }
  std::vector<Prospect>& all() { return all_; }

 private:
  std::vector<std::uint64_t> keys_;
  std::vector<Prospect> all_;
  std::map<std::uint64_t, std::size_t> places_;
};

// A fork in the walk: the falls of a pool, or the answers of somebody who wants the best.
struct Fork {
  std::span<const Fall> falls;
  std::vector<Choice> answers;  // none: it is a throw
  std::size_t taken = 0;
  Fraction weight{1};           // of the way here, since the last fork of answers
  Side who;                     // who answers
  Merged here, best;            // what comes of the answer taken, and of the best one so far
  Fraction value;               // of that one

  bool decides() const { return !answers.empty(); }
  std::size_t size() const { return decides() ? answers.size() : falls.size(); }
};

class Walk final : public Play {
 public:
  Walk(const Game& game, const Intention& intention)
      : Play(true), battle_(game.battle()), start_(game.checkpoint()), before_(game.since_checkpoint()), intention_(intention),
        open_block_(game.secret_block()) {}

  void exactly();
  void sample();
  Forecast result;

 protected:
  Choice choose(const Question&) override;
  Roll cast(Pool, const Why&, Reading) override;
  void hear(Event&&) override;
  void enter(Side) override;
  void reveal() override;

 private:
  void run();
  void stop();
  void keep(const Fraction& weight, Merged& into);
  bool next();
  void close(Fork&);
  Fraction weight() const { return depth_ == 0 ? Fraction(1) : forks_[depth_ - 1].weight; }
  std::size_t last_decision() const;
  const Input* given(Side);
  Verdict judged(const Question&, const Choice&) const;
  Choice answer(const Question&);

  const Battle& battle_;
  const Stored& start_;
  const std::span<const Input> before_;
  const Intention& intention_;
  const int open_block_;          // of secret decisions, that waits for somebody
  Falls falls_;
  std::vector<Fork> forks_;
  Merged merged_;
  std::optional<Random> random_;  // of a sample

  // Of the present run.
  Stored scratch_, outcome_;
  std::size_t cursor_ = 0, depth_ = 0, chosen_ = 0;
  bool stopped_ = false, too_many_ = false;
  std::vector<Incident> incidents_;
  Random stray_{0, Stream::decoration, 0};

  // While sides decide in secret: each reads its own answers from where the block began.
  Side planner_;
  int blocks_ = 0;
  std::size_t block_ = 0, taken_ = 0, side_cursor_ = 0;
};

void Walk::run() {
  scratch_ = start_;
  cursor_ = depth_ = chosen_ = 0;
  stopped_ = false;
  planner_ = {};
  blocks_ = 0;
  incidents_.clear();
  for (int steps = 0; !stopped_ && !scratch_->over() && steps < most_steps; ++steps) battle_.step(*scratch_, *this);
  if (!stopped_) outcome_ = scratch_;
}

void Walk::stop() {
  if (stopped_) return;
  stopped_ = true;
  outcome_ = scratch_;
}

// The next answer that the game has already. What others have answered in a block that is still open stays unknown.
const Input* Walk::given(Side side) {
  if (planner_.none()) return cursor_ < before_.size() ? &before_[cursor_++] : nullptr;
  if (blocks_ == open_block_ && side != intention_.side) return nullptr;
  while (side_cursor_ < before_.size()) {
    const Input& input = before_[side_cursor_++];
    if (input.kind != Input::Kind::choice || input.side != side) continue;
    ++taken_;
    return &input;
  }
  return nullptr;
}

Choice Walk::choose(const Question& question) {
  if (stopped_) return question.quiet();
  if (const Input* input = given(question.who)) return input->choice;
  if (question.who == intention_.side && chosen_ < intention_.choices.size()) {
    const std::optional<Choice> mine = intention_.choices[chosen_++](question);
    const Verdict no = mine ? judged(question, *mine) : Refusal{"bad_choice", "That is no answer to what is asked here.", question.rule};
    if (!no) return *mine;
    // A later choice may not be open any more on some of the ways: they end there.
    if (chosen_ == 1) result.refused = no;
    stop();
    return question.quiet();
  }
  if (chosen_ > 0 && question.begins()) {
    stop();
    return question.quiet();
  }
  return answer(question);
}

void Walk::enter(Side side) {
  if (side.index == 0) ++blocks_, block_ = cursor_, taken_ = 0;
  planner_ = side;
  side_cursor_ = block_;
}

void Walk::reveal() {
  planner_ = {};
  cursor_ = blocks_ == open_block_ ? before_.size() : block_ + taken_;
}

Verdict Walk::judged(const Question& question, const Choice& choice) const {
  const Verdict no = well_formed(*scratch_, question, choice);
  return no ? no : question.check(choice);
}

Choice Walk::answer(const Question& question) {
  for (const Answer& reply : intention_.replies) {
    if (const auto choice = reply(question); choice && !judged(question, *choice)) return *choice;
  }
  if (intention_.others == Others::quiet || question.who == intention_.side || !planner_.none()) return question.quiet();
  if (random_) return battle_.quick(*scratch_, question, *random_);
  if (depth_ == forks_.size()) {
    Options options(false);
    question.list(options);
    Fork fork;
    for (const Option& option : options.all()) fork.answers.push_back(option.choice);
    fork.who = question.who;
    forks_.push_back(std::move(fork));
  }
  const Fork& fork = forks_[depth_++];
  return fork.answers[fork.taken];
}

Roll Walk::cast(Pool pool, const Why&, Reading reading) {
  const auto drawn = [&](Random& random) {
    Roll roll(pool);
    for (int i = 0; i < pool.count; ++i) roll.add(1 + static_cast<int>(random.below(pool.sides)));
    return roll;
  };
  if (stopped_) return drawn(stray_);
  if (cursor_ < before_.size()) {
    Roll fallen(pool);
    for (const std::uint16_t face : before_[cursor_++].faces) fallen.add(face);
    return fallen;
  }
  if (random_) return drawn(*random_);
  if (depth_ == forks_.size()) {
    Fork fork;
    fork.falls = falls_.of(pool, reading);
    if (fork.falls.empty()) {
      too_many_ = true;
      stop();
      return drawn(stray_);
    }
    fork.weight = weight() * fork.falls[0].chance;
    forks_.push_back(std::move(fork));
  }
  const Fork& fork = forks_[depth_++];
  return fork.falls[fork.taken].roll;
}

void Walk::hear(Event&& event) {
  if (chosen_ > 0 && !stopped_ && std::string_view(event.kind) != "rolled") incidents_.push_back({event.kind, event.by, event.at});
}

void Walk::keep(const Fraction& weight, Merged& into) {
  Hash h;
  h.add(battle_.hash(*outcome_));
  for (const Incident& i : incidents_) {
    for (const char* c = i.kind; *c; ++c) h.add(*c);
    h.all(i.by, i.at);
  }
  into.add(h.value(), weight, [&] { return Prospect{{}, outcome_, incidents_}; });
  ++result.walked;
}

// The innermost decision on the way, counted from one; 0: none.
std::size_t Walk::last_decision() const {
  for (std::size_t i = depth_; i > 0; --i) {
    if (forks_[i - 1].decides()) return i;
  }
  return 0;
}

// One answer has been walked to its end: it is kept if it is the best so far for who gives it.
void Walk::close(Fork& fork) {
  Fraction value;
  for (const Prospect& p : fork.here.all()) value += p.chance * Fraction(worth(battle_, *p.table, fork.who));
  if (fork.taken == 0 || value > fork.value) fork.best = std::move(fork.here), fork.value = value;
  fork.here = {};
}

bool Walk::next() {
  while (!forks_.empty()) {
    depth_ = forks_.size();
    Fork& fork = forks_.back();
    if (fork.decides()) close(fork);
    if (++fork.taken < fork.size()) {
      depth_ = forks_.size() - 1;
      if (!fork.decides()) fork.weight = weight() * fork.falls[fork.taken].chance;
      return true;
    }
    Merged best = std::move(fork.best);
    const bool decided = fork.decides();
    forks_.pop_back();
    if (!decided) continue;
    depth_ = forks_.size();
    const std::size_t above = last_decision();
    (above == 0 ? merged_ : forks_[above - 1].here).add(std::move(best), weight());
  }
  return false;
}

void Walk::exactly() {
  do {
    run();
    if (result.refused) return;
    const std::size_t at = last_decision();
    const Fraction chance = weight();
    keep(chance, at == 0 ? merged_ : forks_[at - 1].here);
    result.exact = !too_many_ && result.walked <= intention_.budget && !chance.overflowed();
  } while (result.exact && next());
  result.prospects = std::move(merged_.all());
}

void Walk::sample() {
  result = {};
  result.exact = false;
  merged_ = {};
  forks_.clear();
  random_.emplace(0x0DD5, Stream::decoration, 0);
  for (std::uint32_t i = 0; i < intention_.samples && !result.refused; ++i) {
    run();
    keep(Fraction(1, static_cast<int>(intention_.samples)), merged_);
  }
  result.prospects = std::move(merged_.all());
}

}  // namespace

Answer just(const Choice& choice) {
  return [=](const Question&) { return std::optional(choice); };
}

Answer when(std::string kind, const Choice& choice) {
  return [kind = std::move(kind), choice](const Question& q) { return kind == q.kind ? std::optional(choice) : std::nullopt; };
}

std::string condition(const Battle& battle, const Tabletop& s, FigureId id) {
  constexpr const char* poses[] = {"standing", "lying", "out", "away"};
  std::string text = poses[static_cast<int>(s[id].pose)];
  Tokens tokens;
  battle.mark(s, id, tokens);
  for (const Token& token : tokens) text += ", " + token.text;
  return text;
}

int worth(const Battle& battle, const Tabletop& s, Side side) {
  int sum = 0;
  for (FigureId id : everyone(s)) {
    const int value = s[id].pose == Pose::standing ? 4 : s[id].pose == Pose::lying ? 3 : 0;
    sum += battle.friends(s[id].side, side) ? value : -value;
  }
  return sum;
}

Forecast forecast(const Game& game, const Intention& intention) {
  Walk walk(game, intention);
  walk.exactly();
  if (!walk.result.exact && !walk.result.refused) walk.sample();
  std::ranges::stable_sort(walk.result.prospects, [](const Prospect& a, const Prospect& b) { return a.chance > b.chance; });
  return std::move(walk.result);
}

}  // namespace fyrd
