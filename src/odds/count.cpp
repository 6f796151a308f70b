// Counting, and reading what is counted.
#include "odds/count.h"

#include <algorithm>
#include <charconv>
#include <numeric>
#include <optional>

#include "data/suggest.h"
#include "odds/every.h"

namespace fyrd {

namespace {

// Adds over one denominator and reduces once, as long as the numbers are small.
class Sum {
 public:
  void add(const Fraction& f) {
    constexpr std::int64_t most = std::int64_t{1} << 31;
    if (f.overflowed() || f.denominator() >= most || over_ >= most) return void(rest_ += f);
    const auto under = static_cast<std::int64_t>(f.denominator());
    if (over_ % under != 0) {
      const std::int64_t common = std::lcm(over_, under);
      units_ *= common / over_;
      over_ = common;
    }
    units_ += static_cast<std::int64_t>(f.numerator()) * (over_ / under);
  }
  Fraction total() const { return rest_ + Fraction(units_, over_); }

 private:
  Fraction rest_;
  std::int64_t units_ = 0, over_ = 1;
};

constexpr const char* too_large = "that is more than can be counted exactly; say fewer dice";

// Dice that have been thrown lie as they lie; all others fall in every way.
class Rest final : public Every {
 public:
  Rest(Falls& falls, std::span<const int> thrown, std::string& problem)
      : Every(falls), thrown_(thrown), problem_(problem) {}

  bool next() {
    if (used_ < thrown_.size())
      say("of these " + std::to_string(thrown_.size()) + " dice only " + std::to_string(used_) + " fall here");
    used_ = 0;
    return problem_.empty() && Every::next();
  }

 protected:
  Roll cast(Pool pool, const Why& why, Reading reading) override {
    if (used_ == thrown_.size()) return Every::cast(pool, why, reading);
    Roll roll(pool);
    for (int i = 0; i < pool.count; ++i) roll.add(face(pool));
    return roll;
  }
  std::pair<int, int> cast_both(const Throwing& a, const Throwing& b, const Reading& reading,
                                const Judgement& judge) override {
    return used_ < thrown_.size() ? Play::cast_both(a, b, reading, judge) : Every::cast_both(a, b, reading, judge);
  }
  void too_many(Pool) override { say(too_large); }

 private:
  int face(Pool pool) {
    if (used_ == thrown_.size())
      return say("the last dice are " + pool.text() + ", thrown together, and not all of them are said"), 1;
    const int face = thrown_[used_++];
    if (face <= pool.sides) return face;
    return say("there is no " + std::to_string(face) + " on a die of " + pool.text()), pool.sides;
  }
  void say(std::string what) {
    if (problem_.empty()) problem_ = std::move(what);
  }

  std::span<const int> thrown_;
  std::string& problem_;
  std::size_t used_ = 0;
};

}  // namespace

std::vector<Fraction> count(const Battle& battle, const Trial& trial, const Stats& by_said, const Stats& at_said,
                            Falls& falls, std::string& problem, std::span<const int> thrown) {
  Stats by = by_said, at = at_said;
  if (trial.weigh) trial.weigh(battle, by, at);
  std::vector<Sum> sums(trial.results.size());
  Sum again;
  Rest play(falls, thrown, problem);
  do {
    const int result = trial.run(battle, play, by, at);
    (result < 0 ? again : sums[result]).add(play.weight());
  } while (play.next());
  const Fraction decided = Fraction(1) - again.total();
  std::vector<Fraction> chances;
  if (decided == Fraction(0)) {
    if (problem.empty()) problem = "these dice decide nothing: they are thrown again";
    return chances;
  }
  for (const Sum& sum : sums) chances.push_back(sum.total() / decided);
  if (std::ranges::any_of(chances, &Fraction::overflowed) && problem.empty()) problem = too_large;
  return chances;
}

namespace {

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

std::vector<std::string_view> split(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(at), text.size());
    if (const auto part = trimmed(text.substr(0, end)); !part.empty()) parts.push_back(part);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

std::optional<int> number(std::string_view text) {
  if (text.starts_with('+')) text.remove_prefix(1);
  int n = 0;
  const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (failed != std::errc() || end != text.data() + text.size() || n < -99 || n > 99) return {};
  return n;
}

std::string problem_with(std::string_view part, std::span<const Stat> known, std::span<const Word> words) {
  std::vector<std::string_view> all;
  std::string list;
  for (const Stat& stat : known) {
    all.push_back(stat.key);
    list += (list.empty() ? "" : ", ") + std::string(stat.key);
  }
  for (const Word& word : words) all.push_back(word.name);
  if (list.empty()) return "nothing can be said of him in this test, so leave '" + std::string(part) + "' out";
  return "'" + std::string(part) + "' says nothing here" + data::suggestion(part, all) + "; it can be " + list +
         (words.empty() ? "" : ", or the name of something he carries or is");
}

// A number among words: for the first of them that is known here. One die is as good as two dice, one friend as two
// friends.
bool say(Stats& stats, std::span<const Stat> known, std::string_view part, std::string& problem) {
  std::optional<int> value;
  std::vector<std::string_view> names;
  for (const std::string_view piece : split(part, ' ')) {
    if (piece.find_first_of("0123456789") == std::string_view::npos) {
      names.push_back(piece == "die" ? "dice" : piece);
    } else if (const auto n = number(piece); n && !value) {
      value = n;
    } else {
      problem =
          "'" + std::string(part) + "': " +
          (n ? "there is more than one number" : "'" + std::string(piece) + "' is no whole number from -99 to 99");
      return false;
    }
  }
  for (const std::string_view name : names) {
    auto stat = std::ranges::find(known, name, &Stat::key);
    if (stat == known.end()) stat = std::ranges::find(known, std::string(name) + "s", &Stat::key);
    if (stat == known.end()) continue;
    if (value.value_or(1) >= stat->least) return stats.set(stat->key, value.value_or(1));
    problem = "'" + std::string(part) + "': " + stat->key + " cannot be less than " + std::to_string(stat->least);
    return false;
  }
  return false;
}

}  // namespace

Stats read_stats(std::span<const Stat> known, std::span<const Word> words, std::string_view text, std::string& problem,
                 std::span<const std::span<const Stat>> elsewhere) {
  Stats stats(known);
  for (const std::string_view part : split(text, ',')) {
    const auto word = std::ranges::find(words, part, &Word::name);
    const auto tell = [&](Stats& of, std::span<const Stat> in) {
      bool said = false;
      if (word != words.end()) {
        for (const auto& [key, value] : word->says) said |= of.set(key, value);
        said |= word->says.empty();
      }
      return said || say(of, in, part, problem);
    };
    if (tell(stats, known)) continue;
    const bool counts_there = problem.empty() && std::ranges::any_of(elsewhere, [&](std::span<const Stat> there) {
                                Stats ignored(there);
                                return tell(ignored, there);
                              });
    if (counts_there) continue;
    if (problem.empty())
      problem = word != words.end() ? "'" + std::string(part) + "' says nothing that counts in this test"
                                    : problem_with(part, known, words);
    return stats;
  }
  return stats;
}

std::vector<int> read_faces(std::string_view text, std::string& problem) {
  std::vector<int> faces;
  for (const std::string_view part : split(text, ',')) {
    for (const std::string_view piece : split(part, ' ')) {
      const int face = number(piece).value_or(0);
      if (face < 1) return problem = "'" + std::string(piece) + "' is no face of a die", faces;
      faces.push_back(face);
    }
  }
  return faces;
}

}  // namespace fyrd
