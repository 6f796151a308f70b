// Setting up a battle from ids, objects and defaults.
#include "protocol/match.h"

#include <charconv>

#include "data/suggest.h"
#include "data/utf8.h"
#include "protocol/fingerprint.h"

namespace fyrd::protocol {

namespace {

bool is_id_or_object(const Json& value) { return value.is_string() || value.is_object(); }

data::Tree scenario_of(const Ruleset& rules, const data::Library& library, const Json* given,
                       data::Problems& problems) {
  if (!given) return plan(rules, library, "", {}, problems).scenario;  // the first there is
  if (const std::string* id = as_text(*given)) return scenario_tree(rules, library, *id, problems);
  return data::Tree::from_json("scenario", *given, problems);
}

std::vector<data::Tree> sides_of(const Ruleset& rules, const data::Library& library, const data::Tree& scenario,
                                 const Json::array_t* given, data::Problems& problems) {
  std::vector<data::Tree> out;
  if (!given) {
    const std::vector<std::string> ids = suggested_sides(scenario, problems);
    if (!problems.empty()) return out;  // what is missing there would only be reported twice
    for (const std::string& id : ids) out.push_back(warband_tree(rules, library, id, problems));
    return out;
  }
  for (std::size_t i = 0; i < given->size(); ++i) {
    const std::string* id = as_text((*given)[i]);
    out.push_back(id ? warband_tree(rules, library, *id, problems)
                     : data::Tree::from_json("sides[" + std::to_string(i) + "]", (*given)[i], problems));
  }
  return out;
}

}  // namespace

Either<const Ruleset*> read_rules(const std::string& id) {
  if (const Ruleset* found = find_ruleset(id)) return found;
  std::vector<std::string_view> known;
  for (const Ruleset* r : rulesets()) known.push_back(r->id());
  return Fault("unknown_rules", "There are no rules " + data::quoted(id) + data::suggestion(id, known) +
                                    "; there are " + ruleset_names() + ".");
}

const char* dice_name(DiceMode dice) {
  return dice == DiceMode::seeded ? "seeded" : dice == DiceMode::manual ? "manual" : "proven";
}

Either<std::uint64_t> read_seed(const Json& value, std::string_view code) {
  if (const auto n = as_whole(value); n && *n >= 0) return static_cast<std::uint64_t>(*n);
  if (const std::string* text = as_text(value); text && !text->empty() && text->size() <= 20) {
    std::uint64_t n = 0;
    const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), n);
    if (error == std::errc() && end == text->data() + text->size()) return n;
  }
  return Fault(std::string(code),
               "'seed' must be a whole number from 0 to 9223372036854775807, or as text up to 18446744073709551615.");
}

bool is_rules_file(const Ruleset& rules, std::string_view path) {
  const std::string folder = std::string(rules.folder()) + "/";
  if (!path.starts_with(folder)) return false;
  path.remove_prefix(folder.size());
  return !path.starts_with("scenarios/") && !path.starts_with("warbands/");
}

Fault bad_setup(const data::Problems& problems) {
  Fault fault("bad_setup", "The battle cannot be set up.");
  if (!problems.all().empty()) {
    const data::Problem& first = problems.all()[0];
    fault.message = "The battle cannot be set up: " + first.where + ": " + first.message;
    if (problems.count() > 1) fault.message += " (and " + std::to_string(problems.count() - 1) + " more)";
  }
  fault.problems.assign(problems.all().begin(), problems.all().end());
  return fault;
}

Either<Match> open_match(const Ruleset& rules, const data::Library& library, Plan plan, data::Problems& problems,
                         DiceMode dice, std::uint64_t seed) {
  check_options(rules, plan.options, problems);
  std::shared_ptr<const Battle> battle = rules.open(library, plan, problems);
  if (!battle || !problems.empty()) return bad_setup(problems);
  std::vector<DataFile> files;
  for (std::string& path : library.list(std::string(rules.folder()) + "/")) {
    if (is_rules_file(rules, path)) files.push_back({path, *library.find(path)});
  }
  Match match{&rules, std::move(plan), std::move(files), Game(std::move(battle), dice, seed), rules.version()};
  take_fingerprint(match);
  return match;
}

Either<Match> new_match(const data::Library& library, Reader& request) {
  const std::string id = request.text("rules");
  const Json* scenario = request.find("scenario");
  if (scenario && !is_id_or_object(*scenario)) request.wrong("scenario", "an id or an object", *scenario);
  const Json::array_t* sides = request.has("sides") ? &request.list("sides", 1, max_sides) : nullptr;
  for (std::size_t i = 0; sides && i < sides->size(); ++i) {
    if (!is_id_or_object((*sides)[i]))
      request.wrong("sides[" + std::to_string(i) + "]", "an id or an object", (*sides)[i]);
  }
  const DiceMode dice = request.one_of("dice", {"seeded", "manual"}) == 1 ? DiceMode::manual : DiceMode::seeded;
  const Json* options = request.has("options") ? &request.object("options") : nullptr;
  if (request.fault()) return *request.fault();
  const Json* given_seed = request.find("seed");
  const auto seed = given_seed ? read_seed(*given_seed, "bad_request") : Either<std::uint64_t>(1);
  if (!seed) return seed.fault();
  const auto rules = read_rules(id);
  if (!rules) return rules.fault();

  data::Problems problems;
  Plan plan;
  plan.scenario = scenario_of(**rules, library, scenario, problems);
  plan.sides = sides_of(**rules, library, plan.scenario, sides, problems);
  if (options) plan.options = data::Tree::from_json("options", *options, problems);
  if (!problems.empty()) return bad_setup(problems);
  return open_match(**rules, library, std::move(plan), problems, dice, *seed);
}

}  // namespace fyrd::protocol
