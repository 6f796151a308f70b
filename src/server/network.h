// The network of a server: its connections, and what they share. Only for the files that speak Beast.
#pragma once

#include <atomic>
#include <thread>

#include "server/metrics.h"
#include "server/net.h"
#include "server/operator.h"
#include "server/server.h"

namespace fyrd::server {

class Net final : public Server {
 public:
  Net(const Settings&, std::unique_ptr<store::Store>, data::Library);
  ~Net() override { stop(); }
  std::string open(const Settings&);  // a sentence when that is not possible

  std::uint16_t port() const override { return port_; }
  std::vector<std::string> listening() const override { return listening_; }
  const std::vector<std::string>& notes() const override { return store_->notes(); }
  std::uint16_t operator_port() const override { return operator_ ? operator_->port() : 0; }
  void finish(std::chrono::milliseconds within) override;
  void stop() override;

 private:
  struct Peer {
    std::string address;
    bool local;
  };

  class Place;
  struct Share;

  asio::awaitable<void> accept_all();
  asio::awaitable<void> let_expire();

  // Of one connection.
  asio::awaitable<void> serve(tcp::socket);
  asio::awaitable<void> hear_out(beast::tcp_stream&);
  asio::awaitable<bool> serve_one(beast::tcp_stream&, beast::flat_buffer&, const Peer&);
  asio::awaitable<bool> serve_table(beast::tcp_stream&, Request, const std::string& token, const Peer&);
  asio::awaitable<bool> ask_desk(beast::tcp_stream&, Request, const std::string& path, const std::string& query,
                                 const Peer&);
  bool admit_body(http::request_parser<http::string_body>&, const Peer&, Share&);
  asio::awaitable<bool> send_answer(beast::tcp_stream&, const Request&, club::Answer, bool keep);
  asio::awaitable<bool> send_file(beast::tcp_stream&, const Request&, const std::string& path);

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
  Unread unread_{limits_.unread_by_all};
  std::unique_ptr<store::Store> store_;
  const Files files_;
  asio::io_context io_{1};
  tcp::acceptor acceptor_{io_};
  std::uint16_t port_ = 0;
  std::vector<std::string> listening_;
  Hall hall_;
  std::optional<Counter> counter_;
  std::optional<Operator> operator_;
  std::jthread thread_;
};

}  // namespace fyrd::server
