// Understanding typed orders.
#include "cli/orders.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>

namespace fyrd::cli {

namespace {

std::string lower(std::string s) {
  std::transform(s.begin(), s.end(), s.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return s;
}

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
  static constexpr const char* words[] = {"to", "at",   "the", "a",      "and",  "with", "on",
                                          "of", "then", "by",  "inches", "inch", "cm"};
  return std::any_of(std::begin(words), std::end(words), [&](const char* f) { return w == f; });
}

bool uses(const Json& verb, const char* what) {
  const Json& all = part(verb, "uses");
  return std::any_of(all.begin(), all.end(), [&](const Json& u) { return u == what; });
}

// "moves", "moving" and "mov" are "move".
bool is_verb(const std::string& word, const std::string& name) {
  const std::string verb = lower(name);
  if (word == verb || word == verb + "s" || (word.size() >= 3 && verb.starts_with(word))) return true;
  return verb.ends_with("e") ? word == verb.substr(0, verb.size() - 1) + "ing" : word == verb + "ing";
}

bool mentions(const Json& choice, const std::string& id) {
  if (text_of(choice, "figure") == id || text_of(choice, "target") == id) return true;
  const Json& all = part(choice, "figures");
  return std::any_of(all.begin(), all.end(), [&](const Json& f) { return f == id; });
}

struct Parsed {
  const Json* verb = nullptr;
  std::vector<const Spotted*> figures;  // in the order they were named, the one who acts first
  std::vector<std::pair<double, double>> path;
  std::optional<double> facing;
  std::string trouble;
};

Parsed parse(const Scene& s, const Json& decision, const std::vector<std::string>& words, const Spotted* current) {
  Parsed p;
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
      if (!next(1))
        p.trouble = "a place is two numbers, east and north, as in: 12.5 30";
      else
        at = {*x, *next(1)}, p.path.push_back(at), ++i;
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
      } else {
        p.trouble = !who.trouble.empty() ? who.trouble : "I do not know '" + w + "'";
      }
    }
  }
  return p;
}

constexpr const char* no_facing = "no facing is asked here";

// A way typed out: the rest of the choice is taken from a listed one for the same figure.
Order order_path(const Scene& s, const Json& decision, const Json& options, const Parsed& p, const Spotted* current) {
  const Spotted* who = p.figures.empty() ? current : p.figures[0];
  const Json* verb = p.verb;
  for (const Json& v : part(decision, "verbs"))
    if (!verb && uses(v, "path")) verb = &v;
  if (!verb || !uses(*verb, "path")) return {{}, {}, "no place can be given here"};
  if (p.facing && !uses(*verb, "facing")) return {{}, {}, no_facing};
  if (!who && uses(*verb, "figure"))
    return {{},
            {},
            fmt::format("say who goes, as in: {} to {} {}", examples(s, text_of(decision, "side")).mine,
                        plain(p.path[0].first), plain(p.path[0].second))};
  Json choice{{"verb", text_of(*verb, "name")}};
  const Json* like = nullptr;
  for (const Json& o : options) {
    const Json& c = part(o, "choice");
    if (text_of(c, "verb") == text_of(*verb, "name") && (!who || mentions(c, who->id)) && !like) like = &c;
  }
  if (like) choice = *like;
  if (uses(*verb, "figure")) choice["figure"] = who->id;
  if (uses(*verb, "target") && p.figures.size() > 1) choice["target"] = p.figures[1]->id;
  choice["path"] = Json::array();
  for (const auto& [x, y] : p.path) choice["path"].push_back({x, y});
  if (uses(*verb, "facing")) {
    // Looking where he went, unless said otherwise.
    const auto end = p.path.back();
    const auto before = p.path.size() > 1 ? p.path[p.path.size() - 2] : who ? std::pair(who->x, who->y) : end;
    const double way = std::atan2(end.first - before.first, end.second - before.second) * 180 / M_PI;
    choice["facing"] = p.facing.value_or(way < 0 ? way + 360 : way);
  }
  return {choice, {}, ""};
}

}  // namespace

std::string actor_of(const Json& choice) {
  if (const std::string id = text_of(choice, "figure"); !id.empty()) return id;
  const Json& all = part(choice, "figures");
  return all.is_array() && !all.empty() && all[0].is_string() ? all[0].get<std::string>() : "";
}

std::vector<std::string> words_of(const std::string& line) {
  std::vector<std::string> all(1);
  for (char c : line) {
    if (std::isspace(static_cast<unsigned char>(c)) || c == ',' || c == ';') {
      if (!all.back().empty()) all.emplace_back();
    } else {
      all.back() += c;
    }
  }
  while (!all.empty() && (all.back().empty() || all.back().back() == '.'))
    all.back().empty() ? all.pop_back() : all.back().pop_back();
  for (std::string& w : all) w = lower(w);
  return all;
}

std::string joined(const std::vector<std::string>& words, std::size_t from) {
  std::string all;
  for (std::size_t i = from; i < words.size(); ++i) all += (i > from ? " " : "") + words[i];
  return all;
}

Examples examples(const Scene& s, const std::string& side) {
  Examples out;
  for (const bool mine : {true, false}) {
    const auto it = std::find_if(s.figures.begin(), s.figures.end(),
                                 [&](const Spotted& f) { return f.in_play() && (f.side == side) == mine; });
    if (it == s.figures.end()) continue;
    std::string& name = mine ? out.mine : out.other;
    name = it->id;
    for (const std::string& word : words_of(it->name))  // "hugh" of "Sir Hugh"
      if (named_at(s, {word}, 0).figure == &*it) name = word;
  }
  return out;
}

Named named_at(const Scene& s, const std::vector<std::string>& words, std::size_t at) {
  // The whole name first, the longest first: "sir hugh" before "sir".
  for (std::size_t n = std::min<std::size_t>(5, words.size() - std::min(at, words.size())); n > 0; --n) {
    const auto from = words.begin() + static_cast<std::ptrdiff_t>(at);
    const std::string name = joined({from, from + static_cast<std::ptrdiff_t>(n)});
    for (const Spotted& f : s.figures)
      if (name == lower(f.name) || name == f.id) return {&f, n, ""};
  }
  if (at >= words.size()) return {};
  // Then one word of a name, then the beginning of one.
  for (const bool whole : {true, false}) {
    if (!whole && words[at].size() < 2) break;
    std::vector<const Spotted*> found;
    for (const Spotted& f : s.figures) {
      const std::vector<std::string> parts = words_of(f.name);
      const bool fits = std::any_of(parts.begin(), parts.end(), [&](const std::string& p) {
        return whole ? p == words[at] : p.starts_with(words[at]);
      });
      if (fits && f.in_play()) found.push_back(&f);
    }
    if (found.size() == 1) return {found[0], 1, ""};
    if (found.size() > 1) {
      std::string all;
      for (std::size_t i = 0; i < found.size() && i < 6; ++i) all += (i ? ", " : "") + found[i]->name;
      return {nullptr, 0, "there are several called '" + words[at] + "': " + all};
    }
  }
  return {};
}

Order read_order(const Scene& s, const Json& decision, const Json& options, const std::string& line,
                 const Spotted* current) {
  const std::vector<std::string> words = words_of(line);
  Order order;
  // The very words of a listed choice.
  for (std::size_t i = 0; i < options.size(); ++i)
    if (!words.empty() && words_of(text_of(options[i], "label")) == words) order.candidates.push_back(i);
  if (order.candidates.size() == 1) order.choice = part(options[order.candidates[0]], "choice");
  if (!order.candidates.empty()) return order;

  const Spotted* goes = current ? current : s.figure(text_of(decision, "about"));
  const Parsed p = parse(s, decision, words, goes);
  if (!p.trouble.empty()) return {{}, {}, p.trouble};
  if (!p.path.empty()) return order_path(s, decision, options, p, goes);
  if (p.facing) {
    const Json& verbs = part(decision, "verbs");
    const bool asked = p.verb
                           ? uses(*p.verb, "facing")
                           : std::any_of(verbs.begin(), verbs.end(), [](const Json& v) { return uses(v, "facing"); });
    if (!asked) return {{}, {}, no_facing};
    return {{},
            {},
            "say the place as well, as in: " + examples(s, text_of(decision, "side")).mine + " north 6 facing east"};
  }

  // Otherwise whatever is listed and speaks of the same verb and the same people.
  std::vector<std::size_t> led;  // of those, where the first named is the one who acts
  for (std::size_t i = 0; i < options.size(); ++i) {
    const Json& c = part(options[i], "choice");
    if (p.verb && text_of(c, "verb") != text_of(*p.verb, "name")) continue;
    if (current && p.figures.size() <= 1 && !actor_of(c).empty() && actor_of(c) != current->id) {
      if (p.figures.empty() || actor_of(c) != p.figures[0]->id) continue;
    }
    const bool all =
        std::all_of(p.figures.begin(), p.figures.end(), [&](const Spotted* f) { return mentions(c, f->id); });
    if (!all) continue;
    order.candidates.push_back(i);
    if (!p.figures.empty() && actor_of(c) == p.figures[0]->id) led.push_back(i);
  }
  if (!led.empty()) order.candidates = led;
  if (!p.verb && p.figures.empty()) order.candidates.clear();
  if (order.candidates.size() == 1) {
    order.choice = part(options[order.candidates[0]], "choice");
  } else if (order.candidates.empty()) {
    order.trouble =
        !p.figures.empty() ? p.figures[0]->name + " can do nothing of that kind now" : "I do not understand that";
  }
  return order;
}

}  // namespace fyrd::cli
