// Clients that do nothing but harm, and how long another player waits beside each of them.
#include <fmt/format.h>

#include <thread>

#include "tests/bench/waits.h"

namespace fyrd::cli {

namespace {

constexpr std::chrono::milliseconds beside{6'000};

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

// Keeps the same request under way on all of these, so many times on each.
void keep_asking(std::vector<std::unique_ptr<test::Socket>>& all, const Json& request, int each,
                 const std::stop_token& stop) {
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

void keep_asking(std::uint16_t port, const std::string& token, const Json& request, int sockets, int each,
                 const std::stop_token& stop) {
  std::vector<std::unique_ptr<test::Socket>> all;
  for (int i = 0; i < sockets; ++i) all.push_back(std::make_unique<test::Socket>(port, token));
  keep_asking(all, request, each, stop);
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

// A battle of two at one screen in which there is something to look at.
Json table_of_two(std::uint16_t port, const std::string& rules) {
  const Json game =
      test::http(port, "POST", "/api/games", Json({{"rules", rules}, {"seats", {"person", "person"}}}).dump()).json();
  test::Socket socket(port, game["token"]);
  for (int i = 0; i < 100; ++i) {
    const Json advice = socket.ok({{"do", "advise"}});
    if (!advice.contains("choice")) break;
    socket.ok({{"do", "answer"}, {"choice", advice["choice"]}});
  }
  return game;
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
    {"100 tables, at each of which one asks for all frames", "", "",
     [](std::uint16_t port, const Json&, const std::stop_token& stop) {
       const std::string token = table_of_two(port, "nottingham").value("token", "");
       const Json record = test::http(port, "GET", "/api/games/" + token + "/record").json();
       const std::string body = Json({{"record", record}, {"seats", {"person", "person"}}}).dump();
       std::vector<std::unique_ptr<test::Socket>> all;
       for (int i = 0; i < 100; ++i) {
         const Json one = test::http(port, "POST", "/api/games", body).json();
         all.push_back(std::make_unique<test::Socket>(port, one.value("watch", "")));
       }
       keep_asking(all, {{"id", 1}, {"do", "frames"}, {"from", 0}}, 1, stop);
     }},
    {"100 tables, at each of which one asks for odds", "stormclouds", "",
     [](std::uint16_t port, const Json&, const std::stop_token& stop) {
       std::vector<std::unique_ptr<test::Socket>> all;
       for (int i = 0; i < 100; ++i) {
         const Json one =
             test::http(port, "POST", "/api/games", R"({"rules":"stormclouds","seats":["person","person"],"seed":3})")
                 .json();
         all.push_back(std::make_unique<test::Socket>(port, one.value("token", "")));
       }
       const Json choice = all[0]->ok({{"do", "options"}})["options"][0]["choice"];
       keep_asking(all, {{"id", 1}, {"do", "odds"}, {"choice", choice}, {"others", "best"}, {"budget", 200'000}}, 1,
                   stop);
     }},
    {"100 who ask for all frames and read nothing", "", "",
     [](std::uint16_t port, const Json& game, const std::stop_token& stop) {
       std::vector<std::unique_ptr<test::Socket>> all;
       while (!stop.stop_requested()) {
         if (all.size() == 100) all.clear();
         all.push_back(std::make_unique<test::Socket>(port, game["watch"]));
         for (int i = 0; i < 30; ++i) all.back()->send(R"({"id":1,"do":"frames","from":0})");
         std::this_thread::sleep_for(std::chrono::milliseconds(5));
       }
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
    {"10 odds of all their dice at a time", "stormclouds", "",
     [](std::uint16_t port, const Json& game, const std::stop_token& stop) {
       test::Socket socket(port, game["token"]);
       const Json choice = socket.ok({{"do", "options"}})["options"][0]["choice"];
       keep_asking(port, game["token"],
                   {{"id", 1}, {"do", "odds"}, {"choice", choice}, {"others", "best"}, {"budget", 200'000}}, 10, 4,
                   stop);
     }},
    {"10 who ask a captain for advice", "merlin-better", "",
     [](std::uint16_t port, const Json& game, const std::stop_token& stop) {
       keep_asking(port, game["token"], {{"id", 1}, {"do", "advise"}, {"player", "captain"}}, 10, 4, stop);
     }},
    {"10 battles of captains", "merlin-better", "",
     [](std::uint16_t port, const Json&, const std::stop_token& stop) {
       std::vector<std::unique_ptr<test::Socket>> all;
       const std::string body = R"({"rules":"merlin-better","seats":["captain","captain"]})";
       for (int i = 0; i < 10; ++i)
         all.push_back(std::make_unique<test::Socket>(
             port, test::http(port, "POST", "/api/games", body).json().value("token", "")));
       while (!stop.stop_requested())
         for (auto& one : all) one->receive(test::Milliseconds(5));
     }},
    {"previews of a battle, 16 at a time", "", "",
     [](std::uint16_t port, const Json&, const std::stop_token& stop) {
       std::vector<std::jthread> all;
       for (int i = 0; i < 16; ++i)
         all.emplace_back([=] {
           while (!stop.stop_requested())
             test::http(port, "POST", "/api/preview", R"({"rules":"darkages","scenario":"hold-the-bank"})");
         });
     }},
    {"200 watchers, and one more who comes and goes", "", "",
     [](std::uint16_t port, const Json& game, const std::stop_token& stop) {
       std::vector<std::unique_ptr<test::Socket>> all;
       for (int i = 0; i < 200; ++i) all.push_back(std::make_unique<test::Socket>(port, game["watch"]));
       while (!stop.stop_requested()) {
         test::Socket(port, game["watch"]).receive(test::Milliseconds(50));
         for (auto& one : all) {
           one->wire().fill(test::Milliseconds(0));
           while (one->take()) {}
         }
       }
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

}  // namespace

void bench_hostile(std::uint16_t port, const std::string& rules) {
  fmt::print("one player who decides, asks and looks, and beside him:\n");
  const auto tell = [](const char* what, std::vector<double> waits, double alone) {
    const double p99 = part_of(waits, 0.99);
    fmt::print("{:<52} p50 {:6.1f} ms, p99 {:6.1f} ms", what, part_of(waits, 0.5), p99);
    if (alone > 0) fmt::print(", {:.1f} times as alone", p99 / alone);
    fmt::print("\n");
    std::fflush(stdout);
    return p99;
  };
  const double alone = tell("nobody", played(port, rules, table_of_two(port, rules)["token"], beside), 0);
  for (const Hostile& one : hostile) {
    const Json own = table_of_two(port, rules);
    Json body{{"rules", *one.rules ? one.rules : rules}, {"seats", {"person", "person"}}};
    if (*one.scenario) body["scenario"] = one.scenario;
    const Json theirs = *one.rules ? test::http(port, "POST", "/api/games", body.dump()).json() : own;
    const Harm harm(port, theirs, one.deed);
    std::this_thread::sleep_for(std::chrono::milliseconds(500));
    tell(one.what, played(port, rules, own["token"], beside), alone);
  }
}

}  // namespace fyrd::cli
