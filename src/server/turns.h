// Whose turn it is: of those who wait, who has had least. Each waits in a line of his own; what he is given is charged
// to him by what it cost, and who comes anew begins where the others are, so that nobody saves up or has to catch up.
#pragma once

#include <algorithm>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace fyrd::server {

// How much of one line may be under way at the same time. What is taken with `one` is under way until it is charged.
enum class Share { any, one };

template <class Item>
class Turns {
 public:
  explicit Turns(Share share = Share::any) : share_(share) {}
  bool empty() const { return waiting_.empty(); }  // nothing may be taken now

  void add(const std::string& who, Item item) {
    Line& line = lines_[who];
    line.items.push_back(std::move(item));
    if (line.items.size() == 1 && !line.busy) enter(who, line);
  }

  struct Turn {
    std::string who;
    Item item;
  };
  std::optional<Turn> take() {
    if (waiting_.empty()) return {};
    const auto [had, since, who] = *waiting_.begin();
    waiting_.erase(waiting_.begin());
    now_ = std::max(now_, had);
    Line& line = lines_[who];
    Turn turn{who, std::move(line.items.front())};
    line.items.pop_front();
    line.busy = share_ == Share::one;
    if (!line.items.empty() && !line.busy) enter(who, line);
    if (lines_.size() > 2 * waiting_.size() + remembered)
      std::erase_if(lines_, [&](const auto& one) {
        return one.second.items.empty() && !one.second.busy && one.second.had <= now_;
      });
    return turn;
  }

  void charge(const std::string& who, std::int64_t cost) {
    Line& line = lines_[who];
    if (!line.items.empty() && !line.busy) waiting_.erase({line.had, line.since, who});
    line.busy = false;
    line.had = std::max(line.had, now_) + cost;
    if (!line.items.empty()) enter(who, line);
  }

  template <class Is>
  void drop(const std::string& who, Is is) {
    const auto found = lines_.find(who);
    if (found == lines_.end() || found->second.items.empty()) return;
    Line& line = found->second;
    std::erase_if(line.items, is);
    if (line.items.empty() && !line.busy) waiting_.erase({line.had, line.since, who});
  }

  std::vector<Item> take_all() {
    std::vector<Item> all;
    while (auto turn = take()) all.push_back(std::move(turn->item));
    return all;
  }

 private:
  static constexpr std::size_t remembered = 64;
  struct Line {
    std::int64_t had = 0;
    std::uint64_t since = 0;  // of those who have had the same, who has waited longest
    std::deque<Item> items;
    bool busy = false;
  };
  void enter(const std::string& who, Line& line) {
    line.had = std::max(line.had, now_);
    line.since = ++last_;
    waiting_.insert({line.had, line.since, who});
  }

  Share share_;
  std::map<std::string, Line> lines_;
  std::set<std::tuple<std::int64_t, std::uint64_t, std::string>> waiting_;
  std::int64_t now_ = 0;  // what he had had whose turn it was last
  std::uint64_t last_ = 0;
};

}  // namespace fyrd::server
