// Where the club is at home: who keeps its games, who opens its rooms, and who does one thing at a time in each of
// them.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "club/archive.h"
#include "club/bounds.h"
#include "club/live_game.h"
#include "data/library.h"

namespace fyrd::club {

struct Chain;

class Home {
 public:
  virtual ~Home() = default;
  virtual Archive& archive() = 0;
  virtual const data::Library& library() const = 0;
  virtual const Bounds& bounds() const = 0;

  // One line of a client, answered when all it changed is kept. The room's game is opened if it is not in memory.
  virtual void ask(const kept::Key&, std::string line, std::function<void(std::string)> reply) = 0;
  virtual std::vector<std::string> here(std::int64_t game) = 0;  // tokens of the guests
  virtual void add(std::unique_ptr<LiveGame>) = 0;               // of a game that was just begun
  virtual void remove(std::int64_t game, std::function<void(bool)> done) = 0;
  virtual void remove_campaign(std::int64_t campaign, std::function<void(bool)> done) = 0;  // with its games
  virtual void dismiss(std::int64_t game) = 0;  // everybody out of a room whose game is no longer kept

  virtual void tell_seats(std::int64_t game) = 0;                          // who has come, left or sat down
  virtual void turn_out(std::int64_t game, const std::string& token) = 0;  // whose link was withdrawn

  // A campaign as it was read last, for nobody else meanwhile.
  virtual void in_campaign(const std::string& token, const std::function<void(Chain&)>&) = 0;
  // What was told when it was written.
  virtual bool written(const std::function<void(Archive::Done)>& write) = 0;
};

}  // namespace fyrd::club
