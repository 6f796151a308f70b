// What each request of the protocol does.
#pragma once

#include <optional>
#include <span>

#include "protocol/match.h"

namespace fyrd::protocol {

// What a request works on. Only a request that succeeds changes the match.
struct Desk {
  const data::Library& library;
  std::optional<Match>& match;
};

struct Request {
  std::string_view name;
  bool needs_game;
  std::span<const std::string_view> keys;  // besides `id` and `do`
  Either<Json> (*run)(Desk&, Reader&);
};

// In session.cpp.
std::span<const Request> requests();
const Request* find_request(std::string_view name);
Either<Json> perform(Desk&, const Json& request);  // whatever the request is
// The line that answers a request, or what could not even be read as one.
std::string reply_line(const Either<Json>& request, Either<Json> outcome);
Json fault_json(const Fault&);

// In inquiry.cpp: those that only look.
Either<Json> hello(Desk&, Reader&);
Either<Json> show_catalog(Desk&, Reader&);
Either<Json> check_warband(Desk&, Reader&);
Either<Json> view(Desk&, Reader&);
Either<Json> list_options(Desk&, Reader&);
Either<Json> explain(Desk&, Reader&);
Either<Json> advise(Desk&, Reader&);
Either<Json> record(Desk&, Reader&);
// In order.cpp: those that change the game.
Either<Json> start(Desk&, Reader&);
Either<Json> answer(Desk&, Reader&);
Either<Json> roll(Desk&, Reader&);
Either<Json> undo(Desk&, Reader&);
Either<Json> load(Desk&, Reader&);

// The side whose pending decision a request is about: the one it names, or the only one that is asked.
Either<Side> asked_side(const Game&, const Reader& request);

}  // namespace fyrd::protocol
