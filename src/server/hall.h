// All games at once: who is where, what is asked in which game, one thing at a time in each, and which are in memory.
#pragma once

#include <atomic>
#include <condition_variable>
#include <list>
#include <map>
#include <memory>
#include <mutex>

#include "club/chain.h"
#include "club/home.h"
#include "club/rights.h"
#include "server/crew.h"
#include "server/limits.h"
#include "server/reel.h"
#include "server/turns.h"
#include "store/store.h"

namespace fyrd::server {

using club::LiveGame;

// A connected client. Told from any thread; must not wait.
class Guest {
 public:
  virtual ~Guest() = default;
  enum class News { changed, seats, not_kept, gone };
  virtual void tell(News, std::string line) = 0;  // of each kind only the last one counts
};

// Of a line of a client, by its id.
std::string refusal(std::string_view line, const protocol::Fault&);

class Hall final : public club::Home {
 public:
  Hall(store::Store&, data::Library, const Limits&, unsigned threads);
  ~Hall() override;

  using Reply = std::function<void(std::string)>;
  void ask(const store::Key& key, std::string line, Reply reply) override { ask(key, nullptr, std::move(line), reply); }
  // Of a guest: what he asked is dropped when he leaves.
  void ask(const store::Key&, const Guest*, std::string line, Reply);
  void enter(const store::Key&, std::shared_ptr<Guest>);
  void leave(const store::Key&, const Guest*);
  void add(std::unique_ptr<LiveGame>) override;
  void remove(std::int64_t game, std::function<void(bool)> done) override;
  void remove_campaign(std::int64_t campaign, std::function<void(bool)> done) override;
  void dismiss(std::int64_t game) override;
  std::vector<std::string> here(std::int64_t game) override;
  void tell_seats(std::int64_t game) override;
  void turn_out(std::int64_t game, const std::string& token) override;
  void in_campaign(const std::string& token, const std::function<void(club::Chain&)>&) override;
  bool written(const std::function<void(club::Archive::Done)>& write) override;
  std::size_t live();    // games in memory
  std::size_t memory();  // bytes of the games in it
  bool quiet();          // nobody waits for an answer
  void say_good_bye();   // to everybody, as the server ends

  store::Store& archive() override { return store_; }
  const data::Library& library() const override { return library_; }
  const club::Bounds& bounds() const override { return limits_; }
  const Limits& limits() const { return limits_; }
  Crew& crew() { return crew_; }
  void stop();

 private:
  struct Visitor {
    store::Key key;
    std::shared_ptr<Guest> guest;
    std::string told{};  // last, of what has changed, or what he found: what is nothing new to him is not told
  };
  struct Inquiry {
    store::Key key;
    const Guest* from;
    std::string line;
    Reply reply;
  };
  // A request that only looks, beside the room.
  struct Look {
    Inquiry asked;
    std::string id;
    std::function<std::string(const std::function<bool()>&)> work;
    LiveGame::Lent of{};
    std::atomic<bool> unwanted = false;
  };
  using LookPtr = std::shared_ptr<Look>;
  // What is in memory of one game. All but `game` is guarded by the hall's mutex; `game` belongs to who works in it.
  struct Room {
    explicit Room(std::int64_t number) : id(number), name(std::to_string(number)) {}
    const std::int64_t id;
    const std::string name;
    Turns<Inquiry> inquiries;  // by token
    std::vector<Visitor> visitors;
    enum class State { idle, waiting, busy } state = State::idle;
    bool asked_last = false;     // so that inquiries and computer players take turns
    bool seats_to_tell = false;  // somebody has come or left
    std::mutex telling_seats;    // one after the other, so that the last that is told is how it is
    bool stuck = false;          // a computer player found no legal answer
    bool gone = false;
    bool unkept = false;                // the disk did not take what a computer player decided; it is tried again
    bool pondering = false;             // a computer player thinks, beside the room
    std::atomic<bool> hurried = false;  // and is to come to an end
    std::optional<LiveGame::Thought> thought{};  // and what it came to
    std::unique_ptr<LiveGame> game;
    std::shared_ptr<BoundedReel> reel;                 // of the game, until something is taken back
    std::size_t bytes = 0;                             // counted for it
    std::list<std::shared_ptr<Room>>::iterator place;  // among the live ones, when `game` is there
  };
  using RoomPtr = std::shared_ptr<Room>;

  RoomPtr room(std::int64_t id);  // these need the mutex
  void schedule(const RoomPtr&);
  static bool may_decide(const Room&);
  void tidy(const RoomPtr&);
  void take_in(const RoomPtr&, std::unique_ptr<LiveGame>);
  void count(Room&);
  std::vector<std::unique_ptr<LiveGame>> make_room(const RoomPtr& but);
  std::unique_ptr<LiveGame> take_game(Room&);
  bool may_look(const Look&) const;
  void cancel(const Guest*, const std::string& id, std::vector<LookPtr>& cancelled);

  void work(const RoomPtr&);  // these have the room to themselves
  void open(const RoomPtr&);
  void answer(const RoomPtr&, Inquiry, bool gone);
  void look(Inquiry, LiveGame::Outcome);
  void decide(const RoomPtr&);
  void ponder(const RoomPtr&, LiveGame::Thinking);
  void forget(Room&);
  void receive(Room&);
  void tell_changed(Room&);
  void tell_seats_now(Room&);
  void tell_not_kept(Room&);
  void try_again(const std::stop_token&);
  void release(const RoomPtr&);

  store::Store& store_;
  const data::Library library_;
  const Limits limits_;
  const unsigned hands_;  // of one who thinks
  std::mutex mutex_;
  std::map<std::int64_t, RoomPtr> rooms_;
  std::list<RoomPtr> live_;  // the one used longest ago first
  struct Shelved {
    std::mutex mutex;  // held by whoever looks at it or adds to it
    club::Chain chain;
  };
  std::map<std::string, std::shared_ptr<Shelved>> campaigns_;  // read lately, by token
  std::size_t memory_ = 0;
  std::multimap<const Guest*, LookPtr> looks_;  // that wait or are being made
  std::atomic<bool> stopping_ = false;
  Crew crew_;
  std::condition_variable_any waiting_;
  std::jthread again_;
};

}  // namespace fyrd::server
