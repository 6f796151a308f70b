// Reading Markdown line by line.
#include "paper/markdown.h"

#include <cctype>

#include "paper/svg.h"

namespace fyrd::paper {

namespace {

std::string_view trimmed(std::string_view s) {
  while (!s.empty() && (s.front() == ' ' || s.front() == '\r')) s.remove_prefix(1);
  while (!s.empty() && (s.back() == ' ' || s.back() == '\r')) s.remove_suffix(1);
  return s;
}

std::vector<std::string> cells(std::string_view line) {
  std::vector<std::string> out;
  line.remove_prefix(1);
  if (!line.empty() && line.back() == '|') line.remove_suffix(1);
  for (std::size_t at = 0; at <= line.size();) {
    const std::size_t end = std::min(line.find('|', at), line.size());
    out.emplace_back(trimmed(line.substr(at, end - at)));
    at = end + 1;
  }
  return out;
}

bool is_rule_line(std::string_view row) { return row.find_first_not_of("|-: ") == row.npos; }

// "- **NOT-001** text", "- text", "1. text"
Passage begun(std::string_view line) {
  Passage p;
  if (line.starts_with("- **")) {
    const std::size_t end = line.find("**", 4);
    const std::string_view mark = line.substr(4, end == line.npos ? line.npos : end - 4);
    if (end != line.npos && mark.find('-') != mark.npos && mark.find(' ') == mark.npos) {
      p.kind = Passage::Kind::rule;
      p.mark = mark;
      p.text = trimmed(line.substr(end + 2));
      return p;
    }
  }
  std::size_t digits = 0;
  while (digits < line.size() && std::isdigit(static_cast<unsigned char>(line[digits]))) ++digits;
  if (digits > 0 && line.substr(digits).starts_with(". ")) {
    p.kind = Passage::Kind::step;
    p.mark = line.substr(0, digits);
    p.text = trimmed(line.substr(digits + 2));
  } else if (line.starts_with("- ")) {
    p.kind = Passage::Kind::item;
    p.text = trimmed(line.substr(2));
  } else {
    p.text = line;
  }
  return p;
}

bool starts_anew(std::string_view line) { return line.starts_with("- ") || begun(line).kind == Passage::Kind::step; }

// Replaces inline marks: `each(mark, inner)` says what becomes of **, *, ` and [, `plain_text` of the rest.
template <class Each, class Rest>
std::string rendered(std::string_view s, Each each, Rest rest) {
  std::string out;
  while (!s.empty()) {
    const std::size_t at = s.find_first_of("*`[");
    if (at != 0) {
      out += rest(s.substr(0, at));
      if (at == s.npos) break;
      s.remove_prefix(at);
    }
    const std::string_view mark = s.starts_with("**") ? s.substr(0, 2) : s.substr(0, 1);
    const std::string_view closing = mark == "[" ? std::string_view("](") : mark;
    const std::size_t end = s.find(closing, mark.size());
    if (end == s.npos) {
      out += rest(mark);
      s.remove_prefix(mark.size());
      continue;
    }
    out += each(mark, s.substr(mark.size(), end - mark.size()));
    s.remove_prefix(end + closing.size());
    if (mark == "[") s.remove_prefix(std::min(s.find(')'), s.size() - 1) + 1);
  }
  return out;
}

}  // namespace

std::vector<Section> read_markdown(std::string_view text) {
  std::vector<Section> sections(1);
  bool open = false, code = false;  // whether the last passage goes on, and whether this is an example
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view raw = text.substr(0, end), line = trimmed(raw);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.starts_with("```"))
      code = !code, open = false;
    else if (code)
      continue;
    else if (line.empty() || line == "---")
      open = false;
    else if (line.starts_with("#")) {
      const std::size_t level = std::min(line.find_first_not_of('#'), line.size());
      sections.push_back({static_cast<int>(level), std::string(trimmed(line.substr(level))), {}});
      open = false;
    } else if (line.starts_with("|")) {
      std::vector<Passage>& all = sections.back().passages;
      if (!open || all.empty() || all.back().kind != Passage::Kind::table)
        all.emplace_back().kind = Passage::Kind::table;
      if (!is_rule_line(line) || all.back().rows.empty()) all.back().rows.push_back(cells(line));
      open = true;
    } else if (open && !starts_anew(line) && sections.back().passages.back().kind != Passage::Kind::table) {
      sections.back().passages.back().text += " " + std::string(line);
    } else {
      sections.back().passages.push_back(begun(line));
      open = true;
    }
  }
  return sections;
}

std::string plain(std::string_view s) {
  return rendered(
      s, [](std::string_view, std::string_view inner) { return plain(inner); },
      [](std::string_view t) { return std::string(t); });
}

std::string html(std::string_view s) {
  return rendered(
      s,
      [](std::string_view mark, std::string_view inner) {
        const std::string text = html(inner);
        return mark == "**" ? "<b>" + text + "</b>" : mark == "*" ? "<i>" + text + "</i>" : text;
      },
      [](std::string_view t) { return escaped(t); });
}

std::string sentences(const std::string& text, int most) {
  std::size_t at = 0;
  const auto ends_here = [&] {  // a stop, a space, and a capital letter or a mark
    return at + 1 < text.size() && text[at] == ' ' &&
           (std::isupper(static_cast<unsigned char>(text[at + 1])) || text[at + 1] == '*');
  };
  for (int i = 0; i < most; ++i) {
    do {
      at = text.find('.', at);
      if (at == text.npos) return text;
      ++at;
    } while (!ends_here());
  }
  return text.substr(0, at);
}

}  // namespace fyrd::paper
