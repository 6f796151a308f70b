// Follows only comments, strings and brackets; up to the first syntax error it agrees with the parser about them.
#include "data/toml_scan.h"

#include "data/tree.h"

namespace fyrd::data {

namespace {

class Scan {
 public:
  explicit Scan(std::string_view text) : text_(text) {}

  ScanResult run() {
    while (at_ < text_.size() && result_.message.empty()) {
      const char c = text_[at_];
      if (c == '#')
        comment();
      else if (c == '"' || c == '\'')
        string(c);
      else
        structure(c);
    }
    return result_;
  }

 private:
  void next() {
    const auto c = static_cast<unsigned char>(text_[at_++]);
    if (c == '\n') {
      ++place_.line;
      place_.column = 1;
    } else if ((c & 0xC0u) != 0x80u) {
      ++place_.column;  // the parser counts code points
    }
  }
  bool ahead(std::string_view s) const { return text_.substr(at_, s.size()) == s; }
  void refuse(std::string message) { result_ = {std::move(message), place_}; }

  void comment() {
    while (at_ < text_.size() && text_[at_] != '\n') next();
  }

  void string(char quote) {
    const std::string three(3, quote);
    const bool many_lines = ahead(three);
    for (int i = many_lines ? 3 : 1; i > 0; --i) next();
    while (at_ < text_.size()) {
      const char c = text_[at_];
      if (c == '\n' && !many_lines) return;  // a syntax error: the parser stops here
      if (c == '\\' && quote == '"') {
        next();
        if (at_ < text_.size()) next();
      } else if (many_lines ? ahead(three) : c == quote) {
        for (int i = many_lines ? 3 : 1; i > 0; --i) next();
        // Up to two quotes before the closing three belong to the text.
        for (int i = 0; many_lines && i < 2 && at_ < text_.size() && text_[at_] == quote; ++i) next();
        return;
      } else {
        next();
      }
    }
  }

  void structure(char c) {
    switch (c) {
      case '[':
      case '{':
        if (++depth_ > Tree::max_depth) return refuse("nested more than " + std::to_string(Tree::max_depth) + " deep");
        ++values_;
        dots_ = 0;
        break;
      case ']':
      case '}':
        if (depth_ > 0) --depth_;
        dots_ = 0;
        break;
      case ',':
      case '=':
        ++values_;
        dots_ = 0;
        break;
      case '\n': dots_ = 0; break;
      case '.':
        if (++dots_ > Tree::max_depth)
          return refuse("a key of more than " + std::to_string(Tree::max_depth) + " parts");
        break;
      default: break;
    }
    // Brackets and commas are more than values, but never twice as many in a file that anyone would write.
    if (values_ > 2 * Tree::max_nodes) return refuse("more than " + std::to_string(Tree::max_nodes) + " values");
    next();
  }

  std::string_view text_;
  std::size_t at_ = 0;
  Place place_{1, 1};
  int depth_ = 0, dots_ = 0;
  std::size_t values_ = 0;
  ScanResult result_;
};

}  // namespace

ScanResult scan_toml(std::string_view text) { return Scan(text).run(); }

}  // namespace fyrd::data
