// Pages of rules, and which of their sections are for the table.
#include "paper/rulebook.h"

#include <algorithm>

#include "data/embedded.h"

namespace fyrd::paper {

extern const data::EmbeddedFile rule_pages[];  // docs/rules, put in by cmake/embed_files.cmake
extern const std::size_t rule_pages_count;

namespace {

std::string_view page_of(const std::string& folder) {
  for (std::size_t i = 0; i < rule_pages_count; ++i)
    if (rule_pages[i].path == folder + ".md") return {rule_pages[i].bytes, rule_pages[i].size};
  return {};
}

bool speaks_of(const std::string& title, std::initializer_list<const char*> words) {
  std::string low = title;
  for (char& c : low)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return std::any_of(words.begin(), words.end(), [&](const char* w) { return low.find(w) != low.npos; });
}

// What is read before a battle, or away from the table.
bool is_for_later(const std::string& title) {
  return speaks_of(title, {"contents", "reading", "addition", "example", "chances", "how to write", "scenario",
                           "sample", "bands", "forces", "frame", "background"});
}

}  // namespace

std::vector<Section> rules_of(const Ruleset& rules) {
  const std::string id = rules.id(), folder = rules.folder();
  const std::string game = id == folder ? "" : id.substr(folder.size() + 1);  // "simple", where a page tells of several
  std::vector<Section> out;
  bool ours = false;
  int left_out = 99;  // the level of what is being left out
  for (Section& section : read_markdown(page_of(folder))) {
    if (section.level <= 1) continue;
    if (section.level == 2) ours = game.empty() || speaks_of(section.title, {game.c_str()});
    if (section.level <= left_out) left_out = is_for_later(section.title) ? section.level : 99;
    if (!ours || left_out < 99 || section.passages.empty()) continue;
    out.push_back(std::move(section));
  }
  return out;
}

}  // namespace fyrd::paper
