// Writing a game down, and playing it again from what is written.
#include "protocol/record.h"

#include <algorithm>

#include "crypto/sha256.h"
#include "data/utf8.h"
#include "protocol/choice.h"
#include "protocol/fingerprint.h"
#include "protocol/proof.h"
#include "protocol/view.h"

namespace fyrd::protocol {

namespace {

constexpr const char* code = "bad_record";

Json inputs_json(const Game& game) {
  Json::array_t out;
  out.reserve(game.inputs().size());
  for (const Input& input : game.inputs()) out.push_back(input_json(game.battle(), input));
  return out;
}

// The record's own data files over those of the session.
Either<data::Library> laid_over(const Ruleset& rules, data::Library library, const Json& files) {
  const auto& all = *files.get_ptr<const Json::object_t*>();
  if (all.size() > max_record_files)
    return Fault(code, "'record.data' may have " + std::to_string(max_record_files) + " files.");
  for (const auto& [path, value] : all) {
    if (!is_rules_file(rules, path))
      return Fault(code, "'record.data' may have files of " + std::string(rules.folder()) +
                             "/ outside its scenarios and warbands, not " + data::quoted(path) + ".");
    const std::string* text = as_text(value);
    if (!text) return Fault(code, data::quoted(path) + " in 'record.data' must be text, not " + kind_of(value) + ".");
    library.put(path, *text);
  }
  return library;
}

Either<Match> open_setup(const Ruleset& rules, const data::Library& library, const Json& setup) {
  Reader in(setup, code, "record.setup");
  in.only({"scenario", "sides", "options", "rulings", "seed", "dice"});
  const Json& scenario = in.object("scenario");
  const Json::array_t& sides = in.list("sides", 1, max_sides);
  const Json options = chosen_options(rules, in);
  in.need("dice");
  const auto dice = static_cast<DiceMode>(in.one_of("dice", {"seeded", "manual", "proven"}));
  const Json* given_seed = in.need("seed");
  if (in.fault()) return *in.fault();
  const auto seed = read_seed(*given_seed, code);
  if (!seed) return seed.fault();

  data::Problems problems;
  Plan plan;
  plan.scenario = data::Tree::from_json("setup.scenario", scenario, problems);
  for (std::size_t i = 0; i < sides.size(); ++i)
    plan.sides.push_back(data::Tree::from_json("setup.sides[" + std::to_string(i) + "]", sides[i], problems));
  plan.options = data::Tree::from_json("setup.options", options, problems);
  if (!problems.empty()) return bad_setup(problems);
  return open_match(rules, library, std::move(plan), problems, dice, *seed);
}

Either<std::vector<std::uint16_t>> read_faces(Reader& in) {
  std::vector<std::uint16_t> out;
  for (const Json& face : in.list("faces", 0, max_dice)) {
    const auto n = as_whole(face);
    if (!n || *n < 0 || *n > UINT16_MAX) return Fault(code, in.label("faces") + " must be a list of whole numbers.");
    out.push_back(static_cast<std::uint16_t>(*n));
  }
  if (in.fault()) return *in.fault();
  return out;
}

// Gives the game one input. A choice is read with the verbs of the question it answers, which is the one pending.
std::optional<Fault> feed(Game& game, const Json& input, std::size_t i) {
  const std::string label = "record.inputs[" + std::to_string(i) + "]";
  Reader in(input, code, label);
  const auto refused = [&](const std::string& message, const std::string& rule) {
    return Fault("record_refused", "Input " + std::to_string(i) + " is refused: " + message, rule);
  };
  if (in.has("faces")) {
    in.only({"faces"});
    const auto faces = read_faces(in);
    if (in.fault()) return in.fault();
    if (!faces) return faces.fault();
    if (const Verdict no = game.roll(*faces)) return refused(no->message, no->rule);
    return {};
  }
  in.only({"side", "choice"});
  const Side side{static_cast<std::uint8_t>(in.whole("side", 0, max_sides - 1))};
  const Json& value = in.object("choice");
  if (in.fault()) return in.fault();
  const Wanted* wanted = game.wanted_of(side);
  if (!wanted) return refused("nothing is asked of side " + std::to_string(side.index) + " there.", "");
  const auto choice = read_choice(game.battle(), wanted->verbs, value);
  if (!choice) return refused(choice.fault().message, choice.fault().rule);
  if (const Verdict no = game.answer(side, *choice)) return refused(no->message, no->rule);
  return {};
}

// Whether the replayed game is the one that was recorded.
std::optional<Fault> compare(const Match& match, const Json::array_t& checkpoints, const Json& result,
                             const std::string& version) {
  const std::vector<std::uint64_t> hashes = match.game.checkpoint_hashes();
  for (std::size_t i = 0; i < std::max(hashes.size(), checkpoints.size()); ++i) {
    const std::string* recorded = i < checkpoints.size() ? as_text(checkpoints[i]) : nullptr;
    if (recorded && i < hashes.size() && *recorded == hash_text(hashes[i])) continue;
    std::string message = "The state at checkpoint " + std::to_string(i) + " is not the one recorded.";
    if (i >= checkpoints.size()) message = "The inputs lead to more checkpoints than are recorded.";
    if (i >= hashes.size()) message = "The inputs lead to fewer checkpoints than are recorded.";
    if (version != match.rules->version())
      message += " It was played by version " + data::quoted(version) + " of the rules, and this is '" +
                 match.rules->version() + "'.";
    return Fault("hash_mismatch", std::move(message));
  }
  // The words of a verdict may be mended from version to version; who won may not.
  const Json now = result_json(match.game.battle(), match.game.now());
  const auto winner = [](const Json& r) {
    return r.is_object() && r.contains("winner") ? r["winner"] : Json("nobody yet");
  };
  if (now.is_null() != result.is_null() || (!now.is_null() && winner(now) != winner(result)))
    return Fault("result_mismatch", "The game does not end as the record says it does.");
  return {};
}

// Whether the dice are what the record says of them.
std::optional<Fault> compare_dice(const Match& match, const Json::array_t* said, Findings& found) {
  for (const Input& input : match.game.inputs()) found.rolls += input.kind == Input::Kind::roll;
  found.proven = match.proof.has_value();
  found.unchecked = found.proven && !crypto::has_hmac();
  if (found.unchecked) return {};
  found.typed = not_following(match.game, thrower_of(match, found.proven));
  if (!said) return {};
  std::vector<std::size_t> told;
  for (const Json& one : *said) {
    const auto n = as_whole(one);
    if (!n || *n < 0) return Fault(code, "'record.typed' must be a list of numbers of inputs.");
    told.push_back(*n);
  }
  found.told = told == found.typed;
  for (const std::size_t i : found.typed)
    if (std::find(told.begin(), told.end(), i) == told.end())
      return Fault("dice_mismatch", "The dice of input " + std::to_string(i) + " do not follow from the " +
                                        (found.proven ? "secret and the words" : "seed") +
                                        ", and the record does not say that they were typed in.");
  if (!found.told) return Fault("dice_mismatch", "The record says of dice that they were typed in, which were not.");
  return {};
}

}  // namespace

Json input_json(const Battle& battle, const Input& input) {
  Json out;
  if (input.kind == Input::Kind::choice) {
    out["side"] = input.side.index;
    out["choice"] = choice_json(battle, input.verb, input.choice);
  } else {
    out["faces"] = input.faces;
  }
  return out;
}

Json chosen_options(const Ruleset& rules, Reader& setup) {
  Json options = setup.object("options");
  if (setup.has("rulings")) options.update(setup.object("rulings"));
  for (const Ruling& one : rules.rulings()) {
    if (one.before > 0 && !options.contains(one.key)) options[one.key] = one.ways()[one.before].word;
  }
  return options;
}

Json setup_json(const Ruleset& rules, const Plan& plan) {
  Json out;
  out["scenario"] = plan.scenario.to_json();
  Json& sides = out["sides"] = Json::array();
  for (const data::Tree& side : plan.sides) sides.push_back(side.to_json());
  Json& options = out["options"] = plan.options.to_json();
  // Every one of them, so that a letter read anew changes no battle already played.
  Json rulings = Json::object();
  for (const Ruling& one : rules.rulings()) {
    options.erase(one.key);
    rulings[one.key] = one.ways()[ruling(rules, plan.options, one.key)].word;
  }
  out["rulings"] = std::move(rulings);
  return out;
}

Json record_json(const Match& match) {
  Json out;
  out["format"] = record_format;
  out["fyrd"] = FYRD_VERSION;
  out["rules"] = match.rules->id();
  out["rules_version"] = match.rules->version();
  Json& setup = out["setup"] = setup_json(*match.rules, match.plan);
  setup["seed"] = std::to_string(match.game.seed());  // text: many readers hold numbers only to 2^53
  setup["dice"] = dice_name(match.game.dice());
  Json& data = out["data"] = Json::object();
  for (const DataFile& file : match.data) data[file.path] = file.text;
  out["fingerprint"] = fingerprint(out);
  out["inputs"] = inputs_json(match.game);
  const bool proven = match.game.dice() == DiceMode::proven;
  if (!proven || crypto::has_hmac()) out["typed"] = not_following(match.game, thrower_of(match, proven));
  if (proven) out["proof"] = proof_json(match);
  Json& checkpoints = out["checkpoints"] = Json::array();
  for (std::uint64_t hash : match.game.checkpoint_hashes()) checkpoints.push_back(hash_text(hash));
  out["result"] = result_json(match.game.battle(), match.game.now());
  return out;
}

Either<Match> load_record(const data::Library& library, const Json& record, bool verify, Findings* findings) {
  Reader in(record, code, "record");
  const Json* format = in.need("format");
  if (in.fault()) return *in.fault();
  if (as_whole(*format) != record_format) {  // before all else: another format may have any other keys
    return Fault("unsupported_format", "This program reads records of format " + std::to_string(record_format) +
                                           ", not " + data::printable(dump(*format), 40) + ".");
  }
  in.only({"format", "fyrd", "rules", "rules_version", "setup", "data", "fingerprint", "inputs", "typed", "proof",
           "checkpoints", "result"});
  const std::string written_by = in.text("fyrd");
  const std::string id = in.text("rules"), version = in.text("rules_version");
  const Json& setup = in.object("setup");
  const Json& files = in.object("data");
  const Json::array_t& inputs = in.list("inputs", 0, Game::max_inputs);
  const Json::array_t& checkpoints = in.list("checkpoints", 0, max_record_checkpoints);
  const std::string said = in.text_or("fingerprint", "");
  const Json::array_t* typed = in.has("typed") ? &in.list("typed", 0, Game::max_inputs) : nullptr;
  const Json* result = in.need("result");
  if (result && !result->is_null() && !result->is_object()) in.wrong("result", "an object or null", *result);
  if (in.fault()) return *in.fault();
  const auto rules = read_rules(id);
  if (!rules) return rules.fault();
  const auto over = laid_over(**rules, library, files);
  if (!over) return over.fault();
  Either<Match> match = open_setup(**rules, *over, setup);
  if (!match) return match;

  // Dice are read, not drawn, until the record ends; its own way of rolling holds only from there on.
  Game& game = match->game;
  const DiceMode dice = game.dice();
  if (in.has("proof") != (dice == DiceMode::proven))
    return Fault(code, "A record has a 'proof' if its dice are proven, and only then.");
  if (in.has("proof")) {
    auto proof = read_proof(in.object("proof"), game.battle().parties.size());
    if (!proof) return proof.fault();
    match->proof = std::move(*proof);
  }
  game = Game(game.shared_battle(), DiceMode::manual, game.seed());
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    if (auto fault = feed(game, inputs[i], i)) return std::move(*fault);
  }
  let_dice_fall(*match);
  Findings found;
  auto unsaid = compare_dice(*match, typed, found);
  const Json* throws = match->proof ? Reader(record["proof"], code).find("throws") : nullptr;
  if (verify && throws && *throws != throws_json(game))
    return Fault("proof_mismatch", "The throws of the proof are not those of the battle.");
  if (verify) {
    if (!said.empty() && said != fingerprint(record))
      return Fault("numbers_mismatch", "The numbers in the record are not those it says it was played by.");
    if (auto fault = compare(*match, checkpoints, *result, version)) return std::move(*fault);
    if (unsaid) return std::move(*unsaid);
  }
  if (findings) *findings = std::move(found);
  match->played_by = version;
  if (written_by != FYRD_VERSION) match->written_by = data::printable(written_by, 40);
  take_fingerprint(*match);
  game.set_dice(dice);
  return match;
}

}  // namespace fyrd::protocol
