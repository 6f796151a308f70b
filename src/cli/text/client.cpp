// The course of a battle at a text client: what happened, whose turn it is, who answers, and the end.
#include "cli/text/client.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/complaint.h"
#include "cli/english.h"
#include "cli/text/words.h"
#include "core/events/agree.h"

namespace fyrd::cli {

namespace {

bool is_roll(const Json& pending) { return pending.contains("dice"); }

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
