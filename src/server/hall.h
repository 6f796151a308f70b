// All games at once: who is where, what is asked in which game, one thing at a time in each, and which are in memory.
#pragma once

#include <atomic>
#include <list>
#include <map>
#include <memory>
#include <mutex>

#include "server/crew.h"
#include "server/limits.h"
#include "server/table.h"

namespace fyrd::server {

// A connected client. Told from any thread; must not wait.
class Guest {
 public:
  virtual ~Guest() = default;
  enum class News { changed, seats, gone };
  virtual void tell(News, std::string line) = 0;  // of each kind only the last one counts
};

class Hall {
 public:
  Hall(store::Store&, data::Library, const Limits&, unsigned threads);
  ~Hall();

  using Reply = std::function<void(std::string)>;
  // One line of a client, answered when all it changed is kept. The room's game is opened if it is not in memory.
  void ask(const store::Key&, std::string line, Reply);
  void enter(const store::Key&, std::shared_ptr<Guest>);
  void leave(const store::Key&, const Guest*);
  void add(std::unique_ptr<Table>);  // of a game that was just begun
  void remove(std::int64_t game, std::function<void(bool)> done);
  void dismiss(std::int64_t game);  // everybody out of a room whose game is no longer kept

  std::vector<std::string> here(std::int64_t game);  // tokens of the guests
  std::size_t live();

  store::Store& store() { return store_; }
  const data::Library& library() const { return library_; }
  const Limits& limits() const { return limits_; }
  Crew& crew() { return crew_; }
  void stop();

 private:
  struct Visitor {
    store::Key key;
    std::shared_ptr<Guest> guest;
  };
  struct Question {
    store::Key key;
    std::string line;
    Reply reply;
  };
  // What is in memory of one game. All but `table` is guarded by the hall's mutex; `table` belongs to who works in it.
  struct Room {
    explicit Room(std::int64_t number) : id(number) {}
    const std::int64_t id;
    std::deque<Question> questions;
    std::vector<Visitor> visitors;
    enum class State { idle, waiting, busy } state = State::idle;
    bool asked_last = false;  // so that questions and computer players take turns
    bool stuck = false;       // a computer player found no legal answer
    bool gone = false;
    std::unique_ptr<Table> table;
    std::list<std::shared_ptr<Room>>::iterator place;  // among the live ones, when `table` is there
  };
  using RoomPtr = std::shared_ptr<Room>;

  RoomPtr room(std::int64_t id);  // these need the mutex
  void schedule(const RoomPtr&);
  void tidy(const RoomPtr&);
  std::unique_ptr<Table> put_one_away();
  std::unique_ptr<Table> take_table(Room&);

  void work(const RoomPtr&);  // these have the room to themselves
  void open(const RoomPtr&);
  void answer(const RoomPtr&, Question, bool gone);
  void look_ahead(Question, std::function<std::string()>);
  void think(const RoomPtr&);
  void forget(Room&);
  void tell_changed(Room&);
  void release(const RoomPtr&);
  void tell_seats(std::int64_t game);

  store::Store& store_;
  const data::Library library_;
  const Limits limits_;
  std::mutex mutex_;
  std::map<std::int64_t, RoomPtr> rooms_;
  std::list<RoomPtr> live_;  // the one used longest ago first
  std::atomic<std::size_t> looking_ahead_ = 0;
  Crew crew_;
};

}  // namespace fyrd::server
