// A game in memory on the server: requests through the eyes of a token, the computer players, and what is to be kept.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "protocol/match.h"
#include "server/limits.h"
#include "server/rights.h"
#include "store/store.h"

namespace fyrd::server {

class LiveGame {
 public:
  LiveGame(store::Game about, protocol::Match match, const data::Library& library);

  // The game as kept, played again.
  static protocol::Either<std::unique_ptr<LiveGame>> reopen(store::Store&, std::int64_t id, const data::Library&);

  // What came of a request, or of a computer player's turn. A change is to be kept before anybody hears of it.
  struct Outcome {
    std::string reply;
    std::optional<store::Change> change;
    std::function<std::string()> later;  // what makes the reply, in its own time, of the game as it was when asked
  };
  Outcome handle(const store::Key&, std::string_view line, const Limits&);
  bool thinks() const;  // whether a computer player is asked
  std::optional<store::Change> think();

  std::string changed_push(const store::Key&) const;
  std::string asked() const;  // which sides, to be compared
  const store::Game& about() const { return about_; }

  // What is done with the table itself rather than at it: taking a seat, ending a game for good.
  static bool concerns_seats(const store::Key&, std::string_view request);

 private:
  Outcome at_the_door(const store::Key&, std::string_view name, const Json& request);
  protocol::Either<Json> take_seat(const store::Key&, const Json& request, Outcome&);
  protocol::Either<Json> abandon(const store::Key&, Outcome&);
  protocol::Either<Json> print(const protocol::Eyes&, const Json& request, Outcome&) const;
  store::Change change_from(std::size_t input);
  Side thinker() const;

  store::Game about_;
  std::optional<protocol::Match> match_;
  const data::Library& library_;
};

std::int64_t now_in_milliseconds();

protocol::Either<Json> kept_record(store::Store&, std::int64_t game);  // without checkpoints

// How a match stands, and its parts to keep.
store::Standing standing(const protocol::Match&, std::int64_t undone);
store::Origin origin(const protocol::Match&);
std::vector<std::string> input_lines(const protocol::Match&, std::size_t from);

}  // namespace fyrd::server
