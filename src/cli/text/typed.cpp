// Understanding words one after the other.
#include "cli/text/typed.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

#include "cli/text/choices.h"
#include "cli/text/names.h"

namespace fyrd::cli {

namespace {

std::optional<double> as_number(const std::string& word) {
  double v = 0;
  const auto [end, failed] = std::from_chars(word.data(), word.data() + word.size(), v);
  if (failed != std::errc() || end != word.data() + word.size() || !std::isfinite(v)) return {};
  return v;
}

std::optional<double> as_wind(const std::string& word) {
  static constexpr std::pair<const char*, double> winds[] = {
      {"north", 0},   {"n", 0},   {"north-east", 45},  {"northeast", 45},  {"ne", 45},
      {"east", 90},   {"e", 90},  {"south-east", 135}, {"southeast", 135}, {"se", 135},
      {"south", 180}, {"s", 180}, {"south-west", 225}, {"southwest", 225}, {"sw", 225},
      {"west", 270},  {"w", 270}, {"north-west", 315}, {"northwest", 315}, {"nw", 315}};
  for (const auto& [name, degrees] : winds)
    if (word == name) return degrees;
  return {};
}

bool filler(const std::string& w) {
  static constexpr const char* words[] = {"to",   "at", "the",    "a",    "and", "with", "on", "of",
                                          "then", "by", "inches", "inch", "cm",  "dice", "die"};
  return std::any_of(std::begin(words), std::end(words), [&](const char* f) { return w == f; });
}

}  // namespace

std::string unknown(const std::string& word) { return "I do not know '" + word + "'"; }

Typed read_typed(const Scene& s, const Json& decision, const std::vector<std::string>& words, const Spotted* current) {
  Typed p;
  const Examples names = examples(s, text_of(decision, "side"));
  std::pair<double, double> at{};
  const auto begin_at = [&](const Spotted* f) { at = {f->x, f->y}; };
  if (current) begin_at(current);
  const auto actor = [&] { return p.figures.empty() ? current : p.figures[0]; };
  const auto go = [&](double degrees, double far) {
    if (!actor()) return void(p.trouble = "say who goes, as in: " + names.mine + " north 6");
    at = {at.first + far * std::sin(degrees * M_PI / 180), at.second + far * std::cos(degrees * M_PI / 180)};
    p.path.push_back(at);
  };
  for (std::size_t i = 0; i < words.size() && p.trouble.empty(); ++i) {
    const std::string& w = words[i];
    const auto next = [&](std::size_t k) { return i + k < words.size() ? as_number(words[i + k]) : std::nullopt; };
    if (filler(w)) continue;
    if (w == "facing") {
      const std::string way = i + 1 < words.size() ? words[i + 1] : "";
      const auto degrees = as_wind(way) ? as_wind(way) : as_number(way);
      if (!degrees)
        p.trouble = "after 'facing' comes a direction or degrees" + (way.empty() ? "" : ", not '" + way + "'");
      p.facing = degrees;
      ++i;
    } else if (const auto wind = as_wind(w); wind && next(1)) {
      go(*wind, *next(1));
      ++i;
    } else if (wind && (w.size() > 2 || !named_at(s, words, i).figure)) {
      p.trouble = "say how far, as in: " + names.mine + " " + w + " 6";
    } else if (w == "toward" || w == "towards") {
      const Named whom = named_at(s, words, i + 1);
      if (!whom.figure) {
        p.trouble = whom.trouble.empty() ? "after 'toward' comes somebody's name" : whom.trouble;
        break;
      }
      i += whom.words;
      if (!actor()) {
        p.trouble = "say who goes, as in: " + names.mine + " toward " + names.other + " 5";
        break;
      }
      const double dx = whom.figure->x - at.first, dy = whom.figure->y - at.second;
      double far = std::hypot(dx, dy) - whom.figure->radius - actor()->radius - 0.01;  // until the bases all but meet
      if (next(1)) far = *next(1), ++i;
      go(std::atan2(dx, dy) * 180 / M_PI, std::max(0.0, far));
    } else if (const auto x = as_number(w)) {
      if (next(1))
        at = {*x, *next(1)}, p.path.push_back(at), ++i;
      else if (!any_uses(decision, "number"))
        p.trouble = two_numbers;
      else if (p.number)
        p.trouble = fmt::format("one number is enough: {} or {}", *p.number, w);
      else if (*x != std::floor(*x) || std::abs(*x) > 9999)
        p.trouble = "that takes a whole number, not '" + w + "'";
      else
        p.number = static_cast<int>(*x);
    } else {
      const Json* verb = nullptr;
      for (const Json& v : part(decision, "verbs"))
        if (!verb && is_verb(w, text_of(v, "name"))) verb = &v;
      const Named who = named_at(s, words, i);
      if (verb && !p.verb && (!who.figure || who.words == 1)) {
        p.verb = verb;
      } else if (who.figure) {
        if (p.figures.empty()) begin_at(who.figure);
        p.figures.push_back(who.figure);
        i += who.words - 1;
      } else if (who.trouble.empty() && p.manner.empty() && any_uses(decision, "path") &&
                 any_uses(decision, "number")) {
        p.manner = w;
      } else {
        p.trouble = !who.trouble.empty() ? who.trouble : unknown(w);
      }
    }
  }
  return p;
}

}  // namespace fyrd::cli
