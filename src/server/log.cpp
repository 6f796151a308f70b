// One line at a time, whole.
#include "server/log.h"

#include <fmt/format.h>

#include "club/live_game.h"
#include "club/token.h"

namespace fyrd::server {

namespace {

constexpr const char* levels[] = {"info", "warning", "error"};

// Text in quotes where it has spaces, so that a line can be taken apart again.
std::string plain(const protocol::Json& value) {
  const std::string* text = protocol::as_text(value);
  return text && !text->empty() && text->find_first_of(" \"=\\") == text->npos ? *text : protocol::dump(value);
}

}  // namespace

void Log::say(Level level, const char* event, const protocol::Json& fields) {
  if (form_ == Form::none) return;
  const char* word = levels[static_cast<std::size_t>(level)];
  const std::string time = club::time_text(club::now_in_milliseconds());
  std::string line;
  if (form_ == Form::json) {
    protocol::Json all = {{"time", time}, {"level", word}, {"event", event}};
    all.update(fields);
    line = protocol::dump(all);
  } else {
    line = fmt::format("{} {} {}", time, word, event);
    for (const auto& [key, value] : fields.items()) line += fmt::format(" {}={}", key, plain(value));
  }
  std::lock_guard hold(mutex_);
  fmt::print(to_, "{}\n", line);
  std::fflush(to_);
}

std::string without_links(std::string_view path) {
  std::string out;
  for (std::size_t at = 0; at < path.size();) {
    const std::size_t end = std::min(path.find('/', at + 1), path.size());
    const std::string_view part = path.substr(at + 1, end - at - 1);
    out += "/" + (club::looks_like_token(part) ? "…" : std::string(part));
    at = end;
  }
  return out;
}

}  // namespace fyrd::server
