// Parsing, and looking at what came of it before anybody uses it.
#include "club/stored.h"

namespace fyrd::club {

using protocol::Either;

namespace {

protocol::Fault unreadable(const std::string& what, const std::string& part) {
  return kept::damaged(what, part + " cannot be read");
}

}  // namespace

Either<Json> read_object(const std::string& text, const std::string& what, const std::string& part) {
  Either<Json> out = protocol::parse(text);
  if (!out || !out->is_object()) return unreadable(what, part);
  return out;
}

Either<std::vector<std::string>> read_texts(const std::string& text, const std::string& what, const std::string& part) {
  const Either<Json> list = protocol::parse(text);
  if (!list || !list->is_array()) return unreadable(what, part);
  std::vector<std::string> out;
  for (const Json& one : *list) {
    const std::string* word = protocol::as_text(one);
    if (!word) return unreadable(what, part);
    out.push_back(*word);
  }
  return out;
}

Either<std::vector<std::size_t>> read_numbers(const std::string& text, const std::string& what,
                                              const std::string& part) {
  const Either<Json> list = protocol::parse(text);
  if (!list || !list->is_array()) return unreadable(what, part);
  std::vector<std::size_t> out;
  for (const Json& one : *list) {
    const auto n = protocol::as_whole(one);
    if (!n || *n < 0) return unreadable(what, part);
    out.push_back(static_cast<std::size_t>(*n));
  }
  return out;
}

}  // namespace fyrd::club
