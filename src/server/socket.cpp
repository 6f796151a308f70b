// A WebSocket: requests, several of them on their way at once, their replies as they come, and news in between.
#include <array>
#include <deque>

#include "server/net.h"

namespace fyrd::server {

namespace {

// All but `news_` belongs to the network's one thread.
class Visit final : public Guest, public std::enable_shared_from_this<Visit> {
 public:
  Visit(beast::tcp_stream stream, store::Key key, Hall& hall, Unread& unread)
      : socket_(std::move(stream)), key_(std::move(key)), hall_(hall), bell_(socket_.get_executor(), never),
        written_(socket_.get_executor(), never), deadline_(socket_.get_executor()), unread_(unread, [this] { cut(); }) {
  }

  void tell(News kind, std::string line) override {
    {
      std::lock_guard hold(mutex_);
      news_[static_cast<std::size_t>(kind)] = std::move(line);
      if (knocked_) return;
      knocked_ = true;
    }
    asio::post(bell_.get_executor(), [self = shared_from_this()] { self->bell_.cancel(); });
  }

  asio::awaitable<void> run(Request request) {
    const Limits& limits = hall_.limits();
    beast::get_lowest_layer(socket_).expires_never();  // the WebSocket has a clock of its own
    socket_.set_option(websocket::stream_base::timeout{limits.to_ask, limits.idle, true});
    socket_.read_message_max(limits.message);
    Failed failed;
    co_await socket_.async_accept(request, or_error(failed));
    if (failed) co_return;
    socket_.text(true);
    socket_.auto_fragment(false);
    hall_.enter(key_, shared_from_this());
    asio::co_spawn(bell_.get_executor(), [self = shared_from_this()] { return self->write_all(); }, asio::detached);
    co_await read_all();
    open_ = false;
    bell_.cancel();
    unread_.close();
    hall_.leave(key_, this);
  }

 private:
  static constexpr auto never = asio::steady_timer::time_point::max();

  asio::awaitable<void> read_all() {
    Failed failed;
    beast::flat_buffer buffer;
    while (open_) {
      co_await socket_.async_read(buffer, or_error(failed));
      if (failed) break;
      co_await take_time();
      std::string line = beast::buffers_to_string(buffer.data());
      buffer.consume(buffer.size());
      ++waiting_;
      hall_.ask(key_, this, std::move(line), [self = shared_from_this()](std::string reply) {
        asio::post(self->bell_.get_executor(), [self, reply = std::move(reply)]() mutable {
          if (!self->open_) return;
          self->unread_.add(reply.size());
          self->replies_.push_back(std::move(reply));
          self->bell_.cancel();
        });
      });
      const Limits& limits = hall_.limits();
      while (open_ && (waiting_ >= limits.waiting || unread_.bytes() > limits.unread))
        co_await written_.async_wait(or_error(failed));
    }
  }

  // Who asks too fast is read more slowly.
  asio::awaitable<void> take_time() {
    using Seconds = std::chrono::duration<double>;
    const Limits& limits = hall_.limits();
    const auto now = std::chrono::steady_clock::now();
    allowance_ = std::min<double>(limits.burst, allowance_ + Seconds(now - last_).count() * limits.requests_a_second);
    last_ = now;
    allowance_ -= 1;
    if (allowance_ >= 0) co_return;
    asio::steady_timer pause(bell_.get_executor());
    pause.expires_after(
        std::chrono::duration_cast<std::chrono::milliseconds>(Seconds(-allowance_ / limits.requests_a_second)));
    Failed ignored;
    co_await pause.async_wait(or_error(ignored));
  }

  // Replies before the news, since they came first; of the news the last of each kind.
  std::optional<std::string> next() {
    if (!replies_.empty()) {
      std::string reply = std::move(replies_.front());
      replies_.pop_front();
      return reply;
    }
    std::lock_guard hold(mutex_);
    knocked_ = false;
    ending_ = news_[static_cast<std::size_t>(News::gone)].has_value();
    if (ending_) return news_[static_cast<std::size_t>(News::gone)];
    for (std::optional<std::string>& one : news_)
      if (one) return std::exchange(one, {});
    return {};
  }

  asio::awaitable<void> write_all() {
    const auto self = shared_from_this();
    Failed failed;
    while (open_ && !failed) {
      const bool replying = !replies_.empty();
      const std::optional<std::string> line = next();
      if (!line) {
        Failed woken;
        co_await bell_.async_wait(or_error(woken));
        continue;
      }
      // A client that does not read is not waited for.
      deadline_.expires_after(hall_.limits().to_read);
      deadline_.async_wait([self](Failed cancelled) {
        if (!cancelled) self->cut();
      });
      co_await socket_.async_write(asio::buffer(*line), or_error(failed));
      deadline_.cancel();
      if (replying) --waiting_, unread_.take(line->size()), written_.cancel();
      if (ending_) break;
    }
    open_ = false;
    cut();
    written_.cancel();
  }

  void cut() {
    Failed ignored;
    beast::get_lowest_layer(socket_).socket().close(ignored);
  }

  websocket::stream<beast::tcp_stream> socket_;
  const store::Key key_;
  Hall& hall_;
  asio::steady_timer bell_, written_, deadline_;
  bool open_ = true, ending_ = false;
  std::size_t waiting_ = 0;  // requests not answered yet
  Unread::Share unread_;
  std::deque<std::string> replies_;
  double allowance_ = 0;
  std::chrono::steady_clock::time_point last_{};
  std::mutex mutex_;
  std::array<std::optional<std::string>, 4> news_;  // by kind
  bool knocked_ = false;
};

}  // namespace

asio::awaitable<void> serve_socket(beast::tcp_stream stream, Request request, store::Key key, Hall& hall,
                                   Unread& unread) {
  const auto visit = std::make_shared<Visit>(std::move(stream), std::move(key), hall, unread);
  co_await visit->run(std::move(request));
}

}  // namespace fyrd::server
