// fyrd sim: many battles between computer players, counted. The same seed gives the same bytes on any number of
// threads.
#include "cli/commands/sim.h"

#include <fmt/format.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <cmath>
#include <csignal>
#include <nlohmann/json.hpp>

#include "cli/commands/count.h"
#include "cli/complaint.h"
#include "cli/english.h"
#include "cli/known.h"
#include "cli/outside/seat.h"
#include "lab/many.h"

namespace fyrd::cli {

namespace {

using Json = nlohmann::ordered_json;

volatile std::sig_atomic_t interrupted = 0;

struct Report {
  const SimArguments& arguments;
  const Ruleset& rules;
  const Battle& battle;
  Count count;
  std::vector<int> started;  // figures a side
};

std::string line(const std::string& name, const Share& s) {
  return fmt::format("  {:<28} {:>8}  {:5.1f} %  ({:.1f} … {:.1f} %)\n", name, s.count, s.percent, s.low, s.high);
}

std::string seat_name(const Report& r, std::size_t side) {
  const auto& players = r.arguments.players;
  return r.battle.parties[side].name + (r.arguments.swap ? "" : fmt::format(" ({})", players[side]));
}

std::string text(const Report& r) {
  const Count& c = r.count;
  std::string out =
      fmt::format("{} of {}, seed {}\n", plural(c.games, "battle", "battles"), r.rules.title(), r.arguments.seed);
  if (r.arguments.swap) out += "Every seed was played twice, with the players exchanged.\n";
  out += "\nWon by                            games    share  (95 % sure)\n";
  for (std::size_t side = 0; side < c.side_wins.size(); ++side)
    out += line(seat_name(r, side), share(c.side_wins[side], c.games));
  out += line("nobody", share(c.draws, c.games));
  if (r.arguments.swap) {
    out += "\nWon by player\n";
    for (std::size_t p = 0; p < c.player_wins.size(); ++p)
      out += line(fmt::format("{}: {}", p + 1, r.arguments.players[p]), share(c.player_wins[p], c.games));
  }
  out += "\nHow it ended\n";
  for (const auto& [key, times] : c.verdicts)
    out += fmt::format("  {:>7}  {}: {}\n", times,
                       key.second < r.battle.parties.size() ? r.battle.parties[key.second].name + " won" : "nobody won",
                       verdict_text(r.battle, key.first, key.second));
  out +=
      fmt::format("\nTurns: {:.2f} on average, half of the battles within {:g}.\n", c.mean_turns(), c.median_turns());
  for (std::size_t side = 0; side < c.standing.size(); ++side)
    out += fmt::format("Left standing of {}: {:.2f} of {} on average.\n", r.battle.parties[side].name,
                       c.games == 0 ? 0.0 : static_cast<double>(c.standing[side]) / c.games, r.started[side]);
  return out + fmt::format("Fingerprint of all outcomes: {:016x}\n", c.hash);
}

// To four decimals, so that the bytes do not hang on the last bits of a division.
Json rounded(double v) { return std::round(v * 10000) / 10000; }

Json json(const Share& s) {
  return {{"games", s.count},
          {"share", rounded(s.percent / 100)},
          {"low", rounded(s.low / 100)},
          {"high", rounded(s.high / 100)}};
}

Json json(const Report& r) {
  const Count& c = r.count;
  Json out{{"rules", r.rules.id()},
           {"version", r.rules.version()},
           {"seed", r.arguments.seed},
           {"games", c.games},
           {"swap", r.arguments.swap}};
  for (std::size_t side = 0; side < c.side_wins.size(); ++side) {
    Json row{{"id", r.battle.parties[side].id}, {"name", r.battle.parties[side].name}};
    row["won"] = json(share(c.side_wins[side], c.games));
    row["figures"] = r.started[side];
    row["standing"] = rounded(c.games == 0 ? 0 : static_cast<double>(c.standing[side]) / c.games);
    out["sides"].push_back(row);
  }
  for (std::size_t p = 0; p < c.player_wins.size(); ++p)
    out["players"].push_back({{"name", r.arguments.players[p]}, {"won", json(share(c.player_wins[p], c.games))}});
  out["drawn"] = json(share(c.draws, c.games));
  out["verdicts"] = Json::array();
  for (const auto& [key, times] : c.verdicts) {
    Json row{{"verdict", verdict_text(r.battle, key.first, key.second)}, {"games", times}};
    row["winner"] = key.second == no_side.index ? Json(nullptr) : Json(key.second);
    out["verdicts"].push_back(row);
  }
  out["turns"] = {{"mean", rounded(c.mean_turns())}, {"median", c.median_turns()}};
  out["decisions"] = c.decisions;
  out["hash"] = fmt::format("{:016x}", c.hash);
  return out;
}

// A bar for somebody who watches; false ends the run.
bool show_progress(std::uint32_t done, std::uint32_t games) {
  constexpr std::uint32_t width = 40;
  const std::size_t full = std::uint64_t{done} * width / std::max(1u, games);
  fmt::print(stderr, "\r[{}{}] {} of {}", std::string(full, '#'), std::string(width - full, ' '), done, games);
  if (done == games || interrupted) fmt::print(stderr, "\r{:80}\r", "");
  std::fflush(stderr);
  return !interrupted;
}

}  // namespace

int sim(const data::Library& library, const SimArguments& given) {
  SimArguments arguments = given;
  const Ruleset* r = known_rules(arguments.battle.rules);
  if (r == nullptr) return misuse;
  const std::shared_ptr<const Battle> battle = open_battle(library, *r, arguments.battle);
  if (!battle) return misuse;

  const std::size_t sides = battle->parties.size();
  if (arguments.players.size() == 1) arguments.players.resize(sides, arguments.players[0]);
  if (arguments.players.size() != sides)
    return complain(
        fmt::format("this battle has {} sides, and {} players were named", sides, arguments.players.size()));
  if (arguments.swap && sides != 2) return complain("--swap needs a battle of two sides");
  std::vector<Seat> players;
  for (const std::string& name : arguments.players) {
    auto seat = take_seat(name, arguments.patience);
    if (!seat) return misuse;
    players.push_back(std::move(*seat));
  }
  const bool loses = arguments.failing == "lose";
  if (loses && sides != 2) return complain("--failing lose needs a battle of two sides");
  const unsigned threads = threads_of(arguments.threads);

  std::function<bool(std::uint32_t)> progress;
  if (::isatty(STDERR_FILENO) == 1) {
    std::signal(SIGINT, [](int) { interrupted = 1; });  // what was played so far is worth seeing
    progress = [&](std::uint32_t done) { return show_progress(done, arguments.games); };
  }
  const auto began = std::chrono::steady_clock::now();
  std::vector<Sitting> sittings;
  for (std::size_t shift = 0; shift < (arguments.swap ? 2u : 1u) && !interrupted; ++shift) {
    std::vector<const Seat*> seated(sides);
    Sitting sitting;
    for (std::size_t p = 0; p < sides; ++p) {
      sitting.seat.push_back((p + shift) % sides);
      seated[sitting.seat.back()] = &players[p];
    }
    std::vector<Fought> fought(arguments.games);
    std::atomic<bool> stopped = false;
    fought.resize(do_many(arguments.games, threads, progress, [&](std::uint32_t i) {
      if (stopped) return;
      fought[i] = fight(*r, battle, seated, game_seed(arguments.seed, i));
      if (!fought[i].failed.empty() && !loses) stopped = true;
    }));
    for (Fought& one : fought) {
      if (!one.failed.empty() && !loses)
        return complain(one.failed + " --failing lose counts that as a battle lost.", wrong);
      sitting.outcomes.push_back(one.outcome);
    }
    sittings.push_back(std::move(sitting));
  }
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  std::signal(SIGINT, SIG_DFL);

  Report report{arguments, *r, *battle, count(sittings, sides), std::vector<int>(sides)};
  for (const Member& m : battle->members) ++report.started[m.side.index];
  fmt::print("{}", arguments.json ? json(report).dump(2) + "\n" : text(report));
  std::fflush(stdout);
  fmt::print(stderr, "{:.0f} battles a second on {}, {:.2f} s\n", report.count.games / std::max(seconds, 1e-9),
             plural(threads, "thread", "threads"), seconds);
  if (interrupted) return complain("interrupted; the numbers are of the battles played so far", wrong);
  return fine;
}

}  // namespace fyrd::cli
