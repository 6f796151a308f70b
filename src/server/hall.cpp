// One thing at a time in each room, and a bounded number of games in memory.
#include "server/hall.h"

#include <algorithm>
#include <future>

#include "protocol/requests.h"

namespace fyrd::server {

using protocol::Fault;

namespace {

constexpr std::size_t campaigns_at_hand = 3;

std::string refusal(std::string_view line, const Fault& fault) {
  return protocol::reply_line(protocol::parse(line), fault);
}

}  // namespace

Hall::Hall(store::Store& store, data::Library library, const Limits& limits, unsigned threads)
    : store_(store), library_(std::move(library)), limits_(limits), crew_(threads),
      again_([this](const std::stop_token& stop) { try_again(stop); }) {
  store_.expire(club::now_in_milliseconds() - std::chrono::milliseconds(limits_.unused).count());
}

Hall::~Hall() { stop(); }

// First no new work, then what is being written is told, then nothing is left that could call back.
void Hall::stop() {
  again_.request_stop();
  if (again_.joinable()) again_.join();
  crew_.stop();
  store_.finish();
}

Hall::RoomPtr Hall::room(std::int64_t id) {
  RoomPtr& room = rooms_[id];
  if (!room) room = std::make_shared<Room>(id);
  return room;
}

void Hall::schedule(const RoomPtr& room) {
  if (room->state != Room::State::idle) return;
  const bool thinking = room->game && !room->stuck && !room->gone && room->game->thinks();
  const bool waits = room->unkept && !room->game && !room->visitors.empty();
  if (room->inquiries.empty() && !thinking && !waits) return tidy(room);
  room->state = Room::State::waiting;
  const Lane lane = !room->inquiries.empty() ? Lane::asked : !room->visitors.empty() ? Lane::watched : Lane::alone;
  crew_.post(lane, [this, room] { work(room); });
}

// A room without anybody and without a game needs no place.
void Hall::tidy(const RoomPtr& room) {
  if (room->game || !room->visitors.empty() || !room->inquiries.empty() || room->state != Room::State::idle) return;
  const auto at = rooms_.find(room->id);
  if (at != rooms_.end() && at->second == room) rooms_.erase(at);
}

void Hall::work(const RoomPtr& room) {
  std::optional<Inquiry> inquiry;
  bool unopened = false, gone = false;
  {
    std::lock_guard hold(mutex_);
    room->state = Room::State::busy;
    gone = room->gone;
    // Put away in the middle of a computer player's turn, it is opened again only if somebody looks.
    unopened = !room->game && !room->gone && !(room->inquiries.empty() && room->visitors.empty());
    if (room->game) live_.splice(live_.end(), live_, room->place);
    const bool thinks = room->game && !room->stuck && !room->gone && room->game->thinks();
    if (!unopened && !room->inquiries.empty() && !(thinks && room->asked_last)) {
      inquiry = std::move(room->inquiries.front());
      room->inquiries.pop_front();
    }
    room->asked_last = inquiry.has_value();
  }
  if (unopened) return crew_.post(Lane::long_, [this, room] { open(room); });
  if (inquiry) return answer(room, std::move(*inquiry), gone);
  if (room->game && room->game->thinks()) return think(room);
  release(room);  // it was put away while it waited
}

void Hall::open(const RoomPtr& room) {
  auto game = LiveGame::reopen(store_, room->id, library_);
  std::deque<Inquiry> refused;
  std::unique_ptr<LiveGame> put_away;
  {
    std::lock_guard hold(mutex_);
    room->unkept = false;
    if (game) {
      if (live_.size() >= limits_.live) put_away = put_one_away();
      room->game = std::move(*game);
      room->place = live_.insert(live_.end(), room);
      room->stuck = false;
    } else {
      refused.swap(room->inquiries);
    }
  }
  for (Inquiry& q : refused) q.reply(refusal(q.line, game.fault()));
  release(room);
}

// The game used longest ago that nothing is being done with, preferably one that nobody is looking at.
std::unique_ptr<LiveGame> Hall::put_one_away() {
  const auto idle = [](const RoomPtr& r) { return r->state != Room::State::busy; };
  auto found =
      std::find_if(live_.begin(), live_.end(), [&](const RoomPtr& r) { return idle(r) && r->visitors.empty(); });
  if (found == live_.end()) found = std::find_if(live_.begin(), live_.end(), idle);
  if (found == live_.end()) return nullptr;
  const RoomPtr room = *found;
  std::unique_ptr<LiveGame> game = take_game(*room);
  tidy(room);
  return game;
}

void Hall::answer(const RoomPtr& room, Inquiry q, bool gone) {
  if (gone || !room->game) {
    q.reply(refusal(q.line, Fault("no_such_game", "The game was deleted.")));
    return release(room);
  }
  LiveGame::Outcome outcome = room->game->handle(q.key, q.line, limits_);
  if (outcome.later) {
    look_ahead(std::move(q), std::move(outcome.later));
    return release(room);
  }
  if (!outcome.change) {
    q.reply(std::move(outcome.reply));
    return release(room);
  }
  room->stuck = false;
  store_.change(
      std::move(*outcome.change), true, [this, room, q = std::move(q), reply = std::move(outcome.reply)](bool kept) {
        if (kept) {
          q.reply(reply);
          tell_changed(*room);
        } else {
          q.reply(refusal(q.line,
                          Fault("not_kept", "The game could not be written to the disk; nothing has been decided.")));
          forget(*room);
        }
        release(room);
      });
}

// The room is free meanwhile. Each who waits holds a copy of a game, so there may not be many.
void Hall::look_ahead(Inquiry q, std::function<std::string()> later) {
  if (looking_ahead_.fetch_add(1) >= limits_.looks_ahead) {
    --looking_ahead_;
    return q.reply(refusal(q.line, Fault("busy", "Too many look ahead at once; ask again in a moment.")));
  }
  crew_.post(Lane::ahead, [this, reply = std::move(q.reply), later = std::move(later)] {
    std::string line = later();
    --looking_ahead_;
    reply(std::move(line));
  });
}

// What is in memory has gone further than what is kept.
void Hall::forget(Room& room) {
  std::lock_guard hold(mutex_);
  take_game(room);
}

void Hall::think(const RoomPtr& room) {
  auto change = room->game->think();
  bool looked_at = false;
  {
    std::lock_guard hold(mutex_);
    room->stuck = !change;
    looked_at = !room->visitors.empty();
  }
  if (!change) return release(room);
  store_.change(std::move(*change), looked_at, [this, room](bool kept) {
    if (kept) return tell_changed(*room), release(room);
    forget(*room);
    tell_not_kept(*room);
    std::lock_guard hold(mutex_);
    room->state = Room::State::idle;
    room->unkept = true;
    if (!room->inquiries.empty()) schedule(room);
  });
}

// In a while there may be room on the disk again. Only where somebody looks: others go on when somebody does.
void Hall::try_again(const std::stop_token& stop) {
  std::unique_lock hold(mutex_);
  while (!stop.stop_requested()) {
    waiting_.wait_for(hold, stop, limits_.try_again, [] { return false; });
    std::vector<RoomPtr> all;
    for (const auto& [id, room] : rooms_)
      if (room->unkept) all.push_back(room);
    for (const RoomPtr& room : all)
      if (!stop.stop_requested()) schedule(room);
  }
}

void Hall::release(const RoomPtr& room) {
  std::unique_ptr<LiveGame> put_away;
  std::lock_guard hold(mutex_);
  room->state = Room::State::idle;
  if (room->gone) put_away = take_game(*room);
  schedule(room);
}

std::unique_ptr<LiveGame> Hall::take_game(Room& room) {
  if (!room.game) return nullptr;
  live_.erase(room.place);
  return std::move(room.game);
}

void Hall::add(std::unique_ptr<LiveGame> game) {
  std::unique_ptr<LiveGame> put_away;
  std::lock_guard hold(mutex_);
  if (live_.size() >= limits_.live) put_away = put_one_away();
  const RoomPtr r = room(game->about().id);
  r->game = std::move(game);
  r->place = live_.insert(live_.end(), r);
  schedule(r);
}

// What is nothing new to somebody is not told: how often others decide in secret is their own affair.
void Hall::tell_changed(Room& room) {
  std::vector<Visitor> visitors;
  {
    std::lock_guard hold(mutex_);
    visitors = room.visitors;
  }
  const std::string asked = room.game->asked();
  for (Visitor& v : visitors) {
    std::string line = room.game->changed_push(v.key);
    if (v.told == asked + line) continue;
    v.told = asked + line;
    v.guest->tell(Guest::News::changed, std::move(line));
  }
  std::lock_guard hold(mutex_);
  for (Visitor& there : room.visitors)
    for (Visitor& told : visitors)
      if (there.guest == told.guest) there.told = told.told;
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

void Hall::ask(const store::Key& key, std::string line, Reply reply) {
  std::lock_guard hold(mutex_);
  const RoomPtr r = room(key.game);
  r->inquiries.push_back({key, std::move(line), std::move(reply)});
  schedule(r);
}

void Hall::enter(const store::Key& key, std::shared_ptr<Guest> guest) {
  {
    std::lock_guard hold(mutex_);
    room(key.game)->visitors.push_back({key, std::move(guest)});
  }
  tell_seats(key.game);
}

void Hall::leave(const store::Key& key, const Guest* guest) {
  {
    std::lock_guard hold(mutex_);
    const auto found = rooms_.find(key.game);
    if (found == rooms_.end()) return;
    std::erase_if(found->second->visitors, [&](const Visitor& v) { return v.guest.get() == guest; });
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

void Hall::in_campaign(const std::string& token, const std::function<void(club::Chain&)>& visit) {
  std::shared_ptr<Shelved> one;
  {
    std::lock_guard hold(mutex_);
    std::shared_ptr<Shelved>& there = campaigns_[token];
    if (!there) there = std::make_shared<Shelved>();
    one = there;
    // Those nobody is at are read again when they are asked for.
    if (campaigns_.size() > campaigns_at_hand)
      std::erase_if(campaigns_, [](const auto& other) { return other.second.use_count() == 1; });
  }
  std::lock_guard hold(one->mutex);
  visit(one->chain);
}

bool Hall::written(const std::function<void(club::Archive::Done)>& write) {
  auto promise = std::make_shared<std::promise<bool>>();
  write([promise](bool good) { promise->set_value(good); });
  return promise->get_future().get();
}

std::size_t Hall::live() {
  std::lock_guard hold(mutex_);
  return live_.size();
}

bool Hall::quiet() {
  std::lock_guard hold(mutex_);
  return looking_ahead_ == 0 && std::all_of(rooms_.begin(), rooms_.end(), [](const auto& one) {
           return one.second->inquiries.empty() && !(one.second->asked_last && one.second->state == Room::State::busy);
         });
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

void Hall::tell_seats(std::int64_t id) {
  std::vector<Visitor> visitors;
  {
    std::lock_guard hold(mutex_);
    if (const auto found = rooms_.find(id); found != rooms_.end()) visitors = found->second->visitors;
  }
  if (visitors.empty()) return;
  const auto game = store_.game(id);
  if (!game) return;
  const auto keys = store_.keys(id);
  std::vector<std::string> tokens;
  for (const Visitor& v : visitors) tokens.push_back(v.key.token);
  for (const Visitor& v : visitors)
    v.guest->tell(Guest::News::seats, protocol::dump({{"push", "seats"},
                                                      {"sides", club::sides_json(*game, v.key, keys, tokens)},
                                                      {"keep", game->kept}}));
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

void Hall::remove(std::int64_t game, std::function<void(bool)> done) {
  store_.remove(game, [this, game, done = std::move(done)](bool removed) {
    if (removed) dismiss(game);
    done(removed);
  });
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
