// Reading styles.
#include "paper/style.h"

#include <algorithm>

#include "core/play/facts.h"

namespace fyrd::paper {

namespace {

std::vector<std::string> texts(const data::Node& list, data::Problems& problems) {
  std::vector<std::string> out;
  for (const data::Node& each : list.items(problems)) out.push_back(each.text(problems, 60));
  return out;
}

bool is_for(const Ruleset& rules, const data::Node& node, data::Problems& problems) {
  const std::vector<std::string> named = texts(node["rules"], problems);
  return named.empty() || std::find(named.begin(), named.end(), rules.id()) != named.end();
}

}  // namespace

Style style_of(const Ruleset& rules, const data::Library& library, data::Problems& problems) {
  Style style;
  const std::string path = std::string("paper/") + rules.folder() + ".toml";
  if (library.find(path) == nullptr) return style;
  const data::Tree tree = library.tree(path, problems);
  const data::Node root = tree.root();
  root.only(problems, {"boxes", "no_card", "off_cards", "off_cards_of", "off_roster", "off_sheets"});
  for (const data::Node& node : root["boxes"].items(problems)) {
    node.only(problems, {"name", "token", "facts", "needs", "unless", "as_many", "count", "rules"});
    Box box;
    box.name = node["name"].text(problems, 30);
    box.token = node["token"].text(problems, 30);
    box.facts = texts(node["facts"], problems);
    box.needs = node["needs"].text_or(problems, "", 30);
    box.unless = node["unless"].text_or(problems, "", 30);
    box.as_many = node["as_many"].text_or(problems, "", 30);
    box.count = static_cast<int>(node["count"].whole_or(problems, 1, 20, 1));
    if (is_for(rules, node, problems)) style.boxes.push_back(std::move(box));
  }
  style.no_card = texts(root["no_card"], problems);
  style.off_cards = texts(root["off_cards"], problems);
  for (std::string& more : texts(root["off_cards_of"][rules.id()], problems))
    style.off_cards.push_back(std::move(more));
  style.off_roster = texts(root["off_roster"], problems);
  style.off_sheets = texts(root["off_sheets"], problems);
  return style;
}

bool may_never_come(const Style& style, const Battle& battle, const Tabletop& now, FigureId id) {
  Facts facts;
  battle.describe(now, id, facts);
  return std::any_of(facts.all.begin(), facts.all.end(), [&](const Fact& fact) {
    return std::find(style.no_card.begin(), style.no_card.end(), fact.key) != style.no_card.end();
  });
}

}  // namespace fyrd::paper
