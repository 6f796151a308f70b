// The choices as a numbered list: all of them, the people who have some, or those of one.
#include <fmt/format.h>

#include <algorithm>

#include "cli/client.h"
#include "cli/orders.h"

namespace fyrd::cli {

namespace {

constexpr std::size_t most_listed = 12;  // choices read out at once

}  // namespace

void Client::make_menu() {
  menu_.clear();
  listed_ = 0;
  current_.clear();
  const bool grouped = options_.size() > most_listed;
  for (std::size_t i = 0; i < options_.size(); ++i) {
    const Json& choice = part(options_[i], "choice");
    const std::string actor = actor_of(choice);
    if (!grouped || actor.empty()) {
      menu_.push_back({text_of(options_[i], "label"), "", i});
      continue;
    }
    auto known = std::find_if(menu_.begin(), menu_.end(), [&](const Entry& e) { return e.figure == actor; });
    if (known == menu_.end()) menu_.push_back({"", actor, 0});
  }
  for (Entry& e : menu_) {
    if (e.figure.empty()) continue;
    std::vector<std::string> verbs;
    std::size_t count = 0;
    for (const Json& o : options_) {
      const Json& c = part(o, "choice");
      if (actor_of(c) != e.figure) continue;
      ++count;
      std::string verb = text_of(c, "verb");
      std::replace(verb.begin(), verb.end(), '_', ' ');
      if (std::find(verbs.begin(), verbs.end(), verb) == verbs.end()) verbs.push_back(verb);
    }
    const Spotted* f = scene_.figure(e.figure);
    e.label = fmt::format("{}, {}: {} {} ({})", f ? f->name : e.figure, f ? f->profile : "", count,
                          count == 1 ? "choice" : "choices", fmt::join(verbs, ", "));
  }
}

void Client::narrow(const std::vector<std::size_t>& options) {
  menu_.clear();
  listed_ = 0;
  for (std::size_t i : options) menu_.push_back({text_of(options_[i], "label"), "", i});
}

void Client::show_menu() {
  const std::size_t most = most_listed + 3;  // not worth a second reading for two or three
  const std::size_t end = menu_.size() - listed_ <= most ? menu_.size() : listed_ + most_listed;
  for (; listed_ < end; ++listed_) fmt::print("  {}. {}\n", listed_ + 1, menu_[listed_].label);
  if (listed_ < menu_.size()) fmt::print("  … and {} more; type more to hear them.\n", menu_.size() - listed_);
}

Client::Next Client::pick(std::size_t number) {
  if (number < 1 || number > menu_.size()) {
    fmt::print("There is no choice {}; they run from 1 to {}.\n", number, menu_.size());
    return Next::again;
  }
  const Entry entry = menu_[number - 1];
  if (entry.figure.empty()) return answer(part(options_[entry.option], "choice"));
  std::vector<std::size_t> his;
  for (std::size_t i = 0; i < options_.size(); ++i)
    if (actor_of(part(options_[i], "choice")) == entry.figure) his.push_back(i);
  current_ = entry.figure;
  if (const Spotted* f = scene_.figure(current_)) fmt::print("{}\n", near_text(scene_, *f));
  narrow(his);
  show_menu();
  fmt::print("A number, a place in words, or back.\n");
  return Next::again;
}

}  // namespace fyrd::cli
