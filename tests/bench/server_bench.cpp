// fyrd bench --server: five hundred games at once, two hundred of them on WebSockets, and how long an input takes.
#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <atomic>
#include <future>
#include <thread>

#include "cli/commands/bench.h"
#include "cli/complaint.h"
#include "cli/files/file.h"
#include "server/server.h"
#include "tests/folder.h"
#include "tests/server/wire.h"

namespace fyrd::cli {

namespace {

using test::Json;
using Clock = std::chrono::steady_clock;

constexpr int connections = 200, players = 20, unattended = 300;
constexpr std::chrono::milliseconds warm_up{3000}, measured{15'000}, thought{200}, beside{6'000};

std::string begin_game(std::uint16_t port, const std::string& rules, const char* first_seat) {
  const Json body{{"rules", rules}, {"seats", {first_seat, "quick"}}};
  const Json game = test::http(port, "POST", "/api/games", body.dump()).json();
  return game.is_object() ? game.value("token", "") : "";
}

// How long things took, in milliseconds.
struct Waits {
  std::vector<double> inputs, replies;
};

double since(Clock::time_point then) { return std::chrono::duration<double, std::milli>(Clock::now() - then).count(); }

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

double part_of(std::vector<double>& waits, double part) {
  if (waits.empty()) return 0;
  const auto at = waits.begin() + static_cast<std::ptrdiff_t>(part * static_cast<double>(waits.size() - 1));
  std::nth_element(waits.begin(), at, waits.end());
  return *at;
}

// Somebody who decides, looks and asks for odds in a game of his own, and how long each of it takes.
std::vector<double> played(std::uint16_t port, const std::string& rules, const std::string& token,
                           Clock::duration time) {
  std::vector<double> waits;
  auto socket = std::make_unique<test::Socket>(port, token.empty() ? begin_game(port, rules, "person") : token);
  const auto ask = [&](const Json& request) {
    const auto sent = Clock::now();
    const Json reply = socket->ok(request);
    waits.push_back(since(sent));
    return reply;
  };
  for (const auto end = Clock::now() + time; Clock::now() < end;) {
    const Json advice = ask({{"do", "advise"}});
    if (!advice.contains("choice")) {  // the other side's turn, or the end
      if (ask({{"do", "view"}}).value("over", true))
        socket = std::make_unique<test::Socket>(port, begin_game(port, rules, "person"));
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
      continue;
    }
    ask({{"do", "odds"}, {"choice", advice["choice"]}, {"budget", 200}, {"samples", 20}});
    ask({{"do", "answer"}, {"choice", advice["choice"]}, {"frames", 0}});
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return waits;
}

// One who does nothing but harm, on a thread of his own until he is stopped.
class Harm {
 public:
  using Deed = void (*)(std::uint16_t, const Json& game, const std::stop_token&);
  Harm(std::uint16_t port, const Json& game, Deed deed)
      : thread_([=](const std::stop_token& stop) { deed(port, game, stop); }) {}

 private:
  std::jthread thread_;
};

// Keeps the same request under way on so many sockets, as many times on each.
void keep_asking(std::uint16_t port, const std::string& token, const Json& request, int sockets, int each,
                 const std::stop_token& stop) {
  std::vector<std::unique_ptr<test::Socket>> all;
  for (int i = 0; i < sockets; ++i) all.push_back(std::make_unique<test::Socket>(port, token));
  for (auto& one : all)
    for (int i = 0; i < each; ++i) one->send(request.dump());
  while (!stop.stop_requested()) {
    for (auto& one : all) {
      one->wire().fill(test::Milliseconds(1));
      while (const auto text = one->take())
        if (text->starts_with("{\"id\"")) one->send(request.dump());
    }
  }
}

Json field_of(test::Socket& socket) {
  for (int i = 0; i < 200; ++i) {
    const Json options = socket.ok({{"do", "options"}});
    if (options.contains("regions") && !options["regions"].empty()) {
      const Json& region = options["regions"][0];
      for (const Json& option : options["options"])
        if (option["choice"].contains("path") && option["choice"].value("figure", "") == region.value("figure", ""))
          return {{"id", 1}, {"do", "field"}, {"choice", option["choice"]}, {"others", "best"}};
    }
    const Json advice = socket.ok({{"do", "advise"}});
    if (!advice.contains("choice")) break;
    socket.ok({{"do", "answer"}, {"choice", advice["choice"]}});
  }
  return {{"id", 1}, {"do", "options"}};
}

struct Hostile {
  const char* what;
  const char* rules;
  const char* scenario;
  Harm::Deed deed;
};

const Hostile hostile[] = {
    {"20 watchers who ask for all frames, at his table", "", "",
     [](std::uint16_t port, const Json& game, const std::stop_token& stop) {
       keep_asking(port, game["watch"], {{"id", 1}, {"do", "frames"}, {"from", 0}}, 20, 4, stop);
     }},
    {"20 watchers who ask how it stands, at his table", "", "",
     [](std::uint16_t port, const Json& game, const std::stop_token& stop) {
       keep_asking(port, game["watch"], {{"id", 1}, {"do", "view"}, {"events", 0}}, 20, 4, stop);
     }},
    {"10 fields of Dark Ages at a time", "darkages", "hold-the-bank",
     [](std::uint16_t port, const Json& game, const std::stop_token& stop) {
       test::Socket socket(port, game["token"]);
       keep_asking(port, game["token"], field_of(socket), 10, 4, stop);
     }},
    {"10 sheets to print at a time", "nottingham", "",
     [](std::uint16_t port, const Json& game, const std::stop_token& stop) {
       keep_asking(port, game["token"], {{"id", 1}, {"do", "print"}, {"what", "reference"}}, 10, 2, stop);
     }},
    {"250 connections that say half a sentence", "", "",
     [](std::uint16_t port, const Json&, const std::stop_token& stop) {
       std::vector<std::unique_ptr<test::Wire>> all;
       while (!stop.stop_requested()) {
         if (all.size() == 250) all.clear();
         all.push_back(std::make_unique<test::Wire>(port));
         all.back()->send("GET /api/hel");
         std::this_thread::sleep_for(std::chrono::milliseconds(2));
       }
     }},
    {"records of 12 MiB that are none", "", "",
     [](std::uint16_t port, const Json&, const std::stop_token& stop) {
       std::string body = R"({"record":{"inputs":[{"faces":[1]})";
       while (body.size() < 12u << 20) body += R"(,{"verb":"done"})";
       body += "]}}";
       while (!stop.stop_requested()) test::http(port, "POST", "/api/games", body);
     }},
    {"who asks and leaves, again and again", "darkages", "hold-the-bank",
     [](std::uint16_t port, const Json& game, const std::stop_token& stop) {
       test::Socket first(port, game["token"]);
       const std::string request = field_of(first).dump();
       while (!stop.stop_requested()) {
         test::Socket socket(port, game["token"]);
         for (int i = 0; i < 8; ++i) socket.send(request);
         socket.wire().fill(test::Milliseconds(20));
       }
     }},
};

// The other player alone, and beside each of them.
void bench_hostile(std::uint16_t port, const std::string& rules) {
  fmt::print("one player who decides, asks and looks, and beside him:\n");
  const Json own =
      test::http(port, "POST", "/api/games", Json({{"rules", rules}, {"seats", {"person", "person"}}}).dump()).json();
  {
    test::Socket socket(port, own["token"]);  // so that there is something to look at
    for (int i = 0; i < 150; ++i) {
      const Json advice = socket.ok({{"do", "advise"}});
      if (!advice.contains("choice")) break;
      socket.ok({{"do", "answer"}, {"choice", advice["choice"]}});
    }
  }
  const auto tell = [](const char* what, std::vector<double> waits, double alone) {
    const double p99 = part_of(waits, 0.99);
    fmt::print("{:<52} p50 {:6.1f} ms, p99 {:6.1f} ms", what, part_of(waits, 0.5), p99);
    if (alone > 0) fmt::print(", {:.1f} times as alone", p99 / alone);
    fmt::print("\n");
    std::fflush(stdout);
    return p99;
  };
  const double alone = tell("nobody", played(port, rules, own["token"], beside), 0);
  for (const Hostile& one : hostile) {
    Json body{{"rules", *one.rules ? one.rules : rules}, {"seats", {"person", "person"}}};
    if (*one.scenario) body["scenario"] = one.scenario;
    const Json theirs = *one.rules ? test::http(port, "POST", "/api/games", body.dump()).json() : own;
    const Harm harm(port, theirs, one.deed);
    std::this_thread::sleep_for(std::chrono::milliseconds(500));
    tell(one.what, played(port, rules, own["token"], beside), alone);
  }
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

  Waits waits;
  sit_for(all, warm_up, waits);
  waits = {};
  for (const auto& one : all) one->heard = 0;
  const std::int64_t before = others.inputs();
  const auto began = Clock::now();
  sit_for(all, measured, waits);
  const double seconds = since(began) / 1000;
  std::int64_t inputs = others.inputs() - before;
  for (const auto& one : all) inputs += one->heard;
  others.stop();

  const auto tell = [](const char* what, std::vector<double>& some) {
    fmt::print("{:<52} p50 {:6.1f} ms, p99 {:6.1f} ms, at most {:6.1f} ms\n", what, part_of(some, 0.5),
               part_of(some, 0.99), part_of(some, 1));
  };
  fmt::print("{:<52} {:8.0f} a second\n", "inputs, each on the disk before anybody hears of it",
             static_cast<double>(inputs) / seconds);
  tell("from one change of a game to the next", waits.inputs);
  tell("from a player's decision to its reply", waits.replies);
  struct rusage used{};
  ::getrusage(RUSAGE_SELF, &used);
  fmt::print("{:<52} {:8} MiB\n", "memory at its most, the clients' too", used.ru_maxrss >> 10);
  all.clear();
  run_wrk(port);
  server->stop();
  return fine;
}

}  // namespace fyrd::cli
