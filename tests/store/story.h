// A few games as somebody would play them, with a note of all that was said to be kept.
#pragma once

#include <atomic>
#include <fstream>
#include <future>
#include <map>
#include <mutex>
#include <set>
#include <sstream>
#include <vector>

#include "store/store.h"

namespace fyrd::test {

using Lines = std::vector<std::string>;

// Every state that a game was to have, in order, and how many of them are known to be kept.
struct Told {
  std::vector<Lines> states;
  std::size_t sure = 0;
};

class Story {
 public:
  std::map<std::int64_t, Told> games;
  std::map<std::string, store::Key> keys;

  template <class Write>
  static bool kept(Write write) {
    auto done = std::make_shared<std::promise<bool>>();
    write([done](bool good) { done->set_value(good); });
    return done->get_future().get();
  }

  std::int64_t begin(store::Store& store, const std::string& mark, int inputs, std::size_t long_as = 300) {
    store::Arrival a;
    a.game.id = store.next_id();
    a.game.title = "The game " + mark;
    a.game.rules = "merlin-simple";
    a.game.seats = {{"red", "Red", "person"}, {"blue", "Blue", "open"}};
    a.game.standing = {5, 1, inputs, 0, ""};
    a.origin = {"{\"setup\":{\"sides\":[{},{}]},\"mark\":\"" + mark + std::string(long_as, 'm') + "\"}",
                "{\"numbers\":\"" + std::string(3 * long_as, 'n') + "\"}"};
    for (int i = 0; i < inputs; ++i) a.inputs.push_back(line(i));
    a.keys = {{mark + "-host", a.game.id, store::Role::host, -1}, {mark + "-seat", a.game.id, store::Role::seat, 1}};
    Told& told = games[a.game.id];
    told.states.push_back(a.inputs);
    for (const store::Key& key : a.keys) keys[key.token] = key;
    if (kept([&](auto done) { store.add(a, true, done); })) told.sure = 1;
    return a.game.id;
  }

  // Adds an input, or takes some back. Only the last state that was kept is played on from.
  bool play(store::Store& store, std::int64_t id, std::size_t take_back = 0) {
    Told& told = games[id];
    if (told.sure == 0) return false;
    Lines next = told.states[told.sure - 1];
    next.resize(next.size() - std::min(take_back, next.size()));
    store::Change change{id, static_cast<std::int64_t>(next.size()), {}, {}, take_back > 0};
    if (take_back == 0) {
      next.push_back(line(static_cast<int>(next.size() + told.states.size())));
      change.inputs = {next.back()};
    }
    change.standing = {6, 1, static_cast<std::int64_t>(next.size()), static_cast<std::int64_t>(told.states.size()), ""};
    told.states.push_back(next);
    if (!kept([&](auto done) { store.change(change, true, done); })) return false;
    told.sure = told.states.size();
    return true;
  }

  // Whether everything in the store is what was played: a refusal, or a state there was. With `nothing_lost` no refusal
  // and no state from before the last that was said to be kept.
  std::string judge(store::Store& store, bool nothing_lost) const {
    for (const auto& [id, told] : games) {
      const auto about = store.game(id);
      const auto origin = store.origin(id);
      const auto inputs = store.inputs(id);
      const std::string name = "game " + std::to_string(id) + ": ";
      if (!about || !origin || !inputs) {
        if (nothing_lost && told.sure > 0)
          return name + (!about ? about.fault() : !origin ? origin.fault() : inputs.fault()).message;
        continue;
      }
      std::size_t at = told.states.size();
      while (at > 0 && told.states[at - 1] != *inputs) --at;
      if (at == 0) return name + "is something that was never played";
      if (nothing_lost && at < told.sure) return name + "has lost what was said to be kept";
      if (about->standing.inputs != static_cast<std::int64_t>(inputs->size())) return name + "counts otherwise";
      if (origin->setup.find("mmm") == std::string::npos || about->seats.size() != 2) return name + "began otherwise";
    }
    for (const auto& [token, key] : keys) {
      const auto found = store.find(token);
      if (!found) continue;
      if (found->game != key.game || found->role != key.role || found->side != key.side)
        return token + " opens something else";
    }
    return "";
  }

 private:
  static std::string line(int n) {
    return "{\"side\":0,\"choice\":{\"verb\":\"move\",\"path\":[[" + std::to_string(n) + ",12.75]]}}";
  }
};

inline std::string bytes_of(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::stringstream all;
  all << in.rdbuf();
  return all.str();
}
inline void put_bytes(const std::string& path, const std::string& text) {
  std::ofstream(path, std::ios::binary | std::ios::trunc) << text;
}

}  // namespace fyrd::test
