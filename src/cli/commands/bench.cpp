// fyrd bench: the benchmarks built into the program, and what they say about each other.
#include "cli/commands/bench.h"

#include <fmt/format.h>

#include "cli/complaint.h"
#include "cli/known.h"

#ifdef FYRD_BENCH

#include <benchmark/benchmark.h>

#include <map>

namespace fyrd::cli {

namespace {

// Prints as usual and remembers the processor times for the ratios: others may be using this machine too.
class Remembering : public benchmark::ConsoleReporter {
 public:
  Remembering() : ConsoleReporter(OO_None) {}
  void ReportRuns(const std::vector<Run>& runs) override {
    ConsoleReporter::ReportRuns(runs);
    for (const Run& run : runs)
      if (!run.error_occurred && run.run_type == Run::RT_Iteration && run.iterations > 0)
        nanoseconds[run.benchmark_name()] = run.cpu_accumulated_time / static_cast<double>(run.iterations) * 1e9;
  }
  std::map<std::string, double> nanoseconds;
};

struct Ratio {
  const char* name;
  const char *above, *below;
};
constexpr Ratio ratios[] = {
    {"sight with its share / sight yes or no, 24 bodies", "seen_50_pieces/24", "sees_50_pieces/24"},
    {"sight yes or no / a clear line", "sees_50_pieces/24", "clear_line_50_pieces"},
    {"a way within 12 inches / sight yes or no", "find_within_12_inches", "sees_50_pieces/24"},
    {"a way among figures / a way within 12 inches", "find_among_figures", "find_within_12_inches"},
    {"hashing a state / copying it", "hash_state", "copy_state"},
    {"an answer with its re-run / copying a state", "answered_input", "copy_state"},
    {"a whole game / an answer with its re-run", "quick_game/merlin-simple", "answered_input"},
};

}  // namespace

int bench(const data::Library& library, std::vector<std::string> arguments) {
  if (!arguments.empty() && arguments[0] == "--server")
    return bench_server(library, arguments.size() > 1 ? arguments[1] : default_rules);
  arguments.insert(arguments.begin(), "fyrd bench");
  std::vector<char*> argv;
  for (std::string& a : arguments) argv.push_back(a.data());
  int argc = static_cast<int>(argv.size());
  benchmark::Initialize(&argc, argv.data());
  if (argc > 1) return complain(fmt::format("there is no benchmark argument {}", argv[1]));
  Remembering reporter;
  benchmark::RunSpecifiedBenchmarks(&reporter);

  const auto& ns = reporter.nanoseconds;
  bool any = false;
  for (const Ratio& r : ratios) {
    const auto above = ns.find(r.above), below = ns.find(r.below);
    if (above == ns.end() || below == ns.end()) continue;
    if (!any) fmt::print("\nRatios, which say more than the clock does\n");
    any = true;
    fmt::print("  {:<52} {:10.2f}\n", r.name, above->second / below->second);
  }
  if (const auto game = ns.find("quick_game/merlin-simple"); game != ns.end())
    fmt::print("  {:<52} {:10.0f}\n", "games a second on one core", 1e9 / game->second);
  return fine;
}

}  // namespace fyrd::cli

#else

namespace fyrd::cli {

int bench(const data::Library&, std::vector<std::string>) {
  return complain("this program was built without benchmarks; install libbenchmark-dev and build again");
}

}  // namespace fyrd::cli

#endif
