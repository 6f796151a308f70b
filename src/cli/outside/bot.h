// A program of somebody's own that takes a side: it is asked in the words of the protocol (docs/bot.md).
#pragma once

#include <chrono>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "cli/json.h"
#include "cli/outside/process.h"

namespace fyrd::cli {

constexpr std::string_view bot_prefix = "cmd:";

class Bot {
 public:
  // `command` for the shell, and how many seconds it has for each decision.
  Bot(std::string command, int patience);

  struct Answer {
    Json choice;
    std::string failed;  // why there is none, in a sentence
  };
  // What it would do, by what it is shown: the reply to `view` with `side` and `options`. Several may ask at once; each
  // has a process to himself, and one that failed is not asked again.
  Answer decide(const std::string& side, Json view);

 private:
  std::string failure(Process::Got) const;

  const std::string command_;
  const int patience_;
  std::mutex mutex_;
  std::vector<std::unique_ptr<Process>> idle_;
  std::uint64_t asked_ = 0;
};

}  // namespace fyrd::cli
