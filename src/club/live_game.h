// A game in memory on the server: requests through the eyes of a token, the computer players, and what is to be kept.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "ai/player.h"
#include "club/archive.h"
#include "club/bounds.h"
#include "club/rights.h"
#include "protocol/match.h"
#include "protocol/reel.h"

namespace fyrd::club {

class LiveGame {
 public:
  LiveGame(kept::Game about, protocol::Match match, const data::Library& library);

  // The game as kept, played again.
  static protocol::Either<std::unique_ptr<LiveGame>> reopen(Archive&, std::int64_t id, const data::Library&);

  // A game as it stood when somebody asked; while he looks, another has to be kept when it goes on.
  struct Lent {
    const void* game = nullptr;
    std::size_t bytes = 0;
  };
  // What came of a request, or of a computer player's turn. A change is to be kept before anybody hears of it.
  struct Outcome {
    std::string reply;
    std::optional<kept::Change> change;
    // What makes the reply, in its own time, of the game as it was when asked; given up when nobody waits any more.
    std::function<std::string(const std::function<bool()>& unwanted)> later;
    bool brief = true;  // that takes as long as there is to tell, and no longer
    Lent of{};
    std::string id;        // of what is told later
    std::string cancels;   // the id of what is not wanted any more
    bool hurries = false;  // who thinks ahead is to decide by what he knows now
  };
  // Frames are looked for on the reel.
  Outcome handle(const kept::Key&, std::string_view line, const Bounds&, const std::shared_ptr<protocol::Reel>&);
  std::size_t bytes() const;  // in memory, about

  // Computer players.
  bool thinks() const;                  // whether one is asked
  std::optional<kept::Change> think();  // and decides, at once
  struct Thought {
    Side side{};
    Choice choice{};
    std::size_t inputs = 0, checkpoints = 0;  // when it was asked for
    std::int64_t undone = 0;
  };
  // Of who thinks ahead: to be done in its own time, of the game as it is now. Given up, it comes to nothing.
  using Thinking = std::function<Thought(const Crew&)>;
  Thinking thinking();
  bool holds(const Thought&) const;  // whether that is still what is asked
  std::optional<kept::Change> decide(const Thought&);

  std::string changed_push(const kept::Key&) const;
  std::string asked() const;  // which sides, to be compared
  const kept::Game& about() const { return about_; }

  // What is done with the table itself rather than at it: taking a seat, ending a game for good.
  static bool concerns_seats(const kept::Key&, std::string_view request);

 private:
  Outcome at_the_door(const kept::Key&, std::string_view name, const Json& request);
  protocol::Either<Json> take_seat(const kept::Key&, const Json& request, Outcome&);
  protocol::Either<Json> abandon(const kept::Key&, Outcome&);
  protocol::Either<Json> print(const protocol::Eyes&, const Json& request, Outcome&);
  static Outcome cancel(const Json& request);
  static Outcome hurry(const kept::Key&, const Json& request);
  Lent lend();
  protocol::Match& own();  // to be changed: who still looks at it as it was keeps a copy
  kept::Change change_from(std::size_t input);
  Side thinker() const;

  kept::Game about_;
  std::shared_ptr<std::optional<protocol::Match>> match_;
  bool lent_ = false;  // somebody may be looking at it
  const data::Library& library_;
};

std::int64_t now_in_milliseconds();

protocol::Either<Json> kept_record(Archive&, std::int64_t game);  // without checkpoints

// How a match stands, and its parts to keep.
kept::Standing standing(const protocol::Match&, std::int64_t undone);
kept::Origin origin(const protocol::Match&);
std::vector<std::string> input_lines(const protocol::Match&, std::size_t from);

}  // namespace fyrd::club
