// fyrd print: cards, quick references, scenario sheets, Villains' charts and campaign rosters, as HTML or PDF.
#include "cli/commands/print.h"

#include "cli/commands/pdf.h"
#include "cli/complaint.h"
#include "cli/files/campaign.h"
#include "cli/files/file.h"
#include "cli/files/record.h"
#include "cli/files/warband.h"
#include "cli/known.h"
#include "paper/paper.h"

namespace fyrd::cli {

namespace {

const paper::Paper& paper_of(const PrintArguments& arguments) {
  return arguments.paper == "letter" ? paper::letter : paper::a4;
}

int finish(const PrintArguments& arguments, const std::string& html) {
  const std::string error =
      arguments.out.ends_with(".pdf") ? write_pdf(arguments.out, html) : write_file(arguments.out, html);
  return error.empty() ? fine : complain(error);
}

// Of a battle in progress, by the data it is fought with.
int print_record(data::Library library, const PrintArguments& arguments) {
  Loaded loaded = load(library, arguments.record, false);
  if (!loaded.match) return loaded.code;
  if (arguments.at && !rewind(*loaded.match, *arguments.at)) return misuse;
  const protocol::Match& match = *loaded.match;
  for (const protocol::DataFile& file : match.data) library.put(file.path, file.text);
  const paper::Deck deck{match.game.battle(), match.game.now(), no_side};
  return finish(arguments, paper::cards(*match.rules, library, {&deck, 1}, paper_of(arguments)));
}

}  // namespace

int print_cards(const data::Library& library, const PrintArguments& arguments) {
  if (writes_over(arguments.out, {arguments.record}) || writes_over(arguments.out, arguments.warbands)) return misuse;
  if (!arguments.record.empty()) return print_record(library, arguments);
  if (arguments.warbands.empty())
    return complain("name a warband with --rules, or a battle with --record; 'fyrd print cards --help' has examples");
  const bool named = !arguments.battle.rules.empty();
  const Ruleset* rules = named ? known_rules(arguments.battle.rules) : nullptr;
  if (named && rules == nullptr) return misuse;
  std::vector<paper::Mustered> bands;
  std::vector<Stored> begun;
  std::vector<paper::Deck> decks;
  for (const std::string& warband : arguments.warbands) {
    data::Problems problems;
    data::Tree tree;
    if (rules == nullptr) {  // those of the first band
      int code = fine;
      auto first = muster(library, "", warband, code);
      if (!first) return code;
      rules = first->rules;
      tree = std::move(first->tree);
    } else {
      tree = read_warband(library, *rules, warband, problems);
    }
    if (problems.empty()) bands.push_back(paper::muster(*rules, library, tree, problems));
    if (!problems.empty() || !bands.back().battle) return complain(problems, wrong);
    begun.emplace_back(*bands.back().battle);
  }
  for (std::size_t i = 0; i < bands.size(); ++i) decks.push_back({*bands[i].battle, *begun[i], bands[i].side});
  return finish(arguments, paper::cards(*rules, library, decks, paper_of(arguments)));
}

int print_reference(const data::Library& library, const PrintArguments& arguments) {
  const Ruleset* rules = known_rules(arguments.battle.rules);
  if (rules == nullptr) return misuse;
  return finish(arguments, paper::reference(*rules, library, paper_of(arguments)));
}

int print_scenario(const data::Library& library, const PrintArguments& arguments) {
  if (writes_over(arguments.out, arguments.battle.sides)) return misuse;
  const Ruleset* rules = known_rules(arguments.battle.rules);
  if (rules == nullptr) return misuse;
  Plan made;
  const std::shared_ptr<const Battle> battle = open_battle(library, *rules, arguments.battle, &made);
  if (!battle) return misuse;
  return finish(arguments, paper::scenario_sheet(*rules, library, made, *battle, paper_of(arguments)));
}

int print_charts(const data::Library& library, const PrintArguments& arguments) {
  data::Problems problems;
  const std::string html = paper::villain_charts(library, paper_of(arguments), problems);
  return problems.empty() ? finish(arguments, html) : complain(problems);
}

int print_roster(const data::Library& library, const PrintArguments& arguments) {
  if (writes_over(arguments.out, {arguments.campaign})) return misuse;
  int code = fine;
  const std::optional<campaign::Campaign> c = load_campaign(library, arguments.campaign, code);
  if (!c) return code;
  std::vector<std::size_t> bands;
  if (!arguments.band.empty()) {
    const auto band = band_of(*c, arguments.band);
    if (!band) return misuse;
    bands.push_back(*band);
  }
  for (std::size_t i = 0; arguments.band.empty() && i < c->bands().size(); ++i) bands.push_back(i);
  return finish(arguments, paper::rosters(*c, bands, paper_of(arguments)));
}

}  // namespace fyrd::cli
