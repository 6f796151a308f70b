// Playing rounds in order, and telling what came of them.
#include "cli/lab/course.h"

#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <csignal>

#include "cli/complaint.h"
#include "cli/english.h"
#include "cli/files/file.h"
#include "cli/lab/report.h"
#include "lab/many.h"
#include "lab/ordered.h"

namespace fyrd::cli {

namespace {

constexpr int stopped_by_hand = 130;  // as shells have it

volatile std::sig_atomic_t interrupted = 0;

using Clock = std::chrono::steady_clock;
double seconds_since(Clock::time_point then) { return std::chrono::duration<double>(Clock::now() - then).count(); }

std::string time_text(double seconds) {
  if (seconds < 90) return fmt::format("{:.0f} s", seconds);
  if (seconds < 5400) return fmt::format("{:.0f} min", seconds / 60);
  return fmt::format("{:.1f} h", seconds / 3600);
}

// A bar for somebody who watches, with how long it will take at most.
class Progress {
 public:
  Progress(std::uint64_t done, std::uint64_t all) : first_(done), all_(all), watched_(::isatty(STDERR_FILENO) == 1) {}
  void show(std::uint64_t done) {
    if (!watched_ || seconds_since(last_) < 0.2) return;
    last_ = Clock::now();
    constexpr std::uint64_t width = 40;
    const std::size_t full = done * width / std::max<std::uint64_t>(1, all_);
    const double spent = seconds_since(began_);
    const std::string left =
        done > first_ && spent > 1
            ? fmt::format(", {} left at most", time_text(spent * double(all_ - done) / double(done - first_)))
            : "";
    fmt::print(stderr, "\r[{}{}] {} of {} battles{}   ", std::string(full, '#'), std::string(width - full, ' '), done,
               all_, left);
    std::fflush(stderr);
  }
  ~Progress() {
    if (watched_) fmt::print(stderr, "\r{:100}\r", "");
  }

 private:
  std::uint64_t first_, all_;
  bool watched_;
  Clock::time_point began_ = Clock::now(), last_{};
};

// Who hears of rounds: the answer, and a report that wants all outcomes.
struct Listener {
  Answer* answer = nullptr;  // none: of a shard nothing can be said yet
  std::vector<Outcome>* all = nullptr;
  bool take(std::span<const Outcome> round) const {
    if (all) all->insert(all->end(), round.begin(), round.end());
    return !answer || answer->take(round);
  }
};

struct Played {
  std::uint32_t rounds = 0;
  std::uint64_t battles = 0;  // in this run
  std::string failed;
};

// Plays what is left of the rounds of a shard; `known` of them were there before.
Played play(const Opened& o, const CourseArguments& a, std::uint32_t known, RowsOut& rows, const Listener& listener) {
  const std::size_t cells = o.cells.size();
  const std::uint32_t left = a.shard.rounds(o.experiment.rounds) - known;
  const std::uint64_t begun = std::uint64_t{known} * cells;
  Played played{.rounds = known, .battles = 0, .failed = {}};
  std::vector<Outcome> round;
  Progress progress(begun, begun + left * cells);
  const auto number = [&](std::uint64_t i) { return a.shard.round(known + static_cast<std::uint32_t>(i / cells)); };
  const std::function<Fought(std::uint64_t)> work = [&](std::uint64_t i) { return o.fight(number(i), i % cells); };
  const auto take = [&](std::uint64_t i, Fought&& fought) {
    if (!fought.failed.empty() && !o.experiment.lose) {
      played.failed = fought.failed;
      return false;
    }
    ++played.battles;
    round.push_back(fought.outcome);
    if (rows.is_open()) rows.add(o, number(i), i % cells, fought.outcome);
    if (round.size() < cells) return true;
    ++played.rounds;
    const bool on = listener.take(round);
    round.clear();
    return on;
  };
  const auto beat = [&] {
    progress.show(begun + played.battles);
    return interrupted == 0;
  };
  do_in_order<Fought>(left * cells, threads_of(a.threads), work, take, beat);
  return played;
}

// The keys by which two experiments are not the same one; how long they are meant to be does not count.
std::string difference(const Experiment& there, const Experiment& here) {
  Json a = experiment_json(there), b = experiment_json(here);
  a.erase("rounds"), b.erase("rounds");
  for (const auto& [key, value] : b.items()) {
    if (!a.contains(key) || a[key] != value) return key;
  }
  return a.size() == b.size() ? "" : "more";
}

// What is kept of a file of rows: all rounds that are whole, which the answer hears of.
struct Kept {
  std::uint32_t rounds = 0;
  std::uint64_t bytes = 0;
};
std::optional<Kept> keep(const Opened& o, const CourseArguments& a, const Listener& listener, bool& enough, int& code) {
  auto rows = read_rows(a.rows, code);
  if (!rows) return {};
  if (const std::string key = difference(rows->experiment, o.experiment); !key.empty() || rows->shard != a.shard)
    return code = complain(
               fmt::format("{} is of another experiment: its '{}' is another", a.rows, key.empty() ? "shard" : key)),
           std::nullopt;
  const std::size_t cells = o.cells.size();
  std::vector<Outcome> round;
  Kept kept{.rounds = 0, .bytes = rows->begin};
  for (std::size_t i = 0; i < rows->rows.size() && !enough; ++i) {
    const std::uint64_t wanted =
        a.shard.round(static_cast<std::uint32_t>(i / cells)) * std::uint64_t{cells} + i % cells;
    if (rows->rows[i].battle != wanted)
      return code =
                 complain(fmt::format("in {} battle {} stands where {} should", a.rows, rows->rows[i].battle, wanted)),
             std::nullopt;
    round.push_back(rows->rows[i].outcome);
    if (round.size() < cells) continue;
    enough = !listener.take(round);
    round.clear();
    ++kept.rounds, kept.bytes = rows->ends[i];
  }
  return kept;
}

// What one waits for, and the page if there is to be one.
int tell(const Opened& o, const Answer& answer, const CourseArguments& a, const std::vector<Outcome>& all) {
  if (a.json) {
    Json out;
    answer.add_to(out);
    out["experiment"] = experiment_json(o.experiment);
    fmt::print("{}\n", out.dump(2, ' ', false, Json::error_handler_t::replace));
  } else {
    fmt::print("{}", answer.text());
  }
  std::fflush(stdout);
  if (a.report.empty()) return fine;
  const std::string error = write_file(a.report, report(o, answer, all));
  return error.empty() ? fine : complain(error, wrong);
}

}  // namespace

int run_experiment(const data::Library& library, Experiment experiment, const CourseArguments& a) {
  int code = fine;
  const auto o = open_experiment(library, std::move(experiment), a.patience, code);
  if (!o) return code;
  const auto answer = answer_of(*o, code);
  if (!answer) return code;
  const bool whole = a.shard == Shard{};
  if (!whole && a.rows.empty())
    return complain("--shard needs --rows FILE, from which fyrd lab merge makes the answer");
  if (const std::string no = a.report.empty() ? "" : unwritable(a.report); !no.empty()) return complain(no);
  if (a.resume && a.rows.empty()) return complain("--resume needs --rows FILE, to go on from");

  std::vector<Outcome> all;
  const Listener listener{whole ? answer.get() : nullptr, a.report.empty() ? nullptr : &all};
  RowsOut rows;
  Kept kept;
  bool enough = false;
  if (!a.rows.empty()) {
    const bool there = exists(a.rows);
    if (there && !a.resume)
      return complain(a.rows + " is there already: --resume goes on from it, or name another file");
    if (there) {
      const auto found = keep(*o, a, listener, enough, code);
      if (!found) return code;
      kept = *found;
    }
    if (const std::string no = rows.open(a.rows, *o, a.shard, kept.bytes); !no.empty()) return complain(no, wrong);
  }
  std::signal(SIGINT, [](int) {
    interrupted = 1;
    std::signal(SIGINT, SIG_DFL);  // who presses it twice does not want to wait
  });
  const auto began = Clock::now();
  Played played{.rounds = kept.rounds, .battles = 0, .failed = {}};
  if (!enough) played = play(*o, a, kept.rounds, rows, listener);
  const double seconds = seconds_since(began);
  std::signal(SIGINT, SIG_DFL);
  if (const std::string no = rows.close(); !no.empty()) return complain(no, wrong);
  if (!played.failed.empty()) return complain(played.failed + " --failing lose counts that as a battle lost.", wrong);
  if (whole) {
    code = tell(*o, *answer, a, all);
  } else {
    fmt::print("Shard {} of {}: {} in {}. fyrd lab merge makes the answer from all of them.\n", a.shard.number,
               a.shard.of, plural(played.rounds * o->cells.size(), "battle", "battles"), a.rows);
    std::fflush(stdout);
  }
  fmt::print(stderr, "{:.0f} battles a second on {}, {:.2f} s\n", double(played.battles) / std::max(seconds, 1e-9),
             plural(threads_of(a.threads), "thread", "threads"), seconds);
  if (!interrupted) return code;
  complain(fmt::format("interrupted after {} of {} rounds; the numbers are of those{}", played.rounds,
                       a.shard.rounds(o->experiment.rounds), a.rows.empty() ? "" : ", and --resume goes on"));
  return stopped_by_hand;
}

int merge(const data::Library& library, const std::vector<std::string>& files, const CourseArguments& a) {
  int code = fine;
  std::vector<Rows> parts;
  for (const std::string& file : files) {
    auto rows = read_rows(file, code);
    if (!rows) return code;
    if (!parts.empty()) {
      const std::string key = difference(rows->experiment, parts[0].experiment);
      if (!key.empty() || rows->shard.of != parts[0].shard.of || rows->experiment.rounds != parts[0].experiment.rounds)
        return complain(fmt::format("{} and {} are of two experiments: '{}' is not the same in them", files[0], file,
                                    key.empty() ? "shard" : key));
    }
    parts.push_back(std::move(*rows));
  }
  std::vector<const Rows*> by_shard(parts[0].shard.of);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const std::uint32_t number = parts[i].shard.number;
    if (number < 1 || number > by_shard.size() || by_shard[number - 1])
      return complain(fmt::format("{} is shard {} of {}, which is there already", files[i], number, by_shard.size()));
    by_shard[number - 1] = &parts[i];
  }
  for (std::size_t i = 0; i < by_shard.size(); ++i) {
    if (!by_shard[i]) return complain(fmt::format("shard {} of {} is missing", i + 1, by_shard.size()), wrong);
  }
  const auto o = open_experiment(library, parts[0].experiment, a.patience, code);
  if (!o) return code;
  const auto answer = answer_of(*o, code);
  if (!answer) return code;
  RowsOut out;
  if (!a.rows.empty()) {
    if (exists(a.rows)) return complain(a.rows + " is there already; name another file");
    if (const std::string no = out.open(a.rows, *o, {}); !no.empty()) return complain(no, wrong);
  }
  const std::size_t cells = o->cells.size();
  std::vector<Outcome> all;
  const Listener listener{answer.get(), a.report.empty() ? nullptr : &all};
  std::vector<Outcome> round(cells);
  for (std::uint32_t r = 0; r < o->experiment.rounds; ++r) {
    const Rows& rows = *by_shard[r % by_shard.size()];
    const std::size_t at = r / by_shard.size() * cells;
    for (std::size_t cell = 0; cell < cells; ++cell) {
      if (at + cell >= rows.rows.size() || rows.rows[at + cell].battle != std::uint64_t{r} * cells + cell)
        return complain(fmt::format("round {} is missing in shard {} of {}; --resume plays it", r, rows.shard.number,
                                    by_shard.size()),
                        wrong);
      round[cell] = rows.rows[at + cell].outcome;
      if (out.is_open()) out.add(*o, r, cell, round[cell]);
    }
    if (!listener.take(round)) break;
  }
  if (const std::string no = out.close(); !no.empty()) return complain(no, wrong);
  return tell(*o, *answer, a, all);
}

}  // namespace fyrd::cli
