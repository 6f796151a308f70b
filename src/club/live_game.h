// A game in memory on the server: requests through the eyes of a token, the computer players, and what is to be kept.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "club/archive.h"
#include "club/bounds.h"
#include "club/rights.h"
#include "protocol/match.h"

namespace fyrd::club {

class LiveGame {
 public:
  LiveGame(kept::Game about, protocol::Match match, const data::Library& library);

  // The game as kept, played again.
  static protocol::Either<std::unique_ptr<LiveGame>> reopen(Archive&, std::int64_t id, const data::Library&);

  // What came of a request, or of a computer player's turn. A change is to be kept before anybody hears of it.
  struct Outcome {
    std::string reply;
    std::optional<kept::Change> change;
    std::function<std::string()> later;  // what makes the reply, in its own time, of the game as it was when asked
  };
  Outcome handle(const kept::Key&, std::string_view line, const Bounds&);
  bool thinks() const;  // whether a computer player is asked
  std::optional<kept::Change> think();

  std::string changed_push(const kept::Key&) const;
  std::string asked() const;  // which sides, to be compared
  const kept::Game& about() const { return about_; }

  // What is done with the table itself rather than at it: taking a seat, ending a game for good.
  static bool concerns_seats(const kept::Key&, std::string_view request);

 private:
  Outcome at_the_door(const kept::Key&, std::string_view name, const Json& request);
  protocol::Either<Json> take_seat(const kept::Key&, const Json& request, Outcome&);
  protocol::Either<Json> abandon(const kept::Key&, Outcome&);
  protocol::Either<Json> print(const protocol::Eyes&, const Json& request, Outcome&) const;
  kept::Change change_from(std::size_t input);
  Side thinker() const;

  kept::Game about_;
  std::optional<protocol::Match> match_;
  const data::Library& library_;
};

std::int64_t now_in_milliseconds();

protocol::Either<Json> kept_record(Archive&, std::int64_t game);  // without checkpoints

// How a match stands, and its parts to keep.
kept::Standing standing(const protocol::Match&, std::int64_t undone);
kept::Origin origin(const protocol::Match&);
std::vector<std::string> input_lines(const protocol::Match&, std::size_t from);

}  // namespace fyrd::club
