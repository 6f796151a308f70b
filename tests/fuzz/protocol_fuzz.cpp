// Any lines at all, sent to one session.
#include <cstdint>

#include "reply.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  constexpr int most_lines = 32;
  fyrd::protocol::Session session;
  std::string_view rest(reinterpret_cast<const char*>(bytes), size);
  for (int i = 0; i < most_lines && !rest.empty(); ++i) {
    const std::size_t end = rest.find('\n');
    const std::string_view line = rest.substr(0, end);
    if (!line.empty()) fyrd::fuzz::ask(session, line);
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
  }
  return 0;
}
