// fyrd rules: what there is to play, and what one ruleset is made of.
#include "cli/commands/rules.h"

#include <fmt/format.h>

#include "cli/complaint.h"
#include "cli/english.h"
#include "cli/known.h"

namespace fyrd::cli {

namespace {

// Broken between words to fit a terminal, every line after the first indented.
std::string wrapped(const std::string& text, std::size_t indent, std::size_t column) {
  constexpr std::size_t width = 96;
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = text.find(' ', at);
    if (end == std::string::npos) end = text.size();
    const std::size_t word = end - at;
    if (column > indent && column + 1 + word > width) {
      out += '\n' + std::string(indent, ' ');
      column = indent;
    } else if (!out.empty()) {
      out += ' ';
      ++column;
    }
    out += text.substr(at, word);
    column += word;
    at = end + 1;
  }
  return out;
}

template <class Entries>
void section(const char* title, const Entries& entries) {
  if (entries.empty()) return;
  fmt::print("\n{}\n", title);
  for (const CatalogEntry& e : entries) {
    const std::string told = e.help.empty()                     ? e.name
                             : e.name.empty() || e.name == e.id ? e.help
                                                                : stopped(e.name) + " " + e.help;
    fmt::print("  {:<22} {}\n", e.id, wrapped(told, 25, 25));
  }
}

void options(const Ruleset& r) {
  if (r.options().empty()) return;
  fmt::print("\nOptions (--option KEY=VALUE)\n");
  for (const GameOption& o : r.options()) {
    const std::string values = o.is_switch() ? fmt::format("On or off, usually {}", o.fallback ? "on" : "off")
                                             : fmt::format("Usually {}, from {} to {}", o.fallback, o.min, o.max);
    const std::string told = fmt::format("{}: {} {}.", o.name, o.help, values);
    fmt::print("  {:<22} {}\n", o.key, wrapped(told, 25, 25));
  }
}

void rulings(const Ruleset& r) {
  if (r.rulings().empty()) return;
  fmt::print("\nRulings (--option KEY=WORD): what the letter leaves to the table; the first way is the letter\n");
  for (const Ruling& one : r.rulings()) {
    const std::string told = fmt::format("{}: {} [{}]", one.name, one.text, one.reading);
    fmt::print("  {:<22} {}\n", one.key, wrapped(told, 25, 25));
    for (const Ruling::Way& way : one.ways())
      fmt::print("  {:<22}   {:<12} {}\n", "", way.word, wrapped(way.text, 40, 40));
  }
}

}  // namespace

int rules(const data::Library& library, const std::string& ruleset) {
  if (ruleset.empty()) {
    for (const Ruleset* r : rulesets())
      fmt::print("{}\n  {}\n  {}\n\n", r->id(), r->title(), wrapped(r->summary(), 2, 2));
    fmt::print("More about one of them: fyrd rules {}\n", default_rules);
    return fine;
  }
  const Ruleset* r = known_rules(ruleset);
  if (r == nullptr) return misuse;
  fmt::print("{}: {}\n{}\nMeasured in {}; version {}.\n", r->id(), r->title(), wrapped(r->summary(), 0, 0),
             r->unit() == Unit::inch ? "inches" : "centimetres", r->version());
  const Catalog c = catalog(*r, library);
  section("Scenarios (--scenario)", c.scenarios);
  section("Warbands (--sides)", c.warbands);
  section("Profiles", c.profiles);
  section("Gear", c.gear);
  section("Skills", c.skills);
  section("Ground", c.terrain);
  options(*r);
  rulings(*r);
  return fine;
}

}  // namespace fyrd::cli
