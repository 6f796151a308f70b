// What each request of the protocol does.
#pragma once

#include <optional>
#include <span>
#include <vector>

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

// In offer.cpp: those that need no game.
Either<Json> hello(Desk&, Reader&);
Either<Json> show_catalog(Desk&, Reader&);
Either<Json> check_warband(Desk&, Reader&);
Either<Json> show_form(Desk&, Reader&);
Either<Json> list_offers(Desk&, Reader&);
// In inquiry.cpp, odds.cpp, field.cpp, story.cpp and survey.cpp: those that only look at one.
Either<Json> view(Desk&, Reader&);
Either<Json> list_options(Desk&, Reader&);
Either<Json> explain(Desk&, Reader&);
Either<Json> odds(Desk&, Reader&);
Either<Json> field(Desk&, Reader&);
Either<Json> advise(Desk&, Reader&);
Either<Json> record(Desk&, Reader&);
Either<Json> frames(Desk&, Reader&);
Either<Json> measure(Desk&, Reader&);
Either<Json> rings(Desk&, Reader&);
// In order.cpp: those that change the game.
Either<Json> start(Desk&, Reader&);
Either<Json> answer(Desk&, Reader&);
Either<Json> roll(Desk&, Reader&);
Either<Json> undo(Desk&, Reader&);
Either<Json> load(Desk&, Reader&);

// Through whose eyes a request looks: the side it names, or nobody's.
Either<Side> eyes_of(const Game&, const Reader& request);
// The side whose pending decision a request is about: the one it names, or the only one that is asked.
Either<Side> asked_side(const Game&, const Reader& request);

Fault no_such_input(const Game&);
std::vector<std::string_view> words(std::string_view list);  // of "quick, random"

}  // namespace fyrd::protocol
