// Few requests, each on a connection of its own.
#include "server/operator.h"

#include <fmt/format.h>

#include "server/door.h"

namespace fyrd::server {

using club::refused;
using protocol::Fault;

namespace {

constexpr std::size_t longest_request = 16u << 10;
constexpr const char* operators_line = "operator";  // in which he waits for the crew

std::string_view text(beast::string_view s) { return {s.data(), s.size()}; }

// All games and campaigns, whoever began them; their links are not told.
Answer games(Hall& hall) {
  const std::size_t most = hall.bounds().games;
  Json all = Json::array();
  for (const std::int64_t id : hall.archive().all_games()) {
    Json& one = all.emplace_back(Json{{"id", id}});
    const auto game = hall.archive().game(id);
    if (!game) {
      one["damaged"] = game.fault().message;
      continue;
    }
    one["title"] = game->title;
    one["begun"] = club::time_text(game->begun);
    one["changed"] = club::time_text(game->standing.changed);
    one["inputs"] = game->standing.inputs;
    one["over"] = !game->standing.result.empty();
    one["campaign"] = game->link.has_value();
    one["here"] = hall.here(id).size();
  }
  Json campaigns = Json::array();
  for (const bool here : {true, false})
    for (const auto& c : here ? hall.archive().campaigns_here(most) : hall.archive().campaigns_elsewhere(most)) {
      Json& one = campaigns.emplace_back(Json{{"id", c.id}});
      one["title"] = c.name;
      one["begun"] = club::time_text(c.begun);
      one["changed"] = club::time_text(c.changed);
      one["battles"] = c.battles;
      one["here"] = here;
    }
  return {.body = protocol::dump({{"games", std::move(all)}, {"campaigns", std::move(campaigns)}})};
}

}  // namespace

std::string Operator::open(std::uint16_t port) {
  Failed failed;
  acceptor_.open(tcp::v4(), failed);
  acceptor_.set_option(tcp::acceptor::reuse_address(true), failed);
  acceptor_.bind({asio::ip::address_v4::loopback(), port}, failed);
  if (!failed) acceptor_.listen(asio::socket_base::max_listen_connections, failed);
  if (failed) return fmt::format("the operator's port {} cannot be used: {}", port, failed.message());
  port_ = acceptor_.local_endpoint().port();
  asio::co_spawn(acceptor_.get_executor(), accept_all(), asio::detached);
  return {};
}

asio::awaitable<void> Operator::accept_all() {
  while (acceptor_.is_open()) {
    Failed failed;
    tcp::socket socket = co_await acceptor_.async_accept(or_error(failed));
    if (!failed) asio::co_spawn(acceptor_.get_executor(), serve(std::move(socket)), asio::detached);
  }
}

asio::awaitable<void> Operator::serve(tcp::socket socket) {
  Failed failed;
  beast::tcp_stream stream(std::move(socket));
  beast::flat_buffer buffer(longest_request);
  Request request;
  stream.expires_after(hall_.limits().to_ask);
  co_await http::async_read(stream, buffer, request, or_error(failed));
  if (failed) co_return;
  // No page may ask here, and no name but an address leads here.
  const bool strange = !text(request[http::field::origin]).empty() || !text(request["Sec-Fetch-Site"]).empty() ||
                       !is_own_name(text(request[http::field::host]));
  Answer answer = refused(Fault("wrong_origin", "Pages have no business here."));
  if (!strange) {
    const std::string method(text(request.method_string())), path(text(request.target()));
    const auto begin = [&](auto done) { this->answer(method, path, std::move(done)); };
    answer = co_await brought<Answer>(begin);
  }
  http::response<http::string_body> response(static_cast<http::status>(answer.status), request.version());
  response.set(http::field::content_type, answer.type);
  response.set(http::field::cache_control, "no-store");
  response.keep_alive(false);
  response.body() = std::move(answer.body);
  response.prepare_payload();
  stream.expires_after(hall_.limits().to_read);
  co_await http::async_write(stream, response, or_error(failed));
  stream.socket().shutdown(tcp::socket::shutdown_send, failed);
}

// A game of a campaign goes with all of it.
void Operator::remove(const std::string& path, const Api::Done& done) {
  const auto told = [done](bool gone) {
    done(gone ? Answer{.body = "{}"} : refused(Fault("not_kept", "It could not be deleted from the disk.")));
  };
  const std::string id = path.substr(path.rfind('/') + 1);
  store::Store& archive = hall_.archive();
  if (path.starts_with("/campaigns/")) {
    for (const bool here : {true, false})
      for (const auto& c :
           here ? archive.campaigns_here(hall_.bounds().games) : archive.campaigns_elsewhere(hall_.bounds().games))
        if (std::to_string(c.id) == id) return hall_.remove_campaign(c.id, told);
    return done(refused(Fault("no_such_campaign", "There is no campaign of this number.")));
  }
  for (const std::int64_t one : hall_.archive().all_games()) {
    if (std::to_string(one) != id) continue;
    const auto game = archive.game(one);
    if (game && game->link) return hall_.remove_campaign(game->link->campaign, told);
    return hall_.remove(one, told);
  }
  done(refused(Fault("no_such_game", "There is no game of this number.")));
}

void Operator::answer(const std::string& method, const std::string& path, const Api::Done& done) {
  const bool get = method == "GET" || method == "HEAD";
  const store::Store& archive = hall_.archive();
  if (path == "/health" && get) {
    const char* status = metrics_.ending ? "ending" : archive.ailing() ? "disk" : "fine";
    return done(
        {.status = metrics_.ending || archive.ailing() ? 503 : 200, .body = protocol::dump({{"status", status}})});
  }
  if (path == "/metrics" && get)
    return hall_.crew().post(Lane::asked, operators_line, [this, done] {
      store::Store& kept = hall_.archive();
      done({.body = metrics_.text({kept.count(), kept.not_kept(), kept.ailing(), hall_.live(), hall_.memory()}),
            .type = "text/plain; version=0.0.4"});
    });
  if (path == "/games" && get)
    return hall_.crew().post(Lane::long_, operators_line, [this, done] { done(games(hall_)); });
  if (method == "DELETE" && (path.starts_with("/games/") || path.starts_with("/campaigns/")))
    return hall_.crew().post(Lane::asked, operators_line, [this, path, done] { remove(path, done); });
  done(refused(Fault("unknown_address", "There are /health, /metrics, /games, DELETE /games/ID and /campaigns/ID.")));
}

}  // namespace fyrd::server
