// What the program can do: one function a command, each with the arguments it takes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "data/library.h"

namespace fyrd::cli {

enum Exit : int {
  fine = 0,
  wrong = 1,   // what was asked about is not in order
  misuse = 2,  // what was asked cannot be understood or done
};

// A battle by names: ruleset, scenario, warbands and "key=value" options. Empty parts take the ruleset's own first.
struct BattleArguments {
  std::string rules;
  std::string scenario;
  std::vector<std::string> sides;
  std::vector<std::string> options;
};

struct PlayArguments {
  BattleArguments battle;
  std::string me = "0";  // a side, "both" or "none"
  std::string opponent = "quick";
  std::optional<std::uint64_t> seed;
  std::string dice;  // "seeded" or "manual"; empty: as in the record, or seeded
  std::string load, save;
  bool force = false;
};

struct ServeArguments {
  std::optional<std::uint16_t> port;
  bool listen = false, no_browser = false;
  std::string store, web;  // empty: the usual ones
};

struct SimArguments {
  BattleArguments battle;
  std::uint32_t games = 1000;
  std::uint64_t seed = 1;
  unsigned threads = 0;  // 0: one a core
  std::vector<std::string> players = {"quick"};
  bool json = false;
  bool swap = false;
};

struct ReplayArguments {
  std::string file;
  bool verify = false;
  bool quiet = false;
  std::optional<std::size_t> at;
};

struct DrawArguments {
  std::string file;  // a record, or empty for the set-up of `battle`
  BattleArguments battle;
  std::string out = "-";
  std::optional<std::size_t> at;
  int size = 1400;  // pixels, of the longer edge
};

struct OddsArguments {
  std::string rules, test;  // no test: lists those there are
  std::string by, at;       // "melee 4, sword, 2 dice"
  std::string thrown;       // "6, 5"
  bool table = false, json = false;
};

struct ChartArguments {
  std::string name;
  std::string out = "-";
  bool check = false;
  std::uint32_t games = 10000;
  std::uint64_t seed = 1;
};

int engine(const data::Library&);
int play(const data::Library&, const PlayArguments&);    // in the terminal
int serve(const data::Library&, const ServeArguments&);  // in the browser
int sim(const data::Library&, const SimArguments&);
int replay(const data::Library&, const ReplayArguments&);
int draw(const data::Library&, const DrawArguments&);
int rules(const data::Library&, const std::string& ruleset);
int chart(const data::Library&, const ChartArguments&);  // of Stormclouds
int odds(const data::Library&, const OddsArguments&);
int bench(const data::Library&, std::vector<std::string> arguments);
int bench_server(const data::Library&, const std::string& rules);  // with the other benchmarks, in tests/bench

// One plain sentence on standard error; gives back `code`.
int complain(const std::string& sentence, Exit code = misuse);

}  // namespace fyrd::cli
