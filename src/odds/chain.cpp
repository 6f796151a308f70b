// A chain is walked test by test; ways that come to the same are walked on as one.
#include "odds/chain.h"

#include <algorithm>
#include <map>

#include "data/suggest.h"
#include "odds/count.h"

namespace fyrd {

namespace {

// What has become of somebody.
struct Person {
  bool out = false;
  std::map<std::string_view, int> set{}, added{};
  auto operator<=>(const Person&) const = default;

  void suffer(const After& after, const Stats& said) {
    if (after.key == nullptr)
      out = true;
    else if (after.adds)
      added[after.key] += after.value;
    else
      set[after.key] = after.value;
    if (after.until == nullptr) return;
    const Stats is = now(said);
    out |= is[after.key] >= is[after.until];
  }
  Stats now(Stats said) const {
    for (const auto& [key, value] : set) said.set(key, value);
    for (const auto& [key, value] : added) said.set(key, said[key] + value);
    return said;
  }
};

struct Standing {
  Person by{}, at{};
  int last = -1;               // result of the test before, in this round; less than none: it was not made
  int lost = 0;                // men who are out
  std::vector<int> came_up{};  // how often each result did, link after link
  auto operator<=>(const Standing&) const = default;
};
using Standings = std::map<Standing, Fraction>;

class Counting {
 public:
  Counting(const Battle& battle, const Chain& chain, std::span<const Word> words, Falls& falls, std::string& problem)
      : battle_(battle), chain_(chain), falls_(falls), problem_(problem) {
    std::vector<std::span<const Stat>> of_by, of_at;  // all that can be said of the two
    for (const Link& link : chain.links) {
      if (!link.by) (link.back ? of_at : of_by).push_back(link.trial->by);
      if (!link.at) (link.back ? of_by : of_at).push_back(link.trial->at);
    }
    for (const Link& link : chain.links) {
      const auto read = [&](const std::optional<std::string>& other, bool first, std::span<const Stat> known) {
        if (!problem.empty()) return Stats();
        const std::string_view text = other ? *other : first ? chain.by : chain.at;
        const Stats stats = other ? read_stats(known, words, text, problem)
                                  : read_stats(known, words, text, problem, first ? of_by : of_at);
        if (!problem.empty())
          problem = (other ? "'" + std::string(link.trial->name) + "': " : first ? "--by: " : "--at: ") + problem;
        return stats;
      };
      said_.push_back({read(link.by, !link.back, link.trial->by), read(link.at, link.back, link.trial->at)});
      first_.push_back(results_);
      results_ += link.trial->results.size();
    }
  }

  Chained operator()() {
    Standing start;
    start.came_up.resize(results_);
    Standings all{{start, Fraction(1)}};
    for (int man = 0; man < chain_.men; ++man) {
      outnumbered_ = man > 0;
      for (int time = 0; time < chain_.times; ++time) {
        for (std::size_t i = 0; i < chain_.links.size() && problem_.empty(); ++i) all = made(all, i, i == 0);
      }
      all = relieved(all);
    }
    return summed(all);
  }

 private:
  // The next man has suffered nothing yet.
  static Standings relieved(const Standings& all) {
    Standings next;
    for (const auto& [standing, chance] : all) {
      Standing fresh = standing;
      fresh.lost += standing.by.out;
      fresh.by = {};
      fresh.last = -1;
      next[fresh] += chance;
    }
    return next;
  }

  Standings made(const Standings& all, std::size_t i, bool first) {
    const Link& link = chain_.links[i];
    Standings next;
    for (const auto& [standing, chance] : all) {
      const Person& doer = link.back ? standing.at : standing.by;
      const Person& other = link.back ? standing.by : standing.at;
      const bool asked = first || link.when.empty() || std::ranges::find(link.when, standing.last) != link.when.end();
      if (!asked || (!link.by && doer.out) || (!link.at && other.out)) {
        Standing same = standing;
        same.last = -1;
        next[same] += chance;
        continue;
      }
      Person met = link.at ? Person{} : other;
      if (outnumbered_ && link.sequel.outnumbered && !link.back) met.set[link.sequel.outnumbered] = 1;
      const std::vector<Fraction>& chances = counted(i, link.by ? Person{} : doer, met);
      for (std::size_t result = 0; result < chances.size(); ++result) {
        if (chances[result].zero()) continue;
        Standing after = standing;
        after.last = static_cast<int>(result);
        ++after.came_up[first_[i] + result];
        for (const After& what : link.sequel.after) {
          const bool his = what.who == After::Who::by;
          if (what.result != after.last || (his ? link.by : link.at)) continue;
          (his != link.back ? after.by : after.at).suffer(what, his ? said_[i].by : said_[i].at);
        }
        next[after] += chance * chances[result];
      }
    }
    constexpr std::size_t most = 50'000;
    if (next.size() > most || std::ranges::any_of(next, [](const auto& one) { return one.second.overflowed(); }))
      problem_ = "that is more than can be counted exactly; say fewer men, times or tests";
    return next;
  }

  const std::vector<Fraction>& counted(std::size_t i, const Person& by, const Person& at) {
    const auto [known, fresh] = known_.try_emplace({i, by, at});
    if (fresh)
      known->second =
          count(battle_, *chain_.links[i].trial, by.now(said_[i].by), at.now(said_[i].at), falls_, problem_);
    return known->second;
  }

  Chained summed(const Standings& all) const {
    const int most = chain_.times * chain_.men;
    Chained sums;
    sums.lost.resize(chain_.men + 1);
    for (const Link& link : chain_.links) {
      sums.links.emplace_back(link.trial->results.size(), std::vector<Fraction>(most + 1));
      for (const After& after : link.sequel.after) sums.losing |= after.key == nullptr;
    }
    for (const auto& [standing, chance] : all) {
      for (std::size_t i = 0; i < sums.links.size(); ++i) {
        for (std::size_t r = 0; r < sums.links[i].size(); ++r)
          sums.links[i][r][standing.came_up[first_[i] + r]] += chance;
      }
      sums.lost[standing.lost] += chance;
      if (standing.at.out) sums.out += chance;
    }
    return sums;
  }

  struct Said {
    Stats by, at;
  };
  const Battle& battle_;
  const Chain& chain_;
  Falls& falls_;
  std::string& problem_;
  std::vector<Said> said_;
  std::vector<std::size_t> first_;  // result of each link among all of them
  std::size_t results_ = 0;
  bool outnumbered_ = false;  // it is not the first man
  std::map<std::tuple<std::size_t, Person, Person>, std::vector<Fraction>> known_;
};

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

// Cuts off what follows a word, if it is there.
std::optional<std::string> taken(std::string_view& text, std::string_view word) {
  const std::size_t at = text.find(word);
  if (at == text.npos) return {};
  const std::string rest(trimmed(text.substr(at + word.size())));
  text = trimmed(text.substr(0, at));
  return rest;
}

template <class Names, class Name>
int place_of(const Names& all, std::string_view wanted, Name name, const std::string& what, std::string& problem) {
  std::vector<std::string_view> names;
  std::string list;
  for (const auto& one : all) {
    if (wanted == name(one)) return static_cast<int>(names.size());
    names.push_back(name(one));
    list += (list.empty() ? "" : ", ") + std::string(name(one));
  }
  if (problem.empty())
    problem = what + " '" + std::string(wanted) + "'" + data::suggestion(wanted, names) + "; there is " + list;
  return -1;
}

}  // namespace

Fraction Chained::ever(std::span<const Fraction> times) {
  Fraction sum;
  for (const Fraction& one : times.subspan(1)) sum += one;
  return sum;
}

Chained count(const Battle& battle, const Chain& chain, std::span<const Word> words, Falls& falls,
              std::string& problem) {
  Counting counting(battle, chain, words, falls, problem);
  return problem.empty() ? counting() : Chained{};
}

Link first_link(const Ruleset& rules, const Trial& trial) { return {.trial = &trial, .sequel = sequel(rules, trial)}; }

Link read_link(const Ruleset& rules, const Trial& before, std::string_view text, std::string& problem) {
  Link link;
  if (const std::size_t colon = text.find(':'); colon != text.npos) {
    std::string_view results = text.substr(0, colon);
    text = text.substr(colon + 1);
    while (!results.empty()) {
      const std::size_t end = std::min(results.find(" or "), results.size());
      const int result = place_of(
          before.results, trimmed(results.substr(0, end)), [](const char* name) { return std::string_view(name); },
          std::string(before.name) + " has no result", problem);
      if (result < 0) return link;
      link.when.push_back(result);
      results.remove_prefix(std::min(end + 4, results.size()));
    }
  }
  text = trimmed(text);
  const std::size_t by = text.find(" by "), at = text.find(" at ");
  if (by != text.npos && at != text.npos && at < by) {
    link.by = taken(text, " by ");
    link.at = taken(text, " at ");
  } else {
    link.at = taken(text, " at ");
    link.by = taken(text, " by ");
  }
  if (text.ends_with(" back")) {
    link.back = true;
    text = trimmed(text.substr(0, text.size() - 5));
  }
  const int trial = place_of(
      rules.trials(), text, [](const Trial& one) { return std::string_view(one.name); }, "there is no test", problem);
  if (trial < 0) return link;
  link.trial = &rules.trials()[trial];
  link.sequel = sequel(rules, *link.trial);
  return link;
}

}  // namespace fyrd
