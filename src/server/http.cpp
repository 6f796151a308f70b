// One connection: reading requests, sending answers and files.
#include <array>

#include "protocol/requests.h"
#include "server/door.h"
#include "server/network.h"

namespace fyrd::server {

using club::Answer;
using club::Ask;
using club::refused;
using protocol::Fault;

namespace {

std::string_view text(beast::string_view s) { return {s.data(), s.size()}; }

template <class Response>
void dress(Response& response) {
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

}  // namespace

// A place among the connections, given back when it goes.
class Net::Place {
 public:
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
struct Net::Share {
  std::size_t& used;
  std::size_t size = 0;
  ~Share() { used -= size; }
};

asio::awaitable<void> Net::serve(tcp::socket socket) {
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
asio::awaitable<void> Net::hear_out(beast::tcp_stream& stream) {
  if (!stream.socket().is_open()) co_return;
  std::array<char, 1 << 14> unread;
  stream.expires_after(limits_.to_hear_out);
  for (Failed failed; !failed;) co_await stream.async_read_some(asio::buffer(unread), or_error(failed));
}

// One request; false when the connection is not to be used any more.
asio::awaitable<bool> Net::serve_one(beast::tcp_stream& stream, beast::flat_buffer& buffer, const Peer& peer) {
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
  if (path.starts_with("/ws/")) co_return co_await serve_table(stream, std::move(request), path.substr(4), peer);
  if (!path.starts_with("/api/")) co_return co_await send_file(stream, request, path);
  const std::string query(target.substr(std::min(question + 1, target.size())));
  co_return co_await ask_desk(stream, std::move(request), path, query, peer);
}

// A WebSocket, until either side has enough of it.
asio::awaitable<bool> Net::serve_table(beast::tcp_stream& stream, Request request, const std::string& token,
                                       const Peer& peer) {
  const protocol::Either<store::Key> key = counter_->api().open(token, peer.local);
  const bool invited = key && key->role == store::Role::invite;
  if (key && !invited && websocket::is_upgrade(request)) {
    ++metrics_.sockets;
    co_await serve_socket(std::move(stream), std::move(request), *key, hall_, unread_);
    --metrics_.sockets;
    co_return false;
  }
  Answer no = refused(!key      ? key.fault()
                      : invited ? Fault("invitation", "This is an invitation: take the seat first.")
                                : Fault("no_websocket", "This address is for WebSockets."));
  co_return co_await send_answer(stream, request, std::move(no), request.keep_alive());
}

// REST.
asio::awaitable<bool> Net::ask_desk(beast::tcp_stream& stream, Request request, const std::string& path,
                                    const std::string& query, const Peer& peer) {
  const bool keep = request.keep_alive() && !metrics_.ending;
  const std::string method(text(request.method_string()));
  const std::string who = known_.proxy ? forwarded_for(text(request["X-Forwarded-For"]), peer.address) : peer.address;
  Ask ask{method, path, query, std::move(request.body()), who, peer.local};
  const auto begin = [&](auto done) { counter_->handle(std::move(ask), std::move(done)); };
  const auto asked = std::chrono::steady_clock::now();
  ++asking_;
  Answer answer = co_await brought<Answer>(begin);
  const auto took = std::chrono::steady_clock::now() - asked;
  metrics_.answered(answer.status, took);
  log_.say(answer.status < 500 ? Log::Level::info : Log::Level::error, "request",
           {{"method", method},
            {"path", without_links(path)},
            {"status", answer.status},
            {"ms", std::chrono::duration_cast<std::chrono::milliseconds>(took).count()},
            {"from", who}});
  const bool going_on = co_await send_answer(stream, request, std::move(answer), keep);
  --asking_;
  co_return going_on;
}

bool Net::admit_body(http::request_parser<http::string_body>& parser, const Peer& peer, Share& share) {
  const auto length = parser.content_length();
  parser.body_limit(limits_.message);
  if (!length || *length <= limits_.message) return true;
  if (*length > (peer.local ? limits_.body : limits_.body_elsewhere) || large_bodies_ + *length > limits_.large_bodies)
    return false;
  share.size = *length;
  large_bodies_ += share.size;
  parser.body_limit(*length);
  return true;
}

asio::awaitable<bool> Net::send_answer(beast::tcp_stream& stream, const Request& request, Answer answer, bool keep) {
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
  Unread::Share unread(unread_, [&stream] { stream.close(); });
  unread.add(response.body().size());
  stream.expires_after(limits_.to_read);
  co_await http::async_write(stream, response, or_error(failed));
  co_return !failed && keep;
}

asio::awaitable<bool> Net::send_file(beast::tcp_stream& stream, const Request& request, const std::string& path) {
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

}  // namespace fyrd::server
