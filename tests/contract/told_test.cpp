// What is told is how it is: numbers in a view are those of the sums, whoever changes is in the story, and its last
// line knows who won.
#include <algorithm>
#include <optional>
#include <set>

#include "core/events/narrate.h"
#include "core/figure_set.h"
#include "core/play/facts.h"
#include "tests/contract/contract.h"

namespace fyrd {
namespace {

std::string lower(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

// A number that is shown of somebody, alone or behind a letter: 12, "X9".
std::optional<std::int64_t> number_in(const Fact& fact) {
  if (const auto* number = std::get_if<std::int64_t>(&fact.value)) return *number;
  const auto* text = std::get_if<std::string>(&fact.value);
  const std::size_t digits = text ? text->find_first_of("0123456789") : std::string::npos;
  if (digits > 1 || text->size() - digits > 2) return {};
  return std::stoi(text->substr(digits));
}

class Told : public Contract {
 protected:
  void fault(const std::string& what, const std::string& where) {
    if (told_.insert(what).second) ADD_FAILURE() << what << "\n  " << where;
  }

  // A number that a view gives of him is the one his sum begins with, changed by what the view says of him besides, and
  // never below its floor. A sum may also begin with a number of the other one, and one that has the name of what is
  // shown begins with all that makes it up.
  void expect_same_numbers(const Tabletop& s, const Tally& tally, FigureSet concerned, const std::string& where) {
    if (tally.of().none()) return;
    Facts facts;
    battle->describe(s, tally.of(), facts);
    for (const Fact& fact : facts.all) {
      const auto shown = number_in(fact);
      const auto same = [&](const Modifier& m) { return lower(m.name) == fact.key; };
      if (shown && lower(tally.what()) == fact.key && !tally.modifiers().empty()) {
        int sum = 0;
        ++compared;
        if (std::ranges::none_of(tally.modifiers(), [&](const Modifier& m) { return (sum += m.value) == *shown; }))
          fault(std::string(tally.what()) + ": the view says another " + fact.key,
                where + ", " + (*battle)[tally.of()].name + ": shown " + std::to_string(*shown));
        continue;
      }
      if (!shown || std::ranges::none_of(tally.modifiers(), same)) continue;
      int used = 0;
      for (const Modifier& m : tally.modifiers()) {
        const bool his = std::ranges::any_of(facts.all, [&](const Fact& other) {
          const auto* flag = std::get_if<bool>(&other.value);
          return flag && *flag && lower(m.name) == label_of(other);
        });
        const bool floor = std::string_view(m.name).starts_with("never");
        if (same(m) || ((his || floor) && same(tally.modifiers()[0])))
          used += m.value;  // what is said of him changes what comes first
      }
      ++compared;
      bool another = false;
      for (FigureId id : concerned) {
        Facts theirs;
        battle->describe(s, id, theirs);
        another |= std::ranges::any_of(theirs.all, [&](const Fact& other) {
          return std::string_view(other.key) == fact.key && number_in(other) == used;
        });
      }
      if (used != *shown && !another)
        fault(std::string(tally.what()) + ": the view says another " + fact.key,
              where + ", " + (*battle)[tally.of()].name + ": shown " + std::to_string(*shown) + ", used " +
                  std::to_string(used));
    }
  }

  // Whoever falls, lies down, gets up or leaves, or is worth a fifth less or more than before, is in one of the lines,
  // unless all begin something together.
  void expect_told(const Tabletop& was, const Tabletop& is, std::span<const Event> events, const std::string& where) {
    FigureSet named;
    bool all = false;
    for (const Event& e : events) {
      for (FigureId id : {e.by, e.at}) {
        if (!id.none()) named.add(id);
      }
      for (FigureId id : e.figures) named.add(id);
      all |= e.by.none() && e.at.none() && e.figures.empty();
    }
    for (FigureId id : everyone(is)) {
      const int before = battle->worth(was, id), after = battle->worth(is, id);
      if ((std::abs(before - after) < 20 && was[id].pose == is[id].pose) || named.has(id) || all) continue;
      fault("changed without a word",
            where + ", " + (*battle)[id].name + ": worth " + std::to_string(before) + " → " + std::to_string(after));
    }
  }

  int compared = 0;

 private:
  std::set<std::string> told_;
};

TEST_P(Told, numbers_changes_and_the_end_are_as_they_are_told) {
  for (std::uint64_t seed = 0; seed < 2 * thorough; ++seed) {
    Game game(battle, DiceMode::seeded, seed);
    Random random(seed, Stream::players, 0), draws(seed, Stream::decoration, 3);
    for (int i = 0; i < 2'000 && !game.over(); ++i) {
      const Stored was(*battle, game.now());
      const std::size_t told = game.events().size();
      const std::string where = "seed " + std::to_string(seed) + ", after " + std::to_string(i) + " answers";
      if (draws.below(8) == 0) {
        game.at_question(game.wanted()[0].side, [&](const Tabletop& s, const Question& q) {
          Options options(false);
          q.list(options);
          for (int k = 0; k < 4; ++k) {
            const Choice& c = options.all()[draws.below(static_cast<std::uint32_t>(options.all().size()))].choice;
            const Explanation why = q.explain(c);
            FigureSet concerned;
            for (FigureId id : {c.figure, c.target, q.about}) {
              if (!id.none()) concerned.add(id);
            }
            for (const Tally& tally : why.tallies) {
              if (!tally.of().none()) concerned.add(tally.of());
            }
            for (const Tally& tally : why.tallies) {
              FigureSet others = concerned;
              if (!tally.of().none()) others.drop(tally.of());
              expect_same_numbers(s, tally, others, where + ", " + q.kind);
            }
          }
        });
      }
      play_on(game, seed % 4 == 3 ? *chance : *quick, random, 1);
      expect_told(*was, game.now(), std::span(game.events()).subspan(told), where);
    }
    if (!game.over()) continue;
    const Event& last = game.events().back();
    const std::string line = sentence(*battle, last), where = "seed " + std::to_string(seed) + ": " + line;
    EXPECT_FALSE(battle->verdict(game.now()).empty()) << where;
    const Side winner = game.now().winner;
    EXPECT_EQ(winner.none(), game.now().ending != Ending::won) << where;
    // The verdict may name who lost, and says of nobody who did that he won.
    const std::string verdict = battle->verdict(game.now());
    for (std::uint8_t side = 0; side < game.now().side_count; ++side) {
      if (winner.none() || battle->friends(Side{side}, winner)) continue;
      for (const char* won : {" win", " won", " has won", " have won", " holds the field", " hold the field"})
        EXPECT_EQ(verdict.find(battle->parties[side].name + won), std::string::npos) << verdict << "; " << where;
    }
    if (winner.none()) continue;
    EXPECT_TRUE(last.side == winner || line.find(battle->parties[winner.index].name) != std::string::npos)
        << "the last line does not name who won, " << battle->parties[winner.index].name << ": " << where;
  }
  RecordProperty("numbers_compared", compared);
}

INSTANTIATE_TEST_SUITE_P(All, Told, ::testing::ValuesIn(all_cases()), case_name);

}  // namespace
}  // namespace fyrd
