// The fields all warbands share, and lists of names.
#include "rulesets/form.h"

namespace fyrd {

const char* form_kind_name(FormKind kind) {
  constexpr const char* names[] = {"text", "flag", "number", "one", "many", "names"};
  return names[static_cast<std::size_t>(kind)];
}

FormField band_name_field() {
  return {.key = "name", .name = "Name of the band", .help = "As it is told in the story."};
}
FormField band_help_field() {
  return {.key = "help", .name = "About it", .help = "A line for whoever chooses among bands."};
}
FormField name_field() { return {.key = "name", .name = "Name", .help = ""}; }

std::vector<NameList> name_lists(const Ruleset& rules, const data::Library& library) {
  data::Problems problems;
  std::vector<NameList> lists;
  const std::string path = "names/" + std::string(rules.folder()) + ".toml";
  if (library.find(path) == nullptr) return lists;
  const data::Tree tree = library.tree(path, problems);
  const auto texts = [&](const data::Node& node) {
    std::vector<std::string> all;
    for (const data::Node& item : node.items(problems, 0, 500)) all.push_back(item.text(problems, 40));
    return all;
  };
  for (const auto& [id, node] : tree.root().entries(problems))
    lists.push_back({id, node["name"].text_or(problems, id, 60), texts(node["people"]), texts(node["bands"])});
  return lists;
}

}  // namespace fyrd
