// What only looks at a game, worked out beside its room.
#include <algorithm>
#include <set>

#include "server/hall.h"

namespace fyrd::server {

using protocol::Fault;

// The room is free meanwhile. Who leaves, or says so, waits for it no longer, and it is not made.
void Hall::look(Inquiry q, LiveGame::Outcome outcome) {
  const auto one = std::make_shared<Look>();
  one->asked = std::move(q);
  one->id = std::move(outcome.id);
  one->work = std::move(outcome.later);
  one->of = outcome.of;
  const Guest* from = one->asked.from;
  {
    std::unique_lock hold(mutex_);
    if (!may_look(*one)) {
      hold.unlock();
      return one->asked.reply(
          refusal(one->asked.line, Fault("busy", "Too much is being looked at already; ask again in a moment.")));
    }
    looks_.emplace(from, one);
  }
  crew_.post(outcome.brief ? Lane::looks : Lane::foresight, one->asked.key.token, [this, one, from] {
    const auto unwanted = [&one] { return one->unwanted.load(std::memory_order_relaxed); };
    std::string line = unwanted() ? std::string() : one->work(unwanted);
    one->work = {};
    bool wanted = false;
    {
      std::lock_guard hold(mutex_);
      const auto [begin, end] = looks_.equal_range(from);
      const auto at = std::find_if(begin, end, [&](const auto& other) { return other.second == one; });
      wanted = at != end && !unwanted();
      if (at != end) looks_.erase(at);
    }
    if (wanted) one->asked.reply(std::move(line));
  });
}

// So much of one socket, of one link and of all; and of games that have gone on since, so many bytes.
bool Hall::may_look(const Look& look) const {
  if (looks_.size() >= limits_.looks_ahead || (look.asked.from && looks_.count(look.asked.from) >= limits_.looks))
    return false;
  std::size_t of_link = 0, bytes = look.of.bytes;
  std::set<const void*> counted{look.of.game};
  for (const auto& [guest, other] : looks_) {
    of_link += other->asked.key.token == look.asked.key.token;
    if (counted.insert(other->of.game).second) bytes += other->of.bytes;
  }
  return of_link < limits_.looks_a_link && (bytes <= limits_.looked_at || counted.size() == 1);
}

// What waits is no longer counted; what is being made stops by itself.
void Hall::cancel(const Guest* from, const std::string& id, std::vector<LookPtr>& cancelled) {
  const auto [begin, end] = looks_.equal_range(from);
  for (auto at = begin; at != end;) {
    const LookPtr one = at->second;
    if (!id.empty() && one->id != id) {
      ++at;
      continue;
    }
    one->unwanted = true;
    cancelled.push_back(one);
    at = looks_.erase(at);
  }
}

bool Hall::quiet() {
  std::lock_guard hold(mutex_);
  return looks_.empty() && std::all_of(rooms_.begin(), rooms_.end(), [](const auto& one) {
           return one.second->inquiries.empty() && !(one.second->asked_last && one.second->state == Room::State::busy);
         });
}

}  // namespace fyrd::server
