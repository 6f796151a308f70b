// A simulated battle played again by the referee, decision by decision.
#include "cli/lab/replay.h"

#include <fmt/format.h>

#include <deque>

#include "cli/complaint.h"
#include "cli/files/file.h"
#include "cli/lab/rows.h"
#include "data/utf8.h"
#include "protocol/record.h"

namespace fyrd::cli {

namespace {

using Decisions = std::array<std::deque<Choice>, max_sides>;

// Answers as another does, and remembers what.
class Remembering final : public Player {
 public:
  Remembering(const Player& player, Decisions& decisions) : player_(player), decisions_(decisions) {}
  Choice answer(const Asked& asked, Random& random) const override {
    return decisions_[asked.question.who.index].emplace_back(player_.answer(asked, random));
  }
  bool thinks() const override { return player_.thinks(); }

 private:
  const Player& player_;
  Decisions& decisions_;
};

}  // namespace

std::optional<std::string> record_of(const Opened& o, std::uint64_t battle, std::uint64_t hash, std::string& why) {
  const Cell& cell = o.cells[battle % o.cells.size()];
  Decisions decisions;
  std::vector<Remembering> remembering;
  for (std::size_t side = 0; side < cell.seats.size(); ++side) {
    const Seat& seat = o.player(cell, side);
    if (!seat.player) {
      why = "a program from outside may play otherwise every time; its battles have no record";
      return {};
    }
    remembering.emplace_back(*seat.player, decisions);
  }
  std::vector<const Player*> players;
  for (const Remembering& one : remembering) players.push_back(&one);
  const std::uint64_t seed = o.seed(static_cast<std::uint32_t>(battle / o.cells.size()), cell);
  const Outcome again = simulate(*cell.battle, players, seed);
  data::Problems problems;
  auto match = protocol::open_match(*o.rules, o.libraries[cell.variant], cell.plan, problems, DiceMode::seeded, seed);
  if (!match) return why = match.fault().message, std::nullopt;
  Game& game = match->game;
  // In secret the referee may ask the sides in another order, but each its own questions in theirs.
  while (again.hash == hash && !game.over() && !game.wanted().empty()) {
    const Side side = game.wanted()[0].side;
    std::deque<Choice>& left = decisions[side.index];
    if (left.empty() || game.answer(side, left.front())) break;
    left.pop_front();
  }
  if (game.over() && game.hash() == hash) return protocol::dump(protocol::record_json(*match));
  why = fmt::format("battle {} does not come to the end its row tells of: another version of the program?", battle);
  return {};
}

int lab_battle(const data::Library& library, const BattleOfArguments& a) {
  int code = fine;
  const auto rows = read_rows(a.file, code);
  if (!rows) return code;
  const auto row = std::ranges::find(rows->rows, a.battle, &BattleRow::battle);
  if (row == rows->rows.end())
    return complain(fmt::format("there is no battle {} in {}, which has {}", a.battle, a.file, rows->rows.size()),
                    wrong);
  const auto o = open_experiment(library, rows->experiment, 10, code);
  if (!o) return code;
  std::string why;
  const auto record = record_of(*o, a.battle, row->outcome.hash, why);
  if (!record) return complain(why, wrong);
  const std::string error = write_file(a.out, *record + "\n");
  return error.empty() ? fine : complain(error, wrong);
}

}  // namespace fyrd::cli
