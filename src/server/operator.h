// The operator's own door, on a port of this computer alone: health, metrics, and every game there is.
#pragma once

#include "club/api.h"
#include "server/hall.h"
#include "server/metrics.h"
#include "server/net.h"

namespace fyrd::server {

using club::Answer;
using club::Api;
using protocol::Json;

class Operator {
 public:
  Operator(asio::io_context& io, Hall& hall, const Metrics& metrics) : acceptor_(io), hall_(hall), metrics_(metrics) {}
  std::string open(std::uint16_t port);  // what is wrong, or nothing; 0 takes a free one
  std::uint16_t port() const { return port_; }

 private:
  asio::awaitable<void> accept_all();
  asio::awaitable<void> serve(tcp::socket);
  void remove(const std::string& path, const Api::Done&);
  void answer(const std::string& method, const std::string& path, const Api::Done&);

  tcp::acceptor acceptor_;
  Hall& hall_;
  const Metrics& metrics_;
  std::uint16_t port_ = 0;
};

}  // namespace fyrd::server
