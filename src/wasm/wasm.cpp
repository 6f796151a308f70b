// The engine for WebAssembly: one protocol session, a request and its reply as text. A module is one session; whoever
// wants two makes two instances. fyrd.mjs beside this file is the other half.
#include <cstdint>
#include <string>
#include <string_view>

#include "protocol/session.h"

namespace {

std::string request;
std::string reply;

fyrd::protocol::Session& session() {
  static fyrd::protocol::Session only;
  return only;
}

}  // namespace

extern "C" {

// Debian's compiler runtime for wasm32 was built with the stack protector, which wasi-libc does not serve: its 128-bit
// division wants these two.
std::uintptr_t __stack_chk_guard = 0x5afe57ac;
[[noreturn]] void __stack_chk_fail() { __builtin_trap(); }

// Room for the text of the next request.
__attribute__((export_name("fyrd_alloc"))) char* fyrd_alloc(std::uint32_t size) {
  request.resize(size);
  return request.data();
}

// Answers the request that was written there. The reply stands until the next call.
__attribute__((export_name("fyrd_request"))) const char* fyrd_request(const char* text, std::uint32_t size) {
  reply = session().handle(std::string_view(text, size));
  return reply.data();
}

__attribute__((export_name("fyrd_reply_length"))) std::uint32_t fyrd_reply_length() {
  return static_cast<std::uint32_t>(reply.size());
}

}  // extern "C"
