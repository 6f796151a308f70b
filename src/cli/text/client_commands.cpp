// What can be typed at any time: looking, asking why, advice, taking back, saving, leaving it to the computer.
#include <fmt/format.h>

#include <algorithm>
#include <climits>

#include "cli/complaint.h"
#include "cli/english.h"
#include "cli/files/file.h"
#include "cli/text/choices.h"
#include "cli/text/client.h"
#include "cli/text/help.h"
#include "cli/text/look.h"
#include "cli/text/map.h"
#include "cli/text/names.h"
#include "cli/text/order.h"
#include "cli/text/words.h"

namespace fyrd::cli {

std::string Client::my_side() const {
  if (!decision().is_null()) return text_of(decision(), "side");
  for (std::size_t i = 0; i < scene_.sides.size() && i < settings_.mine.size(); ++i)
    if (settings_.mine[i]) return scene_.sides[i].first;
  return "";
}

std::optional<Client::Next> Client::command(const std::vector<std::string>& words, const std::string& line) {
  const std::string& w = words[0];
  const bool alone = words.size() == 1;
  if ((w == "help" || w == "?") && alone)
    return fmt::print("{}", help_text(scene_, my_side(), decision())), Next::again;
  if ((w == "look" || w == "l") && alone) return fmt::print("{}", look_text(scene_)), Next::again;
  if (w == "map" && alone) return fmt::print("{}", map_text(scene_)), Next::again;
  if ((w == "quit" || w == "exit" || w == "q") && alone) return quit();
  if ((w == "undo" || w == "u") && alone) return undo();
  if (w == "advise" && alone) return advise();
  if (w == "auto") return automatic(words);
  if (w == "why") return why(words), Next::again;
  if (w == "story" && alone) {
    tell(part(talk_.ask("view", {{"events", 0}}).ok, "events"));
    return Next::again;
  }
  if (w == "record" && alone) {
    fmt::print("{}\n", part(talk_.ask("record").ok, "record").dump());
    return Next::again;
  }
  if (w == "who") {
    const Named who = named_at(scene_, words, 1);
    if (who.figure)
      fmt::print("{}", who_text(scene_, *who.figure));
    else
      fmt::print("{}. Type who and a name, as in: who {}\n",
                 who.trouble.empty() ? "I do not know whom you mean" : sentence(who.trouble),
                 examples(scene_, my_side()).mine);
    return Next::again;
  }
  if (w == "save" || w == "save!") {
    std::string path = line.substr(line.find_first_not_of(" \t"));
    path.erase(0, w.size());
    path.erase(0, path.find_first_not_of(" \t"));
    while (!path.empty() && (path.back() == ' ' || path.back() == '\r')) path.pop_back();
    if (alone) path.clear();  // "save."
    if (path.empty()) path = settings_.save.empty() ? settings_.load : settings_.save;
    if (path.empty() || path == "-")
      fmt::print("Type save and the name of a file, as in: save battle.json\n");
    else
      save(path, w == "save!");
    return Next::again;
  }
  return {};
}

Client::Next Client::automatic(const std::vector<std::string>& words) {
  if (words.size() > 1 && words[1] != "all" && words[1] != "end") {
    fmt::print("Type auto for this turn, or auto all for the rest of the battle.\n");
    return Next::again;
  }
  if (flag_of(view_, "over")) {
    fmt::print("There is nothing left to decide.\n");
    return Next::again;
  }
  auto_until_ = words.size() > 1 ? INT_MAX : scene_.turn;
  return Next::ask;
}

Client::Next Client::advise() {
  const Json& asked = decision();
  if (asked.is_null()) {
    fmt::print("Nothing is asked of you now.\n");
    return Next::again;
  }
  const Reply reply = talk_.ask("advise", {{"side", text_of(asked, "side")}, {"player", settings_.opponent}});
  if (!reply.good) {
    fmt::print("{}\n", reply.error);
    return Next::again;
  }
  advice_ = part(reply.ok, "choice");
  std::string label = text_of(reply.ok, "label");
  if (label.empty()) {  // a place nobody listed
    const Spotted* f = scene_.figure(actor_of(advice_));
    label = fmt::format("{}{}{}", text_of(advice_, "verb"), f ? " " : "", f ? f->name : "");
    for (const Json& p : part(advice_, "path"))
      if (p.is_array() && p.size() == 2)
        label += fmt::format(" to {} {}", plain(p[0].get<double>()), plain(p[1].get<double>()));
  }
  const std::string why = stopped(sentence(text_of(reply.ok, "why")));
  fmt::print("I would: {}{}{} Type yes to do so.\n", stopped(label), why.empty() ? "" : " ", why);
  return Next::again;
}

Client::Next Client::undo() {
  // The last decision that was mine, and where nobody else plays, dice I typed; what the computer decided and threw
  // since goes with it.
  const Reply whole = talk_.ask("record");
  const Json& record = part(whole.ok, "record");
  const Json& all = part(record, "inputs");
  std::size_t to = all.size();
  const bool alone = std::find(settings_.mine.begin(), settings_.mine.end(), false) == settings_.mine.end();
  const bool typed = alone && text_of(part(record, "setup"), "dice") == "manual";
  const auto mine = [&](const Json& input) {
    if (input.contains("faces")) return typed;
    const auto side = static_cast<std::size_t>(number_of(input, "side", static_cast<double>(settings_.mine.size())));
    return side < settings_.mine.size() && settings_.mine[side];
  };
  while (to > 0 && !mine(all[to - 1])) --to;
  if (to == 0) {
    fmt::print("Nothing of yours to take back.\n");
    return Next::again;
  }
  const Reply reply = talk_.ask("undo", {{"to", to - 1}});
  if (!reply.good) {
    fmt::print("{}\n", reply.error);
    return Next::again;
  }
  auto_until_ = -1;
  told_.clear();
  read_out_.clear();
  fmt::print("Taken back.\n");
  return Next::ask;
}

void Client::why(const std::vector<std::string>& words) {
  const Json& asked = decision();
  Json choice;
  if (asked.is_null()) return fmt::print("Nothing is asked of you now.\n");
  if (words.size() < 2) return fmt::print("Type why and the number of a choice, as in: why 1\n");
  if (const auto n = whole(words[1]); n && words.size() == 2) {
    if (*n < 1 || *n > menu_.entries().size()) return fmt::print("There is no choice {}.\n", *n);
    const Menu::Entry& entry = menu_.entries()[*n - 1];
    if (!entry.figure.empty()) {
      const Spotted* f = scene_.figure(entry.figure);
      return fmt::print("Pick {} first, then ask about one choice.\n", f ? f->name : entry.figure);
    }
    choice = part(options_[entry.option], "choice");
  } else {
    const Order order = read_order(scene_, asked, options_, joined(words, 1), scene_.figure(current_));
    if (!order.choice)
      return fmt::print("{}.\n",
                        order.trouble.empty() ? "Several choices fit; ask about one" : sentence(order.trouble));
    choice = numbered(order);
  }
  const Reply reply = talk_.ask("explain", {{"side", text_of(asked, "side")}, {"choice", choice}});
  if (!reply.good) return fmt::print("{}\n", reply.error);
  const Json& refusal = part(reply.ok, "refusal");
  if (!refusal.is_null())
    fmt::print("Not allowed: {}\n", with_rule(text_of(refusal, "message"), text_of(refusal, "rule")));
  if (const std::string summary = text_of(reply.ok, "summary"); !summary.empty()) fmt::print("{}\n", summary);
  for (const Json& tally : part(reply.ok, "tallies")) {
    const Spotted* f = scene_.figure(text_of(tally, "of"));
    fmt::print("{}{}{}: {:+g}\n", f ? f->name : "", f ? ", " : "", text_of(tally, "what"), number_of(tally, "total"));
    for (const Json& m : part(tally, "modifiers"))
      fmt::print("  {:+g} {} [{}]\n", number_of(m, "value"), text_of(m, "name"), text_of(m, "rule"));
  }
  for (const Json& w : part(reply.ok, "witnesses"))
    fmt::print("{}: {} [{}]\n", text_of(w, "what"), text_of(w, "text"), text_of(w, "rule"));
  if (refusal.is_null() && text_of(reply.ok, "summary").empty() && part(reply.ok, "tallies").empty() &&
      part(reply.ok, "witnesses").empty())
    fmt::print("It is allowed, and nothing more is to be said about it.\n");
}

bool Client::save(const std::string& path, bool force) {
  if (!force && !settings_.force && !own_files_.contains(path) && exists(path)) {
    fmt::print("{} is there already; type save! {} to write over it.\n", path, path);
    return false;
  }
  const Reply reply = talk_.ask("record");
  const std::string error = reply.good ? write_file(path, part(reply.ok, "record").dump() + "\n") : reply.error;
  if (!error.empty()) {
    fmt::print("Not saved: {}\n", error);
    return false;
  }
  own_files_.insert(path);
  saved_ = inputs();
  fmt::print("Saved to {}.\n", path);
  return true;
}

std::string Client::inputs() const { return part(part(talk_.ask("record").ok, "record"), "inputs").dump(); }

bool Client::unsaved() const {
  if (!settings_.save.empty()) return false;  // it will be
  return saved_ ? *saved_ != inputs() : !flag_of(view_, "over");
}

Client::Next Client::quit() {
  // Somebody at a terminal can still change his mind, once.
  const std::string now = inputs();
  if (!settings_.terminal || !unsaved() || now == begun_ || asked_ == now) return Next::stop;
  asked_ = now;
  fmt::print("{} is not saved. Type save FILE to keep it, or quit again to leave.\n",
             saved_ ? "What was played since the last save" : "The game");
  return Next::again;
}

int Client::goodbye() {
  bool saved = true;
  if (!settings_.save.empty()) {
    own_files_.insert(settings_.save);  // asked about before the game began
    saved = save(settings_.save, false);
    if (saved && !flag_of(view_, "over")) fmt::print("Play on with: fyrd play --text --load {}\n", settings_.save);
  } else if (unsaved() && asked_ != inputs()) {
    fmt::print("{} was not saved; next time, type save FILE before you leave, or begin with --save FILE.\n",
               saved_ ? "What was played since the last save" : "The game");
  }
  fmt::print("Goodbye.\n");
  return saved ? fine : wrong;
}

}  // namespace fyrd::cli
