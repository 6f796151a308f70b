// Counting, and writing the counts down.
#include "server/metrics.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>

namespace fyrd::server {

namespace {

// Of this process, in bytes.
std::int64_t resident() {
  std::ifstream in("/proc/self/statm");
  std::int64_t all = 0, here = 0;
  in >> all >> here;
  return here * ::sysconf(_SC_PAGESIZE);
}

void add(std::string& out, const char* name, const char* kind, const char* help, double value) {
  out += fmt::format("# HELP {0} {2}\n# TYPE {0} {1}\n{0} {3}\n", name, kind, help, value);
}

}  // namespace

void Metrics::answered(int status, std::chrono::steady_clock::duration took) {
  using namespace std::chrono;
  ++by_class_[static_cast<std::size_t>(std::clamp(status / 100, 0, 5))];
  const double seconds = duration<double>(took).count();
  const auto bucket = std::lower_bound(bounds.begin(), bounds.end(), seconds) - bounds.begin();
  ++by_time_[static_cast<std::size_t>(bucket)];
  microseconds_ += duration_cast<std::chrono::microseconds>(took).count();
}

std::string Metrics::text(const Standing& now) const {
  std::string out =
      "# HELP fyrd_answers_total Requests answered, by class of status.\n# TYPE fyrd_answers_total counter\n";
  for (std::size_t i = 1; i < by_class_.size(); ++i)
    out += fmt::format("fyrd_answers_total{{code=\"{}xx\"}} {}\n", i, by_class_[i].load());
  out += "# HELP fyrd_answer_seconds How long answers took.\n# TYPE fyrd_answer_seconds histogram\n";
  std::int64_t sum = 0;
  for (std::size_t i = 0; i < by_time_.size(); ++i) {
    sum += by_time_[i].load();
    const std::string bound = i < bounds.size() ? fmt::format("{}", bounds[i]) : "+Inf";
    out += fmt::format("fyrd_answer_seconds_bucket{{le=\"{}\"}} {}\n", bound, sum);
  }
  out += fmt::format("fyrd_answer_seconds_sum {}\nfyrd_answer_seconds_count {}\n",
                     static_cast<double>(microseconds_.load()) / 1e6, sum);
  const auto up = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun_);
  const auto real = [](std::int64_t n) { return static_cast<double>(n); };
  add(out, "fyrd_connections", "gauge", "Connections that are open.", real(connections));
  add(out, "fyrd_sockets", "gauge", "WebSockets among them: people at their tables.", real(sockets));
  add(out, "fyrd_refused_connections_total", "counter", "Connections for which there was no place.",
      real(refused_places));
  add(out, "fyrd_games_kept", "gauge", "Games and campaigns in the store.", real(now.kept));
  add(out, "fyrd_games_live", "gauge", "Games in memory.", static_cast<double>(now.live));
  add(out, "fyrd_games_bytes", "gauge", "Bytes of them, as they are counted.", static_cast<double>(now.memory));
  add(out, "fyrd_not_kept_total", "counter", "Changes that the disk did not take.", real(now.not_kept));
  add(out, "fyrd_disk_refuses", "gauge", "1 while the disk does not take what is to be kept.", now.ailing ? 1 : 0);
  add(out, "fyrd_games_expired_total", "counter", "Games that expired.", real(expired));
  add(out, "fyrd_ending", "gauge", "1 while the server ends and takes nobody in.", ending ? 1 : 0);
  add(out, "fyrd_up_seconds", "gauge", "How long it has been running.", up.count());
  add(out, "process_resident_memory_bytes", "gauge", "Memory in use.", real(resident()));
  return out;
}

}  // namespace fyrd::server
