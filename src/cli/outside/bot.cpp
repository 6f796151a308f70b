// Requests out, choices in.
#include "cli/outside/bot.h"

#include <fmt/format.h>

#include "cli/english.h"
#include "data/utf8.h"

namespace fyrd::cli {

Bot::Bot(std::string command, int patience) : command_(std::move(command)), patience_(patience) {}

std::string Bot::failure(Process::Got how) const {
  const std::string name = "The program " + data::quoted(command_);
  switch (how) {
    case Process::Got::late:
      return fmt::format("{} did not answer within {}.", name, plural(patience_, "second", "seconds"));
    case Process::Got::ended: return name + " has ended.";
    case Process::Got::too_long: return name + " answered with more than a line may hold.";
    case Process::Got::line: break;
  }
  return name + " answered what makes no sense: ";
}

Bot::Answer Bot::decide(const std::string& side, Json view) {
  std::unique_ptr<Process> process;
  std::uint64_t id = 0;
  {
    const std::lock_guard lock(mutex_);
    id = ++asked_;
    if (!idle_.empty()) process = std::move(idle_.back()), idle_.pop_back();
  }
  if (!process) process = std::make_unique<Process>(command_);
  if (!process->running()) return {nullptr, "The program " + data::quoted(command_) + " cannot be run."};

  const Json request{{"id", id}, {"do", "decide"}, {"side", side}, {"view", std::move(view)}};
  std::string reply;
  const Process::Got got = process->ask(request.dump() + "\n", std::chrono::seconds(patience_), reply);
  if (got != Process::Got::line) return {nullptr, failure(got)};
  const Json answer = Json::parse(reply, nullptr, false);
  const Json& given = part(answer, "id");
  if (!given.is_number_integer() || given != id) return {nullptr, failure(got) + data::quoted(reply)};
  if (const Json& error = part(answer, "error"); !error.is_null())
    return {nullptr, "The program " + data::quoted(command_) + " gives up: " + data::quoted(text_of(error, "message"))};
  const Json choice = part(part(answer, "ok"), "choice");
  if (!choice.is_object()) return {nullptr, failure(got) + data::quoted(reply)};
  const std::lock_guard lock(mutex_);
  idle_.push_back(std::move(process));
  return {choice, ""};
}

}  // namespace fyrd::cli
