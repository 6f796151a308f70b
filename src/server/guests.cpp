// Who is in which room, and what they are told of it.
#include "protocol/requests.h"
#include "server/hall.h"

namespace fyrd::server {

void Hall::enter(const store::Key& key, std::shared_ptr<Guest> guest) {
  {
    std::lock_guard hold(mutex_);
    room(key.game)->visitors.push_back({key, std::move(guest)});
  }
  tell_seats(key.game);
}

void Hall::leave(const store::Key& key, const Guest* guest) {
  std::vector<LookPtr> dropped;
  {
    std::lock_guard hold(mutex_);
    cancel(guest, "", dropped);
    const auto found = rooms_.find(key.game);
    if (found == rooms_.end()) return;
    std::erase_if(found->second->visitors, [&](const Visitor& v) { return v.guest.get() == guest; });
    found->second->inquiries.drop(key.token, [&](const Inquiry& q) { return q.from == guest; });
    tidy(RoomPtr(found->second));
  }
  tell_seats(key.game);
}

std::vector<std::string> Hall::here(std::int64_t game) {
  std::lock_guard hold(mutex_);
  std::vector<std::string> out;
  if (const auto found = rooms_.find(game); found != rooms_.end())
    for (const Visitor& v : found->second->visitors) out.push_back(v.key.token);
  return out;
}

// Before anything is done in the room: who has come finds it as it is now.
void Hall::receive(Room& room) {
  std::map<std::string, store::Key> keys;
  {
    std::lock_guard hold(mutex_);
    for (const Visitor& v : room.visitors)
      if (v.told.empty()) keys.emplace(v.key.token, v.key);
  }
  if (keys.empty()) return;
  const std::string asked = room.game->asked();
  std::map<std::string, std::string> found;
  for (const auto& [token, key] : keys) found[token] = asked + room.game->changed_push(key);
  std::lock_guard hold(mutex_);
  for (Visitor& v : room.visitors)
    if (const auto at = found.find(v.key.token); v.told.empty() && at != found.end()) v.told = at->second;
}

// What is nothing new to somebody is not told: how often others decide in secret is their own affair, and who has come
// meanwhile has seen nothing older. All who come by the same link hear the same, which is made once, however many they
// are.
void Hall::tell_changed(Room& room) {
  std::map<std::string, store::Key> keys;
  {
    std::lock_guard hold(mutex_);
    for (const Visitor& v : room.visitors) keys.emplace(v.key.token, v.key);
  }
  if (keys.empty()) return;
  const std::string asked = room.game->asked();
  std::map<std::string, std::string> lines;
  for (const auto& [token, key] : keys) lines[token] = room.game->changed_push(key);
  std::vector<Visitor> news;
  {
    std::lock_guard hold(mutex_);
    for (Visitor& v : room.visitors) {
      const auto line = lines.find(v.key.token);
      if (line == lines.end() || v.told == asked + line->second) continue;
      const bool came_meanwhile = v.told.empty();
      v.told = asked + line->second;
      if (!came_meanwhile) news.push_back(v);
    }
  }
  for (const Visitor& v : news) v.guest->tell(Guest::News::changed, lines[v.key.token]);
}

void Hall::tell_not_kept(Room& room) {
  std::vector<Visitor> visitors;
  {
    std::lock_guard hold(mutex_);
    visitors = room.visitors;
  }
  const std::string line = protocol::dump(
      {{"push", "not_kept"},
       {"message", "The computer has decided, but the disk did not take it; it is tried again until there is room."}});
  for (const Visitor& v : visitors) v.guest->tell(Guest::News::not_kept, line);
}

void Hall::say_good_bye() {
  std::vector<Visitor> all;
  {
    std::lock_guard hold(mutex_);
    for (const auto& [id, room] : rooms_) all.insert(all.end(), room->visitors.begin(), room->visitors.end());
  }
  for (const Visitor& v : all)
    v.guest->tell(Guest::News::gone,
                  protocol::dump({{"push", "ending"}, {"message", "The server ends. All is kept; come back soon."}}));
}

// Soon, and once for all who come and go meanwhile.
void Hall::tell_seats(std::int64_t id) {
  std::lock_guard hold(mutex_);
  const auto found = rooms_.find(id);
  if (found == rooms_.end() || found->second->visitors.empty() || found->second->seats_to_tell) return;
  found->second->seats_to_tell = true;
  crew_.post(Lane::asked, found->second->name, [this, room = found->second] { tell_seats_now(*room); });
}

void Hall::tell_seats_now(Room& room) {
  std::lock_guard in_turn(room.telling_seats);
  std::vector<Visitor> visitors;
  {
    std::lock_guard hold(mutex_);
    room.seats_to_tell = false;
    visitors = room.visitors;
  }
  const auto game = store_.game(room.id);
  if (!game) return;
  const auto keys = store_.keys(room.id);
  std::map<std::string, std::string> lines;
  for (const Visitor& v : visitors) lines[v.key.token];
  std::vector<std::string> here;
  for (const auto& [token, line] : lines) here.push_back(token);
  for (const Visitor& v : visitors) {
    std::string& line = lines[v.key.token];
    if (line.empty())
      line = protocol::dump(
          {{"push", "seats"}, {"sides", club::sides_json(*game, v.key, keys, here)}, {"keep", game->kept}});
    v.guest->tell(Guest::News::seats, line);
  }
}

void Hall::turn_out(std::int64_t game, const std::string& token) {
  std::vector<Visitor> out;
  {
    std::lock_guard hold(mutex_);
    const auto found = rooms_.find(game);
    if (found == rooms_.end()) return;
    for (const Visitor& v : found->second->visitors)
      if (v.key.token == token) out.push_back(v);
  }
  for (const Visitor& v : out)
    v.guest->tell(Guest::News::gone, protocol::dump({{"push", "gone"}, {"message", "This link was withdrawn."}}));
}

void Hall::dismiss(std::int64_t game) {
  std::vector<Visitor> visitors;
  {
    std::lock_guard hold(mutex_);
    if (const auto found = rooms_.find(game); found != rooms_.end()) {
      const RoomPtr room = found->second;
      room->gone = true;
      visitors.swap(room->visitors);
      if (room->state != Room::State::busy) take_game(*room);
      tidy(room);
    }
  }
  for (const Visitor& v : visitors)
    v.guest->tell(Guest::News::gone, protocol::dump({{"push", "gone"}, {"message", "The game was deleted."}}));
}

}  // namespace fyrd::server
