// The frames of one game, for whoever asks next: as many as there is room for, the latest made.
#pragma once

#include <deque>
#include <map>
#include <mutex>

#include "protocol/reel.h"

namespace fyrd::server {

class BoundedReel final : public protocol::Reel {
 public:
  explicit BoundedReel(std::size_t most) : most_(most) {}

  Frame find(const std::string& eyes, std::size_t number) override {
    std::lock_guard hold(mutex_);
    const auto found = frames_.find({eyes, number});
    return found == frames_.end() ? nullptr : found->second;
  }
  void keep(const std::string& eyes, std::size_t number, Frame frame) override {
    std::lock_guard hold(mutex_);
    const Key key{eyes, number};
    if (!frames_.emplace(key, frame).second) return;
    order_.push_back(key);
    bytes_ += cost(*frame);
    for (; bytes_ > most_; order_.pop_front()) {
      const auto oldest = frames_.find(order_.front());
      bytes_ -= cost(*oldest->second);
      frames_.erase(oldest);
    }
  }
  std::size_t bytes() {
    std::lock_guard hold(mutex_);
    return bytes_;
  }

 private:
  using Key = std::pair<std::string, std::size_t>;
  static std::size_t cost(const std::string& frame) { return frame.capacity() + 200; }  // with its places here

  const std::size_t most_;
  std::mutex mutex_;
  std::map<Key, Frame> frames_;
  std::deque<Key> order_;
  std::size_t bytes_ = 0;
};

}  // namespace fyrd::server
