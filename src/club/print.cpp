// From a match to paper.
#include "club/print.h"

#include "club/query.h"
#include "paper/paper.h"

namespace fyrd::club {

using protocol::Either;

Either<Printing> read_printing(const Ruleset& rules, const Json& wish) {
  protocol::Reader in(wish, "bad_request");
  in.only({"id", "do", "what", "paper"});
  const std::size_t what = in.one_of("what", {"cards", "reference", "scenario", "charts"});
  const bool letter = in.one_of("paper", {"a4", "letter"}) == 1;
  if (in.fault()) return *in.fault();
  const Printing wanted{static_cast<Printing::What>(what), letter ? paper::letter : paper::a4};
  if (wanted.what == Printing::What::charts && !rules.charts())
    return protocol::Fault("no_charts", std::string(rules.title()) + " has no charts.");
  return wanted;
}

Json wish_of(std::string_view query) {
  Json wish = Json::object();
  for (const char* key : {"what", "paper"})
    if (auto value = from_query(query, key)) wish[key] = std::move(*value);
  return wish;
}

std::string printed(data::Library library, const protocol::Match& match, const Printing& wish) {
  for (const protocol::DataFile& file : match.data) library.put(file.path, file.text);
  const Battle& battle = match.game.battle();
  data::Problems problems;  // the battle was opened from the same data
  const paper::Deck everybody{battle, match.game.now(), no_side};
  switch (wish.what) {
    case Printing::What::cards: return paper::cards(*match.rules, library, {&everybody, 1}, wish.paper);
    case Printing::What::reference: return paper::reference(*match.rules, library, wish.paper);
    case Printing::What::scenario: return paper::scenario_sheet(*match.rules, library, match.plan, battle, wish.paper);
    case Printing::What::charts: return paper::villain_charts(library, wish.paper, problems);
  }
  return {};
}

Either<Json> print_battle(const data::Library& library, const Json& setup, const Json& wish) {
  protocol::Reader in(setup, "bad_request");
  in.only({"rules", "scenario", "sides", "options"});
  if (in.fault()) return *in.fault();
  const Either<protocol::Match> match = protocol::new_match(library, in);
  if (!match) return match.fault();
  const Either<Printing> how = read_printing(*match->rules, wish);
  if (!how) return how.fault();
  return Json{{"html", printed(library, *match, *how)}};
}

}  // namespace fyrd::club
