// Any text at all in the place of a record. What loads must go on working: it is looked at and saved again, and what
// was saved loads with the same hash.
#include <cstdint>

#include "reply.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(bytes), size);
  for (const char* verify : {"true", "false"}) {
    fyrd::protocol::Session session;
    const auto loaded =
        fyrd::fuzz::ask(session, R"({"id":1,"do":"load","record":)" + text + R"(,"verify":)" + verify + "}");
    if (!loaded.contains("ok")) continue;
    fyrd::fuzz::ask(session, R"({"id":2,"do":"view"})");
    fyrd::fuzz::ask(session, R"({"id":3,"do":"options"})");
    const auto saved = fyrd::fuzz::ask(session, R"({"id":4,"do":"record"})");
    if (!saved.contains("ok") || !saved["ok"].contains("record")) std::abort();
    const nlohmann::json request{{"id", 5}, {"do", "load"}, {"record", saved["ok"]["record"]}, {"verify", true}};
    const auto again = fyrd::fuzz::ask(session, request.dump());
    if (!again.contains("ok") || again["ok"].value("hash", "") != loaded["ok"].value("hash", "")) std::abort();
  }
  return 0;
}
