// Paper for browsers: cards, quick references, scenario sheets and charts, as HTML that prints well.
#pragma once

#include "paper/page.h"
#include "protocol/match.h"

namespace fyrd::club {

using protocol::Json;

constexpr const char* paper_type = "text/html; charset=utf-8";

// What is to be printed, and on what.
struct Printing {
  enum class What { cards, reference, scenario, charts } what = What::cards;
  paper::Paper paper = paper::a4;
};

protocol::Either<Printing> read_printing(const Ruleset&, const Json& wish);  // `what` and `paper`
Json wish_of(std::string_view query);                                        // the same in an address

// Cards show everybody as all may see him now; the rest does not change in a battle.
std::string printed(data::Library, const protocol::Match&, const Printing&);

// Of a battle that is not begun: a set-up as for a preview. `html` has the page.
protocol::Either<Json> print_battle(const data::Library&, const Json& setup, const Json& wish);

}  // namespace fyrd::club
