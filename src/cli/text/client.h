// The text client: a battle told in sentences, one question at a time.
#pragma once

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "cli/files/lines.h"
#include "cli/outside/bot.h"
#include "cli/text/conversation.h"
#include "cli/text/menu.h"
#include "cli/text/scene.h"

namespace fyrd::cli {

struct Order;

class Client {
 public:
  struct Settings {
    std::vector<bool> mine;  // by side
    std::string opponent = "quick";
    std::string load, save;  // `load` may be "-"
    bool force = false;
    bool terminal = false;  // somebody sits there: a prompt is shown
    // Told of every change before anything is asked, instead of saving at the end.
    std::function<void(const Json& record)> keep = nullptr;
    Bot* bot = nullptr;  // a program that plays in place of the opponent
  };

  // `first` is the reply to `new` or `load`.
  Client(Conversation& talk, Lines& lines, Settings settings, const Json& first);
  int run();

 private:
  enum class Next { again, ask, stop };  // the same question, a new look at the game, the end

  void refresh();  // the view after something changed
  void keep();     // what changed, where somebody wants to know
  void tell(const Json& events);
  bool is_mine(const std::string& side) const;
  Reply others_choice(const std::string& side);  // `choice`: what who plays the others does
  bool computer_plays();                         // answers for the others; false when it is my turn or the end
  Next ask_choice(const Json& decision);
  Next ask_roll(const Json& roll);
  Next ask_afterwards();
  // What can be typed at any time; nothing when it is none of these.
  std::optional<Next> command(const std::vector<std::string>& words, const std::string& line);
  Next answer(const Json& choice);
  // An order in which no number was typed, with the first of those listed that gets so far.
  Json numbered(const Order& order);
  Next automatic(const std::vector<std::string>& words);
  Next advise();
  Next undo();
  void list_all();
  Next pick(std::size_t number);
  void why(const std::vector<std::string>& words);
  bool save(const std::string& path, bool force);
  bool read(std::string& line);  // false at the end of the input
  const Json& decision() const;  // mine, pending; null when there is none
  std::string my_side() const;   // the one that is asked, or else my first
  std::string inputs() const;    // all that went into the game so far
  bool unsaved() const;          // something would be lost by leaving now
  Next quit();
  int goodbye();

  Conversation& talk_;
  Lines& lines_;
  Settings settings_;
  Json view_, options_;
  Scene scene_;
  std::string told_;      // turn and phase last announced
  std::string read_out_;  // the question whose long list was read out last
  Menu menu_;
  std::string current_;  // whose choices are shown
  Json advice_;
  int auto_until_ = -1;               // the computer plays for me while the turn is at most this
  std::set<std::string> own_files_;   // may be written over
  std::string begun_;                 // the inputs when the program began
  std::optional<std::string> saved_;  // those that are in a file; nothing when there is none
  std::optional<std::string> asked_;  // those that were about to be lost when leaving was last asked for
};

}  // namespace fyrd::cli
