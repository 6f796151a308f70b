// What each request of the protocol does.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "ai/player.h"
#include "protocol/eyes.h"
#include "protocol/match.h"
#include "protocol/reel.h"

namespace fyrd::protocol {

// What may be spent on looking ahead: runs of the rules, and samples where that is not enough.
struct Spending {
  std::int64_t runs, samples;
};

// What a request works on, and for whom. Only a request that succeeds changes the match.
struct Call {
  const data::Library& library;
  std::optional<Match>& match;
  Eyes eyes{};
  std::optional<Spending> odds{}, field{};  // at most
  std::optional<std::int64_t> piece{};      // runs for as many places of a field as are told at once
  std::optional<std::int64_t> questions{};  // that one who thinks may answer in his branches, at most
  std::function<bool()> unwanted{};         // nobody waits for it any more
  Crew crew{};                              // helps who thinks; without one he gives up when he is not wanted
  Reel* reel = nullptr;                     // frames are looked for there, and told as text in `frames`
  std::string frames{};
  std::size_t kept = 0;  // how many inputs a request that changes the game has left as they were
};

struct Request {
  enum class Kind : std::uint8_t {
    free,
    begins,
    looks,
    changes
  };  // needs no game, brings one, looks at it, changes it
  std::string_view name;
  Kind kind;
  std::span<const std::string_view> keys;  // besides `id` and `do`
  Either<Json> (*run)(Call&, Reader&);
};

// In session.cpp.
std::span<const Request> requests();
const Request* find_request(std::string_view name);
Either<Json> perform(Call&, const Json& request);  // whatever the request is
// The line that answers a request, or what could not even be read as one.
// `frames` are those told as text.
std::string reply_line(const Either<Json>& request, const Either<Json>& outcome, std::string_view frames = {});
Json fault_json(const Fault&);

// In offer.cpp: those that need no game.
Either<Json> hello(Call&, Reader&);
Either<Json> show_catalog(Call&, Reader&);
Either<Json> check_warband(Call&, Reader&);
Either<Json> show_form(Call&, Reader&);
Either<Json> list_offers(Call&, Reader&);
// In inquiry.cpp, offered.cpp, odds.cpp, field.cpp, story.cpp and survey.cpp: those that only look at one.
Either<Json> view(Call&, Reader&);
Either<Json> list_options(Call&, Reader&);
Either<Json> explain(Call&, Reader&);
Either<Json> odds(Call&, Reader&);
Either<Json> field(Call&, Reader&);
Either<Json> advise(Call&, Reader&);
Either<Json> record(Call&, Reader&);
Either<Json> frames(Call&, Reader&);
Either<Json> measure(Call&, Reader&);
Either<Json> rings(Call&, Reader&);
// In order.cpp: those that change the game.
Either<Json> start(Call&, Reader&);
Either<Json> answer(Call&, Reader&);
Either<Json> roll(Call&, Reader&);
Either<Json> undo(Call&, Reader&);
Either<Json> load(Call&, Reader&);

Fault no_such_input(std::size_t there);
std::vector<std::string_view> words(std::string_view list);  // of "quick, random"

}  // namespace fyrd::protocol
