// What both kinds of connection share. Only for the files that speak Beast.
#pragma once

#include <utility>  // which Asio forgets

#define BOOST_ASIO_HAS_CO_AWAIT 1  // where it looks for those of an older clang
#define BOOST_ASIO_HAS_STD_COROUTINE 1

#include <boost/asio.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <map>
#include <optional>

#include "server/counter.h"
#include "server/files.h"
#include "server/hall.h"
#include "server/limits.h"
#include "server/unread.h"

namespace fyrd::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using Failed = boost::system::error_code;

inline auto or_error(Failed& failed) { return asio::redirect_error(asio::use_awaitable, failed); }

// Waits for something that another thread will bring: `begin` gets a function to call with it.
template <class T, class Begin>
asio::awaitable<T> brought(Begin begin) {
  struct Waiting {
    asio::steady_timer bell;
    std::optional<T> got;
  };
  const auto here = co_await asio::this_coro::executor;
  const auto waiting =
      std::make_shared<Waiting>(Waiting{asio::steady_timer(here, asio::steady_timer::time_point::max()), {}});
  begin([waiting, here](T value) {
    asio::post(here, [waiting, value = std::move(value)]() mutable {
      waiting->got = std::move(value);
      waiting->bell.cancel();
    });
  });
  Failed ignored;
  while (!waiting->got) co_await waiting->bell.async_wait(or_error(ignored));
  co_return std::move(*waiting->got);
}

using Request = http::request<http::string_body>;

// Serves a WebSocket until either side has enough of it.
asio::awaitable<void> serve_socket(beast::tcp_stream, Request, store::Key, Hall&, Unread&);

}  // namespace fyrd::server
