// Understanding typed orders.
#include "cli/text/order.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cli/text/choices.h"
#include "cli/text/names.h"
#include "cli/text/typed.h"
#include "cli/text/words.h"

namespace fyrd::cli {

namespace {

constexpr const char* no_facing = "no facing is asked here";
constexpr const char* no_number = "no number is asked here";

// A way typed out: the rest of the choice is taken from a listed one for the same figure.
Order order_path(const Scene& s, const Json& decision, const Json& options, const Typed& p, const Spotted* current) {
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
    if (text_of(c, "verb") != text_of(*verb, "name")) continue;
    if (who && uses(*verb, "figure") && !mentions(c, who->id)) continue;
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
  const Typed p = read_typed(s, decision, words, goes);
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
