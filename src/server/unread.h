// What clients were sent and have not taken yet, all together: when it is too much, who has taken nothing for longest
// is hung up on.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <list>
#include <mutex>

namespace fyrd::server {

class Unread {
 public:
  explicit Unread(std::size_t most) : most_(most) {}

  // Of one connection. It is hung up on once, and counts for nothing from then on.
  class Share {
   public:
    Share(Unread& all, std::function<void()> hang_up) : all_(all), hang_up_(std::move(hang_up)) {}
    Share(const Share&) = delete;
    Share& operator=(const Share&) = delete;
    ~Share() { close(); }
    std::size_t bytes() const { return bytes_; }
    void add(std::size_t bytes) { all_.add(*this, bytes); }
    void take(std::size_t bytes) {
      std::lock_guard hold(all_.mutex_);
      all_.count(*this, bytes_ - std::min(bytes, bytes_));
    }
    void close() {
      std::lock_guard hold(all_.mutex_);
      all_.count(*this, 0);
      open_ = false;
    }

   private:
    friend class Unread;
    Unread& all_;
    const std::function<void()> hang_up_;
    bool open_ = true;
    std::size_t bytes_ = 0;
    std::list<Share*>::iterator place_;  // where there are any bytes
  };

 private:
  void add(Share& share, std::size_t bytes) {
    std::list<Share*> gone;
    {
      std::lock_guard hold(mutex_);
      if (!share.open_ || bytes == 0) return;
      if (share.bytes_ == 0) share.place_ = waiting_.insert(waiting_.end(), &share);
      share.bytes_ += bytes, bytes_ += bytes;
      while (bytes_ > most_) {
        Share& slowest = *waiting_.front();
        gone.push_back(&slowest);
        count(slowest, 0);
        slowest.open_ = false;
      }
    }
    for (const Share* one : gone) one->hang_up_();
  }
  // Who has taken something goes to the end.
  void count(Share& share, std::size_t bytes) {
    if (share.bytes_ == 0) return;
    waiting_.erase(share.place_);
    bytes_ -= share.bytes_ - bytes;
    share.bytes_ = bytes;
    if (bytes > 0) share.place_ = waiting_.insert(waiting_.end(), &share);
  }

  const std::size_t most_;
  std::mutex mutex_;  // a connection's last words may be dropped by any thread
  std::size_t bytes_ = 0;
  std::list<Share*> waiting_;
};

}  // namespace fyrd::server
