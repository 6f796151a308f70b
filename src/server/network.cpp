// Starting to listen, taking connections in, and ending in good order.
#include "server/network.h"

#include <fmt/format.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <sys/socket.h>

namespace fyrd::server {

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

}  // namespace

Net::Net(const Settings& settings, std::unique_ptr<store::Store> store, data::Library library)
    : limits_(settings.limits), listen_(settings.listen), known_(settings.known),
      log_(settings.log ? *settings.log : silent_), store_(std::move(store)), files_(settings.web),
      hall_(*store_, std::move(library), settings.limits,
            settings.threads ? settings.threads : std::max(2u, std::thread::hardware_concurrency())) {}

std::string Net::open(const Settings& settings) {
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
  counter_.emplace(hall_, listening_);
  if (settings.operator_port) {
    operator_.emplace(io_, hall_, metrics_);
    if (std::string no = operator_->open(*settings.operator_port); !no.empty()) return no;
  }
  asio::co_spawn(io_, accept_all(), asio::detached);
  asio::co_spawn(io_, let_expire(), asio::detached);
  thread_ = std::jthread([this] { io_.run(); });
  return {};
}

void Net::finish(std::chrono::milliseconds within) {
  const auto end = std::chrono::steady_clock::now() + within;
  const auto until = [&](auto&& is, std::chrono::steady_clock::time_point last) {
    while (!is() && std::chrono::steady_clock::now() < last) std::this_thread::sleep_for(std::chrono::milliseconds(10));
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

void Net::stop() {
  io_.stop();
  if (thread_.joinable()) thread_.join();
  hall_.stop();
}

asio::awaitable<void> Net::accept_all() {
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

asio::awaitable<void> Net::let_expire() {
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

std::unique_ptr<Server> Server::start(const Settings& settings, data::Library library, std::string& error) {
  auto store = store::Store::open(settings.store, error);
  if (!store) return nullptr;
  if (settings.log)
    store->when_ailing([log = settings.log](bool ails) {
      log->say(ails ? Log::Level::error : Log::Level::info, "disk",
               {{"note", ails ? "it does not take what is to be kept" : "it takes what is to be kept again"}});
    });
  auto net = std::make_unique<Net>(settings, std::move(store), std::move(library));
  error = net->open(settings);
  if (!error.empty()) return nullptr;
  return net;
}

}  // namespace fyrd::server
