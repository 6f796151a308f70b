// Reading every key, and everything that is wrong at once.
#include "cli/files/serve_settings.h"

#include <arpa/inet.h>

#include "data/tree.h"

namespace fyrd::cli {

namespace {

constexpr data::Keyword<server::Log::Form> forms[] = {{"text", server::Log::Form::text},
                                                      {"json", server::Log::Form::json},
                                                      {"none", server::Log::Form::none}};
constexpr std::int64_t last_port = 65'535, longest_finish = 3'600, most_days = 36'500, most_games = 1'000'000;

}  // namespace

void read_settings(const std::string& name, const std::string& text, ServeSettings& out, data::Problems& problems) {
  const data::Tree tree = data::Tree::parse_toml(name, text, problems);
  const data::Node root = tree.root();
  root.only(problems, {"address", "port", "store", "web", "proxy", "names", "log", "operator", "games", "unused_days",
                       "finish_seconds"});
  server::Settings& s = out.server;
  s.address = root["address"].text_or(problems, s.address);
  in_addr parsed{};
  if (!s.address.empty() && ::inet_pton(AF_INET, s.address.c_str(), &parsed) != 1)
    root["address"].refuse(problems, "'address' must be an IPv4 address of this computer, like 127.0.0.1 or 0.0.0.0");
  s.port = static_cast<std::uint16_t>(root["port"].whole_or(problems, 0, last_port, s.port));
  s.store = root["store"].text_or(problems, s.store);
  s.web = root["web"].text_or(problems, s.web);
  s.known.proxy = root["proxy"].flag_or(problems, s.known.proxy);
  if (root["names"].present()) s.known.names.clear();
  for (const data::Node& one : root["names"].items(problems, 0, 100)) s.known.names.push_back(one.text(problems, 253));
  out.log = root["log"].choice_or(problems, forms, out.log);
  const auto port = root["operator"].whole_or(problems, 0, last_port, s.operator_port.value_or(0));
  s.operator_port = port == 0 ? std::nullopt : std::optional(static_cast<std::uint16_t>(port));
  s.limits.games = root["games"].whole_or(problems, 1, most_games, static_cast<std::int64_t>(s.limits.games));
  const auto days = std::chrono::duration_cast<std::chrono::hours>(s.limits.unused).count() / 24;
  s.limits.unused = std::chrono::hours(24 * root["unused_days"].whole_or(problems, 1, most_days, days));
  out.finish = std::chrono::seconds(root["finish_seconds"].whole_or(problems, 0, longest_finish, out.finish.count()));
  if (s.operator_port && s.operator_port == s.port)
    root["operator"].refuse(problems, "'operator' must be another port than 'port'");
}

}  // namespace fyrd::cli
