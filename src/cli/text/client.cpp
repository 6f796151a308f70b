// The course of a battle at a text client: what happened, whose turn it is, the question, the answer.
#include "cli/text/client.h"

#include <fmt/format.h>

#include <algorithm>
#include <random>

#include "cli/complaint.h"
#include "cli/english.h"
#include "cli/text/choices.h"
#include "cli/text/look.h"
#include "cli/text/names.h"
#include "cli/text/order.h"
#include "cli/text/words.h"
#include "core/events/agree.h"

namespace fyrd::cli {

namespace {

std::string with_rule(const std::string& text, const std::string& rule) {
  return rule.empty() ? text : text + " [" + rule + "]";
}

bool is_roll(const Json& pending) { return pending.contains("dice"); }

// Dice the program throws for somebody who has none at hand.
Json thrown(int count, int sides) {
  std::random_device chance;
  Json faces = Json::array();
  for (int i = 0; i < count; ++i) faces.push_back(std::uniform_int_distribution<int>(1, std::max(1, sides))(chance));
  return faces;
}

}  // namespace

Client::Client(Conversation& talk, Lines& lines, Settings settings, const Json& first)
    : talk_(talk), lines_(lines), settings_(std::move(settings)) {
  if (!settings_.load.empty() && settings_.load != "-") own_files_.insert(settings_.load);
  view_ = first;
  scene_ = Scene(view_);
  begun_ = inputs();
  if (!settings_.load.empty()) saved_ = begun_;
  tell(part(first, "events"));
}

int Client::run() {
  for (;;) {
    refresh();
    Next next = Next::ask;
    if (flag_of(view_, "over"))
      next = ask_afterwards();
    else if (const Json& pending = part(view_, "pending"); !pending.empty() && is_roll(pending[0]))
      next = ask_roll(pending[0]);
    else if (computer_plays())
      continue;
    else if (!decision().is_null())
      next = ask_choice(decision());
    else
      return complain("the game waits for nobody", wrong);
    if (next == Next::stop) return goodbye();
  }
}

void Client::refresh() {
  Reply reply = talk_.ask("view");
  if (!reply.good) return;
  view_ = std::move(reply.ok);
  scene_ = Scene(view_);
  const std::string turn = fmt::format("Turn {}{}{}{}", scene_.turn, scene_.phase.empty() ? "" : ", ", scene_.phase,
                                       scene_.active.empty() ? "" : ": " + scene_.side_name(scene_.active));
  if (turn != told_ && !flag_of(view_, "over")) fmt::print("\n{}.\n", turn);
  told_ = turn;
}

void Client::keep() {
  if (!settings_.keep) return;
  const Reply reply = talk_.ask("record");
  std::string now = part(part(reply.ok, "record"), "inputs").dump();
  if (saved_ == now) return;
  settings_.keep(part(reply.ok, "record"));
  saved_ = std::move(now);
}

void Client::tell(const Json& events) {
  for (const Json& e : events)
    if (const std::string text = text_of(e, "text"); !text.empty())
      fmt::print("{}\n", with_rule(text, text_of(e, "rule")));
}

bool Client::is_mine(const std::string& side) const {
  const std::size_t i = scene_.side_number(side);
  return i < settings_.mine.size() && settings_.mine[i] && scene_.turn > auto_until_;
}

const Json& Client::decision() const {
  for (const Json& p : part(view_, "pending"))
    if (!is_roll(p) && is_mine(text_of(p, "side"))) return p;
  return part(view_, "nothing");
}

Reply Client::others_choice(const std::string& side) {
  if (!settings_.bot) return talk_.ask("advise", {{"side", side}, {"player", settings_.opponent}});
  Reply reply = talk_.ask("view", {{"side", side}, {"options", true}});
  if (!reply.good) return reply;
  Bot::Answer answer = settings_.bot->decide(side, std::move(reply.ok));
  reply.good = answer.failed.empty();
  reply.ok = Json{{"choice", std::move(answer.choice)}};
  reply.error = std::move(answer.failed);
  return reply;
}

bool Client::computer_plays() {
  for (const Json& p : part(view_, "pending")) {
    const std::string side = text_of(p, "side");
    if (is_mine(side)) continue;
    const Reply advice = others_choice(side);
    Reply done;
    if (advice.good) done = talk_.ask("answer", {{"side", side}, {"choice", part(advice.ok, "choice")}});
    if (!done.good) {
      // Nobody should meet this; but a person may go on where the computer cannot.
      fmt::print("The computer does not know what to do: {}\n", advice.good ? done.error : advice.error);
      settings_.mine.assign(scene_.sides.size(), true);
      auto_until_ = -1;
      return true;
    }
    tell(part(done.ok, "events"));
    return true;
  }
  return false;
}

bool Client::read(std::string& line) {
  if (settings_.terminal) fmt::print("> ");
  std::fflush(stdout);
  for (;;) {
    switch (lines_.next(line)) {
      case Lines::Got::end: return false;
      case Lines::Got::line: return true;
      case Lines::Got::too_long: fmt::print("That was too long to be an order.\n");
    }
  }
}

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

Client::Next Client::ask_afterwards() {
  keep();
  const Json& result = part(view_, "result");
  if (settings_.keep)
    return fmt::print("\n{}\n", text_of(result, "verdict")), Next::stop;  // kept, and so not taken back
  const std::string winner = text_of(result, "winner");
  fmt::print("\nThe battle is over after turn {}. {} {}\n", scene_.turn,
             winner.empty() ? "Nobody has won." : does(scene_.side_name(winner), "has") + " won.",
             text_of(result, "verdict"));
  if (std::find(settings_.mine.begin(), settings_.mine.end(), true) == settings_.mine.end()) return Next::stop;
  if (settings_.terminal) fmt::print("Type save FILE, look, story, undo or quit.\n");
  std::string line;
  while (read(line)) {
    const std::vector<std::string> words = words_of(line);
    if (words.empty()) continue;
    const auto done = command(words, line);
    if (done && *done != Next::again) return *done;
    if (!done) fmt::print("The battle is over; type save FILE, look, story, undo or quit.\n");
  }
  return Next::stop;
}

}  // namespace fyrd::cli
