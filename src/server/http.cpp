// The network: accepting connections, reading requests, sending answers and files.
#include <fmt/format.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <sys/socket.h>

#include <array>
#include <thread>

#include "protocol/requests.h"
#include "server/door.h"
#include "server/net.h"
#include "server/operator.h"
#include "server/server.h"

namespace fyrd::server {

using club::Answer;
using club::Ask;
using club::refused;
using protocol::Fault;

namespace {

constexpr std::uint16_t ports_to_try = 100;

std::vector<std::string> addresses_of_this_computer() {
  std::vector<std::string> out;
  ifaddrs* all = nullptr;
  if (::getifaddrs(&all) != 0) return out;
  for (const ifaddrs* one = all; one; one = one->ifa_next) {
    if (!one->ifa_addr || one->ifa_addr->sa_family != AF_INET || (one->ifa_flags & IFF_LOOPBACK) ||
        !(one->ifa_flags & IFF_UP))
      continue;
    const auto* address = reinterpret_cast<const sockaddr_in*>(one->ifa_addr);
    out.push_back(asio::ip::make_address_v4(ntohl(address->sin_addr.s_addr)).to_string());
  }
  ::freeifaddrs(all);
  return out;
}

std::string_view text(beast::string_view s) { return {s.data(), s.size()}; }

class Net final : public Server {
 public:
  Net(const Settings& settings, std::unique_ptr<store::Store> store, data::Library library)
      : limits_(settings.limits), listen_(settings.listen), known_(settings.known),
        log_(settings.log ? *settings.log : silent_), store_(std::move(store)), files_(settings.web),
        hall_(*store_, std::move(library), settings.limits,
              settings.threads ? settings.threads : std::max(2u, std::thread::hardware_concurrency())) {}
  ~Net() override { stop(); }

  std::string open(const Settings& settings) {
    Failed failed;
    const auto address = !settings.address.empty() ? asio::ip::make_address_v4(settings.address, failed)
                         : listen_                 ? asio::ip::address_v4::any()
                                                   : asio::ip::address_v4::loopback();
    if (failed) return settings.address + " is no address";
    acceptor_.open(tcp::v4(), failed);
    acceptor_.set_option(tcp::acceptor::reuse_address(true), failed);
    const std::uint32_t last = settings.this_port_only ? settings.port : settings.port + ports_to_try;
    for (std::uint32_t port = settings.port; port <= std::min(last, 65535u); ++port) {
      acceptor_.bind({address, static_cast<std::uint16_t>(port)}, failed);
      if (!failed) acceptor_.listen(asio::socket_base::max_listen_connections, failed);
      if (failed != asio::error::address_in_use) break;
    }
    if (failed) return fmt::format("port {} cannot be used: {}", settings.port, failed.message());
    port_ = acceptor_.local_endpoint().port();
    if (listen_)
      for (const std::string& one : addresses_of_this_computer())
        listening_.push_back(fmt::format("http://{}:{}/", one, port_));
    desk_.emplace(hall_, listening_);
    if (settings.operator_port) {
      operator_.emplace(io_, hall_, metrics_);
      if (std::string no = operator_->open(*settings.operator_port); !no.empty()) return no;
    }
    asio::co_spawn(io_, accept_all(), asio::detached);
    asio::co_spawn(io_, let_expire(), asio::detached);
    thread_ = std::jthread([this] { io_.run(); });
    return {};
  }

  std::uint16_t port() const override { return port_; }
  std::vector<std::string> listening() const override { return listening_; }
  const std::vector<std::string>& notes() const override { return store_->notes(); }

  std::uint16_t operator_port() const override { return operator_ ? operator_->port() : 0; }

  void finish(std::chrono::milliseconds within) override {
    const auto end = std::chrono::steady_clock::now() + within;
    const auto until = [&](auto&& is, std::chrono::steady_clock::time_point last) {
      while (!is() && std::chrono::steady_clock::now() < last)
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    };
    metrics_.ending = true;
    asio::post(io_, [this] {
      Failed ignored;
      acceptor_.close(ignored);
    });
    log_.say(Log::Level::info, "ending", {{"sockets", metrics_.sockets.load()}});
    // Quiet for a moment, in which what is on its way is read.
    auto since = std::chrono::steady_clock::now();
    until(
        [&] {
          const auto now = std::chrono::steady_clock::now();
          if (asking_ != 0 || !hall_.quiet()) since = now;
          return now - since > limits_.still_coming;
        },
        end);
    hall_.say_good_bye();
    until([&] { return metrics_.sockets == 0; }, std::min(end, std::chrono::steady_clock::now() + limits_.to_hear_out));
    stop();
    log_.say(Log::Level::info, "ended");
  }

  void stop() override {
    io_.stop();
    if (thread_.joinable()) thread_.join();
    hall_.stop();
  }

 private:
  struct Peer {
    std::string address;
    bool local;
  };

  // A place among the connections, given back when it goes.
  struct Place {
    Net& net;
    std::string address;
    std::size_t& all;  // this computer has places of its own, which nobody elsewhere can take
    bool granted;
    Place(Net& n, const Peer& peer)
        : net(n), address(peer.address), all(peer.local ? net.connections_here_ : net.connections_) {
      // All come from a proxy, where there is one.
      granted = all < net.limits_.connections &&
                (net.known_.proxy || net.by_address_[address] < net.limits_.connections_an_address);
      if (granted) ++all, ++net.by_address_[address], ++net.metrics_.connections;
      if (!granted) ++net.metrics_.refused_places;
    }
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;
    ~Place() {
      if (granted) --all, --net.by_address_[address], --net.metrics_.connections;
      if (net.by_address_[address] == 0) net.by_address_.erase(address);
    }
  };

  // A share of the memory for large bodies.
  struct Share {
    std::size_t& used;
    std::size_t size = 0;
    ~Share() { used -= size; }
  };

  asio::awaitable<void> accept_all() {
    for (;;) {
      Failed failed;
      tcp::socket socket = co_await acceptor_.async_accept(or_error(failed));
      if (!acceptor_.is_open()) co_return;
      if (failed) {  // too many open files, say
        asio::steady_timer pause(io_, std::chrono::milliseconds(100));
        co_await pause.async_wait(or_error(failed));
        continue;
      }
      asio::co_spawn(io_, serve(std::move(socket)), asio::detached);
    }
  }

  asio::awaitable<void> let_expire() {
    for (asio::steady_timer pause(io_);;) {
      Failed failed;
      pause.expires_after(limits_.look_for_unused);
      co_await pause.async_wait(or_error(failed));
      if (failed) co_return;
      store_->expire(club::now_in_milliseconds() - std::chrono::milliseconds(limits_.unused).count(),
                     [this](const std::vector<std::int64_t>& gone) {
                       for (const std::int64_t game : gone) hall_.dismiss(game);
                       metrics_.expired += static_cast<std::int64_t>(gone.size());
                       if (!gone.empty()) log_.say(Log::Level::info, "expired", {{"games", gone.size()}});
                     });
    }
  }

  asio::awaitable<void> serve(tcp::socket socket) {
    Failed failed;
    const auto there = socket.remote_endpoint(failed);
    if (failed) co_return;
    const auto here = socket.local_endpoint(failed);
    const bool same = there.address().is_loopback() || there.address() == here.address();
    const Peer peer{there.address().to_string(), same && !known_.proxy};
    const Place place(*this, peer);
    if (!place.granted) co_return;
    socket.set_option(tcp::no_delay(true), failed);
    beast::tcp_stream stream(std::move(socket));
    beast::flat_buffer buffer(limits_.header + limits_.message);
    while (co_await serve_one(stream, buffer, peer)) {}
    stream.socket().shutdown(tcp::socket::shutdown_send, failed);
    co_await hear_out(stream);
  }

  // Who still sends when we hang up would lose our last answer: for a moment it is read and forgotten.
  asio::awaitable<void> hear_out(beast::tcp_stream& stream) {
    if (!stream.socket().is_open()) co_return;
    std::array<char, 1 << 14> unread;
    stream.expires_after(limits_.to_hear_out);
    for (Failed failed; !failed;) co_await stream.async_read_some(asio::buffer(unread), or_error(failed));
  }

  // One request; false when the connection is not to be used any more.
  asio::awaitable<bool> serve_one(beast::tcp_stream& stream, beast::flat_buffer& buffer, const Peer& peer) {
    Failed failed;
    http::request_parser<http::string_body> parser;
    parser.header_limit(static_cast<std::uint32_t>(limits_.header));
    parser.body_limit(UINT64_MAX);  // judged below, where it can still be answered
    stream.expires_after(limits_.idle);
    co_await http::async_read_header(stream, buffer, parser, or_error(failed));
    if (failed) co_return false;

    Share share{large_bodies_};
    const bool admitted = admit_body(parser, peer, share);
    if (!admitted) {
      Answer no = refused(Fault("too_large", "That is more than can be taken at once."));
      co_return co_await send_answer(stream, parser.get(), std::move(no), false);
    }
    stream.expires_after(share.size > 0 ? limits_.to_send : limits_.to_ask);
    co_await http::async_read(stream, buffer, parser, or_error(failed));
    if (failed) co_return false;
    Request request = parser.release();

    const Headers headers{text(request[http::field::host]), text(request[http::field::origin]),
                          text(request["Sec-Fetch-Site"]), text(request[http::field::content_type])};
    const std::string_view target = text(request.target());
    const std::size_t question = std::min(target.find('?'), target.size());
    const std::string path(target.substr(0, question));
    // A link from elsewhere may lead to the page; it may not ask for anything else.
    const bool page = path == "/" && headers.origin.empty();
    if (const auto fault =
            turned_away(page ? Headers{headers.host, {}, {}, {}} : headers, text(request.method_string()), known_)) {
      Answer no = refused(*fault);
      co_return co_await send_answer(stream, request, std::move(no), false);
    }
    if (path.starts_with("/ws/")) {
      const protocol::Either<store::Key> key = desk_->api().open(path.substr(4), peer.local);
      const bool invited = key && key->role == store::Role::invite;
      if (key && !invited && websocket::is_upgrade(request)) {
        ++metrics_.sockets;
        co_await serve_socket(std::move(stream), std::move(request), *key, hall_);
        --metrics_.sockets;
        co_return false;
      }
      Answer no = refused(!key      ? key.fault()
                          : invited ? Fault("invitation", "This is an invitation: take the seat first.")
                                    : Fault("no_websocket", "This address is for WebSockets."));
      co_return co_await send_answer(stream, request, std::move(no), request.keep_alive());
    }
    if (!path.starts_with("/api/")) co_return co_await send_file(stream, request, path);

    const bool keep = request.keep_alive() && !metrics_.ending;
    const std::string who = known_.proxy ? forwarded_for(text(request["X-Forwarded-For"]), peer.address) : peer.address;
    Ask ask{std::string(text(request.method_string())),
            path,
            std::string(target.substr(std::min(question + 1, target.size()))),
            std::move(request.body()),
            who,
            peer.local};
    const auto begin = [&](auto done) { desk_->handle(std::move(ask), std::move(done)); };
    const auto asked = std::chrono::steady_clock::now();
    ++asking_;
    Answer answer = co_await brought<Answer>(begin);
    const auto took = std::chrono::steady_clock::now() - asked;
    metrics_.answered(answer.status, took);
    log_.say(answer.status < 500 ? Log::Level::info : Log::Level::error, "request",
             {{"method", std::string(text(request.method_string()))},
              {"path", without_links(path)},
              {"status", answer.status},
              {"ms", std::chrono::duration_cast<std::chrono::milliseconds>(took).count()},
              {"from", who}});
    const bool going_on = co_await send_answer(stream, request, std::move(answer), keep);
    --asking_;
    co_return going_on;
  }

  bool admit_body(http::request_parser<http::string_body>& parser, const Peer& peer, Share& share) {
    const auto length = parser.content_length();
    parser.body_limit(limits_.message);
    if (!length || *length <= limits_.message) return true;
    if (*length > (peer.local ? limits_.body : limits_.body_elsewhere) ||
        large_bodies_ + *length > limits_.large_bodies)
      return false;
    share.size = *length;
    large_bodies_ += share.size;
    parser.body_limit(*length);
    return true;
  }

  template <class Response>
  static void dress(Response& response) {
    response.set("X-Content-Type-Options", "nosniff");
    response.set("Referrer-Policy", "no-referrer");
    response.set("Cross-Origin-Opener-Policy", "same-origin");
    response.set("Cross-Origin-Resource-Policy", "same-origin");
    response.set(
        "Content-Security-Policy",
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data: blob:; connect-src 'self' blob: data:; worker-src 'self' blob:; object-src 'none'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
  }

  asio::awaitable<bool> send_answer(beast::tcp_stream& stream, const Request& request, Answer answer, bool keep) {
    http::response<http::string_body> response(static_cast<http::status>(answer.status), request.version());
    dress(response);
    response.set(http::field::content_type, answer.type);
    response.set(http::field::cache_control, "no-store");
    if (!answer.download.empty())
      response.set(http::field::content_disposition, "attachment; filename=\"" + answer.download + "\"");
    response.keep_alive(keep);
    response.content_length(answer.body.size());
    if (request.method() != http::verb::head) response.body() = std::move(answer.body);
    Failed failed;
    stream.expires_after(limits_.to_read);
    co_await http::async_write(stream, response, or_error(failed));
    co_return !failed && keep;
  }

  asio::awaitable<bool> send_file(beast::tcp_stream& stream, const Request& request, const std::string& path) {
    const bool keep = request.keep_alive();
    const File* file = files_.find(path);
    // Answers have names here, since g++ 12 destroys unnamed ones in such a call twice.
    Answer none{.status = 404, .body = "There is nothing at this address.\n", .type = "text/plain"};
    Answer readable = refused(Fault("wrong_method", "Files are only there to be read."));
    if (request.method() != http::verb::get && request.method() != http::verb::head)
      co_return co_await send_answer(stream, request, std::move(readable), keep);
    if (!file) co_return co_await send_answer(stream, request, std::move(none), keep);
    const bool packed =
        !file->packed.empty() && text(request[http::field::accept_encoding]).find("gzip") != std::string_view::npos;
    const std::string& bytes = packed ? file->packed : file->bytes;
    const std::string& tag = packed ? file->packed_tag : file->tag;
    const bool known = text(request[http::field::if_none_match]) == tag;
    http::response<http::span_body<const char>> response(known ? http::status::not_modified : http::status::ok,
                                                         request.version());
    dress(response);
    response.set(http::field::content_type, file->type);
    response.set(http::field::etag, tag);
    response.set(http::field::vary, "Accept-Encoding");
    response.set(http::field::cache_control, file->lasting ? "public, max-age=31536000, immutable" : "no-cache");
    if (packed) response.set(http::field::content_encoding, "gzip");
    response.keep_alive(keep);
    if (!known) response.content_length(bytes.size());
    if (!known && request.method() == http::verb::get)
      response.body() = beast::span<const char>(bytes.data(), bytes.size());
    Failed failed;
    stream.expires_after(limits_.to_read);
    co_await http::async_write(stream, response, or_error(failed));
    co_return !failed && keep;
  }

  // What connections touch when they go stands before the network, which drops them.
  const Limits limits_;
  const bool listen_;
  const Public known_;
  Log silent_;
  Log& log_;
  Metrics metrics_;
  std::atomic<std::int64_t> asking_ = 0;  // answered, but not sent yet, or still to be answered
  std::size_t connections_ = 0, connections_here_ = 0, large_bodies_ = 0;
  std::map<std::string, std::size_t> by_address_;
  std::unique_ptr<store::Store> store_;
  const Files files_;
  asio::io_context io_{1};
  tcp::acceptor acceptor_{io_};
  std::uint16_t port_ = 0;
  std::vector<std::string> listening_;
  Hall hall_;
  std::optional<Desk> desk_;
  std::optional<Operator> operator_;
  std::jthread thread_;
};

}  // namespace

std::unique_ptr<Server> Server::start(const Settings& settings, data::Library library, std::string& error) {
  auto store = store::Store::open(settings.store, error);
  if (!store) return nullptr;
  auto net = std::make_unique<Net>(settings, std::move(store), std::move(library));
  error = net->open(settings);
  if (!error.empty()) return nullptr;
  return net;
}

}  // namespace fyrd::server
