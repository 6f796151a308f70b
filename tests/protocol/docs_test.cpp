// Every example in the documents is true: requests are sent in order, and replies must be what the page shows.
#include <algorithm>
#include <fstream>
#include <sstream>

#include "client.h"
#include "tests/paths.h"

namespace fyrd::protocol {

namespace {

constexpr std::string_view more = "…";

// The notation of the pages as JSON: … outside of text becomes "…", and as the last part of an object a key of that
// name.
std::string quoted_more(const std::string& text) {
  std::string out;
  bool in_text = false;
  char before = 0;  // the last sign that is no space
  std::vector<char> open;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (in_text) {
      out += c;
      if (c == '\\') out += text[++i];
      if (c == '"') in_text = false;
      before = c;
      continue;
    }
    if (text.compare(i, more.size(), more) == 0) {
      const bool as_key = !open.empty() && open.back() == '{' && before != ':';
      out += as_key ? "\"…\":0" : "\"…\"";
      i += more.size() - 1;
      before = '"';
      continue;
    }
    if (c == '"') in_text = true;
    if (c == '{' || c == '[') open.push_back(c);
    if ((c == '}' || c == ']') && !open.empty()) open.pop_back();
    if (c != ' ' && c != '\n') before = c;
    out += c;
  }
  return out;
}

bool text_matches(std::string_view pattern, std::string_view text) {
  const std::size_t at = pattern.find(more);
  if (at == pattern.npos) return pattern == text;
  const std::string_view head = pattern.substr(0, at), tail = pattern.substr(at + more.size());
  return text.size() >= head.size() + tail.size() && text.starts_with(head) && text.ends_with(tail);
}

// Where the reply differs from the page; empty when it does not.
std::string difference(const Json& page, const Json& reply, const std::string& where) {
  const auto unlike = [&] {
    return where + ": the page has " + dump(page) + ", the reply " + dump(reply).substr(0, 300);
  };
  if (page.is_string()) {
    const auto& pattern = page.get_ref<const std::string&>();
    if (pattern == more) return "";
    return reply.is_string() && text_matches(pattern, reply.get_ref<const std::string&>()) ? "" : unlike();
  }
  if (page.is_object()) {
    if (!reply.is_object()) return unlike();
    for (const auto& [key, value] : page.items()) {
      if (key == more) continue;
      if (!reply.contains(key)) return where + "." + key + ": not in the reply";
      if (auto d = difference(value, reply[key], where + "." + key); !d.empty()) return d;
    }
    for (const auto& [key, value] : reply.items()) {
      if (!page.contains(more) && !page.contains(key))
        return where + "." + key + ": not on the page: " + dump(value).substr(0, 200);
    }
    return "";
  }
  if (page.is_array()) {
    if (!reply.is_array()) return unlike();
    const std::size_t gap = std::find(page.begin(), page.end(), Json(more)) - page.begin();
    if (gap == page.size() ? reply.size() != page.size() : reply.size() + 1 < page.size()) return unlike();
    for (std::size_t i = 0; i < page.size(); ++i) {
      if (i == gap) continue;
      const std::size_t k = i < gap ? i : reply.size() - (page.size() - i);
      if (auto d = difference(page[i], reply[k], where + "[" + std::to_string(i) + "]"); !d.empty()) return d;
    }
    return "";
  }
  return page == reply ? "" : unlike();
}

// In a request, … as the value of a key stands for what the reply before had there.
void fill_from(Json& request, const Json& last) {
  for (auto& [key, value] : request.items()) {
    if (value == Json(more) && last.contains("ok") && last["ok"].contains(key)) value = last["ok"][key];
  }
}

int run_page(const std::string& name) {
  std::ifstream file(std::string(source_folder) + "/docs/" + name);
  EXPECT_TRUE(file.good()) << name;
  Client client;
  Json last = Json::object();
  std::string line, request, reply;
  int number = 0, examples = 0;
  const auto check = [&] {
    if (request.empty()) return;
    Json sent = Json::parse(quoted_more(request), nullptr, false);
    const Json page = Json::parse(quoted_more(reply), nullptr, false);
    EXPECT_FALSE(page.is_discarded()) << name << ":" << number << ": the reply is not JSON: " << reply;
    if (!sent.is_discarded() && sent.is_object()) fill_from(sent, last);
    last = sent.is_discarded() ? client.send(request) : client.send(sent);
    if (!page.is_discarded()) {
      EXPECT_EQ(difference(page, last, "reply"), "") << name << ":" << number << ": " << request;
    }
    ++examples;
    request.clear(), reply.clear();
  };
  while (std::getline(file, line)) {
    ++number;
    if (line.starts_with("> ")) {
      if (!reply.empty()) check();
      request += line.substr(2) + "\n";
    } else if (line.starts_with("< ")) {
      EXPECT_FALSE(request.empty()) << name << ":" << number << ": a reply to nothing";
      reply += line.substr(2) + "\n";
    } else {
      check();
    }
  }
  check();
  return examples;
}

}  // namespace

TEST(Docs, protocol) { EXPECT_GT(run_page("protocol.md"), 15); }
TEST(Docs, record) { EXPECT_GT(run_page("record.md"), 2); }

TEST(Docs, every_code_is_listed) {
  std::ifstream file(std::string(source_folder) + "/docs/protocol.md");
  std::stringstream page;
  page << file.rdbuf();
  for (const char* code :
       {"too_long",       "bad_utf8",       "too_deep",           "too_many_keys",     "too_many_values",
        "bad_json",       "bad_request",    "unknown_request",    "no_game",           "unknown_rules",
        "bad_setup",      "unknown_side",   "which_side",         "not_your_decision", "battle_over",
        "dice_wanted",    "no_roll_wanted", "bad_faces",          "bad_choice",        "unknown_verb",
        "unknown_figure", "not_on_table",   "unknown_player",     "bad_undo",          "no_such_input",
        "game_too_long",  "bad_record",     "unsupported_format", "record_refused",    "hash_mismatch",
        "result_mismatch"}) {
    EXPECT_NE(page.str().find("| `" + std::string(code) + "`"), std::string::npos) << code;
  }
}

}  // namespace fyrd::protocol
