// The requests that need no game: what this program is, what there is to choose from, whether a warband will do, and
// how to build one.
#include "ai/player.h"
#include "protocol/band.h"
#include "protocol/fingerprint.h"
#include "protocol/requests.h"
#include "protocol/values.h"
#include "rulesets/campaign.h"

namespace fyrd::protocol {

namespace {

Json ruleset_json(const Ruleset& rules, const data::Library& library) {
  Json out;
  out["id"] = rules.id();
  out["title"] = rules.title();
  out["summary"] = rules.summary();
  out["version"] = rules.version();
  out["unit"] = unit_name(rules.unit());
  out["campaigns"] = campaign_rules(rules) != nullptr;
  out["charts"] = rules.charts();
  out["numbers"] = numbers_json(fingerprint(rules, library), differences(rules, library));
  return out;
}

Json entry_json(const CatalogEntry& entry) {
  Json out;
  out["id"] = entry.id;
  out["name"] = entry.name;
  out["help"] = entry.help;
  return out;
}

Json entries_json(const std::vector<CatalogEntry>& entries) {
  Json::array_t out;
  for (const CatalogEntry& entry : entries) out.push_back(entry_json(entry));
  return out;
}

Json option_json(const GameOption& option) {
  Json out;
  out["key"] = option.key;
  out["name"] = option.name;
  out["help"] = option.help;
  if (option.is_switch()) {
    out["default"] = option.fallback != 0;
    return out;
  }
  out["default"] = option.fallback;
  out["min"] = option.min;
  out["max"] = option.max;
  return out;
}

Json ruling_json(const Ruling& ruling) {
  Json out;
  out["key"] = ruling.key;
  out["name"] = ruling.name;
  out["help"] = ruling.text;
  out["rule"] = ruling.reading;
  out["default"] = ruling.ways()[0].word;
  Json& ways = out["ways"] = Json::array();
  for (const Ruling::Way& way : ruling.ways()) {
    Json& one = ways.emplace_back();
    one["word"] = way.word;
    one["text"] = way.text;
  }
  return out;
}

}  // namespace

std::vector<std::string_view> words(std::string_view list) {
  std::vector<std::string_view> out;
  while (!list.empty()) {
    const std::size_t end = list.find(", ");
    out.push_back(list.substr(0, end));
    list.remove_prefix(end == list.npos ? list.size() : end + 2);
  }
  return out;
}

Either<Json> hello(Call& call, Reader&) {
  Json out;
  out["fyrd"] = FYRD_VERSION;
  out["protocol"] = 1;
  Json& all = out["rulesets"] = Json::array();
  for (const Ruleset* rules : rulesets()) all.push_back(ruleset_json(*rules, call.library));
  Json& players = out["players"] = Json::array();
  for (std::string_view name : words(player_names())) players.push_back(std::string(name));
  return out;
}

Either<Json> show_catalog(Call& call, Reader& request) {
  const std::string id = request.text("rules");
  if (request.fault()) return *request.fault();
  const auto rules = read_rules(id);
  if (!rules) return rules.fault();
  const Catalog all = catalog(**rules, call.library);
  Json out = ruleset_json(**rules, call.library);
  Json& scenarios = out["scenarios"] = Json::array();
  for (const ScenarioEntry& scenario : all.scenarios) {
    Json& entry = scenarios.emplace_back(entry_json(scenario));
    entry["notes"] = scenario.notes;
    entry["sides"] = scenario.sides;
    entry["bands"] = scenario.bands;
    if (!scenario.several.empty()) entry["several"] = scenario.several;
    data::Problems none;  // what is in the catalogue can be read
    const auto guests = suggested_guests(scenario_tree(**rules, call.library, scenario.id, none), none);
    if (!guests.empty()) entry["guests"] = guests;
    if (scenario.exercise) entry["exercise"] = true;
  }
  out["warbands"] = entries_json(all.warbands);
  out["profiles"] = entries_json(all.profiles);
  out["gear"] = entries_json(all.gear);
  out["skills"] = entries_json(all.skills);
  out["terrain"] = entries_json(all.terrain);
  Json& options = out["options"] = Json::array();
  for (const GameOption& option : (*rules)->options()) options.push_back(option_json(option));
  Json& rulings = out["rulings"] = Json::array();
  for (const Ruling& ruling : (*rules)->rulings()) rulings.push_back(ruling_json(ruling));
  return out;
}

Either<Json> check_warband(Call& call, Reader& request) {
  const std::string id = request.text("rules");
  const Json* warband = request.need("warband");
  if (warband && !warband->is_string() && !warband->is_object())
    request.wrong("warband", "an id or an object", *warband);
  if (request.fault()) return *request.fault();
  const auto rules = read_rules(id);
  if (!rules) return rules.fault();

  if (!warband->is_string()) return band_check_json(**rules, call.library, *warband);
  data::Problems problems;
  const data::Tree tree = warband_tree(**rules, call.library, *as_text(*warband), problems);
  return band_check_json(**rules, call.library, tree, problems);
}

Either<Json> show_form(Call& call, Reader& request) {
  const std::string id = request.text("rules");
  if (request.fault()) return *request.fault();
  const auto rules = read_rules(id);
  if (!rules) return rules.fault();
  Json form = form_json(**rules, call.library);
  if (form.is_null()) return Fault("no_form", (*rules)->title() + std::string(" has no warbands to build."));
  return form;
}

Either<Json> list_offers(Call& call, Reader& request) {
  const std::string id = request.text("rules"), part = request.text_or("part", "");
  const Json& given = request.object("warband");
  const std::size_t at = request.whole_or("at", 0, 10'000, 0);
  if (request.fault()) return *request.fault();
  const auto rules = read_rules(id);
  if (!rules) return rules.fault();
  const FormRules* built = form_rules(**rules);
  if (!built) return Fault("no_form", (*rules)->title() + std::string(" has no warbands to build."));
  data::Problems problems;
  const Json warband = data::Tree::from_json("warband", given, problems).to_json();  // which bounds it
  if (!warband.is_object()) return Fault("bad_request", "This warband cannot be read: " + problems.all()[0].message);
  if (!part.empty()) {
    std::string known;
    bool found = false;
    for (const FormPart& one : built->form(call.library).parts) {
      known += (known.empty() ? "" : ", ") + one.key;
      found |= one.key == part;
    }
    if (!found) return Fault("bad_request", "'part' must be one of " + known + ".");
    const auto list = warband.find(part);
    if (list == warband.end() || !list->is_array() || at >= list->size() || !(*list)[at].is_object())
      return Fault("bad_request", "There is no number " + std::to_string(at) + " in '" + part + "' of the warband.");
  }
  Json out;
  out["offers"] = offers_json(**rules, call.library, warband, part, at);
  return out;
}

}  // namespace fyrd::protocol
