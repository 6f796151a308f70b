// Reading and writing experiments.
#include "cli/lab/experiment.h"

#include <fstream>

#include "cli/complaint.h"
#include "cli/files/file.h"
#include "cli/files/record.h"
#include "data/tree.h"

namespace fyrd::cli {

namespace {

constexpr std::int64_t most_rounds = 100'000'000;

std::vector<std::string> texts(const data::Node& list, data::Problems& problems) {
  std::vector<std::string> all;
  for (const data::Node& item : list.items(problems)) all.push_back(item.text(problems));
  return all;
}

std::map<std::string, std::string> texts_by_key(const data::Node& table, data::Problems& problems) {
  std::map<std::string, std::string> all;
  for (const auto& [key, value] : table.entries(problems)) all[key] = value.text(problems, data::Tree::max_bytes);
  return all;
}

// In thousandths of a percent, as a file may have them.
double points(const data::Node& node, double otherwise, const Json& json, data::Problems& problems) {
  if (!node.present()) return otherwise;
  const double value = json.is_number() ? json.get<double>() : -1;
  if (value < 0 || value > 100) node.refuse(problems, "'" + node.key() + "' must be a number of percent, 0 to 100");
  return value;
}

Experiment read(const data::Tree& tree, data::Problems& problems) {
  Experiment e;
  const data::Node root = tree.root();
  const Json json = tree.to_json();
  root.only(problems, {"asks", "rules",  "scenarios", "bands",   "set",           "options", "players", "variants",
                       "seed", "rounds", "swap",      "one_end", "fixed",         "apart",   "lose",    "more",
                       "less", "of",     "target",    "fyrd",    "rules_version", "data",    "own"});
  e.asks = root["asks"].text_or(problems, e.asks);
  e.rules = root["rules"].text(problems);
  e.scenarios = texts(root["scenarios"], problems);
  if (const Json& bands = part(json, "bands"); bands.is_array()) e.bands.assign(bands.begin(), bands.end());
  for (const data::Node& band : root["bands"].items(problems, 0, 5)) {
    if (band.kind() != data::Kind::text && band.kind() != data::Kind::table)
      band.refuse(problems, "a band is a name or a whole band");
  }
  e.set = texts(root["set"], problems), e.options = texts(root["options"], problems);
  if (root["players"].present()) e.players = texts(root["players"], problems);
  for (const data::Node& one : root["variants"].items(problems)) {
    one.only(problems, {"name", "set", "options", "forbid", "bands"});
    Variant variant;
    if (const Json& bands = part(part(json, "variants")[e.variants.size()], "bands"); bands.is_array())
      variant.bands.assign(bands.begin(), bands.end());
    variant.name = one["name"].text(problems);
    variant.set = texts(one["set"], problems), variant.options = texts(one["options"], problems);
    variant.forbid = texts(one["forbid"], problems);
    e.variants.push_back(std::move(variant));
  }
  e.seed = root["seed"].whole_or(problems, 0, INT64_MAX, 1);
  e.rounds = static_cast<std::uint32_t>(root["rounds"].whole_or(problems, 1, most_rounds, e.rounds));
  e.swap = root["swap"].flag_or(problems, false), e.one_end = root["one_end"].flag_or(problems, false);
  e.fixed = root["fixed"].flag_or(problems, false);
  e.apart = root["apart"].flag_or(problems, false), e.lose = root["lose"].flag_or(problems, false);
  e.more = points(root["more"], e.more, part(json, "more"), problems);
  e.less = points(root["less"], e.less, part(json, "less"), problems);
  e.of = root["of"].text_or(problems, e.of);
  if (root["target"].present()) e.target = number_of(json, "target");
  e.version = root["fyrd"].text_or(problems, ""), e.rules_version = root["rules_version"].text_or(problems, "");
  e.data = texts_by_key(root["data"], problems), e.own = texts_by_key(root["own"], problems);
  return e;
}

std::optional<Experiment> judged(const data::Tree& tree, data::Problems& problems, int& code) {
  Experiment e = read(tree, problems);
  if (problems.empty()) return e;
  code = complain(problems);
  return {};
}

}  // namespace

Json experiment_json(const Experiment& e) {
  Json out;
  if (!e.version.empty()) out["fyrd"] = e.version;
  out["asks"] = e.asks;
  out["rules"] = e.rules;
  if (!e.rules_version.empty()) out["rules_version"] = e.rules_version;
  out["scenarios"] = e.scenarios;
  out["bands"] = e.bands;
  if (!e.set.empty()) out["set"] = e.set;
  if (!e.options.empty()) out["options"] = e.options;
  out["players"] = e.players;
  for (const Variant& v : e.variants) {
    Json one{{"name", v.name}};
    if (!v.set.empty()) one["set"] = v.set;
    if (!v.options.empty()) one["options"] = v.options;
    if (!v.forbid.empty()) one["forbid"] = v.forbid;
    if (!v.bands.empty()) one["bands"] = v.bands;
    out["variants"].push_back(one);
  }
  out["seed"] = e.seed;
  out["rounds"] = e.rounds;
  const std::pair<const char*, bool> flags[] = {
      {"swap", e.swap}, {"one_end", e.one_end}, {"fixed", e.fixed}, {"apart", e.apart}, {"lose", e.lose}};
  for (const auto& [key, on] : flags) {
    if (on) out[key] = true;
  }
  if (e.asks == "compare" || e.asks == "fair") out["more"] = e.more, out["less"] = e.less;
  if (e.asks == "tune") out["of"] = e.of, out["target"] = e.target;
  if (!e.data.empty()) out["data"] = e.data;
  if (!e.own.empty()) out["own"] = e.own;
  return out;
}

std::optional<Experiment> experiment_from(const Json& json, const std::string& name, int& code) {
  data::Problems problems;
  const Json& inner = part(json, "experiment");
  return judged(data::Tree::from_json(name, inner.is_object() ? inner : json, problems), problems, code);
}

std::optional<Experiment> read_experiment(const std::string& file, int& code) {
  if (file.ends_with(".toml")) {
    std::string error;
    const auto text = read_file(file, error);
    if (!text) return code = complain(error), std::nullopt;
    data::Problems problems;
    return judged(data::Tree::parse_toml(file, *text, problems), problems, code);
  }
  // Rows say it in their first line, which in CSV is a remark; a result is one object over many lines.
  std::ifstream in(file, std::ios::binary);
  std::string first;
  if (!in || !std::getline(in, first)) return code = complain("there is no experiment in " + file), std::nullopt;
  if (first.starts_with("# ")) first.erase(0, 2);
  if (const auto json = protocol::parse(first)) return experiment_from(*json, file, code);
  const auto whole = read_json(file, "experiment", code);
  return whole ? experiment_from(*whole, file, code) : std::nullopt;
}

Variant read_variant(const std::string& text) {
  Variant variant{.name = text, .set = {}, .options = {}};
  if (text == "as-is") return variant;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t comma = std::min(text.find(',', at), text.size());
    std::string one = text.substr(at, comma - at);
    one.erase(0, std::min(one.find_first_not_of(' '), one.size()));
    const std::string key = one.substr(0, one.find('='));
    if (key == "forbid")
      variant.forbid.push_back(one.substr(std::min(one.size(), key.size() + 1)));
    else
      (key.find('.') == std::string::npos ? variant.options : variant.set).push_back(one);
    at = comma + 1;
  }
  return variant;
}

}  // namespace fyrd::cli
