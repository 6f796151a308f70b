// fyrd bench --server: five hundred games at once, two hundred of them on WebSockets, and how long an input takes,
// alone and beside a load.
#include <fmt/format.h>
#include <sys/resource.h>

#include <atomic>
#include <future>
#include <thread>

#include "cli/commands/bench.h"
#include "cli/complaint.h"
#include "cli/files/file.h"
#include "server/server.h"
#include "tests/bench/waits.h"
#include "tests/folder.h"

namespace fyrd::cli {

namespace {

constexpr int connections = 200, players = 20, unattended = 300;
constexpr std::chrono::milliseconds warm_up{3000}, measured{15'000}, thought{200};

// How long things took, in milliseconds.
struct Waits {
  std::vector<double> inputs, replies;
};

// A connection to a game that quick plays against itself, or to one in which it plays the first side itself: asks for
// advice, thinks for a moment, takes it. When a battle is over the next begins.
class Chair {
 public:
  Chair(std::uint16_t port, std::string rules, bool plays) : port_(port), rules_(std::move(rules)), plays_(plays) {
    sit_down();
    next_.wait();
    settle();
  }

  int descriptor() { return socket_ ? socket_->wire().descriptor() : -1; }
  bool good() const { return socket_ && socket_->open(); }
  std::int64_t heard = 0;  // inputs of computer players

  void hear(Waits& waits) {
    if (!socket_) return;
    socket_->wire().fill(test::Milliseconds(0));
    while (const auto text = socket_->take()) {
      const Json message = Json::parse(*text, nullptr, false);
      if (message.contains("push")) {
        if (message["push"] == "changed" && !changed(message, waits)) return sit_down();
      } else if (answering_) {
        waits.replies.push_back(since(sent_));
        answering_ = false;
        ask_at_ = Clock::now() + thought;
      } else if (message.contains("ok")) {
        answering_ = true;
        ask({{"do", "answer"}, {"choice", message["ok"]["choice"]}});
      } else if (message["error"]["code"] == "battle_over") {
        return sit_down();
      } else {
        ask_at_ = Clock::now() + thought;
      }
    }
  }
  void think() {
    settle();
    if (!socket_ || !plays_ || !ask_at_ || Clock::now() < *ask_at_) return;
    ask_at_.reset();
    ask({{"do", "advise"}});
  }
  // A game that nobody plays has ended when nothing is heard of it any more.
  bool silent() const { return socket_ && !plays_ && since(last_) > 3000; }
  // Elsewhere, as the others are not to wait for it.
  void sit_down() {
    socket_.reset();
    next_ = std::async(std::launch::async, [this] {
      return std::make_unique<test::Socket>(port_, begin_game(port_, rules_, plays_ ? "person" : "quick"));
    });
  }

 private:
  void settle() {
    if (socket_ || next_.wait_for(std::chrono::seconds(0)) != std::future_status::ready) return;
    socket_ = next_.get();
    answering_ = false;
    inputs_ = 0;
    last_ = Clock::now();
    ask_at_ = last_ + thought;
  }
  bool changed(const Json& push, Waits& waits) {
    const std::int64_t inputs = push["inputs"];
    if (!plays_ && inputs_ > 0) waits.inputs.push_back(since(last_));
    if (inputs_ > 0) heard += inputs - inputs_;
    inputs_ = inputs;
    last_ = Clock::now();
    return socket_->open();
  }
  void ask(const Json& request) {
    sent_ = Clock::now();
    socket_->send(request.dump());
  }

  std::uint16_t port_;
  std::string rules_;
  bool plays_;
  std::unique_ptr<test::Socket> socket_;
  std::future<std::unique_ptr<test::Socket>> next_;
  bool answering_ = false;
  std::int64_t inputs_ = 0;
  Clock::time_point sent_, last_;
  std::optional<Clock::time_point> ask_at_;
};

void sit_for(std::vector<std::unique_ptr<Chair>>& all, Clock::duration time, Waits& waits) {
  const auto end = Clock::now() + time;
  std::vector<pollfd> polled(all.size());
  while (Clock::now() < end) {
    for (std::size_t i = 0; i < all.size(); ++i) polled[i] = {all[i]->descriptor(), POLLIN, 0};
    ::poll(polled.data(), polled.size(), 20);
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (polled[i].revents != 0) all[i]->hear(waits);
      all[i]->think();
      if (all[i]->silent()) all[i]->sit_down();
    }
  }
}

// Games nobody looks at: those that are over are replaced until it is told to stop.
class Unattended {
 public:
  Unattended(std::uint16_t port, const std::string& rules) : tokens_(unattended), played_(unattended) {
    for (std::string& token : tokens_) token = begin_game(port, rules, "quick");
    thread_ = std::jthread([this, port, rules](const std::stop_token& stop) {
      while (!stop.stop_requested())
        for (std::size_t i = 0; i < tokens_.size() && !stop.stop_requested(); ++i) look(port, rules, i);
    });
  }
  std::int64_t inputs() const { return sum_; }
  void stop() { thread_ = {}; }

 private:
  void look(std::uint16_t port, const std::string& rules, std::size_t i) {
    const Json game = test::http(port, "GET", "/api/games/" + tokens_[i]).json();
    if (!game.is_object()) return;
    const std::int64_t now = game.value("inputs", std::int64_t{0});
    sum_ += now - played_[i];
    played_[i] = now;
    if (!game.value("over", false)) return;
    tokens_[i] = begin_game(port, rules, "quick");
    played_[i] = 0;
  }
  std::vector<std::string> tokens_;
  std::vector<std::int64_t> played_;
  std::atomic<std::int64_t> sum_ = 0;
  std::jthread thread_;
};

// Threads that compute without end, as somebody else's programs would.
class Load {
 public:
  explicit Load(unsigned threads) {
    for (unsigned i = 0; i < threads; ++i)
      all_.emplace_back([](const std::stop_token& stop) {
        volatile std::uint64_t n = 1;
        while (!stop.stop_requested())
          for (int j = 0; j < 100'000; ++j) n = n * 6364136223846793005u + 1;
      });
  }
  std::size_t threads() const { return all_.size(); }

 private:
  std::vector<std::jthread> all_;
};

void tell(const char* what, std::vector<double>& some) {
  fmt::print("{:<52} p50 {:6.1f} ms, p99 {:6.1f} ms, at most {:6.1f} ms\n", what, part_of(some, 0.5),
             part_of(some, 0.99), part_of(some, 1));
}

void run_wrk(std::uint16_t port) {
  if (std::system("command -v wrk >/dev/null") != 0)
    return (void)fmt::print("wrk is not installed; no load of pages\n");
  for (const char* path : {"/", "/api/hello"}) {
    fmt::print("\nwrk, 50 connections, {}\n", path);
    std::fflush(stdout);
    const std::string command = fmt::format(
        "wrk -t1 -c50 -d5s --latency http://127.0.0.1:{}{} | grep -E '99%|Requests/sec|Non-2xx'", port, path);
    if (std::system(command.c_str()) != 0) fmt::print("wrk failed\n");
  }
}

}  // namespace

int bench_server(const data::Library& library, const std::string& rules) {
  const test::Folder folder, other_folder;
  server::Settings settings;
  settings.store = other_folder.path + "/games.sqlite";
  settings.web = beside_the_program("web");
  settings.port = 0;
  settings.this_port_only = true;
  settings.limits.connections_an_address = 600;
  std::string error;
  if (const auto quiet = server::Server::start(settings, library, error)) bench_hostile(quiet->port(), rules);
  settings.store = folder.path + "/games.sqlite";
  const auto server = server::Server::start(settings, library, error);
  if (!server) return complain(error);
  const std::uint16_t port = server->port();

  Unattended others(port, rules);
  std::vector<std::unique_ptr<Chair>> all;
  for (int i = 0; i < connections; ++i) all.push_back(std::make_unique<Chair>(port, rules, i < players));
  if (!std::all_of(all.begin(), all.end(), [](const auto& one) { return one->good(); }))
    return complain("not all found a seat");
  fmt::print(
      "\n{} games of {}, {} of them on WebSockets, {} with a player who thinks for {} ms; all others quick plays "
      "alone\n",
      connections + unattended, rules, connections, players, thought.count());
  std::fflush(stdout);

  double alone = 0;
  {
    Waits waits;
    sit_for(all, warm_up, waits);
  }
  for (const bool loaded : {false, true}) {
    const Load load(loaded ? std::thread::hardware_concurrency() : 0);
    Waits waits;
    for (const auto& one : all) one->heard = 0;
    const std::int64_t before = others.inputs();
    const auto began = Clock::now();
    sit_for(all, measured, waits);
    const double seconds = since(began) / 1000;
    std::int64_t inputs = others.inputs() - before;
    for (const auto& one : all) inputs += one->heard;
    if (loaded) fmt::print("beside {} threads that compute all the time, one a processor:\n", load.threads());
    fmt::print("{:<52} {:8.0f} a second\n", "inputs, each on the disk before anybody hears of it",
               static_cast<double>(inputs) / seconds);
    tell("from one change of a game to the next", waits.inputs);
    tell("from a player's decision to its reply", waits.replies);
    const double p99 = part_of(waits.replies, 0.99);
    if (loaded && alone > 0) fmt::print("{:<52} {:8.1f} times as long (p99)\n", "which is", p99 / alone);
    if (!loaded) alone = p99;
    std::fflush(stdout);
  }
  others.stop();
  struct rusage used{};
  ::getrusage(RUSAGE_SELF, &used);
  fmt::print("{:<52} {:8} MiB\n", "memory at its most, the clients' too", used.ru_maxrss >> 10);
  all.clear();
  run_wrk(port);
  server->stop();
  return fine;
}

}  // namespace fyrd::cli
