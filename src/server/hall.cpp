// One thing at a time in each room: a request, or what a computer player decides.
#include "server/hall.h"

#include <future>

#include "lab/many.h"
#include "protocol/requests.h"

namespace fyrd::server {

using protocol::Fault;

namespace {

constexpr std::size_t campaigns_at_hand = 3;

}  // namespace

std::string refusal(std::string_view line, const Fault& fault) {
  return protocol::reply_line(protocol::parse(line), fault);
}

Hall::Hall(store::Store& store, data::Library library, const Limits& limits, unsigned threads)
    : store_(store), library_(std::move(library)), limits_(limits), hands_(threads), crew_(threads),
      again_([this](const std::stop_token& stop) { try_again(stop); }) {
  store_.expire(club::now_in_milliseconds() - std::chrono::milliseconds(limits_.unused).count());
}

Hall::~Hall() { stop(); }

// First no new work, then what is being written is told, then nothing is left that could call back.
void Hall::stop() {
  again_.request_stop();
  if (again_.joinable()) again_.join();
  stopping_ = true;
  {
    std::lock_guard hold(mutex_);
    for (const auto& [guest, look] : looks_) look->unwanted = true;
  }
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
  const bool thinking = may_decide(*room);
  const bool waits = room->unkept && !room->game && !room->visitors.empty();
  if (room->inquiries.empty() && !thinking && !waits) return tidy(room);
  room->state = Room::State::waiting;
  const Lane lane = !room->inquiries.empty() ? Lane::asked : !room->visitors.empty() ? Lane::watched : Lane::alone;
  crew_.post(lane, room->name, [this, room] { work(room); });
}

// Whether it is a computer player's turn to be given the room.
bool Hall::may_decide(const Room& room) {
  return room.game && !room.stuck && !room.gone && !room.pondering && room.game->thinks();
}

// A room without anybody and without a game needs no place.
void Hall::tidy(const RoomPtr& room) {
  const bool empty = !room->game && room->visitors.empty() && room->inquiries.empty();
  if (!empty || room->pondering || room->state != Room::State::idle) return;
  const auto at = rooms_.find(room->id);
  if (at != rooms_.end() && at->second == room) rooms_.erase(at);
}

void Hall::work(const RoomPtr& room) {
  std::optional<Turns<Inquiry>::Turn> inquiry;
  bool unopened = false, gone = false, decides = false;
  {
    std::lock_guard hold(mutex_);
    room->state = Room::State::busy;
    gone = room->gone;
    // Put away in the middle of a computer player's turn, it is opened again only if somebody looks.
    unopened = !room->game && !room->gone && !(room->inquiries.empty() && room->visitors.empty());
    if (room->game) live_.splice(live_.end(), live_, room->place);
    decides = may_decide(*room);
    if (!unopened && !(decides && room->asked_last)) inquiry = room->inquiries.take();
    room->asked_last = inquiry.has_value();
  }
  if (unopened) return crew_.post(Lane::long_, room->name, [this, room] { open(room); });
  if (inquiry) return answer(room, std::move(inquiry->item), gone);
  if (decides) return decide(room);
  release(room);  // what it waited for is gone
}

void Hall::open(const RoomPtr& room) {
  auto game = LiveGame::reopen(store_, room->id, library_);
  std::vector<Inquiry> refused;
  std::vector<std::unique_ptr<LiveGame>> put_away;
  {
    std::lock_guard hold(mutex_);
    room->unkept = false;
    if (game) {
      take_in(room, std::move(*game));
      put_away = make_room(room);
      room->stuck = false;
    } else {
      refused = room->inquiries.take_all();
    }
  }
  for (Inquiry& q : refused) q.reply(refusal(q.line, game.fault()));
  release(room);
}

void Hall::answer(const RoomPtr& room, Inquiry q, bool gone) {
  if (gone || !room->game) {
    q.reply(refusal(q.line, Fault("no_such_game", "The game was deleted.")));
    return release(room);
  }
  receive(*room);
  const std::int64_t before = worked();
  LiveGame::Outcome outcome = room->game->handle(q.key, q.line, limits_, room->reel);
  std::vector<LookPtr> cancelled;
  {
    std::lock_guard hold(mutex_);
    room->inquiries.charge(q.key.token, 1 + worked() - before);
    if (!outcome.cancels.empty()) cancel(q.from, outcome.cancels, cancelled);
    if (outcome.hurries) room->hurried = room->pondering;
    if (outcome.change && outcome.change->takes_back) room->reel = std::make_shared<BoundedReel>(limits_.reel);
  }
  for (const LookPtr& one : cancelled)
    one->asked.reply(refusal(one->asked.line, Fault("cancelled", "It is not wanted any more.")));
  if (outcome.later) {
    look(std::move(q), std::move(outcome));
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

// Who thinks ahead does so beside the room, and decides in it; who plays by habit does both at once.
void Hall::decide(const RoomPtr& room) {
  std::optional<LiveGame::Thought> thought;
  {
    std::lock_guard hold(mutex_);
    thought.swap(room->thought);
  }
  if (thought && !room->game->holds(*thought)) return release(room);
  receive(*room);
  if (!thought)
    if (auto thinking = room->game->thinking()) return ponder(room, std::move(thinking));
  auto change = thought ? room->game->decide(*thought) : room->game->think();
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

void Hall::ponder(const RoomPtr& room, LiveGame::Thinking thinking) {
  Lane lane = Lane::thoughts;
  {
    std::lock_guard hold(mutex_);
    room->pondering = true;
    room->hurried = false;
    if (room->visitors.empty()) lane = Lane::musings;
  }
  crew_.post(lane, room->name, [this, room, thinking = std::move(thinking)] {
    const LiveGame::Thought made_up = thinking(hands(hands_, [this, &room] { return stopping_ || room->hurried; }));
    std::lock_guard hold(mutex_);
    room->pondering = false;
    if (stopping_) return;
    room->thought = made_up;
    schedule(room);
  });
  release(room);
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
  std::vector<std::unique_ptr<LiveGame>> put_away;
  std::lock_guard hold(mutex_);
  room->state = Room::State::idle;
  if (room->gone) put_away.push_back(take_game(*room));
  if (room->game) {
    count(*room);
    if (memory_ > limits_.memory) put_away = make_room(room);
  }
  schedule(room);
}

void Hall::add(std::unique_ptr<LiveGame> game) {
  std::vector<std::unique_ptr<LiveGame>> put_away;
  std::lock_guard hold(mutex_);
  const RoomPtr r = room(game->about().id);
  take_in(r, std::move(game));
  put_away = make_room(r);
  schedule(r);
}

void Hall::ask(const store::Key& key, const Guest* from, std::string line, Reply reply) {
  std::lock_guard hold(mutex_);
  const RoomPtr r = room(key.game);
  r->inquiries.add(key.token, {key, from, std::move(line), std::move(reply)});
  schedule(r);
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

void Hall::remove(std::int64_t game, std::function<void(bool)> done) {
  store_.remove(game, [this, game, done = std::move(done)](bool removed) {
    if (removed) dismiss(game);
    done(removed);
  });
}

void Hall::remove_campaign(std::int64_t campaign, std::function<void(bool)> done) {
  const auto games = store_.links(campaign);
  store_.remove_campaign(campaign, [this, games, done = std::move(done)](bool removed) {
    if (removed && games)
      for (const std::int64_t game : *games) dismiss(game);
    done(removed);
  });
}

}  // namespace fyrd::server
