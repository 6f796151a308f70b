// Making lists and reading them out.
#include "cli/text/menu.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/text/choices.h"

namespace fyrd::cli {

namespace {

constexpr std::size_t most_shown = 12;  // choices read out at once

// "Sir Hugh, mounted knight: 11 choices (move)"
std::string label_of(const std::string& figure, const Json& options, const Scene& scene) {
  std::vector<std::string> verbs;
  std::size_t count = 0;
  for (const Json& o : options) {
    const Json& choice = part(o, "choice");
    if (actor_of(choice) != figure) continue;
    ++count;
    std::string verb = text_of(choice, "verb");
    std::replace(verb.begin(), verb.end(), '_', ' ');
    if (std::find(verbs.begin(), verbs.end(), verb) == verbs.end()) verbs.push_back(verb);
  }
  const Spotted* f = scene.figure(figure);
  return fmt::format("{}, {}: {} {} ({})", f ? f->name : figure, f ? f->profile : "", count,
                     count == 1 ? "choice" : "choices", fmt::join(verbs, ", "));
}

}  // namespace

void Menu::of_all(const Json& options, const Scene& scene) {
  entries_.clear();
  shown_ = 0;
  const bool grouped = options.size() > most_shown;
  for (std::size_t i = 0; i < options.size(); ++i) {
    const std::string actor = actor_of(part(options[i], "choice"));
    if (!grouped || actor.empty())
      entries_.push_back({text_of(options[i], "label"), "", i});
    else if (std::none_of(entries_.begin(), entries_.end(), [&](const Entry& e) { return e.figure == actor; }))
      entries_.push_back({label_of(actor, options, scene), actor, 0});
  }
}

void Menu::of_some(const Json& options, const std::vector<std::size_t>& which) {
  entries_.clear();
  shown_ = 0;
  for (std::size_t i : which) entries_.push_back({text_of(options[i], "label"), "", i});
}

void Menu::show() {
  if (shown_ == entries_.size()) shown_ = 0;
  const std::size_t most = most_shown + 3;  // not worth a second reading for two or three
  const std::size_t end = entries_.size() - shown_ <= most ? entries_.size() : shown_ + most_shown;
  for (; shown_ < end; ++shown_) fmt::print("  {}. {}\n", shown_ + 1, entries_[shown_].label);
  if (shown_ < entries_.size()) fmt::print("  … and {} more; type more to hear them.\n", entries_.size() - shown_);
}

}  // namespace fyrd::cli
