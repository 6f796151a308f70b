// Who is served when, and how often.
#include "server/counter.h"

#include <algorithm>

namespace fyrd::server {

using club::Answer;
using club::Ask;
using club::refused;
using protocol::Fault;
using Done = club::Api::Done;

void Counter::handle(Ask ask, Done done) {
  if (club::begins_game(ask) && !may_begin(ask))
    return done(refused(Fault("too_often", "So many games at once? Wait a minute.")));
  if (club::weight(ask) == club::Weight::heavy) return in_turn(std::move(ask), std::move(done));
  const bool lasting = club::is_lasting(ask);
  if (lasting) {
    std::unique_lock hold(mutex_);
    if (const auto found = lasting_.find(ask.path); found != lasting_.end()) {
      Answer known{.body = found->second};
      hold.unlock();
      return done(std::move(known));
    }
  }
  hall_.crew().post(Lane::asked, ask.address, [this, lasting, ask = std::move(ask), done = std::move(done)] {
    if (!lasting) return api_.handle(ask, done);
    api_.handle(ask, [&](Answer out) {
      remember(ask.path, out);
      done(std::move(out));
    });
  });
}

void Counter::remember(const std::string& path, const Answer& out) {
  std::lock_guard hold(mutex_);
  if (out.status == 200) lasting_[path] = out.body;
}

// Work that may take long: of each address only so much may wait, and of others than this computer one.
void Counter::in_turn(Ask ask, Done done) {
  {
    std::unique_lock hold(mutex_);
    std::size_t& waiting = heavy_[ask.address];
    if (waiting >= (ask.local ? hall_.limits().large_tasks : 1)) {
      hold.unlock();
      return done(refused(Fault("busy", "Too much is being set up already; try again in a moment.")));
    }
    ++waiting;
  }
  // It waits no longer when it is answered, so that who asks again at once is not told to wait.
  Done answer = [this, address = ask.address, done = std::move(done)](Answer out) {
    {
      std::lock_guard hold(mutex_);
      if (--heavy_[address] == 0) heavy_.erase(address);
    }
    done(std::move(out));
  };
  hall_.crew().post(Lane::long_, ask.address,
                    [this, ask = std::move(ask), answer = std::move(answer)] { api_.handle(ask, answer); });
}

bool Counter::may_begin(const Ask& ask) {
  if (ask.local) return true;
  const auto now = std::chrono::steady_clock::now();
  const double most = hall_.limits().begun_a_minute;
  std::lock_guard hold(mutex_);
  if (allowances_.size() > 4096) allowances_.clear();
  Allowance& have = allowances_.try_emplace(ask.address, Allowance{most, now}).first->second;
  have.games = std::min(most, have.games + most * std::chrono::duration<double, std::ratio<60>>(now - have.at).count());
  have.at = now;
  if (have.games < 1) return false;
  have.games -= 1;
  return true;
}

}  // namespace fyrd::server
