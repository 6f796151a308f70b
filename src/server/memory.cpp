// Which games are in memory: counted in bytes, those used longest ago put away.
#include "server/hall.h"

namespace fyrd::server {

void Hall::take_in(const RoomPtr& room, std::unique_ptr<LiveGame> game) {
  room->game = std::move(game);
  room->reel = std::make_shared<BoundedReel>(limits_.reel);
  room->place = live_.insert(live_.end(), room);
  count(*room);
}

void Hall::count(Room& room) {
  const std::size_t now = room.game ? room.game->bytes() + room.reel->bytes() : 0;
  memory_ = memory_ - room.bytes + now;
  room.bytes = now;
}

// The games used longest ago that nothing is being done with, first those that nobody is looking at.
std::vector<std::unique_ptr<LiveGame>> Hall::make_room(const RoomPtr& but) {
  std::vector<std::unique_ptr<LiveGame>> out;
  for (const bool looked_at : {false, true})
    for (auto at = live_.begin(); at != live_.end() && memory_ > limits_.memory;) {
      const RoomPtr room = *at++;
      if (room == but || room->state == Room::State::busy || room->visitors.empty() == looked_at) continue;
      out.push_back(take_game(*room));
      tidy(room);
    }
  return out;
}

std::unique_ptr<LiveGame> Hall::take_game(Room& room) {
  if (!room.game) return nullptr;
  live_.erase(room.place);
  std::unique_ptr<LiveGame> game = std::move(room.game);
  count(room);
  return game;
}

// What is in memory has gone further than what is kept.
void Hall::forget(Room& room) {
  std::lock_guard hold(mutex_);
  take_game(room);
}

std::size_t Hall::live() {
  std::lock_guard hold(mutex_);
  return live_.size();
}

std::size_t Hall::memory() {
  std::lock_guard hold(mutex_);
  return memory_;
}

}  // namespace fyrd::server
