// Understanding typed orders.
#include "cli/orders.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

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

const Json& verb_named(const Json& decision, const std::string& name) {
  static const Json none;
  for (const Json& v : part(decision, "verbs"))
    if (text_of(v, "name") == name) return v;
  return none;
}

bool any_uses(const Json& decision, const char* what) {
  const Json& verbs = part(decision, "verbs");
  return std::any_of(verbs.begin(), verbs.end(), [&](const Json& v) { return uses(v, what); });
}

// "moves", "moving" and "mov" are "move".
bool is_verb(const std::string& word, const std::string& verb) {
  if (word == verb || word == verb + "s" || (word.size() >= 3 && verb.starts_with(word))) return true;
  return verb.ends_with("e") ? word == verb.substr(0, verb.size() - 1) + "ing" : word == verb + "ing";
}

bool mentions(const Json& choice, const std::string& id) {
  if (text_of(choice, "figure") == id || text_of(choice, "target") == id) return true;
  const Json& all = part(choice, "figures");
  return std::any_of(all.begin(), all.end(), [&](const Json& f) { return f == id; });
}

std::size_t people_in(const Json& choice) {
  const Json& all = part(choice, "figures");
  return (text_of(choice, "figure").empty() ? 0u : 1u) + (text_of(choice, "target").empty() ? 0u : 1u) +
         (all.is_array() ? all.size() : 0u);
}

struct Parsed {
  const Json* verb = nullptr;
  std::vector<const Spotted*> figures;  // in the order they were named, the one who acts first
  std::vector<std::pair<double, double>> path;
  std::optional<double> facing;
  std::optional<int> number;  // how many, or which: one that stands alone
  std::string manner;         // a word that only listed choices may know: "trots"
  std::string trouble;
};

std::string unknown(const std::string& word) { return "I do not know '" + word + "'"; }
constexpr const char* two_numbers = "a place is two numbers, east and north, as in: 12.5 30";

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

constexpr const char* no_facing = "no facing is asked here";
constexpr const char* no_number = "no number is asked here";

// A way typed out: the rest of the choice is taken from a listed one for the same figure.
Order order_path(const Scene& s, const Json& decision, const Json& options, const Parsed& p, const Spotted* current) {
  const Spotted* who = p.figures.empty() ? current : p.figures[0];
  const Json* verb = p.verb;
  for (const Json& v : part(decision, "verbs"))
    if (!verb && uses(v, "path")) verb = &v;
  if (!verb || !uses(*verb, "path")) return {{}, {}, "no place can be given here"};
  if (p.facing && !uses(*verb, "facing")) return {{}, {}, no_facing};
  if (p.number && !uses(*verb, "number")) return {{}, {}, no_number};
  if (!who && uses(*verb, "figure"))
    return {{},
            {},
            fmt::format("say who goes, as in: {} to {} {}", examples(s, text_of(decision, "side")).mine,
                        plain(p.path[0].first), plain(p.path[0].second))};
  Json choice{{"verb", text_of(*verb, "name")}};
  const Json* like = nullptr;
  std::vector<int> numbers;
  for (const Json& o : options) {
    const Json& c = part(o, "choice");
    if (text_of(c, "verb") != text_of(*verb, "name") || (who && !mentions(c, who->id))) continue;
    const std::vector<std::string> words = words_of(text_of(o, "label"));
    if (!p.manner.empty() && std::none_of(words.begin(), words.end(),
                                          [&](const std::string& w) { return is_verb(w, p.manner) || w == p.manner; }))
      continue;
    if (!like) like = &c;
    if (const Json& n = part(c, "number");
        n.is_number_integer() && std::find(numbers.begin(), numbers.end(), n.get<int>()) == numbers.end())
      numbers.push_back(n.get<int>());
  }
  if (!like && !p.manner.empty())
    return {{}, {}, who ? who->name + " cannot do that now, or " + unknown(p.manner) : unknown(p.manner)};
  if (!like && !p.number && uses(*verb, "number"))  // nothing says at which pace, or how often
    return {{}, {}, (who ? who->name : std::string("nobody")) + " can do nothing of that kind now"};
  if (like) choice = *like;
  if (uses(*verb, "figure")) choice["figure"] = who->id;
  if (uses(*verb, "target") && p.figures.size() > 1) choice["target"] = p.figures[1]->id;
  if (p.number) choice["number"] = *p.number;
  choice["path"] = Json::array();
  for (const auto& [x, y] : p.path) choice["path"].push_back({x, y});
  if (uses(*verb, "facing")) {
    // Looking where he went, unless said otherwise.
    const auto end = p.path.back();
    const auto before = p.path.size() > 1 ? p.path[p.path.size() - 2] : who ? std::pair(who->x, who->y) : end;
    const double way = std::atan2(end.first - before.first, end.second - before.second) * 180 / M_PI;
    choice["facing"] = p.facing.value_or(way < 0 ? way + 360 : way);
  }
  if (p.number || !uses(*verb, "number")) numbers.clear();
  return {choice, {}, "", numbers};
}

// Of the listed choices that fit, those with the number that was typed. When it is none of the numbers that are listed,
// the rules say what is wrong with it.
void order_number(const Json& decision, const Json& options, int number, Order& order) {
  std::vector<std::size_t> numbered, exact;
  bool alike = true, places = false;
  const auto without_number = [&](std::size_t i) {
    Json c = part(options[i], "choice");
    c.erase("number");
    return c;
  };
  for (std::size_t i : order.candidates) {
    const Json& c = part(options[i], "choice");
    const Json& verb = verb_named(decision, text_of(c, "verb"));
    if (!uses(verb, "number")) continue;
    numbered.push_back(i);
    if (part(c, "number") == number) exact.push_back(i);
    alike = alike && without_number(i) == without_number(numbered[0]);
    places = places || uses(verb, "path");
  }
  if (order.candidates.empty()) return;
  order.candidates = exact;
  if (!exact.empty()) return;
  if (numbered.empty()) {
    order.trouble = no_number;
  } else if (places) {
    order.trouble = two_numbers;
  } else if (alike) {
    order.choice = without_number(numbered[0]);
    (*order.choice)["number"] = number;
  } else {
    order.candidates = numbered;
  }
}

}  // namespace

bool uses(const Json& verb, const char* what) {
  const Json& all = part(verb, "uses");
  return std::any_of(all.begin(), all.end(), [&](const Json& u) { return u == what; });
}

std::string actor_of(const Json& choice) {
  if (const std::string id = text_of(choice, "figure"); !id.empty()) return id;
  const Json& all = part(choice, "figures");
  return all.is_array() && !all.empty() && all[0].is_string() ? all[0].get<std::string>() : "";
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
  if (!p.manner.empty()) return {{}, {}, unknown(p.manner)};
  if (p.facing) {
    if (!(p.verb ? uses(*p.verb, "facing") : any_uses(decision, "facing"))) return {{}, {}, no_facing};
    return {{},
            {},
            "say the place as well, as in: " + examples(s, text_of(decision, "side")).mine + " north 6 facing east"};
  }

  // Otherwise whatever is listed and speaks of the same verb and the same people.
  std::vector<std::size_t> led;   // of those, where the first named is the one who acts
  std::vector<std::size_t> only;  // and those with nobody else in them
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
  if (p.figures.size() > 1) {
    for (std::size_t i : order.candidates)
      if (people_in(part(options[i], "choice")) == p.figures.size()) only.push_back(i);
    if (!only.empty()) order.candidates = only;
  }
  if (p.number) {
    order_number(decision, options, *p.number, order);
    if (order.choice || !order.trouble.empty()) return order;
  }
  if (order.candidates.size() == 1) {
    order.choice = part(options[order.candidates[0]], "choice");
    // Several who are named one after the other stay in that order: the first part of a divided blow is the largest.
    if (p.figures.size() > 1 && part(*order.choice, "figures").size() == p.figures.size()) {
      Json& figures = (*order.choice)["figures"] = Json::array();
      for (const Spotted* f : p.figures) figures.push_back(f->id);
    }
  } else if (order.candidates.empty()) {
    order.trouble =
        !p.figures.empty() ? p.figures[0]->name + " can do nothing of that kind now" : "I do not understand that";
  }
  return order;
}

}  // namespace fyrd::cli
