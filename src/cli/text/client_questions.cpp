// What is asked of somebody at a text client: a choice, by its number or as an order in words, or the faces of his
// dice.
#include <fmt/format.h>

#include <algorithm>
#include <random>

#include "cli/english.h"
#include "cli/text/choices.h"
#include "cli/text/client.h"
#include "cli/text/look.h"
#include "cli/text/names.h"
#include "cli/text/order.h"
#include "cli/text/words.h"

namespace fyrd::cli {

namespace {

// Dice the program throws for somebody who has none at hand.
Json thrown(int count, int sides) {
  std::random_device chance;
  Json faces = Json::array();
  for (int i = 0; i < count; ++i) faces.push_back(std::uniform_int_distribution<int>(1, std::max(1, sides))(chance));
  return faces;
}

}  // namespace

Client::Next Client::ask_choice(const Json& decision) {
  keep();
  advice_ = nullptr;
  const Reply options = talk_.ask("options", {{"side", text_of(decision, "side")}});
  if (!options.good) {
    fmt::print("{}\n", options.error);
    return Next::stop;
  }
  options_ = part(options.ok, "options");
  const std::string to = scene_.side_name(text_of(decision, "side")), prompt = text_of(decision, "prompt");
  fmt::print("\n{}{}\n", prompt.starts_with(to) ? "" : to + ": ", with_rule(prompt, text_of(decision, "rule")));
  list_all();
  // The same long list need not be read out after every step of one phase.
  const std::string place = told_ + text_of(decision, "kind");
  const std::vector<Menu::Entry>& menu = menu_.entries();
  const bool people = std::any_of(menu.begin(), menu.end(), [](const Menu::Entry& e) { return !e.figure.empty(); });
  if (people && place == read_out_) {
    for (std::size_t i = 0; i < menu.size(); ++i)
      if (menu[i].figure.empty()) fmt::print("  {}. {}\n", i + 1, menu[i].label);
    fmt::print("  Or a name; list reads all choices.\n");
  } else {
    menu_.show();
  }
  read_out_ = place;
  std::string line;
  for (;;) {
    if (!read(line)) return Next::stop;
    const std::vector<std::string> words = words_of(line);
    Next next = Next::again;
    if (words.empty()) {
      fmt::print("{} Type a number, or help.\n", text_of(decision, "prompt"));
    } else if (const auto n = whole(words[0]); n && words.size() == 1) {
      next = pick(*n);
    } else if (words[0] == "more" && words.size() == 1) {
      menu_.show();
    } else if ((words[0] == "back" || words[0] == "list") && words.size() == 1) {
      list_all();
      menu_.show();
    } else if (words[0] == "yes" && words.size() == 1 && !advice_.is_null()) {
      next = answer(advice_);
    } else if (const auto done = command(words, line)) {
      next = *done;
    } else {
      const Order order = read_order(scene_, decision, options_, line, scene_.figure(current_));
      if (order.choice) {
        next = answer(numbered(order));
      } else if (!order.candidates.empty()) {
        const std::string actor = actor_of(part(options_[order.candidates[0]], "choice"));
        const bool one = std::all_of(order.candidates.begin(), order.candidates.end(),
                                     [&](std::size_t i) { return actor_of(part(options_[i], "choice")) == actor; });
        if (one) current_ = actor;
        menu_.of_some(options_, order.candidates);
        menu_.show();
      } else {
        const Json& verbs = part(decision, "verbs");
        const bool places = std::any_of(verbs.begin(), verbs.end(), [](const Json& v) { return uses(v, "path"); });
        fmt::print("{}. Type a number, {}or help.\n", sentence(order.trouble),
                   places
                       ? fmt::format("an order such as: {} north 6, ", examples(scene_, text_of(decision, "side")).mine)
                       : "");
      }
    }
    if (next != Next::again) return next;
  }
}

void Client::list_all() {
  menu_.of_all(options_, scene_);
  current_.clear();
}

Client::Next Client::pick(std::size_t number) {
  const std::vector<Menu::Entry>& menu = menu_.entries();
  if (number < 1 || number > menu.size()) {
    fmt::print("There is no choice {}; they run from 1 to {}.\n", number, menu.size());
    return Next::again;
  }
  const Menu::Entry& entry = menu[number - 1];
  if (entry.figure.empty()) return answer(part(options_[entry.option], "choice"));
  std::vector<std::size_t> his;
  for (std::size_t i = 0; i < options_.size(); ++i)
    if (actor_of(part(options_[i], "choice")) == entry.figure) his.push_back(i);
  current_ = entry.figure;
  if (const Spotted* f = scene_.figure(current_)) fmt::print("{}\n", near_text(scene_, *f));
  menu_.of_some(options_, his);
  menu_.show();
  fmt::print("A number, a place in words, or back.\n");
  return Next::again;
}

Json Client::numbered(const Order& order) {
  Json choice = *order.choice;
  for (const int n : order.numbers) {
    choice["number"] = n;
    const Reply reply = talk_.ask("explain", {{"side", text_of(decision(), "side")}, {"choice", choice}});
    if (!reply.good || text_of(part(reply.ok, "refusal"), "code") != "too_far") break;
  }
  return choice;
}

Client::Next Client::answer(const Json& choice) {
  const std::string side = text_of(decision(), "side");
  const Reply reply = talk_.ask("answer", {{"side", side}, {"choice", choice}});
  if (!reply.good) {
    fmt::print("That is not possible: {}\n", reply.error);
    return Next::again;
  }
  keep();  // before anything is told of it
  tell(part(reply.ok, "events"));
  return Next::ask;
}

Client::Next Client::ask_roll(const Json& roll) {
  keep();
  std::string who;
  const Spotted *by = scene_.figure(text_of(roll, "by")), *at = scene_.figure(text_of(roll, "at"));
  if (by) who = ": " + by->name;
  if (at && at != by) who += (!by ? ": " : scene_.friends(by->side, at->side) ? " for " : " against ") + at->name;
  if (who.empty() && !text_of(roll, "side").empty()) who = ": " + scene_.side_name(text_of(roll, "side"));
  fmt::print("\n{}\n", with_rule(fmt::format("Roll {} for {}{}.", text_of(roll, "dice"), text_of(roll, "purpose"), who),
                                 text_of(roll, "rule")));
  std::string line;
  for (;;) {
    if (!read(line)) return Next::stop;
    const std::vector<std::string> words = words_of(line);
    Json faces = Json::array();
    for (const std::string& w : words)
      if (const auto n = whole(w)) faces.push_back(*n);
    if (words.size() == 1 && words[0] == "roll") {
      faces = thrown(static_cast<int>(number_of(roll, "count")), static_cast<int>(number_of(roll, "sides")));
    } else if (words.empty() || faces.size() != words.size()) {
      if (const auto done = words.empty() ? std::nullopt : command(words, line)) {
        if (*done != Next::again) return *done;
        continue;
      }
      fmt::print("Type the faces of {}, as in: {}; or roll, and the program throws them.\n", text_of(roll, "dice"),
                 number_of(roll, "count") > 1 ? "3 5" : "4");
      continue;
    }
    const Reply reply = talk_.ask("roll", {{"faces", faces}});
    if (!reply.good) {
      fmt::print("Not these: {}\n", reply.error);
      continue;
    }
    keep();
    tell(part(reply.ok, "events"));
    return Next::ask;
  }
}

}  // namespace fyrd::cli
